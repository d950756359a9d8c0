import { RemovalPolicy } from 'aws-cdk-lib';
import * as z from 'zod';
import { quotasSetting } from '../../functions/features/costs/quotas.ts';
import { Unusable } from '../local/server/data-folder.ts';
import { SIZES, type SizeName } from './sizes.ts';

/** Domains that nobody can own. */
const NOBODYS = /(^|\.)(invalid|example|local|localhost)$/;

/** Returns whether a contact is at a domain that can have an owner. */
function isReachable(contact: string): boolean {
  const host = contact.startsWith('mailto:') ? /@([^@?]+)(\?|$)/.exec(contact)?.[1] : URL.parse(contact)?.hostname;
  return host?.includes('.') === true && !NOBODYS.test(host.toLowerCase().replace(/\.+$/, ''));
}

/** A generation of a key: at most one a year is needed. */
const generation = (first: number) =>
  z.coerce
    .number(`a generation: a number from ${first} to 99`)
    .int(`a generation: a number from ${first} to 99`)
    .min(first, `a generation: a number from ${first} to 99`)
    .max(99, `a generation: a number from ${first} to 99`)
    .default(first);

/** The settings of a deployment: `-c name=value`, each name once. */
export const settingsSchema = z
  .strictObject({
    /** Part of every name, so that several deployments fit into one account. */
    stage: z
      .string()
      .regex(
        /^(?!.*-edge$)[a-z][a-z0-9-]{0,19}$/,
        'a lower-case letter, then up to 19 letters, digits or -; not …-edge',
      )
      .default('prod'),
    /** Your own OIDC issuer, with the audience of its tokens; without them a user pool is created. */
    issuer: z.url({ protocol: /^https$/ }).optional(),
    audience: z.string().min(1).optional(),
    /** The mail address for alarms. */
    email: z.email().optional(),
    /** What wakes the operator: a phone that gets messages, or an `https:` address of a pager. */
    ring: z
      .string()
      .regex(/^(\+[1-9]\d{6,14}|https:\/\/\S+)$/, 'a phone number such as +4915112345678, or an https: address')
      .optional(),
    /** The sender of mails: an address of a domain that you manage. Without it no mail is sent. */
    mail: z.email().optional(),
    /** `yes`: the mails work, so that the user pool sends by them too. Cognito refuses a domain without its records. */
    mailVerified: z.enum(['yes', 'no']).default('no'),
    /** The contact for push services, which refuse some or all messages without one. */
    contact: z
      .string('a mailto: or https: URL that push services can write to')
      .regex(/^(mailto|https):/, 'a mailto: or https: URL')
      .refine(isReachable, 'an address at a domain of yours: push services write there'),
    /** A status page, which stands elsewhere. */
    status: z.url({ protocol: /^https$/ }).optional(),
    /** Number of days for which the functions' logs are kept. */
    retention: z.coerce
      .number()
      .refine(
        (days) => [1, 7, 14, 30, 60, 90, 180, 365, 731].includes(days),
        '1, 7, 14, 30, 60, 90, 180, 365 or 731 days',
      )
      .default(90),
    /** The users who are moderators. */
    moderators: z
      .string()
      .regex(
        /^[A-Za-z0-9._:@|-]{1,64}(,[A-Za-z0-9._:@|-]{1,64})*$/,
        'users by their "sub" of the issuer, separated by commas',
      )
      .optional(),
    /** Quotas of one person in JSON; absent ones have their default. */
    quotas: quotasSetting.optional(),
    /** How many games it is made for. */
    size: z.enum(Object.keys(SIZES) as [SizeName, ...SizeName[]]).default('small'),
    /** Calls of functions in an hour above which the brake is called; without it, that of the size. */
    most: z.coerce.number().int().min(1000, 'calls of functions in an hour: 1000 or more').optional(),
    /** Whether a game is played every five minutes. The parameter with its token must be written before. */
    canary: z.enum(['on', 'off']).default('off'),
    /** Where the edge sends reads: to the HTTP API, or to the addresses of the functions, which cost less. */
    reads: z.enum(['api', 'url']).default('api'),
    /** Generations of the secret between edge and functions. The edge sends the first; all of them are accepted. */
    edge: z
      .string()
      .regex(/^[1-9]\d{0,3}(,[1-9]\d{0,3})?$/, 'a generation, 1 to 9999; "1,2" or "2,1" while one follows another')
      .refine((edge) => new Set(edge.split(',')).size === edge.split(',').length, 'two different generations')
      .default('1'),
    /** Whether the firewall refuses requests, or only counts them. */
    firewall: z.enum(['block', 'count']).default('block'),
    /** Another vault of AWS Backup, in another account or region, that gets a copy of each backup. */
    backup: z
      .string()
      .regex(/^arn:aws[\w-]*:backup:[a-z0-9-]+:\d{12}:backup-vault:[\w-]+$/, 'the ARN of a vault of AWS Backup')
      .optional(),
    /** Whether a release first gets a tenth of the requests for 15 minutes, or all of them at once. */
    shift: z.enum(['canary', 'all']).default('canary'),
    /**
     * The site's domain; without one, CloudFront's. Its certificate (ACM, in us-east-1), if you have one. Its hosted
     * zone of Route 53, which then proves the domain and leads to the site.
     */
    domain: z
      .string()
      .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'a domain name')
      .optional(),
    certificate: z
      .string()
      .regex(/^arn:aws[\w-]*:acm:us-east-1:\d{12}:certificate\/[\w-]+$/, 'a certificate of ACM in us-east-1')
      .optional(),
    /** `keep`: the stack is of before release 0.2.0, and the names in its tables are under its master key. */
    master: z.enum(['none', 'keep']).default('none'),
    /** The newest generation of the keys of persons and of seeds, and of the key pair that signs. */
    persons: generation(2),
    seeds: generation(2),
    signing: generation(1),
    zone: z
      .string()
      .regex(/^Z[A-Z0-9]{4,31}$/, 'the id of a hosted zone of Route 53')
      .optional(),
    /**
     * Whether `destroy` keeps tables, keys and users, or deletes them. `new`: they are deleted if the first deployment
     * fails, and kept after it.
     */
    data: z.enum(['keep', 'new', 'destroy']).default('keep'),
  })
  .refine(
    ({ issuer, audience }) => (issuer === undefined) === (audience === undefined),
    'give both "issuer" and "audience", or neither',
  )
  .refine(({ mail, mailVerified }) => mail !== undefined || mailVerified === 'no', '"mailVerified" needs "mail"')
  .refine(
    ({ domain, certificate, zone }) => domain !== undefined || (certificate === undefined && zone === undefined),
    '"certificate" and "zone" belong to a "domain"',
  )
  .refine(
    ({ domain, reads }) => domain !== undefined || reads === 'api',
    '"reads=url" needs a "domain": else functions would need the name of a distribution that needs theirs',
  );
