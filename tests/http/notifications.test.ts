import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Load } from '../../functions/platform/courier/loads.ts';
import { subscribed } from '../kit/subscribed.ts';
import { asked, type House, lobby, newStores, open, started } from './kit.ts';
import { keptIn, sweptIn } from './sweeping.ts';

// Notifications over HTTP: the channels that people have, what comes by them, and what other people may not do.

const stores = newStores();
const loads: Load[] = [];
let house: House;
beforeAll(async () => {
  house = await open({ stores });
});
afterAll(() => house.close());

/** Sends what is due after this number of seconds. */
const sent = async (seconds = 0): Promise<readonly Load[]> => {
  loads.length = 0;
  await sweptIn(house, seconds, {
    courier: keptIn(loads),
    post: { from: 'fieldpost@localhost.localdomain', origin: 'https://fieldpost.example' },
  });
  return [...loads];
};
const URL_OF_HOOK = 'https://hooks.example/in';
const hookOf = async (who: string) =>
  (await house.as(who).post<{ id: string; secret: string }>('/v1/me/channels', { kind: 'webhook', url: URL_OF_HOOK }))
    .body;

it('a game tells the seats to act, by their hook, and nobody else', async () => {
  const [red, blue] = [house.as('red'), house.as('blue')];
  await hookOf('red');
  await sent();
  const { body } = await red.post<{ game: string }>('/v1/games', {
    of: 'duel',
    options: { hits: 3 },
    title: 'Not for the wire',
  });
  const path = `/v1/games/${body.game}`;
  await red.post(`${path}/seats`, { seat: 'red' });
  await blue.post(`${path}/seats`, { seat: 'blue' });
  await red.post(`${path}/start`, {});

  const parcels = (await sent(91)).flatMap((load) => ('parcel' in load ? [load.parcel] : []));
  const bodies = parcels.map((parcel) => Buffer.from(parcel.body, 'base64').toString('utf8'));
  expect(bodies.map((text) => (JSON.parse(text) as { type: string }).type).sort()).toEqual(['started', 'your-turn']);
  expect(new Set(parcels.map(({ url }) => url))).toEqual(new Set([URL_OF_HOOK]));
  expect(JSON.stringify(parcels) + bodies.join()).not.toMatch(/Not for the wire|blue/);

  const mine = (
    await red.get<{ notifications: { number: number; reason: string; game: string }[]; newest: number }>(
      '/v1/me/notifications',
    )
  ).body;
  expect(mine.notifications.map(({ reason }) => reason).sort()).toEqual(['started', 'your-turn']);
  expect(mine.notifications.map(({ game }) => game)).toEqual([body.game, body.game]);
  expect(mine.newest).toBe(2);
  expect((await red.get<{ notifications: unknown[] }>('/v1/me/notifications?after=2')).body.notifications).toEqual([]);
  expect((await house.as('nobody-yet').get('/v1/me/notifications')).body).toEqual({ notifications: [], newest: 0 });
});

it.each([
  { what: 'player', isBlocked: false },
  { what: 'player who has blocked its owner', isBlocked: true },
])(
  'a seat that its player lost by missed deadlines is offered to all at the table, and its $what learns of the loss',
  async ({ isBlocked }) => {
    const [red, blue] = isBlocked ? [house.as('rita'), house.as('bert')] : [house.as('ruth'), house.as('ben')];
    const settings = { deadlines: { default: 3600 }, vacate: { misses: 1 }, absent: 'wait' };
    const { game } = (await red.post<{ game: string }>('/v1/games', { of: 'duel', options: { hits: 3 }, settings }))
      .body;
    const path = `/v1/games/${game}`;
    await red.post(`${path}/seats`, { seat: 'red' });
    await blue.post(`${path}/seats`, { seat: 'blue' });
    await red.post(`${path}/start`, {});
    if (isBlocked) await blue.put('/v1/me/blocks', { game, seat: 'red' });
    const { ask } = await asked(red, path);
    await red.post(`${path}/actions`, { ask, command: { type: 'choose', stance: 'high' } });
    house.wait(3_610);
    await house.sweep();
    await sent(91);
    const told = async (who: typeof red) =>
      (await who.get<{ notifications: { reason: string; kind?: string }[] }>('/v1/me/notifications')).body.notifications
        .map(({ reason, kind }) => `${reason} ${kind ?? ''}`.trim())
        .filter((each) => /seat|removed/.test(each));
    expect([await told(red), await told(blue)]).toEqual([['seat-offered'], ['removed missed']]);
  },
);

