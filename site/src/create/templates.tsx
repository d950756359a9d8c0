import { bilingual } from '../app/texts.ts';
import { type Settings, TEMPLATES } from './template-rows.ts';

type Template = keyof typeof TEMPLATES;

const words = bilingual<{ readonly legend: string; readonly hint: string } & { readonly [id in Template]: string }>(
  {
    legend: 'Common settings',
    hint: 'Each button sets the settings below. You can change them one by one.',
    live: 'Live: 5 minutes',
    day: '24 hours',
    anonymous: '24 hours, anonymous',
    rated: '24 hours, rated',
    mail: 'Slow: 3 days, with days away',
  },
  {
    legend: '많이 쓰는 설정',
    hint: '고르면 아래 설정이 바뀌고, 하나씩 고칠 수 있습니다.',
    live: '실시간: 5분',
    day: '24시간',
    anonymous: '24시간, 익명',
    rated: '24시간, 레이팅 게임',
    mail: '느린 게임: 3일, 자리 비움 가능',
  },
);

interface Props {
  readonly value: { readonly [name: string]: unknown };
  readonly onValue: (value: Settings) => void;
}

/** Sets all settings of a kind of game with one button. */
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
