import { describe, expect, it } from 'vitest';
import { diplomacy } from '../../../domain/diplomacy/index.ts';
import { kutuzov } from '../../../domain/kutuzov/index.ts';
import { canonical } from '../../../domain/log/canonical.ts';
import { viewOf } from '../../../domain/match/view/view.ts';
import { duel } from '../../kit/duel/index.ts';
import { open, refusalOf, seated, type Table } from '../../kit/table.ts';

const options = { hits: 3 };
const settings = { votes: 'secret' } as const;
/** Commitments that tell nothing, so that logs of twins can be compared. */
const commitment = (): string => 'x'.repeat(42).concat('A');
const shown = (table: Table, user?: string) => viewOf(table.game, table.match, 'en', user);

describe('a secret vote on a draw', () => {
  it('looks to everybody else as a standing order does, to the byte', () => {
    const twins = [
      seated(duel, { options, settings, commitment }).vote('red', 'draw'),
      seated(duel, { options, settings, commitment }).stand('red', { react: 'pass' }),
      seated(duel, { options, settings, commitment }).vote('red', 'draw', false),
    ];
    const [first, ...others] = twins.map((table) => canonical(table.last.envelope as never));
    expect(twins[0]?.types).toEqual(['match/noted']);
    for (const other of others) expect(other).toBe(first);
    const views = twins.flatMap((table) =>
      [undefined, 'blue-person'].map((user) => canonical({ ...shown(table, user), mine: [] } as never)),
    );
    expect(new Set(views).size).toBe(1);
    const spent = twins.map((table) => canonical(table.match.spent as never));
    expect(new Set(spent).size).toBe(1);
  });

  it('is shown to its voter, and to everybody at the end', () => {
    const table = seated(duel, { options, settings }).vote('red', 'draw');
    expect(shown(table, 'red-person').votes).toEqual({ draw: ['red'] });
    expect(shown(table, 'blue-person').votes).toEqual({});
    table.vote('red', 'cancel').vote('blue', 'cancel');
    expect(shown(table).votes.draw).toEqual(['red']);
  });

  it('is carried when all people in play have given theirs, and a standing order between them changes nothing', () => {
    const table = seated(duel, { options, settings }).vote('red', 'draw').stand('red', { react: 'pass' });
    expect(table.match).toMatchObject({ hushed: ['red'], standing: { red: { react: 'pass' } } });
    table.vote('blue', 'draw');
    expect(table.types).toEqual(['match/noted', 'match/ended']);
    expect(table.match.outcome).toMatchObject({ result: 'drawn', how: 'agreed-draw' });
  });

  it('is forgotten with its voter', () => {
    const table = seated(diplomacy, { settings }).vote('france', 'draw').leave('france');
    expect(table.match.hushed).toEqual([]);
  });
});

describe('a draw of a rated game', () => {
  it('needs two people in play: nobody draws with bots at will', () => {
    const table = open(duel, { options, settings: { rated: true } })
      .join('ann', 'red')
      .seatBot('ann', 'blue')
      .start();
    expect(refusalOf(() => table.vote('red', 'draw'))).toBe('ALONE');
  });

  it('is not carried when all others have left', () => {
    const table = seated(diplomacy, { settings: { rated: true } }).vote('france', 'draw');
    for (const { seat } of table.match.chairs)
      if (seat !== 'france' && table.match.status === 'playing') table.leave(seat);
    expect(table.match.outcome?.how).not.toBe('agreed-draw');
  });
});

describe('a concession', () => {
  it('of one of two gives the game to the other', () => {
    const table = seated(duel, { options }).vote('red', 'concede');
    expect(table.match.outcome).toEqual({ result: 'won', seats: ['blue'], how: 'concession' });
  });

  it('of all except one in Diplomacy makes that one the winner', () => {
    const table = seated(diplomacy);
    for (const { seat } of table.match.chairs.slice(1, 6)) table.vote(seat, 'concede');
    expect(table.match.status).toBe('playing');
    table.vote('turkey', 'concede');
    expect(table.match.outcome).toEqual({ result: 'won', seats: ['austria'], how: 'concession' });
  });

  it('to bots is one only where a single one is left', () => {
    const table = open(diplomacy).join('ann', 'france');
    for (const { seat } of table.match.chairs) if (seat !== 'france') table.seatBot('ann', seat);
    table.start().vote('france', 'concede');
    expect(table.match.status).toBe('playing');
  });

  it('of a Camp of Kutuzov takes all its people, and none of the enemy', () => {
    const table = seated(kutuzov);
    const seats = table.match.chairs.map(({ seat }) => seat);
    const tsarist = table.match.chairs
      .filter(({ holds }) => holds.some((power) => power.startsWith('R')))
      .map(({ seat }) => seat);
    for (const seat of tsarist) {
      expect(table.match.status).toBe('playing');
      table.vote(seat, 'concede');
    }
    expect(table.match.outcome).toMatchObject({ result: 'won', how: 'concession' });
    expect(table.match.outcome?.seats.some((seat) => tsarist.includes(seat))).toBe(false);
    expect(seats.length).toBeGreaterThan(tsarist.length);
  });
});
