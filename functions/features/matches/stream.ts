import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { sure } from '../../../domain/lib/sure.ts';
import { GameStopped } from '../../platform/kit/faults.ts';
import { report, reportThrown } from '../../platform/kit/report.ts';

/** A function over the games that a batch of a stream is about; failures are retried from the first. */
export function overGames(
  gameOf: (record: DynamoDBRecord) => string | undefined,
  work: (game: string) => Promise<void>,
) {
  return async (event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    const first = new Map<string, DynamoDBRecord>();
    for (const record of event.Records) {
      const game = gameOf(record);
      if (game !== undefined && !first.has(game)) first.set(game, record);
    }
    for (const [game, record] of first) {
      try {
        await work(game);
      } catch (caught) {
        reportThrown(caught, 'quarantine', { game });
        // Trying again would not help: the game is stopped until the operator puts it right.
        if (caught instanceof GameStopped) continue;
        return {
          batchItemFailures: [{ itemIdentifier: sure(record.dynamodb?.SequenceNumber, 'sequence number of a record') }],
        };
      }
    }
    return { batchItemFailures: [] };
  };
}

/** The game that a record of the stream of `events` adds a commit to. */
export const committed = ({ eventName, dynamodb }: DynamoDBRecord): string | undefined => {
  const pk = dynamodb?.Keys?.pk?.S;
  return eventName === 'INSERT' && pk?.startsWith('G#') ? pk.slice('G#'.length) : undefined;
};

/**
 * Reports every record of a commit that was changed or removed: the log is append-only, so nothing of ours does that.
 */
export function reportTampering({ Records }: DynamoDBStreamEvent): void {
  for (const { eventName, dynamodb } of Records) {
    const [pk, sk] = [dynamodb?.Keys?.pk?.S, dynamodb?.Keys?.sk?.S];
    if (eventName === 'INSERT' || !pk?.startsWith('G#') || !sk?.startsWith('C#')) continue;
    report('tamper', { game: pk.slice('G#'.length), commit: String(Number(sk.slice('C#'.length))), change: eventName });
  }
}
