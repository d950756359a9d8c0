import type { Json } from '../../domain/lib/json.ts';
import { Problem } from './problem.ts';

// What a body may be, measured on its bytes before anything is parsed; then that its values have one canonical form.
export const LIMITS = { bytes: 65_536, depth: 32, keys: 256, items: 512 };

const bad = (pointer: string, detail: string): Problem => new Problem(400, 'BAD_BODY', detail, { errors: [{ pointer, detail }] });

/**
 * Reads a JSON body: at most 64 KB, depth 32, 256 keys an object, 512 items an array, well-formed UTF-8, integers that are
 * safe, strings in NFC, no `__proto__`. Throws a Problem (400, 413) with a pointer to what is wrong.
 */
export function readBody(bytes: Uint8Array): Json {
  if (bytes.length > LIMITS.bytes)
    throw new Problem(413, 'BODY_TOO_LARGE', `a body has at most ${LIMITS.bytes} bytes, this one ${bytes.length}`);
  measure(bytes);
  const text = decode(bytes);
  let value: Json;
  try {
    value = JSON.parse(text);
  } catch (caught) {
    throw bad('', `not JSON: ${(caught as Error).message.split('\n')[0]!.slice(0, 120)}`);
  }
  inspect(value, '');
  return value;
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw bad('', 'not well-formed UTF-8');
  }
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;

/** Depth, keys and items by counting brackets and commas outside strings: cheap, and safe on any bytes. */
function measure(bytes: Uint8Array): void {
  const open: { readonly array: boolean; commas: number }[] = [];
  let quoted = false;
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i]!;
    if (quoted) {
      if (byte === BACKSLASH) i++;
      else if (byte === QUOTE) quoted = false;
    } else if (byte === QUOTE) quoted = true;
    else if (byte === 0x7b || byte === 0x5b) {
      if (open.push({ array: byte === 0x5b, commas: 0 }) > LIMITS.depth) throw bad('', `nested deeper than ${LIMITS.depth}`);
    } else if (byte === 0x7d || byte === 0x5d) open.pop();
    else if (byte === COMMA) {
      const top = open.at(-1);
      if (top !== undefined && ++top.commas >= (top.array ? LIMITS.items : LIMITS.keys)) {
        throw bad('', top.array ? `an array has at most ${LIMITS.items} items` : `an object has at most ${LIMITS.keys} keys`);
      }
    }
  }
}

function inspect(value: Json, pointer: string): void {
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value) || Object.is(value, -0)) throw bad(pointer, 'numbers are safe integers, and not -0');
  } else if (typeof value === 'string') inspectText(value, pointer);
  else if (Array.isArray(value)) for (const [i, item] of value.entries()) inspect(item, `${pointer}/${i}`);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      const here = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      if (key === '__proto__') throw bad(here, '"__proto__" is not a key that any body has');
      inspectText(key, here);
      inspect(item, here);
    }
  }
}

function inspectText(text: string, pointer: string): void {
  if (!text.isWellFormed()) throw bad(pointer.toWellFormed(), 'a lone surrogate is not a character');
  if (text.normalize('NFC') !== text) throw bad(pointer, 'text is in Unicode normal form NFC');
}
