import { formationIn, strengthOf } from '../battle/battle.ts';
import { diceOf, forceOf } from '../battle/dice.ts';
import { editionOf } from '../edition/editions.ts';
import { controlOf, groundFor, hasFormation, isZone, marchOf, neighboursOf, spaceOf } from '../map/ground.ts';
import { type Camp, campOf, NATIONS_OF, type Nation, nationsOf, otherCamp, type Power } from '../map/nations.ts';
import { looseIn } from '../movement/evasion.ts';
import { isEnemyFortress } from '../movement/movement.ts';
import { commandOf, leaderOf, leadersIn, totalOf } from '../pieces/pieces.ts';
import type { Formation, Party } from '../schemas.ts';
import type { View } from '../view.ts';
import { sixes, winChance } from './odds.ts';
import { controlWorth, fortressOf, markerWorth, prizes, SP } from './worth.ts';

/* What a Power sees in a position: how strong everybody is, and what draws its pieces where. */

/** Pieces that may fight: the dice they bring (§12.2), how many they are, the SP among them, those that leaders can lead, if any is there. */
export interface Force {
  readonly dice: number;
  readonly size: number;
  readonly sp: number;
  readonly room: number;
  readonly led: boolean;
}

/** How much less something draws for each space it is away. */
const FADING = 0.65;
/** How much of an own place that enemies are near to can be saved by going there. */
const SAVED = 0.3;
/** How much a place draws when others can take it sooner. */
const SECOND = 0.25;
/** How much of the enemy's attacks comes true. */
const SUFFERED = 0.3;
/** The SP of the greatest counter (§1.5): without a leader they go one by one. */
const COUNTER = 4;
const NONE: Force = { dice: 0, size: 0, sp: 0, room: 0, led: false };

export interface Outlook {
  readonly view: View;
  readonly power: Power;
  readonly camp: Camp;
  /** The pieces of a Camp in a space. */
  force(space: string, camp: Camp): Force;
  /** Those of them that the Power can move. */
  own(space: string): Force;
  /** The best that a force can hope for from a space, when nobody is left in the space `from` and others go for the place `taken`. */
  draw(at: string, force: Force, from: string, taken?: string): Draw;
  /** What an attack over a line brings the attackers, over the place itself. */
  attack(attackers: Force, from: string, to: string, camp: Camp): { readonly chance: number; readonly worth: number };
  /** What enemies who come over a line gain by a battle with a force of one's own. */
  against(enemies: Force, force: Force, from: string, to: string): number;
  /** What the enemies near a space may do to a force in it. */
  danger(at: string, force: Force): number;
  /** How much a leader alone is missed elsewhere. */
  wanted(at: string, leader: string): number;
  /** What is lost when nobody is left in a space. */
  guard(space: string): number;
}

/** What draws a force: how much, and where to. */
export interface Draw {
  readonly worth: number;
  readonly goal: string | undefined;
}
const NOTHING: Draw = { worth: 0, goal: undefined };

interface Prize {
  readonly id: string;
  readonly worth: number;
  readonly fortress: number;
  readonly enemies: Force;
  readonly away: ReadonlyMap<string, number>;
}

