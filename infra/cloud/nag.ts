import { Aspects, type Stack } from 'aws-cdk-lib';
import { AwsSolutionsChecks, type INagLogger, NagSuppressions } from 'cdk-nag';
import { ENDPOINTS, PAGES } from '../endpoints.ts';
import { LIVE_ROUTES } from './live.ts';

/** A finding of cdk-nag (AwsSolutions): the rule and the resource. */
interface Finding {
  readonly rule: string;
  readonly resource: string;
  readonly info: string;
}

/** The results of the checks: open findings, suppressed ones, and rules that failed to run. */
export interface Findings {
  readonly open: Finding[];
  readonly suppressed: Finding[];
  readonly unchecked: Finding[];
}

/** Accepted findings: their constructs, and the reasons. */
interface Suppression {
  readonly id: string;
  readonly on: readonly string[];
  readonly reason: string;
  /** The setting without which there is no such finding. */
  readonly with?: 'mail';
}

/** Returns the name of a route's construct in the HTTP API. */
const routeOf = (method: string, path: string): string => `Api/${method}${path.replaceAll('/', '--')}`;

/** Constructs that CDK creates to put files into a bucket. */
const UPLOADER = 'Custom::CDKBucketDeployment8693BB64968944B69AAFB0CC9EB8756C';

export const SUPPRESSED: readonly Suppression[] = [
  {
    id: 'AwsSolutions-APIG4',
    on: [
      ...ENDPOINTS.filter(({ needsToken }) => !needsToken).map(({ method, path }) => routeOf(method, path)),
      ...ENDPOINTS.filter((of) => of.function === 'costly').map(({ path }) => routeOf('HEAD', path)),
    ],
    reason:
      'Public games need no token, and players may send personal tokens, which the authorizers of the gateway ' +
      'cannot check. The function checks each token, and a private game looks like a missing one.',
  },
  {
    id: 'AwsSolutions-APIG4',
    on: ['Elsewhere'],
    reason: 'Serves HEAD by the same rules as GET, and answers 404 to all else.',
  },
  {
    id: 'AwsSolutions-APIG4',
    on: PAGES.map((path) => routeOf('ANY', path)),
    reason: 'The description of the API is for everyone.',
  },
  {
    id: 'AwsSolutions-IAM5',
    on: ['ProjectorRole', 'HeraldRole'],
    reason:
      'A function follows the streams of a table, and must list them. A restored table has a new one, whose name is not ' +
      'known before.',
  },
  {
    id: 'AwsSolutions-IAM5',
    on: ['CostlyRole', 'AnchorRole'],
    reason: 'Each hour has another object in the bucket of anchors. One role reads them, and the other adds them.',
  },
  {
    id: 'AwsSolutions-IAM5',
    on: ['GuestsRole'],
    with: 'mail',
    reason: 'It takes addresses of erased people off the list of SES. The list is of the account and has no ARN.',
  },
  {
    id: 'AwsSolutions-S1',
    on: ['AnchorsBucket'],
    reason: 'Two functions use it. Their own logs and the alarm show what they do; the lock keeps every object.',
  },
  {
    id: 'AwsSolutions-IAM5',
    on: ['LiveRole', 'HeraldRole'],
    reason: 'They send to connections of this one API and close them. Ids of connections are not known before.',
  },
  {
    id: 'AwsSolutions-APIG4',
    on: LIVE_ROUTES.map((route) => `LiveApi/${route}-Route`),
    reason:
      'Browsers cannot send a token in a header. They send it as a subprotocol or in the first message, and the function checks it.',
  },
  {
    id: 'AwsSolutions-APIG1',
    on: ['LiveStage'],
    reason:
      'Logs of a WebSocket API need a role for all APIs of the account and region, which one stack should not set. The ' +
      'metrics of the API and the logs of its function report errors.',
  },
  {
    id: 'AwsSolutions-DDB3',
    on: ['ConnectionsTable'],
    reason: 'A connection lasts at most two hours. A client that loses it opens another one.',
  },
  {
    id: 'AwsSolutions-DDB3',
    on: ['ViewsTable'],
    reason: 'The lists are rebuilt from the log, and memos may be lost at any time. Nothing restores them.',
  },
  {
    id: 'AwsSolutions-SQS3',
    on: ['DeadLetters'],
    reason: 'It is the queue of dead letters of streams and scheduled functions, and an alarm reports what it gets.',
  },
  {
    id: 'AwsSolutions-COG2',
    on: ['Users'],
    reason: 'A second factor (authenticator apps) is optional, because an account protects only seats in games.',
  },
  {
    id: 'AwsSolutions-COG8',
    on: ['Users'],
    reason:
      'The plus plan (threat protection) has a monthly price for each user. API ' +
      'Gateway limits requests, and operators can use their own issuer.',
  },
  {
    id: 'AwsSolutions-S1',
    on: ['SiteFiles', 'SiteLogs'],
    reason:
      'The files are public. Only the distribution reads them, and it writes logs; the other bucket has those logs.',
  },
  {
    id: 'AwsSolutions-CFR1',
    on: ['Front'],
    reason: 'The games are open to players in all countries.',
  },
  {
    id: 'AwsSolutions-SMG4',
    on: ['EdgeSecret1'],
    reason:
      'A new generation replaces it by a setting, while both are accepted. A rotation by itself would close the service.',
  },
  {
    id: 'AwsSolutions-CFR4',
    on: ['Front'],
    reason:
      'Without a domain of its operator, CloudFront chooses the versions of TLS. With the settings "domain" and "certificate" it ' +
      'is 1.2 and newer.',
  },
  {
    id: 'AwsSolutions-IAM4',
    on: [`${UPLOADER}/ServiceRole`],
    reason: 'CDK creates it, and it runs only during a deployment. The policy of AWS lets it write its log.',
  },
  {
    id: 'AwsSolutions-IAM5',
    on: [`${UPLOADER}/ServiceRole/DefaultPolicy`],
    reason: 'CDK creates it. It reads the assets of the deployment, and writes all files of the bucket of the site.',
  },
  {
    id: 'AwsSolutions-IAM4',
    on: ['ReleasesRole', 'Daily/Tables/Role'],
    reason:
      'AWS keeps the policies of CodeDeploy and of AWS Backup. They hold for aliases and backups, and for no data of the service.',
  },
  {
    id: 'AwsSolutions-S1',
    on: ['Trail'],
    reason: 'It has the records of writes to the tables, which CloudTrail signs. Only CloudTrail writes there.',
  },
  {
    id: 'AwsSolutions-L1',
    on: [UPLOADER],
    reason: 'Its code and its runtime come with CDK and change with it.',
  },
];

