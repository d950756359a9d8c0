import { expect, it } from 'vitest';
import { drawWith } from '../../../domain/contract/chance.ts';
import { fromBase64url, toBase64url } from '../../../domain/lib/hash.ts';
import { hashOf } from '../../../domain/log/commit.ts';
import type { Commit, Envelope } from '../../../domain/log/envelope.ts';
import { formOf, streamKey } from '../../../domain/log/forms.ts';
import { contributionOf, jointSeed } from '../../../domain/log/joint.ts';
import { audit } from '../../../domain/match/audit/audit.ts';
import type { Settings } from '../../../domain/match/state/settings.ts';
import { chairOf } from '../../../domain/match/state/state.ts';
import { viewOf } from '../../../domain/match/view/view.ts';
import { duel } from '../../kit/duel/index.ts';
import { meansOf } from '../../kit/engine.ts';
import { NOON, open, refusalOf, type Table } from '../../kit/table.ts';

// Dice that no one chooses alone.

const DAY = 86_400;
const bytesOf = (n: number): string => toBase64url(new Uint8Array(32).fill(n));
const [ANNS, BOBS, OTHERS] = [bytesOf(1), bytesOf(2), bytesOf(3)];

const by = (table: Table, seat: string) => {
  const holder = chairOf(table.match, seat)?.holder;
  return { user: holder?.kind === 'user' ? holder.user : 'nobody' };
};
const contribute = (table: Table, seat: string, bytes: string, place = seat) =>
  table.send(by(table, seat), { type: 'contribute', seat, contribution: contributionOf(table.id, place, bytes) });
const reveal = (table: Table, seat: string, bytes: string) =>
  table.send(by(table, seat), { type: 'reveal', seat, bytes });

/** A lobby in which `ann` and `bob` sit and have committed to bytes. */
function lobby(settings: Partial<Settings> = {}, seed = 1): Table {
  const table = open(duel, { options: { hits: 3 }, settings: { entropy: 'joint', ...settings }, seed });
  table
    .join('ann', settings.seating === 'random' ? undefined : 'red')
    .join('bob', settings.seating === 'random' ? undefined : 'blue');
  contribute(table, 'red', ANNS);
  return contribute(table, 'blue', BOBS);
}
const started = (settings: Partial<Settings> = {}, seed = 1): Table => {
  const table = lobby(settings, seed).start();
  reveal(table, 'blue', BOBS);
  return reveal(table, 'red', ANNS);
};

/** A whole game, played to its end. */
function finished(settings: Partial<Settings> = {}): Table {
  const table = started(settings);
  for (const { seat } of table.match.chairs) if (table.match.status !== 'over') table.vote(seat, 'draw');
  expect(table.match.status).toBe('over');
  return table;
}
const findingsOf = async (commits: readonly Commit[], whole = true) =>
  (await audit(duel, commits, whole, meansOf(duel))).findings.map(({ v, code }) => `${v} ${code}`);

/** The log with one envelope changed, and everything after it chained again. */
function forged(commits: readonly Commit[], v: number, change: (events: Envelope['events']) => unknown): Commit[] {
  let prev = '';
  return commits.map((commit) => {
    const events =
      commit.envelope.v === v
        ? (change(structuredClone(commit.envelope.events)) as Envelope['events'])
        : commit.envelope.events;
    const envelope = { ...commit.envelope, events, prev };
    prev = hashOf(envelope);
    return { ...commit, envelope, hash: prev };
  });
}

it('the start fixes the contributions in the order of the places; the last reveal starts the game', () => {
  const table = lobby().start();
  expect(table.types).toEqual(['match/closed', 'match/clock']);
  expect(table.last.envelope.events[0]).toEqual({
    type: 'match/closed',
    contributions: [
      { seat: 'red', contribution: contributionOf(table.id, 'red', ANNS) },
      { seat: 'blue', contribution: contributionOf(table.id, 'blue', BOBS) },
    ],
  });
  expect(table.match).toMatchObject({ status: 'lobby', due: NOON + DAY * 1000 });
  reveal(table, 'blue', BOBS);
  expect(viewOf(duel, table.match, 'en').entropy).toEqual({
    failed: 0,
    contributed: ['red', 'blue'],
    revealed: ['blue'],
    awaited: ['red'],
  });
  reveal(table, 'red', ANNS);
  expect(table.types.slice(0, 3)).toEqual(['match/revealed', 'match/clock', 'match/started']);
  expect(table.match.status).toBe('playing');
});

it('seats are dealt from the seed of all, by the hash of the commit that fixed the contributions', () => {
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const table = started({ seating: 'random' }, seed);
    const closed = table.commits.find(({ envelope }) => envelope.events[0]?.type === 'match/closed');
    const chance = jointSeed(table.seed, [ANNS, BOBS], closed?.hash ?? '');
    const swaps = [0, 1].map((i) => drawWith(streamKey(chance, 'seating', 0), i, 2) === 0);
    const dealt = table.last.envelope.events.find(({ type }) => type === 'match/dealt');
    const crossed = swaps[0] !== swaps[1];
    expect(dealt?.from).toEqual(crossed ? { red: 'blue', blue: 'red' } : { red: 'red', blue: 'blue' });
    expect(closed?.hash).toBe(table.match.entropy?.closed);
  }
});

