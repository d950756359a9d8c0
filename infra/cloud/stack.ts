import { type App, CfnOutput, Stack } from 'aws-cdk-lib';
import RELEASED from '../../engines/engines.json' with { type: 'json' };
import { enginesToldIn } from '../engines/rows.ts';
import { anchoringIn } from './anchors.ts';
import { followersIn } from './followers.ts';
import { apiIn } from './front/api.ts';
import { apiBehind, liveBehind } from './front/behaviours.ts';
import { frontIn } from './front/site.ts';
import { functionsIn } from './functions.ts';
import { issuerIn } from './identity.ts';
import { canaryIn } from './keepers.ts';
import { liveIn, liveRoutesIn } from './live.ts';
import { mailIn } from './mail.ts';
import { consumersIn } from './queues.ts';
import { type Settings, stackOf } from './settings.ts';
import { storesIn } from './stores.ts';
import { alarmsIn } from './watch/alarms.ts';
import { backupsIn, trailIn } from './watch/backups.ts';
import { orderIn, shiftsIn } from './watch/shift.ts';
import { topicsIn } from './watch/topics.ts';

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
  const stack = new Stack(app, stackOf(settings.stage), {
    description: 'Fieldpost: a server of board wargames',
    terminationProtection: settings.data === 'keep',
    tags: { service: 'fieldpost', stage: settings.stage },
  });
  const stores = storesIn(stack, settings);
  const live = liveIn(stack, settings);
  const front = frontIn(stack, settings, site);
  const issuer = issuerIn(stack, settings, front.origin);
  const functions = functionsIn(stack, settings, stores, issuer, { live, front }, bundles);
  const api = apiIn(stack, settings, functions, issuer);
  apiBehind(stack, settings, front, api, functions);
  liveBehind(stack, front, live);
  liveRoutesIn(live, functions);
  followersIn(stack, settings, functions, stores);
  consumersIn(stack, settings, stores.queues, functions);
  anchoringIn(stack, settings, functions, stores);
  canaryIn(stack, settings, functions, stores);
  mailIn(stack, settings, functions, stores);
  const topics = topicsIn(stack, settings, stores);
  const alarms = alarmsIn(stack, settings, { api, live }, functions, stores, topics);
  shiftsIn(stack, settings, functions, alarms);
  orderIn(functions);
  backupsIn(stack, settings, stores, topics);
  trailIn(stack, settings, stores);
  // `npm run deploy` compares these with what it is about to deploy.
  for (const [name, value] of Object.entries(enginesToldIn(RELEASED))) new CfnOutput(stack, name, { value });
  new CfnOutput(stack, 'EdgeGeneration', { value: settings.edge });
  // `fieldpost brake --release` gives functions the runs of this size again.
  new CfnOutput(stack, 'Size', { value: settings.size });
  return stack;
}
