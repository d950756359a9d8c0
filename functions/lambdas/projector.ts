import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import type { Head } from '../../domain/match/audit/anchors.ts';
import { noteHeads } from '../features/anchors/heads.ts';
import { project } from '../features/listing/project.ts';
import { committed, overGames, reportTampering } from '../features/matches/stream.ts';
import { background } from '../wiring/background.ts';

/**
 * Follows the stream of `events`, and reports commits that were changed or removed. Notes for the next anchor what it
 * has shown.
 */
export async function handler(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  reportTampering(event);
  const heads: Head[] = [];
  const answer = await overGames(committed, async (game) => {
    const head = await project(background(), game);
    if (head !== undefined) heads.push(head);
  })(event);
  await noteHeads(background().memos, heads, background().now());
  return answer;
}
