import { at } from '../../../lib/sure.ts';
import { expire } from '../../deeds/hands/expiry.ts';
import { transfer } from '../../deeds/pieces/groups.ts';
import type { CommandOf } from '../../frames/commands.ts';
import { marchOf } from '../../map/ground.ts';
import type { Step } from '../../movement/contact.ts';
import {
  aidFor,
  causesOfInterception,
  failing,
  interceptionBonus,
  isCalledOff,
  SUCCESS,
  stillAble,
} from '../../movement/interception.ts';
import { isBlocked, modifiers } from '../../state/lasting.ts';
import { go, roll, sum, type Table } from '../../table/table.ts';
import { campOf, type Power } from '../../terms/nations.ts';

/** What an event adds where it lets a Power cross a river; it is for one try. */
function crossingFor(table: Table, power: Power, from: string, to: string): number {
  if (marchOf(table.state, from, to, campOf(power)) !== 'river') return 0;
  const crossings = modifiers(table.state, 'overRiver').filter(({ by }) => by === power);
  expire(table, ['step'], '§5.1', (effect) => effect.id === 'overRiver' && effect.by === power);
  return crossings.reduce((bonus, { n }) => bonus + n, 0);
}

/**
 * An announced interception is rolled for (§11.4): interceptors go in at once, or are marked where they are. Nothing
 * happens when an earlier try has taken them along, or marked them. `step` is the last frame.
 */
export function intercept(table: Table, step: Step, power: Power, { from, leaders, sp }: CommandOf<'intercept'>): void {
  const pieces = stillAble(table.state, power, from, { leaders, sp });
  const camp = campOf(power);
  const { to } = step;
  if (
    pieces === undefined ||
    leaders.some((id) => isCalledOff(table.state, id)) ||
    isBlocked(table.state, camp, from, to)
  )
    return;
  const bonus =
    interceptionBonus(table.state, camp, at(pieces.leaders, 0), from, to) +
    aidFor(table.state, power) +
    crossingFor(table, power, from, to);
  const { total } = roll(table, power, 2, {
    why: 'interception',
    rule: '§11.4',
    space: to,
    count: (faces) => sum(faces) + bonus,
  });
  if (total < SUCCESS) {
    table.emit({ type: 'marked', space: from, ...failing(table.state, power, from), rule: '§11.51' });
    return;
  }
  const causes = causesOfInterception(table.state, camp, from, to);
  transfer(table, { from, to, ...pieces, how: 'intercept', marched: 0, stopped: false, rule: '§11.1' }, power);
  go(table, { ...step, interceptors: [...step.interceptors, { from, ...pieces, causes }] });
}
