import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import type { Commit } from '../../../domain/log/commit.ts';
import { deciderOf } from '../../../functions/platform/engines/engine-process.ts';
import { enginesCodeIn, releasedIn } from '../../../functions/platform/engines/engines.ts';
import { KEPT } from '../../../infra/engines/keep.ts';
import { logOfFile } from '../../../infra/local/audit/audit-source.ts';
import { sampleSize } from '../../kit/long.ts';

// An engine that nobody here has chosen decides as any other does, and reaches nothing but the language.

const BOUNDS = { ms: 20_000, megabytes: 256 };

const commitsOf = async (file: string): Promise<readonly Commit[]> =>
  (await logOfFile(file)).lines.map((line) => JSON.parse(line) as Commit);

const seedOf = (commits: readonly Commit[]): string =>
  String(commits.flatMap(({ envelope }) => envelope.events).find(({ type }) => type === 'match/ended')?.seed);

it.each(['napoleonics/resignation', 'diplomacy/solo', 'kutuzov/will-to-fight'].slice(0, sampleSize(1, 3)))(
  'decides %s again',
  async (name) => {
    const [of = ''] = name.split('/');
    const commits = await commitsOf(`tests/golden/${name}.ndjson`);
    const { name: hash = '' } = (await releasedIn(KEPT)).find(({ game }) => game === of) ?? {};
    const code = (await enginesCodeIn([KEPT])(hash, of)) ?? '';
    const decider = deciderOf(code, BOUNDS, undefined, true);
    expect(await decider.redecide(commits, seedOf(commits), () => true)).toEqual({
      redecided: commits.length,
      findings: [],
    });
  },
);

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
  trace: () => {
    // What Node says of an error it says in its own language, also when there is no more room on the stack.
    const theirs = [];
    const judge = (what, each) => { if (Object(each) === each && !(each instanceof Object)) theirs.push(what); };
    Error.prepareStackTrace = (_, sites) => {
      judge('sites', sites);
      for (const site of sites)
        for (const [what, each] of [['site', site], ['this', site.getThis()], ['function', site.getFunction()]]) judge(what, each);
    };
    new Error().stack;
    delete Error.prepareStackTrace;
    const dive = (n) => { if (n > 0) return dive(n - 1); new Error().stack; };
    for (let n = 100; n < 14_000; n += 7) try { dive(n); } catch (caught) { judge('error', caught); }
    return theirs;
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
    maker: 'refused',
    hashes: 'refused',
    commits: 'refused',
    deep: 'refused',
    trace: [],
    asked: 'refused',
  });
});

/**
 * What an engine does with the error of an import: it lays a trap in the language of the process, and waits for the
 * process itself.
 */
const TRAP = `.catch((caught) => {
  const { prototype } = caught.constructor.constructor;
  const { apply } = Reflect;
  prototype.apply = function (self, given) { if (self?.pid) globalThis.told = 'has the process'; return apply(this, self, given); };
  globalThis.told ??= 'has its language';
})`;

it.each([
  { how: 'an import', code: "import('x')", why: 'it cannot be run' },
  { how: 'an import with a comment', code: "import/**/('node:net')", why: 'it cannot be run' },
  { how: 'an import within a text', code: `\`\${import('x')}\`, Promise.reject(new Error())`, why: 'it cannot be run' },
  {
    how: 'an import by a text',
    code: "new (async () => {}).constructor('return imp' + 'ort(0)')()",
    why: 'Code generation from strings disallowed for this context',
  },
])('lays no trap in the language of the process by $how', async ({ code, why }) => {
  const commits = await commitsOf('tests/golden/diplomacy/expired-lobby.ndjson');
  const decider = deciderOf(
    engine(`
      if (globalThis.told) throw new Error(globalThis.told);
      if (globalThis.begun) throw new Error('nothing');
      globalThis.begun = true;
      (${code})${TRAP};
      return { redecided: 0, findings: [] };`),
    BOUNDS,
    undefined,
    true,
  );
  const said: string[] = [];
  for (let i = 0; i < 3; i++)
    await Promise.resolve(decider.redecide(commits, '', () => true)).catch((caught: Error) =>
      said.push(caught.message),
    );
  expect(new Set(said)).toEqual(new Set([`it failed: ${why}`]));
});

