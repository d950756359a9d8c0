import { expect, it } from 'vitest';
import { sha256 } from '../../../domain/lib/hash.ts';
import type { JsonObject } from '../../../domain/lib/json.ts';
import { countAsking } from '../../../functions/features/channels/asking.ts';

// An address is counted as the one that it is, however it is spelled.

/** What is counted, in memory, within one hour. */
function counting() {
  const kept = new Map<string, { readonly value: JsonObject; readonly rev: number }>();
  return {
    people: {
      get: async (...key: readonly string[]) => kept.get(key.join(' ')),
      put: async (pk: string, sk: string, value: JsonObject, rev: number) => {
        kept.set(`${pk} ${sk}`, { value, rev: rev + 1 });
        return true;
      },
    },
    markOf: async (address: string) => sha256(address),
    now: () => 0,
  } as unknown as Parameters<typeof countAsking>[0];
}

it.each([
  { kind: 'webhook', most: 200, of: (host: string) => ({ kind: 'webhook', url: `https://${host}/in` }) },
  { kind: 'mail', most: 3, of: (host: string) => ({ kind: 'mail', address: `one@${host}` }) },
])('a $kind gets $most an hour, with dots behind its host or without', async ({ most, of }) => {
  const on = counting();
  const hosts = ['victim.example', 'victim.example.', 'VICTIM.example..'];
  let heard = 0;
  for (let i = 0; i < 3 * most; i++)
    if (await countAsking(on, `person ${i}`, of(hosts[i % hosts.length] ?? '') as Parameters<typeof countAsking>[2]))
      heard++;
  expect(heard).toBe(most);
});
