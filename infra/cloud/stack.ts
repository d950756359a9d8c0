import { type App, Stack } from 'aws-cdk-lib';
import { alarmsIn } from './alarms.ts';
import { apiIn } from './api.ts';
import { followersIn } from './followers.ts';
import { functionsIn } from './functions.ts';
import { issuerIn } from './identity.ts';
import { liveIn, liveRoutesIn } from './live.ts';
import { consumersIn } from './queues.ts';
import type { Settings } from './settings.ts';
import { apiBehind, frontIn } from './site.ts';
import { storesIn } from './stores.ts';

/** Folders that were built before. */
export interface Built {
  readonly bundles: string;
  readonly site: string;
}

/**
 * Builds all of Fieldpost as one stack for any account and region, from the functions in `bundles` and the site in
 * `site`.
 */
export function stackIn(app: App, settings: Settings, { bundles, site }: Built): Stack {
  const stack = new Stack(app, `fieldpost-${settings.stage}`, {
    description: 'Fieldpost: a server of board wargames',
    terminationProtection: settings.data === 'keep',
    tags: { service: 'fieldpost', stage: settings.stage },
  });
  const stores = storesIn(stack, settings);
  const live = liveIn(stack, settings);
  const front = frontIn(stack, settings, live, site);
  const issuer = issuerIn(stack, settings, front.origin);
  const functions = functionsIn(stack, settings, stores, issuer, { live, front }, bundles);
  const api = apiIn(stack, settings, functions, issuer);
  apiBehind(stack, front, api);
  liveRoutesIn(live, functions);
  followersIn(stack, settings, functions, stores);
  consumersIn(stack, stores.queues, functions);
  alarmsIn(stack, settings, { api, live }, functions, stores);
  return stack;
}
