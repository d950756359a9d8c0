import { type DynamoDBClient, ScanCommand, type ScanCommandInput } from '@aws-sdk/client-dynamodb';
import type { Item } from '../../functions/platform/dynamo/items.ts';
import { sideBySide } from '../../functions/platform/kit/side-by-side.ts';
import { type Progress, SILENT } from '../local/progress.ts';
import { FIRSTS, gameIn } from './items.ts';

/** Number of parts of a table that are read apart. Each step of a progress is one. */
export const SEGMENTS = 64;
/** Number of parts that are read at once. A game is worked on after another in each. */
const AT_ONCE = 32;
/** Number of items that are read at once in a part: one page is in memory. */
const A_PAGE = 1_000;

/** Where a part of a table is continued: after a key, or nowhere. */
type Position = Item | 'end';

/** Keeps how far each part of a table was read. */
export interface Cursor {
  /** `undefined`: from its beginning. */
  from(segment: number): Position | undefined;
  /** Called after the work on each page, with its result. */
  passed(segment: number, next: Position, counted: number): Promise<void>;
}

const NO_CURSOR: Cursor = { from: () => undefined, passed: async () => undefined };

interface Options {
  readonly atOnce?: number;
  readonly aPage?: number;
  readonly cursor?: Cursor;
  readonly progress?: Progress;
}

/**
 * Works on all items of a table page by page, consistently, in many parts at once. Holds one page of each. `work`
 * returns a number for the cursor.
 */
export async function overPages(
  client: DynamoDBClient,
  scan: ScanCommandInput,
  work: (items: readonly Item[]) => Promise<number>,
  { atOnce = AT_ONCE, aPage = A_PAGE, cursor = NO_CURSOR, progress = SILENT }: Options = {},
): Promise<void> {
  const segments = Array.from({ length: SEGMENTS }, (_, segment) => segment);
  await sideBySide(atOnce, segments, async (Segment) => {
    const part = { ConsistentRead: true, Limit: aPage, ...scan, Segment, TotalSegments: SEGMENTS };
    let start = cursor.from(Segment);
    while (start !== 'end') {
      const page = await client.send(new ScanCommand({ ...part, ...(start && { ExclusiveStartKey: start }) }));
      const counted = await work(page.Items ?? []);
      start = page.LastEvaluatedKey ?? 'end';
      await cursor.passed(Segment, start, counted);
    }
    progress.step();
  });
}

/** Works on each game with a commit, unordered. */
export const overGames = (
  client: DynamoDBClient,
  events: string,
  work: (game: string) => Promise<void>,
  options: Options = {},
): Promise<void> =>
  overPages(
    client,
    { TableName: events, ...FIRSTS },
    async (items) => {
      for (const item of items) await work(gameIn(item));
      return items.length;
    },
    options,
  );
