import type { Environment } from '../../platform/dynamo/master.ts';
import { report } from '../../platform/kit/report.ts';
import type { Ports } from '../../platform/ports/grounds.ts';
import type { Matches } from '../matches/matches.ts';
import { createAudits } from './audits.ts';
import { auditBudget } from './budget.ts';
import { BUILD } from './build.ts';
import { createQuotas, quotasSchema } from './quotas.ts';

interface On extends Pick<Ports, 'people' | 'log' | 'memos' | 'engines' | 'keys' | 'now'> {
  readonly matches: Matches;
}

/** Builds the quotas (`FIELDPOST_QUOTAS`: JSON) and the audits of an environment. */
export function costsFrom({ people, matches, log, memos, engines, keys, now }: On, env: Environment) {
  return {
    build: BUILD,
    quotas: createQuotas({
      people,
      matches,
      quotas: quotasSchema.parse(JSON.parse(env.FIELDPOST_QUOTAS ?? '{}')),
      now,
    }),
    auditOf: createAudits({
      log,
      memos,
      engines,
      key: keys.audits,
      sign: keys.sign,
      build: BUILD,
      spend: auditBudget(now),
      report,
    }),
  };
}
