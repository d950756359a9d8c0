import type { Answered } from '@fieldpost/client';
import { isGuest } from '../app/session.ts';
import { Company } from './company.tsx';
import { Field, Times } from './fields.tsx';
import { TimeSettings } from './time-settings.tsx';
import { words } from './words.ts';

type Settings = { readonly [name: string]: unknown };
type Kinds = NonNullable<Answered<'getRules'>['deadlines']>;

const WEEK = 7 * 86_400;

/** Ways of dealing seats that hide the holders. */
const dealt = ({ choose: _, ...ways }: { readonly [way: string]: string }): { readonly [way: string]: string } => ways;

interface Props {
  readonly value: Settings;
  readonly onValue: (value: Settings) => void;
  /** The kinds of questions that the game asks. */
  readonly kinds: Kinds;
}

/**
 * Sets who may see a game, and how it is played. Each setting shows its meaning and its usual value; the value leaves
 * out usual settings.
 */
export function SettingsForm({ value, onValue, kinds }: Props) {
  const all = words.value;
  const set = (name: string, to: unknown): void => {
    const { [name]: _, ...others } = value;
    onValue(to === undefined ? others : { ...others, [name]: to });
  };
  const deadlines = (value.deadlines ?? {}) as { readonly [kind: string]: number };
  const setDeadline = (kind: string, to: number | undefined): void => {
    const { [kind]: _, ...others } = deadlines;
    const now = to === undefined ? others : { ...others, [kind]: to };
    set('deadlines', Object.keys(now).length === 0 ? undefined : now);
  };
  const choice = (
    name: 'visibility' | 'draw' | 'seating' | 'absent' | 'entropy',
    labels: { readonly [value: string]: string },
  ) => {
    const [usual] = Object.keys(labels);
    const now = String(value[name] ?? usual);
    return (
      <Field name={name} words={all[name]}>
        <select
          id={`set-${name}`}
          value={now}
          onChange={({ currentTarget }) => set(name, noUsual(currentTarget.value, usual))}
        >
          {Object.entries(labels).map(([each, label]) => (
            <option key={each} value={each}>
              {label}
            </option>
          ))}
        </select>
      </Field>
    );
  };
  return (
    <fieldset>
      <legend>{all.settings}</legend>
      {!isGuest.value && choice('visibility', all.visibilities)}
      {!isGuest.value && value.visibility === 'private' && (
        <Field name="invited" words={all.invited}>
          <textarea
            id="set-invited"
            rows={3}
            onInput={({ currentTarget }) => set('invited', namesIn(currentTarget.value))}
          />
        </Field>
      )}
      <Field name="deadlines" words={all.deadlines}>
        <Times
          id="set-deadlines"
          none={all.noLimit}
          value={deadlines.default}
          onValue={(to) => setDeadline('default', to)}
        />
      </Field>
      <details>
        <summary>{all.byKind}</summary>
        {kinds.map(({ kind, name }) => (
          <Field key={kind} name={`kind-${kind}`} words={{ name: all.deadlineOf(name) }}>
            <Times
              id={`set-kind-${kind}`}
              none={all.asAbove}
              value={deadlines[kind]}
              onValue={(to) => setDeadline(kind, to)}
            />
          </Field>
        ))}
      </details>
      <Field name="grace" words={all.grace}>
        <Times
          id="set-grace"
          none={all.none}
          value={value.grace as number | undefined}
          onValue={(to) => set('grace', to)}
        />
      </Field>
      {choice('seating', value.anonymous === true ? dealt(all.seatings) : all.seatings)}
      <Field name="anonymous" words={all.anonymous}>
        <input
          id="set-anonymous"
          type="checkbox"
          checked={value.anonymous === true}
          onChange={({ currentTarget }) => {
            const { conditions, ...others } = value;
            const { reliability } = (conditions ?? {}) as { readonly reliability?: number };
            // An anonymous game allows no condition but reliability.
            const kept = reliability === undefined ? {} : { conditions: { reliability } };
            if (currentTarget.checked) onValue({ ...others, ...kept, anonymous: true });
            else set('anonymous', undefined);
          }}
        />
      </Field>
      {choice('draw', all.draws)}
      {choice('absent', all.absents)}
      {choice('entropy', all.entropies)}
      <TimeSettings value={value} set={set} kinds={kinds} />
      {!isGuest.value && <Company value={value} set={set} />}
      {!isGuest.value && (
        <Field name="lobbyExpires" words={all.lobbyExpires}>
          <Times
            id="set-lobbyExpires"
            value={(value.lobbyExpires as number | undefined) ?? WEEK}
            onValue={(to) => set('lobbyExpires', to === WEEK ? undefined : to)}
          />
        </Field>
      )}
    </fieldset>
  );
}

const noUsual = (value: string, usual: string | undefined): string | undefined => (value === usual ? undefined : value);

/** Splits names, one a line, without duplicates. */
function namesIn(text: string): readonly string[] | undefined {
  const names = [...new Set(text.split('\n').map((line) => line.trim()))].filter((name) => name !== '');
  return names.length === 0 ? undefined : names;
}
