import { constant, fields, oneOf } from '../../../contract/legal.ts';
import { unreachable } from '../../../contract/procedure.ts';
import { at, sure } from '../../../lib/sure.ts';
import type { Procedure } from '../../actions/procedure.ts';
import { sufferAttrition } from '../../deeds/pieces/beginnings.ts';
import { placeChosen } from '../../deeds/tracks/flagging.ts';
import { editionOf } from '../../edition/editions.ts';
import type { FrameOf } from '../../frames/frames.ts';
import { groundFor, hasFormation } from '../../map/ground.ts';
import { standingFlags } from '../../movement/flags.ts';
import { commandedIn, troopsIn } from '../../pieces/pieces.ts';
import type { Position } from '../../state/state.ts';
import { enter, go, leave, type Table } from '../../table/table.ts';
import { CAMPS, type Camp } from '../../terms/nations.ts';

type Step = FrameOf<'attrition-step'>;

/** Where formations of a Camp stand in uncontrolled spaces, before fortresses and in enemy zones too (§4.3). */
export const exposed = (position: Position, camp: Camp): readonly string[] =>
  editionOf(position)
    .spaces.map(({ id }) => id)
    .filter((id) => hasFormation(position, id, camp) && groundFor(position, id, camp) === 'uncontrolled');

export function enterAttritionStep(table: Table): void {
  const [imperial, tsarist] = CAMPS.map((camp) => exposed(table.state, camp)) as [readonly string[], readonly string[]];
  const flags = CAMPS.flatMap((camp) => exposed(table.state, camp).map((space) => ({ camp, space })));
  enter(table, { is: 'attrition-step', imperial, isChecked: false, tsarist, flags });
}

/** The flags among which a Power chooses for the first formation that is left; a forced one is nobody's choice. */
function choice(
  position: Position,
  { imperial, isChecked, tsarist, flags: [next] }: Step,
): ReturnType<typeof standingFlags> {
  if (imperial.length + tsarist.length > 0 || !isChecked || next === undefined) return undefined;
  const found = standingFlags(position, next.camp, next.space);
  return found !== undefined && found.flags.length > 1 ? found : undefined;
}

/**
 * The attrition step (§4.3): the Imperials, then the check of their level (§14.43), then the Tsarists; at last every
 * formation that is left flags the duchy that it holds.
 */
export const attritionStep: Procedure<Step> = {
  asks(position, frame) {
    const found = choice(position, frame);
    return found === undefined ? [] : [found.power];
  },
  legal(view, frame) {
    const space = constant(at(frame.flags, 0).space);
    return oneOf(
      sure(choice(view, frame), 'choice of a flag').flags.map((flag) =>
        fields({ type: constant('flag'), space, flag: constant(flag) }),
      ),
    );
  },
  against: () => undefined,
  act(table, frame, power, command) {
    if (command.type !== 'flag') return unreachable();
    go(table, { ...frame, flags: frame.flags.slice(1) });
    placeChosen(table, power, command.space, command.flag, '§4.3');
  },
  run(table, frame) {
    const { imperial, isChecked, tsarist, flags } = frame;
    if (imperial.length > 0) {
      go(table, { ...frame, imperial: imperial.slice(1) });
      return suffer(table, 'imperial', at(imperial, 0));
    }
    if (!isChecked) {
      go(table, { ...frame, isChecked: true });
      return enter(table, { is: 'attrition-check', step: true });
    }
    if (tsarist.length > 0) {
      go(table, { ...frame, tsarist: tsarist.slice(1) });
      return suffer(table, 'tsarist', at(tsarist, 0));
    }
    const [next] = flags;
    if (next === undefined) {
      leave(table);
      return go(table, { is: 'turn', stage: 'cossacks' });
    }
    go(table, { ...frame, flags: flags.slice(1) });
    const found = standingFlags(table.state, next.camp, next.space);
    if (found === undefined) return;
    placeChosen(table, found.power, next.space, at(found.flags, 0), '§4.3');
  },
  lapse(view, frame) {
    const { flags } = sure(choice(view, frame), 'choice of a flag');
    return { type: 'flag', space: at(frame.flags, 0).space, flag: at(flags, 0) };
  },
};

function suffer(table: Table, camp: Camp, space: string): void {
  const { state } = table;
  if (hasFormation(state, space, camp))
    sufferAttrition(table, camp, space, troopsIn(state, space, camp), commandedIn(state, space, camp), [
      'uncontrolled',
    ]);
}
