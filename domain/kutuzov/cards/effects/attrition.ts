import { z } from 'zod';
import { constant, fields, type Legal } from '../../../legal.ts';
import { absurd } from '../../../lib/absurd.ts';
import { grouped } from '../../../lib/grouped.ts';
import { editionOf } from '../../edition/editions.ts';
import { hasFormation, isFortress, isInRussia, spaceOf } from '../../map/ground.ts';
import { CAMPS, type Camp, campOf, NATIONS, POWERS_OF, type Power } from '../../map/nations.ts';
import { chooserOf } from '../../pieces/losses.ts';
import { commandedIn, spIn, troopsIn } from '../../pieces/pieces.ts';
import { sufferAttrition } from '../../procedures/movement/attrition.ts';
import { camp, list, object, power, space } from '../../schemas.ts';
import type { Position } from '../../state.ts';
import { roll, type Table } from '../../table.ts';
import { seatOf } from '../../turn/seating.ts';
import { answered, BY_EVENT, before, type EventFrame, instead, noTarget, type Primitive } from './primitive.ts';

/* Attrition rolls by event (§14). All pieces of a Camp in a space are one formation (§14.3). */

/** A formation: pieces of a Camp in a space. */
interface Place {
  readonly space: string;
  readonly camp: Camp;
}

const spaces = (position: Position): readonly string[] => editionOf(position).spaces.map(({ id }) => id);
const formations = (position: Position, camps: readonly Camp[] = CAMPS): readonly Place[] =>
  spaces(position).flatMap((space) => camps.filter((camp) => hasFormation(position, space, camp)).map((camp) => ({ space, camp })));

/** Not in a fortress duchy, nor in a Depot under an Imperial flag. */
const isExposed = (position: Position, space: string): boolean => {
  const flag = position.flags[space];
  return !isFortress(position, space) && !(spaceOf(position, space).depot && flag !== undefined && campOf(flag) === 'imperial');
};

/** Pieces in a space as attrition counts them: soldiers of both Camps. */
const sizeOf = (position: Position, space: string): number => spIn(position, space, NATIONS);

/** An attrition roll of a formation, or of all formations of a space, that is named by the player, or by `chooser`. */
const rolls = z.strictObject({
  op: z.string(),
  target: z.enum(['formation', 'imperialInRussia', 'imperialExposed', 'space', 'imperialSpace', 'largestStack']),
  chooser: power.exactOptional(),
  cause: z.literal('winter').exactOptional(),
  /** 5s send to the Regroup Box whatever the turn (§14.61). */
  wintry: z.literal(true).exactOptional(),
  /** No resource halves a roll of this Camp (§16.4). */
  unhalved: camp.exactOptional(),
  /** The Power of the formation may lose a resource instead. */
  orResource: z.literal(1).exactOptional(),
  /** The formations, once they are named. */
  places: list(object({ space, camp })).exactOptional(),
});
type Rolls = z.infer<typeof rolls>;

/** What may be named, each with the formations that roll. */
function candidates(position: Position, { target }: Rolls): readonly (readonly Place[])[] {
  const all = formations(position, target.startsWith('imperial') ? ['imperial'] : CAMPS);
  switch (target) {
    case 'formation':
    case 'imperialSpace':
      return all.map((place) => [place]);
    case 'imperialInRussia':
      return all.filter((place) => isInRussia(position, place.space)).map((place) => [place]);
    case 'imperialExposed':
      return all.filter((place) => isInRussia(position, place.space) && isExposed(position, place.space)).map((place) => [place]);
    case 'space':
      return [...grouped(all, (place) => place.space).values()];
    case 'largestStack': {
      const bySpace = [...grouped(all, (place) => place.space).values()];
      const most = Math.max(...bySpace.map(([place]) => sizeOf(position, place!.space)));
      return bySpace.filter(([place]) => sizeOf(position, place!.space) === most);
    }
    default:
      return absurd(target);
  }
}

