import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { toBase64url } from '../../domain/lib/hash.ts';
import { sure } from '../../domain/lib/sure.ts';
import { masterFrom, ringsFrom } from '../../functions/platform/dynamo/master.ts';
import { dynamoVault } from '../../functions/platform/dynamo/vault.ts';
import { backgroundFrom } from '../../functions/wiring/background.ts';
import { serviceFrom } from '../../functions/wiring/environment.ts';
import type { Service } from '../../functions/wiring/service.ts';
import { environmentOf, newKeys } from '../../infra/local/server/keys.ts';
import { scanned } from '../../infra/upkeep/items.ts';
import { storesAt } from '../../infra/upkeep/stores.ts';
import { allVerified, type Verified } from '../../infra/upkeep/verify-all.ts';
import { type House, KEYS, open } from '../http/kit.ts';
import { startDynalite, type TestDynamo } from '../kit/dynalite.ts';
import { dynamoStores } from '../kit/dynamo-stores.ts';
import { ENGINE_OF_TESTS } from '../kit/engine.ts';
import { printed } from './printed.ts';

// A whole service moves by the commands that docs/running.md names: other keys, another issuer, the same games.

let [from, to]: TestDynamo[] = [];
let folder: string;
let game: string;
let old: House;
let moved: Service;
let output = '';
const set = (env: Readonly<Record<string, string>>): void => {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
};
let fresh: Readonly<Record<string, string>>;
const at = (name: string): string => join(folder, name);

beforeAll(async () => {
  [from, to] = [await startDynalite(), await startDynalite()];
  folder = await mkdtemp(join(tmpdir(), 'move-'));
  vi.stubEnv('FIELDPOST_OWN_ENGINES', JSON.stringify({ diplomacy: ENGINE_OF_TESTS }));
  set({ ...environmentOf(KEYS, from.endpoint), TABLE_PREFIX: 'test-' });
  const env = { FIELDPOST_KEY: KEYS.master };
  const vault = dynamoVault(from.client, from.tables.vault, ringsFrom(env, masterFrom(env)));
  old = await open({ stores: { ...dynamoStores(from.client, from.tables), vault } });
  const seats = Object.fromEntries(['austria', 'england', 'italy', 'russia', 'turkey'].map((seat) => [seat, 'bot']));
  const [alice, bob] = [old.as('alice'), old.as('bob')];
  await alice.put('/v1/me/handle', { handle: 'alice-of-old' });
  await alice.post('/v1/me/channels', { kind: 'webhook', url: 'https://hooks.example/in' });
  const { body } = await alice.post('/v1/games', {
    of: 'diplomacy',
    title: 'The moved game',
    seats: { france: 'me', ...seats },
  });
  game = body.game;
  await bob.post(`/v1/games/${game}/seats`, { seat: 'germany' });
  await alice.post(`/v1/games/${game}/start`, {});
  await alice.post(`/v1/games/${game}/press`, { to: ['germany'], text: 'for your eyes' });
  await alice.post(`/v1/games/${game}/actions`, { ask: 'S1901M', written: ['A par - bur'] });
  await old.service.outages.declare(old.now - 60_000, old.now, 'sign-in was down');
  const exported = await printed('export-service');
  expect(exported.code).toBe(0);
  await writeFile(at('service.ndjson'), exported.output);
  await writeFile(at('keys.json'), JSON.stringify({ master: KEYS.master, signing: KEYS.signing }));
  await writeFile(at('users.json'), JSON.stringify({ alice: 'sub-of-alice' }));
  fresh = {
    ...environmentOf({ ...(await newKeys()), master: toBase64url(randomBytes(32)) }, to.endpoint),
    TABLE_PREFIX: 'test-',
    JWT_ISSUER: 'https://issuer.example',
  };
  set(fresh);
  const result = await printed(
    'import-service',
    at('service.ndjson'),
    '--keys',
    at('keys.json'),
    '--users',
    at('users.json'),
  );
  output = result.output;
  expect([result.code, output]).toEqual([0, expect.stringContaining('1 games')]);
  expect(output).toContain('bob: keeps this name, because no new user is named\n');
  expect(output).not.toContain('alice: keeps');
  moved = await serviceFrom(fresh);
}, 120_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  await old.close();
  await from?.stop();
  await to?.stop();
  await rm(folder, { recursive: true });
});

async function statesIn(dynamo: TestDynamo | undefined): Promise<readonly Verified[]> {
  const { endpoint } = sure(dynamo, 'tables');
  return allVerified(storesAt('test-', { region: 'local', endpoint }));
}

