import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { GameStopped, isFull, isPassing, UnknownEngine } from '../../kit/faults.ts';
import { measured } from '../../kit/metrics.ts';
import { reportThrown } from '../../kit/report.ts';
import { answerOf, Problem } from '../problem.ts';
import type { HttpMiddleware } from './answering.ts';
import { localeOf } from './negotiate.ts';

/**
 * Answers errors as problem+json. Registered last, it runs first. `operationOf`: names the operation of an event in the
 * report of a fault.
 */
export const problems = (operationOf: (event: APIGatewayProxyEventV2) => string): HttpMiddleware => ({
  onError: async (handled) => {
    const { error, event } = handled;
    const problem = error instanceof Problem ? error : fault(error, operationOf(event));
    // Maintenance is announced, and breaks no promise.
    const isFault = problem.status >= 500 && problem.code !== 'MAINTENANCE';
    measured(isFault ? 'faults' : 'refusals', 1, problem.code);
    handled.response = await answerOf(problem, localeOf(event));
  },
});

/** Reports bugs and machine faults with their operation, never with a body or a token. The caller sees no details. */
function fault(caught: unknown, operation: string): Problem {
  reportThrown(caught, 'fault', { operation });
  if (caught instanceof GameStopped)
    return new Problem(503, 'GAME_STOPPED', {
      en: 'the log of this game differs from what the server wrote; the game waits until the operator has repaired it',
      ko: '이 게임의 기록이 처음 쓴 것과 다릅니다. 운영자가 바로잡을 때까지 멈춰 있습니다.',
    });
  if (caught instanceof UnknownEngine)
    return new Problem(
      503,
      'UPGRADING',
      {
        en: 'this server runs an older release than this game; send the same request again, with the same Idempotency-Key',
        ko: '이 게임은 이 서버보다 새 버전이 진행하고 있습니다. 같은 요청을 같은 Idempotency-Key로 다시 보내세요.',
      },
      {},
      { 'retry-after': '10' },
    );
  if (isFull(caught))
    return new Problem(507, 'STORAGE_FULL', {
      en: 'the disk of this server is full; nothing is lost, and the same request will succeed once there is space',
      ko: '서버의 디스크가 가득 찼습니다. 잃은 것은 없으며, 자리가 나면 같은 요청을 다시 보내면 됩니다.',
    });
  return isPassing(caught)
    ? new Problem(503, 'BUSY', {
        en: 'the log is busy; send the same request again, with the same Idempotency-Key',
        ko: '기록이 바쁩니다. 같은 요청을 같은 Idempotency-Key로 다시 보내세요.',
      })
    : new Problem(500, 'FAULT', {
        en: 'the server failed and logged the error; your request was not committed unless /events shows it',
        ko: '서버에 문제가 생겨 기록해 두었습니다. /events에 보이지 않으면 이 요청은 반영되지 않았습니다.',
      });
}
