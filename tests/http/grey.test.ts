import { createHmac } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '../../domain/lib/json.ts';
import type { PressItem } from '../../domain/press/audit.ts';
import { cursorAt, START } from '../../functions/features/live/cursor.ts';
import { pressReport } from '../../infra/local/audit/audit-press.ts';
import { sampleSize } from '../kit/long.ts';
import { listen } from '../live/listener.ts';
import { hasPython, verifier } from '../verifier/python.ts';
import { verifyHead } from './jws.ts';
import { clientOf, type House, lobby, newStores, open, SEATS, started, tokenOf } from './kit.ts';
import { sweptIn } from './sweeping.ts';

// What is said without a name: it comes at the next full five minutes, and nobody can tell who wrote it.

interface Receipt {
  readonly n?: number;
  readonly at: number;
  readonly conversation: string;
  readonly hash: string;
  readonly code?: string;
}

let house: House;
beforeAll(async () => {
  house = await open();
});
afterAll(() => house.close());

const table = (grey: string, key?: string, on = house, more: object = {}): Promise<string> =>
  started(on, {
    of: 'diplomacy',
    settings: { press: { talk: 'both', grey, ...more } } as Json,
    ...(key !== undefined && { key, owner: 'ann' }),
  });
const hint = (path: string, who: string, to: unknown, text: string, more: object = {}, on = house) =>
  on
    .as(who)
    .post<Receipt>(
      `${path}/press`,
      { to, text, grey: true, ...more },
      { 'idempotency-key': `hint-${text.replaceAll(/\W/g, '')}` },
    );
const itemsOf = async (path: string, who: string | undefined, on = house) =>
  (await on.as(who).get<{ entries: readonly PressItem[] }>(`${path}/press`)).body.entries;
const heard = async (path: string, who: string | undefined, on = house) =>
  (await itemsOf(path, who, on)).map(({ entry, text }) => `${entry.conversation}: ${text ?? '(gone)'}`);
const since = (who: string): string => `/v1/me/events?after=${cursorAt(who, START)}`;
/** What notifications are sent with, to nobody. */
const FIVE = 300;
/** Until the next full five minutes. */
const five = (on = house) => on.wait(FIVE - ((on.now / 1000) % FIVE));

describe('writers', () => {
  it.each([
    { grey: 'off', to: 'all', is: 'PRESS_OFF' },
    { grey: 'public', to: ['england'], is: 'PRESS_OFF' },
    { grey: 'private', to: 'all', is: 'PRESS_OFF' },
    { grey: 'private', to: ['austria'], is: 'NOBODY_TO_TALK_TO' },
    { grey: 'private', to: ['mars'], is: 'NO_SUCH_SEAT' },
    { grey: 'public', to: 'lobby', is: 'PRESS_OFF' },
  ])('with grey: $grey, to $to: $is', async ({ grey, to, is }) => {
    const { status, body } = await hint(await table(grey), 'austria', to, 'psst');
    expect([status, body.code]).toEqual([409, is]);
  });

  it('nothing is corrected without a name, for that would join two entries', async () => {
    const path = await table('public');
    await hint(path, 'austria', 'all', 'first');
    const { status, body } = await hint(path, 'austria', 'all', 'second', { corrects: 1 });
    expect([status, body.code]).toEqual([409, 'NOT_YOUR_ENTRY']);
  });

  it('a guest says who they are', async () => {
    const { user, token } = (await house.as(undefined).post<{ user: string; token: string }>('/v1/guests')).body;
    const settings = { visibility: 'private', invited: [user], press: { talk: 'public', grey: 'public' } };
    const path = await lobby(house, { of: 'duel', owner: 'red', settings });
    const guest = clientOf(house.url, user, async () => token);
    await house.as('red').post(`${path}/seats`, { seat: 'red' });
    expect((await guest.post(`${path}/seats`, { seat: 'blue' })).status).toBe(200);
    expect((await house.as('red').post(`${path}/start`)).status).toBe(200);
    const { status, body } = await guest.post(`${path}/press`, { to: 'all', text: 'who am I?', grey: true });
    expect([status, body.code]).toEqual([403, 'GUESTS_TALK_IN_THE_OPEN']);
  });
});

