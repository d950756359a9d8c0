/** What this browser stores: the address of the live channel, and when it was read. */
const KEY = 'fieldpost:live';
/** How long the address is used without asking, in milliseconds. */
const KEPT = 86_400_000;

interface Kept {
  readonly url: string;
  readonly at: number;
}

function kept(): string | undefined {
  try {
    const { url, at } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
    return typeof url === 'string' && Number(at) > Date.now() - KEPT ? url : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the address of the live channel. The service is asked once a day and browser, so that a visit costs no
 * request for it.
 */
export async function liveAddress(ask: () => Promise<{ readonly live: string }>): Promise<string> {
  const known = kept();
  if (known !== undefined) return known;
  const { live } = await ask();
  const url = (live.startsWith('/') ? location.origin + live : live).replace(/^http/, 'ws');
  try {
    localStorage.setItem(KEY, JSON.stringify({ url, at: Date.now() } satisfies Kept));
  } catch {
    // Private windows may refuse storage: the next visit asks again.
  }
  return url;
}
