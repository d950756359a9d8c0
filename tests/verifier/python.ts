import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sure } from '../../domain/lib/sure.ts';
import { duel } from '../kit/duel/index.ts';
import { lacks } from '../kit/whole.ts';

/** Whether this machine has what runs the verifier. */
export const hasPython = spawnSync('python3', ['--version']).status === 0;
if (!hasPython) lacks('python3');

export const VERIFIER = fileURLToPath(new URL('verify.py', import.meta.url));

/** What the verifier says of one log. */
export interface Said {
  readonly verdict: 'broken' | 'unchecked' | 'incomplete' | 'unreadable';
  /** Everything that can be known without rules was checked and holds. */
  readonly holds: boolean;
  readonly findings: readonly (readonly [v: number, code: string, detail: string])[];
}

/** One process of the verifier for many logs. It works while more of them are made. */
interface Verifier {
  /** Hands a log over, with arguments; gives its number in `said`. */
  give(log: string | Uint8Array, args?: readonly string[]): number;
  /** The file that a log was put into. */
  fileOf(number: number): string;
  /** What it says of each log, in order. Ends the process. */
  said(): Promise<readonly Said[]>;
}

export function verifier(): Verifier {
  const folder = mkdtempSync(join(tmpdir(), 'fieldpost-verifier-'));
  const streams = join(folder, 'streams.json');
  writeFileSync(streams, JSON.stringify({ duel: duel.streams }));
  const [program, ...args] = hasPython ? ['python3', VERIFIER, '--batch', '-'] : ['cat'];
  const process = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const closed = once(process, 'close');
  const chunks: Buffer[] = [];
  process.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  let given = 0;
  const fileOf = (number: number): string => join(folder, `${number}.ndjson`);
  return {
    fileOf,
    give(log, args = []) {
      const file = fileOf(given);
      writeFileSync(file, log);
      process.stdin.write(`${JSON.stringify([file, '--streams', streams, ...args])}\n`);
      return given++;
    },
    async said() {
      process.stdin.end();
      await closed;
      rmSync(folder, { recursive: true });
      if (!hasPython) return [];
      const lines = Buffer.concat(chunks).toString('utf8').split('\n').filter(Boolean);
      return Array.from(
        { length: given },
        (_, i) => JSON.parse(sure(lines[i], `what the verifier says of log ${i}`)) as Said,
      );
    },
  };
}
