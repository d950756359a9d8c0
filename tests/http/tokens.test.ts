import { createHash } from 'node:crypto';
import { importJWK, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sure } from '../../domain/lib/sure.ts';
import { AUDIENCE, ISSUER } from '../../infra/local/server/keys.ts';
import { type Client, clientOf, type House, KEYS, lobby, open, peopleOf, started } from './kit.ts';

// Tokens that people make for their programs: what they are good for, and for how long.

let house: House;
beforeAll(async () => {
  house = await open();
});
afterAll(() => house.close());

interface Made {
  readonly id: string;
  readonly token: string;
  readonly expires: number;
}
interface Tokens {
  readonly tokens: readonly {
    readonly id: string;
    readonly name: string;
    readonly used?: string;
    readonly bot?: string;
  }[];
}

const ALL = ['games:read', 'games:play', 'me'];

async function made(user: string, body: object = {}, headers = {}): Promise<Made> {
  const answer = await house.as(user).post<Made>('/v1/me/tokens', { name: 'a phone', scopes: ALL, ...body }, headers);
  expect(answer.status, answer.bytes).toBe(201);
  return answer.body;
}
const by = (token: string): Client => clientOf(house.url, 'somebody', async () => token);
const codeOf = ({ status, body }: { status: number; body: { code?: string } | undefined }): string =>
  `${status} ${body?.code ?? ''}`.trim();

