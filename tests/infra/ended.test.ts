import { randomBytes } from 'node:crypto';
import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sure } from '../../domain/lib/sure.ts';
import { audit } from '../../domain/match/audit/audit.ts';
import { invite } from '../../functions/features/invitations/invitations.ts';
import { entered, makeLink } from '../../functions/features/invitations/links.ts';
import { sweepEnded } from '../../functions/features/leaving/ended.ts';
import { leave, leaves } from '../../functions/features/leaving/leaving-games.ts';
import { project } from '../../functions/features/listing/project.ts';
import { dueErrands } from '../../functions/features/notifications/queue.ts';
import { invitationKeys as keys } from '../../functions/features/people/keys.ts';
import { newTexts } from '../../functions/features/people/texts.ts';
import type { Environment } from '../../functions/platform/dynamo/master.ts';
import { serviceFrom } from '../../functions/wiring/environment.ts';
import type { Service } from '../../functions/wiring/service.ts';
import { journal } from '../../infra/upkeep/erase.ts';
import { scanned } from '../../infra/upkeep/items.ts';
import { restored } from '../../infra/upkeep/restore/restored.ts';
import { type Stores, storesAt } from '../../infra/upkeep/stores.ts';
import { duel } from '../kit/duel/index.ts';
import { startDynalite, type TestDynamo } from '../kit/dynalite.ts';
import { ENGINE_OF_TESTS, meansOf } from '../kit/engine.ts';
import { sampleSize } from '../kit/long.ts';
import { SETTINGS } from '../kit/table.ts';
import { crashing } from './crashing.ts';

// An account ends: the person has seven days to keep it, then leaves the games and is erased, even if the process
// crashes before any step. A restore of any table brings nobody back.

const KEYS: Environment = {
  FIELDPOST_KEY: randomBytes(32).toString('base64url'),
  FIELDPOST_SIGNING_JWK: '{}',
  JWT_ISSUER: 'tests',
  JWT_AUDIENCE: 'tests',
  JWT_JWKS: '{"keys":[]}',
  JWT_SUBJECTS: 'names',
};
const BOB = 'bob-of-the-tests';
const DAY = 86_400_000;
const GAMES = { duel: async () => duel };

let dynamo: TestDynamo;
let stores: Stores;
let service: Service;
async function begin(): Promise<void> {
  dynamo = await startDynalite();
  stores = storesAt('test-', { region: 'local', endpoint: dynamo.endpoint }, KEYS);
  vi.stubEnv('FIELDPOST_OWN_ENGINES', JSON.stringify({ duel: ENGINE_OF_TESTS }));
  service = await serviceFrom(stores.env, GAMES);
  Object.assign(stores, { background: service });
}
beforeEach(begin);
afterEach(async () => {
  vi.unstubAllEnvs();
  await dynamo.stop();
});

let [games, commands] = [0, 0];
async function game(owner: string, seated: readonly string[], anonymous = false, sandbox = false): Promise<string> {
  const { persons, people, subjectOf, matches } = service;
  const id = `g${String(++games).padStart(20, '0')}`;
  const self = await persons.self(owner);
  const texts = { title: `Of ${owner}`, names: {}, salt: randomBytes(32).toString('base64url'), invited: [] };
  const prepared = (await newTexts(people, self, id, texts, subjectOf))!;
  await prepared.keep();
  const { commitment } = prepared;
  const send = async (user: string, command: Parameters<typeof matches.execute>[0]['command']) => {
    const sender = await persons.self(user);
    await persons.note(sender, id);
    const by = { user: persons.pseudonym(sender, id) };
    const { is } = await matches.execute({ game: id, by, cmdId: `command-${++commands}`, command });
    expect(is).toBe('committed');
  };
  const settings = { ...SETTINGS, anonymous, ...(sandbox && ({ sandbox: true, visibility: 'private' } as const)) };
  await send(owner, {
    type: 'create',
    of: 'duel',
    texts: sure(commitment, 'commitment'),
    options: { hits: 2 },
    settings,
  });
  for (const user of seated) await send(user, { type: 'join' });
  if (seated.length === 2) await send(owner, { type: 'start' });
  await project(stores.background, id);
  return id;
}

const statusOf = async (id: string): Promise<string | undefined> => (await service.matches.load(id))?.match.status;
const at = (now: number) => ({ ...service, now: () => now });
/** How many commits take people with ended accounts out of their games. */
async function leaveGames(on: ReturnType<typeof at>): Promise<number> {
  let left = 0;
  for (const each of await leaves(on)) left += await leave(on, each);
  return left;
}

async function everything(): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const table of Object.values(stores.tables))
    for await (const item of scanned(stores.client, table)) lines.push(JSON.stringify(item));
  return lines;
}

/** A game, and its owner. */
const hosted = async (id: string, owner = 'ann') =>
  [sure(await service.matches.load(id), 'game').match, await service.persons.self(owner)] as const;

