import { isObject, type Json } from '../lib/json.ts';

/**
 * Canonical JSON (RFC 8785): keys sorted by UTF-16 code units, no white space, numbers and strings as ECMAScript writes
 * them. Fields that are `undefined` are left out, as JSON.stringify does. Throws on what has no canonical form: numbers that
 * are not finite, and text with half a surrogate pair.
 */
export function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonical(item ?? null)).join(',')}]`;
  if (!isObject(value)) return scalar(value);
  const members: string[] = [];
  for (const key of Object.keys(value).sort()) {
    const item = value[key];
    if (item !== undefined) members.push(`${scalar(key)}:${canonical(item)}`);
  }
  return `{${members.join(',')}}`;
}

function scalar(value: Json): string {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new Error(`${value} has no canonical form`);
  if (typeof value === 'string' && LONE_SURROGATE.test(value)) throw new Error('text with half a surrogate pair has no canonical form');
  return JSON.stringify(value);
}

const LONE_SURROGATE = /\p{Surrogate}/u;
