import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settingsIn, synthesise } from '../../infra/app.ts';
import { all, type Cloud, CONTACT, cloudOf, type Properties, resolved } from './template.ts';

// The stack by other settings than its own: each is synthesized again.

let cloud: Cloud;
beforeAll(async () => {
  cloud = await cloudOf();
});
afterAll(() => cloud.remove());

describe('the settings', () => {
  it('another issuer takes the place of the user pool', () => {
    const { template } = synthesise(
      { ...CONTACT, issuer: 'https://id.example.com/', audience: 'fieldpost', email: 'ops@example.com' },
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
      { Endpoint: 'ops@example.com', Protocol: 'email' },
    ]);
  });

  it('quotas are told to the function that commands come to, as it reads them', () => {
    const quotas = '{"open":50,"bots":10}';
    const { template } = synthesise({ ...CONTACT, ...settingsIn(['-c', `quotas=${quotas}`], '{}') }, cloud);
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
