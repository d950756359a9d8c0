/**
 * Whether a URL is of this machine. Only a server on a user's own machine sends there, if it was told to: for receivers
 * under development.
 */
export function isLoopback(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
}
