import { CreateTableCommand, waitUntilTableExists } from '@aws-sdk/client-dynamodb';
import type { Event } from '../../../domain/diplomacy/state/events.ts';
import type { State } from '../../../domain/diplomacy/state/state.ts';
import { GAMES } from '../../../domain/games/games.ts';
import { sure } from '../../../domain/lib/sure.ts';
import type { EventLog } from '../../../domain/log/store.ts';
import type { MatchCommand } from '../../../domain/match/state/commands.ts';
import { createMatches, type Matches } from '../../../functions/features/matches/matches.ts';
import { dynamoEventLog } from '../../../functions/platform/dynamo/event-log.ts';
import { dynamoVault, oneKey } from '../../../functions/platform/dynamo/vault.ts';
import type { Vault } from '../../../functions/platform/ports/ports.ts';
import type { TestDynamo } from '../../kit/dynalite.ts';
import { ENGINE_OF_TESTS, nonces } from '../../kit/engine.ts';
import { memoryEventLog } from '../../kit/memory-event-log.ts';
import { memoryVault } from '../../kit/memory-vault.ts';
import { seedOf } from '../../kit/random.ts';
import { SETTINGS, TEXTS } from '../../kit/table.ts';
import { begun, decided, evolved, nth } from './game.ts';
import { peer } from './installed.ts';

/** A way to keep a game: commands are appended one by one. */
export interface Keeper {
  readonly name: string;
  /** One command: from the request to the answer that it is kept. */
  command(): Promise<unknown>;
  /** The same in a process that sees the game for the first time, where that is another thing. */
  cold?(): Promise<unknown>;
}

const GAME = 'g0';

/** Ours: with its people, its seals, its chain of hashes and its snapshots. */
async function ours(name: string, log: EventLog, vault: Vault): Promise<Keeper> {
  let now = Date.now();
  const nonce = nonces();
  const boot = (): Matches =>
    createMatches({
      log,
      vault,
      games: GAMES,
      now: () => now,
      randomSeed: () => seedOf(1),
      randomNonce: nonce,
      engineOf: () => ENGINE_OF_TESTS,
      pause: async () => undefined,
      snapshotKey: async () => new Uint8Array(32),
      snapshotEvery: () => 20,
    });
  const warm = boot();
  let sent = 0;
  async function committed(matches: Matches, user: string, command: MatchCommand): Promise<void> {
    // Orders of a seat that is not to act are limited to one in ten seconds.
    now += 70_000;
    const done = await matches.execute({ game: GAME, by: { user }, cmdId: String(sent++), command });
    if (done.is !== 'committed') throw new Error(JSON.stringify(done));
  }
  await committed(warm, 'ann', {
    type: 'create',
    of: 'diplomacy',
    texts: TEXTS,
    options: { rulings: 'rulebook' },
    settings: SETTINGS,
  });
  const start = begun();
  for (const seat of Object.keys(start.seats)) await committed(warm, seat, { type: 'join', seat });
  await committed(warm, 'ann', { type: 'start' });
  let n = 0;
  const next = (matches: Matches): Promise<void> => {
    const { seat, ask, command } = nth(start, n++);
    return committed(matches, seat, { type: 'act', seat, ask, command });
  };
  return { name, command: () => next(warm), cold: () => next(boot()) };
}

export const oursOnDynamo = ({ client, tables }: TestDynamo): Promise<Keeper> =>
  ours('ours', dynamoEventLog(client, tables), dynamoVault(client, tables.vault, oneKey(new Uint8Array(32))));

export const oursInMemory = (): Promise<Keeper> => ours('ours', memoryEventLog(), memoryVault());

