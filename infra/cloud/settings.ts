import * as z from 'zod';
import { quotasSetting } from '../../functions/features/costs/quotas.ts';

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
      .regex(/^[a-z][a-z0-9-]{0,19}$/, 'a lower-case letter, then up to 19 letters, digits or -')
      .default('prod'),
    /** Your own OIDC issuer, with the audience of its tokens; without them a user pool is created. */
    issuer: z.url({ protocol: /^https$/ }).optional(),
    audience: z.string().min(1).optional(),
    /** The mail address for alarms. */
    email: z.email().optional(),
    /** The sender of mails: an address of a domain whose records you can write. Without it no mail is sent. */
    mail: z.email().optional(),
    /** `yes`: the mails work, so that the user pool sends by them too. Cognito refuses a domain without its records. */
    mailVerified: z.enum(['yes', 'no']).default('no'),
    /** The contact for push services, which refuse some or all messages without one. */
    contact: z
      .string('a mailto: or https: URL that push services can write to')
      .regex(/^(mailto|https):/, 'a mailto: or https: URL')
      .refine(isReachable, 'an address at a domain of yours: push services write there'),
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
    /** The site's domain and its certificate (ACM, in us-east-1); without them, CloudFront's domain. */
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
    /** Whether `destroy` keeps tables, keys and users, or deletes them. */
    data: z.enum(['keep', 'destroy']).default('keep'),
  })
  .refine(
    ({ issuer, audience }) => (issuer === undefined) === (audience === undefined),
    'give both "issuer" and "audience", or neither',
  )
  .refine(({ mail, mailVerified }) => mail !== undefined || mailVerified === 'no', '"mailVerified" needs "mail"')
  .refine(
    ({ domain, certificate }) => (domain === undefined) === (certificate === undefined),
    'give both "domain" and "certificate", or neither',
  );
export type Settings = z.infer<typeof settingsSchema>;

/** Returns the prefix of every name, including the tables: `fieldpost-prod-`. */
export const prefixOf = ({ stage }: Settings): string => `fieldpost-${stage}-`;

/** Returns a name in the form of the stack's ids: `Projector`. */
export const capitalised = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);