it('each byte revealed, the server’s seed and the commit that closed make another seed; salts come from the server’s alone', () => {
  const table = started();
  const closed = table.match.entropy?.closed ?? '';
  const seeds = [
    jointSeed(table.seed, [ANNS, BOBS], closed),
    jointSeed(table.seed, [BOBS, ANNS], closed),
    jointSeed(table.seed, [ANNS, OTHERS], closed),
    jointSeed(fromBase64url(OTHERS), [ANNS, BOBS], closed),
    jointSeed(table.seed, [ANNS, BOBS], table.last.hash),
    table.seed,
  ].map(toBase64url);
  expect(new Set(seeds).size).toBe(6);
  const { envelope, secrets } = table.last;
  const nonce = envelope.form === 2 ? envelope.nonce : '';
  expect(secrets.command?.salt).toBe(
    formOf(2).salt(table.seed, { game: table.id, v: envelope.v, nonce, place: 'command' }),
  );
});

it('nothing starts before everybody has contributed, and a bot contributes nothing', () => {
  const table = open(duel, { options: { hits: 3 }, settings: { entropy: 'joint' } }).join('ann', 'red');
  const contribution = contributionOf(table.id, 'blue', BOBS);
  expect(refusalOf(() => table.send({ user: 'ann' }, { type: 'join', seat: 'blue', bot: true, contribution }))).toBe(
    'BOTS_CONTRIBUTE_NOTHING',
  );
  expect(refusalOf(() => table.send({ user: 'bob' }, { type: 'join', contribution }))).toBe('PLACE_NOT_NAMED');
  table.seatBot('ann', 'blue');
  expect(refusalOf(() => table.start())).toBe('CONTRIBUTIONS_MISSING');
  table.vote('red', 'ready');
  expect(table.match.entropy?.closed).toBeUndefined();
  contribute(table, 'red', ANNS);
  expect(table.types).toEqual(['match/contributed', 'match/closed', 'match/clock']);
  reveal(table, 'red', ANNS);
  expect(table.match.status).toBe('playing');
  const bots = open(duel, { options: { hits: 3 }, settings: { entropy: 'joint' } })
    .seatBot('ann', 'red')
    .seatBot('ann', 'blue');
  expect(refusalOf(() => bots.start())).toBe('NOBODY_CONTRIBUTES');
});

it('a contribution is for one place of one game, and cannot be changed, copied or sent twice once it is fixed', () => {
  const table = lobby();
  contribute(table, 'blue', ANNS, 'red');
  table.start();
  expect(refusalOf(() => reveal(table, 'blue', ANNS))).toBe('WRONG_CONTRIBUTION');
  expect(refusalOf(() => contribute(table, 'blue', BOBS))).toBe('CONTRIBUTIONS_CLOSED');
  reveal(table, 'red', ANNS);
  expect(refusalOf(() => reveal(table, 'red', ANNS))).toBe('NOTHING_TO_REVEAL');
  expect(refusalOf(() => table.send({ user: 'ann' }, { type: 'reveal', seat: 'blue', bytes: ANNS }))).toBe(
    'NOT_YOUR_SEAT',
  );
  expect(refusalOf(() => table.start())).toBe('ALREADY_STARTED');
  const plain = open(duel, { options: { hits: 3 } }).join('ann', 'red');
  expect(refusalOf(() => contribute(plain, 'red', ANNS))).toBe('NO_CONTRIBUTIONS');
  expect(refusalOf(() => reveal(plain, 'red', ANNS))).toBe('NO_CONTRIBUTIONS');
});

it('a player who has not revealed at the deadline loses the place; all contributions are void; the failed start is counted', async () => {
  const table = lobby({ deadlines: { reveal: 600 } }).start();
  reveal(table, 'blue', BOBS);
  table.wait(600).tick();
  expect(table.last.envelope.events.slice(0, 2)).toEqual([
    { type: 'match/left', seat: 'red', how: 'unrevealed' },
    { type: 'match/reopened', failed: 1 },
  ]);
  expect(chairOf(table.match, 'red')).not.toHaveProperty('holder');
  expect(viewOf(duel, table.match, 'en').entropy).toEqual({ failed: 1, contributed: [], revealed: [], awaited: [] });
  table.join('cid', 'red');
  expect(refusalOf(() => table.start())).toBe('CONTRIBUTIONS_MISSING');
  contribute(table, 'red', OTHERS);
  contribute(table, 'blue', ANNS);
  table.start();
  reveal(table, 'red', OTHERS);
  reveal(table, 'blue', ANNS);
  expect(table.match).toMatchObject({ status: 'playing', entropy: { failed: 1 } });
  for (const seat of ['red', 'blue']) table.vote(seat, 'draw');
  expect(await findingsOf(table.commits)).toEqual([]);
});