interface Kept {
  readonly aggregateId: string;
  readonly version: number;
  readonly state: State;
}
interface KeptEvent {
  readonly aggregateId: string;
  readonly version: number;
  readonly type: string;
  readonly payload?: readonly Event[];
}
/** What is used of `@castore/core` and its adapter. */
interface Castore {
  readonly EventType: new (of: { type: string }) => object;
  readonly EventStore: new (of: {
    eventStoreId: string;
    eventTypes: readonly object[];
    reducer: (kept: Kept, event: KeptEvent) => Kept;
    eventStorageAdapter: object;
  }) => { getAggregate(id: string): Promise<{ aggregate?: Kept }>; pushEvent(event: KeptEvent): Promise<unknown> };
}
interface CastoreDynamo {
  readonly DynamoDBSingleTableEventStorageAdapter: new (of: { tableName: string; dynamoDBClient: object }) => object;
}

/** castore: an aggregate is read whole and reduced, a command is decided on it, and its events are put. */
export async function castore({ client }: TestDynamo): Promise<Keeper> {
  const { EventStore, EventType } = await peer<Castore>('@castore/core');
  const { DynamoDBSingleTableEventStorageAdapter } = await peer<CastoreDynamo>(
    '@castore/event-storage-adapter-dynamodb',
  );
  await client.send(
    new CreateTableCommand({
      TableName: 'castore',
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: [
        { AttributeName: 'aggregateId', AttributeType: 'S' },
        { AttributeName: 'version', AttributeType: 'N' },
        { AttributeName: 'eventStoreId', AttributeType: 'S' },
        { AttributeName: 'timestamp', AttributeType: 'S' },
      ],
      KeySchema: [
        { AttributeName: 'aggregateId', KeyType: 'HASH' },
        { AttributeName: 'version', KeyType: 'RANGE' },
      ],
      GlobalSecondaryIndexes: [
        {
          IndexName: 'initialEvents',
          KeySchema: [
            { AttributeName: 'eventStoreId', KeyType: 'HASH' },
            { AttributeName: 'timestamp', KeyType: 'RANGE' },
          ],
          Projection: { ProjectionType: 'ALL' },
        },
      ],
    }),
  );
  await waitUntilTableExists({ client, maxWaitTime: 10, minDelay: 1 }, { TableName: 'castore' });
  const store = new EventStore({
    eventStoreId: 'games',
    eventTypes: [new EventType({ type: 'decided' })],
    reducer: (kept, { aggregateId, version, payload = [] }) => ({
      aggregateId,
      version,
      state: version === 1 ? begun() : evolved(kept.state, payload),
    }),
    eventStorageAdapter: new DynamoDBSingleTableEventStorageAdapter({ tableName: 'castore', dynamoDBClient: client }),
  });
  await store.pushEvent({ aggregateId: GAME, version: 1, type: 'decided' });
  let n = 0;
  return {
    name: 'castore',
    async command() {
      const { aggregate } = await store.getAggregate(GAME);
      const { state, version } = sure(aggregate, 'aggregate');
      await store.pushEvent({ aggregateId: GAME, version: version + 1, type: 'decided', payload: decided(state, n++) });
    },
  };
}

interface Said {
  readonly type: string;
  readonly data: readonly Event[];
}
/** What is used of `@event-driven-io/emmett`. */
interface Emmett {
  getInMemoryEventStore(): object;
  CommandHandler(of: {
    evolve: (state: State, event: Said) => State;
    initialState: () => State;
  }): (store: object, id: string, handle: (state: State) => Said) => Promise<unknown>;
}

/**
 * emmett with its store in memory, which copies nothing: a stream is read whole and folded, a command decided on it,
 * its events appended.
 */
export async function emmett(): Promise<Keeper> {
  const { getInMemoryEventStore, CommandHandler } = await peer<Emmett>('@event-driven-io/emmett');
  const store = getInMemoryEventStore();
  const handle = CommandHandler({ evolve: (state, { data }) => evolved(state, data), initialState: begun });
  let n = 0;
  return {
    name: 'emmett',
    command: () => handle(store, GAME, (state) => ({ type: 'decided', data: decided(state, n++) })),
  };
}
