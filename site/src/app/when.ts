import { language } from './session.ts';

/** A day, as the language writes it. */
export const inDays = (at: number): string =>
  new Intl.DateTimeFormat(language.value, { dateStyle: 'medium' }).format(at);

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

const unitOf = (time: number) => UNITS.find(([, each]) => Math.abs(time) >= each) ?? (['second', 1000] as const);

/** How long a time is, in the words of the language. */
export function lasting(time: number): string {
  const [unit, size] = unitOf(time);
  return new Intl.NumberFormat(language.value, { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.round(time / size),
  );
}

/** How long until a moment, in the words of the language. */
export function inWords(until: number): string {
  const format = new Intl.RelativeTimeFormat(language.value, { numeric: 'auto' });
  const [unit, size] = unitOf(until);
  return format.format(Math.round(until / size), unit);
}