it('a player who loses a seat in quiet hours learns it after them, though the game is over by then', async () => {
  const bea = house.as('bea');
  const settings = { deadlines: { default: 3600 }, vacate: { misses: 1 }, absent: 'wait' };
  const path = await lobby(house, { of: 'duel', owner: 'rob', settings });
  await house.as('rob').post(`${path}/seats`, { seat: 'red' });
  await bea.post(`${path}/seats`, { seat: 'blue' });
  await house.as('rob').post(`${path}/start`);
  const hour = (later: number): string =>
    `${String((new Date(house.now).getUTCHours() + later) % 24).padStart(2, '0')}:00`;
  await bea.send('PATCH', '/v1/me', { zone: 'UTC', quiet: { from: hour(0), to: hour(6) } });
  await bea.post('/v1/me/channels', { kind: 'webhook', url: URL_OF_HOOK, reasons: ['removed', 'over'] });
  await sent();
  const { ask } = await asked(house.as('rob'), path);
  await house.as('rob').post(`${path}/actions`, { ask, command: { type: 'choose', stance: 'high' } });
  house.wait(3_610);
  await house.sweep();
  expect(await sent(91)).toEqual([]);
  await house.as('rob').put(`${path}/votes/draw`, { vote: true });
  expect((await house.as('rob').get<{ status: string }>(path)).body.status).toBe('over');
  expect(await sent(91)).toEqual([]);
  const bodies = (await sent(6 * 3600)).flatMap((load) =>
    'parcel' in load ? [JSON.parse(Buffer.from(load.parcel.body, 'base64').toString()) as object] : [],
  );
  expect(bodies).toMatchObject([{ type: 'removed', data: { status: 'over', kind: 'missed' } }]);
});

describe('votes, pauses and lost seats', () => {
  const toldOf = async (who: string, path: string): Promise<readonly string[]> =>
    (
      await house
        .as(who)
        .get<{ notifications: { reason: string; kind?: string; game: string }[] }>('/v1/me/notifications?limit=100')
    ).body.notifications
      .filter(({ game, kind }) => path.endsWith(game) && kind !== undefined)
      .map(({ reason, kind }) => `${reason} ${kind}`);

  it.each([
    { votes: 'open', told: ['vote draw'] },
    { votes: 'secret', told: [] },
  ])('a draw that another wants is told if votes are $votes: $told', async ({ votes, told }) => {
    const path = await started(house, { of: 'duel', settings: { votes } });
    await house.as('red').put(`${path}/votes/draw`, { vote: true });
    await sent(91);
    expect([await toldOf('blue', path), await toldOf('red', path)]).toEqual([told, []]);
  });

  it('a pause is told when it begins and ends', async () => {
    const path = await started(house, { of: 'duel', settings: { deadlines: { default: 86_400 } } });
    for (const who of ['red', 'blue']) await house.as(who).put(`${path}/votes/pause`, { vote: true });
    await sent(91);
    await house.as('blue').put(`${path}/votes/pause`, { vote: false });
    await sent(91);
    expect(await toldOf('red', path)).toEqual(['paused paused', 'paused resumed']);
  });

  it('a seat that the owner took is told to its player, and in no list to anybody', async () => {
    const path = await lobby(house, { of: 'duel', owner: 'ann' });
    await house.as('red').post(`${path}/seats`, { seat: 'red' });
    await house.as('ann').delete(`${path}/seats/red`);
    await sent(91);
    expect([await toldOf('red', path), await toldOf('ann', path)]).toEqual([['removed host'], []]);
    for (const who of ['red', 'ann', 'watcher'])
      for (const list of ['/v1/games', '/v1/me/games']) {
        const { games } = (await house.as(who).get<{ games: { game: string }[] }>(list)).body;
        const shown = games.find(({ game }) => path.endsWith(game)) ?? {};
        expect(Object.keys(shown).filter((key) => ['lost', 'out', 'spared', 'held', 'by'].includes(key))).toEqual([]);
      }
  });
});

