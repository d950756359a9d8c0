import { expect, it } from 'vitest';
import { lateIn, noteRefused, typedIn } from '../../site/src/sandbox/typed.ts';
import { type Frame, stepsOf, toldOf } from '../../site/src/table/replay/film.ts';
import { foldedOf } from '../../site/src/table/replay/story.ts';

// What a player reads after a phase: the results of their own orders first, and nothing that is stale.

it('tells what came of the orders of the viewer, each once, and all results beside it', () => {
  const [held, cut] = ['Austria: army Trieste holds.', 'Austria: army Serbia supports Greece, cut.'];
  const mark = (from: string, text: string, group: number): Frame => ({
    is: 'mark',
    order: 'hold',
    from,
    outcome: 'held',
    text,
    group,
  });
  const steps = stepsOf(7, [
    { is: 'note', text: 'Spring 1901:', group: 0 },
    mark('tri', held, 1),
    mark('ser', cut, 1),
    mark('ven', 'Italy: army Venice holds.', 1),
    mark('ser', cut, 2),
  ]);
  expect(toldOf(steps, ['Austria'])).toEqual({
    mine: ['army Trieste holds.', 'army Serbia supports Greece, cut.'],
    all: [held, cut, 'Italy: army Venice holds.'],
  });
  expect(toldOf(steps, []).mine, 'spectators').toEqual([]);
});

it('tells the viewer of moves of others that name their seat', () => {
  const move = (text: string, group: number): Frame => ({
    is: 'move',
    piece: 'ven',
    path: ['ven', 'tri'],
    text,
    group,
  });
  const [entering, other] = [
    'Italy: army Venice to Trieste. It is in a centre of Austria.',
    'Italy: army Rome to Venice.',
  ];
  const steps = stepsOf(7, [move(entering, 1), move(other, 1)]);
  expect(toldOf(steps, ['Austria']).mine).toEqual([entering]);
});

it('tells lines that came too late, but none that the service had refused', () => {
  typedIn('g/austria/1').value = 'A gal - mos\nA bud - ser';
  noteRefused('g/austria/1', ['A gal - mos']);
  expect(lateIn('g/austria/', 'g/austria/2')).toEqual(['A bud - ser']);
  expect(lateIn('g/austria/', 'g/austria/2'), 'once').toEqual([]);
});

it('folds in the log what several seats did alike, and leaves what happened in sight', () => {
  const line = (version: number, ...lines: readonly string[]) => ({ version, lines: [...lines] });
  const lines = [
    line(9, 'Italy has sent 3 orders.'),
    line(8, 'France has sent 1 order.'),
    line(7, 'Turkey has sent 4 orders.'),
    line(6, 'Spring 1901:', 'Italy: army Venice holds.'),
    line(5, 'Italy has sent 3 orders.'),
    line(4, 'Austria: army Vienna holds.'),
  ];
  const names = ['Italy', 'France', 'Turkey', 'Austria'];
  expect(
    foldedOf(lines, names).map(({ line, alike }) => [line.version, ...alike.map(({ version }) => version)]),
  ).toEqual([[9, 8, 7], [6], [5], [4]]);
  expect(foldedOf(lines.slice(1, 3), names), 'two are read as fast').toHaveLength(2);
});
