import { expect, it } from 'vitest';
import { hashOf } from '../../../domain/log/commit.ts';
import type { Commit, Envelope } from '../../../domain/log/envelope.ts';
import { audit } from '../../../domain/match/audit/audit.ts';
import type { Settings } from '../../../domain/match/state/settings.ts';
import { chairOf } from '../../../domain/match/state/state.ts';
import { viewOf } from '../../../domain/match/view/view.ts';
import { duel } from '../../kit/duel/index.ts';
import { meansOf } from '../../kit/engine.ts';
import { NOON, open, refusalOf, type Table } from '../../kit/table.ts';

// Before a game begins everybody says that they are there.

const READY = { ready: { seconds: 600 } } as const;

const by = (table: Table, seat: string) => {
  const holder = chairOf(table.match, seat)?.holder;
  return { user: holder?.kind === 'user' ? holder.user : 'nobody' };
};
const confirm = (table: Table, seat: string) => table.send(by(table, seat), { type: 'confirm', seat });
const lobby = (settings: Partial<Settings> = {}): Table =>
  open(duel, { options: { hits: 3 }, settings: { ...READY, ...settings } })
    .join('ann', settings.seating === 'random' ? undefined : 'red')
    .join('bob', settings.seating === 'random' ? undefined : 'blue');
const checkOf = (table: Table) => viewOf(duel, table.match, 'en').check;

it('the start asks every seated player, and the last one to answer begins the game in the same commit', () => {
  const table = lobby().start();
  expect(table.last.envelope.events.map(({ type }) => type)).toEqual(['match/closed', 'match/clock']);
  expect(table.last.envelope.events[0]).toEqual({ type: 'match/closed', contributions: [], seats: ['red', 'blue'] });
  expect(table.match).toMatchObject({ status: 'lobby', due: NOON + 600_000 });
  expect(refusalOf(() => table.start())).toBe('ALREADY_STARTED');
  confirm(table, 'blue');
  expect(checkOf(table)).toEqual({ failed: 0, confirmed: ['blue'], awaited: ['red'] });
  expect(refusalOf(() => confirm(table, 'blue'))).toBe('NOTHING_TO_CONFIRM');
  confirm(table, 'red');
  expect(table.types.slice(0, 3)).toEqual(['match/confirmed', 'match/clock', 'match/started']);
  expect([table.match.status, checkOf(table)]).toEqual(['playing', undefined]);
  expect(refusalOf(() => confirm(table, 'red'))).toBe('NOTHING_TO_CONFIRM');
});

it('a player without an answer loses the place when the time is out, the lobby opens again, and failed starts are counted', () => {
  const table = lobby().start();
  confirm(table, 'red');
  table.wait(603).tick();
  expect(table.last.envelope.events.slice(0, 2)).toEqual([
    { type: 'match/left', seat: 'blue', how: 'unconfirmed' },
    { type: 'match/reopened', failed: 1 },
  ]);
  expect(checkOf(table)).toEqual({ failed: 1, confirmed: [], awaited: [] });
  expect(table.match.chairs.map(({ holder }) => holder?.kind)).toEqual(['user', undefined]);
  table.join('cat', 'blue').start();
  table.wait(603).tick();
  expect(table.match.outcome).toMatchObject({ result: 'cancelled', how: 'abandoned' });
});

it('a player who leaves meanwhile opens the lobby again; nobody is moved, removed or added, and nothing is edited', () => {
  const table = lobby().start();
  const ann = by(table, 'red');
  expect(refusalOf(() => table.send(ann, { type: 'remove', seat: 'blue' }))).toBe('ALREADY_STARTED');
  expect(refusalOf(() => table.send(ann, { type: 'edit', texts: 'x', settings: {} }))).toBe('ALREADY_STARTED');
  expect(refusalOf(() => table.join('cat', 'blue'))).toBe('SEAT_TAKEN');
  table.send(by(table, 'blue'), { type: 'leave', seat: 'blue' });
  expect(table.types).toEqual(['match/left', 'match/reopened', 'match/clock']);
  expect(refusalOf(() => confirm(table, 'red'))).toBe('NOTHING_TO_CONFIRM');
});

