/**
 * Whether a URL is of this machine itself. Nothing is ever sent there, but by a server on somebody's own machine that was told to: for
 * receivers that are being written.
 */
export function isLoopback(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
}
