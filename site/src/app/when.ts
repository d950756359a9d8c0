import { language } from './session.ts';

/** A day, as the language writes it. */
export const inDays = (at: number): string => new Intl.DateTimeFormat(language.value, { dateStyle: 'medium' }).format(at);

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long until a moment, in the words of the language. */
export function inWords(until: number): string {
  const format = new Intl.RelativeTimeFormat(language.value, { numeric: 'auto' });
  const [unit, size] = UNITS.find(([, each]) => Math.abs(until) >= each) ?? (['second', 1000] as const);
  return format.format(Math.round(until / size), unit);
}
