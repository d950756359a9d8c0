import { isObject, type Json } from '../lib/json.ts';

/**
 * Canonical JSON (RFC 8785): keys sorted by UTF-16 code units, no white space, numbers and strings as ECMAScript writes
 * them. Fields that are `undefined` are left out, as JSON.stringify does.
 */
export function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonical(item ?? null)).join(',')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const members: string[] = [];
  for (const key of Object.keys(value).sort()) {
    const item = value[key];
    if (item !== undefined) members.push(`${JSON.stringify(key)}:${canonical(item)}`);
  }
  return `{${members.join(',')}}`;
}
