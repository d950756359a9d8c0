import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINE } from '../../domain/lib/release.ts';
import type { Released } from '../../functions/platform/engines/engines.ts';
import type { synthesise } from '../../infra/app.ts';
import { settingsSchema } from '../../infra/cloud/settings.ts';
import { deploy } from '../../infra/deploy/deploy.ts';
import { type Checked, preflight } from '../../infra/deploy/preflight.ts';
import type { Printed, Programs } from '../../infra/deploy/programs.ts';
import type { Turn } from '../../infra/deploy/rules.ts';
import type { Standing } from '../../infra/deploy/standing.ts';
import { stepsOf } from '../../infra/deploy/steps.ts';
import { enginesToldIn } from '../../infra/engines/rows.ts';
import { settingsIn } from '../../infra/typed-settings.ts';
import { standIn } from './stand-in.ts';
import { CONTACT } from './template.ts';

// A deployment, against programs that answer as those of AWS and the CDK do. Nothing here was deployed.

const built = standIn();
const build = async () => built;
const root = mkdtempSync(join(tmpdir(), 'fieldpost-deploy-'));
afterAll(() => rmSync(root, { recursive: true }));

/** An account, as its answers to the commands show it. */
export interface Account {
  /** The status of the stack; `undefined`: there is none. */
  readonly stack?: string;
  readonly outputs?: { readonly [name: string]: string };
  readonly concurrency?: number;
  readonly bootstrapped?: readonly string[];
  readonly runtime?: boolean;
  readonly tables?: readonly string[];
  readonly queues?: readonly string[];
  /** Names that something else has, by the command that lists them. */
  readonly taken?: { readonly [command: string]: object };
  /** New live connections a second; `null`: AWS does not say. */
  readonly openings?: number | null;
  /** Mails a second. */
  readonly mails?: number;
  readonly isInSandbox?: boolean;
  readonly isSignedOut?: boolean;
  /** Which call of the CDK fails. */
  readonly failing?: number;
}

interface Tried {
  readonly programs: Programs;
  /** What the CDK was told, in its order. */
  readonly told: string[];
  readonly said: string[];
  readonly asked: string[];
}

/** Commands that list names, and what they answer when there are none. */
const LISTS: readonly (readonly [string, object])[] = [
  ['backup list-backup-vaults', { BackupVaultList: [] }],
  ['cloudfront list-cache-policies', { CachePolicyList: { Quantity: 0 } }],
  ['cloudfront list-origin-request-policies', { OriginRequestPolicyList: { Quantity: 0 } }],
  ['cloudfront list-response-headers-policies', { ResponseHeadersPolicyList: { Quantity: 0 } }],
  ['cloudtrail list-trails', { Trails: [] }],
  ['s3api list-buckets', { Buckets: [] }],
  ['sesv2 list-configuration-sets', { ConfigurationSets: [] }],
  ['sesv2 list-email-identities', { EmailIdentities: [] }],
  ['wafv2 list-web-acls', { WebACLs: [] }],
];

