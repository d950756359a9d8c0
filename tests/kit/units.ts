import type { AttributeValue, DynamoDBClient } from '@aws-sdk/client-dynamodb';

/** What DynamoDB on demand bills: request units, as its developer guide counts them. */
export interface Units {
  readonly requests: number;
  /** 4 KB each; half for a read that need not be consistent. */
  readonly reads: number;
  /** 1 KB each. */
  readonly writes: number;
}

export const NO_UNITS: Units = { requests: 0, reads: 0, writes: 0 };

export const plus = (a: Units, b: Units): Units => ({
  requests: a.requests + b.requests,
  reads: a.reads + b.reads,
  writes: a.writes + b.writes,
});

type Item = Record<string, AttributeValue>;
type Message = { readonly [field: string]: unknown };

/** A client that counts the units of its requests. `take` gives back what was counted since it was last called. */
export function metered(client: DynamoDBClient): { readonly client: DynamoDBClient; take(): Units } {
  let counted = NO_UNITS;
  const counting = Object.create(client) as DynamoDBClient;
  const send = async (command: Parameters<DynamoDBClient['send']>[0]): Promise<unknown> => {
    const { name } = command.constructor;
    const input = command.input as unknown as Message;
    // A Query costs by all that it reads, also by what it does not show.
    if (name === 'QueryCommand') Object.assign(input, { ReturnConsumedCapacity: 'TOTAL' });
    try {
      const output = (await client.send(command)) as unknown as Message;
      counted = plus(counted, unitsOf(name, input, output));
      return output;
    } catch (caught) {
      counted = plus(counted, unitsOf(name, input, {}));
      throw caught;
    }
  };
  counting.send = send as DynamoDBClient['send'];
  return {
    client: counting,
    take() {
      const taken = counted;
      counted = NO_UNITS;
      return taken;
    },
  };
}

/**
 * A write counts as the item written, a deletion as one unit (only pointers are deleted), a refused condition like a
 * write.
 */
function unitsOf(command: string, input: Message, output: Message): Units {
  const reads = (bytes: number, consistent: unknown) =>
    (Math.max(1, Math.ceil(bytes / 4096)) * (consistent === true ? 2 : 1)) / 2;
  switch (command) {
    case 'PutItemCommand':
      return { requests: 1, reads: 0, writes: Math.max(1, Math.ceil(bytesOf(input.Item as Item) / 1024)) };
    case 'DeleteItemCommand':
      return { requests: 1, reads: 0, writes: 1 };
    case 'GetItemCommand':
      return { requests: 1, reads: reads(bytesOf((output.Item ?? {}) as Item), input.ConsistentRead), writes: 0 };
    case 'QueryCommand': {
      const { CapacityUnits = 0 } = (output.ConsumedCapacity ?? {}) as { readonly CapacityUnits?: number };
      return { requests: 1, reads: Math.max(CapacityUnits, reads(0, input.ConsistentRead)), writes: 0 };
    }
    case 'BatchGetItemCommand': {
      const items = Object.values((output.Responses ?? {}) as Record<string, Item[]>).flat();
      const asked = Object.values(input.RequestItems as Record<string, { readonly ConsistentRead?: boolean }>);
      const isConsistent = asked.some(({ ConsistentRead }) => ConsistentRead === true);
      return {
        requests: 1,
        reads: items.reduce((sum, item) => sum + reads(bytesOf(item), isConsistent), 0),
        writes: 0,
      };
    }
    default:
      throw new Error(`what does ${command} cost?`);
  }
}

/** The size of an item: its attributes' names and values, in bytes. */
export const bytesOf = (item: Item): number =>
  Object.entries(item).reduce((sum, [name, value]) => sum + Buffer.byteLength(name) + valueBytes(value), 0);

function valueBytes({ S, N, B }: AttributeValue): number {
  if (S !== undefined) return Buffer.byteLength(S);
  if (N !== undefined) return Math.ceil(N.length / 2) + 1;
  if (B !== undefined) return B.byteLength;
  throw new Error('items are made of text, numbers and bytes');
}
