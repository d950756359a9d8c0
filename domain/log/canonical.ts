import { isObject, type Json } from '../lib/json.ts';

/**
 * Canonical JSON (RFC 8785): keys sorted by UTF-16 code units, no white space, numbers and strings as ECMAScript writes
 * them. Fields that are `undefined` are left out, as JSON.stringify does. Throws on what has no canonical form: numbers
 * that are not finite, and text with half a surrogate pair.
 */
export function canonical(value: Json): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map((item) => canonical(item ?? null)).join(',')}]`;
  if (!isObject(value)) return scalar(value as number | boolean | null);
  let members = '';
  for (const key of sorted(Object.keys(value))) {
    const item = value[key];
    if (item !== undefined) members += `${members === '' ? '' : ','}${named(key)}${canonical(item)}`;
  }
  return `{${members}}`;
}

function scalar(value: number | boolean | null): string {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new Error(`${value} has no canonical form`);
  return JSON.stringify(value);
}

function quoted(text: string): string {
  if (!text.isWellFormed()) throw new Error('text with half a surrogate pair has no canonical form');
  return JSON.stringify(text);
}

/** Keys in their order: most objects have them so already. */
const sorted = (keys: string[]): string[] =>
  keys.every((key, i) => i === 0 || String(keys[i - 1]) < key) ? keys : keys.sort();

/** The same keys come again and again: how they begin a member is remembered. */
const names = new Map<string, string>();
const MOST_NAMES = 5_000;

function named(key: string): string {
  const known = names.get(key);
  if (known !== undefined) return known;
  const name = `${quoted(key)}:`;
  if (names.size < MOST_NAMES) names.set(key, name);
  return name;
}
