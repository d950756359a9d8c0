import type { Template } from '../app.ts';
import { EDGE_REGION } from '../cloud/front/edge.ts';
import { prefixOf, type Settings } from '../cloud/settings.ts';
import { SIZES, type Size, type SizeName } from '../cloud/sizes.ts';
import { namesTaken } from './names.ts';
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
  /** The template of the stack at the edge. */
  readonly edge: Template;
  readonly region: string;
  /** Nothing stands yet, so each name must be free. */
  readonly isFirst: boolean;
}

/** Looks whether a deployment can work, before it begins. It only reads. */
export async function preflight({ aws }: Pick<Programs, 'aws'>, before: Before): Promise<readonly Checked[]> {
  const { settings, region, isFirst } = before;
  const ask: Ask = async (...args) => {
    const printed = await aws(...args);
    if (!printed.ok) return { error: printed.error };
    return { found: (printed.text.trim() === '' ? {} : JSON.parse(printed.text)) as Found };
  };
  const parts = await Promise.all([
    bootstrapped(ask, region),
    region === EDGE_REGION ? [] : bootstrapped(ask, EDGE_REGION),
    runtime(ask, region),
    quotas(ask, region, settings),
    connections(ask, region, settings),
    mails(ask, region, settings),
    isFirst ? names(ask, before) : [],
    resources(before),
  ]);
  return parts.flat();
}

type Found = { readonly [name: string]: unknown };
type Answer = { readonly found: Found; readonly error?: never } | { readonly error: string; readonly found?: never };
/** Asks AWS, and returns what it answered. */
export type Ask = (...args: readonly string[]) => Promise<Answer>;

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

/** The most resources of a stack (limit of CloudFormation), and how many leave room for a newer key. */
const RESOURCES = { most: 500, near: 485 } as const;

function resources({ template }: Before): readonly Checked[] {
  const count = Object.keys(template.Resources).length;
  if (count < RESOURCES.near) return [];
  return [told(`the stack has ${count} of at most ${RESOURCES.most} resources`, 'each newer key takes two of them')];
}

/** The quota of new WebSocket connections a second. */
const CONNECTIONS = ['--service-code', 'apigateway', '--quota-code', 'L-9ED1E49A'];

async function connections(ask: Ask, region: string, { size }: Settings): Promise<readonly Checked[]> {
  const { found, error } = await ask('service-quotas', 'get-service-quota', ...CONNECTIONS, '--region', region);
  if (found === undefined)
    return [
      told(
        `the quota of new live connections cannot be read (${error})`,
        'look in Service Quotas, Amazon API Gateway, "WebSocket new connections rate"',
      ),
    ];
  const { Value: most } = found.Quota as { readonly Value: number };
  const allowed = `this account opens ${most} live connections a second`;
  const needed = (SIZES[size] satisfies Size).openings;
  if (needed <= most) return [well(allowed)];
  return [
    told(
      `${allowed}; with size=${size} up to ${needed} come in the minute of a common deadline`,
      'ask for more in Service Quotas, Amazon API Gateway, "WebSocket new connections rate"; clients try again until then',
    ),
  ];
}

async function mails(ask: Ask, region: string, { mail, size }: Settings): Promise<readonly Checked[]> {
  if (mail === undefined)
    return [
      told(
        'no mail will be sent',
        'set -c mail=games@your.domain, a domain that SES does not know yet: the stack makes its identity',
      ),
    ];
  const { found, error } = await ask('sesv2', 'get-account', '--region', region);
  if (found === undefined) return [told(`SES cannot be asked (${error})`, 'mails may not be sent')];
  const { MaxSendRate: rate, Max24HourSend: day } = found.SendQuota as {
    readonly MaxSendRate: number;
    readonly Max24HourSend: number;
  };
  const speed = `${rate} mails a second, and ${day} in 24 hours`;
  const { mails: needed }: Size = SIZES[size];
  if (found.ProductionAccessEnabled === true && rate >= needed) return [well(`SES sends to everybody: ${speed}`)];
  if (found.ProductionAccessEnabled === true)
    return [
      told(
        `SES sends to everybody: ${speed}; size=${size} is reckoned with ${needed} a second`,
        'ask for more in Service Quotas, Amazon SES, "Sending rate"; mails come later until then',
      ),
    ];
  return [
    told(`SES is in its sandbox, and sends to confirmed addresses alone: ${speed}`, 'ask for production access in SES'),
  ];
}

/** Names that the templates give and that something else has: a creation would fail half way. */
async function names(ask: Ask, { settings, template, edge, region }: Before): Promise<readonly Checked[]> {
  const who = await ask('sts', 'get-caller-identity');
  const account = String(who.found?.Account ?? '');
  const prefix = prefixOf(settings);
  const found = await Promise.all([
    namesTaken(ask, template, { prefix, region, account }),
    namesTaken(ask, edge, { prefix, region: EDGE_REGION, account }),
  ]);
  const all = found
    .flat()
    .map((each) =>
      'error' in each
        ? wrong(`${each.type} cannot be listed (${each.error})`, 'check your rights')
        : wrong(
            `the name ${each.taken} is taken (${each.type})`,
            'a destroyed stack may have kept it: set another -c stage=…; or delete it with all that is in it',
          ),
    );
  return all.length === 0 ? [well(`no name of the stage ${settings.stage} is taken`)] : all;
}
