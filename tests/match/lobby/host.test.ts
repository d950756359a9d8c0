import { describe, expect, it } from 'vitest';
import { diplomacy } from '../../../domain/diplomacy/index.ts';
import { auditLog } from '../../../domain/log/audit/audit.ts';
import { contributionOf } from '../../../domain/log/joint.ts';
import type { MatchCommand } from '../../../domain/match/state/commands.ts';
import { chairOf, seatsOf } from '../../../domain/match/state/state.ts';
import { duel } from '../../kit/duel/index.ts';
import { open, refusalOf, seated, type Table } from '../../kit/table.ts';

const ANN = { user: 'ann' };
const TEXTS = 'another-commitment';
const edit = (more: object = {}): MatchCommand => ({ type: 'edit', texts: TEXTS, ...more });
const move = (seat: string, to: string, more: object = {}): MatchCommand => ({ type: 'move', seat, to, ...more });
const remove = (seat: string): MatchCommand => ({ type: 'remove', seat });
const options = { hits: 3 };
const seven = (): Table => open(diplomacy, { options: { players: 7 } });

describe('changing a seat', () => {
  it('is one commit, at the old seat, and leaves nothing behind there', () => {
    const table = seven()
      .join('bob', 'france')
      .vote('france', 'ready')
      .send({ user: 'bob' }, move('france', 'england'));
    expect(table.types).toEqual(['match/left', 'match/joined']);
    expect(table.last.envelope).toMatchObject({ by: 'seat:france', events: [{ how: 'moved' }, { seat: 'england' }] });
    expect(seatsOf(table.match, 'bob')).toEqual(['england']);
    expect(chairOf(table.match, 'france')).not.toHaveProperty('holder');
    expect(table.match.votes.ready).toEqual([]);
  });

  it('is refused for the seat of another, a taken one, one that is none, where seats are dealt, and in play', () => {
    const table = seven().join('bob', 'france').join('cid', 'england');
    expect(refusalOf(() => table.send({ user: 'cid' }, move('france', 'italy')))).toBe('NOT_YOUR_SEAT');
    expect(refusalOf(() => table.send(ANN, move('france', 'italy')))).toBe('NOT_YOUR_SEAT');
    expect(refusalOf(() => table.send({ user: 'bob' }, move('france', 'england')))).toBe('SEAT_TAKEN');
    expect(refusalOf(() => table.send({ user: 'bob' }, move('france', 'france')))).toBe('SEAT_TAKEN');
    expect(refusalOf(() => table.send({ user: 'bob' }, move('france', 'spain')))).toBe('NO_SUCH_SEAT');
    expect(refusalOf(() => table.send('clock', move('france', 'italy')))).toBe('NOT_YOUR_SEAT');
    const dealt = open(duel, { options, settings: { seating: 'random' } }).join('bob');
    expect(refusalOf(() => dealt.send({ user: 'bob' }, move('red', 'blue')))).toBe('SEATS_ARE_DEALT');
    expect(refusalOf(() => seated(duel, { options }).send({ user: 'red-person' }, move('red', 'blue')))).toBe(
      'ALREADY_STARTED',
    );
  });

  it('of a bot is its owner’s', () => {
    const table = seven().seatBot('ann', 'france').join('bob', 'england');
    expect(refusalOf(() => table.send({ user: 'bob' }, move('france', 'italy')))).toBe('NOT_THE_OWNER');
    table.send(ANN, move('france', 'italy'));
    expect(table.last.envelope.by).toBe('user:ann');
    expect(chairOf(table.match, 'italy')?.holder).toEqual({ kind: 'bot' });
  });

  it('in an anonymous lobby names nobody', () => {
    const table = open(duel, { options, settings: { anonymous: true } })
      .join('bob', 'red')
      .send({ user: 'bob' }, move('red', 'blue'));
    expect(JSON.stringify(table.commits.slice(1).map(({ envelope }) => envelope))).not.toContain('bob');
    expect(seatsOf(table.match, 'bob')).toEqual(['blue']);
  });

  it('makes a contribution to the dice void, or brings another', () => {
    const bytes = Buffer.alloc(32, 7).toString('base64url');
    const table = open(duel, { options, settings: { entropy: 'joint' } });
    const given = (seat: string): string => contributionOf(table.id, seat, bytes);
    table
      .send({ user: 'bob' }, { type: 'join', seat: 'red', contribution: given('red') })
      .send({ user: 'bob' }, move('red', 'blue'));
    expect(table.match.entropy?.contributions).toEqual([]);
    table.send({ user: 'bob' }, move('blue', 'red', { contribution: given('red') }));
    expect(table.match.entropy?.contributions).toEqual([{ seat: 'red', contribution: given('red') }]);
    table.seatBot('ann', 'blue').start();
    for (const command of [move('red', 'blue'), remove('blue'), edit(), { type: 'close' } as const])
      expect(refusalOf(() => table.send(command.type === 'move' ? { user: 'bob' } : ANN, command))).toBe(
        'ALREADY_STARTED',
      );
  });

  it('does not free anybody of the limit on commits that need no turn', () => {
    const table = seven().join('bob', 'france');
    for (const [from, to] of [
      ['france', 'italy'],
      ['italy', 'france'],
      ['france', 'turkey'],
    ] as const)
      table.send({ user: 'bob' }, move(from, to));
    expect(table.match.spent?.turkey?.until).toBe(table.now + 30_000);
  });
});

