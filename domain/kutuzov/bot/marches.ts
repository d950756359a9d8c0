import { twoDice } from '../../lib/powers.ts';
import type { CommandOf } from '../frames/commands.ts';
import { controlOf, groundFor, hasFormation, isZone } from '../map/ground.ts';
import type { Step } from '../movement/contact.ts';
import { evasionBonus } from '../movement/evasion.ts';
import { SUCCESS } from '../movement/interception.ts';
import { causesOfMarch } from '../movement/movement.ts';
import { commanderIn, leaderOf, leadersIn, spOf, totalOf, troopsIn } from '../pieces/pieces.ts';
import { otherCamp } from '../terms/nations.ts';
import type { Party } from '../terms/schemas.ts';
import { fightOver } from './fights/fights.ts';
import { type Force, forceOfParty, joined, without } from './fights/forces.ts';
import { interceptChance, type Outlook } from './outlook.ts';
import { controlWorth, markerWorth, rollWorth, SP } from './worth.ts';

/* Values the move of pieces to a place. */

/** What attrition rolls of a force cost (§14). */
export const attritionWorth = ({ view, camp }: Outlook, size: number, causes: number): number =>
  causes * size * rollWorth(view, camp);

/**
 * Values one space against another for a party: what it can take from there together with pieces already there, and
 * what the pieces left behind can take besides.
 */
function change(o: Outlook, party: Party, force: Force, from: string, to: string): number {
  const { camp } = o;
  const guard = o.force(from, camp).size === force.size ? o.guard(from) : 0;
  const risk = danger(o, force, from, to) + guard;
  if (totalOf(party.sp) === 0)
    return party.leaders.reduce((sum, id) => sum + o.wanted(to, id) - o.wanted(from, id), 0) - risk;
  const all = o.own(from);
  const left = without(all, force);
  const there = o.own(to);
  const here = left.size === 0 ? from : to;
  const gone = o.draw(to, joined(force, there), here);
  const stayed = o.draw(from, left, from, gone.goal).worth - o.draw(from, all, from).worth;
  return gone.worth - o.draw(to, there, here).worth + stayed - risk;
}

/** How much more danger there is for all when a force goes from one space to another. */
function danger(o: Outlook, force: Force, from: string, to: string): number {
  const [here, there] = [o.force(from, o.camp), o.force(to, o.camp)];
  return (
    o.danger(to, joined(force, there)) -
    o.danger(to, there) +
    o.danger(from, without(here, force)) -
    o.danger(from, here)
  );
}

/** A move by CP (§10.1), with the battle it leads to. */
export function moveWorth(o: Outlook, { from, to, leaders, sp, attack }: CommandOf<'move'>): number {
  const { view, camp } = o;
  const party = { leaders, sp };
  const force = forceOfParty(view, party);
  const isFight = hasFormation(view, to, otherCamp(camp)) && (attack === true || !isZone(view, to));
  const first = leaders[0] === undefined ? undefined : leaderOf(view, leaders[0]);
  const marched = first?.marched ?? Math.max(0, ...(view.troops[from] ?? []).map((troop) => troop.marched));
  const piece = { of: first?.of ?? o.power, at: from, marched, stopped: false, marked: false };
  const causes = causesOfMarch(view, camp, piece, from, to).length;
  return (
    comingWorth(o, force, from, to, isFight, change(o, party, force, from, to)) - attritionWorth(o, force.size, causes)
  );
}

/**
 * Values coming to a space, given the value of standing there: counts the battle with the enemies there, if it comes to
 * one, and the army that would do most harm by an interception.
 */
function comingWorth(o: Outlook, force: Force, from: string, to: string, isFight: boolean, standing: number): number {
  const there = isFight ? o.force(to, otherCamp(o.camp)) : undefined;
  const met = (enemies: Force | undefined): number => {
    if (enemies === undefined) return standing;
    const { chance, worth } = fightOver(o.view, force, enemies, from, to, o.camp);
    return chance * standing + worth;
  };
  const open = met(there);
  const costs = o
    .threats(to)
    .map(({ force: near, chance }) => chance * (open - met(there === undefined ? near : joined(there, near))));
  return open - Math.max(0, ...costs);
}

/** An attack inside a zone (§10.72). */
export function attackWorth({ view, camp, force }: Outlook, { space, leaders, sp }: CommandOf<'attack'>): number {
  return fightOver(view, forceOfParty(view, { leaders, sp }), force(space, otherCamp(camp)), space, space, camp).worth;
}

/**
 * Returns the worth of pieces that go by sea or by deployment, without a fight, with these causes of attrition on their
 * way.
 */
export function transferWorth(o: Outlook, party: Party, from: string, to: string, causes = 0): number {
  const force = forceOfParty(o.view, party);
  const arriving = Math.max(0, 1 - (causes * rollWorth(o.view, 'tsarist')) / SP);
  return arriving * change(o, party, force, from, to) - attritionWorth(o, force.size, causes);
}

/** The force that moves. */
const moverOf = (o: Outlook, { troops, leaders }: Step): Force =>
  forceOfParty(o.view, { leaders, sp: Object.fromEntries(troops.map(({ of, sp }) => [of, sp])) });

/** A leader who has failed to intercept is marked (§11.51). */
const FAILED = 0.05;
/** How much of a place is lost when an enemy comes to where nobody is. */
const ABANDONED = 0.5;