const nameOf = ([place]: readonly Place[], { target }: Rolls): Legal =>
  fields({
    type: constant('target'),
    space: constant(place!.space),
    ...(target === 'formation' ? { camp: constant(place!.camp) } : {}),
  });

const ROLL_OR_PAY = [
  { en: 'an attrition roll', ko: '손실 굴림' },
  { en: 'pay instead', ko: '대신 자원 내기' },
];

/** Once the formations are known: they roll, or the Power of the only one chooses. */
function settled(table: Table, { orResource, ...op }: Rolls, places: readonly Place[]): Partial<EventFrame> & Pick<EventFrame, 'ops'> {
  const roll = { ...op, places };
  if (orResource === undefined) return { ops: [roll] };
  const { space: at, camp: of } = places[0]!;
  const target = chooserOf(table.state, troopsIn(table.state, at, of), commandedIn(table.state, at, of));
  return {
    target,
    ops: [{ op: 'choose', chooser: 'target', words: ROLL_OR_PAY, options: [[roll], [{ op: 'loseResource', n: orResource }]] }],
  };
}

export const attritionRoll: Primitive<Rolls> = {
  takes: rolls,
  idle: (position, _, op) => (op.places === undefined && candidates(position, op).length === 0 ? noTarget : undefined),
  asks: (position, frame, op) => (op.places === undefined && candidates(position, op).length > 1 ? [op.chooser ?? frame.power] : []),
  legal: (view, _, op) => candidates(view, op).map((places) => nameOf(places, op)),
  act(table, frame, op, command) {
    if (command.type !== 'target') return;
    const places = candidates(table.state, op).find(
      ([first]) => first!.space === command.space && (command.camp ?? first!.camp) === first!.camp,
    );
    const { ops, ...change } = settled(table, op, places!);
    instead(table, frame, ops, change);
  },
  run(table, frame, op) {
    if (op.places === undefined) {
      const [only] = candidates(table.state, op);
      if (only === undefined) return;
      const { ops, ...change } = settled(table, op, only);
      return before(table, frame, ops, change);
    }
    const how = (camp: Camp) => ({ ...(op.wintry && { wintry: true as const }), ...(op.unhalved === camp && { unhalved: true as const }) });
    for (const { space: at, camp: of } of op.places.toReversed())
      sufferAttrition(table, of, at, troopsIn(table.state, at, of), commandedIn(table.state, at, of), [op.cause ?? 'event'], how(of));
  },
};

/** Winter (§14.62): one of the Tsarists, of two players the one with the higher die, names a space where the Imperials suffer. */
const winter = z.strictObject({ op: z.string() });
export const winterAttrition: Primitive<z.infer<typeof winter>> = {
  takes: winter,
  run: (table, frame) =>
    before(table, frame, [{ op: 'attritionRoll', target: 'imperialSpace', chooser: tsaristWho(table), cause: 'winter' }]),
};

function tsaristWho(table: Table): Power {
  const [first, second] = POWERS_OF.tsarist;
  if (seatOf(table.state, first) === seatOf(table.state, second)) return first;
  const by = { why: 'winter', rule: '§14.62' };
  const dice = [first, second].map((each) => roll(table, each, 1, by).total);
  return dice[0] === dice[1] ? tsaristWho(table) : dice[0]! > dice[1]! ? first : second;
}

/** The roll that is due where the Supply Trains have just come is not made (§14). */
const cancelling = z.strictObject({ op: z.string(), where: z.literal('sameSpace'), once: z.literal(true) });
export const cancelAttrition: Primitive<z.infer<typeof cancelling>> = {
  takes: cancelling,
  idle: () => noTarget,
  run(table, { power: by, card }) {
    const frame = answered(table.state);
    if (frame?.is !== 'attrition' || table.state.trains[frame.camp] !== frame.space) return;
    table.emit({ type: 'effect-began', effect: { id: 'attritionCancelled', card, by, until: 'roll' }, rule: BY_EVENT });
  },
};
