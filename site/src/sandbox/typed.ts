import { type Signal, signal } from '@preact/signals';

// Keeps orders that are typed and not yet taken in the tab: over a reload, another page, and the end of their phase.

/** The text that is typed in one place, such as the field of a question. */
const texts = new Map<string, Signal<string>>();
const PREFIX = 'fieldpost:typed:';

/** Returns the text typed in a place, as the tab keeps it. */
export function typedIn(place: string): Signal<string> {
  const known = texts.get(place);
  if (known !== undefined) return known;
  const text = signal(read(place));
  texts.set(place, text);
  text.subscribe((now) => store(place, now));
  return text;
}

/** The lines of each place that the service has refused: their author knows that they are no orders. */
const refused = new Map<string, readonly string[]>();

/** Notes the lines of a place that are no orders. */
export function noteRefused(place: string, lines: readonly string[]): void {
  refused.set(place, lines);
}

/**
 * Returns what was typed in the other places under a prefix and not refused, once: their questions are over.
 */
export function lateIn(prefix: string, place: string): readonly string[] {
  return placesUnder(prefix)
    .filter((each) => each !== place)
    .flatMap((each) => {
      const known = refused.get(each) ?? [];
      const lines = linesIn(typedIn(each).peek()).filter((line) => !known.includes(line));
      typedIn(each).value = '';
      return lines;
    });
}

/** Returns the lines of a text that say something. */
export const linesIn = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Returns a text without some of its lines, each removed once; other typed text stays. */
export function withoutLines(text: string, taken: readonly string[]): string {
  const left = [...taken];
  const rest = text.split('\n').filter((line) => {
    const at = left.indexOf(line.trim());
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return linesIn(rest.join('\n')).length === 0 ? '' : rest.join('\n');
}

function placesUnder(prefix: string): readonly string[] {
  const stored = keysStored().flatMap((key) => (key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : []));
  return [...new Set([...texts.keys(), ...stored])].filter((place) => place.startsWith(prefix));
}

function keysStored(): readonly string[] {
  try {
    return Object.keys(sessionStorage);
  } catch {
    return [];
  }
}

function read(place: string): string {
  try {
    return sessionStorage.getItem(PREFIX + place) ?? '';
  } catch {
    return '';
  }
}

function store(place: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(PREFIX + place);
    else sessionStorage.setItem(PREFIX + place, text);
  } catch {
    // In a browser without storage the text lives as long as the page.
  }
}
