import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { reportThrown } from '../kit/report.ts';
import { sideBySide } from '../kit/side-by-side.ts';
import { isText, type Shape, shapeOf } from '../ports/shape.ts';
import { Unreadable } from '../ports/stored.ts';

/** Receives messages of a queue, and names those that failed. They are delivered again. */
export type Consumer = (event: SQSEvent) => Promise<SQSBatchResponse>;

/** Returns a consumer that works on messages of a shape, at most `atOnce` of a batch together. */
export const overMessages =
  <T>(isMessage: Shape<T>, work: (message: T) => Promise<void>, atOnce = 1): Consumer =>
  async ({ Records }) => {
    const failed: string[] = [];
    await sideBySide(atOnce, Records, async ({ messageId, body }) => {
      let game: string | undefined;
      try {
        const message: unknown = JSON.parse(body);
        if (isOfGame(message)) game = message.game;
        if (!isMessage(message)) throw new Unreadable(`the message ${messageId} has another shape`);
        await work(message);
      } catch (caught) {
        reportThrown(caught, 'quarantine', { game, operation: `message ${messageId}` });
        failed.push(messageId);
      }
    });
    return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) };
  };

const isOfGame = shapeOf<{ readonly game: string }>({ game: isText });

/** Returns whether an event of a function came from a queue. */
export const isOfQueue = (event: object | undefined): event is SQSEvent =>
  event !== undefined &&
  'Records' in event &&
  Array.isArray(event.Records) &&
  event.Records[0]?.eventSource === 'aws:sqs';
