import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { ZodType } from 'zod';
import { type Json, keyTwice } from '../../../domain/lib/json.ts';
import type { Text } from '../../../domain/lib/text.ts';
import { invalid, Problem } from './problem.ts';
import type { AnyOperation } from './request.ts';

// Limits of bodies. They are measured on the bytes before parsing. Then the values must have one canonical form.
export const LIMITS = { bytes: 65_536, depth: 32, keys: 256, items: 512 };

const bad = (pointer: string, detail: Text): Problem =>
  new Problem(400, 'BAD_BODY', detail, { errors: [{ pointer, detail }] });

/**
 * Reads a JSON body: at most 64 KB unless the operation allows more, depth 32, 256 keys an object, 512 items an array,
 * well-formed UTF-8, safe integers, strings in NFC, no `__proto__`. Throws a Problem (400, 413) with a pointer to the
 * error.
 */
export function readBody(bytes: Uint8Array, most = LIMITS.bytes): Json {
  if (bytes.length > most) throw tooLarge(most, bytes.length);
  measure(bytes);
  const text = decode(bytes);
  let value: Json;
  try {
    value = JSON.parse(text);
  } catch (caught) {
    const where = /position (\d+)/.exec(String(caught))?.[1];
    throw bad('', {
      en: where === undefined ? 'not JSON: it ends too early' : `not JSON: the error is at character ${where}`,
      ko:
        where === undefined
          ? 'JSON이 아닙니다. 중간에 끝납니다.'
          : `JSON이 아닙니다. ${where}번째 글자가 잘못되었습니다.`,
    });
  }
  inspect(value, '');
  const twice = keyTwice(text);
  if (twice !== undefined)
    throw bad('', {
      en: `one object has the key "${twice}" twice`,
      ko: `한 객체에 "${twice}" 키가 두 번 있습니다.`,
    });
  return value;
}

/** `size`: `undefined` if the body was not read to its end. */
export const tooLarge = (most: number, size?: number): Problem =>
  new Problem(413, 'BODY_TOO_LARGE', {
    en: `a body may have at most ${most} bytes, and this one has ${size ?? 'more'}`,
    ko: `본문은 여기서 최대 ${most}바이트인데 ${size === undefined ? '더 큽니다' : `${size}바이트입니다`}.`,
  });

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf)
    throw bad('', {
      en: 'the body begins with a byte order mark; send it without one',
      ko: '본문은 바이트 순서 표시 없이 시작합니다.',
    });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw bad('', { en: 'not well-formed UTF-8', ko: '올바른 UTF-8이 아닙니다.' });
  }
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;

/** Counts depth, keys and items by brackets and commas outside strings: fast, and safe on any bytes. */
function measure(bytes: Uint8Array): void {
  const open: { readonly array: boolean; commas: number }[] = [];
  let quoted = false;
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i];
    if (quoted) {
      if (byte === BACKSLASH) i++;
      else if (byte === QUOTE) quoted = false;
    } else if (byte === QUOTE) quoted = true;
    else if (byte === 0x7b || byte === 0x5b) {
      if (open.push({ array: byte === 0x5b, commas: 0 }) > LIMITS.depth)
        throw bad('', { en: `nested deeper than ${LIMITS.depth}`, ko: `${LIMITS.depth}겹보다 깊습니다.` });
    } else if (byte === 0x7d || byte === 0x5d) open.pop();
    else if (byte === COMMA) {
      const top = open.at(-1);
      if (top !== undefined && ++top.commas >= (top.array ? LIMITS.items : LIMITS.keys)) {
        throw bad(
          '',
          top.array
            ? { en: `an array has at most ${LIMITS.items} items`, ko: `배열에는 최대 ${LIMITS.items}개가 들어갑니다.` }
            : { en: `an object has at most ${LIMITS.keys} keys`, ko: `객체에는 키가 최대 ${LIMITS.keys}개입니다.` },
        );
      }
    }
  }
}

