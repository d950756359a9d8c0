import type { Json } from '@fieldpost/client';
import { bilingual } from '../app/texts.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Settings = { readonly [name: string]: Json };

/** Settings that many games are played with. What a template leaves out is as usual. */
export const TEMPLATES = {
  live: { deadlines: { default: 5 * MINUTE }, grace: MINUTE, ready: { seconds: 10 * MINUTE } },
  day: { deadlines: { default: DAY }, grace: 6 * HOUR, extensions: { count: 2, seconds: DAY }, vacate: { misses: 2 } },
  anonymous: { deadlines: { default: DAY }, anonymous: true, seating: 'random', vacate: { misses: 2 } },
  rated: { deadlines: { default: DAY }, rated: true, seating: 'random', vacate: { misses: 2 }, ready: { seconds: DAY } },
  mail: { deadlines: { default: 3 * DAY }, grace: 12 * HOUR, extensions: { count: 4, seconds: 2 * DAY }, away: 14, vacate: { misses: 3 } },
} as const satisfies { readonly [id: string]: Settings };
type Template = keyof typeof TEMPLATES;

const words = bilingual<{ readonly legend: string; readonly hint: string } & { readonly [id in Template]: string }>(
  {
    legend: 'As many play it',
    hint: 'Each sets the settings below, which can be changed one by one.',
    live: 'Live: 5 minutes',
    day: '24 hours',
    anonymous: '24 hours, anonymous',
    rated: '24 hours, rated',
    mail: 'By mail: 3 days, with leave',
  },
  {
    legend: '많이 쓰는 설정',
    hint: '고르면 아래 설정이 바뀌고, 하나씩 고칠 수 있습니다.',
    live: '실시간: 5분',
    day: '24시간',
    anonymous: '24시간, 익명',
    rated: '24시간, 등급전',
    mail: '우편: 3일, 휴가 있음',
  },
);

interface Props {
  readonly value: { readonly [name: string]: unknown };
  readonly onValue: (value: Settings) => void;
}

/** One press for the settings of a kind of game. */
export function Templates({ value, onValue }: Props) {
  const all = words.value;
  return (
    <fieldset class="templates">
      <legend>{all.legend}</legend>
      <div class="chips">
        {(Object.keys(TEMPLATES) as Template[]).map((id) => (
          <button type="button" key={id} aria-pressed={value === TEMPLATES[id]} onClick={() => onValue(TEMPLATES[id])}>
            {all[id]}
          </button>
        ))}
      </div>
      <small>{all.hint}</small>
    </fieldset>
  );
}
