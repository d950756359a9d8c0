import type { Stack } from 'aws-cdk-lib';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { LIMITS } from '../../../functions/platform/http/body.ts';
import { ENDPOINTS, type Endpoint } from '../../endpoints.ts';
import { prefixOf, type Settings } from '../settings.ts';
import { LIVE } from './routing.ts';

type Statement = CfnWebACL.StatementProperty;
type Rule = CfnWebACL.RuleProperty;
/** A rule without its place. */
type Placeless = Omit<Rule, 'priority' | 'visibilityConfig'>;

/** Requests of one sender, in a number of seconds. */
interface Limit {
  readonly most: number;
  readonly seconds: 60 | 300;
}

/** The limits of a sender. Schools and offices share an address, so a token may do nearly as much as an address. */
const SENDERS = {
  entering: { most: 100, seconds: 60 },
  /** Live connections. A browser opens one again when it breaks, and a school has one address. */
  opening: { most: 100, seconds: 300 },
  writing: { most: 300, seconds: 300 },
  byToken: { most: 2000, seconds: 300 },
  byAddress: { most: 3000, seconds: 300 },
  costly: { most: 20, seconds: 300 },
} as const satisfies { readonly [name: string]: Limit };

/** Paths that people without an account come in by. */
const ENTERING = ['/v1/guests', '/v1/sign-in', '/v1/links'];

const toPattern = (path: string): string => path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+');
const patternOf = (isWanted: (of: Endpoint) => boolean): string =>
  `^(${[...new Set(ENDPOINTS.filter(isWanted).map(({ path }) => toPattern(path)))].join('|')})$`;

const NONE = [{ priority: 0, type: 'NONE' }];
const ofPath = (regexString: string): Statement => ({
  regexMatchStatement: { fieldToMatch: { uriPath: {} }, regexString, textTransformations: NONE },
});
const beginning = (searchString: string): Statement => ({
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'STARTS_WITH',
    searchString,
    textTransformations: NONE,
  },
});
const ofMethods = (...methods: readonly string[]): Statement => ({
  regexMatchStatement: {
    fieldToMatch: { method: {} },
    regexString: `^(${methods.join('|')})$`,
    textTransformations: NONE,
  },
});
const not = (statement: Statement): Statement => ({ notStatement: { statement } });
const and = (...statements: Statement[]): Statement => ({ andStatement: { statements } });
const or = (...statements: Statement[]): Statement => ({ orStatement: { statements } });

/** Commands. Trial runs and forecasts come by POST too, and change nothing. */
const WRITING = and(
  ofMethods('POST', 'PUT', 'PATCH', 'DELETE'),
  not(ofPath(patternOf((of) => of.method === 'POST' && of.function === 'read'))),
);

/** The longest body that any operation but these takes is 64 KB, and the firewall reads no further. */
const TOO_LONG = and(
  {
    sizeConstraintStatement: {
      fieldToMatch: { body: { oversizeHandling: 'MATCH' } },
      comparisonOperator: 'GT',
      size: LIMITS.bytes,
      textTransformations: NONE,
    },
  },
  not(ofPath(patternOf(({ mostBytes = 0 }) => mostBytes > LIMITS.bytes))),
);

const ADDRESS = { aggregateKeyType: 'IP' };
/** By a hash of the header, so that no token stands in the firewall's counts. */
const TOKEN = {
  aggregateKeyType: 'CUSTOM_KEYS',
  customKeys: [{ header: { name: 'authorization', textTransformations: [{ priority: 0, type: 'MD5' }] } }],
};

/** Returns the firewall's rules in the order in which they are asked. A sender that is too fast gets 429. */
function rulesOf({ firewall }: Pick<Settings, 'firewall'>): Rule[] {
  const counted = firewall === 'count';
  const refuse = (
    responseCode: number,
    customResponseBodyKey: string,
    seconds?: number,
  ): CfnWebACL.RuleActionProperty =>
    counted
      ? { count: {} }
      : {
          block: {
            customResponse: {
              responseCode,
              customResponseBodyKey,
              ...(seconds !== undefined && { responseHeaders: [{ name: 'retry-after', value: String(seconds) }] }),
            },
          },
        };
  const limited = (
    name: string,
    { most, seconds }: Limit,
    by: typeof ADDRESS | typeof TOKEN,
    scopeDownStatement?: Statement,
  ): Placeless => ({
    name,
    action: refuse(429, 'tooMany', seconds),
    statement: {
      rateBasedStatement: {
        limit: most,
        evaluationWindowSec: seconds,
        ...by,
        ...(scopeDownStatement && { scopeDownStatement }),
      },
    },
  });
  const managed = (name: string, isCounted: boolean): Placeless => ({
    name,
    overrideAction: isCounted ? { count: {} } : { none: {} },
    statement: { managedRuleGroupStatement: { vendorName: 'AWS', name } },
  });
  const rules: readonly Placeless[] = [
    managed('AWSManagedRulesAmazonIpReputationList', counted),
    { name: 'TooLong', action: refuse(413, 'tooLong'), statement: TOO_LONG },
    limited('Entering', SENDERS.entering, ADDRESS, or(...ENTERING.map(beginning))),
    limited('Opening', SENDERS.opening, ADDRESS, ofPath(`^${LIVE}$`)),
    limited('WritingByAddress', SENDERS.writing, ADDRESS, WRITING),
    limited('WritingByToken', SENDERS.writing, TOKEN, WRITING),
    limited('AllByToken', SENDERS.byToken, TOKEN),
    limited('AllByAddress', SENDERS.byAddress, ADDRESS),
    limited('Costly', SENDERS.costly, ADDRESS, ofPath(patternOf((of) => of.function === 'costly'))),
    // The texts of a game look like attacks, so these only count.
    managed('AWSManagedRulesCommonRuleSet', true),
  ];
  return rules.map((rule, priority) => ({ ...rule, priority, visibilityConfig: seenAs(rule.name) }));
}

const seenAs = (metricName: string) => ({ cloudWatchMetricsEnabled: true, sampledRequestsEnabled: false, metricName });

const body = (message: string) => ({ contentType: 'APPLICATION_JSON', content: JSON.stringify({ message }) });

/** Builds the firewall of the distribution. It never asks for a proof that only a browser can give. */
export const firewallIn = (stack: Stack, settings: Settings): CfnWebACL =>
  new CfnWebACL(stack, 'Firewall', {
    name: `${prefixOf(settings)}firewall`,
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    customResponseBodies: { tooMany: body('Too Many Requests'), tooLong: body('Request Entity Too Large') },
    associationConfig: { requestBody: { CLOUDFRONT: { defaultSizeInspectionLimit: 'KB_64' } } },
    rules: rulesOf(settings),
    visibilityConfig: seenAs('Firewall'),
  });