describe('a game that a player mutes', () => {
  it('tells them what they want, until they unmute it, and only they see the choice', async () => {
    const [red, blue] = [house.as('red'), house.as('blue')];
    const path = await started(house, { of: 'duel' });
    const game = path.slice('/v1/games/'.length);
    const mute = `/v1/me/games/${game}/mute`;
    const told = async (who: typeof red) =>
      (await who.get<{ notifications: { reason: string; game: string }[] }>('/v1/me/notifications')).body.notifications
        .filter((each) => each.game === game)
        .map(({ reason }) => reason);
    const tellOf = async (who: typeof red) =>
      (await who.get<{ marks: { tell?: string } }>(`${path}/press`)).body.marks.tell;
    expect((await red.put(mute, { tell: 'nothing' })).body).toEqual({ tell: 'nothing' });
    expect([await tellOf(red), await tellOf(blue)]).toEqual(['nothing', undefined]);
    await blue.post(`${path}/press`, { to: 'all', text: 'Hello.' });
    await sent(91);
    expect(await told(red)).toEqual([]);
    expect(await told(blue)).toContain('started');
    expect((await red.delete(mute)).status).toBe(204);
    expect(await tellOf(red)).toBeUndefined();
    await blue.put(mute, { tell: 'turns' });
    await red.post(`${path}/press`, { to: 'all', text: 'Hello again.' });
    for (const who of [red, blue]) await who.put(`${path}/votes/draw`, { vote: true });
    await sent(91);
    expect(await told(red)).toContain('over');
    expect(await told(blue)).not.toContain('over');
  });

  it('is one with a seat of theirs, and the choice is one of three', async () => {
    const path = await started(house, { of: 'duel' });
    const mute = path.replace('/v1/', '/v1/me/').concat('/mute');
    const codeOf = async (who: string, body: unknown) =>
      (await house.as(who).send<{ code: string }>('PUT', mute, body)).body.code;
    expect(await codeOf('mute-stranger', { tell: 'turns' })).toBe('NOT_SEATED');
    expect(await codeOf('red', { tell: 'some' })).toBe('BAD_BODY');
  });
});

