import { ArnFormat, CfnOutput, Duration, type Stack } from 'aws-cdk-lib';
import { EventBus, Rule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import {
  ConfigurationSet,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses';
import type { Functions } from './functions.ts';
import { prefixOf, type Settings } from './settings.ts';
import type { Stores } from './stores.ts';

/** What mails need: the identity of the sender's domain, and the set that reports what came back. */
interface MailNames {
  readonly identityArn: string;
  readonly set: string;
  readonly setArn: string;
}

/** Returns the names of SES for the setting `mail`; `undefined` without it. */
export function mailNames(stack: Stack, settings: Settings): MailNames | undefined {
  if (settings.mail === undefined) return undefined;
  const set = `${prefixOf(settings)}mail`;
  const arnOf = (resource: string, resourceName: string): string =>
    stack.formatArn({ service: 'ses', resource, resourceName, arnFormat: ArnFormat.SLASH_RESOURCE_NAME });
  return { identityArn: arnOf('identity', domainOf(settings.mail)), set, setArn: arnOf('configuration-set', set) };
}

/** Returns the rights to send: SES checks both for a whole message, on the identity and on the configuration set. */
export function mailRights(stack: Stack, settings: Settings): readonly PolicyStatement[] {
  const names = mailNames(stack, settings);
  const actions = ['ses:SendEmail', 'ses:SendRawEmail'];
  return names === undefined ? [] : [new PolicyStatement({ actions, resources: [names.identityArn, names.setArn] })];
}

/**
 * Returns the right to take addresses off the list that gets no more mail. The list is of the whole account, so SES
 * knows no narrower resource.
 */
export const suppressionRights = ({ mail }: Settings): readonly PolicyStatement[] =>
  mail === undefined ? [] : [new PolicyStatement({ actions: ['ses:DeleteSuppressedDestination'], resources: ['*'] })];

/** Returns the settings of a function that sends mail, or erases who got some. */
export function mailSettings(stack: Stack, settings: Settings): Record<string, string> {
  const names = mailNames(stack, settings);
  return names === undefined ? {} : { MAIL_CONFIGURATION: names.set };
}

const domainOf = (mail: string): string => mail.slice(mail.indexOf('@') + 1);

/**
 * Builds the identity of the sender's domain, and the configuration set that keeps a list of addresses that mails must
 * not go to. Bounces and complaints go to the function `returned`. The outputs are the records that the operator adds
 * to the DNS of the domain; until then SES sends nothing.
 */
export function mailIn(stack: Stack, settings: Settings, { returned }: Functions, { deadLetters }: Stores): void {
  const names = mailNames(stack, settings);
  if (settings.mail === undefined || names === undefined) return;
  const configurationSet = new ConfigurationSet(stack, 'MailSet', {
    configurationSetName: names.set,
    suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    reputationMetrics: true,
  });
  const identity = new EmailIdentity(stack, 'MailIdentity', {
    identity: Identity.domain(domainOf(settings.mail)),
    configurationSet,
  });
  for (const [i, { name, value }] of identity.dkimRecords.entries())
    new CfnOutput(stack, `MailRecord${i + 1}`, { value: `${name} CNAME ${value}` });
  configurationSet.addEventDestination('Returned', {
    // SES sends events to the default bus only.
    destination: EventDestination.eventBus(EventBus.fromEventBusName(stack, 'DefaultBus', 'default')),
    events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
  });
  returned.lambda.configureAsyncInvoke({
    retryAttempts: 2,
    maxEventAge: Duration.hours(6),
    onFailure: { bind: () => ({ destination: deadLetters.queueArn }) },
  });
  new Rule(stack, 'Returning', {
    ruleName: `${prefixOf(settings)}returned`,
    description: 'Turns channels off whose mails come back or are reported as spam',
    eventPattern: {
      source: ['aws.ses'],
      detailType: ['Email Bounced', 'Email Complaint Received'],
      detail: { mail: { tags: { 'ses:configuration-set': [names.set] } } },
    },
    targets: [new LambdaFunction(returned.lambda, { retryAttempts: 2 })],
  });
}
