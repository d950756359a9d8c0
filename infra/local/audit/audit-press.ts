import * as z from 'zod';
import { isObject, type Json } from '../../../domain/lib/json.ts';
import { problemOfShape } from '../../../domain/log/audit/shape.ts';
import { canonical } from '../../../domain/log/canonical.ts';
import type { Commit } from '../../../domain/log/envelope.ts';
import { formOf } from '../../../domain/log/forms.ts';
import { jsonIn, signedRootIn, type VerifySignature } from '../../../domain/match/audit/kept.ts';
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
import { Unreadable, WrongUsage } from '../commands/usage.ts';

/** A person's copy of the press, one JSON value a line: entries, receipts, and the service's answer about the end. */
interface Kept {
  readonly items: PressItem[];
  readonly receipts: PressReceipt[];
  readonly roots: string[];
  readonly sets: PressSet[];
  /** Number of other lines. */
  readonly unread: number[];
}

function keptIn(bytes: Uint8Array): Kept {
  const kept: Kept = { items: [], receipts: [], roots: [], sets: [], unread: [] };
  const text = textOf(bytes);
  // One answer of the service may span several lines.
  if (isRead(kept, text)) return kept;
  const lines = text.split('\n');
  lines.forEach((line, i) => {
    if (line.trim() !== '' && !isRead(kept, line)) kept.unread.push(i + 1);
  });
  return kept;
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Unreadable('the press file cannot be read: it is not UTF-8');
  }
}

function isRead(kept: Kept, line: string): boolean {
  try {
    const value = jsonIn(Buffer.from(line)) as Json;
    // A value without a canonical form has no hash.
    canonical(value);
    if (!isObject(value)) return false;
    if ('entry' in value) kept.items.push(pressItemSchema.parse(value));
    else if ('entries' in value) kept.items.push(...pressItemSchema.array().parse(value.entries));
    else if ('sets' in value) {
      const { sets, root } = endSchema.parse(value);
      kept.sets.push(...sets);
      kept.roots.push(root);
    } else kept.receipts.push(pressReceiptSchema.parse(value));
    return true;
  } catch {
    return false;
  }
}

const endSchema = z.object({ sets: pressSetSchema.array(), root: z.string() });

type Finding = Omit<PressAudit['findings'][number], 'code'> & { readonly code: string };

/**
 * Returns the findings about the messages in a file, compared with the log of their game. `keys`: the key set of the
 * service.
 */
export async function pressReport(bytes: Uint8Array, lines: readonly string[], keys: unknown, verify: VerifySignature) {
  const kept = keptIn(bytes);
  const commits = commitsIn(lines);
  const findings: Finding[] = kept.unread.map((n) => ({
    conversation: '',
    n,
    code: 'BAD_SHAPE',
    detail: `line ${n} is not an entry`,
  }));
  const signed = await Promise.all(kept.roots.map((each) => rootOf(each, keys, commits, findings, verify)));
  const [root, ...others] = [...new Set(signed)].filter((each) => each !== undefined);
  if (others.length > 0)
    findings.push({ conversation: '', n: 0, code: 'NOT_AS_KEPT', detail: 'more than one root was signed' });
  const end = root === undefined ? undefined : { root, sets: kept.sets };
  const audit = auditPress(commits, { items: kept.items, receipts: kept.receipts, ...(end && { end }) });
  const all = [...findings, ...audit.findings];
  return { ...audit, verdict: all.length > 0 ? ('broken' as const) : audit.verdict, findings: all };
}

/** Returns the commits of a log if their form is right; otherwise none, because the audit of the log reports it. */
function commitsIn(lines: readonly string[]): readonly Commit[] {
  try {
    const commits = lines.map((line) => JSON.parse(line) as Commit);
    const form = formOf(commits[0]?.envelope?.form).form;
    return commits.every((commit) => problemOfShape(commit, form) === undefined) ? commits : [];
  } catch {
    return [];
  }
}

async function rootOf(
  signed: string,
  keys: unknown,
  [first]: readonly Commit[],
  findings: Finding[],
  verify: VerifySignature,
) {
  if (keys === undefined) throw new WrongUsage('the signed root needs --jwks: the keys that signed it');
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
