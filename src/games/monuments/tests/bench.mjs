/* bench.mjs - runs inside the page: draws the table of Monuments by
 * itself from what an engine says, and looks for faults in what it drew.
 */

/** Puts `bench` into the page. Everything it needs is inside: the browser gets
 * the text of this function. */
export async function layBench() {
  const at = (path) => new URL(path, document.baseURI).href;
  const [{ html, render }, { table }, { openEngine }, { placeOf }] = await Promise.all(
    ["lib/preact.js", "games/monuments/page/table.js", "engine/engine.js", "games/monuments/page/moves.js"].map(
      (path) => import(at(path)),
    ),
  );
  const { makeWords } = await import(at("shell/words/fluent.js"));
  const { loadSentences } = await import(at("shell/play/kit.js"));
  const words = makeWords("en", await loadSentences("monuments"));
  const { t } = words;
  const content = await (await fetch(at("games/monuments/content.json"))).json();
  const style = Object.assign(document.createElement("link"), {
    rel: "stylesheet",
    href: "games/monuments/page/style.css",
  });
  document.head.append(style);
  await new Promise((resolve) => (style.onload = resolve));
  const app = Object.assign(document.createElement("div"), { id: "app" });
  document.body.replaceChildren(app);
  const engine = await openEngine();
  const bench = { engine, table, content, t, now: null, log: [], seen: null, picked: null, nodes: {} };
  window.bench = bench;

  bench.props = () => ({
    now: bench.now,
    content,
    say: (fact) => (fact ? words.say(fact) : ""),
    t,
    choices: bench.now.choices,
    seen: bench.seen,
    selected: null,
    select: () => {},
    seats: bench.now.names.map((name, seat) => ({
      name,
      label: t("seat", { id: name }),
      colour: table.colours(bench.now)[seat],
      kind: "human",
      you: seat === bench.now.viewer,
    })),
    last: bench.log.slice(bench.log.findLastIndex((entry) => entry.seat === bench.now.viewer) + 1),
    about: (id) => ({ "data-about": id }),
    moves: null,
    narrow: innerWidth < 700,
    pick: (move) => (bench.picked = move),
    preview: () => {},
  });
  bench.draw = () => {
    const props = bench.props();
    const { title, detail, buttons } = table.ask(props);
    render(
      html`<div class="lintel asks">
          <div class="prompt-box">
            <div class=${`prompt ${table.colours(bench.now)[0]}`} id="prompt">
              <p>${title}<small>${detail}</small></p>
              ${buttons.map(
                (b) => html`<button type="button" class="btn" data-move=${b.move} onClick=${() => props.pick(b.move)}>
                  ${b.label}
                </button>`,
              )}
            </div>
          </div>
        </div>
        <main class="table">
          <h1 class="unseen">Monuments</h1>
          <div class="stage monuments"><${table.Table} ...${props} /></div>
        </main>`,
      app,
    );
  };
  /** Draws what whoever decides sees, or a given viewer. */
  bench.show = async (viewer) => {
    const { act } = await engine.status();
    const seat = viewer !== undefined ? viewer : (act.find((s) => s !== "chance") ?? 0);
    bench.now = await engine.snapshot(seat);
    bench.log = await engine.log(seat, Math.max(1, bench.now.count - 40));
    Object.assign(bench, { seen: null, picked: null });
    const node = bench.now.state.stack[0];
    bench.nodes[node] = (bench.nodes[node] ?? 0) + 1;
    bench.draw();
  };
  bench.look = async (move) => {
    bench.seen = { move, now: await engine.preview(bench.now.viewer, move) };
    bench.draw();
  };

  const broken = (text) =>
    typeof text !== "string" || text === "" || /undefined|NaN|\[object|null\b|=>|[{}]|\.\s*\./.test(text);
  /** What is wrong with what is drawn. */
  bench.faults = () => {
    const wrong = [];
    const props = bench.props();
    const shown = [...document.querySelectorAll("[data-move]")];
    const moves = shown.map((element) => element.dataset.move);
    const legal = new Set(bench.now.choices.map((choice) => choice.move));
    for (const move of legal) if (!moves.includes(move)) wrong.push(`out of reach: ${move}`);
    for (const move of moves) if (!legal.has(move)) wrong.push(`offered, but no choice: ${move}`);
    if (new Set(moves).size !== moves.length)
      wrong.push(`offered twice: ${moves.filter((move, i) => moves.indexOf(move) !== i)}`);
    for (const { move, fact } of bench.now.choices)
      if ((placeOf(fact) === "prompt") !== Boolean(document.querySelector(`#prompt [data-move="${move}"]`)))
        wrong.push(`in the wrong place: ${move}`);
    for (const element of document.querySelectorAll('.stage [role="button"], .stage [role="img"], #prompt button')) {
      const name = element.getAttribute("aria-label") ?? element.textContent;
      if (broken(name)) wrong.push(`name of ${element.outerHTML.slice(0, 120)}`);
    }
    for (const id of new Set([...document.querySelectorAll("[data-about]")].map((element) => element.dataset.about))) {
      const text = table.explain(id, props);
      if (!text || broken(text.title) || text.lines.some(broken))
        wrong.push(`explanation of ${id}: ${JSON.stringify(text)}`);
    }
    for (const entry of bench.log) {
      const text = words.tell(entry.fact, "Ada");
      if (typeof text !== "string" || /undefined|NaN|\[object|[{}]/.test(text))
        wrong.push(`sentence of ${entry.move}: ${text}`);
    }
    if (broken(table.status(props))) wrong.push(`status: ${table.status(props)}`);
    const said = app.textContent.match(/.{0,40}(undefined|NaN|\[object|[{}]).{0,40}/)?.[0];
    if (said) wrong.push(`text: ${said}`);
    if (table.ask(props).title === t("choose")) wrong.push(`no prompt for ${bench.now.state.stack[0]}`);
    return wrong;
  };

  /** Warlike wishes first, so that battles are met; else what a bot thinks. */
  const wishes = [
    /^bonus military/,
    /^play attack/,
    /^attacker /,
    /^play monument/,
    /^train (army|navy|airforce)/,
    /^play train/,
    /^build ferry/,
    /^board f\d+ with/,
  ];
  bench.wish = async (seat, n) => {
    const moves = bench.now.choices.map((choice) => choice.move);
    const wish = n % 3 ? wishes.map((pattern) => moves.find((move) => pattern.test(move))).find(Boolean) : undefined;
    if (wish) return wish;
    const thought = await engine.think(seat, "easy");
    return typeof thought === "string" ? thought : thought.move;
  };
  /** Plays on for so many decisions and looks at each; gives the first faults. */
  bench.tour = async (decisions) => {
    for (let n = 0; n < decisions; n++) {
      const status = await engine.status();
      if (status.over) return [];
      await bench.show();
      const seat = bench.now.viewer;
      const move = await bench.wish(seat, n);
      let wrong = bench.faults();
      if (wrong.length === 0 && n % 2 === 0) {
        await bench.look(move);
        wrong = bench.faults().map((fault) => `foreseeing ${move}: ${fault}`);
      }
      if (wrong.length > 0) return [`move ${bench.now.count}, ${bench.now.state.stack[0]}`, ...wrong.slice(0, 5)];
      await engine.play(seat, move);
    }
    return [];
  };
}
