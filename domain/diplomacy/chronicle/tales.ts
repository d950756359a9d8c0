import { type Heard, type Scene, SILENT, type Tales, toldBy } from '../../contract/story.ts';
import { josa } from '../../lib/josa.ts';
import type { Locale } from '../../lib/text.ts';
import { explain } from '../explain/index.ts';
import { POWER_NAMES } from '../map/powers.ts';
import { POWERS } from '../map/vocabulary.ts';
import type { Options } from '../setup.ts';
import type { Event } from '../state/events.ts';
import type { OrderResult } from '../state/state.ts';
import { resultText } from '../words/describe-orders.ts';
import { phaseName } from '../words/names.ts';

/** An event in sentences. */
export const tell = (event: Heard<Event>, locale: Locale, scene: Scene<Options>): readonly string[] =>
  toldBy<Event, Scene<Options>>(TALES, event, locale, scene);

/** How each event is told. Orders are told when they are opened, with the result of each. */
export const TALES = {
  ordered: {
    en: ({ ready, none, secret, ...event }, { seat }) => {
      if (none) return `${seat(event.seat)}: no orders; the government falls until the next movement (§15.1).`;
      const count = Object.keys(secret ?? {}).length;
      const what = secret === undefined ? 'orders' : `${count} order${count === 1 ? '' : 's'}`;
      return `${seat(event.seat)} has ${ready ? 'sent' : 'saved'} ${what}.`;
    },
    ko: ({ ready, none, secret, ...event }, { seat }) => {
      if (none) return `${seat(event.seat)}: 명령이 없어 다음 명령 단계까지 사회 혼란이 일어납니다(§15.1).`;
      const what = secret === undefined ? '명령을' : `명령 ${Object.keys(secret).length}개를`;
      return `${josa(seat(event.seat), '이/가')} ${what} ${ready ? '제출합니다' : '저장합니다'}.`;
    },
  },
  withdrawn: {
    en: (event, { seat }) => `${seat(event.seat)}: the orders saved before do not count.`,
    ko: (event, { seat }) => `${seat(event.seat)}: 앞서 저장한 명령은 무효입니다.`,
  },
  resolved: { en: (event) => phase(event, 'en'), ko: (event) => phase(event, 'ko') },
  won: {
    en: ({ power }) => `${POWER_NAMES.en[power]} controls enough centres to win.`,
    ko: ({ power }) => `${josa(POWER_NAMES.ko[power], '이/가')} 승리에 필요한 병참 중심지를 모두 통제하여 승리합니다.`,
  },
  // The outcome of the match says the same.
  ended: SILENT,
  'coin-tossed': {
    en: ({ power, ...event }, { seat }) =>
      `The coin falls for ${seat(event.seat)}: ${POWER_NAMES.en[power]} will be theirs.`,
    ko: ({ power, ...event }, { seat }) =>
      `동전 던지기: ${josa(POWER_NAMES.ko[power], '은/는')} ${seat(event.seat)}의 것이 됩니다.`,
  },
  joined: {
    en: ({ power, ...event }, { seat }) => `${POWER_NAMES.en[power]} joins ${seat(event.seat)}.`,
    ko: ({ power, ...event }, { seat }) => `${josa(POWER_NAMES.ko[power], '이/가')} ${seat(event.seat)} 편이 됩니다.`,
  },
} satisfies Tales<Event, Scene<Options>>;

/** The phase, then every order with what became of it, power by power. */
function phase(event: Heard<Extract<Event, { type: 'resolved' }>>, locale: Locale): readonly string[] {
  const { results } = event;
  return [
    `${phaseName(event, locale)}:`,
    ...POWERS.flatMap((power) => results.filter((each) => each.power === power).map((each) => orderTold(each, locale))),
  ];
}

/** `France: army Paris to Burgundy, bounced. ... (§12.2)`; what simply succeeds needs no reason. */
export function orderTold(result: OrderResult, locale: Locale): string {
  const { power, outcome, dislodgedFrom, lost, rule } = result;
  const said = `${POWER_NAMES[locale][power]}: ${resultText(result, locale)}.`;
  const isPlain = (outcome === 'succeeded' || outcome === 'held') && dislodgedFrom === undefined && lost === undefined;
  return isPlain ? said : `${said} ${explain(result, locale)} (${rule})`;
}
