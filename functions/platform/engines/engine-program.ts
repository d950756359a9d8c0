// The program of an engine's process: plain JavaScript, because it is not bundled.

/**
 * Tells an engine which commits are its own, as its `mine`. An engine asks backwards from the end until it finds a
 * commit that it decided, and then forwards for each commit (domain/match/decide/engine.ts). The first `from` are
 * only folded, because an earlier pass decided them. A throw stops the engine between two commits near its time limit.
 */
const PASS = `
const passOver = ({ mine, from, ms, tellsEach }, tell) => {
  const until = Date.now() + ms * 0.85;
  let [seen, at, right, isAhead] = [0, -1, 0, true];
  return (name) => {
    if (++seen % tellsEach === 0) tell(tellsEach);
    const isOwn = mine.includes(name);
    if (isAhead) {
      isAhead = !isOwn;
      return isOwn;
    }
    if (++at < from) return false;
    if (at > from && Date.now() > until) throw { stopped: { at, right } };
    if (isOwn) right++;
    return isOwn;
  };
};
`;

/**
 * Runs an engine with hash functions and nothing else. This is no isolation, because only trusted engines, known by
 * their hash, run here. The process ends if it takes too long, or if there are no more requests.
 */
export const PROGRAM = `
const { createHash, createHmac, hkdfSync } = require('node:crypto');
const { Script } = require('node:vm');
${PASS}
const hashes = {
  sha256: (data) => createHash('sha256').update(data).digest(),
  hmac: (key, data) => createHmac('sha256', key).update(data).digest(),
  hkdf: (key, info) => new Uint8Array(hkdfSync('sha256', key, new Uint8Array(), info, 32)),
};
let engine;
process.on('disconnect', () => process.exit());
process.on('message', ({ id, code, commits, seed, ...pass }) => {
  globalThis.answer = () => {
    engine ??= new Function(code + '\\nreturn fieldpostEngine;')().make(hashes);
    return engine.redecide(commits, seed, passOver(pass, (done) => process.send({ id, done })));
  };
  try {
    process.send({ id, answer: new Script('answer()').runInThisContext({ timeout: pass.ms }) });
  } catch (caught) {
    if (caught?.stopped) process.send({ id, stopped: caught.stopped });
    else process.send(caught?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT' ? { id, late: true } : { id, failed: String(caught?.message) });
  }
});
`;

/**
 * Returns SHA-256 and functions derived from it, for an engine without access to Node. Its objects lead to nothing
 * else.
 */
const HASHES = `
const K = [], H = [];
for (let n = 2; K.length < 64; n++) {
  let isPrime = true;
  for (let d = 2; d * d <= n; d++) if (n % d === 0) isPrime = false;
  if (!isPrime) continue;
  const bits = (root) => ((root - Math.floor(root)) * 4294967296) | 0;
  if (H.length < 8) H.push(bits(Math.sqrt(n)));
  K.push(bits(Math.cbrt(n)));
}
const sha256 = (data) => {
  const padded = new Uint8Array(((data.length + 72) >> 6) << 6);
  padded.set(data);
  padded[data.length] = 128;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(data.length / 536870912));
  view.setUint32(padded.length - 4, data.length * 8);
  const h = Int32Array.from(H), w = new Int32Array(64);
  const turned = (x, n) => (x >>> n) | (x << (32 - n));
  for (let from = 0; from < padded.length; from += 64) {
    for (let i = 0; i < 16; i++) w[i] = view.getInt32(from + 4 * i);
    for (let i = 16; i < 64; i++) {
      const [x, y] = [w[i - 15], w[i - 2]];
      const near = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10);
      w[i] = w[i - 16] + (turned(x, 7) ^ turned(x, 18) ^ (x >>> 3)) + w[i - 7] + near;
    }
    let [a, b, c, d, e, f, g, last] = h;
    for (let i = 0; i < 64; i++) {
      const one = (last + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + K[i] + w[i]) | 0;
      const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [last, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, last].forEach((x, i) => (h[i] += x));
  }
  const out = new Uint8Array(32);
  h.forEach((x, i) => new DataView(out.buffer).setInt32(4 * i, x));
  return out;
};
const hmac = (key, data) => {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const inner = sha256(Uint8Array.from([...block.map((byte) => byte ^ 54), ...data]));
  return sha256(Uint8Array.from([...block.map((byte) => byte ^ 92), ...inner]));
};
const hkdf = (key, info) => hmac(hmac(new Uint8Array(32), key), Uint8Array.from([...info, 1]));
globalThis.TextEncoder = class {
  encode(text = '') {
    const bytes = unescape(encodeURIComponent(text.toWellFormed()));
    return Uint8Array.from(bytes, (letter) => letter.charCodeAt(0));
  }
};
`;

