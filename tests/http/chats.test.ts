import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf } from '../../functions/features/channels/channels.ts';
import type { Delivery, Parcel } from '../../functions/platform/courier/deliver.ts';
import { type House, newStores, open } from './kit.ts';
import { sweptIn } from './sweeping.ts';

// Chats that get notifications: they show a code first, and what a title says does nothing there.

const stores = newStores();
let house: House;
const parcels: Parcel[] = [];
let says: Delivery = { outcome: '2xx' };
beforeAll(async () => {
  house = await open({ stores });
});
afterAll(() => house.close());

/** Sends what is due after this number of seconds, and returns it. */
async function sent(seconds = 0): Promise<readonly Parcel[]> {
  parcels.length = 0;
  await sweptIn(house, seconds, {
    origin: 'https://play.example',
    courier: async (load) => {
      if ('parcel' in load) parcels.push(load.parcel);
      return says;
    },
  });
  return [...parcels];
}

const textOf = ({ body }: Parcel): string => Buffer.from(body, 'base64').toString('utf8');
const codeIn = (all: readonly Parcel[]): string => /Code (\d{3}-\d{3})/.exec(all.map(textOf).join())?.[1] ?? '';

interface Channel {
  readonly id: string;
  readonly state: string;
  readonly code: string;
  readonly secret?: string;
}
let urls = 0;
const newUrl = (): string => `https://discord.com/api/webhooks/${++urls}/token`;
const made = (who: string, more: object = {}) =>
  house.as(who).post<Channel>('/v1/me/channels', { kind: 'webhook', format: 'discord', url: newUrl(), ...more });
const typed = (who: string, id: string, code: string) =>
  house.as(who).post<Channel>(`/v1/me/channels/${id}/confirmation`, { code });
const stateOf = async (who: string, id: string) =>
  (await house.as(who).get<{ channels: Channel[] }>('/v1/me/channels')).body.channels.find((each) => each.id === id)
    ?.state;

/** A chat that its person has confirmed. */
async function confirmed(who: string, more: object = {}): Promise<string> {
  const { id } = (await made(who, more)).body;
  const code = codeIn(await sent());
  expect((await typed(who, id, code)).body).toMatchObject({ state: 'on' });
  return id;
}

describe('a chat', () => {
  it('shows a code once, and is on when the person who asked has sent it', async () => {
    const { body } = await made('anna');
    expect(body).toMatchObject({ state: 'unconfirmed', format: 'discord' });
    expect(body.secret).toBeUndefined();
    const first = await sent();
    expect(first.map(textOf)).toEqual([
      expect.stringMatching(
        /^\{"content":"Fieldpost wants to write here\. Code \d{3}-\d{3}","allowed_mentions":\{"parse":\[\]\}\}$/,
      ),
    ]);
    expect(Object.keys(first[0]?.headers ?? {})).toEqual(['content-type', 'user-agent']);
    expect(await sent(600)).toEqual([]);
    expect(await stateOf('anna', body.id)).toBe('unconfirmed');
    // Who reads the code in the chat lacks the account.
    expect((await typed('bert', body.id, codeIn(first))).body.code).toBe('NO_SUCH_CHANNEL');
    expect((await typed('anna', body.id, codeIn(first))).body.state).toBe('on');
  });

  it.each([
    { format: 'slack', form: '{"text":"T"}' },
    { format: 'text', form: '{"text":"T","body":"T"}' },
  ])('of the format $format gets the fields that it reads', async ({ format, form }) => {
    await made('carl', { format });
    const [parcel] = await sent();
    expect(parcel && textOf(parcel).replaceAll(/Fieldpost wants to write here. Code \d{3}-\d{3}/g, 'T')).toBe(form);
  });

  it('has five tries for a code, also at the same time; then that code counts no more, and another one does', async () => {
    const { id } = (await made('dora')).body;
    const code = codeIn(await sent());
    const wrong = (n: number) => String((Number(code.replace('-', '')) + n) % 1_000_000).padStart(6, '0');
    let refused = 0;
    for (let n = 1; refused < 5; ) {
      const all = await Promise.all([typed('dora', id, wrong(n++)), typed('dora', id, wrong(n++))]);
      // A guess at the same time as another one is not read: its answer is 503.
      refused += all.filter(({ body }) => body.code === 'WRONG_CODE').length;
      expect(n).toBeLessThan(20);
    }
    expect((await typed('dora', id, code)).body.code).toBe('CODE_SPENT');
    await house.as('dora').post(`/v1/me/channels/${id}/challenge`);
    const next = codeIn(await sent());
    expect(next).not.toBe(code);
    expect((await typed('dora', id, code)).body.code).toBe('WRONG_CODE');
    expect((await typed('dora', id, next.replace('-', ''))).body.state).toBe('on');
  });

  it('is shown three codes a day, from all people together, and the answers are the same', async () => {
    house.wait(86_400);
    const url = newUrl();
    const answers = [];
    for (const who of ['e1', 'e2', 'e3', 'e4', 'e5']) {
      // Another query or slash is no other chat.
      const { status, body } = await made(who, { url: `${url}${who === 'e4' ? '/?wait=true' : ''}` });
      answers.push(JSON.stringify([status, Object.keys(body), body.state]));
    }
    expect(new Set(answers).size).toBe(1);
    expect(await sent()).toHaveLength(3);
    house.wait(86_400);
    await made('e6', { url });
    expect(await sent()).toHaveLength(1);
  });

  it('is the same chat however its path is spelled', async () => {
    house.wait(86_400);
    const url = `https://chat.example/hooks/${++urls}/`;
    const paths = ['token', '%74oken', './t%6Fken', 'x/../Token', '/token/', 'token?x=1'];
    for (const [n, path] of paths.entries()) await made(`f${n}`, { format: 'text', url: url + path });
    expect(await sent()).toHaveLength(3);
  });

  it('of a host that is of no known chats shares the limit of that host', async () => {
    house.wait(86_400);
    for (let n = 0; n < 210; n++)
      expect((await made(`many${n}`, { format: 'text', url: `https://victim.example/${n}` })).status).toBe(201);
    let shown = 0;
    for (let minutes = 0; minutes < 5; minutes++) shown += (await sent(60)).length;
    expect(shown).toBe(200);
  });

  it('that was not shown a code takes none, also not the right one', async () => {
    house.wait(86_400);
    const url = newUrl();
    for (const who of ['h1', 'h2', 'h3']) await made(who, { url });
    const { id } = (await made('h4', { url })).body;
    await sent();
    const person = (await stores.people.get(`S#${await house.service.subjectOf('h4')}`, 'S'))?.value.person as string;
    const secret = (await stores.vault.person(person)) ?? new Uint8Array();
    expect((await typed('h4', id, codeOf(secret, id))).body.code).toBe('WRONG_CODE');
    house.wait(86_400);
    await house.as('h4').post(`/v1/me/channels/${id}/challenge`);
    expect((await typed('h4', id, codeIn(await sent()))).body.state).toBe('on');
  });

  it('that was deleted is not made again under its key, and costs nothing', async () => {
    const key = { 'idempotency-key': 'once-and-for-all' };
    const body = { kind: 'webhook', format: 'slack', url: newUrl() };
    const { id } = (await house.as('gus').post<Channel>('/v1/me/channels', body, key)).body;
    await house.as('gus').delete(`/v1/me/channels/${id}`);
    const again = await house.as('gus').post<Channel>('/v1/me/channels', body, key);
    expect([again.status, again.body.code, again.headers.get('ratelimit')]).toEqual([
      422,
      'IDEMPOTENCY_KEY_REUSED',
      null,
    ]);
  });

  it('that takes no code in four tries is off', async () => {
    const { id } = (await made('fred')).body;
    says = { outcome: '4xx' };
    let tries = 0;
    for (const wait of [0, 12, 72, 360]) tries += (await sent(wait)).length;
    says = { outcome: '2xx' };
    expect([tries, await stateOf('fred', id)]).toEqual([4, 'off']);
  });
});

