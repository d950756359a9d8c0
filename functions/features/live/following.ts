import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { sure } from '../../../domain/lib/sure.ts';
import { type Written, writtenIn } from '../../platform/dynamo/lists/images.ts';
import { reportThrown } from '../../platform/kit/report.ts';
import { type Said, saidIn } from '../press/heard.ts';

/**
 * Returns a handler of batches of the streams of `views` and of `events`. It receives each game once, as it was before
 * the first of its records and as it is after the last, and each entry of a conversation. Lambda retries a failed batch
 * from its first failed record.
 */
export function overWritten(work: (written: Written) => Promise<void>, talked: (said: Said) => Promise<void>) {
  return async ({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    const spans = new Map<string, Written>();
    for (const record of Records) {
      const written = writtenIn(record);
      if (written !== undefined) spans.set(written.game, spanned(spans.get(written.game), written));
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
    const said = Records.map(saidIn).filter((each) => each !== undefined);
    await Promise.all([
      ...[...spans].map(([game, written]) => one(game, work(written))),
      ...said.map((each) => one(each.game, talked(each), nameOf(each))),
    ]);
    const first = Records.find((record) => failed.has(writtenIn(record)?.game ?? nameOf(saidIn(record))));
    if (first === undefined) return { batchItemFailures: [] };
    return {
      batchItemFailures: [{ itemIdentifier: sure(first.dynamodb?.SequenceNumber, 'sequence number of a record') }],
    };
  };
}

/** Joins two records of a game: what was before the first, and is after the last. */
function spanned(first: Written | undefined, last: Written): Written {
  if (first === undefined) return last;
  const { before: _, ...now } = last;
  return { ...now, ...(first.before && { before: first.before }) };
}

/** Returns the unique name of an entry. */
const nameOf = (said: Said | undefined): string =>
  said === undefined ? '' : `${said.game} ${said.conversation} ${said.n}`;
