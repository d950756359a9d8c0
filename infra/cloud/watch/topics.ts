import { Duration, type Stack } from 'aws-cdk-lib';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription, SmsSubscription, UrlSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { prefixOf, type Settings } from '../settings.ts';
import type { Stores } from '../stores.ts';
import type { Watch } from './alarms.ts';

/** `ring` wakes the operator, `morning` only writes mails, which wait. */
export interface Topics {
  readonly ring: Topic;
  readonly morning: Topic;
}

/** Builds the topics of alarms. Mails of both go to one address. */
export function topicsIn(stack: Stack, settings: Settings, { keys }: Stores): Topics {
  const { email, ring: pager } = settings;
  const topicOf = (id: string, name: string): Topic => {
    const topic = new Topic(stack, id, {
      topicName: `${prefixOf(settings)}${name}`,
      masterKey: keys.data,
      enforceSSL: true,
    });
    // A topic with an explicit policy accepts only the senders in the policy.
    topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': stack.account } },
      }),
    );
    if (email !== undefined) topic.addSubscription(new EmailSubscription(email));
    return topic;
  };
  const ring = topicOf('Alarms', 'alarms');
  if (pager !== undefined)
    ring.addSubscription(pager.startsWith('+') ? new SmsSubscription(pager) : new UrlSubscription(pager));
  return { ring, morning: topicOf('Morning', 'morning') };
}

/** Returns the alarms of mails that come back. SES stops a sender at 10 % and 0.5 %, and looks closer before. */
export function mailWatches({ mail }: Settings): readonly Watch[] {
  if (mail === undefined) return [];
  const share = (name: string, metricName: string, why: string, at: number): Watch => ({
    name,
    why,
    metric: new Metric({ namespace: 'AWS/SES', metricName, period: Duration.hours(1), statistic: Stats.AVERAGE }),
    at,
  });
  return [
    share('bounces', 'Reputation.BounceRate', 'More than 4 % of all mails come back.', 0.04),
    share('complaints', 'Reputation.ComplaintRate', 'People report more than 0.08 % of all mails as spam.', 0.0008),
  ];
}