it('a player who leaves while the reveals are awaited undoes the start; without any player the game is cancelled', () => {
  const table = lobby().start().leave('blue');
  expect(table.types).toEqual(['match/left', 'match/reopened', 'match/clock']);
  expect(table.match).toMatchObject({ status: 'lobby', entropy: { failed: 1, contributions: [] } });
  expect(lobby().start().wait(DAY).tick().match).toMatchObject({ status: 'over', outcome: { how: 'abandoned' } });
});

it('in an anonymous game a contribution names a place and no person', () => {
  const table = open(duel, { options: { hits: 3 }, settings: { entropy: 'joint', anonymous: true }, owner: 'zoe' });
  const contribution = contributionOf(table.id, 'red', ANNS);
  table.send({ user: 'ann' }, { type: 'join', seat: 'red', contribution }).join('bob', 'blue');
  contribute(table, 'blue', BOBS).start('zoe');
  reveal(table, 'red', ANNS);
  reveal(table, 'blue', BOBS);
  expect(JSON.stringify(table.commits.map(({ envelope }) => envelope))).not.toMatch(/"(ann|bob)"/);
  expect(JSON.stringify(viewOf(duel, table.match, 'en'))).not.toMatch(/"(ann|bob)"/);
});

it('the audit derives the seed of all, and the whole log holds', async () => {
  const table = finished({ seating: 'random' });
  const report = await audit(duel, table.commits, true, meansOf(duel));
  expect(report).toMatchObject({ ok: true, complete: true, checks: { redecided: table.commits.length } });
  expect(report.checks.draws).toBeGreaterThan(0);
});

it.each<{
  readonly what: string;
  readonly v: number;
  readonly change: (events: Envelope['events']) => unknown;
  readonly expected: string;
}>([
  {
    what: 'other bytes revealed',
    v: 7,
    change: ([event, ...rest]) => [{ ...event, bytes: OTHERS }, ...rest],
    expected: '7 WRONG_CONTRIBUTION',
  },
  {
    what: 'a contribution changed where it is fixed',
    v: 6,
    change: ([event, ...rest]) => [
      { ...event, contributions: [{ seat: 'red', contribution: contributionOf('test-1', 'red', OTHERS) }] },
      ...rest,
    ],
    expected: '6 WRONG_CONTRIBUTION',
  },
  {
    what: 'a contribution changed where it is made',
    v: 4,
    change: ([event, ...rest]) => [{ ...event, contribution: contributionOf('test-1', 'red', OTHERS) }, ...rest],
    expected: '6 WRONG_CONTRIBUTION',
  },
  {
    what: 'the other order',
    v: 6,
    change: ([event, ...rest]) => [
      { ...event, contributions: [...((event?.contributions ?? []) as never[])].reverse() },
      ...rest,
    ],
    expected: '6 WRONG_CONTRIBUTION',
  },
  {
    what: 'a start before the last reveal',
    v: 7,
    change: (events) => [...events, { type: 'match/started' }],
    expected: '7 WRONG_CONTRIBUTION',
  },
  {
    what: 'a failed start that was none',
    v: 7,
    change: (events) => [...events, { type: 'match/reopened', failed: 2 }],
    expected: '7 WRONG_CONTRIBUTION',
  },
  {
    what: 'a contribution after the reveal',
    v: 7,
    change: (events) => [
      ...events,
      { type: 'match/contributed', seat: 'red', contribution: contributionOf('test-1', 'red', OTHERS) },
    ],
    expected: '7 WRONG_CONTRIBUTION',
  },
])('the audit finds $what, with and without the end', async ({ v, change, expected }) => {
  const { commits } = finished({ seating: 'random' });
  expect(await findingsOf(forged(commits, v, change))).toContain(expected);
  expect(await findingsOf(forged(commits.slice(0, 8), v, change), false)).toContain(expected);
});

it('the audit finds seats dealt from the server’s seed alone', async () => {
  const wrong: boolean[] = [];
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const table = started({ seating: 'random' }, seed);
    for (const { seat } of table.match.chairs) if (table.match.status !== 'over') table.vote(seat, 'draw');
    const swaps = [0, 1].map((i) => drawWith(streamKey(table.seed, 'seating', 0), i, 2) === 0);
    const from = swaps[0] === swaps[1] ? { red: 'red', blue: 'blue' } : { red: 'blue', blue: 'red' };
    const changed = forged(table.commits, 8, (events) =>
      events.map((event) => (event.type === 'match/dealt' ? { ...event, from } : event)),
    );
    const { findings } = await audit(duel, changed, true, meansOf(duel));
    wrong.push(findings.some(({ code }) => code === 'WRONG_DRAWS'));
  }
  expect(wrong).toContain(true);
});
