import { absurd } from '../../lib/absurd.ts';
import { isInland, placeName } from '../map/provinces.ts';
import type { Loc, UnitType } from '../map/vocabulary.ts';
import { POWER_NAMES } from '../words/names.ts';
import type { Fighter, Piece, Why } from './why.ts';

const name = ({ type, loc }: Piece): string => `${type} ${placeName(loc)}`;
const strong = (unit: Fighter): string => `${name(unit)} (${unit.strength})`;
const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;
const all = (units: readonly Fighter[]): string => list(units.map(strong));
const places = (locs: readonly Loc[]): string => list(locs.map((loc) => placeName(loc)));
const kind = (type: UnitType): string => (type === 'A' ? 'an army' : 'a fleet');

/** The sentence for what decided an order. */
export function english(why: Why): string {
  switch (why.code) {
    case 'UNREADABLE':
      return `"${why.written}" is no order that can be followed.`;
    case 'UNKNOWN_PROVINCE':
      return `There is no province "${why.written}".`;
    case 'WRONG_PHASE':
      return `A ${why.phase} phase has no ${why.order} orders.`;
    case 'SAME_PROVINCE':
      return `${name(why.unit)} is already there.`;
    case 'ARMY_AT_SEA':
      return `${name(why.unit)} cannot enter a sea.`;
    case 'FLEET_BY_CONVOY':
    case 'CONVOY_OF_FLEET':
      return `Only armies are convoyed, not ${name(why.unit)}.`;
    case 'SUPPORT_ITSELF':
      return `${name(why.unit)} can support neither itself nor a move into its own province.`;
    case 'CONVOY_BY_ARMY':
      return `Only fleets convoy, not ${name(why.unit)}.`;
    case 'CONVOY_FROM_COAST':
      return `${name(why.unit)} is in a coastal province; only fleets at sea convoy.`;
    case 'NOT_DISLODGED':
      return `${name(why.unit)} need not retreat.`;
    case 'NOT_ADJACENT': {
      const isFar = why.unit.type === 'A' && !isInland(why.unit.loc) && !isInland(why.to);
      const apart = `${placeName(why.to)} is not next to ${placeName(why.unit.loc)} for ${kind(why.unit.type)}`;
      return isFar ? `${apart}, and no fleets are there to carry it.` : `${apart}.`;
    }
    case 'COAST_UNREACHABLE':
      return `${name(why.unit)} does not touch ${placeName(why.to)}.`;
    case 'SUPPORT_OUT_OF_REACH':
      return `${name(why.unit)} could not itself move to ${placeName(why.to)}.`;
    case 'SUPPORT_OF_IMPOSSIBLE_MOVE':
      return `${name(why.unit)} cannot move to ${placeName(why.to)}.`;
    case 'NO_ROUTE':
      return why.unit.type === 'A'
        ? `No fleets are there to carry ${name(why.unit)} to ${placeName(why.to)}.`
        : `${name(why.unit)} has no part in a way from ${placeName(why.from)} to ${placeName(why.to)}.`;
    case 'COAST_AMBIGUOUS':
      return `Name the coast: ${why.coasts.map((loc) => placeName(loc)).join(' or ')}.`;
    case 'FLEET_INLAND':
      return `A fleet cannot be in ${placeName(why.at)}, inland.`;
    case 'NO_UNIT':
      return `There is no such unit in ${placeName(why.at)}.`;
    case 'OCCUPIED':
      return `${placeName(why.at)} is occupied.`;
    case 'CLOSED':
      return `${placeName(why.at)} is neutral; no unit may enter it.`;
    case 'ATTACKER_CAME_FROM':
      return `The attacker came from ${placeName(why.at)}.`;
    case 'CONTESTED':
      return `${placeName(why.at)} is vacant because of a stand-off.`;
    case 'NOT_HOME':
      return `${placeName(why.at)} is no home centre of ${POWER_NAMES.en[why.power]}.`;
    case 'NOT_CONTROLLED':
      return `${POWER_NAMES.en[why.power]} does not control ${placeName(why.at)}.`;
    case 'NO_REMOVALS':
      return `${POWER_NAMES.en[why.power]} has no unit too many.`;
    case 'NO_BUILDS':
      return `${POWER_NAMES.en[why.power]} has a unit for every centre.`;
    case 'NO_MORE_REMOVALS':
      return `${POWER_NAMES.en[why.power]} has no more removals.`;
    case 'NO_MORE_BUILDS':
      return `${POWER_NAMES.en[why.power]} has no more builds.`;
    case 'STAYS':
      return `${name(why.unit)} stays; nobody attacks it.`;
    case 'NOWHERE_TO_GO':
      return `${name(why.unit)} has nowhere to go.`;
    case 'NO_RETREAT_ORDER':
      return `${name(why.unit)} has no retreat order.`;
    case 'DISBANDS':
      return `${name(why.unit)} is disbanded as ordered.`;
    case 'BUILDS':
      return `${name(why.unit)} is built.`;
    case 'REMOVES':
      return `${name(why.unit)} is removed as ordered.`;
    case 'FARTHEST_FROM_HOME':
      return `There are too many units, and ${name(why.unit)} is the farthest from home.`;
    case 'FARTHEST_FROM_CENTRES':
      return `There are too many units, and ${name(why.unit)} is the farthest from the centres of its power.`;
    case 'OUTWEIGHS':
      return `${strong(why.unit)} is stronger at ${placeName(why.at)} than ${all(why.against)}.`;
    case 'OUTWEIGHED':
      return `${all(why.against)} is stronger at ${placeName(why.at)} than ${strong(why.unit)}.`;
    case 'STANDS_OFF':
      return `${strong(why.unit)} and ${all(why.against)} are equally strong at ${placeName(why.at)}: a stand-off.`;
    case 'NOT_STRONGER':
      return `${strong(why.unit)} is not stronger than ${all(why.against)}, which stays.`;
    case 'HEAD_ON':
      return `${strong(why.unit)} and ${all(why.against)} cannot change places without a convoy.`;
    case 'OWN_UNIT_STAYS':
      return `${all(why.against)} does not leave ${placeName(why.at)}, and ${strong(why.unit)} cannot drive out a unit of its own power.`;
    case 'DRIVES_OUT':
      return `${strong(why.unit)} drives out ${all(why.against)}.`;
    case 'DRIVEN_OUT':
      return `${all(why.against)} drives out ${strong(why.unit)}.`;
    case 'DRIVEN_BACK':
      return `${all(why.against)} drives out ${strong(why.unit)}, which therefore has no effect on ${placeName(why.at)}.`;
    case 'MEETS_DRIVEN_BACK':
      return `${all(why.against)} was driven out by an attack from ${placeName(why.at)}, so it does not stop ${strong(why.unit)} there.`;
    case 'WITHSTANDS':
      return `${strong(why.unit)} stays, attacked by ${all(why.against)}.`;
    case 'OWN_SUPPORT':
      return `Support by the power attacked does not count: ${name(why.unit)} (${why.counted} of ${why.unit.strength}) does not drive out ${all(why.against)}.`;
    case 'OWN_SUPPORT_STANDS_OFF':
      return `Support by the power attacked does not count: ${name(why.unit)} (${why.counted} of ${why.unit.strength}) is no stronger at ${placeName(why.at)} than ${all(why.against)}.`;
    case 'UNOPPOSED':
      return `Nothing stops ${name(why.unit)} in ${placeName(why.to)}.`;
    case 'ROTATES':
      return `${name(why.unit)} moves on to ${placeName(why.to)} in a rotation of three or more.`;
    case 'RETREATS':
      return `${name(why.unit)} retreats to ${placeName(why.to)}.`;
    case 'NO_CONVOY':
      return `No fleet was ordered to carry ${name(why.unit)} to ${placeName(why.to)}.`;
    case 'CARRIED':
      return `${name(why.unit)} is carried over ${places(why.fleets)} to ${placeName(why.to)}, and nothing stops it there.`;
    case 'CARRIED_ANOTHER_WAY':
      return `${name(why.unit)} is carried to ${placeName(why.to)} by a way that stays open without ${places(why.fleets)}.`;
    case 'NO_WHOLE_ROUTE':
      return `The fleets ordered, in ${places(why.fleets)}, are no whole way for ${name(why.unit)} to ${placeName(why.to)}.`;
    case 'CONVOY_LOST':
      return `Without the fleet dislodged in ${places(why.fleets)}, ${name(why.unit)} has no way to ${placeName(why.to)}.`;
    case 'CONVOY_PARADOX':
      return `Whether the convoy over ${places(why.fleets)} is whole would depend on ${name(why.unit)} itself, so the army stays.`;
    case 'CHANGES_PLACES':
      return `${name(why.unit)} and ${name(why.with)} change places by convoy.`;
    case 'RETREATS_CLASH':
      return `${list([why.unit, ...why.against].map(name))} retreat to the same province, ${placeName(why.to)}.`;
    case 'CUT':
      return `${name(why.attacker)} attacks ${name(why.unit)} and so cuts its support.`;
    case 'CUT_BY_DISLODGEMENT':
      return `${name(why.attacker)} dislodges ${name(why.unit)} and so cuts its support.`;
    case 'CUT_BY_CONVOYED_ARMY':
      return `${name(why.attacker)} attacks ${name(why.unit)} by another whole convoy route and so cuts its support.`;
    case 'NOT_CUT_BY_OWN_POWER':
      return `The attack by ${name(why.attacker)} of the same power does not cut the support by ${name(why.unit)}.`;
    case 'NOT_CUT_FROM_TARGET':
      return `${name(why.attacker)} attacks ${name(why.unit)} from where the support is given, and does not dislodge it.`;
    case 'NOT_CUT_BY_CONVOYED_ARMY':
      return `${name(why.attacker)} comes to ${placeName(why.unit.loc)} over a fleet that is attacked with this support, and so does not cut it.`;
    case 'SUPPORT_GIVEN':
      return `Nothing cuts the support by ${name(why.unit)} for the unit in ${placeName(why.of)}.`;
    case 'SUPPORTED_UNIT_MOVES':
      return `The unit in ${placeName(why.of)} was ordered to move, so ${name(why.unit)} cannot support it in place.`;
    case 'CONVOYS':
      return `${name(why.unit)} is there to carry the army in ${placeName(why.of)}.`;
    case 'CONVOY_NOT_NEEDED':
      return `The army in ${placeName(why.of)} goes by land; the convoy by ${name(why.unit)} was open to it.`;
    case 'CONVOY_IN_DOUBT':
      return `Whether the convoy by ${name(why.unit)} is whole would depend on the army in ${placeName(why.of)} itself.`;
    case 'OTHER_MOVE_SUPPORTED':
      return `The unit in ${placeName(why.of)} was not ordered to move to ${placeName(why.to)}.`;
    case 'OTHER_MOVE_CONVOYED':
      return `The army in ${placeName(why.of)} was not ordered to go to ${placeName(why.to)}.`;
    default:
      return absurd(why);
  }
}
