import * as z from 'zod';
import { originsSchema } from '../../functions/features/auth/origins.ts';
import { quotasSetting } from '../../functions/features/costs/quotas.ts';
import { notificationsSchema } from '../../functions/features/notifications/settings.ts';
import { storesSchema } from '../../functions/platform/dynamo/where.ts';
import { Unusable } from './server/data-folder.ts';

/** The settings of a local server, in the form of the functions. */
export const settingsSchema = z.object({
  HOST: z.string().min(1, 'an address to listen at').optional(),
  PORT: z
    .string()
    .refine((text) => /^\d{1,5}$/.test(text) && Number(text) < 65_536, 'a port from 0 to 65535')
    .optional(),
  FIELDPOST_DATA: z.string().min(1, 'a folder').optional(),
  FIELDPOST_QUOTAS: quotasSetting.optional(),
  FIELDPOST_MODERATORS: z.string().min(1, 'users, between commas').optional(),
  ...notificationsSchema.shape,
  FIELDPOST_STATUS: z.url({ protocol: /^https?$/ }).optional(),
  FIELDPOST_METRICS: z
    .string()
    .regex(/^[\w./#-]{1,255}$/, 'a name of letters, digits and . / # _ -')
    .optional(),
  FIELDPOST_LOOPBACK: z.literal('deny', 'deny; without it the server allows what it safely can').optional(),
  ...originsSchema.shape,
  ...storesSchema.shape,
});

/** Throws `Unusable` on a wrong value, so that a running server can use all settings. */
export function checkSettings(env: { readonly [name: string]: string | undefined }): void {
  const parsed = settingsSchema.safeParse(env);
  const [wrong] = parsed.success ? [] : parsed.error.issues;
  if (wrong === undefined) return;
  const name = String(wrong.path[0]);
  throw new Unusable(`the setting ${name} is ${JSON.stringify(env[name])}, which is wrong: ${wrong.message}`);
}
