/**
 * Returns the host and the path of a URL in one spelling, because receivers take many for the same: escapes, double
 * slashes, dots behind the host.
 */
export function spelledOnce(text: string): string {
  const { hostname, port, pathname } = new URL(text);
  const host = `${withoutRoot(hostname)}${port === '' ? '' : `:${port}`}`;
  return `${host}${unescaped(pathname).replaceAll(/\/+/g, '/').replace(/\/$/, '')}`;
}

/** Returns a host without the dots of the root. */
export const withoutRoot = (host: string): string => host.replace(/\.+$/, '');

/** Escapes that stand for no text stay as they are. */
const unescaped = (path: string): string =>
  path.replaceAll(/(?:%[0-9a-f]{2})+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return escapes;
    }
  });