describe('removing a player', () => {
  it('frees the seat, goes on without them, and keeps them out until they are invited', () => {
    const table = seven().join('bob', 'france').send(ANN, remove('france'));
    expect(table.last.envelope).toMatchObject({
      by: 'user:ann',
      events: [{ type: 'match/left', seat: 'france', how: 'removed' }],
    });
    expect(table.match).toMatchObject({ status: 'lobby', removed: { bob: 3 } });
    expect(refusalOf(() => table.join('bob', 'italy'))).toBe('REMOVED');
    table.join('cid', 'france').send({ user: 'bob' }, { type: 'join', seat: 'italy', invited: true });
    expect(seatsOf(table.match, 'bob')).toEqual(['italy']);
  });

  it('is for bots too, and only for owners, before the start', () => {
    const table = seven().seatBot('ann', 'france').join('bob', 'italy').send(ANN, remove('france'));
    expect(table.match).not.toHaveProperty('removed');
    expect(refusalOf(() => table.send({ user: 'bob' }, remove('italy')))).toBe('NOT_THE_OWNER');
    expect(refusalOf(() => table.send(ANN, remove('france')))).toBe('SEAT_VACANT');
    expect(refusalOf(() => table.send(ANN, remove('spain')))).toBe('NO_SUCH_SEAT');
    expect(refusalOf(() => seated(duel, { options }).send(ANN, remove('red')))).toBe('ALREADY_STARTED');
  });

  it('tells nobody who it was in an anonymous lobby', () => {
    const table = open(duel, { options, settings: { anonymous: true } })
      .join('bob', 'red')
      .send(ANN, remove('red'));
    expect(JSON.stringify(table.commits.map(({ envelope }) => envelope))).not.toContain('bob');
    expect(refusalOf(() => table.join('bob', 'blue'))).toBe('REMOVED');
  });
});

describe('closing a lobby', () => {
  it('cancels it, and nothing is possible afterwards', () => {
    const table = seven().join('bob', 'france').send(ANN, { type: 'close' });
    expect(table.match).toMatchObject({ status: 'over', outcome: { result: 'cancelled', seats: [], how: 'closed' } });
    expect(refusalOf(() => table.join('cid', 'italy'))).toBe('GAME_OVER');
    expect(refusalOf(() => table.send(ANN, { type: 'close' }))).toBe('GAME_OVER');
    expect(auditLog(table.commits, true, diplomacy.streams).findings).toEqual([]);
  });

  it('is its owner’s, before the start', () => {
    expect(refusalOf(() => seven().join('bob', 'france').send({ user: 'bob' }, { type: 'close' }))).toBe(
      'NOT_THE_OWNER',
    );
    expect(refusalOf(() => seated(duel, { options }).send(ANN, { type: 'close' }))).toBe('ALREADY_STARTED');
  });
});

