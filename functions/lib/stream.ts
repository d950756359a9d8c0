import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';

/** A function over the games that a batch of the stream of `events` has commits of; failures are retried from the first. */
export function overGames(work: (game: string) => Promise<void>) {
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
        const { name, message, stack } = caught as Error;
        console.error(JSON.stringify({ level: 'error', game, name, message, stack }));
        return { batchItemFailures: [{ itemIdentifier: record.dynamodb!.SequenceNumber! }] };
      }
    }
    return { batchItemFailures: [] };
  };
}

const gameOf = ({ eventName, dynamodb }: DynamoDBRecord): string | undefined => {
  const pk = dynamodb?.Keys?.pk?.S;
  return eventName === 'INSERT' && pk?.startsWith('G#') ? pk.slice('G#'.length) : undefined;
};
