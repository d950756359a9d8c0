import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ENGINE } from '../../domain/lib/release.ts';
import { sure } from '../../domain/lib/sure.ts';
import type { Commit } from '../../domain/log/commit.ts';
import type { Audit } from '../../domain/match/audit/audit.ts';
import type { Released } from '../../functions/platform/engines/engines.ts';
import { rulesChecked, turnOf } from '../../infra/deploy/rules.ts';
import { enginesToldIn } from '../../infra/engines/rows.ts';
import { type Client, SEATS } from '../http/kit.ts';
import { changed, checkoutIn, endAll, ran, served } from './checkout.ts';

// Engines one release ahead. A made-up next release lets the fleet of Ankara sink when a phase is resolved, and the
// release before it reads the games: what sank is in the event. Another one says it in a key that the release before
// does not know.

const NEXT = { name: 'next', version: '91.0.0', release: 'fieldpost@91.0.0' };
const OTHER = { name: 'other', version: '92.0.0', release: 'fieldpost@92.0.0' };

const DECIDED = '    position: opened(state, nextPosition(position, resolution)),';
const SINKS = DECIDED.replace('opened(', 'without(opened(').replace('),', ')),');
const WITHOUT = `
const without = (position: Position): Position =>
  ({ ...position, units: position.units.filter(({ loc }) => loc !== 'ank') });

`;
const RESOLVES = 'function resolvePhase(';
const FOLDED = 'return { ...state, position, written: {}, last:';
const SINKS_BY_A_KEY = FOLDED.replace(
  'position,',
  'position: { ...position, units: position.units.filter(({ loc }) => loc !== event.storm) },',
);

let root: string;
/** The checkouts: this release, the next one, and another. */
let now: string;
let next: string;
let other: string;
let data: string;
const git = (folder: string, ...args: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
  });

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'fieldpost-ahead-'));
  [now, next, other, data] = [join(root, 'now'), join(root, NEXT.name), join(root, OTHER.name), join(root, 'data')];
  await mkdir(data);
  await checkoutIn(now, ['.gitignore', 'tests/kit', 'tests/verifier', 'tests/napoleonics/kit', 'tests/golden']);
  git(now, 'init', '--quiet');
  git(now, 'add', '--all');
  git(now, 'commit', '--quiet', '--message', 'This release');
  for (const [folder, { name, version, release }] of [
    [next, NEXT],
    [other, OTHER],
  ] as const) {
    git(now, 'worktree', 'add', '--quiet', '-b', name, folder);
    await cp(join(now, 'node_modules'), join(folder, 'node_modules'), { verbatimSymlinks: true });
    await changed(folder, 'domain/lib/release.ts', ENGINE, release);
    await changed(folder, 'package.json', `"version": "${ENGINE.slice(10)}"`, `"version": "${version}"`);
  }
  await changed(next, 'domain/diplomacy/decide.ts', DECIDED, SINKS);
  await changed(next, 'domain/diplomacy/decide.ts', RESOLVES, `${WITHOUT}${RESOLVES}`);
  await changed(other, 'domain/diplomacy/decide.ts', DECIDED, `${DECIDED}\n    storm: 'ank',`);
  await changed(other, 'domain/diplomacy/state/evolve.ts', FOLDED, SINKS_BY_A_KEY);
  for (const folder of [next, other]) {
    expect((await ran(folder, data, 'run', 'infra/engines/release.ts')).code).toBe(0);
    git(folder, 'commit', '--quiet', '--all', '--message', 'A release');
    git(folder, 'add', '--all');
    git(folder, 'commit', '--quiet', '--amend', '--no-edit');
  }
});
afterAll(async () => {
  endAll();
  await rm(root, { recursive: true, force: true });
});