export function outlookOf(view: View, power: Power): Outlook {
  const camp = campOf(power);
  const enemy = otherCamp(camp);
  const waysTo = waysFor(view, camp);
  const own = editionOf(view)
    .spaces.map(({ id }) => id)
    .filter((id) => hasFormation(view, id, camp));

  const forces = {
    imperial: once((space) => forceIn(view, space, 'imperial', NATIONS_OF.imperial)),
    tsarist: once((space) => forceIn(view, space, 'tsarist', NATIONS_OF.tsarist)),
  };
  const ownForce = once((space) => forceIn(view, space, camp, nationsOf(power)));
  const force = (space: string, of: Camp): Force => forces[of](space);

  let goals: readonly Prize[] | undefined;
  const prizesNow = (): readonly Prize[] => {
    goals ??= editionOf(view)
      .spaces.map(({ id }) => prizeOf(id, atStake(id)))
      .filter(({ worth, enemies }) => worth >= LEAST || enemies.size > 0);
    return goals;
  };

  const prizeOf = (id: string, worth: number): Prize => ({
    id,
    worth,
    fortress: isEnemyFortress(view, id, camp) ? fortressOf(view, id) : 0,
    enemies: force(id, enemy),
    away: waysTo(id),
  });

  const open = new Set(prizes(view, camp));
  /** What it brings to come to a space: to take it, or to save an own one where enemies are, or an empty Key they are near to. */
  function atStake(id: string): number {
    if (open.has(id)) return controlWorth(view, id);
    if (controlOf(view, id) !== camp) return 0;
    const isThreatened = hasFormation(view, id, enemy) || (spaceOf(view, id).key && !hasFormation(view, id, camp) && isNear(id));
    return isThreatened ? SAVED * controlWorth(view, id) : 0;
  }
  const isNear = (id: string): boolean => [id, ...neighboursOf(view, id)].some((near) => hasFormation(view, near, enemy));

  /** How likely a force takes a prize that it has come to, and what it gains by the fight. */
  function chanceAt({ fortress, enemies, worth }: Prize, all: Force): number {
    const force = striking(all);
    if (force.sp === 0) return 0;
    const won = enemies.size === 0 ? 1 : winChance(force.dice, enemies.dice);
    const taken = fortress === 0 ? 1 : force.led ? sixes(force.dice, fortress) : 0;
    const fight = enemies.size === 0 ? 0 : fightWorth(view, force, enemies, won, camp);
    return won * taken * worth + fight;
  }

  const rivals = new Map<Prize, readonly { readonly space: string; readonly away: number }[]>();
  function rivalsOf(prize: Prize): readonly { readonly space: string; readonly away: number }[] {
    const known = rivals.get(prize);
    if (known !== undefined) return known;
    const made = own
      .map((space) => ({ space, away: prize.away.get(space) ?? FAR, worth: chanceAt(prize, force(space, camp)) }))
      .filter(({ away, worth }) => away < FAR && worth > prize.worth / 3)
      .sort((a, b) => a.away - b.away);
    rivals.set(prize, made);
    return made;
  }

  const chances = new Map<string, readonly number[]>();
  function chancesOf(key: string, who: Force): readonly number[] {
    const known = chances.get(key) ?? prizesNow().map((prize) => chanceAt(prize, who));
    chances.set(key, known);
    return known;
  }

  const draws = new Map<string, Draw>();
  function draw(at: string, who: Force, from: string, taken?: string): Draw {
    if (who.sp === 0) return NOTHING;
    const force = `${who.dice} ${who.size} ${who.room} ${who.led}`;
    const key = `${at} ${from} ${taken} ${force}`;
    const known = draws.get(key) ?? strongest(at, chancesOf(force, who), from, taken);
    draws.set(key, known);
    return known;
  }

  function strongest(at: string, worths: readonly number[], from: string, taken: string | undefined): Draw {
    let best = NOTHING;
    for (const [i, prize] of prizesNow().entries()) {
      const away = prize.away.get(at);
      if (away === undefined) continue;
      const full = worths[i]! * FADING ** away;
      if (full <= best.worth) continue;
      const isSecond = prize.id === taken || isSooner(prize, at, from, away);
      const worth = full * (isSecond ? SECOND : 1);
      if (worth > best.worth) best = { worth, goal: prize.id };
    }
    return best;
  }

  /** Others than those at a space, and than nobody in `from`, are as near to a prize. */
  function isSooner(prize: Prize, at: string, from: string, away: number): boolean {
    const rival = rivalsOf(prize).find(({ space }) => space !== from && space !== at);
    return rival !== undefined && rival.away <= away;
  }

  function attack(attackers: Force, from: string, to: string, by: Camp): { readonly chance: number; readonly worth: number } {
    const there = force(to, otherCamp(by));
    if (there.size === 0) return { chance: 1, worth: 0 };
    const dice = there.dice + groundDice(view, from, to, otherCamp(by));
    const chance = winChance(attackers.dice, dice);
    return { chance, worth: fightWorth(view, attackers, { ...there, dice }, chance, by) };
  }

  function against(enemies: Force, who: Force, from: string, at: string): number {
    const dice = who.dice + groundDice(view, from, at, camp);
    return fightWorth(view, enemies, { ...who, dice }, winChance(enemies.dice, dice), enemy);
  }

  const armiesBeside = once((at) =>
    neighboursOf(view, at)
      .map((from) => ({ from, force: striking(force(from, enemy)) }))
      .filter((each) => each.force.led && each.force.size > 1),
  );
  function danger(at: string, who: Force): number {
    if (who.size === 0) return 0;
    return armiesBeside(at).reduce((worst, each) => Math.max(worst, SUFFERED * against(each.force, who, each.from, at)), 0);
  }

  function wanted(at: string, leader: string): number {
    const nation = leaderOf(view, leader).of;
    const away = waysTo(at);
    return own.reduce((best, space) => {
      const loose = Math.min(commandOf(view, leader), looseOf(view, space, camp, nation, leader));
      return Math.max(best, loose * SP * 0.6 * FADING ** (away.get(space) ?? FAR));
    }, 0);
  }

  const guard = (space: string): number =>
    spaceOf(view, space).key && controlOf(view, space) === camp && isNear(space) ? SAVED * controlWorth(view, space) : 0;

  return { view, power, camp, force, own: ownForce, draw, attack, against, danger, wanted, guard };
}

const NOBODY: Formation = { troops: [], leaders: [] };
const FAR = 99;
/** Places of less worth are taken by the way. */
const LEAST = 0.4;

const forceIn = (view: View, space: string, camp: Camp, nations: readonly Nation[]): Force =>
  hasFormation(view, space, camp) ? forceOfFormation(view, formationIn(view, space, nations, NOBODY)) : NONE;

const forceOfFormation = (view: View, formation: Formation): Force => ({
  dice: diceOf(forceOf(view, formation)),
  size: strengthOf(formation),
  sp: formation.troops.reduce((sum, { sp }) => sum + sp, 0),
  room: formation.leaders.reduce((sum, id) => sum + commandOf(view, id), 0),
  led: formation.leaders.length > 0,
});

