import { among, constant, fields, type Legal } from '../../../contract/legal.ts';
import { raise } from '../../deeds/pieces/raising.ts';
import { editionOf } from '../../edition/editions.ts';
import { hasFormation } from '../../map/ground.ts';
import { buildSites } from '../../map/sites.ts';
import type { OperationOf } from '../../operations/index.ts';
import { isPlaceable, leaderOf } from '../../pieces/pieces.ts';
import { refusal } from '../../refusals.ts';
import type { Position } from '../../state/state.ts';
import type { Table } from '../../table/table.ts';
import { campOf, type Nation, otherCamp, powerOf } from '../../terms/nations.ts';
import { BY_EVENT, type EffectOn, instead, noEffect } from '../kit/effect.ts';
import { isBarred } from '../kit/places.ts';

/* Leaders who come free by event, and soldiers with them (§5.11). */

type Leading = OperationOf<'placeLeader'>;

const isOffMap = (position: Position, id: string): boolean =>
  ['@eliminated', '@regroup', '@unavailable'].includes(leaderOf(position, id).at);

/** Those who may come. */
function comers(position: Position, op: Leading): readonly string[] {
  if (isOffMap(position, op.leader)) return [op.leader];
  if (op.orAnother === undefined) return [];
  const { of } = leaderOf(position, op.leader);
  return Object.keys(position.leaders).filter(
    (id) =>
      campOf(leaderOf(position, id).of) === campOf(of) &&
      isOffMap(position, id) &&
      !(id === 'tchitchagov' && position.turn < 3),
  );
}

function landing(position: Position, leader: string, { where }: Leading): readonly string[] {
  const { of } = leaderOf(position, leader);
  const side = campOf(of);
  if (isBarred(position, of)) return [];
  if (typeof where === 'object') return hasFormation(position, where.at, otherCamp(side)) ? [] : [where.at];
  if (where === 'home') return buildSites(position, of);
  return editionOf(position)
    .spaces.map(({ id }) => id)
    .filter((id) => hasFormation(position, id, side) && !hasFormation(position, id, otherCamp(side)));
}

const arrivals = (position: Position, op: Leading): readonly Legal[] =>
  comers(position, op).flatMap((leader) => {
    const spaces = landing(position, leader, op);
    return spaces.length === 0
      ? []
      : [fields({ type: constant('build'), piece: constant({ leader }), space: among(spaces) })];
  });

export const placeLeader: EffectOn<'placeLeader'> = {
  bar: ({ turn }, _, { minTurn = 1 }) =>
    turn < minTurn
      ? refusal('TOO_EARLY', { en: `not before turn ${minTurn}`, ko: `${minTurn}턴부터 쓸 수 있습니다.` }, BY_EVENT)
      : undefined,
  idle: (position, _, op) => (arrivals(position, op).length === 0 ? noEffect : undefined),
  asks: (position, frame, op) => (arrivals(position, op).length > 0 ? [frame.power] : []),
  legal: (view, _, op) => [...(op.optional ? [fields({ type: constant('done') })] : []), ...arrivals(view, op)],
  act(table, frame, op, command) {
    if (command.type !== 'build' || !('leader' in command.piece)) return instead(table, frame, []);
    const { leader } = command.piece;
    const { of } = leaderOf(table.state, leader);
    instead(table, frame, [], { placed: leader });
    raise(table, powerOf(of), 'build', command.piece, command.space);
    if (op.sp !== undefined) reinforce(table, of, op.sp, command.space);
  },
  run(table, _, op) {
    const { of, at } = leaderOf(table.state, op.leader);
    if (op.spIfOnMap === undefined || at.startsWith('@')) return;
    for (const space of landing(table.state, op.leader, op)) reinforce(table, of, op.spIfOnMap, space);
  },
};

/** SP that come with a leader, as many as the counters show. */
function reinforce(table: Table, of: Nation, most: number, at: string): void {
  const sp = Array.from({ length: most }, (_, i) => most - i).find((each) => isPlaceable(table.state, of, at, each));
  if (sp !== undefined) raise(table, powerOf(of), 'build', { nation: of, sp }, at);
}
