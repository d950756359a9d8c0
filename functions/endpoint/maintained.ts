import { Problem } from '../platform/http/problem.ts';
import type { Middleware } from './onion.ts';

/** The beat goes on: without it, the record would show an outage that was none. */
const BEAT = '/v1/beat';

/** The seconds after which a client asks again: until the expected end, and at least and at most these. */
const [LEAST_S, MOST_S] = [60, 3_600];

/** Refuses writes during maintenance. Reads, sign-in, health and the beat go on. Throws a Problem (503). */
export const maintained = (): Middleware => ({
  before: async ({ event: { operation, service } }) => {
    const { permission, path } = operation;
    if ((permission !== 'write' && permission !== 'press') || path === BEAT) return;
    const maintenance = await service.outages.maintenance();
    if (maintenance === undefined) return;
    const left = Math.ceil(((maintenance.until ?? 0) - service.now()) / 1000);
    throw new Problem(
      503,
      'MAINTENANCE',
      {
        en: `the server is under maintenance, and takes no commands; no deadline times out: ${maintenance.why}`,
        ko: `서버를 점검하고 있어 명령을 받지 않습니다. 그동안 기한은 지나가지 않습니다. 까닭: ${maintenance.why}`,
      },
      {},
      { 'retry-after': String(Math.min(MOST_S, Math.max(LEAST_S, left))) },
    );
  },
});
