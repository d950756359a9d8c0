import { SingleBar } from 'cli-progress';

/** How far long work has come. It is said on standard error, so that what the work prints stays the same. */
export interface Progress {
  step(count?: number): void;
  end(): void;
}

/** Between two lines where there is no terminal, in milliseconds. */
const NOW_AND_THEN = 10_000;

/** A bar with what is done and how long the rest will take on a terminal; where there is none, a line now and then. */
export function progressOf(what: string, total: number, stream: NodeJS.WriteStream = process.stderr, now = Date.now): Progress {
  return stream.isTTY ? bar(what, total, stream) : lines(what, total, stream, now);
}

/** None at all, for programs. */
export const SILENT: Progress = { step: () => undefined, end: () => undefined };

function bar(what: string, total: number, stream: NodeJS.WriteStream): Progress {
  const shown = new SingleBar({
    stream,
    format: `${what} [{bar}] {value} of {total}, {eta_formatted} left`,
    hideCursor: null,
    clearOnComplete: true,
  });
  shown.start(total, 0);
  return { step: (count = 1) => shown.increment(count), end: () => shown.stop() };
}

function lines(what: string, total: number, stream: NodeJS.WriteStream, now: () => number): Progress {
  const began = now();
  let [done, said] = [0, began];
  return {
    step(count = 1) {
      done += count;
      const moment = now();
      if (moment - said < NOW_AND_THEN) return;
      said = moment;
      const left = Math.ceil((((moment - began) / done) * (total - done)) / 1000);
      stream.write(`${what}: ${done} of ${total}, ${left} s left\n`);
    },
    end: () => undefined,
  };
}
