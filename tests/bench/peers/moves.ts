import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { State } from '../../../domain/diplomacy/state/state.ts';
import { bundle } from '../../../infra/bundle.ts';
import { tokenFor } from '../../../infra/local/server/keys.ts';
import { startRuntime } from '../../../infra/local/server/runtime.ts';
import { client } from '../../kit/plain-client.ts';
import { begun, decided, evolved, nth } from './game.ts';
import { peer } from './installed.ts';

/** A server that takes moves over the network. */
export interface Server {
  readonly name: string;
  /** Begins a new game, where one does not take as many moves as one likes. */
  anew?(): Promise<void>;
  /** Sends a move; done when the server has said that it counts. */
  move(): Promise<unknown>;
  close(): Promise<void>;
}

/** Ours, over HTTP: the bundles, and their store in memory. */
export async function ourServer(): Promise<Server> {
  const bundles = await mkdtemp(join(tmpdir(), 'fieldpost-'));
  await bundle(bundles);
  const runtime = await startRuntime({ folder: undefined, port: 0, bundles, sweepEvery: 60_000 });
  const start = begun();
  const seats = Object.keys(start.seats);
  const players = new Map(
    await Promise.all(
      seats.map(async (seat) => [seat, client(runtime.url, await tokenFor(runtime.keys, seat))] as const),
    ),
  );
  const player = (seat: string) => players.get(seat) ?? client(runtime.url, '');
  const host = player(seats[0] ?? '');
  let n = 0;
  let game = '';
  return {
    name: 'ours, over HTTP',
    async anew() {
      game = (await host.post('/v1/games', { of: 'diplomacy' })).body.game as string;
      for (const seat of seats) await player(seat).post(`/v1/games/${game}/seats`, { seat });
      await host.post(`/v1/games/${game}/start`, {});
      await runtime.idle();
    },
    async move() {
      const { seat, ask, command } = nth(start, n);
      await player(seat).post(`/v1/games/${game}/actions`, { ask, command });
      n++;
    },
    async close() {
      await runtime.close();
      await rm(bundles, { recursive: true });
    },
  };
}

interface Socket {
  on(name: 'connect' | 'update' | 'sync', heard: () => void): void;
  emit(name: string, ...said: readonly unknown[]): void;
  disconnect(): void;
}
interface BoardgameServer {
  Server(of: { games: readonly object[]; origins: readonly string[] }): {
    run(on: { port: number; callback(): void }): Promise<{ appServer: { address(): { port: number } } }>;
    kill(running: object): void;
  };
}

/** boardgame.io's server, with its store in memory, over the socket that it takes moves by. */
export async function boardgameIo(): Promise<Server> {
  const { Server } = await peer<BoardgameServer>('boardgame.io/server');
  const { io } = await peer<{ io(url: string, options: object): Socket }>('socket.io-client');
  const moves = { order: ({ G }: { G: State }, n: number) => evolved(G, decided(G, n)) };
  const server = Server({ games: [{ name: 'diplomacy', setup: begun, moves }], origins: [] });
  const running = await server.run({ port: 0, callback: () => undefined });
  const { port } = running.appServer.address();
  const socket = io(`http://localhost:${port}/diplomacy`, { transports: ['websocket'] });
  let heard: () => void = () => undefined;
  const said = (...words: readonly [string, ...unknown[]]): Promise<void> =>
    new Promise((done) => {
      heard = done;
      socket.emit(...words);
    });
  await new Promise<void>((done) => socket.on('connect', done));
  socket.on('update', () => heard());
  socket.on('sync', () => heard());
  await said('sync', 'match', '0', undefined, 7);
  let n = 0;
  return {
    name: 'boardgame.io, over its socket',
    async move() {
      await said(
        'update',
        { type: 'MAKE_MOVE', payload: { type: 'order', args: [n], playerID: '0' } },
        n,
        'match',
        '0',
      );
      n++;
    },
    async close() {
      socket.disconnect();
      server.kill(running);
    },
  };
}
