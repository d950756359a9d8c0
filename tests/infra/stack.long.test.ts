import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Synthesised, synthesise } from '../../infra/app.ts';
import { settingsIn } from '../../infra/typed-settings.ts';
import { all, type Cloud, CONTACT, cloudOf, grantedTo, type Properties, resolved } from './template.ts';

// The stack by other settings than its own: each is synthesized again.

let cloud: Cloud;
beforeAll(async () => {
  cloud = await cloudOf();
});
afterAll(() => cloud.remove());

describe('the settings', () => {
  it('another issuer takes the place of the user pool', () => {
    const { template } = synthesise(
      {
        ...CONTACT,
        issuer: 'https://id.example.com/',
        audience: 'fieldpost',
        email: 'ops@example.com',
        ring: 'https://pager.fieldpost.org/in',
      },
      cloud,
    );
    expect(all(template, 'AWS::Cognito::UserPool')).toEqual({});
    const [authorizer] = Object.values(all(template, 'AWS::ApiGatewayV2::Authorizer'));
    expect(authorizer!.JwtConfiguration).toEqual({ Audience: ['fieldpost'], Issuer: 'https://id.example.com/' });
    for (const name of ['Read', 'Write']) {
      const { Variables } = all(template, 'AWS::Lambda::Function')[name]!.Environment as {
        readonly Variables: Properties;
      };
      expect(Variables).toMatchObject({ JWT_ISSUER: 'https://id.example.com/', JWT_AUDIENCE: 'fieldpost' });
    }
    expect(Object.values(all(template, 'AWS::SNS::Subscription'))).toMatchObject([
      { TopicArn: 'Alarms', Endpoint: 'ops@example.com', Protocol: 'email' },
      { TopicArn: 'Alarms', Endpoint: 'https://pager.fieldpost.org/in', Protocol: 'https' },
      { TopicArn: 'Morning', Endpoint: 'ops@example.com', Protocol: 'email' },
    ]);
  });

  /** The variables of a function that name keys, and what its role may do in KMS, keys of tables apart. */
  function keysOf(template: Synthesised['template'], name: 'read' | 'costly' | 'write' | 'bots') {
    const id = `${name[0]?.toUpperCase()}${name.slice(1)}`;
    const { Variables } = all(template, 'AWS::Lambda::Function')[id]!.Environment as { readonly Variables: Properties };
    return {
      named: Object.fromEntries(Object.entries(Variables).filter(([variable]) => variable.startsWith('KMS_'))),
      may: grantedTo(template, name)
        .filter(({ actions }) => ['kms:GenerateMac', 'kms:GetPublicKey', 'kms:Sign'].includes(actions[0] ?? ''))
        .map(({ actions, on }) => `${actions.join()} ${on}`),
    };
  }

  it('a newer key stands beside the older ones: all are read, and the newest signs', () => {
    const { template } = synthesise({ ...CONTACT, persons: 3, signing: 2 }, cloud);
    expect(keysOf(template, 'read')).toEqual({
      named: {
        KMS_TAGS_KEY: 'TagsKey.Arn',
        KMS_PERSONS_KEY_2: 'PersonsKey.Arn',
        KMS_PERSONS_KEY_3: 'Persons3Key.Arn',
        KMS_SIGNING_KEY: 'SigningKey.Arn',
        KMS_SIGNING_KEY_2: 'Signing2Key.Arn',
      },
      may: [
        'kms:GenerateMac TagsKey.Arn',
        'kms:GenerateMac PersonsKey.Arn',
        'kms:GenerateMac Persons3Key.Arn',
        'kms:GetPublicKey SigningKey.Arn',
        'kms:GetPublicKey Signing2Key.Arn',
      ],
    });
    expect(keysOf(template, 'costly').may.filter((right) => right.startsWith('kms:Sign'))).toEqual([
      'kms:Sign Signing2Key.Arn',
    ]);
    expect(keysOf(template, 'bots').may).toEqual(['kms:GenerateMac TagsKey.Arn', 'kms:GenerateMac SeedsKey.Arn']);
  });

  it('a stack of before release 0.2.0 keeps its master key, which names what is in its tables', () => {
    const { template } = synthesise({ ...CONTACT, master: 'keep' }, cloud);
    expect(keysOf(template, 'write').named).toEqual({
      KMS_MASTER_KEY: 'MasterKey.Arn',
      KMS_PERSONS_KEY_2: 'PersonsKey.Arn',
      KMS_SEEDS_KEY_2: 'SeedsKey.Arn',
    });
    expect(keysOf(template, 'read').may).toContain('kms:GenerateMac MasterKey.Arn');
  });

  it('quotas are told to the function that commands come to, as it reads them', () => {
    const quotas = '{"open":50,"bots":10}';
    const { template } = synthesise({ ...CONTACT, ...settingsIn(['-c', `quotas=${quotas}`]) }, cloud);
    for (const [id, { Environment }] of Object.entries(all(template, 'AWS::Lambda::Function'))) {
      const { Variables } = (Environment ?? { Variables: {} }) as { readonly Variables: Properties };
      expect([id, Variables.FIELDPOST_QUOTAS]).toEqual([id, id === 'Write' ? quotas : undefined]);
    }
  });

  it('a stage to throw away leaves nothing behind', () => {
    const { template, stack } = synthesise({ ...CONTACT, stage: 'try', data: 'destroy', retention: '7' }, cloud);
    expect(stack).toBe('fieldpost-try');
    const policies = Object.values(template.Resources).map(
      (resource) => (resource as { DeletionPolicy?: string }).DeletionPolicy,
    );
    expect(policies).not.toContain('Retain');
    for (const table of Object.values(all(template, 'AWS::DynamoDB::Table')))
      expect(table).toMatchObject({ DeletionProtectionEnabled: false });
    expect(JSON.stringify(resolved(template, template))).not.toContain('fieldpost-prod');
  });
});
