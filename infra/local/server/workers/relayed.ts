import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { answering, type HttpHandler } from '../../../../functions/platform/http/answers/answering.ts';
import { localeOf } from '../../../../functions/platform/http/answers/negotiate.ts';
import { answerOf, Problem, tookTooMuch } from '../../../../functions/platform/http/problem.ts';
import type { WorkerName } from '../../../../functions/platform/http/request.ts';
import type { Consumer } from '../../../../functions/platform/queue/consumer.ts';
import { ENDPOINTS, type Endpoint } from '../../../endpoints.ts';
import { TookTooMuch, type Worker, WorkerFull } from './workers.ts';

/** The worker of an operation, by its route. Other operations run in this process. */
const WORKER_OF: ReadonlyMap<string, WorkerName> = new Map(
  ENDPOINTS.flatMap(({ method, path, worker }) => (worker === undefined ? [] : [[`${method} ${path}`, worker]])),
);

/** Returns the function of an operation: in a worker if it takes long, else in this process. */
export function relayed(
  name: Endpoint['function'],
  here: HttpHandler,
  workers: { readonly [name in WorkerName]: Worker },
): HttpHandler {
  return (event, context) => {
    const worker = WORKER_OF.get(event.routeKey);
    return worker === undefined ? here(event, context) : answeredBy(workers[worker], worker, name, event, context);
  };
}

async function answeredBy(
  worker: Worker,
  which: WorkerName,
  name: Endpoint['function'],
  event: APIGatewayProxyEventV2,
  context: Parameters<HttpHandler>[1],
): Promise<APIGatewayProxyStructuredResultV2> {
  try {
    return (await worker.call(name, event)) as APIGatewayProxyStructuredResultV2;
  } catch (caught) {
    const problem =
      caught instanceof WorkerFull ? BUSY[which] : caught instanceof TookTooMuch ? tookTooMuch() : undefined;
    if (problem === undefined) throw caught;
    return answering(async () => answerOf(problem, localeOf(event)))(event, context);
  }
}

/** The consumer of a queue in a worker. What it failed at comes again. */
export const consuming =
  (worker: Worker, name: 'bots'): Consumer =>
  async (event) =>
    (await worker.call(name, event)) as Awaited<ReturnType<Consumer>>;

const BUSY: { readonly [name in WorkerName]: Problem } = {
  imports: new Problem(
    503,
    'IMPORTS_BUSY',
    {
      en: 'too many imports are waiting; send the same request again later, with the same Idempotency-Key',
      ko: '가져오기가 너무 많이 밀려 있습니다. 나중에 같은 요청을 같은 Idempotency-Key로 다시 보내세요.',
    },
    {},
    { 'retry-after': '20' },
  ),
  heavy: new Problem(
    503,
    'WORK_BUSY',
    {
      en: 'too many long requests are waiting; send the same request again later',
      ko: '오래 걸리는 요청이 너무 많이 밀려 있습니다. 나중에 같은 요청을 다시 보내세요.',
    },
    {},
    { 'retry-after': '5' },
  ),
};
