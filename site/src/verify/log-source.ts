import type { Fieldpost, Game, Raw } from '@fieldpost/client';

/** How much of a log is loaded. */
interface Fetched {
  readonly commits: number;
  readonly of: number;
  readonly bytes: number;
}

interface Log {
  readonly bytes: ArrayBuffer;
  /** Whether the game is over, so that the log is complete. */
  readonly whole: boolean;
}

/** Commits in one request: few enough for the progress bar to move. */
const AT_ONCE = 100;

/** The first version of a page, and the number of commits that it requests. */
interface Page {
  readonly after: number;
  readonly limit: number;
}

/** Returns the next page that a page links to; `undefined` after the last one. */
function nextOf({ headers }: Raw): Page | undefined {
  const [, next] = /<([^>]*)>\s*;\s*rel="?next"?/.exec(headers.get('link') ?? '') ?? [];
  const { searchParams } = new URL(next ?? '', 'http://service');
  return next === undefined
    ? undefined
    : { after: Number(searchParams.get('after')), limit: Number(searchParams.get('limit') ?? AT_ONCE) };
}

/** Loads the log of a game as far as the caller may know it, page after page, byte for byte as exported. */
export async function logOf(
  api: Fieldpost,
  { game, version, status }: Game,
  fetched: (far: Fetched) => void,
  signal: AbortSignal,
): Promise<Log> {
  const whole = status === 'over';
  const reading = { accept: 'application/x-ndjson', signal };
  let text = '';
  let commits = 0;
  for (let next: Page | undefined = { after: 0, limit: AT_ONCE }; next !== undefined; ) {
    const page = { game, ...next };
    const answer = whole ? await api.raw('getLog', page, reading) : await api.raw('getEvents', page, reading);
    const lines = answer.text.split('\n').length - 1;
    if (lines === 0) break;
    text += answer.text;
    commits += lines;
    fetched({ commits, of: Math.max(commits, version), bytes: text.length });
    next = nextOf(answer);
  }
  return { bytes: new TextEncoder().encode(text).buffer, whole };
}
