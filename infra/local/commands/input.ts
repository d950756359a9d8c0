import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import { WrongUsage } from './usage.ts';

/**
 * Returns the lines of a file as bytes, relative to the user's folder, or of standard input (`-` or nothing). A line
 * ends with a line feed, which is included; other line separators do not count. The last line may lack it. Throws
 * `WrongUsage` if the file cannot be read.
 */
async function* rawLinesOf(file: string | undefined): AsyncGenerator<Uint8Array> {
  const input =
    file === undefined || file === '-'
      ? process.stdin
      : createReadStream(resolve(process.env.FIELDPOST_CWD ?? '.', file));
  let parts: Buffer[] = [];
  for await (const chunk of readable(input, file)) {
    let from = 0;
    for (let to = chunk.indexOf(LINE_FEED); to >= 0; to = chunk.indexOf(LINE_FEED, from)) {
      yield Buffer.concat([...parts, chunk.subarray(from, to + 1)]);
      [parts, from] = [[], to + 1];
    }
    if (from < chunk.length) parts.push(chunk.subarray(from));
  }
  if (parts.length > 0) yield Buffer.concat(parts);
}

async function* readable(input: AsyncIterable<Buffer>, file: string | undefined): AsyncGenerator<Buffer> {
  try {
    yield* input;
  } catch (caught) {
    throw new WrongUsage(`${file ?? 'standard input'} cannot be read: ${(caught as Error).message}`);
  }
}

const LINE_FEED = 10;

/** Returns the number of lines of a file; `undefined` for standard input. */
export async function countOfLines(file: string | undefined): Promise<number | undefined> {
  if (file === undefined || file === '-') return undefined;
  let count = 0;
  for await (const _ of rawLinesOf(file)) count++;
  return count;
}

/** Returns the same lines as text. Invalid UTF-8 becomes U+FFFD. */
export async function* linesOf(file: string | undefined): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  for await (const line of rawLinesOf(file))
    yield decoder.decode(line.at(-1) === LINE_FEED ? line.subarray(0, -1) : line);
}

/** Writes a line to standard output, waiting while it is full. */
export async function writeLine(line: string): Promise<void> {
  if (!process.stdout.write(`${line}\n`)) await new Promise((done) => process.stdout.once('drain', done));
}
