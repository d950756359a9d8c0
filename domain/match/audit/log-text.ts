import { isObject, type Json, keyTwice } from '../../lib/json.ts';
import { canonical } from '../../log/canonical.ts';

// A log as a file has it: a commit a line, or a page of JSON, the default answer of `GET …/log` (LOG.md, section 1).

/** The commits of a log as lines of canonical JSON. `cut`: why more must follow than the file has. */
export interface LogText {
  readonly lines: readonly string[];
  readonly cut?: string;
}

/** Reads a log in either form. A line that is not UTF-8 is an empty one, which is no commit. */
export function logIn(bytes: Uint8Array): LogText {
  return begins(bytes) ? linesIn(bytes) : (pageIn(bytes) ?? linesIn(bytes));
}

/** How each line of a log begins: then the file is no page, and need not be read as one value. */
const BEGINNING = '{"envelope":';
const begins = (bytes: Uint8Array): boolean => [...BEGINNING].every((letter, i) => bytes[i] === letter.charCodeAt(0));

/** The commits of a page; undefined: it is none. */
function pageIn(bytes: Uint8Array): LogText | undefined {
  const text = textOf(bytes) ?? '';
  const page = jsonIn(text);
  if (!isObject(page) || !Array.isArray(page.commits) || keyTwice(text) !== undefined) return undefined;
  const isLast = page.next === undefined;
  return { lines: page.commits.map(lineOf), ...(!isLast && { cut: 'the page says that it is not the last one' }) };
}

/** A commit of a page as a line; one that has no canonical form is an empty line. */
function lineOf(commit: Json): string {
  try {
    return canonical(commit);
  } catch {
    return '';
  }
}

const LINE_FEED = 10;

/**
 * The lines of a log. The last one may lack its line feed; where it is no JSON, the file was cut off in it, and it does
 * not count.
 */
function linesIn(bytes: Uint8Array): LogText {
  const lines: string[] = [];
  let from = 0;
  for (let end = bytes.indexOf(LINE_FEED); end >= 0; end = bytes.indexOf(LINE_FEED, from)) {
    lines.push(textOf(bytes.subarray(from, end)) ?? '');
    from = end + 1;
  }
  if (from === bytes.length) return { lines };
  const rest = textOf(bytes.subarray(from)) ?? '';
  return jsonIn(rest) === undefined ? { lines, cut: 'the last line is cut off' } : { lines: [...lines, rest] };
}

function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function jsonIn(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
