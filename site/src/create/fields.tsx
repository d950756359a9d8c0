import type { ComponentChildren } from 'preact';
import { language } from '../app/session.ts';

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];
/** Times to choose from, in seconds. */
const TIMES = [5 * MINUTE, 15 * MINUTE, HOUR, 6 * HOUR, 12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY];

/** A length of time in the words of the language. */
function lengthOf(seconds: number): string {
  const [unit, size] =
    seconds >= DAY
      ? (['day', DAY] as const)
      : seconds >= HOUR
        ? (['hour', HOUR] as const)
        : (['minute', MINUTE] as const);
  return new Intl.NumberFormat(language.value, { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / size);
}

interface FieldProps {
  readonly name: string;
  readonly words: { readonly name: string; readonly about?: string };
  readonly children: ComponentChildren;
}
export const Field = ({ name, words: { name: label, about }, children }: FieldProps) => (
  <div class="field">
    <label for={`set-${name}`}>{label}</label>
    {children}
    {about !== undefined && <small>{about}</small>}
  </div>
);

interface TimesProps {
  readonly id: string;
  readonly value: number | undefined;
  /** The label of "no time"; if absent, a time is required. */
  readonly none?: string;
  readonly onValue: (to: number | undefined) => void;
}
export const Times = ({ id, value, none, onValue }: TimesProps) => (
  <select
    id={id}
    value={String(value ?? '')}
    onChange={({ currentTarget }) => onValue(currentTarget.value === '' ? undefined : Number(currentTarget.value))}
  >
    {none !== undefined && <option value="">{none}</option>}
    {TIMES.map((each) => (
      <option key={each} value={String(each)}>
        {lengthOf(each)}
      </option>
    ))}
  </select>
);