let path: string;
async function begin(as: (user: string) => Client): Promise<void> {
  const made = await as('france').post('/v1/games', { of: 'diplomacy', title: 'Ahead' });
  path = `/v1/games/${made.body.game}`;
  for (const seat of SEATS.diplomacy) await as(seat).post(`${path}/seats`, { seat });
  await as('france').post(`${path}/start`);
}
/** All seats hold in a phase. */
async function hold(as: (user: string) => Client, ask: string): Promise<void> {
  for (const seat of SEATS.diplomacy) {
    const { status } = await as(seat).post(`${path}/actions`, { ask, command: { type: 'orders', orders: {} } });
    expect([ask, seat, status]).toEqual([ask, seat, 200]);
  }
}
/** Whether the fleet of Ankara is afloat, as the server sees it. */
async function isAfloat(client: Client): Promise<boolean> {
  const { body } = await client.get<{ view: { units: readonly { loc: string }[] } }>(`${path}/state`);
  expect(body.view.units.length).toBeGreaterThan(20);
  return body.view.units.some(({ loc }) => loc === 'ank');
}
/** The engines of the commits, each time that another one follows. */
async function turns(client: Client): Promise<readonly string[]> {
  const { body } = await client.get<{ readonly commits: readonly Commit[] }>(`${path}/events`);
  const names = body.commits.map(({ envelope }) => envelope.engine);
  return names.filter((name, i) => name !== names[i - 1]);
}
async function isUpgrading(client: Client): Promise<void> {
  for (const answer of [
    await client.get(`${path}/state`),
    await client.post(`${path}/actions`, { ask: 'S1902M', command: { type: 'orders', orders: {} } }),
  ])
    expect([answer.status, answer.body.code]).toEqual([503, 'UPGRADING']);
}

const rowsOf = async (checkout: string): Promise<readonly Released[]> =>
  JSON.parse(await readFile(join(checkout, 'engines/engines.json'), 'utf8')) as readonly Released[];
const rowOf = async (checkout: string, release: string): Promise<Released> =>
  sure(
    (await rowsOf(checkout)).find((row) => row.release === release && row.game === 'diplomacy'),
    `row of ${release}`,
  );
/** Adds the engines of a newer release to this one, with few random games. */
const ahead = (of: string) => ran(now, data, 'run', 'infra/engines/release.ts', '--ahead', of, '20');

it('a game begun before an upgrade goes on after it, and after a rollback to the release that reads it', async () => {
  const { name: older } = await rowOf(now, ENGINE);
  const { name: newer } = await rowOf(next, NEXT.release);
  expect(newer).not.toBe(older);

  await served(now, data, async (as) => {
    await begin(as);
    await hold(as, 'S1901M');
    expect(await isAfloat(as('turkey'))).toBe(true);
  });
  await served(next, data, async (as) => {
    expect(await isAfloat(as('turkey'))).toBe(true);
    await hold(as, 'F1901M');
    expect(await isAfloat(as('turkey'))).toBe(false);
    expect(await turns(as('france'))).toEqual([older, newer]);
  });
  // As in the cloud, where no server keeps the engines of another.
  await rename(join(data, 'engines', `diplomacy.${newer}.js.br`), join(root, 'aside'));
  await served(now, data, (as) => isUpgrading(as('turkey')));

  const { code, said } = await ahead(NEXT.name);
  expect([code, said]).toEqual([0, expect.stringMatching(/diplomacy: .* to the same \d{4,} states/)]);
  expect(said).toContain(`${NEXT.release} may get a tenth of the requests once this checkout is deployed`);
  const changes = git(now, 'status', '--porcelain').trim().split('\n');
  expect(changes.map((each) => each.trim()).sort()).toEqual([
    `?? engines/diplomacy.${newer}.js.br`,
    'M engines/engines.json',
  ]);
  expect(await rowOf(now, NEXT.release)).toMatchObject({ name: newer, foldedBy: ENGINE });

  await served(now, data, async (as) => {
    expect(await isAfloat(as('turkey'))).toBe(false);
    await hold(as, 'S1902M');
    expect(await turns(as('france'))).toEqual([older, newer, older]);
  });
  await served(next, data, (as) => hold(as, 'F1902M'));
  await rm(join(data, 'engines', `diplomacy.${newer}.js.br`));
  await served(now, data, async (as) => {
    for (const seat of SEATS.diplomacy) await as(seat).put(`${path}/votes/draw`, { vote: true });
    expect(await turns(as('france'))).toEqual([older, newer, older, newer, older]);
    const { body } = await as('france').get<Audit>(`${path}/audit`);
    expect(body).toMatchObject({ verdict: 'holds', ok: true, findings: [] });
    expect(body.checks.redecided).toBe(body.version);
  });
});