describe('changing a lobby', () => {
  it('replaces the named settings; every seated player stays, and is not ready any more', () => {
    const table = seven()
      .join('bob', 'france')
      .vote('france', 'ready')
      .vote('france', 'cancel', false)
      .seatBot('ann', 'turkey');
    const { settings } = table.match;
    table
      .wait(60)
      .send(
        ANN,
        edit({ options: { players: 7, endYear: 1905 }, settings: { deadlines: { orders: 600 }, lobbyExpires: 100 } }),
      );
    expect(table.types).toEqual(['match/edited', 'match/clock']);
    expect(table.match).toMatchObject({
      texts: TEXTS,
      options: { endYear: 1905 },
      settings: { ...settings, deadlines: { orders: 600 }, lobbyExpires: 100 },
      due: table.now + 100_000,
      votes: { cancel: [] },
      edited: 6,
    });
    expect(table.match.votes).not.toHaveProperty('ready');
    expect([seatsOf(table.match, 'bob'), chairOf(table.match, 'turkey')?.holder]).toEqual([
      ['france'],
      { kind: 'bot' },
    ]);
  });

  it('takes no seat away from anybody', () => {
    const table = seven();
    const six = table.match.chairs.map(({ seat }) => seat);
    const left = diplomacy.seats({ players: 5 } as never).map(({ seat }) => seat);
    const gone = six.find((seat) => !left.includes(seat)) ?? '';
    table.join('bob', gone);
    expect(refusalOf(() => table.send(ANN, edit({ options: { players: 5 } })))).toBe('SEATS_WOULD_GO');
    table.send({ user: 'bob' }, move(gone, left[0] ?? '')).send(ANN, edit({ options: { players: 5 } }));
    expect(table.match.chairs.map(({ seat, holder }) => [seat, holder !== undefined])).toEqual(
      left.map((seat, i) => [seat, i === 0]),
    );
  });

  it('is its owner’s, before the start, and in form 2 of the log', () => {
    expect(refusalOf(() => seven().send({ user: 'bob' }, edit()))).toBe('NOT_THE_OWNER');
    expect(refusalOf(() => seven().send('house', edit()))).toBe('NOT_THE_OWNER');
    expect(refusalOf(() => seated(duel, { options }).send(ANN, edit()))).toBe('ALREADY_STARTED');
    expect(refusalOf(() => open(duel, { options, form: 1 }).send(ANN, edit()))).toBe('FORM_TOO_OLD');
    expect(refusalOf(() => open(duel, { options, form: 1 }).join('bob', 'red').send(ANN, remove('red')))).toBe(
      'FORM_TOO_OLD',
    );
  });
});

describe('an audit of a lobby that was changed', () => {
  const played = (): Table =>
    seven()
      .join('bob', 'france')
      .send({ user: 'bob' }, move('france', 'england'))
      .join('cid', 'france')
      .send(ANN, remove('france'))
      .send({ user: 'bob' }, move('england', 'france'))
      .send(ANN, edit({ options: { players: 5 } }))
      .send(ANN, { type: 'close' });

  it('holds', () => {
    expect(auditLog(played().commits, true, diplomacy.streams).findings).toEqual([]);
  });

  it.each([
    { what: 'a seat that is no more', seat: 'nowhere', chairs: undefined },
    {
      what: 'chairs without that of somebody who sits',
      seat: undefined,
      chairs: [{ seat: 'x', name: 'X', holds: [] }],
    },
    { what: 'no chairs at all', seat: undefined, chairs: [] },
  ])('finds $what', ({ seat, chairs }) => {
    const log = JSON.parse(JSON.stringify(played().commits)) as {
      envelope: { events: { type: string; seat?: string; chairs?: unknown }[] };
    }[];
    const events = log.flatMap(({ envelope }) => envelope.events);
    const [edited, left] = [
      events.find(({ type }) => type === 'match/edited'),
      events.findLast(({ type }) => type === 'match/joined'),
    ];
    if (edited === undefined || left === undefined) throw new Error('no such events');
    if (seat !== undefined) left.seat = seat;
    if (chairs !== undefined) edited.chairs = chairs;
    expect(auditLog(log, true, diplomacy.streams).findings.map(({ code }) => code)).toContain('BAD_SHAPE');
  });
});