describe('a channel', () => {
  it('has a digest and titles if its person chooses them; a browser gets no titles', async () => {
    const nora = house.as('nora');
    const { id } = await hookOf('nora');
    const channel = `/v1/me/channels/${id}`;
    expect((await nora.send('PATCH', channel, { digest: 20, names: true })).body).toMatchObject({
      digest: 20,
      names: true,
    });
    const back = (await nora.send<object>('PATCH', channel, { digest: null, names: false })).body;
    expect(['digest' in back, 'names' in back]).toEqual([false, false]);
    for (const body of [{}, { digest: 24 }, { digest: -1 }, { names: 'yes' }])
      expect((await nora.send<{ code: string }>('PATCH', channel, body)).body.code, JSON.stringify(body)).toBe(
        'BAD_BODY',
      );
    const { keys } = subscribed();
    const place = { kind: 'push', endpoint: 'https://push.example/nora', keys };
    expect((await nora.send('POST', '/v1/me/channels', { ...place, names: true })).status).toBe(400);
    const browser = (await nora.post<{ id: string }>('/v1/me/channels', place)).body.id;
    const named = await nora.send<{ code: string }>('PATCH', `/v1/me/channels/${browser}`, { names: true });
    expect([named.status, named.body.code]).toEqual([409, 'NO_NAMES']);
  });

  it('is silent in quiet hours, which stand in the account and are two hours of a clock', async () => {
    const quentin = house.as('quentin');
    const quiet = { from: '22:00', to: '07:00' };
    expect((await quentin.send('PATCH', '/v1/me', { quiet })).body).toMatchObject({ quiet });
    for (const wrong of [{ from: '22:00', to: '22:00' }, { from: '24:00', to: '07:00' }, { from: '22:00' }])
      expect((await quentin.send('PATCH', '/v1/me', { quiet: wrong })).status, JSON.stringify(wrong)).toBe(400);
    expect((await quentin.send('PATCH', '/v1/me', { quiet: null })).body).not.toHaveProperty('quiet');
  });

  it('is made once for a key, shows its secret only then, and its owner changes and deletes it', async () => {
    const anna = house.as('anna');
    const asked = { kind: 'webhook', url: URL_OF_HOOK, reasons: ['over'] };
    const headers = { 'idempotency-key': 'one-key' };
    const made = await anna.send<{ id: string; secret: string }>('POST', '/v1/me/channels', asked, headers);
    const again = await anna.send<{ id: string; secret: string }>('POST', '/v1/me/channels', asked, headers);
    expect([made.status, again.body]).toEqual([201, made.body]);
    const other = await anna.send<{ code: string }>(
      'POST',
      '/v1/me/channels',
      { ...asked, url: 'https://other.example/' },
      headers,
    );
    expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    const shown = (await anna.get<{ channels: { id: string }[]; push: string }>('/v1/me/channels')).body;
    expect(shown.channels).toMatchObject([
      { id: made.body.id, kind: 'webhook', to: URL_OF_HOOK, state: 'unconfirmed', reasons: ['over'] },
    ]);
    expect(JSON.stringify(shown)).not.toContain(made.body.secret);
    expect(shown.push).toMatch(/^B[\w-]{86}$/);
    const channel = `/v1/me/channels/${made.body.id}`;
    expect((await anna.send('PATCH', channel, { reasons: [] })).body).toMatchObject({ reasons: [] });
    for (const [method, path, body] of [
      ['PATCH', channel, { reasons: [] }],
      ['DELETE', channel, undefined],
      ['POST', `${channel}/secret`, undefined],
      ['POST', `${channel}/deliveries/none`, undefined],
      ['GET', `${channel}/deliveries`, undefined],
    ] as const)
      expect((await house.as('red').send<{ code: string }>(method, path, body)).body.code, `${method} ${path}`).toBe(
        'NO_SUCH_CHANNEL',
      );
    expect((await anna.send('DELETE', channel)).status).toBe(204);
    expect((await anna.get<{ channels: unknown[] }>('/v1/me/channels')).body.channels).toEqual([]);
    expect((await anna.send('DELETE', channel)).status).toBe(404);
  });

  it.each([
    { url: 'http://hooks.example/' },
    { url: 'https://127.0.0.1/' },
    { url: 'https://2130706433/' },
    { url: 'https://0177.0.0.1/' },
    { url: 'https://[::ffff:127.0.0.1]/' },
    { url: 'https://169.254.169.254/latest/meta-data' },
    { url: 'https://hooks.example:8443/' },
    { url: 'https://me:pass@hooks.example/' },
  ])('leads to no $url', async ({ url }) => {
    for (const place of [
      { kind: 'webhook', url },
      { kind: 'push', endpoint: url, keys: subscribed().keys },
    ]) {
      const { status, body } = await house
        .as('anna')
        .send<{ code: string; errors: { pointer: string }[] }>('POST', '/v1/me/channels', place);
      expect([status, body.code, body.errors[0]?.pointer]).toEqual([
        400,
        'BAD_BODY',
        place.kind === 'webhook' ? '/url' : '/endpoint',
      ]);
    }
  });

  it.each([
    { field: 'p256dh', value: 'BA', what: 'too short' },
    { field: 'p256dh', value: Buffer.alloc(65, 4).toString('base64url'), what: 'of no point of the curve' },
    { field: 'auth', value: 'aa', what: 'too short' },
  ])('of a browser is refused with a key $field that is $what', async ({ field, value }) => {
    const place = { kind: 'push', endpoint: 'https://push.example/x', keys: { ...subscribed().keys, [field]: value } };
    const { status, body } = await house
      .as('anna')
      .send<{ errors: { pointer: string }[] }>('POST', '/v1/me/channels', place);
    expect([status, body.errors[0]?.pointer]).toEqual([400, `/keys/${field}`]);
  });

  it('is one of ten; five may be hooks', async () => {
    for (let made = 0; made < 5; made++) await hookOf('carl');
    const carl = house.as('carl');
    const sixth = await carl.send<{ code: string }>('POST', '/v1/me/channels', { kind: 'webhook', url: URL_OF_HOOK });
    expect([sixth.status, sixth.body.code]).toEqual([409, 'TOO_MANY_CHANNELS']);
    for (let made = 0; made < 5; made++)
      await carl.post('/v1/me/channels', { kind: 'mail', address: `carl${made}@example.org` });
    expect((await carl.send('POST', '/v1/me/channels', { kind: 'mail', address: 'carl@example.org' })).status).toBe(
      409,
    );
  });

  it('is nothing that a guest has', async () => {
    const { token } = (await house.as(undefined).post<{ token: string }>('/v1/guests')).body;
    const answer = await fetch(`${house.url}/v1/me/channels`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ kind: 'webhook', url: URL_OF_HOOK }),
    });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([403, 'NOT_FOR_GUESTS']);
  });
});