describe('a personal token', () => {
  it('stands for who made it', async () => {
    const { token } = await made('ann');
    expect(token).toMatch(/^fp_[\w-]{43}$/);
    const path = await lobby(house, { of: 'duel' });
    expect((await by(token).post(`${path}/seats`, { seat: 'red' })).status).toBe(200);
    const seated = await house.as('ann').get<{ mine: string[] }>(path);
    expect(seated.body.mine).toEqual(['red']);
  });

  it('is good for its scopes and nothing else, and says which is missing', async () => {
    const path = await started(house, { of: 'duel' });
    const { token } = await made('red', { scopes: ['games:read'] });
    expect((await by(token).get(`${path}/state`)).status).toBe(200);
    for (const answer of [await by(token).post(`${path}/takebacks`, {}), await by(token).get('/v1/me/games')])
      expect(codeOf(answer)).toBe('403 INSUFFICIENT_SCOPE');
    const { headers } = await by(token).put(`${path}/votes/draw`, { vote: true });
    expect(headers.get('www-authenticate')).toContain('error="insufficient_scope", scope="games:play"');
    const playing = by((await made('red', { scopes: ['games:play'] })).token);
    expect(codeOf(await playing.get(path))).toBe('403 INSUFFICIENT_SCOPE');
    expect((await playing.put(`${path}/votes/draw`, { vote: true })).status).toBe(200);
  });

  it('reads though the day of its use cannot be noted', async () => {
    const { token } = await made('ann');
    const { memos } = house.stores;
    const put = memos.put;
    memos.put = async () => {
      throw new Error('no room');
    };
    expect((await by(token).get('/v1/me/games')).status).toBe(200);
    expect(house.stores.reports).toContain('memo Error: no room');
    memos.put = put;
  });

  it('makes no others, and no programs', async () => {
    const { token } = await made('ann');
    expect(codeOf(await by(token).post('/v1/me/tokens', { name: 'child', scopes: ALL }))).toBe('403 SIGN_IN');
    expect(codeOf(await by(token).post('/v1/me/bots', { name: 'child' }))).toBe('403 SIGN_IN');
  });

  it('is nobody’s once it is revoked, has expired, or was never made', async () => {
    const first = await made('eve');
    const second = await made('eve', { days: 1 });
    expect((await house.as('bob').delete(`/v1/me/tokens/${first.id}`)).status).toBe(404);
    expect((await by(first.token).get('/v1/me/games')).status).toBe(200);
    const revoked = await house.as('eve').delete(`/v1/me/tokens/${first.id}`);
    expect([revoked.status, revoked.bytes]).toEqual([204, '']);
    expect((await house.as('eve').delete(`/v1/me/tokens/${first.id}`)).status).toBe(204);
    expect(codeOf(await by(first.token).get('/v1/rules'))).toBe('401 UNAUTHORIZED');
    house.wait(86_399);
    expect((await by(second.token).get('/v1/rules')).status).toBe(200);
    house.wait(2);
    expect((await by(second.token).get('/v1/rules')).status).toBe(401);
    expect((await by(`fp_${'A'.repeat(43)}`).get('/v1/rules')).status).toBe(401);
    expect((await house.as('eve').get<Tokens>('/v1/me/tokens')).body.tokens).toEqual([]);
  });

  it('is listed without itself, with the day of its last use; the store holds its hash alone', async () => {
    const { id, token } = await made('fay', { name: 'the old laptop' });
    const before = await house.as('fay').get<Tokens>('/v1/me/tokens');
    expect(before.body.tokens).toMatchObject([{ id, name: 'the old laptop' }]);
    expect(before.body.tokens[0]).not.toHaveProperty('used');
    await by(token).get('/v1/rules');
    const after = await house.as('fay').get<Tokens>('/v1/me/tokens');
    expect(after.body.tokens[0]?.used).toBe(new Date(house.now).toISOString().slice(0, 10));
    expect(after.bytes).not.toContain(token);
    const hash = createHash('sha256').update(token).digest('base64url');
    const kept = JSON.stringify(await house.service.people.get(`K#${hash}`, 'K'));
    expect(kept).toContain('fay');
    expect(kept).not.toContain(token.slice(3));
  });

  it('is the same again for a retry; another one under the same key is refused', async () => {
    const headers = { 'idempotency-key': 'phone' };
    const first = await made('gus', {}, headers);
    expect(await made('gus', {}, headers)).toEqual(first);
    expect((await house.as('gus').get<Tokens>('/v1/me/tokens')).body.tokens).toHaveLength(1);
    const other = await house.as('gus').post('/v1/me/tokens', { name: 'a phone', scopes: ['me'] }, headers);
    expect(codeOf(other)).toBe('422 IDEMPOTENCY_KEY_REUSED');
    expect((await made('hal', {}, headers)).token).not.toBe(first.token);
  });

  it('is one of fifty at most', async () => {
    for (let i = 0; i < 50; i++) await made('ivy');
    expect(codeOf(await house.as('ivy').post('/v1/me/tokens', { name: 'one more', scopes: ['me'] }))).toBe(
      '409 TOO_MANY_TOKENS',
    );
  });

  it('is one of a hundred in an hour, however many were revoked', async () => {
    for (let i = 0; i < 100; i++) {
      const { id } = await made('jan');
      expect((await house.as('jan').delete(`/v1/me/tokens/${id}`)).status).toBe(204);
    }
    const more = () => house.as('jan').post('/v1/me/tokens', { name: 'one more', scopes: ['me'] });
    expect(codeOf(await more())).toBe('409 TOO_MANY_TOKENS');
    house.wait(3600);
    expect((await more()).status).toBe(201);
  });

  it.each([
    { what: 'no scope', body: { name: 'x', scopes: [] } },
    { what: 'a scope of no kind', body: { name: 'x', scopes: ['games:own'] } },
    { what: 'no name', body: { name: ' ', scopes: ['me'] } },
    { what: 'a name that turns the text', body: { name: 'a\u202eb', scopes: ['me'] } },
    { what: 'a name with a character that nobody sees', body: { name: 'a\u200bb', scopes: ['me'] } },
    { what: 'a name with a control character', body: { name: 'a\tb', scopes: ['me'] } },
    { what: 'more than a year', body: { name: 'x', scopes: ['me'], days: 367 } },
  ])('with $what is not made', async ({ body }) => {
    expect(codeOf(await house.as('ann').post('/v1/me/tokens', body))).toBe('400 BAD_BODY');
  });
});

