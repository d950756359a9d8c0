import { Duration, type Stack } from 'aws-cdk-lib';
import { HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import { sure } from '../../../domain/lib/sure.ts';
import { SITE_HEADERS } from '../../site-headers.ts';
import { prefixOf, type Settings } from '../settings.ts';

/** Headers that CloudFront sets under other names; the rest are custom headers. */
const ITS_OWN = ['content-security-policy', 'referrer-policy', 'x-content-type-options'];

/** Returns the headers of the site as a local server sets them, plus HSTS. */
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
