import type { Template } from '../app.ts';
import type { Ask } from './preflight.ts';

/** How to list the names of a type of resource that are taken. */
interface Listing {
  /** Where the name is in the properties of a resource. */
  readonly property: string;
  readonly args: (prefix: string) => readonly string[];
  /** Where the list is in the answer, and the name in each of its members; absent: the member itself. */
  readonly list: string;
  readonly name?: string;
}

const listing = (property: string, command: string, list: string, name?: string): Listing => ({
  property,
  args: () => command.split(' '),
  list,
  ...(name !== undefined && { name }),
});

const policies = (kind: string, of: string): Listing =>
  listing(
    `${of}Config.Name`,
    `cloudfront list-${kind}-policies --type custom`,
    `${of}List.Items`,
    `${of}.${of}Config.Name`,
  );

const LISTED: { readonly [type: string]: Listing } = {
  'AWS::Backup::BackupVault': listing(
    'BackupVaultName',
    'backup list-backup-vaults',
    'BackupVaultList',
    'BackupVaultName',
  ),
  'AWS::CloudFront::CachePolicy': policies('cache', 'CachePolicy'),
  'AWS::CloudFront::OriginRequestPolicy': policies('origin-request', 'OriginRequestPolicy'),
  'AWS::CloudFront::ResponseHeadersPolicy': policies('response-headers', 'ResponseHeadersPolicy'),
  'AWS::CloudTrail::Trail': listing('TrailName', 'cloudtrail list-trails', 'Trails', 'Name'),
  'AWS::DynamoDB::Table': listing('TableName', 'dynamodb list-tables', 'TableNames'),
  'AWS::KMS::Alias': listing('AliasName', 'kms list-aliases', 'Aliases', 'AliasName'),
  'AWS::Lambda::Function': listing('FunctionName', 'lambda list-functions', 'Functions', 'FunctionName'),
  'AWS::Logs::LogGroup': {
    property: 'LogGroupName',
    args: (prefix) => ['logs', 'describe-log-groups', '--log-group-name-pattern', prefix],
    list: 'logGroups',
    name: 'logGroupName',
  },
  'AWS::S3::Bucket': listing('BucketName', 's3api list-buckets', 'Buckets', 'Name'),
  'AWS::SES::ConfigurationSet': listing('Name', 'sesv2 list-configuration-sets', 'ConfigurationSets'),
  'AWS::SES::EmailIdentity': listing('EmailIdentity', 'sesv2 list-email-identities', 'EmailIdentities', 'IdentityName'),
  'AWS::SQS::Queue': {
    property: 'QueueName',
    args: (prefix) => ['sqs', 'list-queues', '--queue-name-prefix', prefix],
    list: 'QueueUrls',
  },
  'AWS::WAFv2::WebACL': listing('Name', 'wafv2 list-web-acls --scope CLOUDFRONT', 'WebACLs', 'Name'),
};

interface Where {
  readonly prefix: string;
  readonly region: string;
  readonly account: string;
}

type Taken = { readonly type: string; readonly taken: string } | { readonly type: string; readonly error: string };

/** Returns the names that a template gives and that something else has, and what AWS refuses to list. */
export async function namesTaken(ask: Ask, template: Template, where: Where): Promise<readonly Taken[]> {
  const found = await Promise.all(
    Object.entries(LISTED).map(async ([type, { property, args, list, name }]): Promise<readonly Taken[]> => {
      const wanted = Object.values(template.Resources).flatMap(({ Type, Properties }) => {
        const given = Type === type ? written(within(Properties, property), where) : undefined;
        return given === undefined ? [] : [given];
      });
      if (wanted.length === 0) return [];
      const answer = await ask(...args(where.prefix), '--region', where.region);
      if (answer.found === undefined) return [{ type, error: answer.error }];
      const listed = (within(answer.found, list) ?? []) as readonly unknown[];
      const taken = new Set(listed.map((each) => lastPart(name === undefined ? each : within(each, name))));
      return wanted.filter((each) => taken.has(lastPart(each))).map((each) => ({ type, taken: each }));
    }),
  );
  return found.flat();
}

/** Queues are listed by their addresses, which end with the names. */
const lastPart = (name: unknown): string => String(name).split('/').at(-1) ?? '';

/** Returns the value at a path of names. */
const within = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((at, name) => (at as { readonly [name: string]: unknown } | undefined)?.[name], value);

/** Returns a name of a template, with the account and the region written out; `undefined`: AWS chooses it. */
function written(name: unknown, { account, region }: Where): string | undefined {
  if (typeof name === 'string') return name;
  const parts = (name as { readonly 'Fn::Join'?: readonly [string, readonly unknown[]] } | undefined)?.['Fn::Join'];
  const known: { readonly [name: string]: string } = { 'AWS::AccountId': account, 'AWS::Region': region };
  const texts = parts?.[1].map((each) =>
    typeof each === 'string' ? each : known[(each as { readonly Ref: string }).Ref],
  );
  return texts?.every((each) => each !== undefined) ? texts.join(parts?.[0]) : undefined;
}