export function accountOf(account: Account): Tried {
  const { concurrency = 10, bootstrapped = ['eu-central-1', 'us-east-1'], runtime = true } = account;
  const [told, said, asked]: [string[], string[], string[]] = [[], [], []];
  const ok = (found: object): Printed => ({ ok: true, text: JSON.stringify(found) });
  const no = (error: string): Printed => ({ ok: false, error });
  const stacks = (name: string, region: string): Printed => {
    if (name === 'CDKToolkit')
      return bootstrapped.includes(region) ? ok({ Stacks: [{ StackStatus: 'CREATE_COMPLETE' }] }) : no(MISSING);
    if (account.stack === undefined) return no(MISSING);
    const outputs = Object.entries(account.outputs ?? {});
    return ok({
      Stacks: [
        {
          StackStatus: account.stack,
          Outputs: outputs.map(([OutputKey, OutputValue]) => ({ OutputKey, OutputValue })),
        },
      ],
    });
  };
  const answers: { readonly [command: string]: (value: (option: string) => string) => Printed } = {
    'sts get-caller-identity': () => (account.isSignedOut ? no('Unable to locate credentials') : ok({ Account: '1' })),
    'cloudformation describe-stacks': (value) => stacks(value('--stack-name'), value('--region')),
    'lambda list-layers': () => (runtime ? ok({ Layers: [] }) : no('ValidationException: compatibleRuntime')),
    'lambda get-account-settings': () => ok({ AccountLimit: { ConcurrentExecutions: concurrency } }),
    'service-quotas get-service-quota': (value) =>
      account.openings === null || value('--quota-code') !== 'L-9ED1E49A'
        ? no('AccessDeniedException')
        : ok({ Quota: { QuotaName: 'WebSocket new connections rate', Value: account.openings ?? 500 } }),
    'sesv2 get-account': () =>
      ok({
        ProductionAccessEnabled: account.isInSandbox !== true,
        SendQuota: { Max24HourSend: 50_000, MaxSendRate: account.mails ?? 14, SentLast24Hours: 0 },
      }),
    ...Object.fromEntries(
      LISTS.map(([command, none]) => [command, () => ok(account.taken?.[command] ?? none)] as const),
    ),
    'dynamodb list-tables': () => ok({ TableNames: account.tables ?? [] }),
    'kms list-aliases': () => ok({ Aliases: [{ AliasName: 'alias/aws/lambda' }] }),
    'lambda list-functions': () => ok({ Functions: [] }),
    'logs describe-log-groups': () => ok({ logGroups: [] }),
    // Without a queue the command prints nothing.
    'sqs list-queues': () =>
      account.queues === undefined ? { ok: true, text: '' } : ok({ QueueUrls: account.queues }),
  };
  const programs: Programs = {
    async aws(service = '', command = '', ...rest) {
      asked.push(`${service} ${command}`);
      const answer = answers[`${service} ${command}`];
      if (answer === undefined) throw new Error(`another command: ${service} ${command}`);
      return answer((option) => rest[rest.indexOf(option) + 1] ?? '');
    },
    async cdk(...args) {
      told.push(args.join(' '));
      const outputs = args[args.indexOf('--outputs-file') + 1];
      if (args.includes('--outputs-file') && outputs !== undefined)
        writeFileSync(outputs, JSON.stringify({ 'fieldpost-prod-edge': { FirewallArn: FIREWALL } }));
      return told.length === account.failing ? 1 : 0;
    },
    say: (line) => void said.push(line),
  };
  return { programs, told, said, asked };
}

const MISSING = 'An error occurred (ValidationError): Stack with id x does not exist';
const FIREWALL = 'arn:aws:wafv2:us-east-1:123456789012:global/webacl/fieldpost-prod-firewall/0a';
const ARGS = ['-c', `contact=${CONTACT.contact}`];

/** Makes each template once, whatever folder it is for. */
const make: typeof synthesise = ({ contact: _, ...settings }, __, folder = '', ___, step = {}) => ({
  ...built.made(settings, step),
  folder,
});

async function deployed(account: Account, args: readonly string[] = ARGS, region: string | null = 'eu-central-1') {
  const tried = accountOf(account);
  const folder = mkdtempSync(join(root, 'cloud-'));
  const code = await deploy(tried.programs, { args, build, folder, region: region ?? undefined, make });
  return { ...tried, code, told: tried.told.map((each) => each.replaceAll(folder, '.')) };
}

const edgeOf = (step: number) =>
  `deploy --app ./step-${step} --no-notices fieldpost-prod-edge --outputs-file ./edge.json`;
const mainOf = (step: number) =>
  `deploy --app ./step-${step} --no-notices fieldpost-prod --exclusively --parameters fieldpost-prod:FirewallArn=${FIREWALL}`;

