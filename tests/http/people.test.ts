import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Json } from '../../domain/lib/json.ts';
import { sure } from '../../domain/lib/sure.ts';
import { canonical } from '../../domain/log/canonical.ts';
import type { MatchView } from '../../domain/match/view/view.ts';
import { skirmish } from '../napoleonics/kit/skirmish.ts';
import { type CommitsPage, type House, lobby, open, peopleOf } from './kit.ts';

// Who is behind the pseudonyms of a game, and what its creator wrote: GET /people alone knows it.

let house: House;
beforeAll(async () => {
  house = await open();
});
afterAll(() => house.close());

const firstCommit = async (path: string, reader?: string) =>
  sure((await house.as(reader).get<CommitsPage>(`${path}/events`)).body.commits[0], 'first commit');

it('has a separate tag: 304 until a name or a text changes, and no cache stores it', async () => {
  const path = await lobby(house, { of: 'duel' });
  const first = await house.as('bob').get(`${path}/people`);
  const tag = first.headers.get('etag') ?? 'no tag';
  expect(first.headers.get('cache-control')).toMatch(/no-cache|max-age=0/);
  const same = await house.as('bob').get(`${path}/people`, { 'if-none-match': tag });
  expect([same.status, same.bytes]).toEqual([304, '']);
  await house.as('cid').post(`${path}/seats`, { seat: 'red' });
  const other = await house.as('bob').get(`${path}/people`, { 'if-none-match': tag });
  expect(other.status).toBe(200);
  expect(other.headers.get('etag')).not.toBe(tag);
});

it('gives what is needed to check the commitment of the log to title and names', async () => {
  const path = await lobby(house, { of: 'duel' });
  const { title, names, salt } = await peopleOf(house, path);
  const texts = createHmac('sha256', Buffer.from(sure(salt, 'salt'), 'base64url')).update(
    canonical({ names, title } as Json),
  );
  expect((await firstCommit(path)).envelope.events[0]).toMatchObject({
    type: 'match/created',
    texts: texts.digest('base64url'),
  });
});

it('of a private game is told to who may see it: its owner, who is invited, and nobody else', async () => {
  const path = await lobby(house, { of: 'duel', settings: { visibility: 'private', invited: ['bob'] } });
  const answers = await Promise.all(
    ['ann', 'bob', 'cid', undefined].map((user) => house.as(user).get(`${path}/people`)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 404]);
  expect(answers.map(({ bytes }) => bytes.includes('"invited"'))).toEqual([true, false, false, false]);
  const nowhere = await house.as('cid').get('/v1/games/g00000000000000000000/people');
  expect(answers[2]?.bytes.replaceAll(path.slice(10), 'X')).toBe(
    nowhere.bytes.replaceAll('g00000000000000000000', 'X'),
  );
});

it('a game made again under the same key with another title, name or guest is refused; with the same ones it is the same game', async () => {
  const made = (changes: object) =>
    house
      .as('dan')
      .post('/v1/games', { of: 'napoleonics', title: 'One', ...changes }, { 'idempotency-key': 'the-key' });
  const options = { battle: skirmish };
  const first = await made({ options });
  const again = await made({ options });
  expect([first.status, again.status, again.bytes]).toEqual([201, 201, first.bytes]);
  const renamed = { battle: { ...skirmish, name: { en: 'Another', ko: '다른 전투' } } };
  for (const changes of [
    { options, title: 'Two' },
    { options: renamed },
    { options, settings: { invited: ['bob'] } },
  ]) {
    const { status, body } = await made(changes);
    expect([status, body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  }
});

it('the texts of a drawn battle stand there, and in no answer that has a version', async () => {
  const battle = {
    ...skirmish,
    id: 'zq-id',
    name: { en: 'Zq for Mia', ko: 'Zq 미아' },
    places: [{ hex: 'e9', name: { en: 'Zq place', ko: 'Zq 곳' } }],
    leaders: skirmish.leaders.map((leader, i) => ({ ...leader, name: { en: `Zq leader ${i}`, ko: `Zq 리더 ${i}` } })),
  };
  const made = await house.as('ann').post('/v1/games', { of: 'napoleonics', title: 'Zq title', options: { battle } });
  const path = made.headers.get('location') ?? 'nowhere';
  for (const [user, seat] of [
    ['ann', 'top'],
    ['bob', 'bottom'],
  ] as const)
    await house.as(user).post(`${path}/seats`, { seat });
  expect((await house.as('ann').post(`${path}/start`)).status).toBe(200);

  const { title, names } = await peopleOf(house, path);
  expect({ title, ...names }).toMatchObject({
    title: 'Zq title',
    '/battle/id': 'zq-id',
    '/battle/name/en': 'Zq for Mia',
    '/battle/name/ko': 'Zq 미아',
    '/battle/places/0/name/en': 'Zq place',
    '/battle/leaders/1/name/ko': 'Zq 리더 1',
  });
  const paths = ['', '/state', '/board.svg', '/events', '/actions', '/lapse', '/audit', '/state?version=4'];
  for (const locale of ['en', 'ko'])
    for (const place of paths) {
      const { status, bytes } = await house.as('ann').get(`${path}${place}`, { 'accept-language': locale });
      expect([place, status]).toEqual([place, 200]);
      expect([place, bytes.includes('Zq ')]).toEqual([place, false]);
    }
  const { body } = await house.as('ann').get<MatchView>(path);
  expect(body.seats.map(({ name }) => name)).toEqual(['British and Portuguese (commander)', 'French (commander)']);

  for (const user of ['ann', 'bob']) await house.as(user).put(`${path}/votes/draw`, { vote: true });
  const { status, bytes } = await house.as(undefined).get(`${path}/log`);
  expect([status, bytes.includes('Zq ')]).toEqual([200, false]);
});
