import type { Json } from '@fieldpost/client';
import { language } from '../app/session.ts';
import { bilingual } from '../app/texts.ts';
import { PRESETS } from './standing.ts';

interface Trigger {
  readonly if: string;
  readonly [more: string]: Json | undefined;
}
interface Halving {
  readonly from: number;
  readonly spend: number;
  readonly keep: number;
}
/** A standing order of this game. */
interface Order {
  readonly askIf?: readonly Trigger[];
  readonly choices?: string;
  readonly halve?: Halving;
  readonly until?: string;
  readonly [more: string]: unknown;
}

const words = bilingual(
  {
    asked: 'The server asks you',
    own: 'as you have set it',
    switches: 'Ask me',
    contact: 'when I can intercept or evade, or my Camp is attacked',
    intercepted: (least: number) => `when ${least} SP and leaders or more try to intercept us`,
    tries: (least: number) =>
      `when I try to intercept or evade and ${least} SP and leaders of ours in all try to intercept`,
    partner: (least: number) => `before my partner attacks with ${least} SP and leaders or more`,
    battle: 'before the first round of my battles',
    after: (least: number) => `after the dice of my battles, while ${least} SP and leaders or more are there`,
    siege: 'before the first round of our sieges',
    counter: 'when a battle card can be cancelled',
    preemption: 'when I can take an extra impulse',
    roll: 'before our attrition rolls, from this many dice',
    halve: 'Halve my attrition rolls, from this many dice',
    keep: 'while I keep this many resources',
    always: 'always',
    'by-mail': 'slow game',
    quiet: 'quietly',
    battles: 'in battles and sieges',
    never: 'not until your impulse',
  },
  {
    asked: '질문 받기',
    own: '직접 정한 대로',
    switches: '이럴 때 묻기',
    contact: '차단·회피할 수 있거나 아군 Camp가 공격받을 때',
    intercepted: (least: number) => `적의 SP와 리더 ${least} 이상이 아군을 차단하려 할 때`,
    tries: (least: number) => `내가 차단·회피하려 하고 아군의 SP와 리더가 모두 합쳐 ${least} 이상 차단하려 할 때`,
    partner: (least: number) => `아군 강국이 SP와 리더 ${least} 이상으로 공격하기 전`,
    battle: '내 전투의 첫 라운드 전',
    after: (least: number) => `SP와 리더 ${least} 이상이 남은 내 전투의 굴림 뒤`,
    siege: '아군 공성의 첫 라운드 전',
    counter: '전투카드를 취소할 수 있을 때',
    preemption: '우선권 Impulse를 할 수 있을 때',
    roll: '아군 손실 굴림 전, 주사위 수 이상이면',
    halve: '내 손실 굴림을 절반으로, 주사위 수 이상이면',
    keep: '남겨 둘 자원',
    always: '항상',
    'by-mail': '느린 게임',
    quiet: '조용히',
    battles: '전투와 공성에서',
    never: '내 Impulse까지 묻지 않음',
  },
);

/** The command of each switch. */
const SWITCHES: readonly Trigger[] = [
  { if: 'contact', able: true },
  { if: 'intercepted', strength: 3 },
  { if: 'tries', strength: 6 },
  { if: 'partner', strength: 10 },
  { if: 'battle', round: 1, mine: true },
  { if: 'battle', after: true, mine: true, strength: 12 },
  { if: 'siege', round: 1, ours: true },
  { if: 'moment', at: 'counter' },
  { if: 'preemption' },
];
const nameOf = ({ if: trigger, at, after }: Trigger): keyof typeof words.value =>
  (at === 'counter' ? 'counter' : after === true ? 'after' : trigger) as keyof typeof words.value; // each has its words above

/** Describes a switch in words; a switch that is on says what the order does. */
function labelOf(trigger: Trigger, given: Trigger | undefined): string {
  const said = words.value[nameOf(trigger)];
  return typeof said === 'string' ? said : said(Number(given === undefined ? trigger.strength : (given.strength ?? 1)));
}

/** Exceptions that triggers allow to their switch. */
const LOOSE: readonly string[] = ['able', 'strength'];
const isAlike = (one: Trigger, other: Trigger): boolean =>
  Object.keys({ ...one, ...other }).every(
    (key) => LOOSE.includes(key) || JSON.stringify(one[key]) === JSON.stringify(other[key]),
  );

