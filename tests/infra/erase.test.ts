import { randomBytes } from 'node:crypto';
import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sure } from '../../domain/lib/sure.ts';
import { type Commit, seenBy } from '../../domain/log/commit.ts';
import { audit } from '../../domain/match/audit/audit.ts';
import { erased } from '../../functions/features/leaving/erased.ts';
import { sweepGuests } from '../../functions/features/leaving/leaving.ts';
import { project } from '../../functions/features/listing/project.ts';
import { keys } from '../../functions/features/people/keys.ts';
import { newTexts } from '../../functions/features/people/texts.ts';
import type { Environment } from '../../functions/platform/dynamo/master.ts';
import { GameStopped } from '../../functions/platform/kit/faults.ts';
import { backgroundFrom } from '../../functions/wiring/background.ts';
import { serviceFrom } from '../../functions/wiring/environment.ts';
import type { Service } from '../../functions/wiring/service.ts';
import { journal } from '../../infra/upkeep/erase.ts';
import { exported, imported, scanned } from '../../infra/upkeep/items.ts';
import { restored } from '../../infra/upkeep/restore/restored.ts';
import { type Stores, storesAt } from '../../infra/upkeep/stores.ts';
import { duel } from '../kit/duel/index.ts';
import { startDynalite, type TestDynamo } from '../kit/dynalite.ts';
import { ENGINE_OF_TESTS, meansOf } from '../kit/engine.ts';
import { sampleSize } from '../kit/long.ts';
import { SETTINGS } from '../kit/table.ts';
import { linesOf } from '../verifier/logs.ts';
import { verifier } from '../verifier/python.ts';
import { crashing } from './crashing.ts';

// An erased person is in no table any more, even if the process crashes after any step; logs hold.

const KEYS: Environment = {
  FIELDPOST_KEY: randomBytes(32).toString('base64url'),
  FIELDPOST_SIGNING_JWK: '{}',
  JWT_ISSUER: 'tests',
  JWT_AUDIENCE: 'tests',
  JWT_JWKS: '{"keys":[]}',
  JWT_SUBJECTS: 'names',
};
/** A name that no random text holds by chance. */
const BOB = 'bob-of-the-tests';
const GAMES = { duel: async () => duel };

let dynamo: TestDynamo;
let stores: Stores;
let service: Service;
beforeEach(async () => {
  dynamo = await startDynalite();
  stores = storesAt('test-', { region: 'local', endpoint: dynamo.endpoint }, KEYS);
  vi.stubEnv('FIELDPOST_OWN_ENGINES', JSON.stringify({ duel: ENGINE_OF_TESTS }));
  service = await serviceFrom(stores.env, GAMES);
  Object.assign(stores, { background: { ...service, matches: service.matches } });
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await dynamo.stop();
});

let [games, commands] = [0, 0];
/** A private duel that `owner` wrote, with `invited` and everybody of `seated`. */
async function game(owner: string, invited: readonly string[], seated: readonly string[]): Promise<string> {
  const { persons, people, subjectOf, matches } = service;
  const id = `g${String(++games).padStart(20, '0')}`;
  const self = await persons.self(owner);
  const texts = { title: `A game of ${owner}`, names: {}, salt: randomBytes(32).toString('base64url'), invited };
  const prepared = (await newTexts(people, self, id, texts, subjectOf))!;
  await prepared.keep();
  const { commitment } = prepared;
  await persons.note(self, id);
  const send = async (user: string, command: Parameters<typeof matches.execute>[0]['command']) => {
    const sender = await persons.self(user);
    await persons.note(sender, id);
    const by = { user: persons.pseudonym(sender, id) };
    const { is } = await matches.execute({ game: id, by, cmdId: `command-${++commands}`, command });
    expect(is).toBe('committed');
  };
  const settings = { ...SETTINGS, visibility: 'private' as const };
  await send(owner, {
    type: 'create',
    of: 'duel',
    texts: sure(commitment, 'commitment'),
    options: { hits: 2 },
    settings,
  });
  for (const user of seated) await send(user, { type: 'join' });
  await project(stores.background, id);
  return id;
}

/** All tables as one text. */
async function everything(): Promise<string> {
  const lines: string[] = [];
  for (const table of Object.values(stores.tables)) {
    for await (const item of scanned(stores.client, table)) lines.push(JSON.stringify(item));
  }
  return lines.join('\n');
}

const logOf = (id: string): Promise<readonly Commit[]> => service.log.read(id, 0);