/** Bob owns a lobby, plays in a game by name and in two without names. */
async function bobs() {
  const lobby = await game(BOB, [BOB]);
  const named = await game('ann', ['ann', BOB]);
  const masked = [await game('ann', ['ann', BOB], true), await game('cat', ['cat', BOB], true)];
  const { token } = await service.tokens.create(await service.persons.self(BOB), 'k', {
    name: 't',
    scopes: ['me'],
    days: 90,
    user: BOB,
  });
  await service.accounts.rename(BOB, 'bobby-of-tests');
  // Another person has invited Bob elsewhere, and Bob has used a link to another game.
  const elsewhere = await hosted(await game('ann', ['ann'], false));
  await invite(service, ...elsewhere, BOB);
  const { link } = await makeLink(service, ...(await hosted(await game('cat', ['cat'], false), 'cat')), 'k', {
    admits: 'seat',
    days: 1,
  });
  await entered(service, BOB, link);
  // Bob has asked for a rematch of a game.
  const by = sure(await service.persons.personOf(BOB), 'person');
  await service.people.put(...keys.rematch(named), { game: lobby, by, count: 1, at: 1 }, 0);
  for (const { pk, sk } of await dueErrands(service.people, Number.MAX_SAFE_INTEGER / 10, 100))
    await service.people.remove(pk, sk);
  return {
    lobby,
    named,
    masked,
    token,
    person: sure(await service.persons.personOf(BOB), 'person'),
    subject: await service.subjectOf(BOB),
  };
}

async function isErased(person: string, subject: string): Promise<void> {
  const left = await everything();
  expect(left.filter((line) => line.includes(BOB) || line.includes('bobby-of') || line.includes(subject))).toEqual([]);
  // The tombstone, and the line of the journal.
  expect(left.filter((line) => line.includes(person))).toHaveLength(2);
}

describe('an account that ends', () => {
  it('can be kept for seven days, in which nothing happens', async () => {
    const { lobby, named, token } = await bobs();
    const { ends, forEver } = await service.accounts.end(BOB);
    expect([ends - Date.now() > 6.9 * DAY, forEver]).toEqual([true, []]);
    expect((await service.accounts.end(BOB)).ends).toBe(ends);
    expect((await service.accounts.read(BOB)).ends).toBe(ends);
    expect([await leaveGames(at(ends - 1)), await sweepEnded(stores, ends - 1)]).toEqual([0, 0]);
    expect((await service.accounts.keep(BOB)).ends).toBeUndefined();
    expect([await leaveGames(at(ends + 1)), await sweepEnded(stores, ends + 1)]).toEqual([0, 0]);
    expect([await statusOf(lobby), await statusOf(named)]).toEqual(['lobby', 'playing']);
    expect(await service.tokens.holder(token)).toBeDefined();
    const again = await service.accounts.end(BOB);
    expect(await leaveGames(at(again.ends + 1))).toBeGreaterThan(0);
  });

  it('leaves lobbies and named games at once, those without names one by one within a week, and then is erased', async () => {
    const { lobby, named, masked, token, person, subject } = await bobs();
    const sandbox = await game(BOB, [], false, true);
    expect(await statusOf(sandbox)).toBe('playing');
    const { ends } = await service.accounts.end(BOB);
    expect(await leaveGames(at(ends))).toBe(3);
    expect([await statusOf(lobby), await statusOf(named), await statusOf(sandbox)]).toEqual(['over', 'over', 'over']);
    expect(await Promise.all(masked.map(statusOf))).toEqual(['playing', 'playing']);
    expect(await sweepEnded(stores, ends)).toBe(0);
    expect(await service.tokens.holder(token)).toBeUndefined();
    await expect(service.accounts.keep(BOB)).rejects.toMatchObject({ code: 'ACCOUNT_DELETED' });
    // Each has a separate moment by chance: in one of 168 runs both have the same hour.
    let left = 0;
    for (let hour = 0; hour <= 7 * 24; hour++) left += await leaveGames(at(ends + (hour * DAY) / 24));
    expect([left, await Promise.all(masked.map(statusOf))]).toEqual([2, ['over', 'over']]);
    expect(await sweepEnded(stores, ends + 7 * DAY)).toBe(1);
    await isErased(person, subject);
    expect(await journal(stores)).toEqual([person]);
    for (const id of [lobby, named, ...masked])
      expect((await audit(duel, await service.log.read(id, 0), false, meansOf(duel))).findings).toEqual([]);
    await expect(service.accounts.rename('ann', 'bobby-of-tests')).rejects.toMatchObject({ code: 'HANDLE_TAKEN' });
    expect(await sweepEnded(stores, ends + 9 * DAY)).toBe(0);
  });

  it('is erased though a crash came before any of the writes', async () => {
    for (let writes = 0; ; writes += sampleSize(6, 1)) {
      const { person, subject } = await bobs();
      const { ends } = await service.accounts.end(BOB);
      await leaveGames(at(ends + 7 * DAY));
      const crashed = await sweepEnded(crashing(stores, writes), ends + 8 * DAY).then(
        () => false,
        () => true,
      );
      if (!crashed) {
        expect(writes).toBeGreaterThan(10);
        break;
      }
      await sweepEnded(stores, ends + 8 * DAY);
      await isErased(person, subject);
      await dynamo.stop();
      await begin();
    }
  });

  it.each((['people', 'vault', 'views', 'events'] as const).slice(0, sampleSize(2, 4)))(
    'stays erased after a restore of %s',
    async (table) => {
      const { person, subject } = await bobs();
      const { ends } = await service.accounts.end(BOB);
      const before: Record<string, never>[] = [];
      for await (const item of scanned(stores.client, stores.tables[table])) before.push(item as Record<string, never>);
      await leaveGames(at(ends + 7 * DAY));
      await sweepEnded(stores, ends + 8 * DAY);
      // Newer lines of the journal are copied into a restored table first.
      for (const Item of before)
        await stores.client.send(new PutItemCommand({ TableName: stores.tables[table], Item }));
      const { erasedAgain } = await restored(stores, service.matches, []);
      expect(erasedAgain).toBe(1);
      await isErased(person, subject);
    },
  );
});
