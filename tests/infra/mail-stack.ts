import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Template } from '../../infra/app.ts';
import { bundleOf } from '../../infra/bundles.ts';
import { SUPPRESSED } from '../../infra/cloud/nag.ts';
import { FUNCTIONS } from '../../infra/endpoints.ts';
import { type Lambda, lambda } from './lambda.ts';
import { sesFor } from './ses.ts';
import { standIn } from './stand-in.ts';
import { all, type Cloud, cloudOf, grantedTo, REGION } from './template.ts';

// The stack with mails: who may send, what comes back, and when the user pool sends by them.

const MAIL = 'post@play.fieldpost.org';
let cloud: Cloud;
beforeAll(async () => {
  cloud = await cloudOf({ mail: MAIL });
});
afterAll(() => cloud.remove());
const every = (type: string) => Object.values(all(cloud.template, type));

const SES = 'arn:aws:ses:eu-central-1:123456789012';
const ON = [`${SES}:identity/play.fieldpost.org`, `${SES}:configuration-set/fieldpost-prod-mail`];

it('finds nothing that nobody answers for', () => {
  expect(cloud.findings.open).toEqual([]);
});

describe('the courier', () => {
  it('may send whole messages, on the identity and on the configuration set, and nothing else', () => {
    const [log, ...rest] = grantedTo(cloud.template, 'courier');
    expect(log).toMatchObject({ on: 'CourierLog.Arn' });
    expect(rest).toEqual(ON.map((on) => ({ actions: ['ses:SendEmail', 'ses:SendRawEmail'], on })));
  });

  it('may send nothing without the setting', async () => {
    const without = standIn().made().template;
    expect(grantedTo(without, 'courier').map(({ on }) => on)).toEqual(['CourierLog.Arn']);
    expect(all(without, 'AWS::SES::EmailIdentity')).toEqual({});
  });

  const letter = {
    from: MAIL,
    to: 'anna@example.org',
    message: Buffer.from('Subject: x\r\n\r\nx').toString('base64'),
    about: { person: 'p1', channel: 'w1' },
  };
  /** Lets the bundle of the courier send a letter, behind a guard of the rights in a template. */
  async function sentWith(template: Template) {
    const used = new Set<string>();
    const [refused, sent]: [string[], object[]] = [[], []];
    const server: Server = sesFor(template, 'courier', {
      used: (act) => used.add(act),
      refused: (act) => refused.push(act),
      sent: (mail) => sent.push(mail),
      suppressed: new Set(),
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { Environment } = all(template, 'AWS::Lambda::Function').Courier as {
      readonly Environment: { readonly Variables: Record<string, string> };
    };
    const courier: Lambda = lambda(pathToFileURL(bundleOf(cloud.bundles, 'courier')).href, {
      env: {
        ...Environment.Variables,
        AWS_REGION: REGION,
        AWS_ACCESS_KEY_ID: 'courier',
        AWS_SECRET_ACCESS_KEY: 'of the role',
        AWS_ENDPOINT_URL_SESV2: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      },
      moved: () => [],
      ahead: () => 0,
    });
    const answers = await courier.invoke<readonly unknown[]>([{ letter }]);
    await courier.stop();
    await new Promise((done) => server.close(done));
    return { answers, used: [...used].sort(), refused, sent };
  }

  it('sends by the rights that it has, and needs all of them', async () => {
    const { answers, used, refused, sent } = await sentWith(cloud.template);
    expect([answers, refused]).toEqual([[{ outcome: '2xx' }], []]);
    expect(used).toEqual(
      ['ses:SendEmail', 'ses:SendRawEmail'].flatMap((action) => ON.map((on) => `${action} ${on}`)).sort(),
    );
    expect(sent).toMatchObject([{ ConfigurationSetName: 'fieldpost-prod-mail' }]);
  });

  it('is refused without ses:SendRawEmail, and says so: no outcome of the address', async () => {
    const text = JSON.stringify(cloud.template);
    expect(text).toContain(',"ses:SendRawEmail"');
    const { answers, refused, sent } = await sentWith(
      JSON.parse(text.replaceAll(',"ses:SendRawEmail"', '')) as Template,
    );
    expect(answers).toEqual([{ unsent: 'AccessDeniedException' }]);
    expect(refused).toEqual([ON.map((on) => `ses:SendRawEmail ${on}`).join()]);
    expect(sent).toEqual([]);
  });
});

it('erased people leave the list of SES: by the one function that erases, and only where mails are sent', () => {
  const rightsIn = (template: Template): readonly string[] =>
    FUNCTIONS.filter((name) =>
      grantedTo(template, name).some(({ actions }) => actions.includes('ses:DeleteSuppressedDestination')),
    );
  expect(rightsIn(cloud.template)).toEqual(['guests']);
  expect(rightsIn(standIn().made().template)).toEqual([]);
  const found = new Set(cloud.findings.suppressed.map(({ rule, resource }) => `${rule} ${resource}`));
  for (const { id, on } of SUPPRESSED.filter((each) => each.with === 'mail'))
    for (const path of on) expect(found).toContain(`${id} ${cloud.stack}/${path}/Resource`);
});

describe('the domain of the sender', () => {
  it('is an identity, whose records the stack tells', () => {
    expect(every('AWS::SES::EmailIdentity')).toMatchObject([
      { EmailIdentity: 'play.fieldpost.org', ConfigurationSetAttributes: { ConfigurationSetName: 'MailSet' } },
    ]);
    const told = Object.entries(cloud.template.Outputs).filter(([name]) => name.startsWith('MailRecord'));
    expect(told.map(([name]) => name)).toEqual(['MailRecord1', 'MailRecord2', 'MailRecord3']);
    expect(JSON.stringify(told)).toContain('DkimDNSTokenName1');
  });

  it('has a list of addresses that get no more, and reports what comes back', () => {
    expect(every('AWS::SES::ConfigurationSet')).toMatchObject([
      { Name: 'fieldpost-prod-mail', SuppressionOptions: { SuppressedReasons: ['BOUNCE', 'COMPLAINT'] } },
    ]);
    expect(every('AWS::SES::ConfigurationSetEventDestination')).toMatchObject([
      {
        EventDestination: {
          Enabled: true,
          MatchingEventTypes: ['bounce', 'complaint'],
          EventBridgeDestination: { EventBusArn: 'arn:aws:events:eu-central-1:123456789012:event-bus/default' },
        },
      },
    ]);
    const rule = every('AWS::Events::Rule').find(({ EventPattern }) => EventPattern !== undefined);
    expect(rule).toMatchObject({
      EventPattern: {
        source: ['aws.ses'],
        'detail-type': ['Email Bounced', 'Email Complaint Received'],
        detail: { mail: { tags: { 'ses:configuration-set': ['fieldpost-prod-mail'] } } },
      },
      Targets: [{ Arn: 'Returned.Arn' }],
    });
  });

  it('is told to a function that may turn channels off, and nothing else', () => {
    expect(grantedTo(cloud.template, 'returned')).toMatchObject([
      { on: 'ReturnedLog.Arn' },
      {
        actions: ['dynamodb:GetItem', 'dynamodb:PutItem'],
        on: 'PeopleTable.Arn',
        if: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': 'U#*' } },
      },
      { on: 'PeopleKey.Arn' },
      { actions: ['sqs:SendMessage'], on: 'DeadLetters.Arn' },
    ]);
  });
});

describe('the user pool', () => {
  const mailOf = (settings: Record<string, unknown>) =>
    all(standIn().made(settings).template, 'AWS::Cognito::UserPool').Users!.EmailConfiguration;

  it('sends by itself until the mails work: Cognito refuses a sender that is not verified', () => {
    expect(mailOf({ mail: MAIL })).toBeUndefined();
  });

  it('sends by SES with mailVerified=yes', () => {
    expect(mailOf({ mail: MAIL, mailVerified: 'yes' })).toEqual({
      EmailSendingAccount: 'DEVELOPER',
      From: `Fieldpost <${MAIL}>`,
      SourceArn: `${SES}:identity/play.fieldpost.org`,
      ConfigurationSet: 'fieldpost-prod-mail',
    });
  });

  it('needs a sender for that', () => {
    expect(() => mailOf({ mailVerified: 'yes' })).toThrow(/mailVerified.* needs .*mail/);
  });
});
