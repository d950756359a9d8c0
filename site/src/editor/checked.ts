import type { BattleAnswer } from '@fieldpost/client';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../app/service/api.ts';
import { language } from '../app/session.ts';
import type { Battle } from './battle.ts';

/** The battle is checked after this time without a change, in milliseconds. */
const PAUSE = 100;

interface Checked {
  /** The battle that was checked; a newer one is not checked yet. */
  readonly of?: Battle;
  readonly problems: BattleAnswer['problems'];
  readonly board?: string;
  readonly error?: unknown;
}

/** Returns the service's answer on a battle: its problems and its board. */
export function useChecked(battle: Battle): Checked {
  const [checked, setChecked] = useState<Checked>({ problems: [] });
  useEffect(() => {
    const end = new AbortController();
    const timer = setTimeout(() => {
      const body = { battle } as never;
      const asking = { signal: end.signal };
      const svg = { ...asking, accept: 'image/svg+xml' };
      // A battle that cannot be drawn has problems that say so: the last board stays.
      const picture = api.value.raw('checkBattle', { body, panels: '0', board: 'editor' }, svg).catch(() => undefined);
      Promise.all([api.value.checkBattle({ body }, asking), picture]).then(
        ([{ problems }, drawn]) => {
          if (end.signal.aborted) return;
          setChecked((before) => ({
            ...(before.board && { board: before.board }),
            ...(drawn && { board: drawn.text }),
            of: battle,
            problems,
          }));
        },
        (error: unknown) => !end.signal.aborted && setChecked((before) => ({ ...before, error })),
      );
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [battle, language.value]);
  return checked;
}
