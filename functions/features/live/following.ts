import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { sure } from '../../../domain/lib/sure.ts';
import { reportThrown } from '../../platform/kit/report.ts';
import { type Said, saidIn } from '../press/heard.ts';

/**
 * Returns a handler of batches of the stream of `events`. It receives the first and the newest version of each game (0:
 * catch up with the game), and each entry of a conversation. Lambda retries a failed batch from its first failed
 * record.
 */
export function overVersions(
  work: (game: string, version: number, first: number) => Promise<void>,
  talked: (said: Said) => Promise<void>,
) {
  return async ({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    const spans = new Map<string, { readonly first: number; readonly newest: number }>();
    const said = Records.map(saidIn).filter((each) => each !== undefined);
    for (const record of Records) {
      const commit = commitIn(record);
      if (commit === undefined) continue;
      const { first, newest } = spans.get(commit.game) ?? { first: commit.version, newest: commit.version };
      spans.set(commit.game, { first: Math.min(first, commit.version), newest: Math.max(newest, commit.version) });
    }
    const failed = new Set<string>();
    const one = async (game: string, done: Promise<void>, name = game): Promise<void> => {
      try {
        await done;
      } catch (caught) {
        reportThrown(caught, 'fault', { game });
        failed.add(name);
      }
    };
    await Promise.all([
      ...[...spans].map(([game, { first, newest }]) => one(game, work(game, newest, first))),
      ...said.map((each) => one(each.game, talked(each), nameOf(each))),
    ]);
    const first = Records.find((record) => failed.has(commitIn(record)?.game ?? nameOf(saidIn(record))));
    if (first === undefined) return { batchItemFailures: [] };
    return {
      batchItemFailures: [{ itemIdentifier: sure(first.dynamodb?.SequenceNumber, 'sequence number of a record') }],
    };
  };
}

/** Returns the unique name of an entry. */
const nameOf = (said: Said | undefined): string =>
  said === undefined ? '' : `${said.game} ${said.conversation} ${said.n}`;

/** Returns the commit that a record added; 0: followers must catch up with the game. */
function commitIn({
  eventName,
  dynamodb,
}: DynamoDBRecord): { readonly game: string; readonly version: number } | undefined {
  const [pk, sk] = [dynamodb?.Keys?.pk?.S ?? '', dynamodb?.Keys?.sk?.S ?? ''];
  const version = Number(sk.slice('C#'.length));
  if (eventName !== 'INSERT' || !pk.startsWith('G#') || !sk.startsWith('C#') || Number.isNaN(version)) return undefined;
  return { game: pk.slice('G#'.length), version };
}
