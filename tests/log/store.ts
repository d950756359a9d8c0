import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../domain/lib/json.ts';
import { type Commit, type Envelope, hashOf } from '../../domain/log/commit.ts';
import type { EventLog } from '../../domain/log/store.ts';
import { sampleSize } from '../kit/long.ts';

// What every implementation of the event log must do.

let games = 0;
/** An id that no other test has used: the stores are shared. */
const newGame = (): string => `game-${++games}`;

/** Commit `v` of a game, told apart from others by `cmdId`. */
export function commitAt(game: string, v: number, cmdId = `cmd-${v}`, events: readonly JsonObject[] = []): Commit {
  const envelope: Envelope = {
    game,
    v,
    at: 1_700_000_000_000 + v,
    by: 'user:ann',
    cmdId,
    rules: 'duel@1',
    engine: 'fieldpost@0.1.0',
    draws: {},
    events,
    command: 'commitment',
    prev: v === 1 ? '' : `hash-${v - 1}`,
  };
  return {
    envelope,
    secrets: { command: { value: { v }, salt: 'salt' }, seals: [], opened: [] },
    hash: hashOf(envelope),
  };
}

const versions = (commits: readonly Commit[]): number[] => commits.map(({ envelope }) => envelope.v);
const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);

export function eventLogContract(name: string, open: () => EventLog): void {
  describe(`the log, ${name}`, () => {
    it('commits that came from elsewhere are kept under a hash, and are no game', async () => {
      const log = open();
      // Of bytes that hardly shrink, so that they lie in several items.
      const commits = upTo(3).map((v) => commitAt('elsewhere', v, randomBytes(300_000).toString('base64')));
      await log.keep('a-hash', commits);
      await log.keep('a-hash', commits);
      expect(await log.kept('a-hash', 0, 3)).toEqual(commits);
      expect(await log.kept('a-hash', 1, 1)).toEqual([commits[1]]);
      expect(await log.kept('another', 0, 3)).toBeUndefined();
      expect([await log.head('elsewhere'), await log.read('a-hash', 0)]).toEqual([undefined, []]);
    });

    it('of many commits that are kept a few are read, from wherever', async () => {
      const log = open();
      const commits = upTo(120).map((v) => commitAt('elsewhere', v));
      await log.keep('many', commits);
      for (const [after, limit] of [
        [0, 120],
        [49, 2],
        [50, 50],
        [110, 10],
      ] as const)
        expect(await log.kept('many', after, limit)).toEqual(commits.slice(after, after + limit));
    });

    it('a game nobody created has no commits, no head and no snapshot', async () => {
      const log = open();
      expect(await log.read('nowhere', 0)).toEqual([]);
      expect(await log.head('nowhere')).toBeUndefined();
      expect(await log.newest('nowhere')).toBeUndefined();
      expect(await log.snapshot('nowhere')).toBeUndefined();
    });

    it('the first commit of a version stays; the second is told that it is taken', async () => {
      const log = open();
      const game = newGame();
      expect(await log.append(commitAt(game, 1, 'first'))).toBe('appended');
      expect(await log.append(commitAt(game, 1, 'second'))).toBe('taken');
      expect(await log.append(commitAt(game, 1, 'first'))).toBe('taken');
      expect((await log.read(game, 0)).map(({ envelope }) => envelope.cmdId)).toEqual(['first']);
    });

    it('data stored beside a commit comes with the newest one, and is no part of it', async () => {
      const log = open();
      const game = newGame();
      await log.append(commitAt(game, 1), '1/0');
      expect(await log.newest(game)).toMatchObject({ v: 1, face: '1/0' });
      await log.append(commitAt(game, 2));
      expect(await log.newest(game, 1)).toEqual({ v: 2, hash: commitAt(game, 2).hash });
      expect(await log.read(game, 0)).toEqual([commitAt(game, 1), commitAt(game, 2)]);
    });

    it('commits come back ascending, from any version on, up to a limit', async () => {
      const log = open();
      const game = newGame();
      for (const v of upTo(25)) await log.append(commitAt(game, v));
      expect(versions(await log.read(game, 0))).toEqual(upTo(25));
      expect(versions(await log.read(game, 9))).toEqual(upTo(25).slice(9));
      expect(versions(await log.read(game, 8, 3))).toEqual([9, 10, 11]);
      expect(versions(await log.read(game, 24, 3))).toEqual([25]);
      expect(versions(await log.read(game, 25))).toEqual([]);
      expect(versions(await log.read(game, 0, 0))).toEqual([]);
      expect((await log.head(game))?.envelope.v).toBe(25);
      expect((await log.newest(game))?.v).toBe(25);
    });

    it('games do not see each other, even when one name begins with the other', async () => {
      const log = open();
      const game = newGame();
      await log.append(commitAt(game, 1, 'mine'));
      await log.append(commitAt(`${game}-b`, 1, 'other'));
      await log.append(commitAt(`${game}-b`, 2, 'other'));
      expect(versions(await log.read(game, 0))).toEqual([1]);
      expect((await log.head(game))?.envelope.cmdId).toBe('mine');
    });

    it('a log of more than a megabyte is read whole, and in parts', async () => {
      const log = open();
      const game = newGame();
      const long = 'x'.repeat(60_000);
      for (const v of upTo(40))
        await log.append(commitAt(game, v, `cmd-${v}`, [{ type: 'said', text: `${v}${long}` }]));
      const commits = await log.read(game, 0);
      expect(versions(commits)).toEqual(upTo(40));
      expect(commits.every((commit) => hashOf(commit.envelope) === commit.hash)).toBe(true);
      expect(versions(await log.read(game, 2, 30))).toEqual(upTo(32).slice(2));
    });

    it('a store returns what was written, to the last character', async () => {
      const log = open();
      const game = newGame();
      const events: JsonObject[] = [
        { type: 'said', text: '한국어, Österreich, 🎲, \u0000, \u2028, "\\' },
        {
          type: 'nested',
          in: [[[[{ a: { b: { c: [null, true, false, 0, -1, 1.5, 1e21, 9007199254740991, ''] } } }]]]],
          'a b': {},
          list: [],
        },
        { type: 'keys', '': 1, '10': 2, '9': 3, é: 4, __proto__x: 5, 한: 6 },
      ];
      const commit = {
        ...commitAt(game, 1, 'cmd-1', events),
        secrets: {
          command: { value: { text: '비밀' }, salt: 's' },
          seals: [{ e: 0, value: ['🃏'], salt: 't' }],
          opened: [],
        },
      };
      await log.append(commit);
      const [read] = await log.read(game, 0);
      expect(read).toEqual(commit);
      expect(hashOf(read!.envelope)).toBe(commit.hash);
      expect(await log.head(game)).toEqual(commit);
      expect(await log.newest(game)).toEqual({ v: 1, hash: commit.hash });
    });

    it('changing what was read, or what was written, changes nothing in the log', async () => {
      const log = open();
      const game = newGame();
      const commit = commitAt(game, 1, 'cmd-1', [{ type: 'said', text: 'before' }]);
      await log.append(commit);
      (commit.envelope.events[0] as { text: string }).text = 'after';
      const [read] = await log.read(game, 0);
      (read!.envelope.events[0] as { text: string }).text = 'after';
      expect((await log.read(game, 0))[0]!.envelope.events).toEqual([{ type: 'said', text: 'before' }]);
    });

    it('the newest snapshot counts, whichever was saved last', async () => {
      const log = open();
      const game = newGame();
      const at = (v: number) => ({
        v,
        hash: `hash-${v}`,
        engine: 'fieldpost@0.1.0',
        mac: `mac-${v}`,
        match: { v, title: '전쟁', big: 'y'.repeat(500_000) },
      });
      await log.saveSnapshot(game, at(9));
      await log.saveSnapshot(game, at(100));
      await log.saveSnapshot(game, at(50));
      expect(await log.snapshot(game)).toEqual(at(100));
      for (const [upTo, v] of [
        [9, 9],
        [49, 9],
        [50, 50],
        [99, 50],
        [1000, 100],
      ] as const)
        expect((await log.snapshot(game, upTo))?.v).toBe(v);
      expect(await log.snapshot(game, 8)).toBeUndefined();
      expect(await log.read(game, 0)).toEqual([]);
    });

    const TIMES = sampleSize(5, 20);
    it(`of 64 writers of one version exactly one succeeds, ${TIMES} times over`, async () => {
      const log = open();
      const game = newGame();
      for (const v of upTo(TIMES)) {
        const answers = await Promise.all(upTo(64).map((writer) => log.append(commitAt(game, v, `writer-${writer}`))));
        expect(answers.filter((answer) => answer === 'appended')).toHaveLength(1);
        const winner = answers.indexOf('appended') + 1;
        expect((await log.head(game))?.envelope.cmdId).toBe(`writer-${winner}`);
      }
      expect(versions(await log.read(game, 0))).toEqual(upTo(TIMES));
    });
  });
}