describe('npm run deploy', () => {
  it('makes the first deployment twice: what fails leaves nothing, what stands is protected', async () => {
    const { code, told, said } = await deployed({});
    expect([code, told]).toEqual([0, [edgeOf(1), mainOf(1), edgeOf(2), mainOf(2)]]);
    expect(said.filter((line) => line.startsWith('step'))).toEqual([
      'step 1: the first deployment: if it fails, nothing is left',
      'step 2: the same again: tables, keys and users are protected from now on',
    ]);
  });

  it('takes a creation that was rolled back for none', async () => {
    expect((await deployed({ stack: 'ROLLBACK_COMPLETE' })).told).toHaveLength(4);
  });

  it('stops where a step fails, and goes on from there when it is run again', async () => {
    const { code, told, said } = await deployed({ failing: 2 });
    expect([code, told]).toEqual([1, [edgeOf(1), mainOf(1)]]);
    expect(said.at(-1)).toContain('run the same command again');
    const again = await deployed({ stack: 'CREATE_COMPLETE', outputs: { EdgeGeneration: '1' } });
    expect(again.told).toEqual([edgeOf(1), mainOf(1)]);
  });

  it('asks nothing with --yes, and with --preflight does nothing but look', async () => {
    expect((await deployed({ stack: 'UPDATE_COMPLETE' }, [...ARGS, '--yes'])).told[0]).toContain(
      '--require-approval never',
    );
    const looked = await deployed({}, ['--preflight', ...ARGS]);
    expect([looked.code, looked.told]).toEqual([0, []]);
    expect(looked.asked.filter((command) => !/ (describe|list|get)-/.test(command))).toEqual([]);
  });

  const IN_EUROPE = 'eu-central-1';
  const REFUSED: readonly { what: string; account: Account; region: string | null; why: string }[] = [
    { what: 'no region', account: {}, region: null, why: 'no region is set' },
    { what: 'nobody signed in', account: { isSignedOut: true }, region: IN_EUROPE, why: 'AWS does not know you' },
    {
      what: 'no bootstrap',
      account: { bootstrapped: [IN_EUROPE] },
      region: IN_EUROPE,
      why: 'us-east-1 is not bootstrapped',
    },
    {
      what: 'a name that is taken',
      account: { tables: ['fieldpost-prod-events'] },
      region: IN_EUROPE,
      why: 'fieldpost-prod-events is taken',
    },
  ];
  it.each(REFUSED)('does nothing with $what', async ({ account, region, why }) => {
    const { code, told, said } = await deployed(account, ARGS, region);
    expect([code, told]).toEqual([1, []]);
    expect(said.join('\n')).toContain(`WRONG ${why.startsWith('fieldpost') ? `the name ${why}` : why}`);
  });

  it('does not begin where AWS does not say whether a stack stands', async () => {
    const { programs } = accountOf({});
    const aws: Programs['aws'] = async (service, command, ...rest) =>
      rest.includes('fieldpost-prod')
        ? { ok: false, error: 'AccessDenied' }
        : programs.aws(service ?? '', command ?? '', ...rest);
    const folder = mkdtempSync(join(root, 'cloud-'));
    await expect(
      deploy({ ...programs, aws }, { args: ARGS, build, folder, region: 'eu-central-1', make }),
    ).rejects.toThrow('AccessDenied');
  });
});

describe('steps', () => {
  const settings = (more: object = {}) => settingsSchema.parse({ ...CONTACT, ...more });
  const told = (edge: string | undefined): Standing => ({ edge, engines: ['a'], ahead: [], settings: '' });

  const STEPS: readonly {
    what: string;
    more?: object;
    standing: Standing | undefined;
    turn?: Turn;
    steps: readonly object[];
  }[] = [
    { what: 'nothing stands', standing: undefined, steps: [{ data: 'new' }, { data: 'keep' }] },
    { what: 'a stage to throw away', more: { data: 'destroy' }, standing: undefined, steps: [{}] },
    { what: 'the same rules', standing: told('1'), steps: [{}] },
    { what: 'new rules', standing: told('1'), turn: 'forward', steps: [{ shift: 'all' }] },
    { what: 'new rules that what stands reads', standing: told('1'), turn: 'ahead', steps: [{}] },
    { what: 'a way back', standing: told('1'), turn: 'back', steps: [{ shift: 'all' }] },
    { what: 'a stack that tells none', standing: told(undefined), steps: [{}] },
    {
      what: 'a new secret',
      more: { edge: '2' },
      standing: told('1'),
      steps: [{ edge: '1,2' }, { edge: '2,1' }, { edge: '2' }],
    },
    {
      what: 'a new secret with new rules',
      more: { edge: '2' },
      standing: told('1'),
      turn: 'forward',
      steps: [{ edge: '1,2', shift: 'all' }, { edge: '2,1' }, { edge: '2' }],
    },
    { what: 'a new secret, cut off on its way', more: { edge: '2' }, standing: told('2,1'), steps: [{}] },
    {
      what: 'a new secret, cut off before it was sent',
      more: { edge: '2' },
      standing: told('1,2'),
      steps: [{ edge: '1,2' }, { edge: '2,1' }, { edge: '2' }],
    },
  ];
  it.each(STEPS)('$what', ({ more, standing, turn = 'same', steps }) => {
    const made = stepsOf(settings(more), standing, turn);
    expect(made.map(({ why: _, ...step }) => step)).toEqual(steps);
  });

  it('of two changes of the secret at once are refused', () => {
    expect(() => stepsOf(settings({ edge: '3' }), told('1,2'), 'same')).toThrow('end it with -c edge=2');
  });

  it('of a new secret are each safe in any order within: what is sent before and after it is accepted', () => {
    const made = stepsOf(settings({ edge: '2' }), told('1'), 'same');
    const edges = ['1', ...made.map(({ edge = '' }) => edge)].map((edge) => edge.split(','));
    for (const [i, before] of edges.slice(0, -1).entries()) {
      const after = edges[i + 1] ?? [];
      expect(after).toContain(before[0]);
      expect(before).toContain(after[0]);
    }
  });
});

