import { createHash, createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../domain/lib/json.ts';
import { cursorAt, START } from '../../functions/features/live/cursor.ts';
import type { PressLog } from '../../functions/platform/ports/ports.ts';
import { type Listener, listen } from '../live/listener.ts';
import { type House, newStores, open, SEATS, started, tokenOf } from './kit.ts';
import { sweptIn } from './sweeping.ts';

// Two seats that talk, and the same two that do not: nobody else can tell the one from the other.

/** A house that notes what it asks of its stores. */
async function noting() {
  const asked: string[] = [];
  const noted = <Store extends object>(name: string, store: Store): Store =>
    new Proxy(store, {
      get(target, method, self) {
        const found: unknown = Reflect.get(target, method, self);
        if (typeof found !== 'function') return found;
        return (...given: readonly unknown[]) => {
          asked.push(`${name}.${String(method)} ${JSON.stringify(given)}`);
          return (found as (...all: readonly unknown[]) => unknown).apply(target, [...given]);
        };
      },
    });
  const stores = newStores();
  const house = await open({
    stores: {
      ...stores,
      press: noted('press', stores.press),
      people: noted('people', stores.people),
      vault: noted('vault', stores.vault),
      views: noted('views', stores.views),
    },
  });
  const path = await started(house, {
    of: 'diplomacy',
    owner: 'ann',
    key: 'twin',
    settings: { press: { talk: 'both' } },
  });
  await house.as('france').post(`${path}/press`, { to: 'all', text: 'Good day.' }, { 'idempotency-key': 'first' });
  // What a first reading notes of a reader is noted in both houses before.
  for (const who of ['france', 'ann', 'stranger', undefined]) await house.as(who).get(`${path}/press`);
  const ears = Object.fromEntries(
    await Promise.all(['france', 'ann', 'stranger', 'england'].map(async (who) => [who, await ear(house, who)])),
  );
  return { house, path, asked, ears: ears as { readonly [who: string]: Listener } };
}

/** A person who hears of all that concerns them. */
async function ear({ url }: House, who: string): Promise<Listener> {
  const listener = await listen(url, ['fieldpost.v1', `bearer.${await tokenOf(who)}`]);
  listener.send({ type: 'subscribe', me: true });
  await listener.rest();
  return listener;
}

/** Tells everybody what they are to be told by now. */
async function told({ house }: { readonly house: House }): Promise<void> {
  await sweptIn(house, 120);
}

/** Austria, England and Germany talk: at length, often, up to their limit, in conversations of two and of three. */
async function talk(house: House, path: string): Promise<void> {
  for (let i = 0; i < 20; i++)
    await house.as('austria').post(`${path}/press`, { to: ['england'], text: `${'x'.repeat(i * 90)}!` });
  expect((await house.as('austria').post(`${path}/press`, { to: ['england'], text: 'one more' })).status).toBe(429);
  await house.as('england').post(`${path}/press`, { to: ['austria', 'germany'], text: 'three of us' });
  await house
    .as('england')
    .put(`${path}/press/marks`, { read: { 'austria,england': 20 }, drafts: { 'austria,england': 'and' } });
  for (const who of ['austria', 'england', 'germany']) await house.as(who).get(`${path}/press`);
}

let talking: Awaited<ReturnType<typeof noting>>;
let silent: Awaited<ReturnType<typeof noting>>;
beforeAll(async () => {
  [talking, silent] = [await noting(), await noting()];
  await talk(talking.house, talking.path);
  for (const each of [talking, silent]) await told(each);
});
afterAll(async () => {
  for (const { ears } of [talking, silent]) for (const each of Object.values(ears)) await each.close();
  await talking.house.close();
  await silent.house.close();
});

/**
 * The nonce of a ciphertext is drawn by the system: its digest, and the hash over it, differ from one house to another.
 */
const masked = (bytes: string): string => bytes.replaceAll(/"(box|hash|prev)":"[\w-]{43}"/g, '"$1":""');

const READ = [
  '',
  '/people',
  '/table',
  '/state',
  '/actions',
  '/events',
  '/log',
  '/story',
  '/phases',
  '/press',
  '/press?conversation=austria,england',
];
const LISTS = ['/v1/games', '/v1/me/games', '/v1/me/events', '/v1/me/notifications'];
const since = (who: string): string => `/v1/me/events?after=${cursorAt(who, START)}`;

describe.each(['france', 'ann', 'stranger', undefined])('%s', (who) => {
  it('gets the same bytes and headers from every operation that reads, and the stores are asked the same', async () => {
    const got = async ({ house, path, asked }: typeof talking): Promise<readonly unknown[]> => {
      asked.length = 0;
      const answers: unknown[] = [];
      for (const each of [
        ...READ.map((end) => path + end),
        ...(who === undefined ? LISTS.slice(0, 1) : [...LISTS, since(who)]),
      ]) {
        const { status, headers, bytes } = await house.as(who).get(each);
        const told = [...headers].filter(([name]) => name !== 'date');
        answers.push({
          each,
          status,
          told,
          bytes: each.includes('/press') ? masked(bytes) : bytes,
          asked: asked.splice(0),
        });
      }
      return answers;
    };
    expect(talking.path).toBe(silent.path);
    expect(await got(talking)).toEqual(await got(silent));
  });
});

it('the live channel tells those who are written to, and nobody else, that there is something to read', async () => {
  for (const who of ['france', 'ann', 'stranger']) {
    for (const { ears } of [talking, silent]) await ears[who]?.rest();
    expect(talking.ears[who]?.bytes, who).toEqual(silent.ears[who]?.bytes);
    expect(talking.ears[who]?.bytes.join()).not.toContain('press');
  }
  const game = talking.path.slice('/v1/games/'.length);
  await talking.ears.england?.rest();
  expect(talking.ears.england?.heard.filter(({ type }) => type === 'press')).toEqual(
    Array.from({ length: 21 }, () => ({ type: 'press', game })),
  );
  expect(silent.ears.england?.bytes.join()).not.toContain('press');
  const newsOf = async (house: House) =>
    (await house.as('england').get<{ press?: readonly string[] }>(since('england'))).body.press;
  expect([await newsOf(talking.house), await newsOf(silent.house)]).toEqual([[game], [game]]);
});

it('a notification tells of it once, until its reader has been there, and not what they have read or wrote themselves', async () => {
  const noticed = async (who: string, { house } = talking) => {
    const { notifications } = (
      await house.as(who).get<{ notifications: readonly { reason: string }[] }>('/v1/me/notifications')
    ).body;
    return notifications.filter(({ reason }) => reason === 'press').length;
  };
  // England has read the twenty of Austria, but not the one to all; Austria only wrote, and is written to by England.
  expect(
    await Promise.all(['england', 'austria', 'germany', 'italy', 'france', 'ann'].map((who) => noticed(who))),
  ).toEqual([1, 1, 1, 1, 0, 0]);
  expect(await Promise.all(['england', 'italy', 'france'].map((who) => noticed(who, silent)))).toEqual([1, 1, 0]);
  const { house, path } = talking;
  await house.as('germany').put(`${path}/press/marks`, { muted: ['england,germany'] });
  await house.as('england').post(`${path}/press`, { to: ['germany'], text: 'hush' });
  await house.as('england').post(`${path}/press`, { to: ['austria'], text: 'and you' });
  await told(talking);
  expect([await noticed('germany'), await noticed('austria')]).toEqual([1, 1]);
  await house.as('austria').put(`${path}/press/marks`, { read: { 'austria,england': 21 } });
  await house.as('england').post(`${path}/press`, { to: ['austria'], text: 'once more' });
  await told(talking);
  expect([await noticed('germany'), await noticed('austria')]).toEqual([1, 2]);
});

it('every author gets the same number, and reads the same afterwards', async () => {
  const wrote = async ({ house, path }: typeof talking) => {
    const { status, body } = await house
      .as('france')
      .post<JsonObject>(`${path}/press`, { to: ['italy'], text: 'And we?' });
    const all = await house.as('france').post<JsonObject>(`${path}/press`, { to: 'all', text: 'Anybody?' });
    const { body: page, bytes } = await house
      .as('italy')
      .get<{ entries: readonly { text: string }[] }>(`${path}/press`);
    return [status, body.n, all.body.n, page.entries.map(({ text }) => text), bytes.length];
  };
  const [there, here] = [await wrote(talking), await wrote(silent)];
  expect(there).toEqual(here);
  expect(there.slice(0, 4)).toEqual([201, 1, 2, ['Good day.', 'Anybody?', 'And we?']]);
});

it('an entry has one size for any text', async () => {
  const { entries } = (
    await talking.house
      .as('austria')
      .get<{ entries: readonly { entry: JsonObject; text: string }[] }>(
        `${talking.path}/press?conversation=austria,england&limit=9`,
      )
  ).body;
  expect(new Set(entries.map(({ text }) => text.length)).size).toBe(9);
  expect(new Set(entries.slice(1).map(({ entry }) => JSON.stringify(entry).length)).size).toBe(1);
});

it('hash and commitment are those of LOG.md, computed without our code', async () => {
  const { entries } = (
    await talking.house
      .as('germany')
      .get<{ entries: readonly { entry: JsonObject; hash: string; text: string; salt: string }[] }>(
        `${talking.path}/press?conversation=austria,england,germany`,
      )
  ).body;
  const [first] = entries;
  if (first === undefined) throw new Error('no entry');
  const { entry, hash, text, salt } = first;
  const sorted = (value: unknown): unknown =>
    typeof value !== 'object' || value === null
      ? value
      : Object.fromEntries(
          Object.entries(value)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([name, each]) => [name, sorted(each)]),
        );
  const message = JSON.stringify(['fieldpost/press/1', sorted(entry)]);
  expect(createHash('sha256').update(message).digest('base64url')).toBe(hash);
  const said = JSON.stringify([
    'fieldpost/press-text/1',
    entry.game,
    entry.conversation,
    entry.n,
    entry.by,
    text,
    null,
  ]);
  expect(createHmac('sha256', Buffer.from(salt, 'base64url')).update(said).digest('base64url')).toBe(entry.commitment);
});