describe('after the move', () => {
  it('every log folds to the same state, and holds', async () => {
    const states = await statesIn(to);
    expect(states).toEqual(await statesIn(from));
    expect(states).toMatchObject([{ game, status: 'playing', findings: [] }]);
    expect((await moved.outages.read(0, 9)).map(({ entry }) => entry.why)).toEqual(['sign-in was down']);
    expect((await moved.views.projected(game))?.view.version).toBe(
      (await old.service.views.projected(game))?.view.version,
    );
  });

  it('people are the same under their new users, with their secrets, handles and channels', async () => {
    const person = sure(await old.service.persons.personOf('alice'), 'alice');
    expect(await moved.persons.personOf('sub-of-alice')).toBe(person);
    expect(await moved.persons.personOf('alice')).toBeUndefined();
    expect(await moved.persons.personOf('bob')).toBe(await old.service.persons.personOf('bob'));
    expect(await moved.vault.person(person)).toEqual(await old.service.vault.person(person));
    expect(await backgroundFrom(fresh).vault.seed(game)).toEqual(await old.stores.vault.seed(game));
    expect((await moved.accounts.read('sub-of-alice')).handle).toBe('alice-of-old');
    expect((await moved.channels.list(await moved.persons.self('sub-of-alice'))).map(({ kind }) => kind)).toEqual([
      'webhook',
    ]);
  });

  it('a game goes on', async () => {
    const self = await moved.persons.self('sub-of-alice');
    const by = { user: moved.persons.pseudonym(self, game) };
    const command = { type: 'vote', seat: 'france', kind: 'draw', value: true } as const;
    const { is } = await moved.matches.execute({ game, by, cmdId: 'a-vote-after-the-move', command });
    expect(is).toBe('committed');
  });

  it('no secret is printed, and no box is stored as it was', async () => {
    expect(output).not.toContain(KEYS.master);
    const boxes = async (dynamo: TestDynamo | undefined) => {
      const { client, tables } = sure(dynamo, 'tables');
      const found = new Map<string, string>();
      for await (const { pk, box } of scanned(client, tables.vault))
        if (pk?.S !== undefined && box?.B !== undefined) found.set(pk.S, toBase64url(box.B));
      return found;
    };
    const [before, after] = [await boxes(from), await boxes(to)];
    expect([...after.keys()].sort()).toEqual([...before.keys()].sort());
    for (const [name, box] of before) expect(after.get(name)).not.toBe(box);
  });
});

describe('the import', () => {
  it('leaves tables alone that are not empty, and refuses a changed line', async () => {
    const again = await printed('import-service', at('service.ndjson'), '--keys', at('keys.json'));
    expect([again.code, again.output]).toEqual([1, expect.stringContaining('events is not empty')]);
    const empty = await startDynalite();
    try {
      vi.stubEnv('DYNAMODB_ENDPOINT', empty.endpoint);
      await writeFile(at('wrong.ndjson'), '{"table":"events"}\n');
      const wrong = await printed('import-service', at('wrong.ndjson'), '--keys', at('keys.json'));
      expect([wrong.code, wrong.output]).toEqual([1, expect.stringContaining('line 1')]);
      expect((await printed('import-service', at('service.ndjson'), '--keys', at('wrong.ndjson'))).code).toBe(64);
      expect((await printed('import-service', at('service.ndjson'))).code).toBe(64);
      const given = ['import-service', at('service.ndjson'), '--keys', at('keys.json'), '--users'];
      await writeFile(at('misspelt.json'), JSON.stringify({ alicia: 'sub-of-alice' }));
      const misspelt = await printed(...given, at('misspelt.json'));
      expect([misspelt.code, misspelt.output]).toEqual([
        2,
        expect.stringMatching(
          /^alicia: is in .*misspelt\.json, and no account has this name\n.*nothing was written\n$/,
        ),
      ]);
      const dry = await printed(...given, at('users.json'), '--dry-run');
      expect([dry.code, dry.output]).toEqual([0, expect.stringMatching(/^bob: keeps .*nothing was written\n$/s)]);
      for (const table of Object.values(empty.tables))
        for await (const item of scanned(empty.client, table)) expect(item).toBeUndefined();
    } finally {
      vi.stubEnv('DYNAMODB_ENDPOINT', sure(to, 'tables').endpoint);
      await empty.stop();
    }
  });
});
