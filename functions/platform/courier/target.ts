import { isIP } from 'node:net';
import { isPublic } from './addresses.ts';

/** Why nothing is sent to a URL. */
type Wrong = 'not-a-url' | 'too-long' | 'not-https' | 'port' | 'user' | 'private-address';

/** A receiver: a host by name, or by a public address. */
interface Target {
  readonly host: string;
  /** Whether the host is an address, so that no name is resolved. */
  readonly isAddress: boolean;
  /** Path and query. */
  readonly path: string;
}

const MOST_CHARACTERS = 2_048;

/**
 * Reads a URL as browsers do, so that every spelling of an address (`0x7f.1`, `2130706433`, digits in circles) is
 * checked as that address. Drops the fragment. Names are resolved when something is sent (names.ts).
 */
export function targetOf(text: string): Target | Wrong {
  if (text.length > MOST_CHARACTERS) return 'too-long';
  const url = URL.parse(text);
  if (url === null) return 'not-a-url';
  if (url.protocol !== 'https:') return 'not-https';
  if (url.port !== '') return 'port';
  if (url.username !== '' || url.password !== '') return 'user';
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.+$/, '');
  const isAddress = isIP(host) !== 0;
  if (host === '') return 'not-a-url';
  // A name that every machine gives itself (RFC 6761); name servers may say anything of it.
  if ((isAddress && !isPublic(host)) || /(^|\.)localhost$/.test(host)) return 'private-address';
  return { host, isAddress, path: url.pathname + url.search };
}
