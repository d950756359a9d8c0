import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { GAMES } from '../../domain/games/games.ts';
import { sure } from '../../domain/lib/sure.ts';
import type { Commit } from '../../domain/log/envelope.ts';
import { statesOf, type Told } from '../../infra/engines/states.ts';
import { ENTRIES } from '../kit/registry.ts';
import { playedTable } from '../verifier/logs.ts';

// `node states.ts GAME COUNT`: prints the golden logs of a game, and a number of games at random, of all settings. Each
// log is a line of JSON, with the hash of the state after each commit. `npm run release -- --ahead` runs it in a newer
// checkout, and folds the same logs by older code.

const [of = '', count = '0'] = process.argv.slice(2);
const play = await sure(GAMES[of], `hosted game ${of}`)();

/** Prints a line, and waits until it is taken, because the reader is slower. */
const tell = (log: string, commits: readonly Commit[]): Promise<void> => {
  const told: Told = { log, commits, states: statesOf(play, commits) };
  return new Promise((done) => void process.stdout.write(`${JSON.stringify(told)}\n`, () => done()));
};

const golden = new URL('./', import.meta.url);
for (const file of readdirSync(golden, { recursive: true, encoding: 'utf8' }).sort()) {
  if (!file.endsWith('.ndjson') || basename(dirname(file)) !== of) continue;
  const lines = readFileSync(new URL(file, golden), 'utf8').trim().split('\n');
  await tell(
    `tests/golden/${file}`,
    lines.map((line) => JSON.parse(line) as Commit),
  );
}
const entry = sure(
  ENTRIES.find(({ game }) => game.id === of),
  `entry of ${of}`,
);
for (let seed = 1; seed <= Number(count); seed++) {
  await tell(`random game ${seed}`, playedTable(entry, seed, entry.maxCommits).commits);
}
