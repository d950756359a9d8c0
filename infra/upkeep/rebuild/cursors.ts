import { textIn } from '../../../functions/platform/dynamo/items.ts';
import { sideBySide } from '../../../functions/platform/kit/side-by-side.ts';
import type { Memos } from '../../../functions/platform/ports/ports.ts';
import { isNumber, isText, maybe, oneOf, shapeOf } from '../../../functions/platform/ports/shape.ts';
import type { Cursor } from '../segments.ts';

// Progress is stored as memos beside the lists: a table without lists has none, and any machine can go on.

const PARTITION = 'rebuild';
const RUN = 'run';
const LEFT = 'left#';

/** A run that began longer ago is not continued: lists that it has passed may be wrong again. */
const LONGEST_MS = 86_400_000;

const AT_ONCE = 32;

/** `name`: a run of another name is not continued. */
const isRun = shapeOf<{ readonly name: string; readonly begun: number }>({ name: isText, begun: isNumber });
const isPassed = shapeOf<Passed>({ pk: maybe(isText), sk: maybe(isText), counted: isNumber });
const isLeft = shapeOf<Omit<Left, 'game'>>({ is: oneOf('ahead', 'failed'), why: isText });

/** The last key that a part has passed; absent: all of it. `counted`: the sum of its results. */
interface Passed {
  readonly pk?: string;
  readonly sk?: string;
  readonly counted: number;
}

/** A game that was left as it is in the lists. */
export interface Left {
  readonly game: string;
  readonly is: 'ahead' | 'failed';
  readonly why: string;
}

/** The progress of a rebuild, which a killed run leaves to the next one. */
interface Run {
  /** When the continued run began; `undefined`: this one is new. */
  readonly begun: number | undefined;
  cursorOf(table: string): Cursor;
  leave(left: Left): Promise<void>;
  /** Forgets the progress. Returns the sums of the results by table, and the games that were left. */
  end(): Promise<{ readonly counted: (table: string) => number; readonly left: readonly Left[] }>;
}

/** Returns the progress of a run of a name. `isAgain`: begins a new one. */
export async function runIn(memos: Memos, name: string, now: number, isAgain: boolean): Promise<Run> {
  const run = await memos.get(PARTITION, RUN);
  const isContinued = !isAgain && isRun(run) && run.name === name && run.begun > now - LONGEST_MS;
  if (!isContinued) {
    await forget(memos);
    await memos.put(PARTITION, RUN, { name, begun: now });
  }
  const passed = new Map<string, Passed>();
  for (const { sk, value } of isContinued ? await memos.list(PARTITION) : [])
    if (isPassed(value)) passed.set(sk, value);

  return {
    begun: isContinued ? run.begun : undefined,
    cursorOf: (table) => {
      const skOf = (segment: number): string => `${table}#${segment}`;
      return {
        from(segment) {
          const there = passed.get(skOf(segment));
          if (there === undefined) return undefined;
          const { pk, sk } = there;
          return pk === undefined || sk === undefined ? 'end' : { pk: { S: pk }, sk: { S: sk } };
        },
        async passed(segment, next, more) {
          const key = next === 'end' ? {} : { pk: textIn(next, 'pk'), sk: textIn(next, 'sk') };
          const there = { ...key, counted: (passed.get(skOf(segment))?.counted ?? 0) + more };
          passed.set(skOf(segment), there);
          await memos.put(PARTITION, skOf(segment), there);
        },
      };
    },
    async leave({ game, is, why }) {
      await memos.put(PARTITION, LEFT + game, { is, why });
    },
    async end() {
      const left = (await memos.list(PARTITION)).flatMap(({ sk, value }) =>
        isLeft(value) ? [{ game: sk.slice(LEFT.length), ...value }] : [],
      );
      await forget(memos);
      const counted = (table: string): number =>
        [...passed].reduce((sum, [sk, each]) => sum + (sk.startsWith(`${table}#`) ? each.counted : 0), 0);
      return { counted, left };
    },
  };
}

const forget = async (memos: Memos): Promise<void> =>
  sideBySide(AT_ONCE, await memos.list(PARTITION), ({ sk }) => memos.remove(PARTITION, sk));
