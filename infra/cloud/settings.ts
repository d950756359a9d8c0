import * as z from 'zod';
import { quotasSetting } from '../../functions/features/costs/quotas.ts';

/** What can be chosen when the cloud is made: `-c name=value`, each name once. */
export const settingsSchema = z
  .strictObject({
    /** Several can stand side by side in one account; part of every name. */
    stage: z
      .string()
      .regex(/^[a-z][a-z0-9-]{0,19}$/, 'a lower-case letter, then up to 19 letters, digits or -')
      .default('prod'),
    /** An OIDC issuer of one's own, with the audience of its tokens; without them a user pool is made. */
    issuer: z.url({ protocol: /^https$/ }).optional(),
    audience: z.string().min(1).optional(),
    /** Who is written to when an alarm rings. */
    email: z.email().optional(),
    /** Where mails come from: an address of a domain that SES sends for. Without it no mail is sent. */
    mail: z.email().optional(),
    /** The contact for services that push to browsers, when something is wrong. */
    contact: z
      .string()
      .regex(/^(mailto|https):/, 'a mailto: or https: URL')
      .optional(),
    /** How many days the functions' own logs are kept. */
    retention: z.coerce
      .number()
      .refine(
        (days) => [1, 7, 14, 30, 60, 90, 180, 365, 731].includes(days),
        '1, 7, 14, 30, 60, 90, 180, 365 or 731 days',
      )
      .default(90),
    /** Who moderates. */
    moderators: z
      .string()
      .regex(/^[A-Za-z0-9._:@|-]{1,64}(,[A-Za-z0-9._:@|-]{1,64})*$/, 'users as the issuer names them, between commas')
      .optional(),
    /** How much one person may use, as JSON; what is left out is as usual. */
    quotas: quotasSetting.optional(),
    /**
     * The name at which the site stands, and the certificate for it (ACM, in us-east-1); without them, what CloudFront
     * gives it.
     */
    domain: z
      .string()
      .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'a domain name')
      .optional(),
    certificate: z
      .string()
      .regex(/^arn:aws[\w-]*:acm:us-east-1:\d{12}:certificate\/[\w-]+$/, 'a certificate of ACM in us-east-1')
      .optional(),
    /** Whether `destroy` leaves tables, keys and users as they are, or takes them along. */
    data: z.enum(['keep', 'destroy']).default('keep'),
  })
  .refine(
    ({ issuer, audience }) => (issuer === undefined) === (audience === undefined),
    'give both "issuer" and "audience", or neither',
  )
  .refine(
    ({ domain, certificate }) => (domain === undefined) === (certificate === undefined),
    'give both "domain" and "certificate", or neither',
  );
export type Settings = z.infer<typeof settingsSchema>;

/** What every name starts with, that of the tables among them: `fieldpost-prod-`. */
export const prefixOf = ({ stage }: Settings): string => `fieldpost-${stage}-`;

/** A name as ids of the stack begin: `Projector`. */
export const capitalised = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);
