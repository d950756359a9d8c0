/** Headers that a page of another origin may send. */
export const CORS_SENT = [
  'authorization',
  'content-type',
  'accept',
  'accept-language',
  'idempotency-key',
  'if-match',
  'if-none-match',
  'prefer',
  'x-request-id',
] as const;

/** Headers of an answer that such a page may read. */
export const CORS_EXPOSED = [
  'date',
  'etag',
  'location',
  'retry-after',
  'link',
  'idempotent-replayed',
  'preference-applied',
  'ratelimit',
  'ratelimit-policy',
  'www-authenticate',
  'deprecation',
  'sunset',
  'x-request-id',
] as const;
