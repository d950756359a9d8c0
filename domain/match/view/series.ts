import type { Game } from '../../contract/game.ts';
import type { Luck } from '../../contract/shown.ts';
import type { Locale, Text } from '../../lib/text.ts';
import type { Commit } from '../../log/commit.ts';
import { fold, NOTHING } from '../fold/evolve.ts';
import type { Match } from '../state/state.ts';
import { heard } from './heard.ts';

/**
 * Numbers of a game from version to version; `points` are the versions in which one of them changed, with a value for
 * each line.
 */
interface Chart {
  readonly chart: string;
  readonly name: string;
  readonly lines: readonly Line[];
  readonly points: readonly { readonly version: number; readonly values: readonly number[] }[];
}

interface Line {
  readonly line: string;
  readonly name: string;
  /** As the board has it. */
  readonly colour?: string;
}

/** The course of a game, for graphs and for viewers who look for a turn: only public facts. */
interface Series {
  /** The versions that began another phase, and what it is called; `short`: the same in at most 18 letters. */
  readonly phases: readonly { readonly version: number; readonly name: string; readonly short?: string }[];
  readonly charts: readonly Chart[];
}

const LUCK: Text = { en: 'Luck of the dice, against the average', ko: '평균과 견준 주사위 운' };

/** A game read up to some commit: what its series say so far, and what the next commit is told from. */
export interface SeriesSoFar {
  readonly match: Match;
  /** The last view of spectators; absent before the game began. */
  readonly view?: unknown;
  readonly phases: Series['phases'];
  readonly tallies: ReadonlyMap<string, Drafted>;
  /** How lucky each line was, and the versions that changed it. */
  readonly luck: ReadonlyMap<string, number>;
  readonly lucks: readonly { readonly version: number; readonly by: ReadonlyMap<string, number> }[];
}

export const NO_SERIES: SeriesSoFar = { match: NOTHING, phases: [], tallies: new Map(), luck: new Map(), lucks: [] };

/**
 * Continues a reading. It takes only the views of spectators, so it is the same for everybody. Throws `BrokenLog` on
 * commits that do not follow.
 */
export function readOn(game: Game, so: SeriesSoFar, commits: readonly Commit[], locale: Locale): SeriesSoFar {
  const phases = [...so.phases];
  const tallies = new Map(
    [...so.tallies].map(([chart, drafted]) => [chart, { ...drafted, points: [...drafted.points] }]),
  );
  const luck = new Map(so.luck);
  const lucks = [...so.lucks];
  let { match, view } = so;
  for (const commit of commits) {
    const { v } = commit.envelope;
    match = fold(game, match, commit);
    if (view !== undefined && game.luck !== undefined && addLuck(luck, lucksOf(game, commit, view)))
      lucks.push({ version: v, by: new Map(luck) });
    if (match.state === undefined) continue;
    const name = game.phase(match.state, locale);
    if (phases.at(-1)?.name !== name) {
      const short = game.phaseShort?.(match.state, locale);
      phases.push({ version: v, name, ...(short !== undefined && { short }) });
    }
    view = game.view(match.state, []);
    for (const { chart, name: called, lines } of game.tally?.(view, locale) ?? []) {
      const drafted: Drafted = tallies.get(chart) ?? {
        chart,
        name: called,
        lines: lines.map(({ line, name: of }) => ({ line, name: of })),
        points: [],
      };
      tallies.set(chart, drafted);
      const values = lines.map(({ value }) => value);
      if (String(drafted.points.at(-1)?.values) !== String(values)) drafted.points.push({ version: v, values });
    }
  }
  return { match, view, phases, tallies, luck, lucks };
}

/** Returns the series read so far, each line in its colour on the board. */
export function seriesIn(game: Game, { view, phases, tallies, luck, lucks }: SeriesSoFar, locale: Locale): Series {
  const colours = view === undefined ? {} : (game.colours?.(view) ?? {});
  const coloured = (line: Line): Line => ({
    ...line,
    ...(colours[line.line] !== undefined && { colour: colours[line.line] }),
  });
  const charts = [...tallies.values()].map((chart) => ({ ...chart, lines: chart.lines.map(coloured) }));
  const names = new Map(charts.flatMap(({ lines }) => lines.map(({ line, name }) => [line, name])));
  const lines = [...luck.keys()].sort().map((line) => coloured({ line, name: names.get(line) ?? line }));
  const points = lucks.map(({ version, by }) => ({
    version,
    values: lines.map(({ line }) => rounded(by.get(line) ?? 0)),
  }));
  return {
    phases,
    charts: points.length === 0 ? charts : [...charts, { chart: 'luck', name: LUCK[locale], lines, points }],
  };
}

interface Drafted extends Chart {
  readonly points: { readonly version: number; readonly values: readonly number[] }[];
}

/** How lucky the dice of a commit were; `before`: what spectators saw before it. */
const lucksOf = (game: Game, commit: Commit, before: unknown): readonly Luck[] =>
  heard({ ...commit, secrets: { seals: [], opened: [] } }).flatMap((event) => game.luck?.(event, before) ?? []);

/** Adds up who got more or less than the average; false: nobody rolled. */
function addLuck(luck: Map<string, number>, lucks: readonly Luck[]): boolean {
  for (const { line, got, expected } of lucks) luck.set(line, (luck.get(line) ?? 0) + got - expected);
  return lucks.length > 0;
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