it('has nothing done once it has answered: what it promised itself is within its time', async () => {
  const commits = await commitsOf('tests/golden/diplomacy/expired-lobby.ndjson');
  const late = engine('Promise.resolve().then(() => { for (;;); }); return { redecided: 0, findings: [] };');
  const decider = deciderOf(late, { ms: 1_000, megabytes: 64 }, undefined, true);
  await expect(decider.redecide(commits, '', () => true)).rejects.toThrow('it gave no answer in 1 seconds');
});

it('says nothing to Node, but to who asked', async () => {
  const commits = await commitsOf('tests/golden/diplomacy/expired-lobby.ndjson');
  const said = JSON.stringify({ cmd: 'NODE_HANDLE_ACK', id: 0, failed: 'mine' });
  const code = `var fieldpostEngine = { make() { return { redecide() {
    for (const name of ['parse', 'stringify']) JSON[name] = () => ${JSON.stringify(said)};
    Object.defineProperty(globalThis, 'ask', { get: () => () => ${JSON.stringify(said)}, set() {} });
    return { redecided: 0, findings: [] };
  } }; } };`;
  const decider = deciderOf(code, BOUNDS, undefined, true);
  const answers: string[] = [];
  for (let i = 0; i < 2; i++)
    await Promise.resolve(decider.redecide(commits, '', () => true)).then(
      (answer) => answers.push(JSON.stringify(answer)),
      (caught: Error) => answers.push(caught.message),
    );
  expect(answers).toEqual(['{"redecided":0,"findings":[]}', 'it failed: mine']);
});

it('ends with the process that asks it, even in the middle of its work', async () => {
  const program = `
    import children from 'node:child_process';
    import { syncBuiltinESMExports } from 'node:module';
    const { spawn } = children;
    children.spawn = (...given) => { const child = spawn(...given); process.stdout.write(String(child.pid)); return child; };
    syncBuiltinESMExports();
    const { deciderOf } = await import(${JSON.stringify(new URL('../../../functions/platform/engines/engine-process.ts', import.meta.url).href)});
    const commits = [{ envelope: { engine: 'e' }, hash: 'h' }];
    deciderOf(${JSON.stringify(engine('for (;;);'))}, { ms: 60_000, megabytes: 64 }, undefined, true).redecide(commits, '', () => true);
    setTimeout(() => process.exit(), 1_500);`;
  const asking = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const pid = Number(await text(asking.stdout));
  expect(pid).toBeGreaterThan(0);
  await expect.poll(() => isAlive(pid)).toBe(false);
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it.each([
  { what: 'loops for ever', code: engine('for (;;);'), why: 'it gave no answer in 1 seconds' },
  { what: 'is no program', code: 'var fieldpostEngine = {', why: 'it failed: it cannot be run' },
  { what: 'answers nothing', code: engine('return undefined;'), why: 'its answer cannot be read' },
  { what: 'answers without end', code: engine("return 'x'.repeat(11_000_000);"), why: 'it failed: no answer' },
  {
    what: 'writes its own answer',
    code: engine('JSON.stringify = () => ({ redecided: 1e9 });'),
    why: 'its answer cannot be read',
  },
])('$what: it has no answer', async ({ code, why }) => {
  const commits = await commitsOf('tests/golden/diplomacy/expired-lobby.ndjson');
  const decider = deciderOf(code, { ms: 1_000, megabytes: 64 }, undefined, true);
  await expect(decider.redecide(commits, '', () => true)).rejects.toThrow(why);
});
