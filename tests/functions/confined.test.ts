import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Commit } from '../../domain/log/commit.ts';
import { deciderOf } from '../../functions/lib/engines/engine-process.ts';
import { enginesCodeIn, releasedIn } from '../../functions/lib/engines/engines.ts';
import { KEPT } from '../../infra/engines/keep.ts';
import { logOfFile } from '../../infra/local/audit/audit-source.ts';

// An engine that nobody here has chosen decides as any other does, and reaches nothing but the language.

const BOUNDS = { ms: 20_000, megabytes: 256 };

let asked = 0;
const server = createServer((_, response) => {
  asked++;
  response.end();
});
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
afterAll(() => new Promise((done) => server.close(done)));

const commitsOf = async (file: string): Promise<readonly Commit[]> =>
  (await logOfFile(file)).lines.map((line) => JSON.parse(line) as Commit);

const seedOf = (commits: readonly Commit[]): string =>
  String(commits.flatMap(({ envelope }) => envelope.events).find(({ type }) => type === 'match/ended')?.seed);

it.each(['diplomacy/solo', 'napoleonics/resignation', 'kutuzov/will-to-fight'])('decides %s again', async (name) => {
  const [of = ''] = name.split('/');
  const commits = await commitsOf(`tests/golden/${name}.ndjson`);
  const { name: hash = '' } = (await releasedIn(KEPT)).find(({ game }) => game === of) ?? {};
  const code = (await enginesCodeIn([KEPT])(hash, of)) ?? '';
  const decider = deciderOf(code, BOUNDS, undefined, true);
  expect(await decider.redecide(commits, seedOf(commits), () => true)).toEqual({ redecided: commits.length, findings: [] });
});

/** Ways out, as a program tries them; each gives what it found. */
const WAYS = `
const ways = {
  globals: () => ['process', 'require', 'module', 'fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest', 'Buffer', 'setTimeout', 'console',
    'navigator', 'performance', 'structuredClone'].filter((name) => typeof globalThis[name] !== 'undefined'),
  maker: () => typeof mine.constructor('return typeof process === "undefined" ? undefined : process')(),
  hashes: () => typeof hashes.sha256.constructor('return typeof process === "undefined" ? undefined : process')(),
  commits: () => typeof commits.constructor.constructor('return typeof process === "undefined" ? undefined : process')(),
  deep: () => {
    const dive = () => { try { dive(); } catch (caught) { found.push(caught); } };
    const found = [];
    dive();
    return [...new Set(found.map((each) => typeof each.constructor.constructor('return typeof process === "undefined" ? undefined : process')()))];
  },
  asked: () => typeof globalThis.ask.constructor('return typeof process === "undefined" ? undefined : process')(),
};
const said = {};
for (const [name, way] of Object.entries(ways)) {
  try { said[name] = way(); } catch (caught) { said[name] = 'refused'; }
}
throw new Error(JSON.stringify(said));
`;

const engine = (body: string): string =>
  `var fieldpostEngine = { make(hashes) { return { redecide(commits, seed, mine) { ${body} } }; } };`;

const failureOf = (code: string, commits: readonly Commit[]): Promise<string> =>
  Promise.resolve(deciderOf(code, BOUNDS, undefined, true).redecide(commits, '', () => true)).then(
    (answer) => JSON.stringify(answer),
    (caught: Error) => caught.message,
  );

it('finds no way out', async () => {
  const commits = await commitsOf('tests/golden/diplomacy/expired-lobby.ndjson');
  const said = JSON.parse((await failureOf(engine(WAYS), commits)).replace(/^it failed: /, ''));
  expect(said).toEqual({
    globals: [],
    maker: 'undefined',
    hashes: 'undefined',
    commits: 'undefined',
    deep: ['undefined'],
    asked: 'undefined',
  });
});

it('reaches no network and no module by what comes after its answer', async () => {
  const commits = await commitsOf('tests/golden/diplomacy/expired-lobby.ndjson');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // An import gives a promise, and its error may be one of Node: whoever has that has the language of the process, and what is left of it.
  const late = engine(`
    globalThis.told = globalThis.told ?? [];
    if (globalThis.told.length > 0) throw new Error(JSON.stringify(globalThis.told));
    const out = (name) => 'return typeof ' + name + ' === "undefined" ? undefined : ' + name;
    import('node:net').then(
      () => globalThis.told.push('imported'),
      (caught) => {
        for (const name of ['process', 'require', 'fetch', 'WebSocket']) {
          let it;
          try { it = caught.constructor.constructor(out(name))(); } catch { it = undefined; }
          if (name === 'fetch' && it) it('${url}');
          const net = name === 'process' && it ? it.getBuiltinModule?.('net') ?? it.binding?.('tcp_wrap') : undefined;
          globalThis.told.push(name + ' ' + (name === 'process' ? typeof net : typeof it));
        }
        const theirs = caught.constructor.constructor('return Object.prototype')();
        try { theirs.handle = 1; Object.defineProperty(theirs, 'constructor', { set() {} }); } catch {}
        globalThis.told.push(String('handle' in theirs));
      },
    );
    return { redecided: 0, findings: [] };`);
  const decider = deciderOf(late, BOUNDS, undefined, true);
  expect(await decider.redecide(commits, '', () => true)).toEqual({ redecided: 0, findings: [] });
  const said = await Promise.resolve(decider.redecide(commits, '', () => true)).then(
    () => 'nothing yet',
    (caught: Error) => caught.message,
  );
  expect(said).toBe('it failed: ["process undefined","require undefined","fetch undefined","WebSocket undefined","false"]');
  expect(asked).toBe(0);
});

it.each([
  { what: 'loops for ever', code: engine('for (;;);'), why: 'it gave no answer in 1 seconds' },
  { what: 'is no program', code: 'var fieldpostEngine = {', why: 'it failed: it cannot be run' },
  { what: 'answers nothing', code: engine('return undefined;'), why: 'its answer cannot be read' },
  { what: 'writes its own answer', code: engine('JSON.stringify = () => ({ redecided: 1e9 });'), why: 'its answer cannot be read' },
])('$what: it has no answer', async ({ code, why }) => {
  const commits = await commitsOf('tests/golden/diplomacy/expired-lobby.ndjson');
  const decider = deciderOf(code, { ms: 1_000, megabytes: 64 }, undefined, true);
  await expect(decider.redecide(commits, '', () => true)).rejects.toThrow(why);
});
