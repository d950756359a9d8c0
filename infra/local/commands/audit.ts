import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { compactVerify, decodeProtectedHeader, importJWK } from 'jose';
import * as z from 'zod';
import { LOCALES, type Locale } from '../../../domain/game.ts';
import { GAMES, type Registry } from '../../../domain/games.ts';
import { fromBase64url, toBase64url } from '../../../domain/lib/hash.ts';
import type { Json } from '../../../domain/lib/json.ts';
import { sure } from '../../../domain/lib/sure.ts';
import { canonical } from '../../../domain/log/canonical.ts';
import { type Audit, audit, type Engines, type Kept } from '../../../domain/match/audit.ts';
import { AT_LEISURE } from '../../../functions/lib/engine-process.ts';
import { enginesIn } from '../../../functions/lib/engines.ts';
import { keyTwice } from '../../../functions/lib/http/body.ts';
import { KEPT } from '../../engines/keep.ts';
import { type Report, workOf } from '../progress.ts';
import { LINE_FEED, rawLinesOf, writeLine } from './input.ts';
import { oneOf, WrongUsage } from './usage.ts';

const EXIT = { holds: 0, broken: 1, unchecked: 2 } as const;

/**
 * `fieldpost audit FILE`: checks an exported log, prints what was checked and found, and what that leaves open. `--partial`: the game
 * is not over, or secrets are left out. `--receipt`, `--head`: what was kept of it while the game ran. Exit 0, 1, 2: it holds, is
 * broken, or could not all be checked.
 */
export async function auditFile(args: readonly string[]): Promise<number> {
  const given = readArgs(args);
  const kept = await keptIn(given);
  const lines = await linesOfLog(given.file);
  const report = withWrongHeads(
    await auditLines(lines, !given.partial, { kept: kept.kept, engines: enginesHere(given.report) }),
    kept.wrong,
  );
  const says = 'says' in report ? { says: report.says.map((text) => text[given.locale]) } : {};
  await writeLine(JSON.stringify({ ...report, ...says }, undefined, 2));
  return EXIT[report.verdict];
}

/** The lines of an exported log. */
export async function linesOfLog(file: string | undefined): Promise<readonly string[]> {
  const lines: string[] = [];
  for await (const line of rawLinesOf(file)) lines.push(textOf(line));
  return lines;
}

/** A line of a log as text; one that is not UTF-8, or has no line feed, is no line of a log, like one without anything. */
function textOf(line: Uint8Array): string {
  if (line.at(-1) !== LINE_FEED) return '';
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(line.subarray(0, -1));
  } catch {
    return '';
  }
}

/** A report, and what is wrong with the heads that it should have been compared with. */
function withWrongHeads<R extends Audit | Unread>(report: R, wrong: readonly string[]): R {
  if (wrong.length === 0) return report;
  const findings = [...report.findings, ...wrong.map((detail) => ({ v: 0, code: 'WRONG_HEAD', detail }))];
  return { ...report, verdict: 'broken', ok: false, findings };
}

interface Given {
  readonly file: string | undefined;
  readonly partial: boolean;
  readonly report: Report;
  readonly locale: Locale;
  readonly receipts: readonly string[];
  readonly heads: readonly string[];
  readonly jwks: string | undefined;
}

/** What the command line says. */
function readArgs(args: readonly string[]): Given {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      partial: { type: 'boolean' },
      json: { type: 'boolean' },
      lang: { type: 'string' },
      receipt: { type: 'string', multiple: true },
      head: { type: 'string', multiple: true },
      jwks: { type: 'string' },
    },
  });
  const locale = LOCALES.find((each) => each === (values.lang ?? 'en'));
  if (locale === undefined) throw new WrongUsage(`--lang is one of ${LOCALES.join(', ')}`);
  return {
    file: oneOf(positionals),
    partial: values.partial ?? false,
    report: workOf('audit: commits decided again', values.json).report,
    locale,
    receipts: values.receipt ?? [],
    heads: values.head ?? [],
    jwks: values.jwks,
  };
}

const headSchema = z.object({ game: z.string(), version: z.int().min(1), hash: z.string() });

/** What was kept, and why heads are none that somebody signed. */
async function keptIn({ receipts, heads, jwks }: Given): Promise<{ kept: readonly Kept[]; wrong: readonly string[] }> {
  const kept: Kept[] = [];
  const wrong: string[] = [];
  for (const receipt of receipts) {
    const [, game, version, hash] = /^(.+):([1-9]\d*):([\w-]{43})$/.exec(receipt) ?? [];
    if (game === undefined || version === undefined || hash === undefined) throw new WrongUsage(`${receipt} is not GAME:VERSION:HASH`);
    kept.push({ game, version: Number(version), hash });
  }
  if (heads.length === 0) return { kept, wrong };
  if (jwks === undefined) throw new WrongUsage('--head needs --jwks: the keys that signed it, as /.well-known/jwks.json had them');
  const file = resolve(process.env.FIELDPOST_CWD ?? '.', jwks);
  let keys: unknown;
  try {
    keys = jsonIn(await readFile(file));
  } catch (caught) {
    throw new WrongUsage(`${jwks} cannot be read: ${(caught as Error).message}`);
  }
  for (const head of heads) {
    try {
      kept.push(await signedIn(head.trim(), keys));
    } catch (caught) {
      wrong.push(`the head is not signed by a key of ${jwks}: ${(caught as Error).message}`);
    }
  }
  return { kept, wrong };
}

