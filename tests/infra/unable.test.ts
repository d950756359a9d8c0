import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { masterFrom } from '../../functions/platform/dynamo/master.ts';
import { environmentOf, newKeys } from '../../infra/local/server/keys.ts';
import { openStore } from '../../infra/local/server/store.ts';
import { scanned } from '../../infra/upkeep/items.ts';
import { whyUnable } from '../../infra/upkeep/unable.ts';
import { KEYS } from '../http/kit.ts';
import { startDynalite, type TestDynamo } from '../kit/dynalite.ts';
import { sampleSize } from '../kit/long.ts';
import { printed } from './printed.ts';

// Commands on the tables that cannot run say so in one sentence, with exit code 2, before they write anything.

let dynamo: TestDynamo;
let folder: string;
beforeEach(async () => {
  dynamo = await startDynalite();
  folder = await mkdtemp(join(tmpdir(), 'unable-'));
  await writeFile(join(folder, 'keys.json'), JSON.stringify({ master: KEYS.master, signing: KEYS.signing }));
  await writeFile(join(folder, 'empty.ndjson'), '');
  vi.stubEnv('FIELDPOST_DATA', join(folder, 'data'));
  vi.stubEnv('TABLE_PREFIX', 'test-');
  vi.stubEnv('DYNAMODB_ENDPOINT', dynamo.endpoint);
  for (const name of ['AWS_REGION', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_PROFILE'])
    vi.stubEnv(name, undefined);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await dynamo.stop();
  await rm(folder, { recursive: true });
});

const WORDS = {
  'verify-all': [],
  'rebuild-views': [],
  'export-log': [],
  'export-service': [],
  restored: ['--writers-are-stopped'],
  'import-service': ['EMPTY', '--keys', 'KEYS'],
  'erase alice': ['alice'],
  'set-clock': ['--the-clock-is-right'],
  explain: ['g1'],
  'maintenance on': ['on', '--why', 'a new disk'],
  'maintenance off': ['off'],
  outage: ['--from', '2026-01-31T20:00Z', '--until', '2026-01-31T21:30Z', '--why', 'sign-in was down'],
} as const;
type Command = keyof typeof WORDS;
/** The long tests run all of them. */
const ALL = (Object.keys(WORDS) as readonly Command[]).slice(0, sampleSize(3, 99));

const run = (command: Command) =>
  printed(
    command.split(' ')[0]!,
    ...WORDS[command].map((word) =>
      word.replace('EMPTY', join(folder, 'empty.ndjson')).replace('KEYS', `${folder}/keys.json`),
    ),
  );
const oneSentence = (about: RegExp) => expect.stringMatching(new RegExp(`^[^\\n]*${about.source}[^\\n]*\\n$`));
const keyed = async () => {
  for (const [name, value] of Object.entries(environmentOf(await newKeys(), dynamo.endpoint))) vi.stubEnv(name, value);
};

const NEEDY = {
  'rebuild-views': /keys of the vault/,
  restored: /keys of the vault/,
  'import-service': /keys of the vault .*, the issuer of tokens/,
  'erase alice': /keys of the vault .*, the issuer of tokens/,
  'set-clock': /keys of the vault/,
  'maintenance on': /for its end, `maintenance off`, the key of signatures/,
  'maintenance off': /key of signatures/,
  outage: /key of signatures/,
} as const;

describe('without keys', () => {
  it.each(Object.entries(NEEDY))('%s names what it needs, and the command that prints it', async (command, about) => {
    const { code, output, error } = await run(command as Command);
    expect([code, output, error]).toEqual([2, '', oneSentence(about)]);
    expect(error).toContain('eval "$(npm run -s fieldpost -- cloud-env --stage prod)"');
    for (const table of Object.values(dynamo.tables))
      for await (const item of scanned(dynamo.client, table)) expect(item).toBeUndefined();
  });

  it.each(ALL.filter((command) => !Object.hasOwn(NEEDY, command)))('%s runs', async (command) => {
    expect((await run(command)).error).toBe('');
  });
});

describe('with a wrong TABLE_PREFIX', () => {
  it.each(ALL.filter((command) => command !== 'outage'))('%s says that a table is not there', async (command) => {
    await keyed();
    vi.stubEnv('TABLE_PREFIX', 'tset-');
    const { code, error } = await run(command);
    expect([code, error]).toEqual([2, oneSentence(/a table of tset-\* at .* is not there: check TABLE_PREFIX/)]);
  });
});

describe('in the cloud', () => {
  beforeEach(async () => {
    await keyed();
    vi.stubEnv('DYNAMODB_ENDPOINT', undefined);
    vi.stubEnv('AWS_REGION', 'eu-central-1');
    vi.stubEnv('AWS_EC2_METADATA_DISABLED', 'true');
    vi.stubEnv('HOME', folder);
  });

  it.each(
    (['maintenance off', 'verify-all', 'restored', 'import-service', 'export-service'] as const).slice(
      0,
      sampleSize(1, 5),
    ),
  )('%s says which tables it uses, and that there are no credentials', async (command) => {
    const { code, error } = await run(command);
    expect([code, error]).toEqual([
      2,
      expect.stringMatching(/^tables test-\* in eu-central-1\nthere are no credentials of AWS: [^\n]*\n$/),
    ]);
  });

  it.each(ALL)('%s refuses a region without a prefix, which may be left over', async (command) => {
    vi.stubEnv('TABLE_PREFIX', undefined);
    await mkdir(join(folder, 'data', 'db'), { recursive: true });
    const { code, output, error } = await run(command);
    expect([code, output, error]).toEqual([2, '', oneSentence(/TABLE_PREFIX is not set.*`env -u AWS_REGION`/)]);
  });
});

it('while a server has the folder open, a command could not run', async () => {
  vi.stubEnv('DYNAMODB_ENDPOINT', undefined);
  const data = join(folder, 'data');
  await mkdir(data);
  await writeFile(join(data, 'keys.json'), JSON.stringify({ master: KEYS.master, signing: KEYS.signing }));
  const server = await openStore({ path: join(data, 'db') });
  try {
    expect(await run('explain')).toEqual({ code: 2, output: '', error: oneSentence(/another server uses the data/) });
  } finally {
    await server.close();
  }
});

describe('the sentence', () => {
  const named = (name: string): Error => Object.assign(new Error('not you'), { name });

  it.each(['AccessDeniedException', 'ExpiredTokenException', 'UnrecognizedClientException'])('of %s', (name) => {
    expect(whyUnable(named(name), 'here')).toBe('AWS refuses: not you');
  });

  it('of an address that does not answer, of a missing variable and of a missing key', async () => {
    const away = Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' });
    expect(whyUnable(away, 'x-* in nowhere-1')).toBe('x-* in nowhere-1 does not answer: getaddrinfo');
    const missing = z.object({ JWT_ISSUER: z.string() }).safeParse({}).error;
    expect(whyUnable(missing, 'here')).toMatch(/^the variable JWT_ISSUER is missing or wrong: .* cloud-env/);
    const keyless = await masterFrom({})().catch((caught: unknown) => caught);
    expect(whyUnable(keyless, 'here')).toMatch(/^neither FIELDPOST_KEY .* cloud-env/);
  });

  it('is none of a fault of the program or of other data', () => {
    expect(whyUnable(new TypeError('x is undefined'), 'here')).toBeUndefined();
    expect(whyUnable(z.object({ game: z.string() }).safeParse({}).error, 'here')).toBeUndefined();
    expect(whyUnable('thrown', 'here')).toBeUndefined();
  });
});
