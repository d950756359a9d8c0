import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { sure } from '../../../domain/lib/sure.ts';
import { reportThrown } from '../report.ts';

/**
 * A function over the newest version of each game that a batch of the stream of `events` has commits of (0: it is to be caught up with);
 * what failed is retried from its first record on.
 */
export function overVersions(work: (game: string, version: number) => Promise<void>) {
  return async ({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    const newest = new Map<string, number>();
    for (const record of Records) {
      const commit = commitIn(record);
      if (commit !== undefined) newest.set(commit.game, Math.max(commit.version, newest.get(commit.game) ?? 0));
    }
    const failed = new Set<string>();
    const one = async ([game, version]: readonly [string, number]): Promise<void> => {
      try {
        await work(game, version);
      } catch (caught) {
        reportThrown(caught, 'fault', { game });
        failed.add(game);
      }
    };
    await Promise.all([...newest].map(one));
    const first = Records.find((record) => failed.has(commitIn(record)?.game ?? ''));
    if (first === undefined) return { batchItemFailures: [] };
    return { batchItemFailures: [{ itemIdentifier: sure(first.dynamodb?.SequenceNumber, 'sequence number of a record') }] };
  };
}

/** The commit that a record says was added; 0: followers are to catch up with a game. */
function commitIn({ eventName, dynamodb }: DynamoDBRecord): { readonly game: string; readonly version: number } | undefined {
  const [pk, sk] = [dynamodb?.Keys?.pk?.S ?? '', dynamodb?.Keys?.sk?.S ?? ''];
  const version = Number(sk.slice('C#'.length));
  if (eventName !== 'INSERT' || !pk.startsWith('G#') || !sk.startsWith('C#') || Number.isNaN(version)) return undefined;
  return { game: pk.slice('G#'.length), version };
}
