import { type Guide, type GuideRow, stepsOf } from '../contract/shown.ts';
import type { JsonObject } from '../lib/json.ts';
import type { Locale } from '../lib/text.ts';
import { START_CENTRES } from './map/provinces.ts';
import { POWERS, type Power, type Unit, type UnitType } from './map/vocabulary.ts';

/** Where the units stand in autumn 1901, after openings that are often played. */
const UNITS: { readonly [power in Power]: string } = {
  austria: 'A ser, A vie, F alb',
  england: 'F nth, F nwg, A yor',
  france: 'F mao, A bur, A pic',
  germany: 'F den, A ruh, A kie',
  italy: 'F ion, A apu, A ven',
  russia: 'A ukr, A sev, F rum, F bot',
  turkey: 'F bla, A bul, A con',
};

const units: readonly Unit[] = POWERS.flatMap((power) =>
  UNITS[power].split(', ').map((unit) => ({ power, type: unit.slice(0, 1) as UnitType, loc: unit.slice(2) })),
);

const OPTIONS: JsonObject = {
  position: {
    season: 'fall',
    year: 1901,
    phase: 'movement',
    units: units.map(({ power, type, loc }) => ({ power, type, loc })),
    dislodged: [],
    contested: [],
    centres: START_CENTRES,
  },
};

const order = (of: string, wanted: JsonObject) => ({ kinds: ['orders'], command: { orders: { [of]: wanted } } });

const ROWS: readonly GuideRow[] = [
  {
    id: 'map',
    title: { en: 'The map', ko: '지도' },
    say: {
      en: 'This is Europe in autumn 1901. You are France, the ringed units are yours. Bots play the other six powers.',
      ko: '1901년 가을의 유럽입니다. 나는 프랑스이고, 표시된 부대가 내 부대입니다. 다른 여섯 국가는 봇이 맡습니다.',
    },
    light: ['piece:mao', 'piece:bur', 'piece:pic'],
    rule: '§2.1',
  },
  {
    id: 'unit',
    title: { en: 'A unit', ko: '부대' },
    say: {
      en: 'Armies walk on land. Fleets sail at sea and along coasts. All are equally strong. Click the fleet in the Mid-Atlantic Ocean.',
      ko: '육군은 육지로, 해군은 바다와 해안으로 다닙니다. 힘은 모두 같습니다. 중대서양의 해군을 누르세요.',
    },
    light: ['piece:mao'],
    rule: '§2.2',
  },
  {
    id: 'move',
    title: { en: 'Move', ko: '이동' },
    say: {
      en: 'It can reach the lit places (if none is lit, click the fleet first). Click Portugal: an arrow shows the order.',
      ko: '밝은 곳으로 갈 수 있습니다(없으면 해군을 먼저 누르세요). 포르투갈을 누르면 명령이 적히고 화살표가 보입니다.',
    },
    light: ['piece:mao', 'space:por'],
    wait: order('mao', { order: 'move' }),
    rule: '§8.4',
  },
  {
    id: 'hold',
    title: { en: 'Hold', ko: '대기' },
    say: {
      en: 'A unit may stay where it is. Click the army in Burgundy twice: it holds. You can change every order later.',
      ko: '부대는 제자리에 있을 수도 있습니다. 버건디의 육군을 두 번 누르면 대기합니다. 명령은 나중에도 고칠 수 있습니다.',
    },
    light: ['piece:bur'],
    wait: order('bur', { order: 'hold' }),
    rule: '§7.10',
  },
  {
    id: 'support',
    title: { en: 'Support', ko: '지원' },
    say: {
      en: 'Units help each other. Click Picardy and Belgium: an attack. Then click Burgundy, Picardy and Belgium: Burgundy supports it.',
      ko: '부대는 서로 돕습니다. 피카르디와 벨기에를 차례로 누르세요. 그다음 버건디, 피카르디, 벨기에를 누르면 그 이동을 지원합니다.',
    },
    light: ['piece:pic', 'space:bel', 'piece:bur'],
    wait: order('bur', { order: 'support', of: 'pic' }),
    rule: '§9.3',
  },
  {
    id: 'bounce',
    title: { en: 'What bounces', ko: '교착 상태' },
    say: {
      en: 'Equal strength bounces: nobody gets in. If the Ruhr goes to Belgium too, one against one fails. Your support makes it two.',
      ko: '힘이 같으면 아무도 들어가지 못합니다. 루르의 육군도 벨기에로 오면 1 대 1로 실패하지만, 지원이 있으면 2가 됩니다.',
    },
    light: ['space:bel', 'piece:ruh', 'piece:pic'],
    rule: '§8.10',
  },
  {
    id: 'centres',
    title: { en: 'Supply centres', ko: '병참 중심지' },
    say: {
      en: 'A dot is a supply centre. After autumn, a unit that stands in one takes control of it. Each centre feeds one unit, and 18 win.',
      ko: '점은 병참 중심지입니다. 가을이 끝날 때 그곳에 있는 부대가 통제합니다. 중심지마다 부대 하나를 두고, 18개면 승리합니다.',
    },
    light: ['space:por', 'space:bel', 'place:seats'],
    rule: '§1.3',
  },
  {
    id: 'ready',
    title: { en: 'Ready', ko: '준비 완료' },
    say: {
      en: 'Press Ready. All powers’ orders are opened and carried out at the same time. The board then shows what happened.',
      ko: '준비 완료를 누르세요. 모든 국가의 명령을 함께 공개하여 동시에 실행하고, 게임판이 결과를 보여 줍니다.',
    },
    light: ['place:actions'],
    wait: { kinds: ['orders'], command: { ready: true } },
    rule: '§7.1',
  },
  {
    id: 'talk',
    title: { en: 'Talk', ko: '외교 대화' },
    say: {
      en: 'With people you would talk now: ask for support, share a plan, or lie. Nothing that is said binds anyone. Bots do not talk.',
      ko: '사람과 할 때는 지금 대화합니다. 지원을 부탁하고, 계획을 나누고, 속일 수도 있습니다. 어떤 말도 구속하지 않습니다. 봇은 대화하지 않습니다.',
    },
    light: ['place:talk'],
    rule: '§6.1',
  },
  {
    id: 'builds',
    title: { en: 'Builds', ko: '배치' },
    say: {
      en: 'More centres than units: you build. Click a free home centre, choose army or fleet, and press Ready. Then play on as you like.',
      ko: '중심지가 부대보다 많으면 부대를 배치합니다. 빈 자국 중심지를 누르고 육군이나 해군을 골라 준비 완료를 누르세요. 그다음은 마음대로 하세요.',
    },
    light: ['space:par', 'space:bre', 'space:mar', 'place:actions'],
    wait: { kinds: ['adjustments'] },
    rule: '§13.4',
  },
];

/** Returns the first game of a player: an autumn of France against bots, from orders to builds. */
export const guide = (locale: Locale): Guide => ({
  options: OPTIONS,
  seat: 'france',
  steps: stepsOf(ROWS, locale),
});
