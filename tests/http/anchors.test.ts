import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compactVerify, importJWK, type JSONWebKeySet } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jsonOf } from '../../domain/lib/json.ts';
import { canonical } from '../../domain/log/canonical.ts';
import type { Commit } from '../../domain/log/commit.ts';
import {
  type AnchorProof,
  anchoredIn,
  anchorLeaf,
  anchorTree,
  HOUR_MS,
  type KeptAnchor,
} from '../../domain/match/audit/anchors.ts';
import { auditLines } from '../../infra/local/audit/audit.ts';
import { anchorsOf } from '../../infra/local/audit/audit-anchors.ts';
import { act, type House, open, started } from './kit.ts';

// Anchors over HTTP: what an hour holds, what a reader of a log gets, and what nobody learns from them.

const HOUR = HOUR_MS / 1000;
/** Seconds after the hour at which an anchor is written. */
const MINUTES = 360;
const POWERS = ['austria', 'england', 'france', 'germany', 'italy', 'russia', 'turkey'];

interface Proofs {
  readonly game: string;
  readonly anchors: readonly AnchorProof[];
  readonly next?: string;
}
type Public = KeptAnchor & { readonly leaves: readonly string[]; readonly next?: string };

let house: House;
beforeAll(async () => {
  house = await open();
  house.wait(MINUTES);
});
afterAll(() => house.close());

const idOf = (path: string): string => path.slice('/v1/games/'.length);
const proofs = async (path: string, query = '', user: string | undefined = 'red'): Promise<Proofs> =>
  (await house.as(user).get<Proofs>(`${path}/anchors${query}`)).body;
const commits = async (path: string): Promise<readonly Commit[]> =>
  (await house.as('red').get<{ commits: readonly Commit[] }>(`${path}/events`)).body.commits;
const anchorAt = async (hour: number | string, query = '') =>
  house.as(undefined).get<Public>(`/anchors/${hour}${query}`);
const verify = async (jws: string, key: object) =>
  (await compactVerify(jws, await importJWK(key, 'ES256'), { algorithms: ['ES256'] })).payload;
const keys = async () => (await house.as(undefined).get<JSONWebKeySet>('/.well-known/jwks.json')).body;
/** Lets an hour pass, and anchors it. */
async function anchored(): Promise<number> {
  house.wait(HOUR);
  const hour = await house.anchor();
  expect(hour).toBe(Math.floor((house.now - 300_000) / HOUR_MS) - 1);
  return hour ?? 0;
}

describe('an anchor', () => {
  it('comes each hour, once, is chained and signed, and the same for everybody', async () => {
    const first = await anchored();
    expect(await house.anchor()).toBeUndefined();
    await started(house, { of: 'duel' });
    const second = await anchored();
    const [one, two] = [await anchorAt(first), await anchorAt(second)];
    expect(two.body.anchor).toMatchObject({ hour: second, before: first, prev: one.body.hash });
    expect(two.body.leaves).toHaveLength(two.body.anchor.leaves);
    expect(anchorTree.rootOf(two.body.leaves)).toBe(two.body.anchor.root);
    expect((await anchorAt('newest')).body).toEqual(two.body);
    expect((await house.as('red').get(`/anchors/${second}`)).bytes).toBe(two.bytes);
    const { leaves: _, ...copy } = two.body;
    const { leaves: __, ...before } = one.body;
    expect(await anchoredIn([before, copy], await keys(), verify)).toEqual({ kept: [], wrong: [] });
    for (const none of [second + 1, 'x', 0, '1e3']) expect((await anchorAt(none)).status).toBe(404);
    expect((await anchorAt(second, '?after=1')).body).toMatchObject({ code: 'NO_SUCH_ANCHOR' });
  });

  it('covers the hours in which no anchor was written', async () => {
    await anchored();
    const path = await started(house, { of: 'duel' });
    house.wait(30 * HOUR);
    const hour = await anchored();
    expect((await anchorAt(hour)).body.anchor.before).toBe(hour - 31);
    expect((await proofs(path)).anchors.map((each) => each.in.anchor.hour)).toEqual([hour]);
  });

  it('has its leaves in pages, and proofs lead through all of them', async () => {
    const many = await open();
    try {
      const path = await started(many, { of: 'duel' });
      const { memos, anchors } = many.stores;
      const { noteHeads } = await import('../../functions/features/anchors/heads.ts');
      const others = Array.from({ length: 1500 }, (_, i) => ({ game: `g${i}`, v: 1, hash: 'x'.repeat(43) }));
      await noteHeads(memos, others, many.now);
      many.wait(2 * HOUR + MINUTES);
      const hour = (await many.anchor()) ?? 0;
      const first = await many.as(undefined).get<Public>(`/anchors/${hour}`);
      const second = await many.as(undefined).get<Public>(first.body.next ?? '');
      expect([first.body.leaves.length, second.body.leaves.length, second.body.next]).toEqual([1024, 1024, undefined]);
      expect(anchorTree.rootOf([...first.body.leaves, ...second.body.leaves])).toBe(first.body.anchor.root);
      const { body } = await many.as('red').get<Proofs>(`${path}/anchors`);
      expect(body.anchors).toHaveLength(1);
      const found = await anchoredIn([body as never], await keys(), verify);
      expect(found).toMatchObject({ wrong: [], kept: [{ game: idOf(path) }] });
      expect(await anchors.newest()).toBe(hour);
    } finally {
      await many.close();
    }
  });
});

