import { useEffect, useState } from 'preact/hooks';
import { ahead, now } from '../../app/clock.ts';
import { language } from '../../app/session.ts';
import { texts } from '../../app/texts.ts';
import { inWords } from '../../app/when.ts';
import { words } from './votes-words.ts';

interface Props {
  readonly due: number | undefined;
  readonly isLobby?: boolean;
  readonly isPaused?: boolean;
  /** In the bar: how long is left, the rest on hover. */
  readonly isShort?: boolean;
}

/** When the deadline passes; of a lobby, when it closes without a start; of a pause, when it is over at the latest. */
export function Clock({ due, isLobby = false, isPaused = false, isShort = false }: Props) {
  const [at, setAt] = useState(now());
  useEffect(() => {
    if (due === undefined) return;
    const isNear = due - now() < 120_000;
    const timer = setInterval(() => setAt(now()), isNear ? 1000 : 30_000);
    setAt(now());
    return () => clearInterval(timer);
  }, [due, ahead.value, due !== undefined && due - at < 120_000]);
  if (due === undefined) return null;
  const exact = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' }).format(due);
  const left = inWords(due - at);
  const long = isPaused ? `${words.value.paused} ${exact}` : `${texts.value.deadline} ${exact}`;
  const said = isLobby
    ? `${texts.value.lobbyCloses(exact)} (${left})`
    : isShort && !isPaused
      ? left
      : `${long} (${left})`;
  return (
    <time class={due - at < 600_000 ? 'clock soon' : 'clock'} dateTime={new Date(due).toISOString()} title={exact}>
      {isShort && <Dial />}
      {said}
    </time>
  );
}

/** The sign of a clock. */
const Dial = () => (
  <svg class="dial" viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
    <path
      d="M8 1.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0 -13M8 4.5V8.5L10.8 10"
      fill="none"
      stroke="currentColor"
      stroke-width="1.6"
    />
  </svg>
);
