import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { project } from '../features/listing/project.ts';
import { committed, overGames, reportTampering } from '../features/matches/stream.ts';
import { background } from '../wiring/background.ts';

const projecting = overGames(committed, async (game) => project(background(), game));

/** Follows the stream of `events`, and reports commits that were changed or removed. */
export async function handler(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  reportTampering(event);
  return projecting(event);
}
