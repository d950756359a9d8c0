import type { Fieldpost, Game } from '@fieldpost/client';

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

/** The log of a game as far as the caller may know it, byte for byte as it is exported. */
export async function logOf(
  api: Fieldpost,
  { game, version, status }: Game,
  fetched: (far: Fetched) => void,
  signal: AbortSignal,
): Promise<Log> {
  const whole = status === 'over';
  const reading = { accept: 'application/x-ndjson', signal };
  let text = '';
  let after = 0;
  while (after < version) {
    const page = { game, after, limit: Math.min(AT_ONCE, version - after) };
    const answer = whole ? await api.raw('getLog', page, reading) : await api.raw('getEvents', page, reading);
    const lines = answer.text.split('\n').length - 1;
    if (lines === 0) break;
    text += answer.text;
    after += lines;
    fetched({ commits: after, of: version, bytes: text.length });
  }
  return { bytes: new TextEncoder().encode(text).buffer, whole };
}
