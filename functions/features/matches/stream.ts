import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { sure } from '../../../domain/lib/sure.ts';
import { GameStopped } from '../../platform/kit/faults.ts';
import { report, reportThrown } from '../../platform/kit/report.ts';
import { sideBySide } from '../../platform/kit/side-by-side.ts';

/** Number of games at once. */
const AT_ONCE = 8;

/**
 * Returns a handler of the games in a batch of a stream. A game that throws is put aside for a later try, so that no
 * other waits for it. If that fails too, the records are retried from its first one.
 */
export function overGames(
  gameOf: (record: DynamoDBRecord) => string | undefined,
  work: (game: string) => Promise<unknown>,
  later: (game: string) => Promise<void>,
) {
  return async (event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    const games = new Set(event.Records.map(gameOf).filter((game) => game !== undefined));
    const failed = new Set<string>();
    await sideBySide(AT_ONCE, games, async (game) => {
      try {
        await trying(game, work, later);
      } catch (caught) {
        reportThrown(caught, 'fault', { game });
        failed.add(game);
      }
    });
    const first = event.Records.find((record) => failed.has(gameOf(record) ?? ''));
    return {
      batchItemFailures:
        first === undefined
          ? []
          : [{ itemIdentifier: sure(first.dynamodb?.SequenceNumber, 'sequence number of a record') }],
    };
  };
}

/** Works on a game. One that throws is tried later. A stopped game is not, until the operator repairs it. */
export async function trying(
  game: string,
  work: (game: string) => Promise<unknown>,
  later: (game: string) => Promise<void>,
): Promise<void> {
  try {
    await work(game);
  } catch (caught) {
    reportThrown(caught, 'quarantine', { game });
    if (!(caught instanceof GameStopped)) await later(game);
  }
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
