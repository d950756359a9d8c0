import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { compactVerify, importJWK } from 'jose';
import { LOCALES, type Locale } from '../../../domain/game.ts';
import { GAMES, type Registry } from '../../../domain/games.ts';
import { sure } from '../../../domain/lib/sure.ts';
import type { Audit, Kept } from '../../../domain/match/audit.ts';
import { auditLines as audited, textOf, type Unread, withWrongHeads } from '../../../domain/match/audit-lines.ts';
import type { Engines } from '../../../domain/match/deciders.ts';
import { jsonIn, receiptIn, signedIn, type VerifySignature } from '../../../domain/match/kept.ts';
import { AT_LEISURE } from '../../../functions/lib/engine-process.ts';
import { enginesIn } from '../../../functions/lib/engines.ts';
import { KEPT } from '../../engines/keep.ts';
import { type Report, workOf } from '../progress.ts';
import { pressReport } from './audit-press.ts';
import { rawLinesOf, writeLine } from './input.ts';
import { oneOf, WrongUsage } from './usage.ts';

const EXIT = { holds: 0, broken: 1, unchecked: 2 } as const;

/**
 * `fieldpost audit FILE`: checks an exported log, prints what was checked and found, and what that leaves open. `--partial`: the game
 * is not over, or secrets are left out. `--receipt`, `--head`: what was kept of it while the game ran. `--press`: a file of what people
 * said in it, checked against it. Exit 0, 1, 2: it holds, is
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
  if (given.press === undefined) {
    await writeLine(JSON.stringify({ ...report, ...says }, undefined, 2));
    return EXIT[report.verdict];
  }
  const press = await pressReport(given.press, lines, kept.keys, verify);
  const isOpen = report.verdict === 'unchecked' || !press.isEndKnown;
  const verdict = report.verdict === 'broken' || press.findings.length > 0 ? 'broken' : isOpen ? 'unchecked' : 'holds';
  await writeLine(JSON.stringify({ ...report, verdict, ok: verdict !== 'broken', ...says, press }, undefined, 2));
  return EXIT[verdict];
}

/** The lines of an exported log. */
export async function linesOfLog(file: string | undefined): Promise<readonly string[]> {
  const lines: string[] = [];
  for await (const line of rawLinesOf(file)) lines.push(textOf(line));
  return lines;
}

interface Given {
  readonly file: string | undefined;
  readonly partial: boolean;
  readonly report: Report;
  readonly locale: Locale;
  readonly receipts: readonly string[];
  readonly heads: readonly string[];
  readonly jwks: string | undefined;
  readonly press: string | undefined;
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
      press: { type: 'string' },
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
    press: values.press,
  };
}

/** What was kept, and why heads are none that somebody signed. */
async function keptIn({ receipts, heads, jwks }: Given): Promise<{ kept: readonly Kept[]; wrong: readonly string[]; keys?: unknown }> {
  const kept: Kept[] = [];
  const wrong: string[] = [];
  for (const receipt of receipts) {
    const read = receiptIn(receipt);
    if (read === undefined) throw new WrongUsage(`${receipt} is not GAME:VERSION:HASH`);
    kept.push(read);
  }
  if (heads.length === 0 && jwks === undefined) return { kept, wrong };
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
      kept.push(await signedIn(head.trim(), keys, verify));
    } catch (caught) {
      wrong.push(`the head is not signed by a key of ${jwks}: ${(caught as Error).message}`);
    }
  }
  return { kept, wrong, keys };
}

const verify: VerifySignature = async (head, key) =>
  (await compactVerify(head, await importJWK(key, 'ES256'), { algorithms: ['ES256'] })).payload;

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

/** Audits the lines of a log with the games and engines of this machine. */
export function auditLines(lines: readonly string[], whole: boolean, tools: Tools = {}): Promise<Audit | Unread> {
  const { games = GAMES, engines = ENGINES_HERE, kept = [] } = tools;
  const game = async (of: string) => (Object.hasOwn(games, of) ? sure(games[of], `game ${of}`)() : undefined);
  return audited(lines, whole, { game, engines, kept });
}
