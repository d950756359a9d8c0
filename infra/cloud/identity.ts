import { CfnOutput, Duration, type Stack } from 'aws-cdk-lib';
import { AccountRecovery, type CfnUserPool, FeaturePlan, Mfa, OAuthScope, UserPool } from 'aws-cdk-lib/aws-cognito';
import { mailNames } from './mail.ts';
import { prefixOf, removalOf, type Settings } from './settings.ts';

/** The page of the site after the sign-in. */
const SIGNED_IN = '/signed-in';

/** The issuer of accepted tokens: its address and its audience. */
export interface Issuer {
  readonly issuer: string;
  readonly audience: string;
}

/**
 * Returns the issuer in the settings. Otherwise builds a user pool of Cognito with one client and sign-in pages that
 * lead back to the site.
 */
export function issuerIn(stack: Stack, settings: Settings, site: string): Issuer {
  const { issuer, audience } = settings;
  if (issuer !== undefined && audience !== undefined) return { issuer, audience };
  const pool = new UserPool(stack, 'Users', {
    userPoolName: `${prefixOf(settings)}users`,
    selfSignUpEnabled: true,
    signInAliases: { email: true },
    autoVerify: { email: true },
    passwordPolicy: {
      minLength: 12,
      requireLowercase: true,
      requireUppercase: true,
      requireDigits: true,
      requireSymbols: true,
    },
    mfa: Mfa.OPTIONAL,
    mfaSecondFactor: { otp: true, sms: false },
    accountRecovery: AccountRecovery.EMAIL_ONLY,
    // The cheapest plan has all that the sign-in uses.
    featurePlan: FeaturePlan.LITE,
    deletionProtection: settings.data === 'keep',
    removalPolicy: removalOf(settings),
  });
  const mail = mailNames(stack, settings);
  if (mail !== undefined && settings.mailVerified === 'yes')
    (pool.node.defaultChild as CfnUserPool).emailConfiguration = {
      emailSendingAccount: 'DEVELOPER',
      from: `Fieldpost <${settings.mail}>`,
      sourceArn: mail.identityArn,
      configurationSet: mail.set,
    };
  const client = pool.addClient('Client', {
    userPoolClientName: `${prefixOf(settings)}client`,
    authFlows: { userSrp: true, userPassword: true },
    preventUserExistenceErrors: true,
    generateSecret: false,
    // A code for a client with the verifier. Addresses never contain a token.
    oAuth: {
      flows: { authorizationCodeGrant: true },
      scopes: [OAuthScope.OPENID],
      callbackUrls: [`${site}${SIGNED_IN}`],
    },
    accessTokenValidity: Duration.hours(1),
    idTokenValidity: Duration.hours(1),
    refreshTokenValidity: Duration.days(30),
  });
  pool.addDomain('Domain', { cognitoDomain: { domainPrefix: `${prefixOf(settings)}${stack.account}` } });
  new CfnOutput(stack, 'UserPoolId', { value: pool.userPoolId });
  return {
    issuer: `https://cognito-idp.${stack.region}.${stack.urlSuffix}/${pool.userPoolId}`,
    audience: client.userPoolClientId,
  };
}