/** The code that answers inside the context of an untrusted engine. `asked` and the answer are text. */
const ROOM = `
${PASS}
${HASHES}
let engine;
const { parse, stringify } = JSON;
return (asked, make) => {
  const { commits, seed, ...pass } = parse(asked);
  try {
    engine ??= make().make({ sha256, hmac, hkdf });
    return stringify({ answer: engine.redecide(commits, seed, passOver(pass, () => undefined)) });
  } catch (caught) {
    return stringify(caught?.stopped ? { stopped: caught.stopped } : { failed: String(caught?.message) });
  }
};
`;

/**
 * Returns how to start the process of an untrusted engine. The process reads no file, starts no process and loads no
 * addon. Text does not become code in it, except its own scripts. Its built-ins are frozen, so that an engine cannot
 * replace them.
 */
export const CONFINED_BY = [
  '--permission',
  '--disallow-code-generation-from-strings',
  '--frozen-intrinsics',
  '--no-warnings',
];

/** Maximum length of an answer. */
const MOST_CHARACTERS = 10_000_000;

/** The globals of the language, without those that run after an answer or use other memory or code. */
const TAKEN = ['console', 'WebAssembly', 'Atomics', 'SharedArrayBuffer', 'FinalizationRegistry', 'WeakRef'];

/**
 * The same for an untrusted engine, in a separate context with only the language. Only text goes in and out. Its
 * promises settle within its time, and nothing runs after its answer. It can import nothing, because each `import` is
 * spelled so that it is no keyword; an error of an import would come from the process. The process also loses access to
 * the network, for which Node 24 has no permission. A bug in Node itself could break this.
 */
export const CONFINED = `
'use strict';
const { createContext, runInContext, runInNewContext, Script } = require('node:vm');
const { isNativeError } = require('node:util').types;
const say = process.send.bind(process);
const leave = process.exit.bind(process);
const hear = process.on.bind(process);
const { getOwnPropertyDescriptor: ownOf, getOwnPropertyNames: namesOf, defineProperty, create } = Object;
const { parse, stringify } = JSON;
const KEPT = ['emit', 'emitWarning', 'nextTick', 'exit', 'reallyExit', 'send', '_send', 'disconnect', '_disconnect', '_tickCallback'];
const language = runInNewContext('Object.getOwnPropertyNames(globalThis)').filter((name) => name !== 'console');
for (const name of namesOf(process)) {
  const own = ownOf(process, name);
  if (!own.configurable || KEPT.includes(name)) continue;
  if (own.get || typeof own.value === 'function') defineProperty(process, name, { value: undefined });
}
for (const name of ['mainModule', 'report']) defineProperty(process, name, { value: undefined });
for (const name of namesOf(globalThis)) if (!language.includes(name)) delete globalThis[name];
const codeGeneration = { strings: false, wasm: false };
const room = createContext(create(null), { codeGeneration, microtaskMode: 'afterEvaluate' });
runInContext('for (const name of ${JSON.stringify(TAKEN)}) delete globalThis[name];', room);
const give = (name, value) => defineProperty(room, name, { value, configurable: true });
give('ask', runInContext('(() => {' + ${JSON.stringify(ROOM)} + '})()', room));
const isLate = (caught) => isNativeError(caught) && ownOf(caught, 'code')?.value === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
const asking = new Script('ask(question, make)');
let made;
hear('disconnect', () => leave());
hear('message', ({ id, code, ...question }) => {
  try {
    const spelled = code.replaceAll('import', 'imp\\\\u006frt');
    made ??= runInContext('(() => {' + spelled + '\\nreturn fieldpostEngine; })', room, { timeout: question.ms });
    give('question', stringify(question));
    give('make', made);
    const told = asking.runInContext(room, { timeout: question.ms });
    const isAnswer = typeof told === 'string' && told.length <= ${MOST_CHARACTERS};
    const { answer, stopped, failed } = isAnswer ? parse(told) : { failed: 'no answer' };
    say({ id, answer, stopped, ...(failed !== undefined && { failed: String(failed).slice(0, 1_000) }) });
  } catch (caught) {
    say(isLate(caught) ? { id, late: true } : { id, failed: 'it cannot be run' });
  }
});
`;
