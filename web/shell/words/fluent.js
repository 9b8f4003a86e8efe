/* fluent.js - sentences from facts, by the same files of words from which the engine
 * makes its own (src/core/words.h).
 *
 *     const words = makeWords("en", [text of a game, text of the core]);
 *     words.offer(fact)          "Take the card at place 3 for 1 coin: ore."
 *     words.tell(fact, "Ada")    "Ada takes the card at place 3 for 1 coin: ore."
 *     words.did(fact, "Ada", 2)    "moves 2 armies to 5": what was done so often, in few words
 *     words.say(fact)            a reason, a thing
 *     words.more(fact, "since")  an attribute of its message
 *     words.t("cover-lead", { name })   any other message; "cover.help" is an attribute
 *     words.parts((w) => w.tell(fact, "Ada"))   the same, with the things in it: texts, and
 *                                { text, fact, parts } for whatever has an id
 */
import { FluentBundle, FluentNone, FluentNumber, FluentResource } from "../../lib/fluent/index.js";
import { makeSpans } from "./spans.js";

/** @typedef {import("../../types.d.ts").Argument} Argument */
/** @typedef {import("../../types.d.ts").Fact} Fact */
/** @typedef {import("../../types.d.ts").Part} Part */
/** Says with marks where the things are; `parts` finds them in what it said.
 * @typedef {Speaker & {parts: (said: string) => Part[]}} Marked */
/** @typedef {{offer: (fact: Fact) => string, tell: (fact: Fact, who: string) => string,
 *   did: (fact: Fact, who: string, times: number) => string,
 *   say: (fact: Fact) => string, more: (fact: Fact, attribute: string) => string, has: (key: string) => boolean,
 *   t: import("../../types.d.ts").Say<string>}} Speaker */
/** @typedef {Speaker & {marked: () => Marked, parts: (make: (speaker: Speaker) => string) => Part[]}} Words */

/** A list counts where a variant is chosen, and is joined where it is said. */
class Items extends FluentNumber {
  /** @param {string[]} texts @param {(texts: string[], by?: string) => string} join */
  constructor(texts, join) {
    super(texts.length);
    this.texts = texts;
    this.join = join;
  }

  /** @param {string} [by] */
  said(by) {
    return this.join(this.texts, by);
  }

  toString() {
    return this.said();
  }
}

/** What a message asks for and nobody gave is nothing: the library would make an error of it each time,
 * which takes longer than all the rest of the sentence. @param {Record<string, unknown>} args */
const given = (args) =>
  new Proxy(args, {
    get: (target, name) => target[String(name)] ?? new FluentNone(`$${String(name)}`),
    getOwnPropertyDescriptor: (_, name) => ({ value: name, configurable: true }),
  });

/** So many messages are remembered as they were said: a table says most of its labels with every move again. */
const MOST = 2000;

/** What is said alike whenever it is said: nothing in it is called otherwise elsewhere, or later.
 * @param {Argument} value @returns {boolean} */
const isPlain = (value) => (Array.isArray(value) ? value.every(isPlain) : typeof value !== "object" || value === null);

/** Numbers as they are, without signs between the thousands. @param {number} n */
const plain = (n) => new FluentNumber(n, { useGrouping: false });

/** @param {Argument} value @returns {value is Fact} a fact, and not a number, a word or a list */
const isFact = (value) => typeof value === "object" && value !== null && "is" in value;

/** Says messages by their keys: those of the first text that has them.
 * @param {string} language @param {string[]} texts */
function makeFormat(language, texts) {
  const bundle = new FluentBundle(language, {
    useIsolating: false,
    functions: { LIST: ([items], { by }) => (items instanceof Items ? items.said(String(by ?? "")) : items) },
  });
  for (const text of texts) bundle.addResource(new FluentResource(text));

  /** The message of that key, or its attribute: "take.brief". @param {string} key */
  const patternOf = (key) => {
    const [id, attribute] = key.split(".");
    const message = bundle.getMessage(id);
    return attribute ? message?.attributes[attribute] : message?.value;
  };

  /** @param {string} key @param {Record<string, unknown>} args */
  const format = (key, args) => {
    const pattern = patternOf(key);
    return pattern ? bundle.formatPattern(pattern, given(args), []) : `{${key}}`;
  };

  /** Messages that have been said, by key and arguments. @type {Map<string, string>} */
  const known = new Map();

  /** @param {string} key @param {Record<string, Argument>} args @param {() => string} say */
  const once = (key, args, say) => {
    if (!Object.values(args).every(isPlain)) return say();
    const all = `${key} ${JSON.stringify(args)}`;
    const text = known.get(all) ?? say();
    if (known.size >= MOST) known.clear();
    known.set(all, text);
    return text;
  };

  return { format, once, has: (/** @type {string} */ key) => Boolean(patternOf(key)) };
}

/** @typedef {ReturnType<typeof makeFormat>} Messages */

/** Says facts. `name` may call a thing otherwise than the file does, `mark` is what becomes of the words for one.
 * @param {Messages} messages @param {(fact: Fact) => string | undefined} name
 * @param {(fact: Fact, text: string) => string} mark @returns {Speaker} */
function makeSpeaker({ format, once, has }, name, mark) {
  /** @param {string[]} list @param {string} [by] */
  const join = (list, by = "") => {
    if (by === "nothing" || list.length === 0) return list.join("");
    const last = ["or", "comma", "semicolon", "space"].includes(by) ? `list-${by}` : "list-and";
    const between = by === "semicolon" || by === "space" ? last : "list-comma";
    return list.reduce((text, item, i) => text + (i && format(i + 1 < list.length ? between : last, {})) + item);
  };

  /** @param {Argument} value @param {Record<string, string>} more @returns {unknown} */
  const argument = (value, more) => {
    if (typeof value === "number") return plain(value);
    if (Array.isArray(value)) {
      const items = value.map((item) => String(argument(item, more)));
      return new Items(items, join);
    }
    return isFact(value) ? mark(value, name(value) ?? said(value, more)) : value;
  };

  /** @param {Fact} fact @param {Record<string, string>} more what all facts of the sentence know */
  const said = (fact, more) => {
    const args = Object.entries(fact).map(([key, value]) => [key, argument(value, more)]);
    return format(fact.is, { ...more, ...Object.fromEntries(args) });
  };

  return {
    offer: (fact) => said(fact, { as: "offer", who: "" }),
    tell: (fact, who) => said(fact, { as: "told", who }),
    did: (fact, who, times) => said({ ...fact, is: `${fact.is}.did`, times }, { as: "did", who }),
    say: (fact) => mark(fact, name(fact) ?? said(fact, {})),
    more: (fact, attribute) => said({ ...fact, is: `${fact.is}.${attribute}` }, {}),
    has,
    t: (key, args = {}) => once(key, args, () => said({ is: key, ...args }, {})),
  };
}

/** Later texts have what earlier ones lack. `name` may call a thing otherwise than the
 * file does: a seat by the person who sits there.
 * @param {string} language @param {string[]} texts @param {(fact: Fact) => string | undefined} [name]
 * @returns {Words} */
export function makeWords(language, texts, name = () => undefined) {
  const messages = makeFormat(language, texts);
  const marked = () => {
    const spans = makeSpans();
    return { ...makeSpeaker(messages, name, spans.mark), parts: spans.parts };
  };
  return {
    ...makeSpeaker(messages, name, (_, text) => text),
    marked,
    parts: (make) => {
      const words = marked();
      return words.parts(make(words));
    },
  };
}
