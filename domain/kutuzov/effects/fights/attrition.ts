import { constant, fields, type Legal } from '../../../contract/legal.ts';
import { absurd } from '../../../lib/absurd.ts';
import { grouped } from '../../../lib/grouped.ts';
import { at, sure } from '../../../lib/sure.ts';
import { sufferAttrition } from '../../deeds/pieces/beginnings.ts';
import { editionOf } from '../../edition/editions.ts';
import { hasFormation, isFortress, isInRussia, spaceOf } from '../../map/ground.ts';
import type { Operation, OperationOf } from '../../operations/index.ts';
import { chooserOf } from '../../pieces/losses.ts';
import { commandedIn, spIn, troopsIn } from '../../pieces/pieces.ts';
import { seatOf } from '../../state/seating.ts';
import type { Position } from '../../state/state.ts';
import { byDie, type Table } from '../../table/table.ts';
import { CAMPS, type Camp, campOf, NATIONS, POWERS_OF, type Power } from '../../terms/nations.ts';
import { answered, BY_EVENT, before, type EffectOn, instead, noTarget } from '../kit/effect.ts';

/* Attrition rolls by event (§14). All pieces of a Camp in a space are one formation (§14.3). */

/** A formation: pieces of a Camp in a space. */
interface Place {
  readonly space: string;
  readonly camp: Camp;
}

const spaces = (position: Position): readonly string[] => editionOf(position).spaces.map(({ id }) => id);
const formations = (position: Position, camps: readonly Camp[] = CAMPS): readonly Place[] =>
  spaces(position).flatMap((space) =>
    camps.filter((camp) => hasFormation(position, space, camp)).map((camp) => ({ space, camp })),
  );

/** Not in a fortress duchy, nor in a Depot under an Imperial flag. */
const isExposed = (position: Position, space: string): boolean => {
  const flag = position.flags[space];
  return (
    !isFortress(position, space) &&
    !(spaceOf(position, space).depot && flag !== undefined && campOf(flag) === 'imperial')
  );
};

/** Pieces in a space as attrition counts them: soldiers of both Camps. */
const sizeOf = (position: Position, space: string): number => spIn(position, space, NATIONS);

type Rolls = OperationOf<'attritionRoll'>;

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
      return all
        .filter((place) => isInRussia(position, place.space) && isExposed(position, place.space))
        .map((place) => [place]);
    case 'space':
      return [...grouped(all, (place) => place.space).values()];
    case 'largestStack': {
      const bySpace = [...grouped(all, (place) => place.space)];
      const most = Math.max(...bySpace.map(([space]) => sizeOf(position, space)));
      return bySpace.flatMap(([space, places]) => (sizeOf(position, space) === most ? [places] : []));
    }
    default:
      return absurd(target);
  }
}

const nameOf = (places: readonly Place[], { target }: Rolls): Legal => {
  const { space, camp } = at(places, 0);
  return fields({
    type: constant('target'),
    space: constant(space),
    ...(target === 'formation' ? { camp: constant(camp) } : {}),
  });
};

const ROLL_OR_PAY = [
  { en: 'an attrition roll', ko: '손실 굴림' },
  { en: 'pay instead', ko: '대신 자원 내기' },
];

interface Settled {
  readonly ops: readonly Operation[];
  readonly target?: Power;
}
/** Once the formations are known: they roll, or the Power of the only one chooses. */
function settled({ state }: Table, { orResource, ...op }: Rolls, places: readonly Place[]): Settled {
  const roll = { ...op, places };
  if (orResource === undefined) return { ops: [roll] };
  const { space, camp } = at(places, 0);
  const target = chooserOf(state, troopsIn(state, space, camp), commandedIn(state, space, camp));
  return {
    target,
    ops: [
      {
        op: 'choose',
        chooser: 'target',
        words: ROLL_OR_PAY,
        options: [[roll], [{ op: 'loseResource', n: orResource }]],
      },
    ],
  };
}

export const attritionRoll: EffectOn<'attritionRoll'> = {
  idle: (position, _, op) => (op.places === undefined && candidates(position, op).length === 0 ? noTarget : undefined),
  asks: (position, frame, op) =>
    op.places === undefined && candidates(position, op).length > 1 ? [op.chooser ?? frame.power] : [],
  legal: (view, _, op) => candidates(view, op).map((places) => nameOf(places, op)),
  act(table, frame, op, command) {
    if (command.type !== 'target') return;
    const places = candidates(table.state, op).find((each) => {
      const { space, camp } = at(each, 0);
      return space === command.space && (command.camp ?? camp) === camp;
    });
    const { ops, ...change } = settled(table, op, sure(places, 'formation named'));
    instead(table, frame, ops, change);
  },
  run(table, frame, op) {
    if (op.places === undefined) {
      const [only] = candidates(table.state, op);
      if (only === undefined) return;
      const { ops, ...change } = settled(table, op, only);
      return before(table, frame, ops, change);
    }
    const how = (camp: Camp) => ({
      ...(op.wintry && { wintry: true as const }),
      ...(op.unhalved === camp && { unhalved: true as const }),
    });
    for (const { space, camp } of op.places.toReversed())
      sufferAttrition(
        table,
        camp,
        space,
        troopsIn(table.state, space, camp),
        commandedIn(table.state, space, camp),
        [op.cause ?? 'event'],
        how(camp),
      );
  },
};

export const winterAttrition: EffectOn<'winterAttrition'> = {
  run: (table, frame) =>
    before(table, frame, [
      { op: 'attritionRoll', target: 'imperialSpace', chooser: tsaristWho(table), cause: 'winter' },
    ]),
};

/** The Tsarist who names the space (§14.62). */
function tsaristWho(table: Table): Power {
  const [first, second] = POWERS_OF.tsarist;
  if (seatOf(table.state, first) === seatOf(table.state, second)) return first;
  return at(byDie(table, [first, second], { why: 'winter', rule: '§14.62' }), 0);
}

export const cancelAttrition: EffectOn<'cancelAttrition'> = {
  idle: () => noTarget,
  run(table, { power: by, card }) {
    const frame = answered(table.state);
    if (frame?.is !== 'attrition' || table.state.trains[frame.camp] !== frame.space) return;
    table.emit({ type: 'effect-began', effect: { id: 'attritionCancelled', card, by, until: 'roll' }, rule: BY_EVENT });
  },
};
