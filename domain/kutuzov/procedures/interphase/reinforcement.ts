import { among, constant, fields, oneOf } from '../../../contract/legal.ts';
import { unreachable } from '../../../contract/procedure.ts';
import { type Action, type AnyAction, action, actionOf } from '../../actions/action.ts';
import { atOnePlace, onTheMap, type Purse, raising } from '../../actions/ground/raise.ts';
import type { Procedure } from '../../actions/procedure.ts';
import { payDebt } from '../../deeds/pieces/debts.ts';
import type { FrameOf } from '../../frames/frames.ts';
import { depotRefusal, depotSites } from '../../map/sites.ts';
import { owedBy } from '../../pieces/pieces.ts';
import { refusal } from '../../refusals.ts';
import type { Position } from '../../state/state.ts';
import type { View } from '../../state/view.ts';
import { go } from '../../table/table.ts';
import { isPower } from '../../terms/nations.ts';

type Reinforcement = FrameOf<'reinforcement'>;

/** The CP of the ally are for its pieces, and spent on them first (§17.21). */
const purse: Purse<Reinforcement> = {
  terms: (position, { cp, allied, magazines }) => ({
    cp: (nation) => (isPower(nation) ? cp : cp + allied),
    ...atOnePlace(onTheMap(position), magazines, ['build']),
  }),
  pay(table, frame, { way, nation, space, cost }) {
    const own = isPower(nation) ? cost : Math.max(0, cost - frame.allied);
    const magazines = way === 'build' ? { ...frame.magazines, [nation]: space } : frame.magazines;
    go(table, { ...frame, cp: frame.cp - own, allied: frame.allied - (cost - own), magazines });
  },
};

const hasMarker = ({ depots }: Reinforcement): boolean => depots.fresh + depots.back > 0;
const placeRefusal = (position: Position, frame: Reinforcement, space: string) =>
  hasMarker(frame)
    ? depotRefusal(position, frame.power, space)
    : refusal('NO_DMC', { en: 'no DMC is to be placed now', ko: '지금 놓을 DMC가 없습니다.' }, '§17.2');

/** A DMC is placed: one that was lost, else a new one (§17.2). */
const establish: Action<Reinforcement, 'establish'> = {
  type: 'establish',
  legal(view, frame) {
    const spaces = hasMarker(frame) ? depotSites(view, frame.power) : [];
    return spaces.length === 0 ? [] : [fields({ type: constant('establish'), space: among(spaces) })];
  },
  against: (view, frame, _, { space }) => placeRefusal(view, frame, space),
  act(table, frame, power, { space }) {
    const { fresh, back } = frame.depots;
    const { dmcLost, dmcPlaced } = table.state.facts;
    table.emit({ type: 'dmc-set', space, power, rule: '§17.2' });
    const facts =
      back > 0
        ? { dmcLost: { ...dmcLost, [power]: dmcLost[power] - 1 } }
        : { dmcPlaced: { ...dmcPlaced, [power]: dmcPlaced[power] + 1 } };
    table.emit({ type: 'noted', facts, rule: '§17.2' });
    go(table, { ...frame, depots: back > 0 ? { fresh, back: back - 1 } : { fresh: fresh - 1, back } });
  },
};

const ACTIONS: readonly AnyAction<Reinforcement>[] = [
  action(raising('build', purse)),
  action(raising('regroup', purse)),
  action(establish),
];

/** SP that are owed come before anything else (§5.12). */
const mustPay = (position: Position, { power, cp }: Reinforcement): boolean => owedBy(position, power) > 0 && cp > 0;

/**
 * A Power builds, regroups and places DMC with its CP (§17.2); what it does not spend is lost. Then it deploys at once
 * (§17.3).
 */
export const reinforcement: Procedure<Reinforcement> = {
  asks: (position, frame) =>
    !mustPay(position, frame) && (frame.cp + frame.allied > 0 || hasMarker(frame)) ? [frame.power] : [],
  legal: (view: View, frame, power) =>
    oneOf([...ACTIONS.flatMap((each) => each.legal(view, frame, power)), fields({ type: constant('done') })]),
  against: (view, frame, power, given) => actionOf(ACTIONS, given)?.against(view, frame, power, given),
  act(table, frame, power, given) {
    if (given.type === 'done') go(table, { ...frame, cp: 0, allied: 0, depots: { fresh: 0, back: 0 } });
    else (actionOf(ACTIONS, given) ?? unreachable()).act(table, frame, power, given);
  },
  run(table, frame) {
    const { power, magazines, free } = frame;
    if (mustPay(table.state, frame)) {
      const cp = payDebt(table, power, frame.cp);
      return go(table, { ...frame, cp: owedBy(table.state, power) > 0 ? 0 : cp });
    }
    go(table, { is: 'deployment', power, magazines, free, convoy: null });
  },
  lapse: () => ({ type: 'done' }),
};
