import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Audit } from '../../domain/match/audit/audit.ts';
import type { MatchView } from '../../domain/match/view/view.ts';
import { type CommitsPage, type House, lobby, open, peopleOf } from './kit.ts';

// Dice that no one chooses alone, as clients make them: two people and a bot.

let house: House;
beforeAll(async () => {
  house = await open();
});
afterAll(() => house.close());

const ANN = Buffer.alloc(32, 1).toString('base64url');
const BOB = Buffer.alloc(32, 2).toString('base64url');

/** As the description of the API has it, without our code. */
const hashed = (path: string, seat: string, bytes: string): string =>
  createHash('sha256')
    .update(JSON.stringify(['fieldpost/contribution/2', path.slice('/v1/games/'.length), seat, bytes]))
    .digest('base64url');

const view = async (path: string, user?: string): Promise<MatchView> =>
  (await house.as(user).get<MatchView>(path)).body;
const codeOf = ({ status, body }: { status: number; body: { code?: string } | undefined }): string =>
  `${status} ${body?.code ?? ''}`.trim();

/** A lobby where ann and bob have committed to bytes, and a bot sits. Gives its path and where they sit. */
async function waiting(settings: object = {}): Promise<{ path: string; ann: string; bob: string }> {
  const path = await lobby(house, {
    of: 'diplomacy',
    owner: 'ann',
    options: { players: 3 },
    settings: { entropy: 'joint', ...settings },
  });
  // Where seats are dealt nobody names one: each waits at the next place.
  const sits = (seat: string) => ('anonymous' in settings ? {} : { seat });
  const [ann, bob, bot] = (await view(path)).seats.map(({ seat }) => seat) as [string, string, string];
  const contribution = hashed(path, ann, ANN);
  const sat = await house.as('ann').post(`${path}/seats`, 'anonymous' in settings ? {} : { seat: ann, contribution });
  expect(sat.status, sat.bytes).toBe(200);
  if ('anonymous' in settings) await house.as('ann').put(`${path}/contributions`, { contribution });
  await house.as('bob').post(`${path}/seats`, sits(bob));
  await house.as('ann').post(`${path}/seats`, { ...sits(bot), kind: 'bot' });
  expect(codeOf(await house.as('ann').post(`${path}/start`))).toBe('409 CONTRIBUTIONS_MISSING');
  expect((await house.as('bob').put(`${path}/contributions`, { contribution: hashed(path, bob, BOB) })).status).toBe(
    200,
  );
  return { path, ann, bob };
}

it('a game of two people and a bot: committed, fixed, revealed, played, and audited', async () => {
  const { path, ann, bob } = await waiting();
  await house.as('ann').post(`${path}/start`);
  expect(await view(path)).toMatchObject({
    status: 'lobby',
    entropy: { failed: 0, awaited: [ann, bob], revealed: [] },
  });
  const { body: mine } = await house
    .as('bob')
    .get<{ games: unknown[] }>('/v1/me/games?awaiting=true&fields=id,seat,kind,deadline');
  expect(mine.games).toEqual([
    { id: path.slice('/v1/games/'.length), seat: bob, kind: 'reveal', deadline: house.now + 86_400_000 },
  ]);
  expect(codeOf(await house.as('bob').put(`${path}/contributions`, { contribution: hashed(path, bob, ANN) }))).toBe(
    '409 CONTRIBUTIONS_CLOSED',
  );
  expect(codeOf(await house.as('bob').post(`${path}/reveals`, { bytes: ANN }))).toBe('409 WRONG_CONTRIBUTION');
  expect(codeOf(await house.as('bob').post(`${path}/reveals`, { bytes: 'short' }))).toBe('400 BAD_BODY');
  expect(codeOf(await house.as('cid').post(`${path}/reveals`, { bytes: ANN }))).toBe('403 NOT_SEATED');
  const sent = { 'idempotency-key': 'reveal' };
  const first = await house.as('bob').post(`${path}/reveals`, { bytes: BOB }, sent);
  const again = await house.as('bob').post(`${path}/reveals`, { bytes: BOB }, sent);
  expect([first.status, again.bytes]).toEqual([200, first.bytes]);
  expect(await view(path)).toMatchObject({ status: 'lobby', entropy: { awaited: [ann], revealed: [bob] } });
  await house.as('ann').post(`${path}/reveals`, { bytes: ANN });
  expect(await view(path)).toMatchObject({ status: 'playing', entropy: { awaited: [], revealed: [ann, bob] } });
  for (const user of ['ann', 'bob']) await house.as(user).put(`${path}/votes/draw`, { vote: true });
  const { body } = await house.as(undefined).get<Audit>(`${path}/audit`);
  expect(body).toMatchObject({ findings: [], checks: { redecided: body.version } });
});

it('a start that fails: who did not reveal loses the place, and everybody else sees it counted', async () => {
  const { path, ann, bob } = await waiting({ deadlines: { reveal: 60 } });
  await house.as('ann').post(`${path}/start`);
  await house.as('ann').post(`${path}/reveals`, { bytes: ANN });
  house.wait(70);
  await house.sweep();
  const after = await view(path);
  expect(after).toMatchObject({ status: 'lobby', entropy: { failed: 1, contributed: [], awaited: [] } });
  expect(after.seats.find(({ seat }) => seat === bob)).not.toHaveProperty('holder');
  const { people } = await peopleOf(house, path);
  const holder = after.seats.find(({ seat }) => seat === ann)?.holder;
  expect(holder?.kind === 'user' && people[holder.user]).toBe('ann');
  expect(codeOf(await house.as('bob').post(`${path}/reveals`, { bytes: BOB }))).toBe('403 NOT_SEATED');
  await house.as('cid').post(`${path}/seats`, { seat: bob, contribution: hashed(path, bob, BOB) });
  await house.as('ann').put(`${path}/contributions`, { contribution: hashed(path, ann, BOB) });
  await house.as('ann').post(`${path}/start`);
  await house.as('cid').post(`${path}/reveals`, { bytes: BOB });
  await house.as('ann').post(`${path}/reveals`, { bytes: BOB });
  expect(await view(path)).toMatchObject({ status: 'playing', entropy: { failed: 1 } });
});

it('an anonymous game: reveals and contributions name places, no person', async () => {
  const { path } = await waiting({ anonymous: true });
  await house.as('ann').post(`${path}/start`);
  await house.as('bob').post(`${path}/reveals`, { bytes: BOB });
  const { body, bytes } = await house.as(undefined).get<CommitsPage>(`${path}/events`);
  expect(body.commits.map(({ envelope }) => envelope.by).filter((by) => by.startsWith('seat:'))).toHaveLength(3);
  // As a value: three letters come in a hash by chance.
  expect(bytes).not.toMatch(/[":]bob"/);
  await house.as('ann').post(`${path}/reveals`, { bytes: ANN });
  expect(await view(path)).toMatchObject({ status: 'playing' });
});

it('a seat commits to other bytes 5 times at once, then once in 10 seconds', async () => {
  const { path, ann } = await waiting();
  const again = (n: number) =>
    house.as('ann').put(`${path}/contributions`, { contribution: hashed(path, ann, String(n)) });
  for (let n = 0; n < 5; n++) expect((await again(n)).status).toBe(200);
  const sixth = await again(5);
  expect([codeOf(sixth), sixth.headers.get('retry-after')]).toEqual(['429 TOO_MANY', '10']);
  expect((await house.as('bob').put(`${path}/votes/cancel`, { vote: true })).status).toBe(200);
  house.wait(10);
  expect((await again(6)).status).toBe(200);
});
