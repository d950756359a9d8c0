import { parseArgs } from 'node:util';
import { compactVerify, importJWK } from 'jose';
import { GAMES, type Registry } from '../../../domain/games/games.ts';
import { sure } from '../../../domain/lib/sure.ts';
import { LOCALES, type Locale, type Text } from '../../../domain/lib/text.ts';
import type { Audit, Kept } from '../../../domain/match/audit/audit.ts';
import {
  auditLines as audited,
  type Unread,
  withFindings,
  wrongHead,
} from '../../../domain/match/audit/audit-lines.ts';
import type { Engines } from '../../../domain/match/audit/deciders.ts';
import { jsonIn, receiptIn, signedIn, type VerifySignature } from '../../../domain/match/audit/kept.ts';
import type { LogText } from '../../../domain/match/audit/log-text.ts';
import { HASH } from '../../../functions/platform/engines/engines.ts';
import { writeLine } from '../commands/input.ts';
import { tokenSetFor } from '../commands/own-service.ts';
import { shown } from '../commands/shown.ts';
import { oneOf, UNREADABLE, Unreadable, WrongUsage } from '../commands/usage.ts';
import { type Report, workOf } from '../progress.ts';
import { anchorsOf } from './audit-anchors.ts';
import { enginesHere } from './audit-engines.ts';
import { outageFindings } from './audit-outages.ts';
import { pressReport } from './audit-press.ts';
import { bytesOf, logOfFile, logOfGame } from './audit-source.ts';

const EXIT = { holds: 0, broken: 1, unchecked: 2, incomplete: 3, unreadable: UNREADABLE } as const;
type Verdict = keyof typeof EXIT;
/** Verdicts, worst first. The worse of two verdicts counts. */
const WORST_FIRST: readonly Verdict[] = ['unreadable', 'broken', 'incomplete', 'unchecked', 'holds'];

/**
 * `fieldpost audit FILE`, or `GAME --url URL`: checks a log, and prints the checks, the findings and the open
 * questions. `--partial`: the game is not over, or secrets are missing. `--receipt`, `--head`: copies from the running
 * game. `--press`: a file of its messages. `--outages`: the record of outages. `--anchor`: anchors and proofs. The exit
 * code is the verdict.
 */
export async function auditFile(args: readonly string[]): Promise<number> {
  const given = readArgs(args);
  const kept = await keptIn(given);
  const { log, whole } = await sourceOf(given);
  const { engines, places } = enginesHere(given, given.report);
  const found = withFindings(await auditLog(log, whole, { kept: kept.kept, engines }), kept.wrong);
  const compared = withFindings(found, await outagesIn(given, found, log, kept.keys));
  const report = withFindings(compared, ofAnotherGame(given, compared));
  const says =
    'says' in report
      ? { says: [...report.says, ...placesSearched(report, places)].map((text) => text[given.locale]) }
      : {};
  // Messages can only be compared with a log that can be folded.
  if (given.press === undefined || report.findings.some(({ code }) => code === 'BAD_SHAPE')) {
    await writeLine(shown(JSON.stringify({ ...report, ...says, searched: places }, undefined, 2)));
    return EXIT[report.verdict];
  }
  const press = await pressReport(await bytesOf(given.press), log.lines, kept.keys, verify);
  const verdict = sure(
    WORST_FIRST.find((each) => each === report.verdict || each === press.verdict),
    'a verdict',
  );
  await writeLine(
    shown(
      JSON.stringify({ ...report, verdict, ok: verdict === 'holds', ...says, searched: places, press }, undefined, 2),
    ),
  );
  return EXIT[verdict];
}

/** The lines of an exported log. */
export const linesOfLog = async (file: string | undefined): Promise<readonly string[]> => (await logOfFile(file)).lines;

interface Given {
  /** A file or, with `url`, a game. */
  readonly name: string | undefined;
  readonly url: string | undefined;
  readonly token: string | undefined;
  readonly partial: boolean;
  readonly report: Report;
  readonly locale: Locale;
  readonly receipts: readonly string[];
  readonly heads: readonly string[];
  readonly jwks: string | undefined;
  readonly press: string | undefined;
  readonly outages: string | undefined;
  readonly anchor: string | undefined;
  readonly engines: readonly string[];
  readonly isTrusting: boolean;
}

/** Reads the command line. */
function readArgs(args: readonly string[]): Given {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      url: { type: 'string' },
      token: { type: 'string' },
      partial: { type: 'boolean' },
      json: { type: 'boolean' },
      lang: { type: 'string' },
      receipt: { type: 'string', multiple: true },
      head: { type: 'string', multiple: true },
      jwks: { type: 'string' },
      press: { type: 'string' },
      outages: { type: 'string' },
      anchor: { type: 'string' },
      engine: { type: 'string', multiple: true },
      'trust-engines': { type: 'boolean' },
    },
  });
  const locale = LOCALES.find((each) => each === (values.lang ?? 'en'));
  if (locale === undefined) throw new WrongUsage(`--lang is one of ${LOCALES.join(', ')}`);
  const { url, engine = [] } = values;
  const name = oneOf(positionals);
  if (url !== undefined && !(/^https?:/.test(url) && URL.canParse(url)))
    throw new WrongUsage(`--url ${url} is not the address of a server`);
  if (url !== undefined && name === undefined) throw new WrongUsage('which game? --url needs one GAME');
  if (url === undefined && (values.token !== undefined || values['trust-engines']))
    throw new WrongUsage('--token and --trust-engines need --url');
  const signed = values.outages !== undefined ? '--outages' : values.anchor !== undefined ? '--anchor' : undefined;
  if (signed !== undefined && values.jwks === undefined)
    throw new WrongUsage(`${signed} needs --jwks: the keys that signed it, as /.well-known/jwks.json had them`);
  const unlike = engine.find((each) => !HASH.test(each));
  if (unlike !== undefined)
    throw new WrongUsage(`--engine ${unlike} is not the hash of an engine: 43 characters of base64url`);
  return {
    name,
    url,
    token: url === undefined ? undefined : (values.token ?? tokenSetFor(url)),
    partial: values.partial ?? false,
    report: workOf('audit: commits decided again', values.json).report,
    locale,
    receipts: values.receipt ?? [],
    heads: values.head ?? [],
    jwks: values.jwks,
    press: values.press,
    outages: values.outages,
    anchor: values.anchor,
    engines: engine,
    isTrusting: values['trust-engines'] ?? false,
  };
}

