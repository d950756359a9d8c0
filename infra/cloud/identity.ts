import { CfnOutput, Duration, RemovalPolicy, type Stack } from 'aws-cdk-lib';
import { AccountRecovery, FeaturePlan, Mfa, UserPool } from 'aws-cdk-lib/aws-cognito';
import { prefixOf, type Settings } from './settings.ts';

/** Whose tokens are taken: the issuer's address, and what its tokens must be for. */
export interface Issuer {
  readonly issuer: string;
  readonly audience: string;
}

/** The issuer named in the settings, or a user pool of Cognito with one client. */
export function issuerIn(stack: Stack, settings: Settings): Issuer {
  const { issuer, audience } = settings;
  if (issuer !== undefined && audience !== undefined) return { issuer, audience };
  const kept = settings.data === 'keep';
  const pool = new UserPool(stack, 'Users', {
    userPoolName: `${prefixOf(settings)}users`,
    selfSignUpEnabled: true,
    signInAliases: { email: true },
    autoVerify: { email: true },
    passwordPolicy: { minLength: 12, requireLowercase: true, requireUppercase: true, requireDigits: true, requireSymbols: true },
    mfa: Mfa.OPTIONAL,
    mfaSecondFactor: { otp: true, sms: false },
    accountRecovery: AccountRecovery.EMAIL_ONLY,
    featurePlan: FeaturePlan.ESSENTIALS,
    deletionProtection: kept,
    removalPolicy: kept ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  });
  const client = pool.addClient('Client', {
    userPoolClientName: `${prefixOf(settings)}client`,
    authFlows: { userSrp: true, userPassword: true },
    preventUserExistenceErrors: true,
    generateSecret: false,
    disableOAuth: true,
    accessTokenValidity: Duration.hours(1),
    idTokenValidity: Duration.hours(1),
    refreshTokenValidity: Duration.days(30),
  });
  new CfnOutput(stack, 'UserPoolId', { value: pool.userPoolId });
  return { issuer: `https://cognito-idp.${stack.region}.${stack.urlSuffix}/${pool.userPoolId}`, audience: client.userPoolClientId };
}
