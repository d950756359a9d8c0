// Limits what a browser may do with an answer that it opens as a page or a picture. All answers share the origin with
// the storage of the session.

type Directive = 'script-src' | 'style-src' | 'img-src' | 'connect-src' | 'form-action';

/** Returns a Content-Security-Policy that allows only the named sources. */
export const policyOf = (allowed: { readonly [directive in Directive]?: string } = {}): string =>
  Object.entries({
    'default-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
    ...allowed,
  })
    .map((each) => each.join(' '))
    .join('; ');

/** Types that browsers open as a document, in which scripts could run. */
const DOCUMENT = /^(text\/html|image\/svg\+xml|application\/xhtml\+xml)/;

/** Returns the header for an answer of this type without its own policy; none if no browser runs anything in it. */
export const policyFor = (
  type: string | number | boolean | undefined,
): { readonly 'content-security-policy'?: string } =>
  DOCUMENT.test(String(type)) ? { 'content-security-policy': policyOf() } : {};
