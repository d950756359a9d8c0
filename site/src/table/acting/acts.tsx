import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { words } from './words.ts';

/** A button of the bar: a command, or what becomes of a sheet. */
export interface Act {
  readonly id: string;
  /** Buttons with the same spot replace each other, and keep the focus. */
  readonly spot?: string;
  readonly says: string;
  /** It arms itself first: one click would do what cannot be taken back. */
  readonly isArmed: boolean;
  readonly key?: string | undefined;
  readonly isOff: boolean;
  /** What it gives up, which is said before it is done. */
  readonly costs?: string | undefined;
  readonly isMain?: boolean;
  /** It ends the question at any time: it keeps its place. */
  readonly isStanding?: boolean;
  /** It does nothing, for longer than another button does: it stands apart from what is asked. */
  readonly isAside?: boolean;
  readonly isPressed?: boolean;
  /** Its words change while it stands there: it has room for the longest ones, and never moves. */
  readonly isWide?: boolean;
  readonly does: () => void;
}

/** What the bar shows of the question. */
export const inBar = signal<ComponentChildren>(null);

/** What the bar says instead of the question, where the site knows better: that one can only pass. */
export const saidInBar = signal<string | undefined>(undefined);

/** Puts buttons into the bar for as long as the question is open. */
export function InBar({
  says,
  children,
}: {
  readonly says?: string | undefined;
  readonly children: ComponentChildren;
}) {
  useLayoutEffect(() => {
    inBar.value = children;
    saidInBar.value = says;
  });
  useEffect(
    () => () => {
      inBar.value = null;
      saidInBar.value = undefined;
    },
    [],
  );
  return null;
}

/** How long an armed button ignores a second click, in milliseconds: a double click is none. */
const PAUSE = 400;
/**
 * How long the buttons of a new question ignore a pointer, in milliseconds: a click may have been meant for what stood
 * there before. Keys name their button, and wait for nothing.
 */
const SETTLING = 600;

/** Returns whether a question is so new that its buttons ignore a pointer. */
function useSettling(since: number): boolean {
  const left = since + SETTLING - performance.now();
  const [settled, setSettled] = useState(left > 0 ? undefined : since);
  useEffect(() => {
    if (settled === since) return;
    const timer = setTimeout(() => setSettled(since), Math.max(0, since + SETTLING - performance.now()));
    return () => clearTimeout(timer);
  }, [since, settled]);
  return settled !== since;
}

interface Props {
  readonly acts: readonly Act[];
  /** When the question came into sight. */
  readonly since: number;
}

/** The buttons of a question, the harmless one first. */
export function Acts({ acts, since }: Props) {
  const isSettling = useSettling(since);
  const [armed, setArmed] = useState<{ readonly id: string; readonly since: number }>();
  useEffect(() => {
    if (armed === undefined) return;
    const disarm = (event: Event): void => {
      if (event instanceof KeyboardEvent && event.key !== 'Escape') return;
      const on = event.target instanceof Element ? event.target.closest('.act') : null;
      if (on?.getAttribute('data-command') !== armed.id) setArmed(undefined);
    };
    document.addEventListener('click', disarm, true);
    document.addEventListener('keydown', disarm, true);
    return () => {
      document.removeEventListener('click', disarm, true);
      document.removeEventListener('keydown', disarm, true);
    };
  }, [armed]);
  if (acts.length === 0) return null;
  const press = ({ id, isArmed, does }: Act): void => {
    if (isArmed && armed?.id !== id) setArmed({ id, since: performance.now() });
    else if (!isArmed || performance.now() - (armed?.since ?? 0) >= PAUSE) {
      setArmed(undefined);
      does();
    }
  };
  return (
    <fieldset class="acts bare" aria-label={words.value.actions}>
      {acts.map((act) => (
        <button
          type="button"
          key={act.spot ?? act.id}
          class={classOf(act, armed?.id === act.id)}
          data-command={act.id}
          data-key={act.key}
          aria-pressed={act.isPressed}
          disabled={act.isOff}
          aria-disabled={isSettling || undefined}
          title={[act.says, act.costs].filter((each) => each !== undefined).join('. ')}
          onClick={({ detail }) => {
            if (!isSettling || detail === 0) press(act);
          }}
        >
          {armed?.id === act.id && (
            <small class={act.costs === undefined ? undefined : 'costs'}>
              {act.costs === undefined ? words.value.pressAgain : words.value.againAt(act.costs)}{' '}
            </small>
          )}
          <span>{act.says}</span>
        </button>
      ))}
    </fieldset>
  );
}

const classOf = ({ isMain, isStanding, isWide }: Act, isArmed: boolean): string =>
  [
    'act',
    isWide === true && 'wide',
    isMain === true && 'confirm',
    isStanding === true && 'standing',
    isArmed && 'armed',
  ]
    .filter((each) => each !== false)
    .join(' ');
