import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

/** The lines of a file, named from where the command was typed, or of standard input (`-` or nothing). */
export function linesOf(file: string | undefined): AsyncIterable<string> {
  const input = file === undefined || file === '-' ? process.stdin : createReadStream(resolve(process.env.FIELDPOST_CWD ?? '.', file));
  return createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
}

/** Writes a line to standard output, waiting while it is full. */
export async function writeLine(line: string): Promise<void> {
  if (!process.stdout.write(`${line}\n`)) await new Promise((done) => process.stdout.once('drain', done));
}
