import type { Stack } from 'aws-cdk-lib';
import { LambdaApplication, LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { CfnAlias, CfnFunction } from 'aws-cdk-lib/aws-lambda';
import { sure } from '../../../domain/lib/sure.ts';
import { FUNCTIONS, type FunctionName } from '../../endpoints.ts';
import type { Functions } from '../functions.ts';
import { GRANTS } from '../grants.ts';
import { SHIFTED } from '../serving.ts';
import { capitalised, prefixOf, type Settings } from '../settings.ts';
import type { Alarms } from './alarms.ts';

/** A release that rings one of these goes back by itself. `canary`: where it plays. */
const BACK = ['5xx', 'p99', 'live', 'upgrading', 'stopped', 'canary'];

/**
 * Leads requests from one release to the next: a tenth for 15 minutes, then all. With `shift=all`, all at once: a game
 * that a newer engine has decided is closed to older functions.
 */
export function shiftsIn(stack: Stack, settings: Settings, functions: Functions, alarms: Alarms): void {
  const application = new LambdaApplication(stack, 'Releases', { applicationName: `${prefixOf(settings)}releases` });
  const role = new Role(stack, 'ReleasesRole', {
    assumedBy: new ServicePrincipal('codedeploy.amazonaws.com'),
    description: 'Moves aliases from one version of a function to the next',
    managedPolicies: [ManagedPolicy.fromAwsManagedPolicyName('service-role/AWSCodeDeployRoleForLambdaLimited')],
  });
  const isCanary = settings.shift === 'canary';
  for (const name of SHIFTED) {
    new LambdaDeploymentGroup(stack, `${capitalised(name)}Release`, {
      application,
      role,
      alias: sure(functions[name].alias, `alias of the function ${name}`),
      deploymentConfig: isCanary
        ? LambdaDeploymentConfig.CANARY_10PERCENT_15MINUTES
        : LambdaDeploymentConfig.ALL_AT_ONCE,
      alarms: BACK.filter((each) => each !== 'canary' || settings.canary === 'on').map((each) =>
        sure(alarms[each], `alarm ${each}`),
      ),
      autoRollback: { deploymentInAlarm: true, failedDeployment: true, stoppedDeployment: true },
    });
  }
}

/** Returns whether a function commits to games, or adds to their chat. */
const isCommitting = (name: FunctionName): boolean => GRANTS[name].adds || GRANTS[name].talks;
const isShifted = (name: FunctionName): boolean => SHIFTED.some((each) => each === name);

/**
 * Orders an upgrade: first functions in the background that commit nothing, then `read` and `live`, then the lists, at
 * last all that commit. So no older release reads what a newer one listed or committed. Each group waits until all
 * requests get the one before.
 */
export function orderIn(functions: Functions): void {
  const changed = (names: readonly FunctionName[]) =>
    names.map((name) => {
      const { alias, lambda } = functions[name];
      return (alias ?? lambda).node.defaultChild as CfnAlias | CfnFunction;
    });
  const isListing = (name: FunctionName): boolean => name === 'projector';
  const committing = changed(FUNCTIONS.filter(isCommitting));
  const listing = changed(FUNCTIONS.filter(isListing));
  const reading = changed(FUNCTIONS.filter((name) => isShifted(name) && !isCommitting(name)));
  const background = changed(FUNCTIONS.filter((name) => !isShifted(name) && !isCommitting(name) && !isListing(name)));
  for (const [later, earlier] of [
    [reading, background],
    [listing, reading],
    [committing, listing],
  ] as const)
    for (const each of later) for (const before of earlier) each.addResourceDependency(before);
}