describe('a JWT with the claim "scope"', () => {
  const jwt = async (scope: string): Promise<string> =>
    new SignJWT({ scope })
      .setProtectedHeader({ alg: 'ES256', kid: sure(KEYS.signing.kid, 'kid') })
      .setIssuer(ISSUER)
      .setAudience(AUDIENCE)
      .setSubject('ann')
      .setExpirationTime('1h')
      .sign(await importJWK(KEYS.signing, 'ES256'));

  it.each([
    { scope: 'me', statuses: [200, 403] },
    { scope: 'openid games:play', statuses: [403, 201] },
    { scope: 'fieldpost/games:play fieldpost/me', statuses: [200, 201] },
    { scope: 'openid', statuses: [403, 403] },
    { scope: 'aws.cognito.signin.user.admin', statuses: [200, 201] },
  ])('is good for "$scope"', async ({ scope, statuses }) => {
    const client = by(await jwt(scope));
    const answers = [
      await client.get('/v1/me/games'),
      await client.post('/v1/games', { of: 'duel', options: { hits: 2 } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(statuses);
  });

  it('names no program', async () => {
    const token = await new SignJWT({})
      .setProtectedHeader({ alg: 'ES256', kid: sure(KEYS.signing.kid, 'kid') })
      .setIssuer(ISSUER)
      .setAudience(AUDIENCE)
      .setSubject('bot:4mQ0xZ8nT1sW6pKcVbLr')
      .setExpirationTime('1h')
      .sign(await importJWK(KEYS.signing, 'ES256'));
    expect((await by(token).get('/v1/rules')).status).toBe(401);
  });
});

describe('the account of a program', () => {
  const bot = async (user: string, name: string, headers = {}) =>
    house.as(user).post<{ id: string; code?: string }>('/v1/me/bots', { name }, headers);

  it('plays by its own tokens, and is shown as a program with its owner', async () => {
    const { id } = (await bot('kim', 'river-crosser')).body;
    const { token } = await made('kim', { bot: id });
    const path = await lobby(house, { of: 'duel', owner: 'kim' });
    expect((await by(token).post(`${path}/seats`, { seat: 'blue' })).status).toBe(200);
    await house.as('kim').post(`${path}/seats`, { seat: 'red' });
    expect(Object.values((await peopleOf(house, path)).people).sort()).toEqual(['kim', 'river-crosser (bot of kim)']);
    const { body } = await by(token).get<{ mine: string[] }>(path);
    expect(body.mine).toEqual(['blue']);
  });

  it('is one of five at most, the same again for a retry, and nobody else’s', async () => {
    const headers = { 'idempotency-key': 'first' };
    const first = await bot('lea', 'one', headers);
    expect((await bot('lea', 'one', headers)).bytes).toBe(first.bytes);
    expect(codeOf(await bot('lea', 'two', headers))).toBe('422 IDEMPOTENCY_KEY_REUSED');
    for (const name of ['two', 'three', 'four', 'five']) expect((await bot('lea', name)).status).toBe(201);
    expect(codeOf(await bot('lea', 'six'))).toBe('409 TOO_MANY_BOTS');
    expect((await house.as('mia').delete(`/v1/me/bots/${first.body.id}`)).status).toBe(404);
    expect(codeOf(await house.as('mia').post('/v1/me/tokens', { name: 'x', scopes: ALL, bot: first.body.id }))).toBe(
      '404 NO_SUCH_BOT',
    );
  });

  it('is one of twenty in a day, however many were deleted', async () => {
    for (let i = 0; i < 20; i++) {
      const { body } = await bot('pia', `bot-${i}`);
      expect((await house.as('pia').delete(`/v1/me/bots/${body.id}`)).status).toBe(204);
    }
    expect(codeOf(await bot('pia', 'one-more'))).toBe('409 TOO_MANY_BOTS');
    house.wait(86_400);
    expect((await bot('pia', 'one-more')).status).toBe(201);
  });

  it.each(['a\u202eb', 'a\u200bb', 'a\tb', 'A b', 'x', '-ab', ' ab', 'b\u00f6t'])('is not called %j', async (name) => {
    expect(codeOf(await bot('ora', name))).toBe('400 BAD_BODY');
  });

  it('is deleted with its tokens; another may be made', async () => {
    const { id } = (await bot('ned', 'old')).body;
    const { token } = await made('ned', { bot: id });
    expect((await by(token).get('/v1/rules')).status).toBe(200);
    expect((await house.as('ned').delete(`/v1/me/bots/${id}`)).status).toBe(204);
    expect((await by(token).get('/v1/rules')).status).toBe(401);
    expect((await house.as('ned').get<{ bots: unknown[] }>('/v1/me/bots')).body.bots).toEqual([]);
  });
});