/** The dice with which the switches of a roll begin. */
const ASKED_FROM = 5;
const HALVED_FROM = 8;

/** Describes the order in one line by the name of its preset. */
export const orderLine = (preset: string | undefined): string => {
  const said = preset === undefined ? undefined : (words.value as { readonly [id: string]: unknown })[preset];
  return `${words.value.asked}: ${typeof said === 'string' ? said : words.value.own}`;
};

interface Props {
  /** The order in force; `null`: none, so the server always asks the player. */
  readonly standing: Json;
  readonly onChange: (standing: Json) => void;
}

/** Shows the switches of an order. Each switch is one change and is saved at once. */
export function OrderSwitches({ standing, onChange }: Props) {
  const text = words.value;
  const { since: _, ...order } = (standing ?? {}) as Order;
  const askIf = order.askIf ?? [];
  const change = (next: Order): void => onChange({ choices: 'ask', ...next } as Json);
  const withTriggers = (triggers: readonly Trigger[]): Order => ({ ...order, askIf: triggers });
  const others = (trigger: Trigger): readonly Trigger[] => askIf.filter((each) => !isAlike(each, trigger));
  const roll = askIf.find((each) => each.if === 'roll');
  const besides = askIf.filter((each) => each.if !== 'roll');
  const setHalving = (halve: Halving | undefined): void => {
    const { halve: __, ...rest } = order;
    change(halve === undefined ? rest : { ...rest, halve });
  };
  // A player without a standing order has nothing to switch.
  const isOff = standing === null;
  return (
    <fieldset class="order-switches" disabled={isOff}>
      <legend>{text.switches}</legend>
      {SWITCHES.map((trigger) => {
        const given = askIf.find((each) => isAlike(each, trigger));
        const isOn = isOff || given !== undefined;
        return (
          <label key={nameOf(trigger)} class="toggle">
            <input
              type="checkbox"
              checked={isOn}
              onChange={() => change(withTriggers(isOn ? others(trigger) : [...askIf, trigger]))}
            />
            {labelOf(trigger, given)}
          </label>
        );
      })}
      <Numbered
        label={text.roll}
        isOn={isOff || roll !== undefined}
        value={Number(roll?.dice ?? ASKED_FROM)}
        onChange={(dice) =>
          change(withTriggers(dice === undefined ? besides : [...besides, { if: 'roll', dice, ours: true }]))
        }
      />
      <Numbered
        label={text.halve}
        isOn={order.halve !== undefined}
        value={order.halve?.from ?? HALVED_FROM}
        onChange={(from) =>
          setHalving(from === undefined ? undefined : { spend: 1, keep: order.halve?.keep ?? 2, from })
        }
      />
      {order.halve !== undefined && (
        <div class="numbered">
          <span class="toggle">{text.keep}</span>
          <Count
            least={0}
            value={order.halve.keep}
            label={text.keep}
            onChange={(keep) => order.halve && setHalving({ ...order.halve, keep })}
          />
        </div>
      )}
    </fieldset>
  );
}

interface NumberedProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly value: number;
  readonly onChange: (value: number | undefined) => void;
}

/** A switch with a number of dice. */
function Numbered({ label, isOn, value, onChange }: NumberedProps) {
  return (
    <div class="numbered">
      <label class="toggle">
        <input type="checkbox" checked={isOn} onChange={() => onChange(isOn ? undefined : value)} />
        {label}
      </label>
      <Count least={1} value={value} label={label} isOff={!isOn} onChange={onChange} />
    </div>
  );
}

interface CountProps {
  readonly least: number;
  readonly value: number;
  readonly label: string;
  readonly isOff?: boolean;
  readonly onChange: (value: number) => void;
}

/** A number that is saved once it is complete. */
function Count({ least, value, label, isOff = false, onChange }: CountProps) {
  return (
    <input
      type="number"
      min={least}
      max={99}
      value={value}
      disabled={isOff}
      aria-label={label}
      onChange={({ currentTarget }) =>
        currentTarget.checkValidity() && currentTarget.value !== '' && onChange(Number(currentTarget.value))
      }
    />
  );
}

/** The order that passes until the player's next impulse, with its words. */
export const untilImpulse = (): { readonly standing: Json; readonly said: string } | undefined => {
  const preset = PRESETS.kutuzov?.find(({ id }) => id === 'never');
  return preset && { standing: preset.standing, said: preset.words[language.value] };
};
