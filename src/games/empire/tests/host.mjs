/* host.mjs - runs inside the page: draws the table of Eight-Minute Empire
 * by itself, from snapshots of an engine of its own, and checks what it drew.
 */

/** Puts `host` into the page. Everything it needs is inside: the browser gets
 * the text of this function. */
export async function installHost() {
  const at = (path) => new URL(path, document.baseURI).href;
  const { openEngine } = await import(at("engine/engine.js"));
  const { html, render } = await import(at("lib/preact.js"));
  const { table } = await import(at("games/empire/page/table.js"));
  const content = await (await fetch(at("games/empire/content.json"))).json();
  const { makeWords } = await import(at("shell/words/fluent.js"));
  const { loadSentences } = await import(at("shell/play/kit.js"));
  const words = makeWords("en", await loadSentences("empire"));
  const { t } = words;
  const engine = await openEngine();
  const box = document.createElement("div");
  box.className = "stage";
  document.body.replaceChildren(box);

  const random = (seed) => {
    let state = seed >>> 0 || 1;
    return (below) => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
  };

  const seatsOf = (now) =>
    now.names.map((name, seat) => ({
      name,
      colour: name,
      label: words.say({ is: "seat", id: name }),
      kind: "human",
      you: seat === now.viewer,
    }));

  /** Draws, and gives what a tester asks: the props, the prompt, the moves. */
  function draw(now, { narrow, seen = null, selected = null, last = [], pick = () => {} }) {
    const props = {
      now,
      content,
      seats: seatsOf(now),
      choices: now.choices,
      pick,
      preview: () => {},
      seen,
      last,
      selected,
      select: () => {},
      about: (id) => ({ "data-about": id }),
      moves: null,
      narrow,
      say: (fact) => (fact ? words.say(fact) : ""),
      offer: ({ fact }) => words.offer(fact),
      t,
    };
    render(html`<${table.Table} ...${props} />`, box);
    const ask = table.ask(props);
    const buttons = ask.buttons.map((button) => button.move);
    const shown = [...box.querySelectorAll("[data-move]")].map((element) => element.dataset.move);
    return { props, ask, moves: new Set([...buttons, ...shown]) };
  }

  /** Text that shows a mistake of the program. */
  const isBroken = (text) =>
    typeof text !== "string" || text === "" || /undefined|NaN|null|\[object|function|[{}]/.test(text);

  function checkWords({ props, ask }, say) {
    if (!props.now.over && isBroken(ask.title)) say(`prompt: ${ask.title}`);
    if (ask.detail && isBroken(ask.detail)) say(`detail: ${ask.detail}`);
    for (const button of ask.buttons) if (isBroken(button.label)) say(`button: ${button.label}`);
    for (const element of box.querySelectorAll('[role="button"], [role="img"]')) {
      const name = element.getAttribute("aria-label") ?? element.textContent;
      if (isBroken(name)) say(`name of ${element.outerHTML.slice(0, 90)}`);
    }
    for (const element of box.querySelectorAll("[data-about]")) {
      const told = table.explain(element.dataset.about, props);
      if (!told || isBroken(told.title) || told.lines.some(isBroken))
        say(`explanation of ${element.dataset.about}: ${JSON.stringify(told)}`);
    }
    if (isBroken(table.status(props))) say(`status: ${table.status(props)}`);
    if (/undefined|NaN|\[object|[{}]/.test(box.textContent))
      say(`text: ${box.textContent.match(/.{0,40}(undefined|NaN|\[object|[{}]).{0,40}/)?.[0]}`);
  }

  /** Every choice is on the board or in the prompt, some after a first tap. */
  function checkChoices(now, options, say) {
    const first = draw(now, options);
    const reached = new Set(first.moves);
    const regions = [...box.querySelectorAll("[data-select]")].map((element) => element.dataset.select);
    for (const selected of regions) {
      for (const move of draw(now, { ...options, selected }).moves) reached.add(move);
    }
    const legal = new Set(now.choices.map((choice) => choice.move));
    for (const move of legal) if (!reached.has(move)) say(`out of reach: ${move} (${[...reached].join(", ")})`);
    for (const move of reached) if (!legal.has(move)) say(`offered, but not legal: ${move}`);
    return draw(now, options);
  }

  const problemsInto = (list, where) => (text) => list.push(`${where()}: ${text}`);

  /** Plays at random and checks some positions for every viewer. */
  async function checkMatch(how, seed, narrow) {
    const next = random(seed);
    const problems = [];
    const kinds = new Set();
    let positions = 0;
    let choices = 0;
    await engine.begin({ game: "empire", seed: String(seed), ...how });
    let status = await engine.status();
    const say = problemsInto(problems, () => `after move ${status.count}`);
    while (!status.over) {
      const seat = status.act[0];
      const now = await engine.snapshot(seat);
      const log = await engine.log(seat, 0);
      const dull = positions > 6 && next(4) > 0;
      const pick = now.choices[next(now.choices.length)].move;
      for (const choice of now.choices) kinds.add(choice.move.split(" ")[0]);
      if (!dull) {
        positions++;
        choices += now.choices.length;
        const last = log.slice(-6);
        checkWords(checkChoices(now, { narrow, last }, say), say);
        const seen = { move: pick, now: await engine.preview(seat, pick) };
        checkWords(draw(now, { narrow, seen, last }), say);
        if (positions % 5 === 0) await checkOthers(now, seat, narrow, say);
      }
      await engine.play(seat, pick);
      status = await engine.status();
    }
    await checkEnd(narrow, say);
    return { problems, positions, choices, kinds: [...kinds] };
  }

  /** What the others and a spectator see: drawn, and nothing to choose. */
  async function checkOthers(now, seat, narrow, say) {
    for (const viewer of [null, ...now.names.keys()].filter((one) => one !== seat)) {
      const theirs = await engine.snapshot(viewer);
      if (theirs.choices.length > 0) continue; /* all bid at once */
      const drawn = draw(theirs, { narrow });
      if (drawn.moves.size > 0) say(`viewer ${viewer} is offered ${[...drawn.moves]}`);
      checkWords(drawn, say);
    }
  }

  async function checkEnd(narrow, say) {
    const now = await engine.snapshot(0);
    const drawn = draw(now, { narrow });
    if (!now.over || drawn.moves.size > 0) say("the end offers moves");
    checkWords(drawn, say);
    for (const entry of await engine.log(0, 0)) {
      const said = words.tell(entry.fact, "Ada");
      if (isBroken(said)) say(`sentence of ${entry.move}: ${said}`);
    }
  }

  /** Plays by clicking whatever can be chosen first. */
  async function playFirst(how, seed) {
    const problems = [];
    let moves = 0;
    await engine.begin({ game: "empire", seed: String(seed), ...how });
    let status = await engine.status();
    while (!status.over && moves < 1000) {
      const seat = status.act[0];
      const now = await engine.snapshot(seat);
      let picked = "";
      const pick = (move) => (picked = move);
      const { ask } = draw(now, { narrow: false, pick });
      const select = box.querySelector("[data-move]") ? null : box.querySelector("[data-select]");
      if (select) draw(now, { narrow: false, pick, selected: select.dataset.select });
      const element = box.querySelector("[data-move]");
      if (element) element.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      else picked = ask.buttons[0]?.move ?? "";
      if (!now.choices.some((choice) => choice.move === picked)) {
        problems.push(`picked "${picked}" in phase ${now.state.phase}`);
        break;
      }
      await engine.play(seat, picked);
      moves++;
      status = await engine.status();
    }
    return { problems, moves, over: status.over };
  }

  globalThis.host = { checkMatch, playFirst };
}
