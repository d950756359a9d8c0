import { describe, expect, it } from 'vitest';
import { diplomacy } from '../../../domain/diplomacy/index.ts';
import { maySee } from '../../../domain/match/state/state.ts';
import { viewOf } from '../../../domain/match/view/view.ts';
import { duel } from '../../kit/duel/index.ts';
import { open, refusalOf, seated, type Table } from '../../kit/table.ts';

const HOUR = 3600;
const deadlines = { default: HOUR };
const high = { type: 'choose', stance: 'high' } as const;
const vanishing = (settings: object = {}): Table =>
  seated(duel, { options: { hits: 9 }, settings: { deadlines, vacate: { misses: 2 }, absent: 'wait', ...settings } });

/** Blue answers every question, red none, for this number of deadlines. */
function withoutRed(table: Table, deadlines: number): Table {
  for (let missed = 0; missed < deadlines; ) {
    const blue = table.waited().find(({ seat }) => seat === 'blue');
    if (blue !== undefined)
      table.act('blue', table.game.lapse(table.game.view(table.match.state, ['blue']), 'blue') as never);
    else {
      table.wait(HOUR).tick();
      missed++;
    }
  }
  return table;
}

describe('a seat with this number of missed deadlines in a row', () => {
  it('is free, and goes to the first player who sits down; the record stays with the former player', () => {
    const table = withoutRed(vanishing(), 1);
    expect(table.types).not.toContain('match/vacated');
    withoutRed(table, 1);
    expect(table.types).toContain('match/vacated');
    const red = table.match.chairs.find(({ seat }) => seat === 'red');
    expect(red).toMatchObject({ former: 'red-person' });
    expect(red).not.toHaveProperty('holder');
    table.join('carol', 'red');
    expect(table.match.chairs.find(({ seat }) => seat === 'red')).toMatchObject({
      holder: { kind: 'user', user: 'carol' },
    });
    expect(refusalOf(() => table.join('red-person', 'red'))).toBe('SEAT_TAKEN');
    expect(table.match.tenures?.filter(({ seat }) => seat === 'red')).toMatchObject([
      { user: 'red-person', missed: 2, row: 2, to: expect.any(Number) },
      { user: 'carol', answered: 0, missed: 0 },
    ]);
  });

  it('may be taken again by its holder as long as nobody has', () => {
    const table = withoutRed(vanishing({ visibility: 'private' }), 2);
    expect(maySee(table.match, 'red-person')).toBe(true);
    expect(maySee(table.match, 'a stranger')).toBe(false);
    table.join('red-person', 'red');
    expect(table.match.chairs.find(({ seat }) => seat === 'red')).not.toHaveProperty('former');
  });

  it('waits for a player where the game says so, and gets the default answer at once where it says that', () => {
    const waits = withoutRed(vanishing(), 2);
    expect(waits.match.status).toBe('playing');
    expect(waits.waited().some(({ seat }) => seat === 'red') || waits.waited().length > 0).toBe(true);
    const lapses = withoutRed(vanishing({ absent: 'lapse' }), 2);
    expect(lapses.waited().map(({ seat }) => seat)).not.toContain('red');
  });

  it('counts again from zero after an answer', () => {
    const table = withoutRed(vanishing(), 1);
    const red = table.waited().find(({ seat }) => seat === 'red');
    if (red === undefined) table.act('blue', { type: 'rest' });
    table.act('red', table.game.lapse(table.game.view(table.match.state, ['red']), 'red') as never);
    withoutRed(table, 1);
    expect(table.match.tenures?.find(({ seat }) => seat === 'red')).toMatchObject({ missed: 2, row: 1 });
    expect(table.types).not.toContain('match/vacated');
  });

  it('calls the game off when nobody is left', () => {
    const table = open(diplomacy, { settings: { deadlines, vacate: { misses: 1 } } }).join('ann', 'france');
    for (const { seat } of table.match.chairs) if (seat !== 'france') table.seatBot('ann', seat);
    table.start().wait(HOUR).tick();
    expect(table.match.outcome).toMatchObject({ result: 'cancelled', how: 'abandoned' });
  });
});

describe('the record of a seat', () => {
  it('counts a question once, after any changes, and no step that was taken back', () => {
    const table = seated(duel, { options: { hits: 9 }, settings: { deadlines } })
      .act('red', high)
      .act('blue', { type: 'choose', stance: 'low' });
    table.act('red', { type: 'step', to: 0 }).takeBack('red').act('red', { type: 'step', to: 0 }).takeBack('red');
    expect(viewOf(duel, table.match, 'en').seats.map(({ record }) => record)).toEqual([
      { answered: 1, missed: 0 },
      { answered: 1, missed: 0 },
    ]);
  });

  it('counts nothing that had no deadline', () => {
    const table = seated(duel, { options: { hits: 9 } }).act('red', high);
    expect(table.match.tenures?.[0]).toMatchObject({ answered: 0, missed: 0 });
    expect(viewOf(duel, table.match, 'en').seats[0]).not.toHaveProperty('record');
  });
});