export type Settings = z.infer<typeof settingsSchema>;

/** Settings as they are typed, by name. */
export type Typed = { readonly [name: string]: unknown };

/** Returns the settings in what was typed. Throws `Unusable`, which says what is wrong with which. */
export const settingsOf = (given: Typed): Settings => parsed(settingsSchema, given);

/** Each setting by itself: those that it belongs with may be kept from the deployment before. */
const alone = z.strictObject(settingsSchema.shape).partial();

/** Returns the stage in what was typed. Throws `Unusable` if a setting is wrong by itself. */
export const stageIn = (typed: Typed): string => settingsSchema.shape.stage.parse(parsed(alone, typed).stage);

function parsed<T>(schema: z.ZodType<T>, given: Typed): T {
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  const wrong = read.error.issues.map(
    ({ path, message }) => `${path.map((name) => `${String(name)}: `).join('')}${message}`,
  );
  throw new Unusable(`wrong settings: ${wrong.join('; ')}`);
}

/** Returns the name of the stack of a stage, and that of its stack at the edge. */
export const stackOf = (stage: string): string => `fieldpost-${stage}`;
export const edgeStackOf = (stage: string): string => `${stackOf(stage)}-edge`;

/** Returns the prefix of every name, including the tables: `fieldpost-prod-`. */
export const prefixOf = ({ stage }: Settings): string => `${stackOf(stage)}-`;

/** Returns what happens to tables, keys and users when the stack goes. `new`: only a failed creation deletes them. */
export const removalOf = ({ data }: Settings): RemovalPolicy =>
  ({
    keep: RemovalPolicy.RETAIN,
    new: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    destroy: RemovalPolicy.DESTROY,
  })[data];

/** Returns a name in the form of the stack's ids: `Projector`. */
export const capitalised = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);
