import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Commit } from '../../domain/log/commit.ts';
import type { Audit } from '../../domain/match/audit/audit.ts';
import { type Client, SEATS } from '../http/kit.ts';
import { rechained } from '../kit/rechained.ts';
import { changed as change, checkoutIn, endAll, ran, served as servedBy } from './checkout.ts';

// One data folder, served by two checkouts in turn, as people work between releases: by this one, and by one with other
// rules, so that the same events give another state there: the fleet of Ankara sinks when a phase is resolved.

const RULE = 'return { ...state, position, written: {}, last:';
const OTHER_RULE = RULE.replace(
  'position,',
  "position: { ...position, units: position.units.filter(({ loc }) => loc !== 'ank') },",
);

let root: string;
let changed: string;
let data: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'fieldpost-checkouts-'));
  [changed, data] = [join(root, 'changed'), join(root, 'data')];
  await checkoutIn(changed);
  await change(changed, 'domain/diplomacy/state/evolve.ts', RULE, OTHER_RULE);
  await mkdir(data);
});
afterAll(async () => {
  endAll();
  await rm(root, { recursive: true, force: true });
});

/** Serves the data folder by a checkout while `work` goes on. */
const served = <T>(checkout: string, work: (as: (user: string) => Client) => Promise<T>): Promise<T> =>
  servedBy(checkout, data, work);

interface State {
  readonly view: { readonly units: readonly { readonly loc: string }[] };
}
/** Whether the fleet of Ankara is afloat, as the server sees it. */
const isAfloat = async (client: Client): Promise<boolean> => {
  const { body } = await client.get<State>(`${path}/state`);
  expect(body.view.units.length).toBeGreaterThan(20);
  return body.view.units.some(({ loc }) => loc === 'ank');
};

let path: string;
/** The seats that are named hold, in the phase that is open. */
async function hold(
  as: (user: string) => Client,
  ask: string,
  seats: readonly string[] = SEATS.diplomacy,
): Promise<void> {
  for (const seat of seats) {
    const { status, bytes } = await as(seat).post(`${path}/actions`, { ask, command: { type: 'orders', orders: {} } });
    expect([status, bytes]).toEqual([200, expect.anything()]);
  }
}

const enginesOf = async (client: Client): Promise<readonly (readonly [string, number])[]> => {
  const { body } = await client.get<{ readonly commits: readonly Commit[] }>(`${path}/events`);
  const names = body.commits.map(({ envelope }) => envelope.engine);
  return names
    .filter((name, i) => name !== names[i - 1])
    .map((name) => [name, names.filter((each) => each === name).length]);
};

/** `fieldpost audit` on a log, with the engines of a data folder. */
async function audited(log: string, folder: string): Promise<{ readonly code: number; readonly report: Audit }> {
  const { code, said } = await ran('.', folder, 'audit', log);
  return { code, report: JSON.parse(said) as Audit };
}

it('each plays on what the other began, on a separate state, and the whole log holds where both engines were kept', async () => {
  // The other checkout plays to version 21 and keeps a snapshot of version 20: the fleet has sunk in the spring.
  const first = await served(changed, async (as) => {
    const made = await as('france').post('/v1/games', { of: 'diplomacy', title: 'In turn' });
    path = `/v1/games/${made.body.game}`;
    for (const seat of SEATS.diplomacy) await as(seat).post(`${path}/seats`, { seat });
    await as('france').post(`${path}/start`);
    expect(await isAfloat(as('turkey'))).toBe(true);
    await hold(as, 'S1901M');
    await hold(as, 'F1901M', SEATS.diplomacy.slice(0, 5));
    expect(await isAfloat(as('turkey'))).toBe(false);
    return (await enginesOf(as('france')))[0]![0];
  });

  // This one folds the commits, not the snapshot: here the fleet is there, and the autumn is resolved with it.
  const second = await served('.', async (as) => {
    expect(await isAfloat(as('turkey'))).toBe(true);
    await hold(as, 'F1901M', SEATS.diplomacy.slice(5));
    await hold(as, 'S1902M', SEATS.diplomacy.slice(0, 3));
    expect(await isAfloat(as('turkey'))).toBe(true);
    return (await enginesOf(as('france')))[1]![0];
  });
  expect(second).not.toBe(first);
  expect((await readdir(join(data, 'engines'))).filter((file) => file.startsWith('diplomacy.')).sort()).toEqual(
    [first, second].map((name) => `diplomacy.${name}.js.br`).sort(),
  );

  // In turn, in the middle of a phase: each by its own fold.
  await served(changed, async (as) => {
    expect(await isAfloat(as('turkey'))).toBe(false);
    await hold(as, 'S1902M', SEATS.diplomacy.slice(3));
    await hold(as, 'F1902M', SEATS.diplomacy.slice(0, 2));
  });

  // Without the file of the other engine this one does not read the game; with it, it does at once.
  const file = join(data, 'engines', `diplomacy.${first}.js.br`);
  await rename(file, join(root, 'aside'));
  const log = join(root, 'log.ndjson');
  await served('.', async (as) => {
    for (const answer of [
      await as('france').get(`${path}/state`),
      await as('france').post(`${path}/actions`, { ask: 'F1902M', command: { type: 'orders', orders: {} } }),
      await as('france').put(`${path}/votes/draw`, { vote: true }),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([503, 'UPGRADING']);
      expect([answer.headers.get('content-type'), answer.headers.get('retry-after')]).toEqual([
        'application/problem+json',
        '10',
      ]);
    }
    await rename(join(root, 'aside'), file);
    await hold(as, 'F1902M', SEATS.diplomacy.slice(2));
    for (const seat of SEATS.diplomacy) await as(seat).put(`${path}/votes/draw`, { vote: true });

    const { body } = await as('france').get<Audit>(`${path}/audit`);
    expect(body).toMatchObject({ verdict: 'holds', ok: true, findings: [] });
    expect(body.engines.map(({ name, known }) => [name, known])).toEqual([
      [first, true],
      [second, true],
    ]);
    await writeFile(log, (await as('france').get(`${path}/log`, { accept: 'application/x-ndjson' })).bytes);
  });

  // The command line says the same, and elsewhere that it cannot know.
  const here = await audited(log, data);
  expect([here.code, here.report.verdict, here.report.checks.redecided]).toEqual([0, 'holds', here.report.version]);
  const elsewhere = await audited(log, join(root, 'nothing'));
  expect([elsewhere.code, elsewhere.report.verdict]).toEqual([2, 'unchecked']);
  // At a release, the engine of this checkout is known everywhere.
  expect(elsewhere.report.engines.filter(({ known }) => !known).map(({ name }) => name)).toContain(first);
  expect(elsewhere.report.says.join(' ')).toContain(first);

  // A command of one under the name of the other, the chain recomputed: it decides otherwise.
  const renamed = rechained(await readFile(log, 'utf8'), ({ envelope, ...rest }) => ({
    ...rest,
    envelope: { ...envelope, engine: envelope.engine === first ? second : envelope.engine },
  }));
  await writeFile(log, renamed);
  const { code, report } = await audited(log, data);
  expect([code, report.verdict, ...new Set(report.findings.map((finding) => finding.code))]).toEqual([
    1,
    'broken',
    'NOT_REPEATABLE',
  ]);
});
