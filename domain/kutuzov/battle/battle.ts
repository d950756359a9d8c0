import { at, sure } from '../../lib/sure.ts';
import type { FrameOf } from '../frames/frames.ts';
import { isEntrenched } from '../map/entrenchment.ts';
import { chooserOf } from '../pieces/losses.ts';
import { commanderIn, isGroupOf, leaderOf, leadersIn, minus } from '../pieces/pieces.ts';
import type { Position } from '../state/state.ts';
import { campOf, type Nation, nationsOf, POWERS_OF, type Power } from '../terms/nations.ts';
import type { Formation } from '../terms/schemas.ts';

/* The forces in a battle (§12.1). dice.ts has their dice, hits.ts the hits, and verdict.ts the loser. */

export type Battle = FrameOf<'battle'>;
export const SIDES = ['attackers', 'defenders'] as const;
export type Side = (typeof SIDES)[number];
export type Fighter = Battle[Side];

export const otherSide = (side: Side): Side => (side === 'attackers' ? 'defenders' : 'attackers');

/** SP and leaders, one each (§0.2). */
export const strengthOf = ({ troops, leaders }: Formation): number =>
  troops.reduce((sum, { sp }) => sum + sp, 0) + leaders.length;

/**
 * The pieces of some nations in a space without those `apart`, the commander first: `named`, or else the one of the
 * space.
 */
export function formationIn(
  position: Position,
  space: string,
  nations: readonly Nation[],
  apart: Formation,
  named?: string,
): Formation {
  const camp = campOf(at(nations, 0));
  const leaders = leadersIn(position, space, camp).filter(
    (id) => nations.includes(leaderOf(position, id).of) && !apart.leaders.includes(id),
  );
  const first = named !== undefined && leaders.includes(named) ? named : commanderIn(position, space, camp);
  const here = (position.troops[space] ?? []).filter(({ of }) => nations.includes(of));
  return {
    troops: minus(here, apart.troops),
    leaders: leaders.toSorted((a, b) => Number(b === first) - Number(a === first)),
  };
}

/** Returns the pieces of a side that are left on the battlefield. */
export const fightersOf = (position: Position, { space, ...battle }: Battle, side: Side): Formation => {
  const { nations, apart, commander } = battle[side];
  return formationIn(position, space, nations, apart, commander ?? undefined);
};

/** The Powers with a piece on a side of a battle (§12.1). */
export function powersIn(position: Position, battle: Battle, side: Side): readonly Power[] {
  const { troops, leaders } = fightersOf(position, battle, side);
  const nations = [...troops.map(({ of }) => of), ...leaders.map((id) => leaderOf(position, id).of)];
  return POWERS_OF[battle[side].camp].filter((power) => nationsOf(power).some((nation) => nations.includes(nation)));
}

/** Returns the pieces that are left of a side, also of one that has retreated. */
export function survivorsOf(position: Position, battle: Battle, side: Side): Formation {
  if (battle.loser !== side || battle.ways === null) return fightersOf(position, battle, side);
  const parts = battle.ways.map(({ to, apart }) => formationIn(position, to, battle[side].nations, apart));
  return { troops: parts.flatMap(({ troops }) => troops), leaders: parts.flatMap(({ leaders }) => leaders) };
}

/** Dice without any effect. */
export const UNHURT: Fighter['struck'] = { eliminations: 0, disruptions: 0 };

/** A side that goes into a battle unhurt. */
export function fighterOf(
  position: Position,
  space: string,
  camp: Fighter['camp'],
  nations: readonly Nation[],
  apart: Formation,
  named?: string,
): Fighter {
  const { troops, leaders } = formationIn(position, space, nations, apart, named);
  return {
    camp,
    nations,
    apart,
    commander: leaders[0] ?? null,
    army: leaders.length === 0 ? 'none' : isGroupOf(position, troops, leaders) ? 'group' : 'army',
    napoleon: leaders.includes('napoleon'),
    hits: 0,
    disruptions: 0,
    withheld: 0,
    eliminated: 0,
    excess: 0,
    struck: UNHURT,
    routed: false,
    blamed: 0,
  };
}

/** A battle at the dice of a round: the defenders use an Entrenchment that is there, but not in a revolt (§12.45). */
export function atDice(position: Position, battle: Battle): Battle {
  const { space, attackers, defenders } = battle;
  const isRevolt = campOf(at(attackers.nations, 0)) !== attackers.camp;
  return { ...battle, entrenched: !isRevolt && isEntrenched(position, space, defenders.camp) };
}

/** The side that has lost. Throws in a battle that nobody has lost yet. */
export const beatenIn = ({ loser }: Battle): Side => sure(loser ?? undefined, 'loser of the battle');

/** Ended by a card, without dice or winner. */
export const isBrokenOff = ({ broken }: Battle): boolean => broken !== null && broken.resumed === null;

/**
 * A battle that formations have joined by event, each from where it entered: a joined active side goes back all
 * together to one of these (§12.6).
 */
export function joinedBy(position: Position, battle: Battle, camp: Fighter['camp'], from: readonly string[]): Battle {
  const side = sure(
    SIDES.find((each) => battle[each].camp === camp),
    `side of the ${camp} camp`,
  );
  const fighter = battle[side];
  const { leaders } = formationIn(position, battle.space, fighter.nations, fighter.apart);
  const commander = commanderIn(position, battle.space, camp);
  const named = commander !== undefined && leaders.includes(commander) ? commander : (fighter.commander ?? undefined);
  const {
    army,
    napoleon,
    commander: head,
  } = fighterOf(position, battle.space, camp, fighter.nations, fighter.apart, named);
  const origins = side === 'attackers' ? [...new Set([...battle.origins, ...from])] : battle.origins;
  return { ...battle, origins, [side]: { ...fighter, army, napoleon, commander: head } };
}

/** Returns the Power that rolls and chooses for pieces on the battlefield (§12.51, §14.1). */
export const powerOfFighters = (position: Position, { troops, leaders }: Formation): Power =>
  chooserOf(position, troops, leaders);
export const powerOfSide = (position: Position, battle: Battle, side: Side): Power =>
  powerOfFighters(position, fightersOf(position, battle, side));