const keySetSchema = z.object({ keys: z.array(z.looseObject({ kid: z.unknown() })) });

/** A public key of P-256, and for signatures where it says what it is for. */
const publicKeySchema = z.looseObject({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  alg: z.literal('ES256').optional(),
  use: z.literal('sig').optional(),
  key_ops: z
    .array(z.unknown())
    .refine((all) => all.includes('verify'))
    .optional(),
  d: z.undefined().optional(),
});

/** What a head says, if the one key with its `kid` signed it. `jose` is content with loose base64url, and with a head that names no key. */
async function signedIn(head: string, keys: unknown): Promise<Kept> {
  if (head.split('.').some((part) => toBase64url(fromBase64url(part)) !== part)) throw new Error('it is not strict base64url');
  jsonIn(fromBase64url(head.split('.')[0] ?? ''));
  const { kid, crit } = decodeProtectedHeader(head);
  if (crit !== undefined) throw new Error('its header has what nobody here knows');
  const [key, ...others] = keySetSchema.parse(keys).keys.filter((each) => each.kid === kid);
  if (kid === undefined || key === undefined || others.length > 0) throw new Error('it does not name just one key');
  const { x, y, kty, crv } = publicKeySchema.parse(key);
  const { payload } = await compactVerify(head, await importJWK({ x, y, kty, crv }, 'ES256'), { algorithms: ['ES256'] });
  return headSchema.parse(jsonIn(payload));
}

/** JSON in UTF-8 in which no key is given twice, which two readers could read in two ways. */
function jsonIn(bytes: Uint8Array): unknown {
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  const value: unknown = JSON.parse(text);
  const twice = keyTwice(text);
  if (twice !== undefined) throw new Error(`the key "${twice}" stands twice in one object`);
  return value;
}

type Unread = Pick<Audit, 'ok' | 'verdict'> & {
  readonly findings: readonly { readonly v: number; readonly code: string; readonly detail: string }[];
};

/** What the lines are audited with: the games hosted here, the engines at hand, and what was kept. */
interface Tools {
  readonly games?: Registry;
  readonly engines?: Engines;
  readonly kept?: readonly Kept[];
}

/** The engines at hand on this machine: the released ones, and those that a server of this machine kept in its data folder. */
const enginesHere = (report?: Report): Engines =>
  enginesIn(
    [KEPT, process.env.FIELDPOST_ENGINES ?? join(resolve(process.env.FIELDPOST_DATA ?? '.fieldpost'), 'engines')],
    AT_LEISURE,
    report,
  );
const ENGINES_HERE = enginesHere();

/** Audits a log as lines of canonical JSON, one commit each; `v` of a finding is the version, or the line where none can be read. */
export async function auditLines(lines: readonly string[], whole: boolean, tools: Tools = {}): Promise<Audit | Unread> {
  const { games = GAMES, engines = ENGINES_HERE, kept = [] } = tools;
  if (lines.length === 0) return broken([{ v: 1, code: 'BAD_SHAPE', detail: 'the log has no commit' }]);
  const commits = lines.map(parse);
  const unread = commits.flatMap((commit, i) =>
    commit === undefined ? [{ v: i + 1, code: 'BAD_SHAPE', detail: 'the line is not one value in canonical JSON' }] : [],
  );
  if (unread.length > 0) return broken(unread);
  const of = gameOf(commits[0]);
  if (of === undefined) return broken([{ v: 1, code: 'BAD_SHAPE', detail: 'it does not start with the creation of a game' }]);
  const game = Object.hasOwn(games, of) ? await sure(games[of], `game ${of}`)() : undefined;
  return audit(game, commits, whole, { engines, kept });
}

const broken = (findings: Unread['findings']): Unread => ({ verdict: 'broken', ok: false, findings });

/** A line as a value; undefined unless it is JSON in its one canonical form, so that no byte of it goes unchecked. */
function parse(line: string): Json | undefined {
  try {
    const value = JSON.parse(line) as Json;
    return canonical(value) === line ? value : undefined;
  } catch {
    return undefined;
  }
}

function gameOf(first: Json | undefined): string | undefined {
  const commit = first as { readonly envelope?: { readonly events?: readonly { readonly of?: Json }[] } } | null | undefined;
  const of = commit?.envelope?.events?.[0]?.of;
  return typeof of === 'string' ? of : undefined;
}