describe('what a chat is told', () => {
  const TITLE = '<!here> @everyone *bold* [x](y) & `code`';

  /** Opens a game of a person, and returns the first message about it. */
  async function messageTo(who: string, settings: object = {}): Promise<string> {
    const { game } = (
      await house.as(who).post<{ game: string }>('/v1/games', {
        of: 'duel',
        options: { hits: 3 },
        title: TITLE,
        settings: { deadlines: { default: 7200 }, ...settings },
      })
    ).body;
    await house.as(who).post(`/v1/games/${game}/seats`, { seat: 'red' });
    await house.as(who).post(`/v1/games/${game}/seats`, { seat: 'blue', kind: 'bot' });
    await house.as(who).post(`/v1/games/${game}/start`, {});
    const [first] = await sent(95);
    return first === undefined ? '' : textOf(first).replaceAll(game, 'GAME');
  }

  it('is the reason, the game, the link and the deadline; no title, no seat, no signature', async () => {
    await confirmed('gina', { reasons: ['your-turn'] });
    const { content } = JSON.parse(await messageTo('gina')) as { content: string };
    expect(content.split('\n')).toEqual([
      'It is your turn.',
      'duel',
      'https://play.example/g/GAME',
      expect.stringMatching(/^until \d{4}-\d\d-\d\d \d\d:\d\d UTC$/),
    ]);
  });

  it.each([
    { format: 'discord', shown: '\\<\\!here\\> \\@everyone \\*bold\\* \\[x\\]\\(y\\) \\& \\`code\\`' },
    { format: 'slack', shown: '&lt;!here&gt; @everyone *bold* [x](y) &amp; `code`' },
    { format: 'text', shown: TITLE },
  ])('names titles in $format where its person chose that, so that they do nothing', async ({ format, shown }) => {
    const who = `hans-${format}`;
    await confirmed(who, { format, names: true, reasons: ['your-turn'] });
    const message = JSON.parse(await messageTo(who)) as { content?: string; text?: string; allowed_mentions?: object };
    expect((message.content ?? message.text)?.split('\n')[1]).toBe(`duel (${shown})`);
    expect(message.allowed_mentions).toEqual(format === 'discord' ? { parse: [] } : undefined);
  });

  it('names no seat in an anonymous game, also where its person asked for seats', async () => {
    await confirmed('iris', { reasons: ['your-turn'], seats: true });
    expect(await messageTo('iris', { anonymous: true })).not.toMatch(/red|blue|stance/i);
  });
});
