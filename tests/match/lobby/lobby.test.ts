import { describe, expect, it } from 'vitest';
import { formOf } from '../../../domain/log/forms.ts';
import { chairOf, seatsOf } from '../../../domain/match/state/state.ts';
import { viewOf } from '../../../domain/match/view/view.ts';
import { duel } from '../../kit/duel/index.ts';
import type { View } from '../../kit/duel/state.ts';
import { NOON, open, refusalOf, seated } from '../../kit/table.ts';

const options = { hits: 3 };

describe('creating a match', () => {
  it('opens a lobby with the seats of the game, and commits to the seed before anyone sits down', () => {
    const table = open(duel, { options, settings: { lobbyExpires: 600 } });
    expect(table.match).toMatchObject({
      status: 'lobby',
      of: 'duel',
      rules: 'duel@1',
      owner: 'ann',
      v: 1,
      createdAt: NOON,
    });
    expect(table.match.chairs.map(({ seat, holder }) => [seat, holder])).toEqual([
      ['red', undefined],
      ['blue', undefined],
    ]);
    expect(table.match.seedCommitment).toBe(formOf(2).seedCommitment(table.seed));
    expect(table.match.due).toBe(NOON + 600_000);
    expect(JSON.stringify(table.commits)).not.toContain(Buffer.from(table.seed).toString('base64url'));
  });

  it('happens once', () => {
    const table = open(duel, { options });
    const { command } = table.last.secrets;
    expect(refusalOf(() => table.send({ user: 'ann' }, command!.value as never))).toBe('ALREADY_CREATED');
  });
});

describe('the lobby', () => {
  it('seats people where they wish, or on the first vacant seat', () => {
    const table = open(duel, { options }).join('ann', 'blue').join('bob');
    expect(seatsOf(table.match, 'ann')).toEqual(['blue']);
    expect(seatsOf(table.match, 'bob')).toEqual(['red']);
  });

  it('refuses a taken seat, an unknown one, a second one, and a third person', () => {
    const table = open(duel, { options }).join('ann', 'red');
    expect(refusalOf(() => table.join('bob', 'red'))).toBe('SEAT_TAKEN');
    expect(refusalOf(() => table.join('bob', 'green'))).toBe('NO_SUCH_SEAT');
    expect(refusalOf(() => table.join('ann', 'blue'))).toBe('ALREADY_SEATED');
    table.join('bob');
    expect(refusalOf(() => table.join('cid'))).toBe('GAME_FULL');
    expect(refusalOf(() => table.send('clock', { type: 'join' }))).toBe('NOT_A_PERSON');
  });

  it('lets a player go who leaves, and nobody else', () => {
    const table = open(duel, { options }).join('ann', 'red').join('bob', 'blue');
    expect(refusalOf(() => table.send({ user: 'bob' }, { type: 'leave', seat: 'red' }))).toBe('NOT_YOUR_SEAT');
    table.leave('blue');
    expect(chairOf(table.match, 'blue')).not.toHaveProperty('holder');
    expect(table.match.status).toBe('lobby');
  });

  it('is cancelled when the last person leaves', () => {
    const table = open(duel, { options }).join('ann', 'red').leave('red');
    expect(table.match).toMatchObject({ status: 'over', outcome: { result: 'cancelled', how: 'abandoned' } });
  });

  it('has bots seated by its owner only', () => {
    const table = open(duel, { options }).join('ann', 'red').join('bob', 'blue').leave('blue');
    expect(refusalOf(() => table.seatBot('bob', 'blue'))).toBe('NOT_THE_OWNER');
    table.seatBot('ann', 'blue').start();
    expect(chairOf(table.match, 'blue')!.holder).toEqual({ kind: 'bot' });
  });

  it('does not play: no answer, takeback, standing order or draw before the start', () => {
    const table = open(duel, { options }).join('ann', 'red');
    expect(refusalOf(() => table.act('red', { type: 'rest' }))).toBe('NOT_STARTED');
    expect(refusalOf(() => table.takeBack('red'))).toBe('NOT_STARTED');
    expect(refusalOf(() => table.stand('red', { react: 'pass' }))).toBe('NOT_STARTED');
    expect(refusalOf(() => table.vote('red', 'draw'))).toBe('NOT_STARTED');
    expect(table.asks()).toEqual([]);
  });

  it('is cancelled when it expires, not before', () => {
    const table = open(duel, { options, settings: { lobbyExpires: 600 } }).join('ann');
    expect(refusalOf(() => table.wait(599).tick())).toBe('NOT_DUE');
    table.wait(1).tick();
    expect(table.match).toMatchObject({ status: 'over', outcome: { result: 'cancelled', how: 'expired' } });
    expect(table.match).not.toHaveProperty('due');
  });
});