describe('anonymous entries', () => {
  it('comes at the next full five minutes, to its author too, and nobody is told before', async () => {
    const path = await table('public');
    house.wait(61);
    const wrote = house.now;
    const { body } = await hint(path, 'austria', 'all', 'Somebody will stab.');
    expect(body).toMatchObject({ conversation: 'grey', at: (Math.floor(wrote / 300_000) + 1) * 300_000 });
    expect(body.n).toBeUndefined();
    for (const who of ['austria', 'england', undefined]) expect(await heard(path, who)).toEqual([]);
    const newsOf = async (): Promise<readonly string[]> => {
      const { press = [] } = (await house.as('england').get<{ press?: readonly string[] }>(since('england'))).body;
      return press.filter((game) => path.endsWith(game));
    };
    expect(await newsOf()).toEqual([]);
    five();
    await sweptIn(house);
    expect(await newsOf()).toHaveLength(1);
    for (const who of ['austria', 'england', undefined])
      expect(await heard(path, who)).toEqual(['grey: Somebody will stab.']);
    const [item] = await itemsOf(path, 'england');
    expect(item?.entry.by).toMatch(/^grey:[\w-]{43}$/);
    expect(JSON.stringify(item)).not.toContain('austria');
    const key = Buffer.from(item?.salt ?? '', 'base64url');
    const said = JSON.stringify([
      'fieldpost/press-text/1',
      item?.entry.game,
      'grey',
      1,
      item?.entry.by,
      item?.text,
      null,
    ]);
    expect(createHmac('sha256', key).update(said).digest('base64url')).toBe(item?.entry.commitment);
  });

  it('to some seats is read by these alone, and by its author only if they are among them', async () => {
    const path = await table('private');
    await hint(path, 'austria', ['france', 'england'], 'to two');
    await hint(path, 'italy', ['france', 'italy'], 'to France and me');
    five();
    expect(await heard(path, 'england')).toEqual(['grey>england,france: to two']);
    expect([...(await heard(path, 'france'))].sort()).toEqual([
      'grey>england,france: to two',
      'grey>france,italy: to France and me',
    ]);
    expect(await heard(path, 'italy')).toEqual(['grey>france,italy: to France and me']);
    for (const who of ['austria', 'ann', undefined]) expect(await heard(path, who)).toEqual([]);
    const grey = async (who: string) =>
      (
        await house
          .as(who)
          .get<{ games: readonly { game: string; grey: readonly { text: string }[] }[] }>('/v1/me/export?limit=50')
      ).body.games
        .find(({ game }) => path.endsWith(game))
        ?.grey.map(({ text }) => text);
    expect([await grey('austria'), await grey('england')]).toEqual([['to two'], []]);
  });

  it('sent again is the same; another text under its key is refused', async () => {
    const path = await table('public');
    const once = await hint(path, 'austria', 'all', 'once');
    house.wait(FIVE);
    const again = await hint(path, 'austria', 'all', 'once');
    expect([again.body, again.headers.get('idempotent-replayed')]).toEqual([once.body, 'true']);
    const other = await house
      .as('austria')
      .post(`${path}/press`, { to: 'all', text: 'other', grey: true }, { 'idempotency-key': 'hint-once' });
    expect(other.status).toBe(422);
    five();
    expect(await heard(path, 'england')).toEqual(['grey: once']);
  });

  it('is muted as a whole, and not by seat or by a block: else one would block, and look who falls silent', async () => {
    const path = await table('public');
    await house.as('austria').put('/v1/me/handle', { handle: 'grey-austria' });
    await house.as('england').put('/v1/me/blocks', { handle: 'grey-austria' });
    await house.as('england').put(`${path}/press/marks`, { seats: SEATS.diplomacy });
    await hint(path, 'austria', 'all', 'still here');
    five();
    const muted = async () => (await itemsOf(path, 'england')).map((item) => item.muted);
    expect(await muted()).toEqual([undefined]);
    await house.as('england').put(`${path}/press/marks`, { muted: ['grey'] });
    expect(await muted()).toEqual([true]);
  });

  it('names no commit of the moment: only when a player last came or went', async () => {
    const path = await table('public');
    const before = (await house.as('austria').get<{ version: number }>(path)).body.version;
    await house.as('italy').put(`${path}/votes/draw`, { vote: true });
    await hint(path, 'austria', 'all', 'after a vote');
    five();
    const [item] = await itemsOf(path, 'france');
    expect(item?.entry.about.v).toBeLessThanOrEqual(before);
  });
});

