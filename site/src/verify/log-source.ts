import type { Fieldpost, Game, Raw } from '@fieldpost/client';

/** How much of a log has come. */
interface Fetched {
  readonly commits: number;
  readonly of: number;
  readonly bytes: number;
}

interface Log {
  readonly bytes: ArrayBuffer;
  /** The game is over, and everything is in it. */
  readonly whole: boolean;
}

/** Commits in one request: few enough that the bar moves. */
const AT_ONCE = 100;

/** Where a page begins, and how many commits it asks for. */
interface Page {
  readonly after: number;
  readonly limit: number;
}

/** What a page says of the next one; undefined: it is the last. */
function nextOf({ headers }: Raw): Page | undefined {
  const [, next] = /<([^>]*)>\s*;\s*rel="?next"?/.exec(headers.get('link') ?? '') ?? [];
  const { searchParams } = new URL(next ?? '', 'http://service');
  return next === undefined
    ? undefined
    : { after: Number(searchParams.get('after')), limit: Number(searchParams.get('limit') ?? AT_ONCE) };
}

/** The log of a game as far as the caller may know it, byte for byte as it is exported, page after page. */
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
