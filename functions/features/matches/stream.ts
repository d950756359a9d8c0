import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { sure } from '../../../domain/lib/sure.ts';
import { GameStopped } from '../../platform/kit/faults.ts';
import { report, reportThrown } from '../../platform/kit/report.ts';

/** Returns a handler of the games in a batch of a stream. Failed records are retried from the first one. */
export function overGames(
  gameOf: (record: DynamoDBRecord) => string | undefined,
  work: (game: string) => Promise<unknown>,
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
        // A retry would not help: the game is stopped until the operator repairs it.
        if (caught instanceof GameStopped) continue;
        return {
          batchItemFailures: [{ itemIdentifier: sure(record.dynamodb?.SequenceNumber, 'sequence number of a record') }],
        };
      }
    }
    return { batchItemFailures: [] };
  };
}

/** Returns the game to which a record of the stream of `events` adds a commit. */
export const committed = ({ eventName, dynamodb }: DynamoDBRecord): string | undefined => {
  const pk = dynamodb?.Keys?.pk?.S;
  return eventName === 'INSERT' && pk?.startsWith('G#') ? pk.slice('G#'.length) : undefined;
};

/** Reports each changed or removed commit. The log is append-only, so the program never causes one. */
export function reportTampering({ Records }: DynamoDBStreamEvent): void {
  for (const { eventName, dynamodb } of Records) {
    const [pk, sk] = [dynamodb?.Keys?.pk?.S, dynamodb?.Keys?.sk?.S];
    if (eventName === 'INSERT' || !pk?.startsWith('G#') || !sk?.startsWith('C#')) continue;
    report('tamper', { game: pk.slice('G#'.length), commit: String(Number(sk.slice('C#'.length))), change: eventName });
  }
}
