import type { DynamoDBBatchResponse, DynamoDBStreamEvent, SQSBatchResponse, SQSEvent } from 'aws-lambda';
import type { Head } from '../../domain/match/audit/anchors.ts';
import { noteHeads } from '../features/anchors/heads.ts';
import { isAgain, later } from '../features/listing/again.ts';
import { project } from '../features/listing/project.ts';
import { committed, overGames, reportTampering, trying } from '../features/matches/stream.ts';
import { metered } from '../platform/kit/metrics.ts';
import { isOfQueue, overMessages } from '../platform/queue/consumer.ts';
import { background } from '../wiring/background.ts';

/** Returns work that shows a game in the lists, and what it has shown so far. */
function showing() {
  const heads: Head[] = [];
  const show = async (game: string): Promise<void> => {
    const head = await project(background(), game);
    if (head !== undefined) heads.push(head);
  };
  return { show, note: () => noteHeads(background().memos, heads, background().now()) };
}

const sendAgain = (game: string, tries?: number): Promise<void> => later(background().queues.again, game, tries);

/** Consumes games that threw. */
const again = overMessages(
  isAgain,
  async ({ game, tries }) => {
    const { show, note } = showing();
    await trying(game, show, () => sendAgain(game, tries));
    await note();
  },
  8,
);

/**
 * Follows the stream of `events`, and reports commits that were changed or removed. Notes for the next anchor what it
 * has shown. A game that throws comes again.
 */
export const handler = metered(
  'projector',
  async (event: DynamoDBStreamEvent | SQSEvent): Promise<DynamoDBBatchResponse | SQSBatchResponse> => {
    if (isOfQueue(event)) return again(event);
    reportTampering(event);
    const { show, note } = showing();
    const answer = await overGames(committed, show, sendAgain)(event);
    await note();
    return answer;
  },
);
