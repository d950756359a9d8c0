import type { Answered, Game } from '@fieldpost/client';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api } from '../app/service/api.ts';
import { language } from '../app/session.ts';

export type Setup = NonNullable<Answered<'getRules'>['setups']>[number];

/** The scenarios of each game, by game and language. */
const known = signal<ReadonlyMap<string, readonly Setup[]>>(new Map());
const requested = new Set<string>();

/** Returns the scenario that these options choose: without a choice the first one; of a drawn battle `undefined`. */
function setupIn(setups: readonly Setup[], options: Game['options']): Setup | undefined {
  const isChosen = (setup: Setup): boolean =>
    Object.entries(setup.options).every(([name, value]) => options[name] === value);
  const hasChoice = setups.some((setup) => Object.keys(setup.options).some((name) => options[name] !== undefined));
  return setups.find(isChosen) ?? (hasChoice || options.battle !== undefined ? undefined : setups[0]);
}

/** Returns the scenario of a game in the language of the page; `undefined` while it is read, and without one. */
export function useSetup({ of, options }: Pick<Game, 'of' | 'options'>): Setup | undefined {
  const key = `${of}/${language.value}`;
  useEffect(() => {
    if (requested.has(key)) return;
    requested.add(key);
    api.value.getRules({ rules: of as never, parts: ['setups'] }).then(
      ({ setups = [] }) => {
        known.value = new Map([...known.value, [key, setups]]);
      },
      // The next card that needs them requests them again.
      () => requested.delete(key),
    );
  }, [key]);
  return setupIn(known.value.get(key) ?? [], options);
}
