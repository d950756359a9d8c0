import { ArnFormat, Duration, type Stack } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { FunctionName } from '../endpoints.ts';
import type { Front } from './front/site.ts';
import type { Functions } from './functions.ts';
import type { Grants } from './grants.ts';
import { prefixOf, type Settings } from './settings.ts';
import type { Stores } from './stores.ts';
import type { Watch } from './watch/alarms.ts';

// The two functions that watch over the service: the canary, and the brake.

/** What the brake stops: audits and exports, erasures and new names, bots. People play on without them. */
export const BRAKED = ['costly', 'guests', 'bots'] as const satisfies readonly FunctionName[];

/** How often the canary plays. A game takes about 40 seconds, and 4 minutes at most. */
const EVERY = Duration.minutes(5);

/** The parameter of Systems Manager with the canary's token, which the operator writes. */
const parameterOf = (settings: Settings): string => `/${prefixOf(settings)}canary`;

const brakedIn = (settings: Settings): readonly string[] => BRAKED.map((name) => prefixOf(settings) + name);

/** Returns the settings of the canary and of the brake. */
export const keeperSettings = (settings: Settings, { keeps }: Grants, front: Front): Record<string, string> => ({
  ...(keeps === 'playing' && { FIELDPOST_ORIGIN: front.origin, CANARY_PARAMETER: parameterOf(settings) }),
  ...(keeps === 'braking' && { BRAKED: brakedIn(settings).join(',') }),
});

/** Returns the rights of the canary and of the brake. The key of AWS for parameters lets its account decrypt them. */
export function keeperRights(stack: Stack, settings: Settings, { keeps }: Grants): PolicyStatement[] {
  const allow = (action: string, resources: string[]) => new PolicyStatement({ actions: [action], resources });
  const functionOf = (resourceName: string): string =>
    stack.formatArn({
      service: 'lambda',
      resource: 'function',
      resourceName,
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    });
  const parameter = stack.formatArn({
    service: 'ssm',
    resource: 'parameter',
    resourceName: parameterOf(settings).slice(1),
  });
  return [
    ...(keeps === 'playing' ? [allow('ssm:GetParameter', [parameter])] : []),
    ...(keeps === 'braking' ? [allow('lambda:PutFunctionConcurrency', brakedIn(settings).map(functionOf))] : []),
  ];
}

/** Starts the canary every five minutes, once the operator has given it an account. A run is not repeated. */
export function canaryIn(
  stack: Stack,
  settings: Settings,
  { canary, brake }: Functions,
  { deadLetters }: Stores,
): void {
  // The grants of the function include the right to send there.
  const onFailure = { bind: () => ({ destination: deadLetters.queueArn }) };
  brake.lambda.configureAsyncInvoke({ retryAttempts: 2, maxEventAge: Duration.hours(1), onFailure });
  canary.lambda.configureAsyncInvoke({ retryAttempts: 0, maxEventAge: Duration.minutes(1) });
  if (settings.canary === 'off') return;
  new Rule(stack, 'CanaryGames', {
    ruleName: `${prefixOf(settings)}canary`,
    description: 'Plays a small game at the public address',
    schedule: Schedule.rate(EVERY),
    targets: [new LambdaFunction(canary.lambda, { retryAttempts: 0 })],
  });
}

/** Returns the alarms of the canary. A single game that fails may have met a deployment. */
export function canaryWatches({ canary: is }: Settings, { canary: { lambda } }: Functions): readonly Watch[] {
  if (is === 'off') return [];
  const three = { period: Duration.minutes(EVERY.toMinutes() * 3), statistic: 'Sum' };
  return [
    {
      name: 'canary',
      why: 'Two of three canary games did not go as they should; the log of the function says what they met.',
      metric: lambda.metricErrors(three),
      at: 2,
      rings: true,
    },
    {
      name: 'no-canary',
      why: 'The function that plays canary games does not run.',
      metric: lambda.metricInvocations(three),
      at: 1,
      below: true,
    },
  ];
}
