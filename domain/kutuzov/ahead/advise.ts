import type { Chance } from '../../contract/chance.ts';
import type { Note } from '../../contract/refusal.ts';
import type { SeatId } from '../../lib/ids.ts';
import { last } from '../../lib/sure.ts';
import type { Text } from '../../lib/text.ts';
import { askedOf } from '../asks.ts';
import type { Command } from '../frames/commands.ts';
import { costOf } from '../movement/movement.ts';
import { wayOf } from '../orders/orders.ts';
import { procedureOf } from '../procedures/index.ts';
import { note } from '../refusals.ts';
import type { State } from '../state/state.ts';
import type { View } from '../state/view.ts';
import { tableOf } from '../table/table.ts';
import type { Power } from '../terms/nations.ts';
import { peopled } from './imagined.ts';

/** The CP that a command takes, by a rule. */
interface Price {
  readonly cp: number;
  readonly rule: string;
}

/** Remarks on a legal command: the CP that it takes of the card in play, and those that it leaves. */
export function advise(view: View, seat: SeatId, command: Command): readonly Note[] {
  const frame = view.frames.at(-1);
  if (frame === undefined || !('cp' in frame)) return [];
  const now = peopled(view);
  const power = askedOf(now, seat);
  const price = power === undefined ? undefined : priceOf(now, power, command);
  if (price === undefined) return [];
  const said = command.type === 'done' ? givenUp(price.cp) : spent(price.cp, frame.cp - price.cp);
  return [note('COSTS_CP', 'card' in frame ? `card:${frame.card}` : '', said, price.rule)];
}

const spent = (cp: number, left: number): Text => ({
  en: `Costs ${cp} CP. ${left === 0 ? 'None are left.' : `${left} CP left.`}`,
  ko: `${cp}CP를 씁니다. ${left === 0 ? '남는 CP가 없습니다.' : `${left}CP가 남습니다.`}`,
});
const givenUp = (cp: number): Text => ({ en: `Gives up ${cp} CP.`, ko: `남은 ${cp}CP를 포기합니다.` });

/** A march is paid for once the partner agrees (§10.61): what it will take is known before. */
function priceOf(now: State, power: Power, command: Command): Price | undefined {
  if (command.type !== 'move' && command.type !== 'attack') return spentBy(now, power, command);
  const { from, to } = wayOf(command);
  const cp = costOf(now, command, to, from);
  return cp === undefined ? undefined : { cp, rule: '§10.1' };
}

/** Ends a trial at its first draw: CP are spent before. */
class Drawn extends Error {}
const undrawn: Chance = {
  draw() {
    throw new Drawn();
  },
};

/** Carries a command out as far as it can be known, and returns what it spends. */
function spentBy(now: State, power: Power, command: Command): Price | undefined {
  const table = tableOf(now, undrawn);
  const frame = last(now.frames);
  try {
    procedureOf(frame).act(table, frame, power, command);
  } catch (thrown) {
    if (!(thrown instanceof Drawn)) throw thrown;
  }
  const paid = table.events.find((event) => event.type === 'cp-spent');
  return paid && { cp: paid.cp, rule: paid.rule };
}
