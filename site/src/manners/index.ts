import type { Json } from '@fieldpost/client';
import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Moment } from '../table/ahead.ts';
import type { Choosing, Question, Usual } from '../table/choosing/choosing.ts';

/** What people expect of one game, beside what the table has for all. A game without manners is played all the same. */
export interface Manners {
  /** In the panel of a question. */
  readonly AtQuestion?: FunctionComponent<{
    readonly moment: Moment;
    readonly question: Question;
    readonly choosing: Choosing;
  }>;
  /** Under the panel, and under the board. */
  readonly UnderPanel?: FunctionComponent<{ readonly moment: Moment }>;
  readonly UnderBoard?: FunctionComponent<{ readonly moment: Moment }>;
  /** A standing order in one line, by the preset that it is, and what can be switched in it. */
  readonly orderLine?: (preset: string | undefined) => string;
  readonly OrderSwitches?: FunctionComponent<{ readonly standing: Json; readonly onChange: (standing: Json) => void }>;
  /** Of the orders that two places may mean the usual one. */
  readonly usual?: Usual;
  /** Its pieces look and fire: a piece shows what it sees when a viewer looks at it. */
  readonly looks?: true;
}

/** Loaded when a game is looked at. */
const ROOMS: { readonly [of: string]: () => Promise<Manners> } = {
  diplomacy: () => import('./diplomacy.tsx').then(({ diplomacy }) => diplomacy),
  kutuzov: () => import('./kutuzov.tsx').then(({ kutuzov }) => kutuzov),
  napoleonics: () => import('./napoleonics.tsx').then(({ napoleonics }) => napoleonics),
};

const NONE: Manners = {};

/**
 * Games with manners that show what surrounds the map: it is on the page, under the board, which is drawn without.
 * Known before they are loaded.
 */
const TRACKED: ReadonlySet<string> = new Set(['kutuzov']);
export const hasTracks = (of: string): boolean => TRACKED.has(of);

const mannersOf = async (of: string): Promise<Manners> => (await ROOMS[of]?.()) ?? NONE;

/** The manners of a game, once they are loaded. */
export function useManners(of: string): Manners {
  const [manners, setManners] = useState<Manners>(NONE);
  useEffect(() => {
    let isShown = true;
    // Without them the game is played by the table alone.
    mannersOf(of).then(
      (found) => isShown && setManners(found),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [of]);
  return manners;
}
