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
}

/** Returns the name of a route's construct in the HTTP API. */
const routeOf = (method: string, path: string): string => `Api/${method}${path.replaceAll('/', '--')}`;

/** Constructs that CDK creates to put files into a bucket. */
const UPLOADER = 'Custom::CDKBucketDeployment8693BB64968944B69AAFB0CC9EB8756C';

export const SUPPRESSED: readonly Suppression[] = [
  {
    id: 'AwsSolutions-APIG4',
    on: ENDPOINTS.filter(({ needsToken }) => !needsToken).map(({ method, path }) => routeOf(method, path)),
    reason:
      'Public games are read without a token, and people play with personal tokens, which no authorizer of ' +
      'the gateway knows: the function checks what is sent, and a private game answers as one that does not exist.',
  },
  {
    id: 'AwsSolutions-APIG4',
    on: ['Elsewhere'],
    reason:
      'Serves HEAD of what may be read, by the same rules as GET, and says of anything else that it is not there.',
  },
  {
    id: 'AwsSolutions-APIG4',
    on: PAGES.map((path) => routeOf('ANY', path)),
    reason: 'The description of the API is for everyone.',
  },
  {
    id: 'AwsSolutions-IAM5',
    on: ['ProjectorRole', 'BotsRole', 'NotifierRole', 'NotificationsRole'],
    reason:
      'To follow the stream of a table one must be allowed to list the streams of that table, whose names are not known before.',
  },
  {
    id: 'AwsSolutions-IAM5',
    on: ['LiveRole', 'NotifierRole'],
    reason:
      'They send to connections and close them, whose ids are not known before: those of this one API, in its one stage.',
  },
  {
    id: 'AwsSolutions-APIG4',
    on: LIVE_ROUTES.map((route) => `LiveApi/${route}-Route`),
    reason:
      'Browsers cannot send a token in a header: it comes as a subprotocol or in the first message, and the function checks it.',
  },
  {
    id: 'AwsSolutions-APIG1',
    on: ['LiveStage'],
    reason:
      'Logs of a WebSocket API need a role that holds for all APIs of the account and region, which is not for this stack to set; the ' +
      'metrics of the API and the logs of its function say what goes wrong.',
  },
  {
    id: 'AwsSolutions-DDB3',
    on: ['ConnectionsTable'],
    reason: 'A connection lives for two hours at most; a client that loses it opens another one.',
  },
  {
    id: 'AwsSolutions-SQS3',
    on: ['DeadLetters'],
    reason:
      'It is the queue of dead letters: the streams and the sweep send there what they give up, and an alarm rings.',
  },
  {
    id: 'AwsSolutions-COG2',
    on: ['Users'],
    reason: 'A second factor is offered (authenticator apps), not demanded: what an account guards is seats in games.',
  },
  {
    id: 'AwsSolutions-COG8',
    on: ['Users'],
    reason:
      'The plus plan (threat protection) is priced by the user each month; API ' +
      'Gateway limits requests, and operators who want it name their own issuer.',
  },
  {
    id: 'AwsSolutions-S1',
    on: ['SiteFiles', 'SiteLogs'],
    reason:
      'The files are public and nobody but the distribution reads them, which keeps logs; the other bucket holds those logs.',
  },
  {
    id: 'AwsSolutions-CFR1',
    on: ['Front'],
    reason: 'The games are for everybody, wherever they are.',
  },
  {
    id: 'AwsSolutions-CFR2',
    on: ['Front'],
    reason:
      'A firewall of AWS is priced by the month and the request. The gateway limits requests, the service what one person and one ' +
      'address may use; operators who want it attach one to the distribution.',
  },
  {
    id: 'AwsSolutions-CFR4',
    on: ['Front'],
    reason:
      'With the name that CloudFront gives, CloudFront chooses the versions of TLS; with the settings "domain" and "certificate" it ' +
      'is 1.2 and newer.',
  },
  {
    id: 'AwsSolutions-IAM4',
    on: [`${UPLOADER}/ServiceRole`],
    reason: 'It is made by CDK and runs while the stack is deployed; the policy of AWS lets it write its log.',
  },
  {
    id: 'AwsSolutions-IAM5',
    on: [`${UPLOADER}/ServiceRole/DefaultPolicy`],
    reason:
      'It is made by CDK: it reads the assets of the deployment, and writes all files of the one bucket of the site.',
  },
  {
    id: 'AwsSolutions-L1',
    on: [UPLOADER],
    reason: 'Its code and its runtime come with CDK and change with it.',
  },
];

/** Runs the checks over a stack at its synthesis, and fills the lists with the findings. */
export function checked(stack: Stack): Findings {
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
    const constructs = stack.node
      .findAll()
      .filter(({ node }) => on.some((path) => node.path === `${stack.node.path}/${path}`));
    for (const construct of constructs) NagSuppressions.addResourceSuppressions(construct, [{ id, reason }], true);
  }
  Aspects.of(stack).add(new AwsSolutionsChecks({ reports: false, additionalLoggers: [logger] }));
  return findings;
}