/** Returns the log to audit, and whether it claims to be complete. */
async function sourceOf({
  name,
  url,
  token,
  partial,
}: Given): Promise<{ readonly log: LogText; readonly whole: boolean }> {
  if (url === undefined) return { log: await logOfFile(name), whole: !partial };
  const { log, whole } = await logOfGame({ url, token }, sure(name, 'the game'));
  return { log, whole: whole && !partial };
}

/** Compares a readable log with a record of outages, if one is given. */
async function outagesIn(
  { outages }: Given,
  { findings }: Audit | Unread,
  { lines }: LogText,
  keys: unknown,
): Promise<Unread['findings']> {
  if (outages === undefined || findings.some(({ code }) => code === 'BAD_SHAPE')) return [];
  return outageFindings(outages, lines, keys, verify);
}

/** Returns what is wrong if a service gave the log of another game than the requested one. */
function ofAnotherGame({ name, url }: Given, report: Audit | Unread): Unread['findings'] {
  if (url === undefined || !('game' in report) || report.game === name) return [];
  return [{ v: report.version, code: 'WRONG_GAME', detail: `the service gave the log of ${report.game}` }];
}

/** Returns where engines were searched, if one was missing or did not answer. */
function placesSearched(report: Audit, places: readonly string[]): readonly Text[] {
  if (report.engines.every(({ known }) => known)) return [];
  const all = places.join(', ');
  return [
    {
      en: `Searched for engines in: ${all} (FIELDPOST_ENGINES or FIELDPOST_DATA name another folder; --trust-engines asks the server).`,
      ko: `엔진을 찾은 곳: ${all} (FIELDPOST_ENGINES나 FIELDPOST_DATA로 다른 폴더를, --trust-engines로 서비스를 지정합니다).`,
    },
  ];
}

/** Returns the user's copies, and what is wrong with them. */
async function keptIn({
  receipts,
  heads,
  jwks,
  anchor,
}: Given): Promise<{ kept: readonly Kept[]; wrong: Unread['findings']; keys?: unknown }> {
  const kept: Kept[] = [];
  const wrong: Unread['findings'][number][] = [];
  for (const receipt of receipts) {
    const read = receiptIn(receipt);
    if (read === undefined) throw new WrongUsage(`${receipt} is not GAME:VERSION:HASH`);
    kept.push(read);
  }
  if (heads.length === 0 && jwks === undefined) return { kept, wrong };
  if (jwks === undefined)
    throw new WrongUsage('--head needs --jwks: the keys that signed it, as /.well-known/jwks.json had them');
  const bytes = await bytesOf(jwks);
  let keys: unknown;
  try {
    keys = jsonIn(bytes);
  } catch (caught) {
    throw new Unreadable(`${jwks} cannot be read: ${(caught as Error).message}`);
  }
  for (const head of heads) {
    try {
      kept.push(await signedIn(head.trim(), keys, verify));
    } catch (caught) {
      wrong.push(wrongHead(`the head is not signed by a key of ${jwks}: ${(caught as Error).message}`));
    }
  }
  const anchored = anchor === undefined ? undefined : await anchorsOf(anchor, keys, verify);
  return { kept: [...kept, ...(anchored?.kept ?? [])], wrong: [...wrong, ...(anchored?.wrong ?? [])], keys };
}

const verify: VerifySignature = async (head, key) =>
  (await compactVerify(head, await importJWK(key, 'ES256'), { algorithms: ['ES256'] })).payload;

/** The inputs of an audit: the hosted games, the available engines, and the user's copies. */
interface Tools {
  readonly games?: Registry;
  readonly engines?: Engines;
  readonly kept?: readonly Kept[];
}

const ENGINES_HERE = enginesHere({ engines: [], isTrusting: false }).engines;

/** Audits a log with the games and engines of this machine. */
export function auditLog(log: LogText, whole: boolean, tools: Tools = {}): Promise<Audit | Unread> {
  const { games = GAMES, engines = ENGINES_HERE, kept = [] } = tools;
  const game = async (of: string) => (Object.hasOwn(games, of) ? sure(games[of], `game ${of}`)() : undefined);
  return audited(log, whole, { game, engines, kept });
}

/** Audits the lines of a log. */
export const auditLines = (lines: readonly string[], whole: boolean, tools: Tools = {}): Promise<Audit | Unread> =>
  auditLog({ lines }, whole, tools);
