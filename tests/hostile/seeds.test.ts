import { expect, it } from 'vitest';
import { added, rangeIn, rowsOf, seedsOf, tableOf } from '../bench/seeds.ts';

// The list of seeds that ran: a seed stands in it once, under the commit that it ran on last.

const ran = (seeds: readonly number[], isGreen = true) => seeds.map((seed) => ({ of: 'kutuzov', seed, isGreen }));

it('a seed that ran again leaves the row of its earlier commit', () => {
  const first = added([], { what: 'stretches', commit: 'aaa', ran: [...ran([1, 2, 3, 7]), ...ran([4], false)] });
  expect(tableOf(first).split('\n').slice(2)).toEqual(['| kutuzov | stretches | aaa | 4 | 1–3, 7 | 4 |']);
  const again = added(first, { what: 'stretches', commit: 'bbb', ran: ran([2, 4]) });
  expect(tableOf(again).split('\n').slice(2)).toEqual([
    '| kutuzov | stretches | aaa | 3 | 1, 3, 7 |  |',
    '| kutuzov | stretches | bbb | 2 | 2, 4 |  |',
  ]);
  expect(added(again, { what: 'stretches', commit: 'ccc', ran: ran([1, 2, 3, 4, 7]) })).toHaveLength(1);
});

it('whole games and stretches of one seed are apart, and so are the games', () => {
  const rows = added([], { what: 'stretches', commit: 'aaa', ran: ran([1]) });
  const more = added(rows, { what: 'whole games', commit: 'bbb', ran: ran([1]) });
  const all = added(more, { what: 'stretches', commit: 'bbb', ran: [{ of: 'diplomacy', seed: 1, isGreen: true }] });
  expect(all.map(({ of, what, green }) => [of, what, green])).toEqual([
    ['kutuzov', 'stretches', [1]],
    ['kutuzov', 'whole games', [1]],
    ['diplomacy', 'stretches', [1]],
  ]);
});

it('all rows of the section are read again, and none of another', () => {
  const first = added([], { what: 'stretches', commit: 'aaa', ran: [...ran([1, 2, 3]), ...ran([4], false)] });
  const rows = added(first, { what: 'whole games', commit: 'bbb', ran: ran([1]) });
  const others = `\n## Others\n\n${tableOf(first)}\n`;
  expect(rowsOf(`# All\n${others}\n## Seeds\n\nA text.\n\n${tableOf(rows)}\n${others}`, 'Seeds')).toEqual(rows);
});

it('ranges are read as they are written', () => {
  expect(seedsOf('1–3, 7')).toEqual([1, 2, 3, 7]);
  expect(seedsOf('')).toEqual([]);
  expect([rangeIn('7'), rangeIn('1-500')]).toEqual([
    [7, 7],
    [1, 500],
  ]);
  for (const wrong of ['5-1', '0', 'x', '1-2-3'])
    expect(() => rangeIn(wrong), wrong).toThrow('is not a range of seeds');
});