it('when the game is over and nothing is opened, the proof that all is whole has the same size for every outsider', async () => {
  const got: unknown[][] = [];
  for (const { house, path } of [talking, silent]) {
    for (const seat of SEATS.diplomacy) await house.as(seat).put(`${path}/votes/draw`, { vote: true });
  }
  // What is remembered for a minute is forgotten in both.
  const later = Math.max(talking.house.now, silent.house.now) + 71_000;
  for (const { house } of [talking, silent]) house.now = later;
  for (const { house, path, asked } of [talking, silent]) {
    const answers: unknown[] = [];
    for (const who of ['france', 'ann', 'stranger', undefined]) {
      asked.length = 0;
      const { status, headers, bytes } = await house.as(who).get(`${path}/press/audit`);
      const { verdict, checks, sets } = JSON.parse(bytes) as {
        verdict: string;
        checks: object;
        sets: readonly { conversation: string }[];
      };
      const told = [...headers].filter(([name]) => name !== 'date');
      answers.push([
        who,
        status,
        told,
        bytes.length,
        verdict,
        checks,
        sets.map(({ conversation }) => conversation),
        asked.splice(0),
      ]);
    }
    got.push(answers);
  }
  expect(got[0]).toEqual(got[1]);
});

describe('stopped after any write', () => {
  const METHODS = ['note', 'append'] as const satisfies readonly (keyof PressLog)[];

  it.each([0, 1, 2, 3, 4])('and sent again, an entry is there once (write %i)', async (at) => {
    const { house, path } = await noting();
    try {
      let left = at;
      const { press, people } = house.service;
      const crashing = async <Result>(work: () => Promise<Result>): Promise<Result> => {
        const done = await work();
        if (left-- === 0) throw new Error('crash');
        return done;
      };
      const broken = Object.fromEntries(
        METHODS.map((name) => [
          name,
          (...given: never[]) => crashing(() => (press[name] as (...all: never[]) => Promise<unknown>)(...given)),
        ]),
      );
      const service = house.service as { press: PressLog; people: typeof people };
      service.press = {
        ...press,
        note: press.note,
        read: press.read,
        newest: press.newest,
        noted: press.noted,
        ...broken,
      } as PressLog;
      service.people = {
        ...people,
        get: people.get,
        list: people.list,
        put: (...given) => crashing(() => people.put(...given)),
      };
      const send = () =>
        house.as('italy').post(`${path}/press`, { to: ['turkey'], text: 'Now.' }, { 'idempotency-key': 'one' });
      const first = await send();
      expect(first.status).toBe(at < 4 ? 500 : 201);
      expect((await send()).status).toBe(201);
      const { body } = await house
        .as('turkey')
        .get<{ entries: readonly { text: string }[] }>(`${path}/press?conversation=italy,turkey`);
      expect(body.entries.map(({ text }) => text)).toEqual(['Now.']);
    } finally {
      await house.close();
    }
  });
});

it('an erased author leaves the chain whole, and takes their words along', async () => {
  const { house, path } = await noting();
  try {
    await house.as('italy').post(`${path}/press`, { to: ['turkey'], text: 'mine' });
    await house.as('turkey').post(`${path}/press`, { to: ['italy'], text: 'yours' });
    const person = await house.service.persons.personOf('italy');
    const { vault } = house.service as { vault: typeof house.service.vault };
    (house.service as { vault: typeof vault }).vault = {
      ...vault,
      person: async (each: string) => (each === person ? undefined : vault.person(each)),
    };
    type Kept = {
      readonly entry: { readonly prev: string };
      readonly hash: string;
      readonly text?: string;
      readonly salt?: string;
    };
    const { entries } = (
      await house.as('turkey').get<{ entries: readonly Kept[] }>(`${path}/press?conversation=italy,turkey`)
    ).body;
    expect(entries.map(({ text }) => text)).toEqual([undefined, 'yours']);
    expect(entries[0]?.salt).toBeUndefined();
    expect(entries[1]?.entry.prev).toBe(entries[0]?.hash);
  } finally {
    await house.close();
  }
});
