import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { isObject, type Json } from '../../../domain/lib/json.ts';
import type { Commit } from '../../../domain/log/envelope.ts';
import { jsonIn, signedRootIn, type VerifySignature } from '../../../domain/match/kept.ts';
import {
  auditPress,
  type PressAudit,
  type PressItem,
  type PressReceipt,
  type PressSet,
  pressItemSchema,
  pressReceiptSchema,
  pressSetSchema,
} from '../../../domain/press/audit.ts';
import { WrongUsage } from './usage.ts';

/** What somebody kept of what was said, a JSON value a line: entries, receipts, and the answer of the service about the end. */
interface Kept {
  readonly items: PressItem[];
  readonly receipts: PressReceipt[];
  readonly roots: string[];
  readonly sets: PressSet[];
  /** Lines that are none of these. */
  readonly unread: number[];
}

function keptIn(bytes: Uint8Array): Kept {
  const kept: Kept = { items: [], receipts: [], roots: [], sets: [], unread: [] };
  const lines = new TextDecoder('utf-8', { fatal: true }).decode(bytes).split('\n');
  lines.forEach((line, i) => {
    if (line.trim() !== '' && !isRead(kept, line)) kept.unread.push(i + 1);
  });
  return kept;
}

function isRead(kept: Kept, line: string): boolean {
  try {
    const value = jsonIn(Buffer.from(line)) as Json;
    if (!isObject(value)) return false;
    if ('entry' in value) kept.items.push(pressItemSchema.parse(value));
    else if ('entries' in value) kept.items.push(...pressItemSchema.array().parse(value.entries));
    else if ('sets' in value) {
      kept.sets.push(...pressSetSchema.array().parse(value.sets));
      kept.roots.push(String(value.root));
    } else kept.receipts.push(pressReceiptSchema.parse(value));
    return true;
  } catch {
    return false;
  }
}

type Finding = Omit<PressAudit['findings'][number], 'code'> & { readonly code: string };

/** What is found of what people said, in a file, against the lines of the log of their game. `keys`: the key set of the service. */
export async function pressReport(file: string, lines: readonly string[], keys: unknown, verify: VerifySignature) {
  const kept = await readFile(resolve(process.env.FIELDPOST_CWD ?? '.', file))
    .then(keptIn)
    .catch((caught: Error) => {
      throw new WrongUsage(`${file} cannot be read: ${caught.message}`);
    });
  // What is wrong with the log itself is found by its own audit.
  const commits = lines.flatMap((line) => {
    const commit = JSON.parse(line || '{}') as Partial<Commit>;
    return commit.envelope === undefined ? [] : [commit as Commit];
  });
  const findings: Finding[] = kept.unread.map((n) => ({ conversation: '', n, code: 'BAD_SHAPE', detail: `line ${n} is no entry` }));
  const [root, ...others] = [...new Set(await Promise.all(kept.roots.map((each) => rootOf(each, keys, commits, findings, verify))))];
  if (others.length > 0) findings.push({ conversation: '', n: 0, code: 'NOT_AS_KEPT', detail: 'more than one root was signed' });
  const end = root === undefined ? undefined : { root, sets: kept.sets };
  const audit = auditPress(commits, { items: kept.items, receipts: kept.receipts, ...(end && { end }) });
  return { ...audit, findings: [...findings, ...audit.findings], isEndKnown: end !== undefined };
}

async function rootOf(signed: string, keys: unknown, [first]: readonly Commit[], findings: Finding[], verify: VerifySignature) {
  if (keys === undefined) throw new WrongUsage('what the service said of the end needs --jwks: the keys that signed it');
  try {
    const { game, press } = await signedRootIn(signed.trim(), keys, verify);
    if (game === first?.envelope.game) return press;
    findings.push({ conversation: '', n: 0, code: 'WRONG_GAME', detail: `the root is of the game ${game}` });
  } catch (caught) {
    findings.push({
      conversation: '',
      n: 0,
      code: 'WRONG_HEAD',
      detail: `the root is not signed by one of the keys: ${(caught as Error).message}`,
    });
  }
  return undefined;
}
