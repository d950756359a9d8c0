import { language } from '../app/session.ts';
import { words } from './words.ts';

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];
/** Times before a deadline to choose from, in seconds. */
const TIMES = [2 * DAY, DAY, 6 * HOUR, 2 * HOUR, HOUR, 15 * MINUTE];
/** The most reminders of a deadline, as the server checks it. */
const MOST = 3;

interface Props {
  /** Seconds before a deadline; none: the server chooses. */
  readonly value: readonly number[];
  readonly onValue: (to: readonly number[]) => void;
}

/** Chooses when reminders of a deadline come. */
export function Reminders({ value, onValue }: Props) {
  const all = words.value;
  const times = [...new Set([...TIMES, ...value])].sort((a, b) => b - a);
  return (
    <fieldset class="bare">
      <legend>{all.remind}</legend>
      <small>{all.remindHint}</small>
      {times.map((each) => (
        <label class="toggle" key={each}>
          <input
            type="checkbox"
            name="remind"
            value={each}
            checked={value.includes(each)}
            disabled={!value.includes(each) && value.length >= MOST}
            onChange={({ currentTarget }) => {
              const rest = value.filter((one) => one !== each);
              onValue(currentTarget.checked ? [...rest, each] : rest);
            }}
          />
          {all.before(lengthOf(each))}
        </label>
      ))}
    </fieldset>
  );
}

/** A length of time in the words of the language. */
function lengthOf(seconds: number): string {
  const [unit, size] =
    seconds % DAY === 0
      ? (['day', DAY] as const)
      : seconds % HOUR === 0
        ? (['hour', HOUR] as const)
        : (['minute', MINUTE] as const);
  return new Intl.NumberFormat(language.value, { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / size);
}
