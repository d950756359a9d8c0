import { constant, fields, int, type Legal } from '../../../contract/legal.ts';
import { at } from '../../../lib/sure.ts';
import { besiegers, roomOfArmy, siegeLeaders, siegeRefusal } from '../../battle/siege.ts';
import { editionOf } from '../../edition/editions.ts';
import type { FrameOf } from '../../frames/frames.ts';
import { subsets } from '../../movement/march.ts';
import { leaderOf, minus, taken } from '../../pieces/pieces.ts';
import type { Position } from '../../state/state.ts';
import { enter } from '../../table/table.ts';
import { campOf, type Nation, type Power } from '../../terms/nations.ts';
import type { Action } from '../action.ts';

/** The fortresses that a Power may besiege now, with the choices of an army (§13.21). */
const sieges = (position: Position, power: Power): readonly Legal[] =>
  editionOf(position)
    .spaces.filter(({ fortress }) => fortress > 0)
    .flatMap(({ id }) =>
      siegeLeaders(position, power, id).flatMap(([nation, leaders]) => armies(position, power, id, nation, leaders)),
    );

/** Each choice of a nation's leaders, once for each who may command it, with the SP he can lead. */
function armies(
  position: Position,
  power: Power,
  space: string,
  nation: Nation,
  leaders: readonly string[],
): readonly Legal[] {
  const able = besiegers(position, power, space).troops.reduce(
    (sum, { of, sp }) => (of === nation ? sum + sp : sum),
    0,
  );
  return subsets(leaders).flatMap((party) =>
    party.flatMap((head) => {
      const army = [head, ...party.filter((id) => id !== head)];
      const room = Math.min(able, roomOfArmy(position, army));
      if (room < 0) return [];
      const sp = room === 0 ? constant({}) : fields({ [nation]: int(1, room) }, undefined, [nation]);
      return [fields({ type: constant('siege'), space: constant(space), leaders: constant(army), sp })];
    }),
  );
}

/** A siege, free, in the Power's own impulse (§13.2). */
export const siege: Action<FrameOf<'card' | 'grant' | 'impulse'>, 'siege'> = {
  type: 'siege',
  legal: (view, _, power) => sieges(view, power),
  against: (view, _, power, { space, leaders, sp }) => siegeRefusal(view, power, space, { leaders, sp }),
  act(table, _, power, { space, leaders, sp }) {
    const { state } = table;
    const nation = leaderOf(state, at(leaders, 0)).of;
    const army = taken(besiegers(state, power, space).troops, sp);
    const troops = (state.troops[space] ?? []).filter(({ of }) => of === nation);
    const others = Object.keys(state.leaders).filter((id) => {
      const leader = leaderOf(state, id);
      return leader.at === space && leader.of === nation && !leaders.includes(id);
    });
    table.emit({ type: 'noted', impulse: { besieged: [...state.impulse.besieged, space] }, rule: '§13.21' });
    enter(table, {
      is: 'siege',
      power,
      camp: campOf(power),
      space,
      nation,
      commander: at(leaders, 0),
      apart: { troops: minus(troops, army), leaders: others },
      round: 1,
      sixes: 0,
      disrupted: 0,
      lost: 0,
      relieved: [],
      ahead: false,
      stage: 'active',
    });
  },
};
