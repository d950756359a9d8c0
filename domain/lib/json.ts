/** A JSON value as it stands in commands, events, views and grammars. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export type JsonObject = { readonly [key: string]: Json };

/**
 * A value that is made of JSON values, as JSON: the compiler cannot see it, because some of its properties are
 * optional.
 */
export const jsonOf = <T extends object>(value: T): T extends readonly unknown[] ? Json : JsonObject => value as never;

/** Whether `value` is a JSON object (not an array, not null). */
export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Structural equality of two JSON values; the order of keys does not matter. */
export function same(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((item, i) => same(item, b[i]));
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && same(a[key], b[key]));
}

/** A key that one object of a JSON text has twice: readers differ in which of the two they take. */
export function keyTwice(text: string): string | undefined {
  const open: (Set<string> | undefined)[] = [];
  for (const [token, string] of text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?|[[\]{}]/g)) {
    if (token === '{') open.push(new Set());
    else if (token === '[') open.push(undefined);
    else if (token === '}' || token === ']') open.pop();
    else if (string !== undefined) {
      const key = JSON.parse(token.slice(0, -string.length)) as string;
      const keys = open.at(-1);
      if (keys?.has(key)) return key.slice(0, 80);
      keys?.add(key);
    }
  }
  return undefined;
}