/** What must hold once bob is erased, who owned `his`, sat in `hers` and was invited to `third`. */
async function isErased(person: string, subject: string, pseudonyms: readonly string[]): Promise<void> {
  const left = (await everything()).split('\n');
  expect(left.filter((line) => line.includes(BOB))).toEqual([]);
  expect(left.filter((line) => line.includes(subject))).toEqual([]);
  const lines = left.filter((line) => line.includes(person));
  expect(lines).toHaveLength(2); // The tombstone, and the line of the journal.
  for (const line of lines) for (const pseudonym of pseudonyms) expect(line).not.toContain(pseudonym);
  expect(await stores.background.vault.person(person)).toBeUndefined();
}

describe('erase', () => {
  async function bobs() {
    const his = await game(BOB, ['cat'], [BOB, 'cat']);
    const hers = await game('ann', [BOB], ['ann', BOB]);
    const third = await game('cat', [BOB, 'ann'], ['cat']);
    const person = sure(await service.persons.personOf(BOB), 'person');
    const self = await service.persons.self(BOB);
    const pseudonyms = [his, hers].map((id) => service.persons.pseudonym(self, id));
    for (const sk of ['Z#duel/mail', 'Y#duel/red', 'Y', 'E#c123'])
      await service.people.put(`U#${person}`, sk, { last: '2026' }, 0);
    return { his, hers, third, person, subject: await service.subjectOf(BOB), pseudonyms };
  }

  it('leaves nothing of a person but a tombstone and a line; others keep their games, texts and names', async () => {
    const { his, hers, third, person, subject, pseudonyms } = await bobs();
    const heads = await Promise.all([his, hers, third].map(async (id) => (await service.log.head(id))?.hash));
    expect([...(await erased(stores, person, subject))].sort()).toEqual([his, hers, third].sort());
    await isErased(person, subject, pseudonyms);
    expect(await journal(stores)).toEqual([person]);
    expect(await Promise.all([his, hers, third].map(async (id) => (await service.log.head(id))?.hash))).toEqual(heads);
    for (const id of [his, hers, third])
      expect((await audit(duel, await logOf(id), false, meansOf(duel))).findings).toEqual([]);
    const [listed] = (await service.views.mine(await service.persons.listed('ann'), { limit: 10 })).items.filter(
      ({ game: id }) => id === hers,
    );
    expect(listed).toMatchObject({ title: 'A game of ann' });
    expect(Object.values(listed?.people ?? {})).toEqual(['ann']);
    // A person who signs in again is another person.
    const anew = await serviceFrom(stores.env, GAMES);
    expect((await anew.persons.self(BOB)).person).not.toBe(person);
    expect(await anew.persons.noted(BOB, hers)).toBeUndefined();
  });

  it('leaves their handles to nobody for a year', async () => {
    const { person, subject } = await bobs();
    await service.accounts.rename(BOB, 'bob-the-first');
    await service.accounts.rename(BOB, 'bob-the-second');
    expect(await everything()).toContain('bob-the-second');
    await erased(stores, person, subject);
    await isErased(person, subject, []);
    expect(await everything()).not.toContain('bob-the');
    for (const handle of ['bob-the-first', 'bob-the-second'])
      await expect(service.accounts.rename('ann', handle)).rejects.toMatchObject({ code: 'HANDLE_TAKEN' });
  });

  it('leaves no name in the lists that a projector still wrote which had read it before', async () => {
    const { hers, person, subject, pseudonyms } = await bobs();
    const views: Parameters<Service['views']['put']>[] = [];
    const late = {
      ...service.views,
      put: async (...args: Parameters<Service['views']['put']>) => views.push(args) > 0,
    };
    await project({ ...stores.background, views: late }, hers);
    expect(JSON.stringify(views)).toContain(BOB);
    await erased(stores, person, subject, async () => {
      for (const args of views) await stores.background.views.put(...args);
      expect(await everything()).toContain(BOB);
    });
    await isErased(person, subject, pseudonyms);
    for (const [view, hidden, more, before] of views)
      await stores.background.views.put({ ...view, at: view.at + 1 }, hidden, more, before);
    await isErased(person, subject, pseudonyms);
  });

  it('ends their tokens, and erases their programs with them', async () => {
    const self = await service.persons.self(BOB);
    const program = await service.bots.create(BOB, 'a program', 'river-crosser');
    const user = service.bots.userOf(program.id);
    const hers = await game('ann', [], ['ann', user]);
    const asked = { name: `the phone of ${BOB}`, scopes: ['me'], days: 9 } as const;
    const tokens = [
      await service.tokens.create(self, 'own', { ...asked, user: BOB }),
      await service.tokens.create(self, 'other', { ...asked, user, bot: program.id }),
    ];
    for (const { token } of tokens) expect(await service.tokens.holder(token)).toBeDefined();
    expect(await everything()).toContain('river-crosser');
    await erased(stores, self.person, await service.subjectOf(BOB));
    for (const { token } of tokens) expect(await service.tokens.holder(token)).toBeUndefined();
    expect((await everything()).split('\n').filter((line) => /river-crosser|bob-of|"K#/.test(line))).toEqual([]);
    expect((await journal(stores)).length).toBe(2);
    expect((await audit(duel, await logOf(hers), false, meansOf(duel))).findings).toEqual([]);
  });

  it('erases the guests that they were; a sweep erases expired guests, unless a person took them over', async () => {
    const day = 86_400_000;
    const [taken, left] = [await service.guests.create('here'), await service.guests.create('here')];
    const ids = [await game(taken.user, [], [taken.user]), await game(left.user, [], [left.user])];
    const persons = await Promise.all(
      [taken, left].map(async ({ user }) => sure(await service.persons.personOf(user), 'person')),
    );
    await service.guests.takeOver(BOB, taken.token);
    expect(await sweepGuests(stores, Date.now())).toEqual({ erased: 0, renamed: 1 });
    const [listed] = (await service.views.mine(await service.persons.listed(BOB), { limit: 10 })).items;
    expect([listed?.game, Object.values(listed?.people ?? {})]).toEqual([ids[0], [BOB]]);
    expect(await sweepGuests(stores, Date.now() + 31 * day)).toEqual({ erased: 1, renamed: 0 });
    expect(await sweepGuests(stores, Date.now() + 31 * day)).toEqual({ erased: 0, renamed: 0 });
    expect(await journal(stores)).toEqual([persons[1]]);
    const self = await service.persons.self(BOB);
    await erased(stores, self.person, await service.subjectOf(BOB));
    expect([...(await journal(stores))].sort()).toEqual([...persons, self.person].sort());
    await isErased(self.person, await service.subjectOf(BOB), []);
    for (const [i, { user }] of [taken, left].entries())
      await isErased(String(persons[i]), await service.subjectOf(user), []);
    for (const id of ids) expect((await audit(duel, await logOf(id), false, meansOf(duel))).findings).toEqual([]);
  });

  const DAY = 86_400_000;

  it('of guests is not kept from any by a game of another that is stopped', async () => {
    const guests = [
      await service.guests.create('here'),
      await service.guests.create('here'),
      await service.guests.create('here'),
    ];
    const ids: string[] = [];
    for (const { user } of guests) ids.push(await game(user, [], [user]));
    const persons = await Promise.all(
      guests.map(async ({ user }) => sure(await service.persons.personOf(user), 'person')),
    );
    await service.guests.takeOver('eve', sure(guests[2], 'guest').token);
    const { load } = service.matches;
    const stops = new Set([ids[0], ids[2]]);
    service.matches.load = async (id) => {
      if (stops.has(id)) throw new GameStopped(id, 'a hole');
      return load(id);
    };
    expect(await sweepGuests(stores, Date.now() + 31 * DAY)).toEqual({ erased: 1, renamed: 0 });
    await isErased(String(persons[1]), await service.subjectOf(String(guests[1]?.user)), []);
    stops.clear();
    expect(await sweepGuests(stores, Date.now() + 40 * DAY)).toEqual({ erased: 1, renamed: 1 });
    await isErased(String(persons[0]), await service.subjectOf(String(guests[0]?.user)), []);
    expect(await sweepGuests(stores, Date.now() + 41 * DAY)).toEqual({ erased: 0, renamed: 0 });
  });

  it('of a guest who came by two requests at once leaves the one there is to who took them over', async () => {
    const { people } = service;
    const guest = await service.guests.create('here');
    const subject = await service.subjectOf(guest.user);
    const leaves = new Date(Date.now() + 30 * DAY).toISOString().slice(0, 10);
    await people.put(...keys.leaving(leaves, 'p-never-came'), { subject }, 0);
    await service.guests.takeOver(BOB, guest.token);
    await sweepGuests(stores, Date.now());
    expect(await sweepGuests(stores, Date.now() + 31 * DAY)).toEqual({ erased: 0, renamed: 0 });
    expect(await service.persons.personOf(guest.user)).toBeDefined();
    expect(await everything()).not.toContain('p-never-came');
  });

  it('of a guest whose taking over was cut short completes that, unless who began it is gone', async () => {
    const [first, second] = [await service.guests.create('here'), await service.guests.create('here')];
    const ids = [await game(first.user, [], [first.user]), await game(second.user, [], [second.user])];
    const { people } = service;
    const taken = async (user: string, by: string) => {
      const profile = sure(await people.get(...keys.profile(String(await service.persons.personOf(user)))), 'profile');
      await people.put(profile.pk, profile.sk, { ...profile.value, taken: by }, profile.rev);
    };
    const { person } = await service.persons.self(BOB);
    await taken(first.user, person);
    await taken(second.user, 'p-who-is-gone');
    expect(await sweepGuests(stores, Date.now() + 31 * DAY)).toEqual({ erased: 1, renamed: 0 });
    expect(await sweepGuests(stores, Date.now() + 31 * DAY)).toEqual({ erased: 0, renamed: 1 });
    const listed = (await service.views.mine(await service.persons.listed(BOB), { limit: 10 })).items;
    expect(listed.map(({ game: id }) => id)).toEqual([ids[0]]);
    expect(await service.persons.personOf(second.user)).toBeUndefined();
  });

  it('can be repeated after a crash between any two of its writes', async () => {
    for (let writes = 0; ; writes += sampleSize(4, 1)) {
      const { person, subject, pseudonyms } = await bobs();
      const cut = crashing(stores, writes);
      const crashed = await erased(cut, person, subject).then(
        () => false,
        () => true,
      );
      if (!crashed) {
        expect(writes).toBeGreaterThan(10);
        break;
      }
      await erased(stores, person, subject);
      await isErased(person, subject, pseudonyms);
      vi.stubEnv('FIELDPOST_OWN_ENGINES', JSON.stringify({ duel: ENGINE_OF_TESTS }));
      service = await serviceFrom(stores.env, GAMES);
      Object.assign(stores, { background: service });
      await dynamo.stop();
      dynamo = await startDynalite();
      stores = storesAt('test-', { region: 'local', endpoint: dynamo.endpoint }, KEYS);
      vi.stubEnv('FIELDPOST_OWN_ENGINES', JSON.stringify({ duel: ENGINE_OF_TESTS }));
      service = await serviceFrom(stores.env, GAMES);
      Object.assign(stores, { background: service });
    }
  });

  it('leaves no name in what is exported, imported and restored elsewhere, and all auditors accept it', async () => {
    const { his, hers, person, subject, pseudonyms } = await bobs();
    await erased(stores, person, subject);
    const lines: string[] = [];
    for await (const line of exported(stores.client, stores.tables.events)) lines.push(line);
    expect(lines.filter((line) => line.includes(BOB) || line.includes(subject))).toEqual([]);
    const [first, other] = [stores, await startDynalite()];
    stores = storesAt('test-', { region: 'local', endpoint: other.endpoint }, KEYS);
    Object.assign(stores, { background: backgroundFrom(stores.env, GAMES) });
    await imported(
      stores.client,
      stores.tables.events,
      (async function* () {
        yield* lines;
      })(),
    );
    for (const table of ['people', 'vault'] as const)
      for await (const Item of scanned(first.client, first.tables[table]))
        await stores.client.send(new PutItemCommand({ TableName: stores.tables[table], Item }));
    const { stated, stopped, keyless } = await restored(
      stores,
      backgroundFrom(stores.env, GAMES, undefined, true).matches,
      [],
    );
    expect([stated.length, stopped, keyless]).toEqual([3, [], []]);
    await isErased(person, subject, pseudonyms);
    for (const id of [his, hers]) {
      const commits = await stores.background.log.read(id, 0);
      expect(commits.at(-1)?.envelope.events[0]).toMatchObject({ type: 'match/restored' });
      expect((await audit(duel, commits, false, meansOf(duel))).findings).toEqual([]);
      const python = verifier();
      python.give(linesOf(commits.map((commit) => seenBy(commit, []))), ['--partial']);
      expect((await python.said()).flatMap(({ findings }) => findings)).toEqual([]);
    }
    await other.stop();
  });

  it('takes the mail addresses of a person off the list of those that get no more, and no other', async () => {
    const { channels } = await serviceFrom({ ...stores.env, MAIL_FROM: 'post@fieldpost.example' }, GAMES);
    const add = async (user: string, address: string) =>
      channels.create(await service.persons.self(user), address, { kind: 'mail', address, reasons: [] }, 'en');
    await add(BOB, 'bob@example.org');
    await add(BOB, 'bob@example.com');
    await add('ann', 'ann@example.org');
    const { person, subject } = await bobs();
    const taken: string[] = [];
    const unsuppressed = async (address: string) => {
      taken.push(address);
    };
    await erased({ ...stores, unsuppressed }, person, subject);
    expect(taken.sort()).toEqual(['bob@example.com', 'bob@example.org']);
    await erased({ ...stores, unsuppressed }, person, subject);
    expect(taken).toHaveLength(2);
  });

  it('holds after a restore of vault and people, by the journal alone', async () => {
    const { person, subject, pseudonyms } = await bobs();
    const before: [string, Record<string, never>][] = [];
    for (const table of [stores.tables.vault, stores.tables.people, stores.tables.views])
      for await (const item of scanned(stores.client, table)) before.push([table, item as Record<string, never>]);
    await erased(stores, person, subject);
    for (const [TableName, Item] of before) await stores.client.send(new PutItemCommand({ TableName, Item }));
    expect(await everything()).toContain(BOB);
    for (const each of await journal(stores)) await erased(stores, each);
    await isErased(person, subject, pseudonyms);
  });
});
