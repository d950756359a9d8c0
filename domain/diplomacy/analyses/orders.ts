import { josa } from '../../lib/josa.ts';
import { same } from '../../lib/json.ts';
import type { Text } from '../../lib/text.ts';
import { type Survey, survey } from '../adjudicate/lawful.ts';
import { POWER_NAMES } from '../map/powers.ts';
import { placeName, provinceOf } from '../map/provinces.ts';
import { POWERS, type Power, type Province } from '../map/vocabulary.ts';
import { parseOrder, type WrittenOrder } from '../notation/parse-order.ts';
import type { Order } from '../state/commands.ts';
import type { Orders, OutcomeWord, Position } from '../state/state.ts';

/** An order text that reaches no unit, and what became of it. */
export interface Stray {
  readonly power: Power;
  readonly written: string;
  readonly outcome: OutcomeWord;
  readonly rule: string;
  readonly reason: Text;
  readonly suggestion?: string;
}

interface ReadOrders {
  readonly orders: Orders;
  readonly strays: readonly Stray[];
}

/** Sorts order texts into orders for units of the position, and orders without a unit (§7.3). */
export function readOrders(position: Position, written: { readonly [power in Power]?: readonly string[] }): ReadOrders {
  const orders: { [power in Power]?: { [province: Province]: Order } } = {};
  const strays: Stray[] = [];
  const on = survey(position);
  for (const power of POWERS) {
    const own: { [province: Province]: Order } = {};
    for (const text of written[power] ?? []) {
      const stray = readOne(on, power, text, own);
      if (stray !== undefined) strays.push(stray);
    }
    orders[power] = own;
  }
  return { orders, strays };
}

function readOne(on: Survey, power: Power, text: string, own: { [province: Province]: Order }): Stray | undefined {
  const illegal = (rule: string, reason: Text): Stray => ({ power, written: text, outcome: 'illegal', rule, reason });
  const { position } = on;
  const parsed = parseOrder(text, { on });
  if (!parsed.ok) {
    const { detail, suggestion } = parsed.error;
    return suggestion === undefined ? illegal('§7.3', detail) : { ...illegal('§7.3', detail), suggestion };
  }
  const named = parsed.value.power;
  if (named !== undefined && named !== power)
    return illegal('§7.8', {
      en: `It is an order for ${POWER_NAMES.en[named]}.`,
      ko: `${POWER_NAMES.ko[named]}의 명령입니다.`,
    });
  if (parsed.value.is === 'waive')
    return position.phase === 'adjustment'
      ? { power, written: text, outcome: 'succeeded', rule: '§13.12', reason: WAIVED }
      : illegal('§5.2', NOT_WAIVED);
  const { province, order } = parsed.value;
  if (!isOwn(on, power, parsed.value))
    return illegal('§7.8', {
      en: `${POWER_NAMES.en[power]} has no unit in ${placeName(province)} to order in this phase.`,
      ko: `${placeName(province, 'ko')}에는 이번 단계에 ${josa(POWER_NAMES.ko[power], '이/가')} 명령할 부대가 없습니다.`,
    });
  const earlier = own[province];
  if (earlier === undefined) own[province] = order;
  else if (position.phase === 'adjustment')
    return illegal('§13.8', {
      en: `There is an order for ${placeName(province)} already.`,
      ko: `${placeName(province, 'ko')}에는 이미 명령이 있습니다.`,
    });
  else if (!same(earlier, order)) own[province] = { order: 'void', written: text };
  return undefined;
}

const WAIVED: Text = { en: 'A build is left out.', ko: '배치 하나를 포기합니다.' };
const NOT_WAIVED: Text = { en: 'Only builds can be waived.', ko: '부대 배치만 포기할 수 있습니다.' };

/** Whether the power has a unit there that takes orders in this phase, or orders a build. */
function isOwn({ position, unitIn }: Survey, power: Power, { province, order }: WrittenOrder): boolean {
  if (position.phase === 'adjustment' && order.order === 'build') return true;
  if (position.phase !== 'retreat') return unitIn.get(province)?.power === power;
  return position.dislodged.some(({ unit }) => unit.power === power && provinceOf(unit.loc) === province);
}
