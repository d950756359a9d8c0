import type { AttributeValue, DynamoDBRecord } from 'aws-lambda';
import type { Projected } from '../../ports/ports.ts';
import type { Item } from '../items.ts';
import { keptIn, partitionOf, VIEW } from './kept.ts';

/** A view that was written, as its stream tells it: the game before and now. Without `now`, its images are unknown. */
export interface Written {
  readonly game: string;
  readonly before?: Projected;
  readonly now?: Projected;
}

/** The record of the stream as far as it is read. `sk` distinguishes views from commits of the same partition key. */
export function writtenIn({ eventName, dynamodb }: DynamoDBRecord): Written | undefined {
  const { Keys, OldImage, NewImage } = dynamodb ?? {};
  const pk = Keys?.pk?.S ?? '';
  if (eventName === 'REMOVE' || !pk.startsWith(partitionOf('')) || Keys?.sk?.S !== VIEW) return undefined;
  return {
    game: pk.slice(partitionOf('').length),
    ...(OldImage && NewImage && { before: keptIn(itemOf(OldImage)) }),
    ...(NewImage && { now: keptIn(itemOf(NewImage)) }),
  };
}

/** Returns an image as an item. Lambda writes bytes as base64. */
const itemOf = (image: { readonly [name: string]: AttributeValue }): Item =>
  Object.fromEntries(
    Object.entries(image).map(([name, value]) => [
      name,
      typeof value.B === 'string' ? { B: Buffer.from(value.B, 'base64') } : value,
    ]),
  ) as Item;