it('a deployment of that release gets weights where the older one has the row, and can be taken back', async () => {
  const rows = await rowsOf(now);
  const { name: newer } = await rowOf(now, NEXT.release);
  const list = (text = ''): readonly string[] => text.split(',').filter((each) => each !== '');
  const told = (of: readonly Released[], release: string) => {
    const { Engines, EnginesAhead } = enginesToldIn(of, release);
    return { engines: list(Engines), ahead: list(EnginesAhead) };
  };
  const before = told(
    rows.filter(({ release }) => release !== NEXT.release),
    ENGINE,
  );
  const between = told(rows, ENGINE);
  const after = told(rows, NEXT.release);
  expect([between.engines, between.ahead.includes(newer), after.engines.includes(newer)]).toEqual([
    before.engines,
    true,
    true,
  ]);

  // The newer checkout takes over the rows, and keeps them at its next release.
  await cp(join(now, 'engines'), join(next, 'engines'), { recursive: true });
  expect((await ran(next, data, 'run', 'infra/engines/release.ts')).code).toBe(0);
  expect(await rowOf(next, NEXT.release)).toMatchObject({ name: newer, foldedBy: ENGINE });
  const upwards = { engines: after.engines, released: await rowsOf(next), release: NEXT.release };
  expect([turnOf(before, upwards), turnOf(between, upwards)]).toEqual(['forward', 'ahead']);
  expect(rulesChecked(before, upwards)).toMatchObject([
    { is: 'told', do: expect.stringContaining(`deploy ${ENGINE} first`) },
  ]);
  const downwards = { engines: between.engines, released: rows };
  expect([turnOf(after, downwards), rulesChecked(after, downwards)]).toMatchObject(['back', [{ is: 'well' }]]);
});

it('a release whose games the older one folds otherwise gets none, and its games are left alone', async () => {
  const { code, said } = await ahead(OTHER.name);
  expect([code, said]).toEqual([0, expect.stringMatching(/diplomacy: .* otherwise: random game \d+, version \d+/)]);
  expect(said).toContain(`${OTHER.release} gets all requests at once: say in CHANGELOG.md that there is no way back`);
  const row = await rowOf(now, OTHER.release);
  expect(row.foldedBy).toBeNull();

  await served(other, data, async (as) => {
    await begin(as);
    await hold(as, 'S1901M');
    expect(await isAfloat(as('turkey'))).toBe(false);
  });
  // Its file is in the data folder, and the row counts nevertheless.
  await readFile(join(data, 'engines', row.file));
  await served(now, data, (as) => isUpgrading(as('turkey')));

  const upwards = { engines: [row.name], released: await rowsOf(now), release: OTHER.release };
  const standing = { engines: [(await rowOf(now, ENGINE)).name], ahead: [] };
  expect([turnOf(standing, upwards), rulesChecked(standing, upwards)]).toMatchObject([
    'forward',
    [{ is: 'told', what: expect.stringContaining('no way back') }],
  ]);
});

it.each([
  { what: 'an older release', args: ['--ahead', 'HEAD'], says: /is not newer than/, code: 1 },
  { what: 'no number of games', args: ['--ahead', NEXT.name, '0'], says: /GAMES/, code: 2 },
  { what: 'no commit', args: ['--ahead'], says: /GAMES/, code: 2 },
])('refuses $what', async ({ args, says, code }) => {
  const before = await readFile(join(now, 'engines/engines.json'), 'utf8');
  const done = await ran(now, data, 'run', 'infra/engines/release.ts', ...args);
  expect([done.code, done.errors]).toEqual([code, expect.stringMatching(says)]);
  expect(await readFile(join(now, 'engines/engines.json'), 'utf8')).toBe(before);
});
