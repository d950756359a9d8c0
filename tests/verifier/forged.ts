import { expect } from 'vitest';
import { GAMES } from '../../domain/games/games.ts';
import { fromBase64url, toBase64url } from '../../domain/lib/hash.ts';
import { sure } from '../../domain/lib/sure.ts';
import { type Commit, seenBy } from '../../domain/log/commit.ts';
import type { Engines } from '../../domain/match/audit/deciders.ts';
import { auditLines, linesOfLog } from '../../infra/local/audit/audit.ts';
import { inKorean } from '../../site/src/verify/details.ts';
import { open } from '../http/kit.ts';
import { madeOnce } from '../kit/built.ts';
import { duel } from '../kit/duel/index.ts';
import { IS_LONG } from '../kit/long.ts';
import { memoryAnchors } from '../kit/memory-anchors.ts';
import { memoryConnections } from '../kit/memory-connections.ts';
import { memoryEventLog } from '../kit/memory-event-log.ts';
import { memoryMemos } from '../kit/memory-memos.ts';
import { memoryOutages } from '../kit/memory-outages.ts';
import { memoryPeople } from '../kit/memory-people.ts';
import { memoryPressLog } from '../kit/memory-press-log.ts';
import { memoryVault } from '../kit/memory-vault.ts';
import { memoryViews } from '../kit/memory-views.ts';
import { oneOf, random } from '../kit/random.ts';
import { ENTRIES } from '../kit/registry.ts';
import { copied, type Draft, type Forger } from './forger.ts';
import { lineOf } from './forgeries.ts';
import { type Played, playedLog } from './logs.ts';

/** How often each kind is forged; `FORGERIES` says otherwise. */
export const TIMES = Number(process.env.FORGERIES ?? (IS_LONG ? 4 : 1));

/** How many logs of each game there are for forgers, and how many commits they have at most. */
const SIZES: { readonly [game: string]: readonly [logs: number, most: number] } = {
  duel: [9, 43],
  diplomacy: [3, 33],
  napoleonics: [4, 33],
  kutuzov: [4, 33],
};

/** A played log as JSON. */
type Written = Pick<Played, 'id' | 'seats' | 'commits' | 'middle'> & {
  readonly of: string;
  readonly seeds: readonly [seed: string, chanceSeed: string];
};

const writtenAs = ({ game, seed, chanceSeed, ...rest }: Played): Written => ({
  ...rest,
  of: game.id,
  seeds: [toBase64url(seed), toBase64url(chanceSeed)],
});

const playAll = (): readonly Played[] =>
  ENTRIES.flatMap((entry) => {
    const [many = 0, most = 0] = SIZES[entry.game.id] ?? [];
    return Array.from({ length: many }, (_, i) => playedLog(entry, i + 1, most));
  });

const written = JSON.parse(
  await madeOnce('played-logs', () => JSON.stringify(playAll().map(writtenAs))),
) as readonly Written[];

export const PLAYED: readonly Played[] = written.map(({ of, seeds: [seed, chanceSeed], ...rest }) => ({
  ...rest,
  game: sure(ENTRIES.find(({ game }) => game.id === of)?.game, of),
  seed: fromBase64url(seed),
  chanceSeed: fromBase64url(chanceSeed),
}));

/** A forged log of some game, and the log it was made of. */
export interface Forged {
  readonly bytes: Buffer;
  readonly of: Played;
}

type Made = readonly unknown[] | Buffer | undefined;

const bytesOf = (made: readonly unknown[] | Buffer): Buffer =>
  Buffer.isBuffer(made)
    ? made
    : Buffer.from(`${made.map((line) => (typeof line === 'string' ? line : lineOf(line))).join('\n')}\n`);

/** Forges at random places of random games, until it is done so often. `from`: what the forger has of a log. */
export function forgedOften(
  kind: string,
  forge: (forger: Forger) => Made,
  from: (of: Played) => readonly Commit[] = ({ commits }) => commits,
  times = TIMES,
): readonly Forged[] {
  const below = random([...kind].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1e9, 7));
  const done: Forged[] = [];
  for (let tries = 0; done.length < times && tries < Math.max(times, 10) * 40; tries++) {
    const of = oneOf(below, PLAYED);
    const honest = from(of);
    const made = forge({ played: of, log: copied(honest), below });
    if (made === undefined) continue;
    const bytes = bytesOf(made);
    if (!bytes.equals(bytesOf(honest))) done.push({ of, bytes });
  }
  expect([kind, done.length]).toEqual([kind, times]);
  return done;
}

/** What a viewer may read of a game that goes on: a spectator, or the first seat. */
export const asSeen = (commits: readonly (Commit | Draft)[], { seats }: Played, isSeat: boolean): readonly Commit[] =>
  commits.map((commit) => seenBy(commit as Commit, isSeat ? seats.slice(0, 1) : []));

const games = { ...GAMES, duel: async () => duel };
const NO_ENGINES: Engines = async () => undefined;

/** What the command line says of a log in a file. */
export async function houseOf(file: string, whole: boolean, engines: Engines = NO_ENGINES) {
  const report = await auditLines(await linesOfLog(file), whole, { games, engines });
  // The page that verifies has words for all that is found, in Korean too.
  expect(report.findings.filter(({ detail }) => inKorean(detail) === undefined)).toEqual([]);
  return report;
}

/**
 * What `GET /audit` answers where the store has this log; undefined where it is no list of commits, so no store can
 * have it.
 */
export async function served(
  bytes: Buffer,
): Promise<{ readonly status: number; readonly verdict: string } | undefined> {
  const commits = commitsIn(bytes);
  const id = commits?.[0]?.envelope?.game;
  if (commits === undefined || typeof id !== 'string') return undefined;
  const log = {
    ...memoryEventLog(),
    read: async (_: string, after: number) => commits.slice(after),
    snapshot: async () => undefined,
  };
  const stores = {
    log,
    press: memoryPressLog(),
    vault: memoryVault(),
    people: memoryPeople(),
    views: memoryViews(),
    memos: memoryMemos(),
    record: memoryOutages(),
    anchors: memoryAnchors(),
    connections: memoryConnections(),
    reports: [],
  };
  const house = await open({ games, stores, following: false });
  try {
    const { status, body } = await house.as(undefined).get<{ readonly verdict: string }>(`/v1/games/${id}/audit`);
    return { status, verdict: body?.verdict };
  } finally {
    await house.close();
  }
}

function commitsIn(bytes: Buffer): readonly Commit[] | undefined {
  const lines = bytes.toString('utf8').split('\n').filter(Boolean);
  try {
    const commits = lines.map((line) => JSON.parse(line) as Commit);
    return commits.map(lineOf).join('\n') === lines.join('\n') ? commits : undefined;
  } catch {
    return undefined;
  }
}

/** The codes of many findings, the most frequent first. */
export function tally(codes: readonly (readonly string[])[]): string {
  const counts = new Map<string, number>();
  for (const code of codes.flatMap((each) => [...new Set(each)])) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([code, count]) => `${code} ${count}`)
    .join(', ');
}
