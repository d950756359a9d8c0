import { describe, expect, it } from 'vitest';
import { diplomacy } from '../../../domain/diplomacy/index.ts';
import { duel } from '../../kit/duel/index.ts';
import { open, refusalOf, seated } from '../../kit/table.ts';

const options = { hits: 3 };

describe('a draw', () => {
  it('is agreed when all people in play vote for it, and shared by them', () => {
    const table = seated(duel, { options }).vote('red', 'draw');
    expect(table.match.votes).toEqual({ draw: ['red'] });
    table.vote('blue', 'draw');
    expect(table.types).toEqual(['match/voted', 'match/ended']);
    expect(table.match.outcome).toEqual({ result: 'drawn', seats: ['red', 'blue'], how: 'agreed-draw' });
  });

  it('is not agreed when a vote was withdrawn', () => {
    const table = seated(duel, { options }).vote('red', 'draw').vote('red', 'draw', false).vote('blue', 'draw');
    expect(table.match).toMatchObject({ status: 'playing', votes: { draw: ['blue'] } });
  });

  it('needs no bot: bots agree to what the people agree on', () => {
    const table = open(duel, { options }).join('ann', 'red').seatBot('ann', 'blue').start().vote('red', 'draw');
    expect(table.match.outcome).toMatchObject({ result: 'drawn', seats: ['red', 'blue'] });
  });

  it('is no matter of a seat out of play', () => {
    const table = seated({ ...duel, parties: () => ['red'] }, { options });
    expect(refusalOf(() => table.vote('blue', 'draw'))).toBe('NOT_IN_PLAY');
    table.vote('red', 'draw');
    expect(table.match.outcome).toMatchObject({ result: 'drawn', seats: ['red'] });
  });

  // Six have agreed and the seventh resigns: nobody is left who objects.
  it('is agreed as soon as the only one against it has left', () => {
    const table = seated(diplomacy);
    for (const { seat } of table.match.chairs.slice(0, 6)) table.vote(seat, 'draw');
    expect(table.match.status).toBe('playing');
    table.leave('turkey');
    expect(table.match.outcome).toMatchObject({ result: 'drawn', how: 'agreed-draw' });
  });
});

describe('a cancellation', () => {
  it('needs all people seated, in play', () => {
    const table = seated(duel, { options }).vote('red', 'cancel');
    expect(table.match.status).toBe('playing');
    table.vote('blue', 'cancel');
    expect(table.match.outcome).toEqual({ result: 'cancelled', seats: [], how: 'agreed' });
  });

  it('needs all people seated, in the lobby', () => {
    const table = open(duel, { options }).join('ann', 'red').vote('red', 'cancel');
    expect(table.match.outcome).toMatchObject({ result: 'cancelled', how: 'agreed' });
  });
});

describe('being ready', () => {
  it('is nothing in a game that waits for every answer', () => {
    expect(refusalOf(() => seated(duel, { options }).vote('red', 'ready'))).toBe('NO_READY');
  });

  it('is a command of the game that has it: do not wait for me', () => {
    const table = seated(diplomacy).vote('france', 'ready');
    expect(table.waited().map(({ seat }) => seat)).not.toContain('france');
    table.vote('france', 'ready', false);
    expect(table.waited().map(({ seat }) => seat)).toContain('france');
  });
});

describe('a match without draws', () => {
  it('refuses to vote on one, and can still be cancelled by all', () => {
    const table = seated(duel, { options, settings: { draw: 'off' } });
    expect(refusalOf(() => table.vote('red', 'draw'))).toBe('DRAWS_OFF');
    expect(refusalOf(() => table.vote('red', 'draw', false))).toBe('DRAWS_OFF');
    table.vote('red', 'cancel').vote('blue', 'cancel');
    expect(table.match.outcome).toMatchObject({ result: 'cancelled', how: 'agreed' });
  });
});
