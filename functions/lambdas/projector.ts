import type { DynamoDBBatchResponse, DynamoDBStreamEvent, SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { isAgain, later } from '../features/listing/again.ts';
import { project } from '../features/listing/project.ts';
import { committed, overGames, reportTampering, trying } from '../features/matches/stream.ts';
import { isOfQueue, overMessages } from '../platform/queue/consumer.ts';
import { background } from '../wiring/background.ts';

const projecting = (game: string): Promise<void> => project(background(), game);

const following = overGames(committed, projecting, (game) => later(background().queues.again, game));

/** Consumes games that threw. */
const again = overMessages(
  isAgain,
  ({ game, tries }) => trying(game, projecting, () => later(background().queues.again, game, tries)),
  8,
);

/** Follows the stream of `events`, and reports commits that were changed or removed. A game that throws comes again. */
export async function handler(
  event: DynamoDBStreamEvent | SQSEvent,
): Promise<DynamoDBBatchResponse | SQSBatchResponse> {
  if (isOfQueue(event)) return again(event);
  reportTampering(event);
  return following(event);
}
