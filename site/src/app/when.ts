import { language } from './session.ts';

/** Writes a day in the form of the language. */
export const inDays = (at: number): string =>
  new Intl.DateTimeFormat(language.value, { dateStyle: 'medium' }).format(at);

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

const unitOf = (time: number) => UNITS.find(([, each]) => Math.abs(time) >= each) ?? (['second', 1000] as const);

/** Writes a duration in the words of the language. */
export function lasting(time: number): string {
  const [unit, size] = unitOf(time);
  return new Intl.NumberFormat(language.value, { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.round(time / size),
  );
}

/** Writes the time until a moment in the words of the language. */
export function inWords(until: number): string {
  const format = new Intl.RelativeTimeFormat(language.value, { numeric: 'auto' });
  const [unit, size] = unitOf(until);
  return format.format(Math.round(until / size), unit);
}
