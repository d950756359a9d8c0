import { absurd } from '../../lib/absurd.ts';
import { josa } from '../../lib/josa.ts';
import type { Locale } from '../../lib/text.ts';
import { unitFor } from '../adjudicate/lawful.ts';
import { coastOf, placeName, provinceOf } from '../map/provinces.ts';
import type { Unit, UnitType } from '../map/vocabulary.ts';
import type { Order } from '../state/commands.ts';
import type { OrderResult, OutcomeWord } from '../state/state.ts';
import type { View } from '../view.ts';

const KINDS: { readonly [locale in Locale]: { readonly [type in UnitType]: string } } = {
  en: { A: 'army', F: 'fleet' },
  ko: { A: '육군', F: '해군' },
};

/** What each outcome is called behind the order; a unit that simply held says nothing. */
const OUTCOMES: { readonly [locale in Locale]: { readonly [outcome in OutcomeWord]: string } } = {
  en: {
    succeeded: 'succeeded',
    held: '',
    bounced: 'bounced',
    cut: 'cut',
    void: 'void',
    disrupted: 'convoy failed',
    dislodged: 'dislodged',
    illegal: 'not followed',
    disbanded: 'disbanded',
  },
  ko: {
    succeeded: '성공',
    held: '',
    bounced: '실패',
    cut: '차단됨',
    void: '무효',
    disrupted: '호송 실패',
    dislodged: '쫓겨남',
    illegal: '따를 수 없는 명령',
    disbanded: '해산됨',
  },
};

type Subject = OrderResult['unit'];

/** An order in words, as a screen reader says it: `army Paris supports Marseilles to Burgundy`. */
export const orderText = (unit: Subject, order: Order, locale: Locale): string =>
  ({ en: english, ko: korean })[locale](unit, order);

function english({ type, loc }: Subject, order: Order): string {
  const unit = `${KINDS.en[type]} ${placeName(loc, 'en')}`;
  const place = (at: string): string => placeName(at, 'en');
  switch (order.order) {
    case 'hold':
      return `${unit} holds`;
    case 'move':
      return `${unit} to ${place(order.to)}${order.via === undefined ? '' : ' by convoy'}`;
    case 'support':
      return order.to === undefined
        ? `${unit} supports ${place(order.of)} to hold`
        : `${unit} supports ${place(order.of)} to ${place(order.to)}`;
    case 'convoy':
      return `${unit} convoys ${place(order.of)} to ${place(order.to)}`;
    case 'retreat':
      return `${unit} retreats to ${place(order.to)}`;
    case 'disband':
      return `${unit} disbands`;
    case 'build':
      return `builds ${KINDS.en[order.unit]} ${builtAt(loc, order, 'en')}`;
    case 'void':
      return `${unit}: "${order.written}"`;
    default:
      return absurd(order);
  }
}

function korean({ type, loc }: Subject, order: Order): string {
  const unit = `${KINDS.ko[type]} ${placeName(loc, 'ko')}`;
  const place = (at: string): string => placeName(at, 'ko');
  const to = (at: string): string => josa(place(at), '으로/로');
  switch (order.order) {
    case 'hold':
      return `${unit} 대기`;
    case 'move':
      return `${unit}에서 ${to(order.to)} ${order.via === undefined ? '' : '호송 '}이동`;
    case 'support':
      return order.to === undefined
        ? `${unit}, ${place(order.of)} 제자리 지원`
        : `${unit}, ${place(order.of)}에서 ${to(order.to)} 가는 이동 지원`;
    case 'convoy':
      return `${unit}, ${place(order.of)}에서 ${to(order.to)} 호송`;
    case 'retreat':
      return `${unit}에서 ${to(order.to)} 퇴각`;
    case 'disband':
      return `${unit} 해산`;
    case 'build':
      return `${KINDS.ko[order.unit]} ${builtAt(loc, order, 'ko')} 배치`;
    case 'void':
      return `${unit}: "${order.written}"`;
    default:
      return absurd(order);
  }
}

const builtAt = (loc: string, { coast }: Extract<Order, { readonly order: 'build' }>, locale: Locale): string =>
  placeName(coast === undefined || coastOf(loc) !== undefined ? loc : `${provinceOf(loc)}/${coast}`, locale);

/** An order with what became of it, and of its unit: `army Ruhr supports Munich to hold, cut, dislodged`. */
export function resultText(
  { unit, order, outcome, dislodgedFrom }: Pick<OrderResult, 'unit' | 'order' | 'outcome' | 'dislodgedFrom'>,
  locale: Locale,
): string {
  const words = OUTCOMES[locale];
  const fate = dislodgedFrom === undefined || outcome === 'dislodged' ? '' : words.dislodged;
  // A unit that was to disband has done so: its order says it.
  const came = order.order === 'disband' && outcome === 'disbanded' ? '' : words[outcome];
  return [orderText(unit, order, locale), came, fate].filter((word) => word !== '').join(', ');
}

/** An order written for this phase, and the unit that it is for. */
interface Draft {
  readonly unit: Unit;
  readonly order: Order;
}

/** What the viewer's own seats have written for this phase, not resolved yet. */
export const draftsOf = (view: View): readonly Draft[] =>
  Object.entries(view.mine).flatMap(([seat, { orders }]) =>
    Object.entries(orders).flatMap(([province, order]) => {
      const unit = unitFor(view, view.seats[seat]?.powers ?? [], province, order);
      return unit === undefined ? [] : [{ unit, order }];
    }),
  );
