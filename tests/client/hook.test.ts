import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { BadHook, readHook } from '../../client/src/index.ts';
import { challengeParcel, hookParcel } from '../../functions/features/channels/receivers/hooks.ts';
import { hookMessageSchema } from '../../functions/features/notifications/answers.ts';
import type { Told } from '../../functions/features/notifications/threads.ts';
import { REASONS, type Reason } from '../../functions/features/people/reasons.ts';
import { API, at, faultsOf } from '../http/conformance.ts';

// A receiver reads what the service signs, and refuses everything else.

const NOW = Date.parse('2026-11-28T12:00:00Z');
const [OLD, NEW, FOREIGN] = [1, 2, 3].map((byte) => `whsec_${Buffer.alloc(24, byte).toString('base64')}`) as [
  string,
  string,
  string,
];
const textOf = ({ body }: { readonly body: string }): string => Buffer.from(body, 'base64').toString();
const toldOf = (reason: Reason): Told => ({
  id: 'n1',
  reason,
  game: 'g1',
  at: NOW,
  thread: 't',
  items: [{ reason, game: 'g1' }],
});
/** What a message may tell. */
const DATA = {
  id: 'n1',
  thread: 't',
  game: 'g1',
  of: 'diplomacy',
  url: 'https://a.example/g/g1',
  version: 7,
  status: 'playing' as const,
  seats: ['austria'],
  ask: 'austria-1',
  kind: 'orders',
  due: NOW + 60_000,
};
const turn = hookParcel('https://a.example', [NEW, OLD], toldOf('your-turn'), DATA, NOW);

/** A message that the holder of a secret signs, whatever it says. */
function signed(body: string, secret = OLD, at = NOW) {
  const headers = {
    'webhook-id': 'n1',
    'webhook-timestamp': String(Math.floor(at / 1000)),
    'webhook-signature': new Webhook(secret).sign('n1', new Date(at), body),
  };
  return { headers, body };
}

describe('readHook', () => {
  it.each(REASONS)('reads what the service sends: %s', async (reason) => {
    const parcel = hookParcel('https://a.example', [OLD], toldOf(reason), DATA, NOW);
    expect(await readHook(parcel.headers, textOf(parcel), OLD, NOW)).toEqual({
      type: reason,
      timestamp: '2026-11-28T12:00:00.000Z',
      data: DATA,
    });
  });

  it('reads a challenge, with headers of Node and of fetch', async () => {
    const parcel = challengeParcel('https://a.example', [OLD], 'w1', 'echo', NOW);
    const upper = Object.fromEntries(
      Object.entries(parcel.headers).map(([name, value]) => [name.toUpperCase(), [value]]),
    );
    for (const headers of [parcel.headers, new Headers(parcel.headers), upper])
      expect((await readHook(headers, textOf(parcel), [OLD], NOW)).data.challenge).toBe('echo');
  });

  it('reads a message while its secret is replaced, by either secret', async () => {
    for (const secrets of [OLD, NEW, [FOREIGN, OLD]])
      expect((await readHook(turn.headers, textOf(turn), secrets, NOW)).type).toBe('your-turn');
  });

  it('admits reasons and fields of later releases', async () => {
    const { headers, body } = signed(
      JSON.stringify({ type: 'vote', timestamp: '', data: { game: 'g1', of: 'x' }, v: 2 }),
    );
    expect(await readHook(headers, body, OLD, NOW)).toMatchObject({ type: 'vote', data: { of: 'x' } });
  });

  const { headers, body } = signed(textOf(turn));
  it.each([
    { what: 'the secret is another', headers, body, secrets: FOREIGN, now: NOW },
    { what: 'there is no secret', headers, body, secrets: [], now: NOW },
    { what: 'the body is another', headers, body: body.replace('g1', 'g2'), secrets: OLD, now: NOW },
    { what: 'the id is another', headers: { ...headers, 'webhook-id': 'n2' }, body, secrets: OLD, now: NOW },
    { what: 'it is 301 s old', headers, body, secrets: OLD, now: NOW + 301_000 },
    { what: 'it is 301 s early', headers, body, secrets: OLD, now: NOW - 301_000 },
    {
      what: 'it has no signature',
      headers: { ...headers, 'webhook-signature': undefined },
      body,
      secrets: OLD,
      now: NOW,
    },
    {
      what: 'its signature is of another kind',
      headers: { ...headers, 'webhook-signature': headers['webhook-signature'].replace('v1,', 'v1a,') },
      body,
      secrets: OLD,
      now: NOW,
    },
    ...[
      'no JSON',
      'null',
      '{"type":"over"}',
      '{"type":"challenge","timestamp":"","data":{}}',
      '{"type":"over","timestamp":"","data":{"game":1}}',
    ].map((text) => ({ what: `it says ${text}`, ...signed(text), secrets: OLD, now: NOW })),
  ])('refuses when $what', async ({ headers: sent, body: text, secrets, now }) => {
    await expect(readHook(sent, text, secrets, now)).rejects.toBeInstanceOf(BadHook);
  });
});

describe('the description of webhooks', () => {
  const webhooks = (API as unknown as { readonly webhooks: object }).webhooks;

  it('has one for each type of message, all of one schema', () => {
    expect(Object.keys(webhooks)).toEqual(hookMessageSchema.shape.type.options);
    const bodies = Object.keys(webhooks).map((name) => at(`/webhooks/${name}/post/requestBody`).pointer);
    expect(new Set(bodies)).toEqual(new Set(['/components/requestBodies/HookMessage']));
  });

  it('describes what is sent', () => {
    const challenge = challengeParcel('https://a.example', [OLD], 'w1', 'echo', NOW);
    for (const parcel of [turn, challenge])
      expect(faultsOf('/components/schemas/HookMessage', JSON.parse(textOf(parcel)))).toEqual([]);
    const named = ['hookId', 'hookTimestamp', 'hookSignature'].map(
      (id) => at(`/components/parameters/${id}`).part.name,
    );
    expect(Object.keys(turn.headers)).toEqual(expect.arrayContaining(named));
  });
});