function inspect(value: Json, pointer: string): void {
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value) || Object.is(value, -0))
      throw bad(pointer, {
        en: 'numbers are safe integers, and not -0',
        ko: '수는 안전한 정수여야 하고 -0이 아니어야 합니다.',
      });
  } else if (typeof value === 'string') inspectText(value, pointer);
  else if (Array.isArray(value)) for (const [i, item] of value.entries()) inspect(item, `${pointer}/${i}`);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      const here = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      if (key === '__proto__')
        throw bad(here, { en: 'the key "__proto__" is not allowed', ko: '"__proto__"는 쓸 수 없는 키입니다.' });
      inspectText(key, here);
      inspect(item, here);
    }
  }
}

function inspectText(text: string, pointer: string): void {
  if (!text.isWellFormed())
    throw bad(pointer.toWellFormed(), {
      en: 'a lone surrogate is not a character',
      ko: '짝 없는 서러게이트는 문자가 아닙니다.',
    });
  const normalised = text.normalize('NFC');
  if (normalised === text) return;
  const detail = { en: 'text is in Unicode normal form NFC', ko: '글은 유니코드 정규형 NFC여야 합니다.' };
  throw new Problem(400, 'BAD_BODY', detail, { errors: [{ pointer, detail, normalised }] });
}

/** Returns the query of a request, by the schema of its operation. Throws a Problem (400). */
export function queryOf(of: AnyOperation, event: APIGatewayProxyEventV2): unknown {
  const given = event.queryStringParameters ?? {};
  if (of.query === undefined) {
    const [unknown] = Object.keys(given);
    if (unknown !== undefined)
      throw new Problem(400, 'BAD_QUERY', {
        en: `${of.method} ${of.path} takes no query parameters, not "${unknown}"`,
        ko: `${of.method} ${of.path}에는 "${unknown}" 같은 질의 매개변수가 없습니다.`,
      });
    return {};
  }
  const parsed = of.query.safeParse(given);
  if (!parsed.success) throw invalid(parsed.error, 'BAD_QUERY', '?');
  return parsed.data;
}

/**
 * Returns whether a request may leave out its body: what is missing counts as an empty object. Requests without a token
 * may not, because a page of another site can send an empty POST, but no JSON.
 */
const mayBeEmpty = ({ access, method }: Pick<AnyOperation, 'access' | 'method'>): boolean =>
  access === 'people' && method === 'POST';

/**
 * Returns the body of a request, by the schema of its operation. Throws a Problem: 415 if it is compressed or no JSON,
 * 413 if it is too large, 400 if it does not fit.
 */
export function bodyOf(of: AnyOperation, schema: ZodType, event: APIGatewayProxyEventV2): unknown {
  const bytes = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');
  const given = bytes.length === 0 && mayBeEmpty(of) ? {} : jsonOf(event, bytes, of.mostBytes);
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw invalid(parsed.error, 'BAD_BODY');
  return parsed.data;
}

function jsonOf(event: APIGatewayProxyEventV2, bytes: Uint8Array, most: number | undefined): Json {
  const coding = event.headers['content-encoding']?.trim().toLowerCase() ?? '';
  if (coding !== '' && coding !== 'identity') throw encoded(coding);
  const type = event.headers['content-type'] ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type))
    throw new Problem(415, 'NOT_JSON', {
      en: 'send "Content-Type: application/json"',
      ko: '"Content-Type: application/json"을 보내세요.',
    });
  return readBody(bytes, most);
}

const encoded = (coding: string): Problem =>
  new Problem(
    415,
    'ENCODED_BODY',
    {
      en: `send the body as it is, without "Content-Encoding: ${coding}"`,
      ko: `"Content-Encoding: ${coding}" 없이 본문을 그대로 보내세요.`,
    },
    {},
    { 'accept-encoding': 'identity' },
  );

/** Returns the `Idempotency-Key` of a request. Throws a Problem (400). */
export function idempotencyKey(key: string | undefined): string | undefined {
  if (key !== undefined && !/^[\x21-\x7e]{1,128}$/.test(key)) {
    throw new Problem(400, 'BAD_IDEMPOTENCY_KEY', {
      en: 'an Idempotency-Key has 1 to 128 visible ASCII characters',
      ko: 'Idempotency-Key는 보이는 ASCII 문자 1~128자입니다.',
    });
  }
  return key;
}
