import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '../../domain/lib/json.ts';
import { hashOfEntry, type PressEntry, pressCommitment } from '../../domain/press/entry.ts';
import { type Answer, type House, lobby, open, SEATS, type Sent, started } from './kit.ts';

// Messages at the table: who writes to which seats, who reads what, and what becomes of it when the author leaves.

interface Item {
  readonly entry: PressEntry;
  readonly hash: string;
  readonly text?: string;
  readonly salt?: string;
  readonly corrects?: number;
}
interface Page {
  readonly entries: readonly Item[];
  readonly cursor: string;
  readonly next?: string;
  readonly marks?: { readonly read: object; readonly muted: readonly string[]; readonly drafts: object };
  readonly code?: string;
}
interface Receipt {
  readonly conversation: string;
  readonly n: number;
  readonly hash: string;
  readonly code?: string;
}

let house: House;
beforeAll(async () => {
  house = await open();
});
afterAll(() => house.close());

const say = (
  path: string,
  who: string,
  to: unknown,
  text: string,
  more: object = {},
  headers: Sent = {},
): Promise<Answer<Receipt>> => house.as(who).post<Receipt>(`${path}/press`, { to, text, ...more }, headers);
const read = async (path: string, who: string | undefined, query = ''): Promise<Page> =>
  (await house.as(who).get<Page>(`${path}/press${query}`)).body;
const heard = async (path: string, who: string | undefined, query = ''): Promise<readonly string[]> =>
  (await read(path, who, query)).entries.map(
    ({ entry, text }) => `${entry.conversation} ${entry.n}: ${text ?? '(gone)'}`,
  );

/** A game of Diplomacy with a holder named after each seat; the owner is a spectator. */
const diplomacy = (settings: Json = {}): Promise<string> => started(house, { of: 'diplomacy', settings });
const press = (more: object = {}): Json => ({ press: { talk: 'both', ...more } }) as Json;
const seats = SEATS.diplomacy;

describe('the settings of a game', () => {
  it('are the usual ones of the game unless the owner chooses: both ways in Diplomacy, else the open table', async () => {
    const path = await lobby(house, { of: 'diplomacy' });
    const other = await lobby(house, { of: 'napoleonics', options: { scenario: '001' } });
    const pressOf = async (at: string) =>
      (await house.as('ann').get<{ settings: { press: object } }>(at)).body.settings.press;
    expect(await pressOf(path)).toEqual({ talk: 'both', groups: true, takeover: 'reads', opens: 'never', out: true });
    expect(await pressOf(other)).toMatchObject({ talk: 'public' });
  });

  it('cannot be changed in the lobby', async () => {
    const path = await lobby(house, { of: 'diplomacy' });
    const answer = await house.as('ann').patch(path, { settings: { press: { talk: 'none' } } });
    expect(answer.status).toBe(400);
  });

  it('free talk during no question that the game never asks', async () => {
    const answer = await house
      .as('ann')
      .post('/v1/games', { of: 'diplomacy', settings: press({ phases: ['battle'] }) });
    expect([answer.status, answer.body.code]).toEqual([400, 'BAD_BODY']);
    expect(answer.body.detail).toContain('settings/press/phases/0');
  });
});

