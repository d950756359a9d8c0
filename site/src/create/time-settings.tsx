import type { ComponentProps } from 'preact';
import { language } from '../app/session.ts';
import { CalendarFields } from './calendar.tsx';
import { Field, Times } from './fields.tsx';
import { words } from './time-words.ts';

type Settings = { readonly [name: string]: unknown };

type Calendar = Pick<ComponentProps<typeof CalendarFields>, 'value' | 'kinds'>;

interface Props {
  readonly value: Settings;
  readonly set: (name: string, to: unknown) => void;
}

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];
/** Time banks to choose from: at the start, for each turn, and the maximum, in seconds. */
const BANKS = [
  [30 * MINUTE, MINUTE, HOUR],
  [2 * HOUR, 5 * MINUTE, 4 * HOUR],
  [2 * DAY, 12 * HOUR, 4 * DAY],
  [7 * DAY, DAY, 14 * DAY],
] as const;
/** Sets votes, clocks, and what happens to players who vanish. The value leaves out usual settings. */
export function TimeSettings({ value, set, kinds }: Props & Pick<Calendar, 'kinds'>) {
  const all = words.value;
  const numbers = (
    name: 'away' | 'vacate' | 'count' | 'ready',
    now: number,
    choices: readonly number[],
    labelOf: (n: number) => string,
    onValue: (n: number) => void,
  ) => (
    <Field name={name} words={all[name]}>
      <select
        id={`set-${name}`}
        value={String(now)}
        onChange={({ currentTarget }) => onValue(Number(currentTarget.value))}
      >
        {choices.map((each) => (
          <option key={each} value={String(each)}>
            {labelOf(each)}
          </option>
        ))}
      </select>
    </Field>
  );
  const isSecret = value.votes === 'secret';
  const extensions = value.extensions as { readonly count: number; readonly seconds: number } | undefined;
  const ready = value.ready as { readonly seconds: number } | undefined;
  const vacate = value.vacate as { readonly misses: number } | undefined;
  return (
    <details>
      <summary>{all.more}</summary>
      <Field name="votes" words={all.votes}>
        <input
          id="set-votes"
          type="checkbox"
          checked={isSecret}
          onChange={() => set('votes', isSecret ? undefined : 'secret')}
        />
      </Field>
      <Bank value={value} set={set} />
      <CalendarFields value={value.calendar as Calendar['value']} kinds={kinds} onValue={(to) => set('calendar', to)} />
      {numbers('count', extensions?.count ?? 0, [0, 1, 2, 3, 5], all.times, (count) =>
        set('extensions', count === 0 ? undefined : { count, seconds: extensions?.seconds ?? DAY }),
      )}
      {extensions !== undefined && (
        <Field name="seconds" words={all.seconds}>
          <Times
            id="set-seconds"
            value={extensions.seconds}
            onValue={(to) => set('extensions', { ...extensions, seconds: to ?? DAY })}
          />
        </Field>
      )}
      {numbers('away', Number(value.away ?? 0), [0, 3, 7, 14, 30], all.days, (days) =>
        set('away', days === 0 ? undefined : days),
      )}
      {numbers('ready', ready?.seconds ?? 0, [0, 10 * MINUTE, HOUR, DAY], all.within, (seconds) =>
        set('ready', seconds === 0 ? undefined : { seconds }),
      )}
      {numbers('vacate', vacate?.misses ?? 0, [0, 1, 2, 3, 5], all.misses, (misses) =>
        set('vacate', misses === 0 ? undefined : { misses }),
      )}
    </details>
  );
}

/** A clock for each of two seats, instead of deadlines. */
function Bank({ value, set }: Props) {
  const all = words.value;
  const bank = value.bank as { readonly initial: number } | undefined;
  const now = BANKS.findIndex(([initial]) => initial === bank?.initial);
  const length = new Intl.NumberFormat(language.value, { maximumFractionDigits: 1 });
  const inUnits = (seconds: number): string =>
    seconds >= DAY
      ? all.inDays(length.format(seconds / DAY))
      : seconds >= HOUR
        ? all.inHours(length.format(seconds / HOUR))
        : all.inMinutes(length.format(seconds / MINUTE));
  const choose = (at: number): void => {
    const [initial, increment, most] = BANKS[at] ?? [];
    set('bank', initial === undefined ? undefined : { initial, increment, most });
  };
  return (
    <>
      <Field name="bank" words={all.bank}>
        <select id="set-bank" value={String(now)} onChange={({ currentTarget }) => choose(Number(currentTarget.value))}>
          <option value="-1">{all.none}</option>
          {BANKS.map(([initial, increment], at) => (
            <option key={initial} value={String(at)}>
              {`${inUnits(initial)} + ${inUnits(increment)}`}
            </option>
          ))}
        </select>
      </Field>
      {bank !== undefined && (
        <Field name="expired" words={all.expired}>
          <input
            id="set-expired"
            type="checkbox"
            checked={value.expired === 'loses'}
            onChange={({ currentTarget }) => set('expired', currentTarget.checked ? 'loses' : undefined)}
          />
        </Field>
      )}
    </>
  );
}