it('that all are ready asks them as the owner does; a game of bots alone asks nobody', () => {
  const table = lobby();
  for (const seat of ['red', 'blue']) table.vote(seat, 'ready');
  expect(table.match).toMatchObject({ status: 'lobby', check: { seats: ['red', 'blue'] } });
  const bots = open(duel, { options: { hits: 3 }, settings: READY });
  for (const seat of ['red', 'blue']) bots.send({ user: bots.match.owner }, { type: 'join', seat, bot: true });
  expect(bots.start().match.status).not.toBe('lobby');
});

it('a setting that is taken away by an edit is as usual again', () => {
  const table = lobby();
  table.send(
    { user: table.match.owner },
    { type: 'edit', texts: 'x'.repeat(43), settings: { ready: null, rated: true } },
  );
  expect(table.match.settings).not.toHaveProperty('ready');
  expect(table.match.settings.rated).toBe(true);
  expect(table.start().match.status).toBe('playing');
});

/** A whole game, with a start that failed, played to its end. */
function finished(): Table {
  const table = lobby({ seating: 'random', anonymous: true }).start();
  confirm(table, 'red');
  table.wait(603).tick();
  table.join('cat').start();
  for (const seat of ['blue', 'red']) confirm(table, seat);
  for (const { seat } of table.match.chairs) if (table.match.status !== 'over') table.vote(seat, 'draw');
  expect(table.match.status).toBe('over');
  return table;
}
const findingsOf = async (commits: readonly Commit[]) =>
  (await audit(duel, commits, true, meansOf(duel))).findings.map(({ code }) => code);

it('a log of it is audited, and holds', async () => {
  expect(await findingsOf(finished().commits)).toEqual([]);
});

type Events = readonly Envelope['events'][number][];
it.each([
  {
    what: 'asks somebody who does not sit',
    of: 'match/closed',
    change: (events: Events) =>
      events.map((each) => (each.type === 'match/closed' ? { ...each, seats: ['red', 'green'] } : each)),
  },
  {
    what: 'asks nobody',
    of: 'match/closed',
    change: (events: Events) => events.map((each) => (each.type === 'match/closed' ? { ...each, seats: [] } : each)),
  },
  {
    what: 'asks twice',
    of: 'match/closed',
    change: (events: Events) => events.flatMap((each) => (each.type === 'match/closed' ? [each, each] : [each])),
  },
  {
    what: 'leaves out a confirmation',
    of: 'match/confirmed',
    change: (events: Events) => events.filter(({ type }) => type !== 'match/confirmed'),
  },
  {
    what: 'confirms twice',
    of: 'match/confirmed',
    change: (events: Events) => events.flatMap((each) => (each.type === 'match/confirmed' ? [each, each] : [each])),
  },
  {
    what: 'counts another failure',
    of: 'match/reopened',
    change: (events: Events) => events.map((each) => (each.type === 'match/reopened' ? { ...each, failed: 2 } : each)),
  },
  {
    what: 'fails no start',
    of: 'match/joined',
    change: (events: Events) => [...events, { type: 'match/reopened', failed: 1 }],
  },
])('a log that $what is found out', async ({ of, change }) => {
  const { commits } = finished();
  const v = commits.findLast(({ envelope }) => envelope.events.some(({ type }) => type === of))?.envelope.v;
  let prev = '';
  const forged = commits.map((commit) => {
    const events =
      commit.envelope.v === v ? (change(commit.envelope.events) as Envelope['events']) : commit.envelope.events;
    const envelope = { ...commit.envelope, events, prev };
    prev = hashOf(envelope);
    return { ...commit, envelope, hash: prev };
  });
  expect(await findingsOf(forged)).toContain('WRONG_CONTRIBUTION');
});
