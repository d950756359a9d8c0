import { attachedDice, extraDice } from '../cards/dice.ts';
import { isGuided, modifiers } from '../cards/lasting.ts';
import { MORALE_TABLE, type MoraleLevel } from '../edition/rows/tracks.ts';
import type { FrameOf } from '../frames.ts';
import { controlOf, isFortress, isInRussia, isScorched, isZone, marchOf, spaceOf } from '../map/ground.ts';
import { type Camp, campOf, type Nation, nationsOf, POWERS_OF, type Power } from '../map/nations.ts';
import { chooserOf } from '../pieces/losses.ts';
import { battleOf, commanderIn, isGroupOf, leaderOf, leadersIn, minus } from '../pieces/pieces.ts';
import { stanceOf } from '../pieces/stance.ts';
import type { Formation } from '../schemas.ts';
import type { Position } from '../state.ts';

/* Battles (§12): who fights, with how many dice, and what the dice mean. */

export type Battle = FrameOf<'battle'>;
export const SIDES = ['attackers', 'defenders'] as const;
export type Side = (typeof SIDES)[number];
export type Fighter = Battle[Side];

export const otherSide = (side: Side): Side => (side === 'attackers' ? 'defenders' : 'attackers');

/** SP and leaders, one each (§0.2). */
export const strengthOf = ({ troops, leaders }: Formation): number => troops.reduce((sum, { sp }) => sum + sp, 0) + leaders.length;

/** The pieces of some nations in a space but for those `apart`, the commander first: `named`, or else the one of the space. */
export function formationIn(position: Position, space: string, nations: readonly Nation[], apart: Formation, named?: string): Formation {
  const [nation] = nations;
  const leaders = leadersIn(position, space, campOf(nation!)).filter(
    (id) => nations.includes(leaderOf(position, id).of) && !apart.leaders.includes(id),
  );
  const first = named !== undefined && leaders.includes(named) ? named : commanderIn(position, space, campOf(nation!));
  const here = (position.troops[space] ?? []).filter(({ of }) => nations.includes(of));
  return { troops: minus(here, apart.troops), leaders: leaders.toSorted((a, b) => Number(b === first) - Number(a === first)) };
}

/** Who is left of a side on the battlefield. */
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

/** Who is left of a side, also of one that has retreated. */
export function survivorsOf(position: Position, battle: Battle, side: Side): Formation {
  if (battle.loser !== side || battle.ways === null) return fightersOf(position, battle, side);
  const parts = battle.ways.map(({ to, apart }) => formationIn(position, to, battle[side].nations, apart));
  return { troops: parts.flatMap(({ troops }) => troops), leaders: parts.flatMap(({ leaders }) => leaders) };
}

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
    eliminated: 0,
    excess: 0,
    struck: { eliminations: 0, disruptions: 0 },
    routed: false,
    blamed: 0,
  };
}

/** Ended by a card, without dice and winner. */
export const isBrokenOff = ({ broken }: Battle): boolean => broken !== null && broken.resumed === null;

/** A battle that formations have joined by event, each from where it entered: a joined active side goes back all together to one of these (§12.6). */
export function joinedBy(position: Position, battle: Battle, camp: Fighter['camp'], from: readonly string[]): Battle {
  const side = SIDES.find((each) => battle[each].camp === camp)!;
  const fighter = battle[side];
  const { leaders } = formationIn(position, battle.space, fighter.nations, fighter.apart);
  const commander = commanderIn(position, battle.space, camp);
  const named = commander !== undefined && leaders.includes(commander) ? commander : (fighter.commander ?? undefined);
  const { army, napoleon, commander: head } = fighterOf(position, battle.space, camp, fighter.nations, fighter.apart, named);
  const origins = side === 'attackers' ? [...new Set([...battle.origins, ...from])] : battle.origins;
  return { ...battle, origins, [side]: { ...fighter, army, napoleon, commander: head } };
}

/** Who rolls and chooses for pieces on the battlefield (§12.51, §14.1). */
export const powerOfFighters = (position: Position, { troops, leaders }: Formation): Power => chooserOf(position, troops, leaders);
export const powerOfSide = (position: Position, battle: Battle, side: Side): Power =>
  powerOfFighters(position, fightersOf(position, battle, side));

/** Why a side has dice more or fewer, and how many. */
export const PARTS = [
  'sp',
  'staff',
  'commander',
  'morale',
  'march',
  'home',
  'evasions',
  'entrenchment',
  'riga',
  'event',
  'disruptions',
] as const;
export interface DicePart {
  readonly of: (typeof PARTS)[number];
  readonly dice: number;
  readonly rule: string;
}

/** The dice of parts together: never below 0 (§12.53). */
export const diceOf = (parts: readonly DicePart[]): number =>
  Math.max(
    0,
    parts.reduce((sum, { dice }) => sum + dice, 0),
  );