describe('starting', () => {
  it('is for the owner, once every seat is taken', () => {
    const table = open(duel, { options, owner: 'cid' }).join('ann', 'red');
    expect(refusalOf(() => table.start('cid'))).toBe('SEATS_VACANT');
    table.join('bob', 'blue');
    expect(refusalOf(() => table.start('ann'))).toBe('NOT_THE_OWNER');
    table.start('cid');
    expect(table.types).toEqual(['match/started', 'dealt', 'dealt', 'rounded', 'match/clock']);
    expect(table.waited().map(({ seat }) => seat)).toEqual(['red', 'blue']);
    expect(refusalOf(() => table.start('cid'))).toBe('ALREADY_STARTED');
  });

  it('happens by itself when everybody seated is ready', () => {
    const table = open(duel, { options }).join('ann', 'red').join('bob', 'blue').vote('red', 'ready');
    expect(table.match.status).toBe('lobby');
    table.vote('red', 'ready', false).vote('blue', 'ready');
    expect(table.match.votes).toEqual({ ready: ['blue'] });
    table.vote('red', 'ready');
    expect(table.match).toMatchObject({ status: 'playing', votes: {} });
  });

  it('waits for the last seat, also when everybody so far is ready', () => {
    const table = open(duel, { options }).join('ann', 'red').vote('red', 'ready');
    expect(table.match.status).toBe('lobby');
    table.seatBot('ann', 'blue');
    expect(table.match.status).toBe('playing');
  });

  it('stops the clock of the lobby', () => {
    const table = seated(duel, { options, settings: { lobbyExpires: 600 } });
    expect(table.match).not.toHaveProperty('due');
    expect(refusalOf(() => table.wait(1000).tick())).toBe('NOT_DUE');
  });
});

describe('a replacement', () => {
  // Leaving a duel ends it, so this one goes on after a resignation.
  const lasting = { ...duel, forfeit: () => undefined };

  it('finds the secrets with the seat: hand, sealed choice, the log of the seat', () => {
    const table = seated(lasting, { options });
    table.act('blue', { type: 'choose', stance: 'low' }).leave('blue');
    expect(table.match.status).toBe('playing');
    const before = lasting.view(table.match.state as never, ['blue']);
    table.join('dora', 'blue');
    expect(seatsOf(table.match, 'dora')).toEqual(['blue']);
    expect(seatsOf(table.match, 'blue-person')).toEqual([]);
    expect(lasting.view(table.match.state as never, seatsOf(table.match, 'dora'))).toEqual(before);
    expect((before as View).moment).toMatchObject({ mine: { blue: 'low' } });
    table.act('red', { type: 'choose', stance: 'high' });
    expect(table.types).toContain('revealed');
  });

  it('answers for the seat from then on; before that, the default answer does, without delay', () => {
    const table = seated(lasting, { options }).leave('blue');
    expect(table.types).toEqual(['match/left', 'match/answered', 'chose']);
    table.join('dora', 'blue').act('red', { type: 'choose', stance: 'middle' });
    expect(table.waited()).toMatchObject([{ seat: 'red', kind: 'turn' }]);
    table.act('red', { type: 'rest' });
    expect(table.waited()).toMatchObject([{ seat: 'blue', kind: 'turn' }]);
    table.act('blue', { type: 'rest' });
  });

  it('does not inherit votes and standing orders', () => {
    const table = seated(lasting, { options }).vote('blue', 'draw').stand('blue', { react: 'pass' }).leave('blue');
    expect(table.match.votes).toEqual({ draw: [] });
    expect(table.match.standing).toEqual({});
  });
});

describe('the public face of a match', () => {
  it('shows the holders of seats and the seats to act, and not the seed', () => {
    const table = seated(duel, { options, settings: { deadlines: { stance: 60 } } }).act('red', {
      type: 'choose',
      stance: 'high',
    });
    const view = viewOf(duel, table.match, 'en');
    expect(view.seats.map(({ seat, holder }) => [seat, holder])).toEqual([
      ['red', { kind: 'user', user: 'red-person' }],
      ['blue', { kind: 'user', user: 'blue-person' }],
    ]);
    expect(view.asks).toEqual([
      { ask: 'b3', seat: 'red', kind: 'stance', settled: true, answered: true },
      { ask: 'b3', seat: 'blue', kind: 'stance' },
    ]);
    expect(view).toMatchObject({ status: 'playing', version: 5, hash: table.last.hash, due: NOON + 60_000 });
    expect(view).not.toHaveProperty('seed');
  });
});
