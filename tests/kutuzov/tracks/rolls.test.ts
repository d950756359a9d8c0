import { expect, it } from 'vitest';
import type { Event } from '../../../domain/kutuzov/table/events.ts';
import { byDie, tableOf } from '../../../domain/kutuzov/table/table.ts';
import { field, fight } from '../kit/battles.ts';
import { dice, drawn, events } from '../kit/kit.ts';
import { impulse, QUIET, round, siege } from '../kit/sieges.ts';

const placesOf = (all: readonly Event[]): readonly string[] =>
  all.flatMap((event) => (event.type === 'rolled' ? [`${event.why} ${event.space ?? 'nowhere'}`] : []));

it('the rolls of a battle, of the retreat and of the loot name their space (§12.5, §12.62, §12.10)', () => {
  const state = field('moscow: barclay R1 4, davout FN 4', { flags: { moscow: 'FN' } });
  const fought = fight(
    state,
    'R1',
    { space: 'moscow', camp: 'tsarist', origins: ['ryazan'] },
    '1*5',
    '55 1*9',
    '61111',
    '1',
  );
  expect(placesOf(fought.events)).toEqual(['battle moscow', 'battle moscow', 'attrition ryazan', 'loot moscow']);
});

it('so do the rolls of a siege and of the sack (§13.31, §13.52)', () => {
  const state = impulse('R1', 'konigsberg: kutuzov R1 6');
  const faces = [...round(11, 4, ...QUIET), 3, 6, 6, 1, 1, 1, 1, 1];
  expect(placesOf(events(state, 'R1', siege('konigsberg', ['kutuzov'], { R1: 6 }), dice(...faces)))).toEqual([
    'siege konigsberg',
    'fortress konigsberg',
    'sack konigsberg',
    'attrition konigsberg',
  ]);
});

it('equal dice are thrown again, those of the Powers that tie alone', () => {
  const by = { why: 'auction', rule: '§2.34' };
  const table = tableOf(drawn(''), dice(3, 5, 3, 2, 2, 2, 6));
  expect(byDie(table, ['FN', 'R1', 'FS'], by)).toEqual(['R1', 'FS', 'FN']);
});

it('dice that are equal for ever end in the impulse order (ruling E155)', () => {
  const table = tableOf(drawn(''), { draw: () => 0 });
  expect(byDie(table, ['FN', 'FS'], { why: 'will-resource', rule: '§19.81' })).toEqual(['FN', 'FS']);
  expect(table.events.length).toBe(40);
});