/** A house in which one of two wrote the same, and what everybody else could see. */
async function seenWhere(author: string, grey: string) {
  const asked: string[] = [];
  const stores = newStores();
  const noted = <Store extends object>(name: string, store: Store): Store =>
    new Proxy(store, {
      get(target, method, self) {
        const found: unknown = Reflect.get(target, method, self);
        if (typeof found !== 'function') return found;
        return (...given: readonly unknown[]) => {
          asked.push(`${name}.${String(method)}`);
          return (found as (...all: readonly unknown[]) => unknown).apply(target, [...given]);
        };
      },
    });
  const twin = await open({
    stores: { ...stores, press: noted('press', stores.press), people: noted('people', stores.people) },
  });
  const path = await table(grey, 'twin', twin);
  for (const who of ['france', 'germany', 'stranger']) await twin.as(who).get(`${path}/press`);
  const ear = await listen(twin.url, ['fieldpost.v1', `bearer.${await tokenOf('france')}`]);
  ear.send({ type: 'subscribe', me: true });
  await ear.rest();
  const to = grey === 'public' ? 'all' : ['france'];
  for (const text of ['one', 'two']) expect((await hint(path, author, to, text, {}, twin)).status).toBe(201);
  const seen: unknown[] = [];
  const look = async (): Promise<void> => {
    asked.length = 0;
    for (const who of ['france', 'germany', 'stranger', undefined])
      for (const each of [
        '',
        '/press',
        '/press/audit',
        '/people',
        '/state',
        '/events',
        '/story',
        '/v1/me/events',
        '/v1/me/notifications',
        '/v1/me/games',
      ]) {
        if (who === undefined && each.startsWith('/v1/me')) continue;
        const { status, bytes, headers } = await twin.as(who).get(each.startsWith('/v1') ? each : path + each);
        const told = bytes
          .replaceAll(/"(box|hash|prev|cmdId|by|commitment)":"[^"]*"/g, '')
          .replaceAll(/"(cursor|root)":"[^"]*"/g, (all) => String(all.length));
        seen.push([
          who,
          each,
          status,
          told,
          [...headers].filter(([name]) => !['date', 'etag'].includes(name)),
          asked.splice(0),
        ]);
      }
  };
  await look();
  const early = structuredClone(seen);
  // What a third writes, and how much they may, is as before.
  for (let i = 0; i < 20; i++)
    seen.push((await twin.as('germany').post(`${path}/press`, { to: 'all', text: `${i}` })).status);
  five(twin);
  twin.wait(120);
  await sweptIn(twin);
  await look();
  await ear.rest();
  seen.push(ear.bytes.map((each) => each.replaceAll(/"cursor":"[^"]*"/g, '')));
  const all = JSON.stringify(seen);
  await ear.close();
  await twin.close();
  return { seen, early, all };
}

it.each(['public', 'private'])(
  'nobody can tell by anything who wrote, nor before its time that anybody did (%s)',
  async (grey) => {
    const [one, other] = [await seenWhere('austria', grey), await seenWhere('england', grey)];
    expect(one.all).toContain('one');
    expect(one.seen).toEqual(other.seen);
    expect(JSON.stringify(one.early)).not.toMatch(/grey[:>]|"text"/);
  },
);

describe.each(['public', 'private'].slice(0, sampleSize(1, 2)))('at the end (%s)', (grey) => {
  it('is fixed by the root too, once its time has come, and opened with the rest; both verifiers agree, and find forgeries', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fieldpost-grey-'));
    const path = await table(grey, undefined, house, { opens: 'everyone' });
    const receipt = (await hint(path, 'austria', grey === 'public' ? 'all' : ['england'], 'It was me.')).body;
    await hint(path, 'germany', grey === 'public' ? 'all' : ['england'], 'No, me.');
    for (const seat of SEATS.diplomacy) await house.as(seat).put(`${path}/votes/draw`, { vote: true });
    house.wait(12);
    const audited = async () =>
      (
        await house
          .as('italy')
          .get<{ verdict: string; root?: string; sets?: object[]; checks: object }>(`${path}/press/audit`)
      ).body;
    expect(await audited()).toMatchObject({ verdict: 'unchecked' });
    five();
    five();
    const end = await audited();
    expect(end).toMatchObject({ verdict: 'holds', checks: { entries: 2, texts: 2 } });
    expect(end.sets).toHaveLength(2 + 120 + (grey === 'public' ? 1 : 127));
    const items = await itemsOf(path, 'italy');
    const lines = (await house.as('italy').get(`${path}/log?limit=5000`, { accept: 'application/x-ndjson' })).bytes;
    const jwks = (await house.as(undefined).get('/.well-known/jwks.json')).body;
    const keys = join(folder, 'jwks.json');
    await writeFile(keys, JSON.stringify(jwks));
    const python = verifier();
    const [first] = items;
    const framed = items.map((item) =>
      item === first ? { ...item, entry: { ...item.entry, by: 'austria/2' } } : item,
    );
    const cases = [
      { said: items, codes: [] },
      { said: items.slice(1), codes: ['BROKEN_CHAIN', 'NOT_AS_KEPT', 'WRONG_VERSION'] },
      { said: framed, codes: ['WRONG_AUTHOR', 'WRONG_COMMITMENT', 'WRONG_HASH'] },
      {
        said: items.map((item) => (item === first ? { ...item, text: 'It was you.' } : item)),
        codes: ['WRONG_COMMITMENT'],
      },
    ];
    const found: unknown[] = [];
    for (const [i, { said }] of cases.entries()) {
      const file = join(folder, `${i}.ndjson`);
      await writeFile(
        file,
        [...said, receipt, { root: end.root, sets: end.sets }].map((each) => JSON.stringify(each)).join('\n'),
      );
      const report = await pressReport(await readFile(file), lines.trim().split('\n'), jwks, verifyHead.bytes);
      found.push([...new Set(report.findings.map(({ code }) => code))].sort());
      python.give(lines, ['--press', file, '--jwks', keys]);
    }
    expect(found).toEqual(cases.map(({ codes }) => codes));
    const told = (await python.said()).map(({ findings }) => [...new Set(findings.map(([, code]) => code))].sort());
    expect(told).toEqual(hasPython ? found : []);
    await rm(folder, { recursive: true });
  });
});
