/**
 * Returns whether a URL leads to this machine. Only a local server sends there, if it was allowed to, for receivers in
 * development.
 */
export function isLoopback(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
}
