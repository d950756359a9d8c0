import type { Template } from '../app.ts';
import { EDGE_REGION } from '../cloud/front/edge.ts';
import { prefixOf, type Settings } from '../cloud/settings.ts';
import { SIZES, type Size, type SizeName } from '../cloud/sizes.ts';
import type { Programs } from './programs.ts';

/** One thing that was looked at before a deployment. `do`: what helps, if it is not well. */
export interface Checked {
  readonly what: string;
  readonly is: 'well' | 'told' | 'wrong';
  readonly do?: string;
}

interface Before {
  readonly settings: Settings;
  readonly template: Template;
  readonly region: string;
  /** Nothing stands yet, so each name must be free. */
  readonly isFirst: boolean;
}

/** Looks whether a deployment can work, before it begins. It only reads. */
export async function preflight({ aws }: Pick<Programs, 'aws'>, before: Before): Promise<readonly Checked[]> {
  const { settings, region, isFirst } = before;
  const ask = async (...args: readonly string[]): Promise<Answer> => {
    const printed = await aws(...args);
    if (!printed.ok) return { error: printed.error };
    return { found: (printed.text.trim() === '' ? {} : JSON.parse(printed.text)) as Found };
  };
  const parts = await Promise.all([
    bootstrapped(ask, region),
    region === EDGE_REGION ? [] : bootstrapped(ask, EDGE_REGION),
    runtime(ask, region),
    quotas(ask, region, settings),
    mails(ask, region, settings),
    isFirst ? names(ask, before) : [],
  ]);
  return parts.flat();
}

type Found = { readonly [name: string]: unknown };
type Answer = { readonly found: Found; readonly error?: never } | { readonly error: string; readonly found?: never };
type Ask = (...args: readonly string[]) => Promise<Answer>;

const well = (what: string): Checked => ({ what, is: 'well' });
const wrong = (what: string, help: string): Checked => ({ what, is: 'wrong', do: help });
const told = (what: string, help: string): Checked => ({ what, is: 'told', do: help });

async function bootstrapped(ask: Ask, region: string): Promise<readonly Checked[]> {
  const { error } = await ask('cloudformation', 'describe-stacks', '--stack-name', 'CDKToolkit', '--region', region);
  if (error === undefined) return [well(`${region} is bootstrapped`)];
  return [
    wrong(
      `${region} is not bootstrapped (${error})`,
      `npm run -s fieldpost -- tool cdk bootstrap aws://ACCOUNT/${region}`,
    ),
  ];
}

const RUNTIME = ['--compatible-runtime', 'nodejs24.x', '--compatible-architecture', 'arm64'];

async function runtime(ask: Ask, region: string): Promise<readonly Checked[]> {
  const { error } = await ask('lambda', 'list-layers', ...RUNTIME, '--max-items', '1', '--region', region);
  if (error === undefined) return [well(`${region} has nodejs24.x on arm64`)];
  return [wrong(`${region} has no nodejs24.x on arm64 (${error})`, 'choose another region')];
}

/** What AWS gives an account after its first days. Fewer run at once in a new account, so that people wait. */
const USUAL_CONCURRENCY = 1000;
const FEW = `ask for ${USUAL_CONCURRENCY} today in Service Quotas, AWS Lambda, "Concurrent executions"`;

async function quotas(ask: Ask, region: string, { size }: Settings): Promise<readonly Checked[]> {
  const { found, error } = await ask('lambda', 'get-account-settings', '--region', region);
  if (found === undefined)
    return [
      wrong(`the quota of Lambda cannot be read (${error})`, 'check your credentials: aws sts get-caller-identity'),
    ];
  const { AccountLimit: limit } = found as { readonly AccountLimit: { readonly ConcurrentExecutions: number } };
  const most = limit.ConcurrentExecutions;
  const fitting = (Object.keys(SIZES) as SizeName[]).filter((name) => SIZES[name].concurrency <= most);
  const allowed = `this account runs ${most} functions at once: size=${fitting.at(-1) ?? 'small'} fits`;
  const needed = (SIZES[size] satisfies Size).concurrency;
  if (needed <= most && most < USUAL_CONCURRENCY) return [told(allowed, `people wait; ${FEW}`)];
  if (needed <= most) return [well(allowed)];
  return [
    wrong(
      `${allowed}, size=${size} needs ${needed}`,
      'ask for more in Service Quotas, AWS Lambda, "Concurrent executions"; or deploy a smaller size until then',
    ),
  ];
}

async function mails(ask: Ask, region: string, { mail }: Settings): Promise<readonly Checked[]> {
  if (mail === undefined)
    return [
      told(
        'no mail will be sent',
        'set -c mail=games@your.domain, a domain that SES does not know yet: the stack makes its identity',
      ),
    ];
  const { found, error } = await ask('sesv2', 'get-account', '--region', region);
  if (found === undefined) return [told(`SES cannot be asked (${error})`, 'mails may not be sent')];
  if (found.ProductionAccessEnabled === true) return [well('SES sends to everybody')];
  return [told('SES is in its sandbox, and sends to confirmed addresses alone', 'ask for production access in SES')];
}

/** How to list the names of a type of resource that are taken, and where they stand in the answer. */
interface Listing {
  readonly property: string;
  readonly args: (prefix: string) => readonly string[];
  readonly list: string;
  readonly name?: string;
}

const LISTED: { readonly [type: string]: Listing } = {
  'AWS::DynamoDB::Table': { property: 'TableName', args: () => ['dynamodb', 'list-tables'], list: 'TableNames' },
  'AWS::KMS::Alias': { property: 'AliasName', args: () => ['kms', 'list-aliases'], list: 'Aliases', name: 'AliasName' },
  'AWS::Lambda::Function': {
    property: 'FunctionName',
    args: () => ['lambda', 'list-functions'],
    list: 'Functions',
    name: 'FunctionName',
  },
  'AWS::Logs::LogGroup': {
    property: 'LogGroupName',
    args: (prefix) => ['logs', 'describe-log-groups', '--log-group-name-pattern', prefix],
    list: 'logGroups',
    name: 'logGroupName',
  },
  'AWS::SQS::Queue': {
    property: 'QueueName',
    args: (prefix) => ['sqs', 'list-queues', '--queue-name-prefix', prefix],
    list: 'QueueUrls',
  },
};

/** Names that the template gives and that something else has: a creation would fail half way. */
async function names(ask: Ask, { settings, template, region }: Before): Promise<readonly Checked[]> {
  const prefix = prefixOf(settings);
  const found = await Promise.all(
    Object.entries(LISTED).map(async ([type, { property, args, list, name }]) => {
      const wanted = Object.values(template.Resources).flatMap(({ Type, Properties }) =>
        Type === type && typeof Properties?.[property] === 'string' ? [Properties[property]] : [],
      );
      if (wanted.length === 0) return [];
      const answer = await ask(...args(prefix), '--region', region);
      if (answer.found === undefined) return [wrong(`${type} cannot be listed (${answer.error})`, 'check your rights')];
      const listed = (answer.found[list] ?? []) as readonly (string | { readonly [name: string]: string })[];
      const taken = new Set(
        listed.map((each) => (typeof each === 'string' ? each.slice(each.lastIndexOf('/') + 1) : each[name ?? ''])),
      );
      return wanted
        .filter((each) => taken.has(each))
        .map((each) =>
          wrong(
            `the name ${each} is taken (${type})`,
            'a destroyed stack may have kept it: set another -c stage=…; or delete it with all that is in it',
          ),
        );
    }),
  );
  const all = found.flat();
  return all.length === 0 ? [well(`no name of the stage ${settings.stage} is taken`)] : all;
}
