import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LiveHandler, liveHandler } from '../../functions/features/live/handler.ts';
import { EDGE_HEADER } from '../../functions/platform/http/address.ts';
import { socketsOn } from '../../infra/local/server/sockets.ts';
import { type House, open, tokenOf } from '../http/kit.ts';
import { memoryConnections } from '../kit/memory-connections.ts';
import { listen } from './listener.ts';

// Connections that come past the distribution, and with it past the firewall, are refused. While one secret follows
// another, both are accepted.

let house: House;
beforeAll(async () => {
  house = await open();
});
afterAll(() => house.close());

/** Calls `work` with the address of a live channel that accepts these secrets, and with how often it looked further. */
async function channelWith(
  edge: string | undefined,
  work: (url: string, looked: () => number, handler: LiveHandler) => Promise<void>,
): Promise<void> {
  const server = createServer();
  const connections = memoryConnections();
  let looked = 0;
  const handler = liveHandler(async () => {
    looked++;
    return { service: house.service, connections, posts: sockets, now: () => house.now };
  }, edge);
  const sockets = socketsOn(server, handler);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  try {
    await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, () => looked, handler);
  } finally {
    await sockets.stop();
    await new Promise((done) => server.close(done));
  }
}

const protocols = async (): Promise<readonly string[]> => ['fieldpost.v1', `bearer.${await tokenOf('ann')}`];

it.each([
  { what: 'no secret', headers: {} },
  { what: 'an empty secret', headers: { [EDGE_HEADER]: '' } },
  { what: 'both secrets in one', headers: { [EDGE_HEADER]: 'new,old' } },
  { what: 'the secret before the older one', headers: { [EDGE_HEADER]: 'older' } },
])('a connection with $what is refused before its token is looked at', async ({ headers }) => {
  await channelWith('new,old', async (url, looked) => {
    await expect(listen(url, await protocols(), headers)).rejects.toThrow('403');
    expect(looked()).toBe(0);
  });
});

it.each([
  { what: 'the newer secret', headers: { [EDGE_HEADER]: 'new' } },
  { what: 'the older secret', headers: { [EDGE_HEADER]: 'old' } },
])('a connection with $what opens, and its messages need none', async ({ headers }) => {
  await channelWith('new,old', async (url) => {
    const listener = await listen(url, await protocols(), headers);
    expect(await listener.ask({ type: 'ping' })).toMatchObject({ type: 'ready' });
    expect(await listener.next()).toEqual({ type: 'pong' });
    await listener.close();
  });
});

it('the gateway keeps the letters of headers, and the secret is found in any', async () => {
  await channelWith('new,old', async (_, __, handler) => {
    const requestContext = { routeKey: '$connect', connectionId: 'c1', requestId: 'r1' };
    expect(await handler({ requestContext, headers: { 'X-Fieldpost-Edge': 'old' } })).toEqual({ statusCode: 200 });
    expect(await handler({ requestContext, headers: { 'X-Fieldpost-Edge': 'no' } })).toEqual({ statusCode: 403 });
    expect(await handler({ requestContext })).toEqual({ statusCode: 403 });
  });
});

it('on one machine there is no secret, and none is asked for', async () => {
  await channelWith(undefined, async (url) => {
    const listener = await listen(url, await protocols());
    expect(await listener.ask({ type: 'ping' })).toMatchObject({ type: 'ready' });
    await listener.close();
  });
});
