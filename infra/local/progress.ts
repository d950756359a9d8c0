import { clearLine, cursorTo } from 'node:readline';
import { SingleBar } from 'cli-progress';
import { writeLine } from './commands/input.ts';

/** The progress of long work. It is written to standard error, so that the output of the work stays the same. */
export interface Progress {
  step(count?: number): void;
  /** Clears the progress for a line of output, and shows it again below. */
  clear(): void;
  end(): void;
}

/** Shows the progress, once the total is known. `undefined`: the total is known only at the end. */
export type Report = (total: number | undefined) => Progress;

/** Interval between two lines without a terminal, in milliseconds. */
const NOW_AND_THEN = 10_000;

/** Shows a bar with the remaining time on a terminal; otherwise a line now and then. */
export function progressOf(
  what: string,
  total: number | undefined,
  stream: NodeJS.WriteStream = process.stderr,
  now = Date.now,
): Progress {
  return stream.isTTY ? bar(what, total, stream) : lines(what, total, stream, now);
}

/** Shows nothing, for programs. */
export const SILENT: Progress = { step: () => undefined, clear: () => undefined, end: () => undefined };

/** The output of long work: its progress and its results, in words or (`--json`) as JSON. */
export interface Work {
  readonly report: Report;
  /** Prints a line: the words for people, or the row for programs. */
  tell(words: string, row?: object): Promise<void>;
}

/** Returns the output of named work. `isJson`: only the rows. */
export function workOf(name: string, isJson = false): Work {
  let shown = SILENT;
  return {
    report(total) {
      if (!isJson) shown = progressOf(name, total);
      return shown;
    },
    async tell(words, row) {
      if (isJson) return row && writeLine(JSON.stringify(row));
      shown.clear();
      await writeLine(words);
    },
  };
}

function bar(what: string, total: number | undefined, stream: NodeJS.WriteStream): Progress {
  const rest =
    total === undefined ? '{value} so far, {duration_formatted}' : '[{bar}] {value} of {total}, {eta_formatted} left';
  const options = {
    stream,
    format: `${what} ${rest}`,
    hideCursor: null,
    clearOnComplete: true,
    linewrap: true,
    forceRedraw: true,
  };
  const shown = new SingleBar(options);
  shown.start(total ?? 0, 0);
  return {
    step: (count = 1) => shown.increment(count),
    clear() {
      cursorTo(stream, 0);
      clearLine(stream, 0);
    },
    end: () => shown.stop(),
  };
}

function lines(what: string, total: number | undefined, stream: NodeJS.WriteStream, now: () => number): Progress {
  const began = now();
  let [done, said] = [0, began];
  return {
    step(count = 1) {
      done += count;
      const moment = now();
      if (moment - said < NOW_AND_THEN) return;
      said = moment;
      stream.write(`${what}: ${done}${rest(moment)}\n`);
    },
    clear: () => undefined,
    end: () => undefined,
  };

  function rest(moment: number): string {
    if (total === undefined) return ' so far';
    return ` of ${total}, ${Math.ceil((((moment - began) / done) * (total - done)) / 1000)} s left`;
  }
}
