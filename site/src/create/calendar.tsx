import type { Answered } from '@fieldpost/client';
import { Field } from './fields.tsx';
import { words } from './time-words.ts';

type Kinds = NonNullable<Answered<'getRules'>['deadlines']>;
type Hours = readonly { readonly at: string }[];

/** A calendar as this form makes it: each part only where it is chosen. */
interface Calendar {
  readonly zone: string;
  readonly days?: readonly number[];
  readonly quiet?: { readonly from: string; readonly to: string };
  readonly slots?: { readonly [kind: string]: Hours };
}

interface Props {
  readonly value: Calendar | undefined;
  readonly onValue: (to: Calendar | undefined) => void;
  /** The kinds of questions that the game asks. */
  readonly kinds: Kinds;
}

const WEEKDAYS = [1, 2, 3, 4, 5];
const NIGHT = { from: '22:00', to: '08:00' };
/** The most kinds of questions that may have fixed hours, as the server checks it. */
const MOST_KINDS = 8;

const zone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The calendar with changed parts; `undefined` if no part is left. */
function withParts(value: Calendar | undefined, parts: { readonly [part in keyof Calendar]?: unknown }) {
  const merged = Object.entries({ ...value, ...parts, zone: zone() }).filter(([, part]) => part !== undefined);
  return merged.length > 1 ? (Object.fromEntries(merged) as unknown as Calendar) : undefined;
}

/** Sets the days, quiet hours and fixed hours of deadlines, in the time zone of this browser. */
export function CalendarFields({ value, onValue, kinds }: Props) {
  const all = words.value;
  const slots = value?.slots ?? {};
  const setHour = (kind: string, at: string): void => {
    const { [kind]: _, ...others } = slots;
    const now = at === '' ? others : { ...others, [kind]: [{ at }] };
    onValue(withParts(value, { slots: Object.keys(now).length === 0 ? undefined : now }));
  };
  return (
    <>
      <Field name="weekdays" words={all.weekdays}>
        <input
          id="set-weekdays"
          type="checkbox"
          checked={value?.days !== undefined}
          onChange={({ currentTarget }) =>
            onValue(withParts(value, { days: currentTarget.checked ? WEEKDAYS : undefined }))
          }
        />
      </Field>
      <Field name="quiet" words={{ ...all.quiet, about: all.quiet.about(zone()) }}>
        <input
          id="set-quiet"
          type="checkbox"
          checked={value?.quiet !== undefined}
          onChange={({ currentTarget }) =>
            onValue(withParts(value, { quiet: currentTarget.checked ? NIGHT : undefined }))
          }
        />
      </Field>
      <details>
        <summary>{all.hours.name}</summary>
        <small>{all.hours.about(zone())}</small>
        {kinds.map(({ kind, name }) => (
          <Field key={kind} name={`hour-${kind}`} words={{ name: all.hourOf(name) }}>
            <input
              id={`set-hour-${kind}`}
              type="time"
              value={slots[kind]?.[0]?.at ?? ''}
              disabled={slots[kind] === undefined && Object.keys(slots).length >= MOST_KINDS}
              onChange={({ currentTarget }) => setHour(kind, currentTarget.value)}
            />
          </Field>
        ))}
      </details>
    </>
  );
}
