/* trace.mjs - what the thread of a page does, by the tracing of its browser: tasks with their own processor time,
 * which is the same whatever else the machine does meanwhile.
 *
 *     const stop = await trace(page);
 *     ...
 *     const { tasks, kinds } = await stop();     in ms: [12.1, 9.8, ...], {script: 120.5, ...}
 */

const CATEGORIES = ["toplevel", "devtools.timeline", "__metadata"];

/** What a part of a task is, by its name in the trace; what is no part of these is `other`. */
const KINDS = {
  script:
    /^(FunctionCall|EvaluateScript|v8\.|RunMicrotasks|FireAnimationFrame|TimerFire|EventDispatch|HandlePostMessage)/,
  style: /^(UpdateLayoutTree|ParseAuthorStyleSheet)/,
  layout: /^(Layout$|HitTest)/,
  paint: /^(Paint|PrePaint|Layerize|Commit|UpdateLayer)/,
  garbage: /GC/,
};

const kindOf = (name) => Object.keys(KINDS).find((kind) => KINDS[kind].test(name)) ?? "other";

/** The thread of the page: of all threads that draw pages the one with the most work.
 * @param {object[]} events */
function mainOf(events) {
  const of = ({ pid, tid }) => `${pid}.${tid}`;
  const threads = events.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain").map(of);
  const work = new Map(threads.map((thread) => [thread, []]));
  for (const event of events) if (event.ph === "X" && event.tdur !== undefined) work.get(of(event))?.push(event);
  const busiest = [...work.values()].sort((a, b) => b.length - a.length)[0] ?? [];
  return busiest.sort((a, b) => a.ts - b.ts || b.dur - a.dur);
}

/** Each task and the time of each kind, without that of the parts within it.
 * @param {object[]} events of a thread, in their order */
function sumUp(events) {
  const tasks = [];
  const kinds = Object.fromEntries([...Object.keys(KINDS), "other"].map((kind) => [kind, 0]));
  const open = [];
  for (const event of events) {
    while (open.length > 0 && event.ts >= open.at(-1).ts + open.at(-1).dur) open.pop();
    const time = event.tdur / 1000;
    if (open.length > 0) kinds[kindOf(open.at(-1).name)] -= time;
    else tasks.push(time);
    kinds[kindOf(event.name)] += time;
    open.push(event);
  }
  return { tasks: tasks.sort((a, b) => b - a), kinds };
}

/** Begins to trace; gives what ends it and tells. @param {import("playwright-core").Page} page */
export async function trace(page) {
  const session = await page.context().browser().newBrowserCDPSession();
  const events = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  const traceConfig = {
    includedCategories: CATEGORIES,
    excludedCategories: ["*"],
    recordMode: "recordAsMuchAsPossible",
  };
  await session.send("Tracing.start", { transferMode: "ReportEvents", traceConfig });
  return async () => {
    const done = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
    await session.send("Tracing.end");
    await done;
    await session.detach();
    return sumUp(mainOf(events));
  };
}