describe('a reader of a log', () => {
  it('gets the proofs of its commits, and an audit finds a log that was cut short', async () => {
    const path = await started(house, { of: 'duel' });
    const before = (await commits(path)).length;
    await anchored();
    await house.as('red').put(`${path}/votes/draw`, { vote: true });
    await anchored();
    const page = await proofs(path);
    const log = await commits(path);
    expect(page.anchors.map(({ v }) => v)).toEqual([before, log.length]);
    const { kept, wrong } = await anchoredIn([page as never], await keys(), verify);
    expect(wrong).toEqual([]);
    const lines = log.map((commit) => canonical(jsonOf(commit)));
    const codes = async (of: readonly string[]) =>
      (await auditLines(of, false, { kept })).findings.map(({ code }) => code);
    expect(await codes(lines)).toEqual([]);
    expect(await codes(lines.slice(0, -1))).toEqual(['NOT_AS_KEPT']);
    const newest = page.anchors.at(-1)!;
    const { leaves } = (await anchorAt(newest.in.anchor.hour)).body;
    expect(leaves[newest.place]).toBe(anchorLeaf(newest.nonce, { game: page.game, v: newest.v, hash: newest.hash }));
  });

  it('gets pages, and nothing of a game that it may not read', async () => {
    const path = await started(house, { of: 'duel', settings: { visibility: 'private', invited: ['red', 'blue'] } });
    await anchored();
    const all = await proofs(path);
    const first = await proofs(path, '?limit=2');
    expect(first.next).toBe(`${path}/anchors?limit=2&after=2`);
    expect([...first.anchors, ...(await proofs(path, '?after=2')).anchors]).toEqual(all.anchors);
    expect((await house.as('eve').get(`${path}/anchors`)).body).toMatchObject({ code: 'NO_SUCH_GAME' });
    const { bytes } = await anchorAt('newest');
    expect(bytes).not.toContain(idOf(path));
    expect(bytes).not.toContain(all.anchors[0]?.hash);
  });
});

describe('the commands of docs/log-anchors.md', () => {
  it('fetch the proofs and the newest anchor, and an audit of the whole log holds beside them', async () => {
    const path = await started(house, { of: 'duel' });
    await anchored();
    for (const seat of ['red', 'blue']) await house.as(seat).put(`${path}/votes/draw`, { vote: true });
    await anchored();
    const folder = mkdtempSync(join(tmpdir(), 'fieldpost-fetched-'));
    try {
      const page = readFileSync('docs/log-anchors.md', 'utf8');
      const [, printed = ''] = /<!-- anchors -->\n```\n([\s\S]*?)```/.exec(page) ?? [];
      const commands = printed
        .replace('http://localhost:8080', house.url)
        .replace(/G=\w+/, `G=${idOf(path)}`)
        .replace('N=/v1/games/$G/anchors\n', "N='/v1/games/'$G'/anchors?limit=3'\n")
        .replace('N=/v1/games/$G/log;', "N='/v1/games/'$G'/log?limit=5';")
        .split('\n')
        .filter((line) => !line.startsWith('npm '))
        .join('\n');
      // Another process, because this one answers it.
      const child = spawn('sh', ['-c', commands], { cwd: folder, stdio: 'ignore' });
      expect(await new Promise((done) => child.once('exit', done))).toBe(0);
      const { bytes } = await house.as('red').get(`${path}/log`, { accept: 'application/x-ndjson' });
      expect(readFileSync(join(folder, 'game.ndjson'), 'utf8')).toBe(bytes);
      const file = join(folder, 'anchors.ndjson');
      expect(readFileSync(file, 'utf8').trim().split('\n').length).toBeGreaterThan(2);
      const { kept, wrong } = await anchorsOf(file, await keys(), verify);
      expect([kept.length, wrong]).toEqual([2, []]);
      const { findings } = await auditLines(bytes.trimEnd().split('\n'), true, { kept });
      expect(findings).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('twins', () => {
  /** Plays a game that spectators see a turn late, a turn an hour. In one twin a seat moves on in the last hour. */
  async function seenLate(moves: boolean) {
    const twin = await open();
    twin.wait(MINUTES);
    try {
      const settings = { spectators: { is: 'delayed', turns: 1 }, visibility: 'public' };
      const path = await started(twin, { of: 'diplomacy', owner: 'france', settings });
      for (let turn = 0; turn < 3; turn++) {
        for (const power of POWERS) await act(twin.as(power), path, { type: 'orders', orders: {} });
        if (moves && turn === 2) await twin.as('france').put(`${path}/votes/draw`, { vote: true });
        twin.wait(HOUR);
        await twin.anchor();
      }
      const told = async (user: string) => {
        const { status, body } = await twin.as(user).get<Proofs>(`${path}/anchors`);
        return { status, next: body.next, anchors: body.anchors.map((each) => [each.v, each.in.anchor.hour]) };
      };
      const { body } = await twin.as(undefined).get<Public>('/anchors/newest');
      return { spectator: await told('eve'), player: await told('france'), leaves: body.leaves };
    } finally {
      await twin.close();
    }
  }

  it('of a delayed spectator answer alike, whether or not the game moved on in that hour', async () => {
    const [still, moving] = [await seenLate(false), await seenLate(true)];
    expect([still.player.anchors.length, moving.player.anchors.length]).toEqual([3, 3]);
    expect(still.spectator.anchors.length).toBeGreaterThan(0);
    expect(still.spectator.anchors.length).toBeLessThan(3);
    expect(moving.spectator).toEqual(still.spectator);
    expect(moving.leaves.length).toBe(still.leaves.length);
  });
});