/** The force of a party. */
export const forceOfParty = (view: View, { leaders, sp }: Party): Force =>
  forceOfFormation(view, {
    leaders,
    troops: Object.entries(sp).map(([of, each]) => ({ of: of as Nation, sp: each, marched: 0, stopped: false, marked: false })),
  });

/** Two forces together: of the commanders one counts. */
export const joined = (a: Force, b: Force): Force => ({
  dice: a.dice + b.dice - (a.led && b.led ? 2 : 0),
  size: a.size + b.size,
  sp: a.sp + b.sp,
  room: a.room + b.room,
  led: a.led || b.led,
});

/** The part of a force that can march and attack together (§1.62, §10.11). */
export function striking(force: Force): Force {
  const left = Math.max(0, force.sp - (force.led ? force.room : COUNTER));
  return left === 0 ? force : { ...force, dice: force.dice - left, size: force.size - left, sp: force.sp - left };
}

/** What is left of a force when part of it goes. */
export function without(all: Force, part: Force): Force {
  const left = { size: Math.max(0, all.size - part.size), sp: Math.max(0, all.sp - part.sp), room: Math.max(0, all.room - part.room) };
  const led = left.room > 0;
  return { ...left, led, dice: left.size === 0 ? 0 : Math.max(0, all.dice - part.dice + (led && part.led ? 2 : 0)) };
}

/** What a rout costs for each piece, and for each SP that lost leaders could lead. */
const ROUTED = 0.15;
const LEADING = 0.1;

/** What the attackers gain by a battle, the place apart: SP, and the morale of those who retreat. */
export function fightWorth(view: View, attackers: Force, defenders: Force, chance: number, camp: Camp): number {
  const enemy = otherCamp(camp);
  const killed = (dice: number, size: number): number => Math.min(size, dice / 6) * SP;
  const beaten = (loser: Force, winner: Force, of: Camp): number => {
    const isRout = winner.dice > 2 * loser.dice;
    if (!loser.led) return isRout ? ROUTED * loser.size : 0;
    const overrun = winner.dice < 3 * loser.size ? 0 : sixes(winner.dice, loser.size);
    const markers = 3 * overrun + (isRout ? 2 : 1.5) * (1 - overrun);
    return markers * markerWorth(view, of) + (isRout ? ROUTED * loser.size : 0) + overrun * LEADING * loser.room;
  };
  return (
    killed(attackers.dice, defenders.size) -
    killed(defenders.dice, attackers.size) +
    chance * beaten(defenders, attackers, enemy) -
    (1 - chance) * (beaten(attackers, defenders, camp) + 0.2)
  );
}

/** Dice of the ground and of an Entrenchment for defenders (§12.4). */
function groundDice(view: View, from: string, to: string, defenders: Camp): number {
  if (groundFor(view, to, defenders) === 'enemy') return 0;
  const march = marchOf(view, from, to, otherCamp(defenders));
  const ground = march === 'river' ? 3 : march === 'rough' ? 1 : march === 'marsh' ? (defenders === 'tsarist' ? 2 : 1) : 0;
  return (controlOf(view, to) === defenders ? ground : 0) + (view.entrenched[to] === defenders ? 3 : 0);
}

/** SP of a nation in a space that no leader there can lead, one leader apart. */
function looseOf(view: View, space: string, camp: Camp, nation: Nation, without: string): number {
  const others = leadersIn(view, space, camp).filter((id) => id !== without && leaderOf(view, id).of === nation);
  if (others.length > 0) return looseIn(view, space, camp)[nation] ?? 0;
  return totalOf({
    [nation]: (view.troops[space] ?? []).reduce((sum, { of, sp }) => (of === nation ? sum + sp : sum), 0) || undefined,
  } as Party['sp']);
}

/** Ways to spaces, through those that are not blocked, each found once. */
function waysFor(view: View, camp: Camp): (to: string) => ReadonlyMap<string, number> {
  const blocked = new Set(
    editionOf(view)
      .spaces.map(({ id }) => id)
      .filter((id) => isBlocked(view, camp, id)),
  );
  return once((to) => {
    const away = new Map([[to, 0]]);
    for (const [space, steps] of away) {
      if (space !== to && blocked.has(space)) continue;
      for (const next of editionOf(view).lines.get(space)!.keys()) if (!away.has(next)) away.set(next, steps + 1);
    }
    return away;
  });
}

/** Nobody goes on through enemy formations, enemy fortresses, zones or neutral Austria. */
const isBlocked = (view: View, camp: Camp, space: string): boolean =>
  isZone(view, space) ||
  isEnemyFortress(view, space, camp) ||
  hasFormation(view, space, otherCamp(camp)) ||
  (view.facts.austriaNeutral && spaceOf(view, space).home === 'AU');

/** A function of a text that works out each answer once. */
function once<T>(of: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const made = of(text);
    known.set(text, made);
    return made;
  };
}
