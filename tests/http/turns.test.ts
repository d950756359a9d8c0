import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import type { HttpHandler } from '../../functions/platform/http/answers/answering.ts';
import { ENDPOINTS } from '../../infra/endpoints.ts';
import { gateOf } from '../../infra/local/server/gate/gate.ts';
import { oneAtATime, roundsOf } from '../../infra/local/server/gate/turns.ts';
import { gateway } from '../../infra/local/server/gateway.ts';
import { tokensApart } from '../kit/callers.ts';
import { PATIENCE_MS } from '../kit/patience.ts';

// A player's command never waits for all that another player sends.

it('one token has four requests in work; the rest of them wait, and nobody else does', async () => {
  const working: { readonly who: string; readonly arrived: number; done(): void }[] = [];
  const handler: HttpHandler = ({ headers, requestContext }) =>
    new Promise((done) => {
      const who = headers.authorization ?? '';
      working.push({ who, arrived: requestContext.timeEpoch, done: () => done({ statusCode: 200, body: who }) });
    });
  const server = gateway(
    ENDPOINTS,
    { read: handler, costly: handler, write: handler, press: handler },
    { gate: gateOf({ callers: tokensApart }) },
  );
  let requests = 0;
  server.on('request', () => requests++);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/me/games`;
  const ask = async (who: string): Promise<string> => (await fetch(url, { headers: { authorization: who } })).text();

  const many = Array.from({ length: 48 }, (_, n) => ask(`${['Bearer', 'bearer', 'BEARER', 'bEARER'][n % 4]} foe`));
  await expect.poll(() => requests).toBe(48);
  await expect.poll(() => working.length).toBe(4);
  const one = ask('Bearer fair');
  await expect.poll(() => working.length).toBe(5);
  expect(working.map(({ who }) => who.toLowerCase())).toEqual([...Array(4).fill('bearer foe'), 'bearer fair']);
  working[4]?.done();
  expect(await one).toBe('Bearer fair');

  // All have arrived by now; they say so, however long they wait for their turn.
  const now = Date.now();
  await new Promise((later) => setTimeout(later, 20));
  for (let n = 0; n < 49; n++) {
    await expect.poll(() => working.length).toBeGreaterThan(n);
    working[n]?.done();
  }
  expect(new Set((await Promise.all(many)).map((who) => who.toLowerCase()))).toEqual(new Set(['bearer foe']));
  expect(working).toHaveLength(49);
  expect(working.filter(({ arrived }) => arrived > now)).toEqual([]);
  server.close();
});

it('a sweep that goes on longer than the time between two is not begun twice', async () => {
  const ends: (() => void)[] = [];
  const tick = oneAtATime(
    () => new Promise<void>((end) => ends.push(end)),
    () => undefined,
  );
  tick();
  tick();
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await expect
    .poll(() => {
      tick();
      return ends.length;
    })
    .toBe(2);
});

it('a server that stops waits for the work of its timers, and no longer than it may', async () => {
  const rounds = roundsOf(() => undefined);
  const ends: (() => void)[] = [];
  rounds.of(() => new Promise<void>((end) => ends.push(end)))();
  let isEnded = false;
  const ended = rounds.ended(PATIENCE_MS).then(() => {
    isEnded = true;
  });
  await rounds.ended(1);
  expect(isEnded).toBe(false);
  ends[0]?.();
  await ended;
});
