import { constant, fields, oneOf } from '../../../contract/legal.ts';
import { silent, unreachable } from '../../../contract/procedure.ts';
import { at, sure } from '../../../lib/sure.ts';
import type { Procedure } from '../../actions/procedure.ts';
import { sufferAttrition } from '../../deeds/pieces/beginnings.ts';
import { settleEntrenchment } from '../../deeds/pieces/entrenchment.ts';
import { settleCommand } from '../../deeds/pieces/groups.ts';
import type { FrameOf } from '../../frames/frames.ts';
import { CONVOY_SIZE } from '../../movement/convoy.ts';
import { deployChoices, deployRefusal, hasDeployable, wayOf, withMagazine } from '../../orders/deployment.ts';
import { isAble, leaderOf, spIn, taken, troopsIn } from '../../pieces/pieces.ts';
import type { Position } from '../../state/state.ts';
import { enter, go, leave } from '../../table/table.ts';
import { campOf } from '../../terms/nations.ts';
import type { Piece, Troop } from '../../terms/schemas.ts';
import { loseUnshown } from '../battle/losses.ts';

/** Pieces of the magazine go where their Power wants them, one way after the other (§17.31). */
export const deployment: Procedure<FrameOf<'deployment'>> = {
  asks: (position, frame) => (hasDeployable(position, frame) ? [frame.power] : []),
  legal: (view, frame) => oneOf([...deployChoices(view, frame), fields({ type: constant('done') })]),
  against: (view, frame, _, given) => (given.type === 'deploy' ? deployRefusal(view, frame, given) : undefined),
  act(table, frame, power, given) {
    if (given.type === 'done') return go(table, { is: 'recall', power });
    if (given.type !== 'deploy') return unreachable();
    const { piece, from, to, by } = given;
    const size = 'leader' in piece ? 1 : piece.sp;
    const way = sure(wayOf(table.state, frame, given), 'way of the deployment');
    const convoy = by === 'sea' ? { to, room: (frame.convoy?.room ?? CONVOY_SIZE) - size } : frame.convoy;
    go(table, { ...frame, convoy, magazines: withMagazine(table.state, frame, from) });
    const how = by === 'sea' ? 'convoy' : 'deploy';
    enter(table, {
      is: 'transit',
      power,
      camp: campOf(power),
      piece,
      how,
      way,
      standing: standingIn(table.state, piece, from),
    });
  },
  run: (table, { power }) => go(table, { is: 'recall', power }),
  lapse: () => ({ type: 'done' }),
};

const standingIn = (position: Position, piece: Piece, space: string): number =>
  'leader' in piece ? 0 : spIn(position, space, [piece.nation]);

/** What is left of a piece on its way: SP that its nation has lost where it stands were its own. Undefined: nothing. */
function survivorOf(position: Position, { piece, way, standing }: FrameOf<'transit'>): Piece | undefined {
  const { space } = at(way, 0);
  if ('leader' in piece) return leaderOf(position, piece.leader).at === space ? piece : undefined;
  const sp = piece.sp - (standing - standingIn(position, piece, space));
  return sp > 0 ? { ...piece, sp } : undefined;
}

/** A piece on its way goes on to the next space where attrition awaits it, or to the end (§17.31-§17.33). */
export const transit: Procedure<FrameOf<'transit'>> = {
  ...silent,
  run(table, frame) {
    const { power, camp, way, how } = frame;
    const piece = survivorOf(table.state, frame);
    if (piece === undefined || way.length === 1) {
      if (piece !== undefined && 'nation' in piece) loseUnshown(table, at(way, 0).space, piece.nation);
      return leave(table);
    }
    const next = way.findIndex(({ causes }, i) => i > 0 && (causes.length > 0 || i === way.length - 1));
    const from = at(way, 0).space;
    const { space: to, causes } = at(way, next);
    const troops = 'nation' in piece ? taken(troopsOnTheWay(table.state, frame), { [piece.nation]: piece.sp }) : [];
    const leaders = 'leader' in piece ? [piece.leader] : [];
    const rule = how === 'convoy' ? '§17.34' : '§17.31';
    table.emit({ type: 'moved', from, to, troops, leaders, how, marched: 0, stopped: true, rule });
    settleCommand(table, from, camp, power);
    settleCommand(table, to, camp, power);
    settleEntrenchment(table, from);
    go(table, { ...frame, piece, way: way.slice(next), standing: standingIn(table.state, piece, to) });
    if (causes.length > 0)
      sufferAttrition(
        table,
        camp,
        to,
        troops.map((troop) => ({ ...troop, stopped: true })),
        leaders,
        causes,
      );
  },
};

/** Chooses among several soldiers: at the magazine those that can deploy, on the way those that have. */
function troopsOnTheWay(position: Position, { camp, way }: FrameOf<'transit'>): readonly Troop[] {
  const { space, causes } = at(way, 0);
  const here = troopsIn(position, space, camp);
  return causes.length === 0 ? here.filter(isAble) : here.filter(({ stopped }) => stopped);
}