/** The dice that pieces bring along, in battle and siege (§12.2): SP, staff officers, the commander's rating and morale. */
export function forceOf(position: Position, formation: Formation): readonly DicePart[] {
  const { troops, leaders } = formation;
  const [commander] = leaders;
  return present([
    { of: 'sp', dice: troops.reduce((sum, { sp }) => sum + sp, 0), rule: '§12.2' },
    { of: 'staff', dice: Math.max(0, leaders.length - 1), rule: '§12.2' },
    { of: 'commander', dice: commander === undefined ? 0 : battleOf(position, commander), rule: '§12.2' },
    { of: 'morale', dice: moraleDice(position, formation), rule: '§12.3' },
  ]);
}

const present = (parts: readonly DicePart[]): readonly DicePart[] => parts.filter(({ dice }) => dice !== 0);

/**
 * The dice of morale (§12.3). Imperials of several nations have those of the nation with more than half of the dice; where that is not
 * the French, North and South as one, they have those of allies (§12.31).
 */
function moraleDice(position: Position, { troops, leaders }: Formation): number {
  const [commander] = leaders;
  const dice = [
    ...troops.map(({ of, sp }) => ({ of, dice: sp })),
    ...leaders.map((id) => ({ of: leaderOf(position, id).of, dice: id === commander ? battleOf(position, id) : 1 })),
  ];
  if (dice.length === 0) return 0;
  const camp = campOf(dice[0]!.of);
  const row = MORALE_TABLE[position.morale[camp].level];
  if (camp === 'tsarist') return row.russian;
  const sum = (of: readonly { readonly dice: number }[]): number => of.reduce((total, each) => total + each.dice, 0);
  const french = sum(dice.filter(({ of }) => of === 'FN' || of === 'FS' || stanceOf(position, of) === 'french'));
  return french * 2 > sum(dice) ? row.french : row.allied;
}

/** The dice of a side in the round at hand, each part with its rule (§12.2). */
export function battleDice(position: Position, battle: Battle, side: Side): readonly DicePart[] {
  const first = battle.round === 1;
  const formation = fightersOf(position, battle, side);
  return present([
    ...forceOf(position, formation),
    ...(first && side === 'defenders' ? terrainDice(position, battle, formation) : []),
    { of: 'evasions', dice: first && side === 'attackers' ? battle.failures : 0, rule: '§11.8' },
    { of: 'entrenchment', dice: first && side === 'attackers' && battle.entrenched ? -1 : 0, rule: '§12.45' },
    { of: 'event', dice: extraDice(position, battle[side].camp) + attachedDice(position, formation.leaders[0]), rule: '§12.1' },
    { of: 'disruptions', dice: -battle[side].disruptions, rule: '§12.53' },
  ]);
}

/** What the ground gives the defenders in the first round: by the line of the formation that moved in, and for a home zone (§12.4). */
function terrainDice(
  position: Position,
  { space, origins, sheltered, attackers, defenders }: Battle,
  formation: Formation,
): readonly DicePart[] {
  if (!sheltered) return [];
  const [from] = origins;
  const march = from === undefined ? undefined : marchOf(position, from, space, attackers.camp);
  const isTsarist = defenders.camp === 'tsarist';
  if (march === 'river' && isGuided(position, attackers.camp, 'march')) return [{ of: 'march', dice: 1, rule: '§12.43' }];
  return [
    { of: 'march', dice: march === 'rough' ? 1 : 0, rule: '§12.41' },
    { of: 'march', dice: march !== 'marsh' ? 0 : isTsarist ? 2 : position.turn <= 2 ? 1 : 0, rule: '§12.42' },
    { of: 'march', dice: march === 'river' ? 3 : 0, rule: '§12.43' },
    { of: 'home', dice: Number(isZone(position, space) && isHomeZoneOf(position, space, isTsarist, formation)), rule: '§12.44' },
  ];
}

/** Every Russian zone is home of both Russian Powers; an Imperial one of the nation printed, if it supplies a defender (§12.44). */
function isHomeZoneOf(position: Position, zone: string, isTsarist: boolean, { troops, leaders }: Formation): boolean {
  if (isTsarist) return isInRussia(position, zone);
  const { home } = spaceOf(position, zone);
  return troops.some(({ of }) => of === home) || leaders.some((id) => leaderOf(position, id).of === home);
}

/** What battle dice do to the enemy (§12.5): a 6 eliminates, a 5 disrupts. */
export const strikes = (faces: readonly number[]): Fighter['struck'] => ({
  eliminations: faces.filter((face) => face === 6).length,
  disruptions: faces.filter((face) => face === 5).length,
});

/** What befalls a Camp by the enemy's dice: cards cancel 5s, or make them eliminate. */
export function struckBy(position: Position, camp: Camp, faces: readonly number[]): Fighter['struck'] {
  const { eliminations, disruptions } = strikes(faces);
  const left = Math.max(0, disruptions - disruptionsOf(modifiers(position, 'cancelHits'), camp));
  const isDeadly = modifiers(position, 'disruptionsAreEliminations').length > 0;
  return isDeadly ? { eliminations: eliminations + left, disruptions: 0 } : { eliminations, disruptions: left };
}

/** Disruptions that a Camp suffers by cards. */
export const disruptionsByCards = (position: Position, camp: Camp): number => disruptionsOf(modifiers(position, 'battleHits'), camp);

