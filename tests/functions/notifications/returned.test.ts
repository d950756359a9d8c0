import { beforeEach, describe, expect, it } from 'vitest';
import { returned } from '../../../functions/features/channels/receivers/returned.ts';
import type { Self } from '../../../functions/features/people/persons.ts';
import { channelsAt, type Desk, desk } from './kit.ts';

// Mails that come back: the events as SES documents them for EventBridge.

let at: Desk;
let anna: Self;
let channels: ReturnType<typeof channelsAt>;
let channel: string;
beforeEach(async () => {
  at = desk();
  anna = await at.person('anna');
  channels = channelsAt(at);
  const { id } = await channels.create(
    anna,
    'a-mail',
    { kind: 'mail', address: 'anna@example.org', reasons: ['over'] },
    'en',
  );
  channel = id;
});

const event = (
  type: 'Bounce' | 'Complaint',
  detail: object,
  tags: object = { person: [anna.person], channel: [channel] },
) => ({
  version: '0',
  id: '12a18625-3328-fafd-2809-a5e16004f112',
  'detail-type': type === 'Bounce' ? 'Email Bounced' : 'Email Complaint Received',
  source: 'aws.ses',
  account: '123456789012',
  time: '2026-11-23T12:00:00Z',
  region: 'eu-central-1',
  resources: ['arn:aws:ses:eu-central-1:123456789012:configuration-set/fieldpost-prod-mail'],
  detail: {
    eventType: type,
    mail: {
      timestamp: '2026-11-23T12:00:00.000Z',
      source: 'post@fieldpost.example',
      sendingAccountId: '123456789012',
      messageId: '0100016e',
      destination: ['anna@example.org'],
      headersTruncated: false,
      headers: [{ name: 'From', value: 'post@fieldpost.example' }],
      commonHeaders: { from: ['post@fieldpost.example'], to: ['anna@example.org'], messageId: '0100016e' },
      tags: { 'ses:configuration-set': ['fieldpost-prod-mail'], 'ses:from-domain': ['fieldpost.example'], ...tags },
    },
    ...detail,
  },
});
const bounce = (bounceType: string, bounceSubType = 'General') => ({
  bounce: {
    feedbackId: '0100016e',
    bounceType,
    bounceSubType,
    bouncedRecipients: [
      {
        emailAddress: 'anna@example.org',
        action: 'failed',
        status: '5.1.1',
        diagnosticCode: 'smtp; 550 5.1.1 user unknown',
      },
    ],
    timestamp: '2026-11-23T12:00:01.000Z',
    reportingMTA: 'dsn; mta.example.org',
  },
});
const complaint = (complaintFeedbackType?: string) => ({
  complaint: {
    feedbackId: '0100016e',
    complaintSubType: null,
    complainedRecipients: [{ emailAddress: 'anna@example.org' }],
    timestamp: '2026-11-23T12:00:01.000Z',
    ...(complaintFeedbackType !== undefined && { complaintFeedbackType }),
  },
});
const stands = async () => (await channels.list(anna)).map(({ state, why }) => why ?? state);

describe('a mail that comes back', () => {
  it.each([
    { what: 'for good', of: () => event('Bounce', bounce('Permanent')), is: 'bounced' },
    {
      what: 'because the address is on the list of those that bounced before',
      of: () => event('Bounce', bounce('Permanent', 'OnAccountSuppressionList')),
      is: 'bounced',
    },
    { what: 'for now', of: () => event('Bounce', bounce('Transient', 'MailboxFull')), is: 'unconfirmed' },
    {
      what: 'for a reason that its server does not say',
      of: () => event('Bounce', bounce('Undetermined')),
      is: 'unconfirmed',
    },
    { what: 'as spam', of: () => event('Complaint', complaint('abuse')), is: 'complained' },
    { what: 'as spam, without a kind', of: () => event('Complaint', complaint()), is: 'complained' },
    { what: 'as no spam', of: () => event('Complaint', complaint('not-spam')), is: 'unconfirmed' },
    { what: 'without tags', of: () => event('Bounce', bounce('Permanent'), {}), is: 'unconfirmed' },
    {
      what: 'with the tags of a channel that is not there',
      of: () => event('Bounce', bounce('Permanent'), { person: [anna.person], channel: ['wnone'] }),
      is: 'unconfirmed',
    },
  ])('$what', async ({ of, is }) => {
    await returned(at.people, of());
    await returned(at.people, of());
    expect(await stands()).toEqual([is]);
  });

  it('turns the channel off although it was just changed', async () => {
    let isFirst = true;
    const people = {
      ...at.people,
      put: async (...given: Parameters<Desk['people']['put']>) => {
        if (!isFirst) return at.people.put(...given);
        isFirst = false;
        return false;
      },
    };
    await returned(people, event('Bounce', bounce('Permanent')));
    expect(await stands()).toEqual(['bounced']);
  });

  it('is no hook: its channel stays as it is', async () => {
    const { id } = await channels.create(
      anna,
      'a-hook',
      { kind: 'webhook', url: 'https://hooks.example/in', reasons: ['over'] },
      'en',
    );
    await returned(at.people, event('Bounce', bounce('Permanent'), { person: [anna.person], channel: [id] }));
    expect(await stands()).toEqual(['unconfirmed', 'unconfirmed']);
  });
});