/**
 * Values an interception (§11.1): together with the pieces there it fights the enemy who comes, who would have met them
 * alone, or nobody. `more` is what a card adds to the dice.
 */
export function interceptWorth(
  o: Outlook,
  step: Step,
  { from, leaders, sp }: CommandOf<'intercept'>,
  more = 0,
): number {
  const { view, camp } = o;
  const chance = interceptChance(view, camp, leaders[0], from, step.to, more);
  const party = forceOfParty(view, { leaders, sp });
  const gain = suffered(o, step) + abandoned(o, step.to) - fought(o, step, joined(party, o.force(step.to, camp)));
  return chance * (gain - danger(o, party, from, step.to)) - (1 - chance) * FAILED;
}

/** Returns the cost of an announced enemy interception against the bot's own step, by the chance that it succeeds. */
export function interceptedCost(o: Outlook, step: Step, { from, leaders, sp }: CommandOf<'intercept'>): number {
  const { view } = o;
  const enemy = otherCamp(step.camp);
  const there = o.force(step.to, enemy);
  const met = joined(there, forceOfParty(view, { leaders, sp }));
  const open = there.size === 0 ? arrivalOf(o, step) : ownFight(o, step, there);
  return interceptChance(view, enemy, leaders[0], from, step.to) * Math.max(0, open - ownFight(o, step, met));
}

/**
 * Returns the loss of the bot's own step by an announced enemy evasion: the battle, where that is worth more than the
 * place alone.
 */
export function evadedCost(o: Outlook, step: Step, { to, counter }: CommandOf<'evade'>): number {
  const { view } = o;
  const enemy = otherCamp(step.camp);
  const commander = counter === undefined ? commanderIn(view, step.to, enemy) : undefined;
  const chance = twoDice(SUCCESS - evasionBonus(view, enemy, commander, step.to, to));
  return chance * Math.max(0, ownFight(o, step, o.force(step.to, enemy)) - arrivalOf(o, step));
}

/** Returns what enemies in a space cost the bot's own step, if they intercept it. */
export function threatCost(o: Outlook, step: Step, from: string): number {
  const enemy = otherCamp(step.camp);
  return interceptedCost(o, step, {
    type: 'intercept',
    from,
    leaders: leadersIn(o.view, from, enemy),
    sp: spOf(troopsIn(o.view, from, enemy)),
  });
}

/** Returns what a Power's own attack gains if the ground helps the defenders by this many dice less. */
export function easedGain(o: Outlook, step: Step, dice: number): number {
  const there = o.force(step.to, otherCamp(step.camp));
  return ownFight(o, step, { ...there, dice: Math.max(0, there.dice - dice) }) - ownFight(o, step, there);
}

/** Returns what the bot's own step may win in its target space, if nobody is there. */
const arrivalOf = ({ view, camp }: Outlook, { to }: Step): number =>
  controlOf(view, to) === camp ? 0 : controlWorth(view, to);

/** One's own step into a battle with a force. */
function ownFight(o: Outlook, step: Step, force: Force): number {
  const { chance, worth } = fightOver(o.view, moverOf(o, step), force, step.from, step.to, step.camp);
  return chance * arrivalOf(o, step) + worth;
}

/** What the enemy who comes may take if nobody meets him. */
const abandoned = ({ view, camp }: Outlook, to: string): number =>
  controlOf(view, to) === camp && !hasFormation(view, to, camp) ? ABANDONED * controlWorth(view, to) : 0;

/** What the enemy who moves gains by a battle with a force in the space he comes to. */
function fought(o: Outlook, step: Step, force: Force): number {
  return o.against(moverOf(o, step), force, step.from, step.to);
}

/** Returns the cost if the moving enemy fights the pieces there, and the place is left to him. */
export const suffered = (o: Outlook, step: Step): number =>
  fought(o, step, o.force(step.to, o.camp)) + o.guard(step.to);

/** Evading an attack (§11.6) rather than waiting for it; `more` is what a card adds to the dice. */
export function evadeWorth(o: Outlook, step: Step, { to, counter }: CommandOf<'evade'>, more = 0): number {
  const { view, camp } = o;
  const commander = counter === undefined ? commanderIn(view, step.to, camp) : undefined;
  const chance = twoDice(SUCCESS - evasionBonus(view, camp, commander, step.to, to) - more);
  const all = o.force(step.to, camp);
  const part = counter === undefined ? 1 : totalOf(counter) / Math.max(1, all.size);
  const price = counter === undefined ? markerWorth(view, camp) : 0;
  return (
    chance * part * suffered(o, step) -
    (1 - chance) * 0.15 -
    price -
    o.danger(to, all) / 2 -
    (groundFor(view, to, camp) === 'enemy' ? 0.2 : 0)
  );
}

/** Where beaten pieces go (§12.6): out of reach, to friends, all together. */
export function retreatWorth(o: Outlook, { to, leaders, sp }: { to: string } & Party): number {
  const force = forceOfParty(o.view, { leaders, sp });
  const ground = groundFor(o.view, to, o.camp) === 'friendly' ? 0.3 : 0;
  const friends = Math.min(1, o.force(to, o.camp).size / 6);
  return (
    ground +
    friends +
    0.05 * force.size -
    2 * o.danger(to, joined(force, o.force(to, o.camp))) +
    0.2 * o.draw(to, force, to).worth
  );
}