describe('the link in a mail', () => {
  it('ends the mail when it is sent, not when it is looked at, and says nothing of itself', async () => {
    await sent();
    const dora = house.as('dora');
    const { id } = (await dora.post<{ id: string }>('/v1/me/channels', { kind: 'mail', address: 'dora@example.org' }))
      .body;
    const letterOf = (all: readonly Load[]): string =>
      all
        .flatMap((load) => ('letter' in load ? [Buffer.from(load.letter.message, 'base64').toString('utf8')] : []))
        .join('');
    const code = /confirm=[\w-]+\.([\w-]+)/.exec(
      letterOf(await sent())
        .replaceAll('=\r\n', '')
        .replaceAll('=3D', '='),
    )?.[1];
    expect((await dora.post(`/v1/me/channels/${id}/confirmation`, { code })).body).toMatchObject({ state: 'on' });
    const { body } = await dora.post<{ game: string }>('/v1/games', { of: 'duel', options: { hits: 3 } });
    await dora.post(`/v1/games/${body.game}/seats`, { seat: 'red' });
    await dora.post(`/v1/games/${body.game}/seats`, { seat: 'blue', kind: 'bot' });
    await dora.post(`/v1/games/${body.game}/start`, {});
    await sent(91);
    const link = /\/unsubscribe\/[\w-]+/.exec(letterOf(await sent(180)))?.[0] ?? '';
    const stateOf = async () =>
      (await dora.get<{ channels: { state: string; why?: string }[] }>('/v1/me/channels')).body.channels[0];
    const opened = await fetch(house.url + link);
    expect([opened.status, (await stateOf())?.state]).toEqual([200, 'on']);
    expect(await opened.text()).toContain('<form method="post">');
    const [ended, unknown] = await Promise.all(
      [link, '/unsubscribe/there-never-was-one'].map(async (path) => {
        const answer = await fetch(house.url + path, {
          method: 'POST',
          body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
        });
        return [answer.status, await answer.text()];
      }),
    );
    expect(unknown).toEqual(ended);
    expect(await stateOf()).toMatchObject({ state: 'off', why: 'unsubscribed' });
  });
});

describe('how often strangers are asked', () => {
  const mailTo = (who: string, address: string, in_ = house) =>
    in_.as(who).post<{ id: string; code: string }>('/v1/me/channels', { kind: 'mail', address });
  /** Has an address asked, and gives the channel up again. */
  async function askedOnce(who: string, address: string): Promise<number> {
    const { status, body } = await mailTo(who, address);
    if (status === 201) await house.as(who).delete(`/v1/me/channels/${body.id}`);
    return status;
  }
  const letters = (load: Load): boolean => 'letter' in load;

  it('one person sends three mails a day to an address, however it is spelled, and ten an hour in all', async () => {
    house.wait(3600);
    await sent();
    const statuses = [];
    for (const spelled of [
      's.tranger@example.org',
      'Stranger@example.org',
      'stranger+1@example.org',
      'stranger@EXAMPLE.org',
    ])
      statuses.push((await mailTo('mia', spelled)).status);
    expect(statuses).toEqual([201, 201, 201, 429]);
    expect((await sent()).filter(letters)).toHaveLength(3);
    let count = 0;
    while ((await askedOnce('mia', `other-${count}@example.org`)) === 201) count++;
    expect(count).toBe(7);
    const refused = await mailTo('mia', 'one-more@example.org');
    expect([refused.status, refused.body]).toMatchObject([429, { code: 'TOO_MANY_ASKED' }]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    house.wait(3600);
    expect(await askedOnce('mia', 'one-more@example.org')).toBe(201);
  });

  it('a mailbox gets three mails an hour, from all senders together, and the answers are the same', async () => {
    house.wait(3600);
    await sent();
    const answers = [];
    for (const who of ['p1', 'p2', 'p3', 'p4', 'p5']) {
      const { status, body, headers } = await mailTo(who, 'victim@example.org');
      const { id: _, ...rest } = body as unknown as { readonly id: string };
      answers.push(JSON.stringify([status, rest, [...headers.keys()]]));
    }
    expect(new Set(answers).size).toBe(1);
    const mails = (await sent()).flatMap((load) => ('letter' in load ? [load.letter.to] : []));
    expect(mails).toEqual(['victim@example.org', 'victim@example.org', 'victim@example.org']);
  });

  it('challenges of hooks are counted too', async () => {
    house.wait(3600);
    const statuses = [];
    for (let i = 0; i < 11; i++) {
      const made = await house
        .as('hal')
        .post<{ id: string }>('/v1/me/channels', { kind: 'webhook', url: `https://victim.example/${i}` });
      statuses.push(made.status);
      await house.as('hal').delete(`/v1/me/channels/${made.body.id}`);
    }
    expect(statuses).toEqual([...Array(10).fill(201), 429]);
  });

  it('nothing that is kept names the address, but under the key of the person', async () => {
    const kept = await stores.people.list('N#asked', '');
    expect(kept.length).toBeGreaterThan(0);
    expect(JSON.stringify(kept)).not.toMatch(/victim|example/);
  });
});
