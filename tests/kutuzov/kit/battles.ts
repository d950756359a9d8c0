import { run } from '../../../domain/kutuzov/decide.ts';
import { type Attack, beginBattle } from '../../../domain/kutuzov/deeds/pieces/attacks.ts';
import type { State } from '../../../domain/kutuzov/state/state.ts';
import type { Event } from '../../../domain/kutuzov/table/events.ts';
import { tableOf } from '../../../domain/kutuzov/table/table.ts';
import type { MoraleLevel } from '../../../domain/kutuzov/terms/levels.ts';
import type { Power } from '../../../domain/kutuzov/terms/nations.ts';
import { dice, drawn, facesOf, spending } from './kit.ts';

const NO_RESOURCES = { FN: 0, R1: 0, FS: 0, R2: 0 };

/** Both Camps at levels of morale; Marchez-Vous brings and takes no dice. */
export const morale = (
  imperial: MoraleLevel = 'marchez-vous',
  tsarist: MoraleLevel = 'marchez-vous',
): State['morale'] => ({
  imperial: { level: imperial, loss: 0, gain: 0 },
  tsarist: { level: tsarist, loss: 0, gain: 0 },
});

/** A field of battle: pieces as `drawn` reads them, morale at Marchez-Vous, nobody with resources. */
export const field = (pieces: string, change: Partial<State> = {}): State =>
  drawn(pieces, { morale: morale(), resources: NO_RESOURCES, ...change });

/** What came of a battle: the position at the next question, and all that happened. */
interface Fought {
  readonly state: State;
  readonly events: readonly Event[];
}

/** Fights in an impulse of a Power, each roll as stated: the attackers' dice, then the defenders', and so on. */
export function fight(
  state: State,
  power: Power,
  attack: Pick<Attack, 'space' | 'camp'> & Partial<Attack>,
  ...rolls: readonly string[]
): Fought {
  const table = tableOf(spending(state, power, 1), dice(...rolls.flatMap(facesOf)));
  beginBattle(table, { origins: [], failures: 0, ...attack });
  run(table);
  const thrown = table.events.flatMap((event) => (event.type === 'rolled' ? [event.dice.join('')] : []));
  const stated = rolls.map((roll) => facesOf(roll).join(''));
  if (thrown.join() !== stated.join()) throw new Error(`rolled ${thrown.join()}, not ${stated.join()}`);
  return { state: table.state, events: table.events };
}

/** The rolls for a purpose: how many dice. */
export const diceFor = ({ events }: Fought, why: string): readonly number[] =>
  events.flatMap((event) => (event.type === 'rolled' && event.why === why ? [event.dice.length] : []));

/** Who is under a battle marker. */
export const marked = (state: State): readonly string[] => [
  ...Object.keys(state.leaders).filter((id) => state.leaders[id]!.marked),
  ...Object.entries(state.troops).flatMap(([space, here]) =>
    here.flatMap(({ of, sp, marked: is }) => (is ? [`${space} ${of} ${sp}`] : [])),
  ),
];

/** Morale Loss of both Camps. */
export const losses = ({ morale: { imperial, tsarist } }: State): readonly number[] => [imperial.loss, tsarist.loss];

const UNHURT = {
  nations: [],
  apart: { troops: [], leaders: [] },
  commander: null,
  army: 'none',
  napoleon: false,
  hits: 0,
  disruptions: 0,
  withheld: 0,
  eliminated: 0,
  excess: 0,
  struck: { eliminations: 0, disruptions: 0 },
  routed: false,
  blamed: 0,
} as const;
/** A battle at Smolensk in its first round, in which nothing has happened yet, except its stage. */
export const BATTLE = {
  is: 'battle',
  space: 'smolensk',
  attackers: { camp: 'imperial', ...UNHURT },
  defenders: { camp: 'tsarist', ...UNHURT },
  origins: [],
  failures: 0,
  sheltered: true,
  entrenched: true,
  round: 1,
  loser: null,
  opening: null,
  broken: null,
  ways: null,
} as const;
