import { silent } from '../../../contract/procedure.ts';
import { sure } from '../../../lib/sure.ts';
import type { Procedure } from '../../actions/procedure.ts';
import { beginBattle } from '../../deeds/pieces/attacks.ts';
import { settleEntrenchment } from '../../deeds/pieces/entrenchment.ts';
import { settleCommand } from '../../deeds/pieces/groups.ts';
import { editionOf } from '../../edition/editions.ts';
import type { FrameOf } from '../../frames/frames.ts';
import { isHomeOf, isZone } from '../../map/ground.ts';
import { hasFlagLeft } from '../../movement/flags.ts';
import { commandedIn, isPlaceable, leaderOf, leadersIn, spIn, troopsIn } from '../../pieces/pieces.ts';
import type { Position } from '../../state/state.ts';
import { go, leave, type Table } from '../../table/table.ts';
import { NATIONS_OF, type Nation } from '../../terms/nations.ts';
import { beginRetreat } from '../battle/retreat.ts';

type Revolt = FrameOf<'revolt'>;

const RULE = '§9.3';
const PRUSSIA: readonly Nation[] = ['PR'];
const LOYAL: readonly Nation[] = NATIONS_OF.imperial.filter((nation) => nation !== 'PR');

/** Whether soldiers or leaders of some Imperial nations stand in a space. */
const stand = (position: Position, space: string, nations: readonly Nation[]): boolean =>
  spIn(position, space, nations) > 0 ||
  leadersIn(position, space, 'imperial').some((id) => nations.includes(leaderOf(position, id).of));

/**
 * Prussia revolts (§9.3): her pieces attack the Imperials beside them, where no ground helps anybody, and flag what
 * they win; after that all she has is Russian First Army's, and Königsberg with it.
 */
export const revolt: Procedure<Revolt> = {
  ...silent,
  run(table, frame) {
    const [space, ...rest] = frame.spaces;
    switch (frame.stage) {
      case 'begin': {
        const both = editionOf(table.state).spaces.map(({ id }) => id);
        const spaces = both.filter((id) => stand(table.state, id, PRUSSIA) && stand(table.state, id, LOYAL));
        return go(table, { ...frame, stage: 'battles', spaces });
      }
      case 'battles':
        if (space === undefined) return turnCoat(table, frame);
        go(table, { ...frame, stage: 'flag' });
        return beginBattle(table, {
          space,
          camp: 'tsarist',
          origins: [],
          failures: 0,
          nations: { attackers: PRUSSIA, defenders: LOYAL },
        });
      case 'flag':
        flagIfWon(table, sure(space, 'space of the battle'));
        return go(table, { ...frame, stage: 'battles', spaces: rest });
      case 'end':
        return leave(table);
    }
  },
};

/** A duchy where Prussians stand and no loyal Imperials is hers. */
function flagIfWon(table: Table, space: string): void {
  const { state } = table;
  if (stand(state, space, PRUSSIA) && !stand(state, space, LOYAL) && !isZone(state, space))
    table.emit({ type: 'flag-set', space, flag: 'PR', rule: RULE });
}

/** Everything Prussian becomes Russian, and other pieces in her fortress then retreat. */
function turnCoat(table: Table, frame: Revolt): void {
  go(table, { ...frame, stage: 'end' });
  const { state } = table;
  for (const [leader, { of, at }] of Object.entries(state.leaders)) {
    if (of !== 'PR' || at === '@removed') continue;
    table.emit({ type: 'leader-put', leader, at: '@removed', rule: RULE });
    if (!at.startsWith('@')) settleCommand(table, at, 'imperial', 'FN');
  }
  for (const space of Object.keys(state.troops)) enlist(table, space);
  for (const [space, flag] of Object.entries(state.flags)) if (flag === 'PR') hoist(table, space);
  const { id: fortress } = sure(
    editionOf(state).spaces.find(({ home, fortress: strength }) => home === 'PR' && strength > 0),
    'Prussian fortress',
  );
  enlistRegrouped(table, fortress);
  hoist(table, fortress);
  const troops = troopsIn(table.state, fortress, 'imperial');
  const leaders = commandedIn(table.state, fortress, 'imperial');
  if (troops.length + leaders.length > 0)
    beginRetreat(table, { camp: 'imperial', space: fortress, active: false, origins: [], pieces: { troops, leaders } });
}

/** Prussian soldiers become as many Russian ones, as far as the counters go (§1.5). */
function enlist(table: Table, space: string): void {
  const troops = (table.state.troops[space] ?? []).filter(({ of }) => of === 'PR');
  if (troops.length === 0) return;
  table.emit({ type: 'lost', space, troops, to: 'pool', rule: RULE });
  for (let sp = troops.reduce((sum, troop) => sum + troop.sp, 0); sp > 0; sp--) {
    if (!isPlaceable(table.state, 'R1', space, sp)) continue;
    table.emit({ type: 'placed', space, of: 'R1', sp, from: 'pool', rule: RULE });
    break;
  }
  settleEntrenchment(table, space);
}

/** Those in the Regroup Box too: it takes counters as well. */
function enlistRegrouped(table: Table, space: string): void {
  const { PR: box = 0, R1: before = 0 } = table.state.regroup;
  if (box === 0) return;
  const isRoom = (sp: number): boolean =>
    isPlaceable({ ...table.state, regroup: { ...table.state.regroup, R1: before + sp } }, 'R1', space, 0);
  const sp = Array.from({ length: box }, (_, i) => box - i).find(isRoom) ?? 0;
  table.emit({ type: 'regroup-set', of: 'PR', sp: 0, rule: RULE });
  if (sp > 0) table.emit({ type: 'regroup-set', of: 'R1', sp: before + sp, rule: RULE });
}

/**
 * A Prussian flag becomes a Russian one; on Russian First Army's own ground, or when no flag is left, there is none
 * (§7, §1.7).
 */
function hoist(table: Table, space: string): void {
  const isPlaced = !isHomeOf(table.state, space, 'R1') && hasFlagLeft(table.state, 'R1');
  table.emit({ type: 'flag-set', space, flag: isPlaced ? 'R1' : null, rule: RULE });
}
