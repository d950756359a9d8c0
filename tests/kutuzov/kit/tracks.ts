import type { Chance } from '../../../domain/contract/chance.ts';
import { asked } from '../../../domain/kutuzov/asks.ts';
import { settleDue } from '../../../domain/kutuzov/deeds/tracks/due.ts';
import { procedureOf } from '../../../domain/kutuzov/procedures/index.ts';
import type { State } from '../../../domain/kutuzov/state/state.ts';
import { freshImpulse } from '../../../domain/kutuzov/table/course-facts.ts';
import { type Table, tableOf } from '../../../domain/kutuzov/table/table.ts';
import type { AttritionLevel, MoraleLevel } from '../../../domain/kutuzov/terms/levels.ts';
import { byPower, type Camp, type Power } from '../../../domain/kutuzov/terms/nations.ts';
import { last } from '../../../domain/lib/sure.ts';
import { expectSpent } from '../../kit/decider.ts';
import { drawn, noDice, spending } from './kit.ts';

/* Positions of the tracks: `vive-lempereur 3` is a level with three Loss markers, `-3` are Gain markers. */

interface Tracks {
  readonly imperial?: string;
  readonly tsarist?: string;
  readonly attrition?: string;
}

const markersOf = (text: string) => {
  const [level, markers = '0'] = text.split(' ');
  const loss = Number(markers);
  return { level: level!, loss: Math.max(0, loss), gain: Math.max(0, -loss) };
};

/**
 * A position with these levels and markers, no cards held and no resources, at the start of an impulse: of FN with 5
 * CP, unless another Power is named.
 */
export function tracked(
  of: Tracks,
  { power = 'FN', pieces = '', change = {} }: { power?: Power; pieces?: string; change?: Partial<State> } = {},
): State {
  const facts = { ...drawn('').facts, willToFight: [] };
  const base = drawn(pieces, {
    resources: byPower(() => 0),
    hands: byPower(() => ({ home: [], other: [] })),
    facts,
    ...change,
  });
  const at = (camp: Camp) =>
    of[camp] === undefined ? base.morale[camp] : (markersOf(of[camp]) as State['morale'][Camp]);
  const morale = { imperial: at('imperial'), tsarist: at('tsarist') };
  const attrition = of.attrition === undefined ? base.attrition : (markersOf(of.attrition) as State['attrition']);
  const start = { imperial: morale.imperial.level, tsarist: morale.tsarist.level };
  return spending(
    { ...base, morale, attrition, impulse: freshImpulse({ power, preemptive: false, morale: start }) },
    power,
    5,
  );
}

/** The position after something has happened in it and all that is due is done, up to a question. */
export function happens(state: State, what: (table: Table) => void, chance: Chance = noDice): State {
  const table = tableOf(state, chance);
  what(table);
  for (;;) {
    if (settleDue(table)) continue;
    if (table.state.frames.length <= state.frames.length || asked(table.state).length > 0) break;
    const frame = last(table.state.frames);
    procedureOf(frame).run(table, frame);
  }
  expectSpent(chance);
  return table.state;
}

const written = ({ level, loss, gain }: { level: AttritionLevel | MoraleLevel; loss: number; gain: number }): string =>
  loss === gain ? level : `${level} ${loss - gain}`;

/** The tracks of a position, as `tracked` reads them. */
export const moraleOf = ({ morale }: State, camp: Camp): string => written(morale[camp]);
export const attritionOf = ({ attrition }: State): string => written(attrition);

/** The position in an impulse in which a Camp has dropped before. */
export function dropped(state: State, camp: Camp, drops = 1): State {
  const { morale } = state.impulse;
  return { ...state, impulse: { ...state.impulse, morale: { ...morale, [camp]: { ...morale[camp], drops } } } };
}

/** The steps between impulses, at a stage of the turn. */
export function between(state: State, stage: 'attrition' | 'morale' | 'interphase'): State {
  const start = { imperial: state.morale.imperial.level, tsarist: state.morale.tsarist.level };
  const impulse = freshImpulse({ power: null, preemptive: false, morale: start });
  return { ...state, impulse, frames: [{ is: 'turn', stage }] };
}