describe('engines of a release, at npm run deploy', () => {
  const [own, before, after] = ['O', 'B', 'A'].map((letter) => letter.repeat(43)) as [string, string, string];
  const row = (name: string, release: string, foldedBy?: string | null): Released => ({
    name,
    game: 'diplomacy',
    release,
    date: '2027-01-01',
    file: `diplomacy.${name}.js.br`,
    ...(foldedBy !== undefined && { foldedBy }),
  });
  const [BEFORE, NOW, AFTER] = ['fieldpost@0.1.9', ENGINE, 'fieldpost@99.0.0'];
  /** Deploys a release with these rows over what tells these outputs. */
  async function over(standing: { readonly [name: string]: string }, released: readonly Released[]) {
    const tried = accountOf({ stack: 'UPDATE_COMPLETE', outputs: { EdgeGeneration: '1', ...standing } });
    const folder = mkdtempSync(join(root, 'cloud-'));
    const outputs = Object.entries(enginesToldIn(released)).map(([name, Value]) => [name, { Value }]);
    const withRows: typeof make = (...of) => {
      const made = make(...of);
      const { Engines: _, EnginesAhead: __, ...Outputs } = made.template.Outputs;
      shifts.push(of[4]?.shift ?? 'canary');
      return { ...made, template: { ...made.template, Outputs: { ...Outputs, ...Object.fromEntries(outputs) } } };
    };
    const shifts: string[] = [];
    const how = { args: ARGS, build, folder, region: 'eu-central-1', released, make: withRows };
    const code = await deploy(tried.programs, how);
    // The first template is only looked at.
    return {
      code,
      shifts: shifts.slice(1),
      said: tried.said.filter((line) => /^(ok|note|WRONG) .*(rules|does not read)/.test(line)),
    };
  }

  const CASES: readonly {
    what: string;
    standing: { readonly [name: string]: string };
    rows: readonly Released[];
    code: number;
    shifts: readonly string[];
    says: string;
  }[] = [
    {
      what: 'the same engines get weights',
      standing: { Engines: own },
      rows: [row(own, NOW)],
      code: 0,
      shifts: ['canary'],
      says: 'ok    the rules stay',
    },
    {
      what: 'the same engines with a row for the release after it get weights',
      standing: { Engines: own },
      rows: [row(own, NOW), row(after, AFTER, NOW)],
      code: 0,
      shifts: ['canary'],
      says: 'ok    the rules stay',
    },
    {
      what: 'a release gets weights where what stands reads its games',
      standing: { Engines: before, EnginesAhead: own },
      rows: [row(before, BEFORE), row(own, NOW, BEFORE)],
      code: 0,
      shifts: ['canary'],
      says: 'ok    new rules, whose games what stands reads: a release can be taken back',
    },
    {
      what: 'a release gets none where what stands could read its games, but has no row of it',
      standing: { Engines: before },
      rows: [row(before, BEFORE), row(own, NOW, BEFORE)],
      code: 0,
      shifts: ['all'],
      says: `note  new rules: all requests at once, and no way back (${BEFORE} could read`,
    },
    {
      what: 'a release gets none where the one before folds its games otherwise',
      standing: { Engines: before },
      rows: [row(before, BEFORE), row(own, NOW, null)],
      code: 0,
      shifts: ['all'],
      says: 'note  new rules: all requests at once, and no way back (the release before folds',
    },
    {
      what: 'a release gets none where nobody compared',
      standing: { Engines: before },
      rows: [row(before, BEFORE), row(own, NOW)],
      code: 0,
      shifts: ['all'],
      says: 'note  new rules: all requests at once, and no way back (nobody compared',
    },
    {
      what: 'a release is taken back at once by the one before, which reads its games',
      standing: { Engines: after },
      rows: [row(own, NOW), row(after, AFTER, NOW)],
      code: 0,
      shifts: ['all'],
      says: `ok    back to the rules of ${NOW}`,
    },
    {
      what: 'a release is not taken back by one that folds its games otherwise',
      standing: { Engines: after },
      rows: [row(own, NOW), row(after, AFTER, null)],
      code: 1,
      shifts: [],
      says: `WRONG ${NOW} does not read games that diplomacy of ${AFTER} decided`,
    },
    {
      what: 'a release is not taken back by one that has no row of it',
      standing: { Engines: after },
      rows: [row(own, NOW)],
      code: 1,
      shifts: [],
      says: `WRONG ${NOW} does not read games that the engine ${after} decided`,
    },
    {
      what: 'what may have been tried by weights and taken back stays readable',
      standing: { Engines: own, EnginesAhead: after },
      rows: [row(own, NOW)],
      code: 1,
      shifts: [],
      says: `WRONG ${NOW} does not read games that the engine ${after} decided`,
    },
  ];
  it.each(CASES)('$what', async ({ standing, rows, code, shifts, says }) => {
    expect(await over(standing, rows)).toEqual({ code, shifts, said: [expect.stringContaining(says)] });
  });
});