describe('writing', () => {
  it('gives a receipt of the entry, which its members read with the salt that shows it', async () => {
    const path = await diplomacy();
    const sent = await say(path, 'austria', ['england'], 'Galicia is yours, if\nTrieste is mine.');
    expect([sent.status, sent.body.conversation, sent.body.n]).toEqual([201, 'austria,england', 1]);
    expect(sent.headers.get('cache-control')).toBe('no-store');
    for (const who of ['austria', 'england']) {
      const [item] = (await read(path, who)).entries;
      expect(item?.text).toBe('Galicia is yours, if\nTrieste is mine.');
      expect(item?.hash).toBe(sent.body.hash);
      expect(hashOfEntry(item!.entry)).toBe(item?.hash);
      expect(pressCommitment(item!.entry, { text: item!.text!, salt: item!.salt! })).toBe(item?.entry.commitment);
      expect(item?.entry.by).toMatch(/^austria\/\d+$/);
    }
    expect(await heard(path, 'france')).toEqual([]);
    expect(await heard(path, undefined)).toEqual([]);
  });

  it('chains the entries of a conversation, and of it alone', async () => {
    const path = await diplomacy();
    const first = await say(path, 'italy', ['turkey'], 'one');
    await say(path, 'italy', ['russia'], 'another conversation');
    const second = await say(path, 'turkey', ['italy'], 'two', { after: 1 });
    expect([second.body.n, second.body.conversation]).toEqual([2, 'italy,turkey']);
    const { entries } = await read(path, 'turkey');
    expect(entries[1]?.entry.prev).toBe(first.body.hash);
    expect((await read(path, 'russia')).entries[0]?.entry).toMatchObject({ n: 1, prev: '' });
  });

  it('sent again is the same entry; another text under its key is refused', async () => {
    const path = await diplomacy();
    const key = { 'idempotency-key': 'once' };
    const once = await say(path, 'austria', 'all', 'Hello.', {}, key);
    const again = await say(path, 'austria', 'all', 'Hello.', { after: 0 }, key);
    expect(again.body).toEqual(once.body);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    const other = await say(path, 'austria', 'all', 'Farewell.', {}, key);
    expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    expect(await heard(path, 'england')).toEqual(['all 1: Hello.']);
  });

  it('at the same moment by all seats loses nothing and doubles nothing', async () => {
    const path = await diplomacy();
    const answers = await Promise.all(seats.map((seat) => say(path, seat, 'all', `from ${seat}`)));
    expect(answers.map(({ status }) => status)).toEqual(seats.map(() => 201));
    const { entries } = await read(path, 'austria');
    expect(entries.map(({ entry }) => entry.n)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(entries.map(({ text }) => text).sort()).toEqual(seats.map((seat) => `from ${seat}`).sort());
    entries.forEach(({ entry }, i) => {
      expect(entry.prev).toBe(i === 0 ? '' : entries[i - 1]?.hash);
    });
  });

  it.each([
    { what: 'nothing', text: ' \n ' },
    { what: 'a letter in two parts where there is one', text: 'cafe\u0301' },
    { what: 'a control', text: 'a\u0007b' },
    { what: 'what turns the direction of text', text: 'a\u202eb' },
    { what: '2,001 characters', text: 'x'.repeat(2001) },
    { what: '41 lines', text: 'x\n'.repeat(40) },
    { what: 'half a character', text: 'a\ud800' },
  ])('refuses $what', async ({ text }) => {
    const answer = await say(await shared, 'austria', 'all', text);
    expect([answer.status, answer.body.code]).toEqual([400, 'BAD_BODY']);
  });
  const shared = Promise.resolve().then(async () => {
    for (;;) {
      if (house !== undefined) return diplomacy();
      await new Promise((done) => setTimeout(done, 5));
    }
  });

  it('takes 2,000 letters of four bytes in ten lines', async () => {
    const text = `${'\n'.repeat(9)}${'😀'.repeat(1991)}`;
    expect((await say(await shared, 'austria', 'all', text)).status).toBe(201);
    expect((await read(await shared, 'italy')).entries.at(-1)?.text).toBe(text);
  });

  it('corrects what one wrote oneself, and nothing else', async () => {
    const path = await diplomacy();
    await say(path, 'france', ['germany'], 'Burgundy is empyt.');
    const right = await say(path, 'france', ['germany'], 'Burgundy is empty.', { corrects: 1 });
    expect(right.status).toBe(201);
    expect((await read(path, 'germany')).entries[1]).toMatchObject({ corrects: 1, text: 'Burgundy is empty.' });
    const others = await say(path, 'germany', ['france'], 'It is not.', { corrects: 1 });
    expect([others.status, others.body.code]).toEqual([409, 'NOT_YOUR_ENTRY']);
  });

  it('is counted by author, never by conversation: 20 a minute', async () => {
    const path = await diplomacy();
    const sent = [];
    for (let i = 0; i < 21; i++) sent.push(await say(path, 'austria', [seats[1 + (i % 6)]], `no. ${i}`));
    expect(sent.slice(0, 20).every(({ status }) => status === 201)).toBe(true);
    expect([sent[20]?.status, sent[20]?.body.code]).toEqual([429, 'TOO_MUCH_PRESS']);
    expect(Number(sent[20]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await say(path, 'england', ['austria'], 'still free')).status).toBe(201);
    house.wait(60);
    expect((await say(path, 'austria', ['england'], 'again')).status).toBe(201);
  });
});

describe('the rules of a game', () => {
  it.each([
    { what: 'none', settings: press({ talk: 'none' }), to: 'all', code: 'PRESS_OFF' },
    { what: 'public', settings: press({ talk: 'public' }), to: ['england'], code: 'PRESS_OFF' },
    { what: 'private', settings: press({ talk: 'private' }), to: 'all', code: 'PRESS_OFF' },
    { what: 'no groups', settings: press({ groups: false }), to: ['england', 'france'], code: 'PRESS_OFF' },
    {
      what: 'only while there are retreats',
      settings: press({ phases: ['retreats'] }),
      to: 'all',
      code: 'PRESS_CLOSED',
    },
    { what: 'a seat that is not there', settings: press(), to: ['atlantis'], code: 'NO_SUCH_SEAT' },
    { what: 'nobody else', settings: press(), to: ['austria'], code: 'NOBODY_TO_TALK_TO' },
    { what: 'the lobby of a game that has started', settings: press(), to: 'lobby', code: 'ALREADY_STARTED' },
  ])('$what: $code', async ({ settings, to, code }) => {
    const path = await diplomacy(settings);
    const answer = await say(path, 'austria', to, 'Hello.');
    expect([answer.status, answer.body.code]).toEqual([409, code]);
  });

  it('a person without a seat writes nothing; nobody writes once it is over', async () => {
    const path = await diplomacy();
    const owner = await say(path, 'ann', 'all', 'I only own it.');
    expect([owner.status, owner.body.code]).toEqual([403, 'NOT_SEATED']);
    await say(path, 'austria', ['italy'], 'Before the end.');
    for (const seat of seats) await house.as(seat).put(`${path}/votes/draw`, { vote: true });
    const late = await say(path, 'austria', 'all', 'After it.');
    expect([late.status, late.body.code]).toEqual([409, 'GAME_OVER']);
    expect(await heard(path, 'italy')).toEqual(['austria,italy 1: Before the end.']);
    expect(await heard(path, 'france')).toEqual([]);
  });

  it.each([
    { opens: 'players', draw: true, player: ['austria,italy 1: A secret.'], stranger: [] },
    { opens: 'everyone', draw: true, player: ['austria,italy 1: A secret.'], stranger: ['austria,italy 1: A secret.'] },
    { opens: 'everyone', draw: false, player: [], stranger: [] },
  ])(
    'opens to $opens after a draw ($draw), never after a game that was cancelled',
    async ({ opens, draw, player, stranger }) => {
      const path = await diplomacy(press({ opens }));
      await say(path, 'austria', ['italy'], 'A secret.');
      expect(await heard(path, 'turkey')).toEqual([]);
      for (const seat of seats) await house.as(seat).put(`${path}/votes/${draw ? 'draw' : 'cancel'}`, { vote: true });
      expect(await heard(path, 'turkey')).toEqual(player);
      expect(await heard(path, 'stranger')).toEqual(stranger);
    },
  );

  it('the lobby has chat where people are named; its seated players and the owner read it', async () => {
    const path = await lobby(house, { of: 'diplomacy' });
    await house.as('austria').post(`${path}/seats`, { seat: 'austria' });
    expect((await say(path, 'austria', 'lobby', 'Who else?')).status).toBe(201);
    expect((await say(path, 'austria', 'all', 'Too early.')).body.code).toBe('NOT_STARTED');
    expect(await heard(path, 'ann')).toEqual(['lobby 1: Who else?']);
    expect(await heard(path, 'stranger')).toEqual([]);
    const masked = await lobby(house, { of: 'diplomacy', settings: { anonymous: true } });
    await house.as('austria').post(`${masked}/seats`, { preferences: ['austria'] });
    expect((await say(masked, 'austria', 'lobby', 'Guess who.')).body.code).toBe('PRESS_OFF');
  });
});

describe('reading', () => {
  it('gives what is new after a cursor, page by page, in the order of the times', async () => {
    const path = await diplomacy();
    for (let i = 1; i <= 5; i++) {
      house.wait(1);
      await say(path, 'austria', i % 2 === 0 ? 'all' : ['england'], `no. ${i}`);
    }
    const first = await read(path, 'england', '?limit=3');
    expect([first.entries.map(({ text }) => text), first.next]).toEqual([
      ['no. 1', 'no. 2', 'no. 3'],
      `${path}/press?limit=3&after=${first.cursor}`,
    ]);
    const second = await read(path, 'england', `?limit=3&after=${first.cursor}`);
    expect([second.entries.map(({ text }) => text), second.next]).toEqual([['no. 4', 'no. 5'], undefined]);
    expect((await read(path, 'england', `?after=${second.cursor}`)).entries).toEqual([]);
    await say(path, 'austria', ['england', 'france'], 'three of us');
    expect(await heard(path, 'england', `?after=${second.cursor}`)).toEqual(['austria,england,france 1: three of us']);
    expect(await heard(path, 'england', '?conversation=all')).toEqual(['all 1: no. 2', 'all 2: no. 4']);
    expect((await read(path, 'england', '?after=AAAA')).code).toBe('BAD_CURSOR');
    expect((await read(path, 'france', `?after=${second.cursor}`)).code).toBe('BAD_CURSOR');
  });

  it('spectators read what is said to all, and nothing else', async () => {
    const path = await diplomacy();
    await say(path, 'austria', 'all', 'Peace.');
    await say(path, 'austria', ['england'], 'War.');
    for (const who of [undefined, 'stranger', 'ann']) expect(await heard(path, who)).toEqual(['all 1: Peace.']);
    expect(await heard(path, 'stranger', '?conversation=austria,england')).toEqual([]);
    expect(await heard(path, 'stranger', '?conversation=nonsense')).toEqual([]);
  });

  it('names nobody, in no field', async () => {
    const path = await diplomacy({ anonymous: true });
    await say(path, 'austria', 'all', 'Peace.');
    const { bytes } = await house.as('england').get(`${path}/press`);
    const { people } = (await house.as('austria').get<{ people: object }>(`${path}/people`)).body;
    for (const pseudonym of Object.keys(people)) expect(bytes).not.toContain(pseudonym);
  });

  it.each([
    { takeover: 'reads', before: ['austria,england 1: to the first'] },
    { takeover: 'anew', before: [] },
  ])('a substitute: $takeover; who left reads up to then', async ({ takeover, before }) => {
    const path = await diplomacy(press({ takeover }));
    await say(path, 'austria', ['england'], 'to the first');
    await house.as('england').delete(`${path}/seats/england`);
    await say(path, 'austria', ['england', 'france'], 'to an empty chair');
    await house.as('eve').post(`${path}/seats`, { seat: 'england' });
    await say(path, 'austria', ['england'], 'to the second');
    expect(await heard(path, 'england')).toEqual(['austria,england 1: to the first']);
    const after = takeover === 'reads' ? ['austria,england,france 1: to an empty chair'] : [];
    expect([...(await heard(path, 'eve'))].sort()).toEqual(
      [...after, ...before, 'austria,england 2: to the second'].sort(),
    );
  });
});

it('a player who left a seat gets the same bytes, with or without new entries in their old conversations', async () => {
  const path = await diplomacy();
  await say(path, 'austria', ['england'], 'to the first');
  await house.as('england').delete(`${path}/seats/england`);
  await house.as('eve').post(`${path}/seats`, { seat: 'england' });
  const before = (await house.as('england').get(`${path}/press`)).bytes;
  for (const text of ['one', 'two']) {
    await say(path, 'austria', ['england'], text);
    expect((await house.as('england').get(`${path}/press`)).bytes).toBe(before);
  }
  const { cursor } = JSON.parse(before) as { cursor: string };
  const then = `${path}/press?after=${cursor}&limit=1`;
  const [rest] = [(await house.as('england').get(then)).bytes];
  await say(path, 'austria', ['england'], 'three');
  expect((await house.as('england').get(then)).bytes).toBe(rest);
});

describe('marks for the reader alone', () => {
  it('is read by oneself alone, and how far one has read goes only forward', async () => {
    const path = await diplomacy();
    await say(path, 'austria', ['england'], 'one');
    const kept = { read: { 'austria,england': 1 }, muted: ['all'], seats: ['italy'], drafts: { all: 'Dear all,' } };
    const put = await house.as('england').put(`${path}/press/marks`, kept);
    expect([put.status, put.body]).toEqual([200, kept]);
    await house.as('england').put(`${path}/press/marks`, { read: { 'austria,england': 0 } });
    expect((await read(path, 'england')).marks).toEqual(kept);
    expect((await read(path, 'austria')).marks).toEqual({ read: {}, muted: [], seats: [], drafts: {} });
    expect((await read(path, 'ann')).marks).toBeUndefined();
    const [entry] = await house.stores.people.list(`U#${await house.service.persons.personOf('england')}`, 'R#');
    expect(JSON.stringify(entry)).not.toContain('Dear');
  });

  it('is nothing to who never sat there', async () => {
    const answer = await house.as('ann').put(`${await diplomacy()}/press/marks`, { muted: [] });
    expect([answer.status, answer.body.code]).toEqual([403, 'NOT_SEATED']);
  });
});