const disruptionsOf = (effects: readonly { readonly camp: Camp; readonly disruptions: number }[], camp: Camp): number =>
  effects.reduce((sum, effect) => (effect.camp === camp ? sum + effect.disruptions : sum), 0);

/** How many of the disruptions of a round go to the Regroup Box by low morale, unless a card says otherwise (§12.54). */
export const regroupedIn = (position: Position, camp: Camp, disruptions: number): number =>
  modifiers(position, 'ignorePoorMorale').some((effect) => effect.camp === camp)
    ? 0
    : regroupedOf(position.morale[camp].level, disruptions);

/** How many of the disruptions of a round go to the Regroup Box at a level of morale, rounded up (§12.54). */
export function regroupedOf(level: MoraleLevel, disruptions: number): number {
  const [part, of] = MORALE_TABLE[level].regrouped;
  return Math.ceil((disruptions * part) / of);
}

/** A side after eliminations: of those in excess of its pieces (§12.9) nobody can die. */
export const afterEliminations = (fighter: Fighter, eliminations: number, size: number): Fighter => ({
  ...fighter,
  eliminated: fighter.eliminated + Math.min(eliminations, size),
  excess: fighter.excess + Math.max(0, eliminations - size),
});

/** A battle after the retreat of its loser (§12.62): all who were lost on the way are hits, those eliminated count for loot. */
export function afterRetreat(battle: Battle, ways: Battle['ways'], lost: number, eliminated: number): Battle {
  const fighter = battle[battle.loser!];
  const beaten = { ...fighter, hits: fighter.hits + lost, eliminated: fighter.eliminated + eliminated };
  return { ...battle, [battle.loser!]: beaten, ways };
}

/**
 * Who has lost after a round in which nobody was wiped out (§12.52): the side with more hits. A tie is lost at once at Sauve Qui Peut,
 * at that of both by the attackers (§12.61), and by the attackers in the second round. Undefined: another round. A card may make ties go
 * on for as long as anybody has a die.
 */
export function loserOf(position: Position, battle: Battle): Side | undefined {
  const { attackers, defenders, round } = battle;
  if (attackers.hits !== defenders.hits) return attackers.hits > defenders.hits ? 'attackers' : 'defenders';
  if (modifiers(position, 'fightToDecision').length > 0) {
    const next = { ...battle, round: round + 1 };
    return SIDES.some((side) => diceOf(battleDice(position, next, side)) > 0) ? undefined : 'attackers';
  }
  const { morale } = position;
  const isDesperate = ({ camp }: Fighter): boolean => morale[camp].level === 'sauve-qui-peut';
  if (isDesperate(attackers)) return 'attackers';
  if (isDesperate(defenders)) return 'defenders';
  return round >= 2 ? 'attackers' : undefined;
}

/** Whether the loser is beaten by enough hits for a rout: 3, and 5 for entrenched defenders (§12.7), or as cards say. */
export function isRouted(position: Position, battle: Battle, loser: Side): boolean {
  if (modifiers(position, 'routAsRetreat').length > 0) return false;
  const { camp, hits } = battle[loser];
  const margins = modifiers(position, 'routMargin').flatMap((effect) => (effect.camp === camp ? [effect.n] : []));
  return hits - battle[otherSide(loser)].hits >= Math.max(loser === 'defenders' && battle.entrenched ? 5 : 3, ...margins);
}

/** The eliminations of a rout (§12.7): the loser's disruptions, or the part of them that a card says, and an SP that another takes. */
export function routToll(position: Position, battle: Battle, loser: Side): number {
  const { camp, disruptions } = battle[loser];
  const parts = modifiers(position, 'routDisruptions').flatMap((effect) => (effect.camp === camp ? [effect.fraction] : []));
  const toll = Math.ceil(disruptions * Math.min(1, ...parts));
  const soldiers = survivorsOf(position, battle, loser).troops.reduce((sum, { sp }) => sum + sp, 0);
  const more = modifiers(position, 'routToll').reduce((sum, effect) => (effect.camp === camp ? sum + effect.n : sum), 0);
  return toll + Math.min(more, Math.max(0, soldiers - toll));
}

/**
 * Whether the eliminations of the winner suffice for a flag (§12.9): one more than there were pieces, two on scorched ground; not in
 * zones, fortresses, duchies of the winner's own Camp, nor where the enemy was entrenched.
 */
export function isFlagOverrun(position: Position, battle: Battle, loser: Side): boolean {
  const { space, entrenched } = battle;
  if (isZone(position, space) || isFortress(position, space)) return false;
  if (loser === 'defenders' && entrenched) return false;
  const isTaken = controlOf(position, space) !== battle[otherSide(loser)].camp;
  return isTaken && battle[loser].excess >= (isScorched(position, space) ? 2 : 1);
}

/** Resources of the battlefield (§12.10): by a die and the enemy SP and leaders eliminated; a natural 6 always brings one. */
export function lootOf(die: number, eliminated: number): number {
  const result = die + eliminated;
  if (result >= 12) return 2;
  return result >= 7 || die === 6 ? 1 : 0;
}