describe('DEPLOY.md', () => {
  const PAGES = [
    'infra/DEPLOY.md',
    'infra/ACCOUNT.md',
    'infra/MAIL.md',
    'infra/STORAGE.md',
    'infra/RESTORE.md',
    'docs/running.md',
  ];
  const printed = PAGES.flatMap((page) => [
    ...readFileSync(page, 'utf8').matchAll(
      /npm run (?:synth|deploy|destroy) --(?: --preflight)?((?: -c '?[^\s'`]+'?)+)/g,
    ),
  ]).map(([, args = '']) => args.trim().replaceAll("'", ''));

  it('prints commands that can be typed', () => {
    expect(printed.length).toBeGreaterThan(3);
    for (const args of printed) {
      const settings = settingsSchema.safeParse({ ...CONTACT, ...settingsIn(args.split(' ')) });
      expect([args, settings.error?.message]).toEqual([args, undefined]);
    }
  });

  it('names settings that are there', () => {
    const named = PAGES.flatMap((page) => [...readFileSync(page, 'utf8').matchAll(/`-c ([a-z]+)=([^`\s…]*)/g)]);
    expect(named.length).toBeGreaterThan(5);
    for (const [, name = ''] of named.filter(([, name]) => name !== 'name'))
      expect(Object.keys(settingsSchema.shape)).toContain(name);
  });
});

describe('preflight', () => {
  const looked = async (
    account: Account,
    more: { readonly [name: string]: unknown } = {},
  ): Promise<readonly Checked[]> =>
    preflight(accountOf(account).programs, {
      settings: settingsSchema.parse({ ...CONTACT, ...more }),
      template: built.made(more).template,
      edge: built.made(more).edge.template,
      region: 'eu-central-1',
      isFirst: true,
    });
  const wrong = (checked: readonly Checked[]) => checked.filter(({ is }) => is === 'wrong').map(({ what }) => what);
  let fresh: readonly Checked[];
  beforeAll(async () => {
    fresh = await looked({});
  });

  it('lets a new account deploy, which may run ten functions at once, and says so', async () => {
    expect(fresh.map(({ is, what }) => `${is}: ${what}`)).toEqual([
      'well: eu-central-1 is bootstrapped',
      'well: us-east-1 is bootstrapped',
      'well: eu-central-1 has nodejs24.x on arm64',
      'told: this account runs 10 functions at once: size=small fits',
      'well: this account opens 500 live connections a second',
      'told: no mail will be sent',
      'well: no name of the stage prod is taken',
    ]);
    expect((await looked({ concurrency: 1000 }))[3]).toMatchObject({ is: 'well' });
    expect(fresh.find(({ what }) => what === 'no mail will be sent')?.do).toContain('SES does not know yet');
  });

  it.each([
    { concurrency: 10, size: 'medium', fits: 'small' },
    { concurrency: 1000, size: 'large', fits: 'medium' },
  ])('says which size a quota of $concurrency allows, and refuses $size', async ({ concurrency, size, fits }) => {
    const [line, ...more] = wrong(await looked({ concurrency }, { size }));
    expect([line, more]).toEqual([expect.stringContaining(`size=${fits} fits, size=${size} needs`), []]);
    expect(wrong(await looked({ concurrency }, { size: fits }))).toEqual([]);
  });

  it('finds each name that is taken', async () => {
    const queues = ['https://sqs.eu-central-1.amazonaws.com/1/fieldpost-prod-dead-letters'];
    const checked = await looked({ tables: ['fieldpost-prod-views', 'another'], queues });
    expect(checked.at(-1)?.do).toMatch(/set another -c stage=…; or delete it/);
    expect(wrong(checked)).toEqual([
      'the name fieldpost-prod-views is taken (AWS::DynamoDB::Table)',
      'the name fieldpost-prod-dead-letters is taken (AWS::SQS::Queue)',
    ]);
  });

  const vault = Object.values(built.made().template.Resources).find(({ Type }) => Type === 'AWS::Backup::BackupVault');
  const policy = (kind: string, name: string) => ({
    [`${kind}List`]: { Quantity: 1, Items: [{ [kind]: { [`${kind}Config`]: { Name: name } } }] },
  });
  it.each([
    {
      command: 'backup list-backup-vaults',
      taken: { BackupVaultList: [vault?.Properties] },
      name: String(vault?.Properties?.BackupVaultName),
    },
    {
      command: 'cloudfront list-cache-policies',
      taken: policy('CachePolicy', 'fieldpost-prod-public-versions'),
      name: 'fieldpost-prod-public-versions',
    },
    {
      command: 'cloudfront list-origin-request-policies',
      taken: policy('OriginRequestPolicy', 'fieldpost-prod-without-reader'),
      name: 'fieldpost-prod-without-reader',
    },
    {
      command: 'cloudfront list-response-headers-policies',
      taken: policy('ResponseHeadersPolicy', 'fieldpost-prod-site'),
      name: 'fieldpost-prod-site',
    },
    {
      command: 'cloudtrail list-trails',
      taken: { Trails: [{ Name: 'fieldpost-prod-writes' }] },
      name: 'fieldpost-prod-writes',
    },
    {
      command: 's3api list-buckets',
      taken: { Buckets: [{ Name: 'fieldpost-prod-anchors-1-eu-central-1' }] },
      name: 'fieldpost-prod-anchors-1-eu-central-1',
    },
    {
      command: 'sesv2 list-configuration-sets',
      taken: { ConfigurationSets: ['fieldpost-prod-mail'] },
      name: 'fieldpost-prod-mail',
    },
    {
      command: 'sesv2 list-email-identities',
      taken: { EmailIdentities: [{ IdentityName: 'play.example.com' }] },
      name: 'play.example.com',
    },
    {
      command: 'wafv2 list-web-acls',
      taken: { WebACLs: [{ Name: 'fieldpost-prod-firewall' }] },
      name: 'fieldpost-prod-firewall',
    },
  ])('finds the name $name in $command', async ({ command, taken, name }) => {
    const mail = { mail: 'games@play.example.com' };
    expect(wrong(await looked({ taken: { [command]: taken } }, mail))).toEqual([
      expect.stringContaining(`the name ${name} is taken`),
    ]);
    expect(wrong(await looked({}, mail))).toEqual([]);
  });

  it.each([
    { account: { openings: 500, concurrency: 4000 }, size: 'large', told: 'up to 800 come' },
    { account: { openings: 800, concurrency: 4000 }, size: 'large', told: undefined },
    {
      account: { openings: null, concurrency: 1000 },
      size: 'small',
      told: 'connections cannot be read (AccessDeniedException)',
    },
    { account: { mails: 99, concurrency: 1000 }, size: 'medium', told: 'reckoned with 100 a second' },
    { account: { mails: 100, concurrency: 1000 }, size: 'medium', told: undefined },
    {
      account: { mails: 1, isInSandbox: true, concurrency: 1000 },
      size: 'small',
      told: '1 mails a second, and 50000 in 24 hours',
    },
  ])('$size, $account: tells what a common deadline needs', async ({ account, size, told }) => {
    const mails = account.mails ?? 500;
    const checked = await looked({ mails, ...account }, { size, mail: 'games@play.example.com' });
    expect(wrong(checked)).toEqual([]);
    const lines = checked.filter(({ is }) => is === 'told').map(({ what }) => what);
    expect(lines).toEqual(told === undefined ? [] : [expect.stringContaining(told)]);
  });

  it('says what is missing, and what helps', async () => {
    const checked = await looked({ bootstrapped: [], runtime: false });
    expect(wrong(checked)).toHaveLength(3);
    for (const each of checked) expect([each.what, each.is === 'well']).toEqual([each.what, each.do === undefined]);
    const mail = { mail: 'games@play.example.com' };
    expect((await looked({ isInSandbox: true }, mail)).map(({ what }) => what)).toContain(
      'SES is in its sandbox, and sends to confirmed addresses alone: 14 mails a second, and 50000 in 24 hours',
    );
  });
});