/** Each generation of the secret is like the first. */
const firstOf = (path: string): string => path.replace(/(?<=\/EdgeSecret)\d+$/, '1');

/**
 * Answers for the accepted findings. Unless `isRun` is false, runs the checks over stacks at their synthesis, and fills
 * the lists with the findings.
 */
export function checked(isRun: boolean, ...stacks: readonly Stack[]): Findings {
  const findings: Findings = { open: [], suppressed: [], unchecked: [] };
  const into =
    (list: Finding[]) => (data: { ruleId: string; ruleInfo: string; resource: { node: { path: string } } }) => {
      list.push({ rule: data.ruleId, resource: data.resource.node.path, info: data.ruleInfo });
    };
  const nothing = (): void => undefined;
  const logger: INagLogger = {
    onCompliance: nothing,
    onNotApplicable: nothing,
    onNonCompliance: into(findings.open),
    onSuppressed: into(findings.suppressed),
    onError: into(findings.unchecked),
    onSuppressedError: into(findings.unchecked),
  };
  for (const { id, on, reason } of SUPPRESSED) {
    const constructs = stacks.flatMap((stack) =>
      stack.node.findAll().filter(({ node }) => on.some((path) => firstOf(node.path) === `${stack.node.path}/${path}`)),
    );
    for (const construct of constructs) NagSuppressions.addResourceSuppressions(construct, [{ id, reason }], true);
  }
  for (const stack of isRun ? stacks : [])
    Aspects.of(stack).add(new AwsSolutionsChecks({ reports: false, additionalLoggers: [logger] }));
  return findings;
}
