import { Duration, type Stack } from 'aws-cdk-lib';
import { HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import { sure } from '../../domain/lib/sure.ts';
import { SITE_HEADERS } from '../site-headers.ts';
import { prefixOf, type Settings } from './settings.ts';

/** Headers that CloudFront sets by its own names; the others are set as they are. */
const ITS_OWN = ['content-security-policy', 'referrer-policy', 'x-content-type-options'];

/** The headers of the site as its own server sets them, and that a browser comes back by HTTPS alone. */
export function headersIn(stack: Stack, settings: Settings): ResponseHeadersPolicy {
  const referrerPolicy = sure(
    Object.values(HeadersReferrerPolicy).find((policy) => policy === SITE_HEADERS['referrer-policy']),
    'referrer policy that CloudFront knows',
  );
  return new ResponseHeadersPolicy(stack, 'SiteHeaders', {
    responseHeadersPolicyName: `${prefixOf(settings)}site`,
    securityHeadersBehavior: {
      contentSecurityPolicy: {
        contentSecurityPolicy: sure(SITE_HEADERS['content-security-policy'], 'content-security-policy'),
        override: true,
      },
      contentTypeOptions: { override: true },
      referrerPolicy: { referrerPolicy, override: true },
      strictTransportSecurity: { accessControlMaxAge: Duration.days(365), includeSubdomains: false, override: true },
    },
    customHeadersBehavior: {
      customHeaders: Object.entries(SITE_HEADERS)
        .filter(([header]) => !ITS_OWN.includes(header))
        .map(([header, value]) => ({ header, value, override: true })),
    },
  });
}
