import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import { answering } from '../../functions/platform/http/answers/answering.ts';
import { problems } from '../../functions/platform/http/answers/problems.ts';
import { Problem } from '../../functions/platform/http/problem.ts';
import { GameStopped, UnknownEngine } from '../../functions/platform/kit/faults.ts';
import { METRICS, type Metric, measured, metered } from '../../functions/platform/kit/metrics.ts';
import { report, reportThrown } from '../../functions/platform/kit/report.ts';
import type { FunctionName } from '../../infra/endpoints.ts';
import { measuredLinesOf } from './log-lines.ts';

// What functions write when all goes wrong, and on a good day, by the code that writes it in them.

type Lines = { readonly [name in FunctionName]?: readonly string[] };

const times = (metric: Metric, value: number) =>
  metered('deadlines', async () => {
    for (let n = 0; n < 25; n++) measured(metric, value);
  })();

/** A request to a function that ends by what is thrown. */
const request = (name: FunctionName, thrown: Error): Promise<unknown> => {
  const handler = answering(
    async () => {
      throw thrown;
    },
    { inner: [problems(() => 'an operation')] },
  );
  const event = { headers: {}, requestContext: { requestId: 'x' } } as unknown as APIGatewayProxyEventV2;
  return metered(name, handler)(event, {} as Context);
};

const often = async (work: () => unknown): Promise<void> => {
  for (let n = 0; n < 25; n++) await work();
};

const COMMANDS = ['write', 'press', 'read', 'costly'] as const;
const RAISED = ['quarantine', 'beat', 'misplay', 'rejected', 'snapshot', 'unsent', 'tamper', 'conflict'] as const;

/** The lines of each function on a day on which all goes wrong. */
export async function badDay(): Promise<Lines> {
  const of = async (name: FunctionName, ...work: readonly (() => Promise<unknown>)[]): Promise<Lines> => ({
    [name]: await measuredLinesOf(async () => {
      for (const each of work) await each();
    }),
  });
  const everywhere = (name: FunctionName) =>
    metered(name, async () => {
      await often(() => {
        for (const what of RAISED) report(what, { game: 'g' });
        reportThrown(new GameStopped('g', 'a hole'), 'fault', {});
        reportThrown(new UnknownEngine('g', 1, 'x'), 'fault', {});
      });
      for (const sum of ['commits', 'refusals', 'reads', 'writes', 'cold'] as const) measured(sum, 3);
    });
  const all: Lines[] = [];
  for (const name of [...COMMANDS, 'live', 'projector', 'bots', 'clock', 'courier'] as const)
    all.push(await of(name, everywhere(name)));
  all.push(await of('deadlines', everywhere('deadlines'), ...TIMES.map((metric) => () => times(metric, 1_000_000))));
  const faults: Lines[] = [];
  for (const name of COMMANDS) faults.push(await of(name, () => often(() => request(name, new Error('a bug')))));
  return [...all, ...faults].reduce<Record<string, readonly string[]>>((sum, lines) => {
    for (const [name, more = []] of Object.entries(lines)) sum[name] = [...(sum[name] ?? []), ...more];
    return sum;
  }, {});
}

const TIMES = (Object.keys(METRICS) as Metric[]).filter(
  (name) => METRICS[name].unit === 'Milliseconds' || name === 'folded',
);

/** Those of a day with little to tell: all in time, some refused, maintenance for a while. */
export const goodDay = async (): Promise<Lines> => ({
  deadlines: await measuredLinesOf(async () => {
    for (const metric of TIMES) await times(metric, 9_000);
  }),
  write: await measuredLinesOf(() =>
    often(async () => {
      await request('write', new Problem(409, 'STALE_ASK', { en: 'late', ko: '늦음' }));
      await request('write', new Problem(503, 'MAINTENANCE', { en: 'closed', ko: '점검' }));
    }),
  ),
});
