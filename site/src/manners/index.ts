import type { Json } from '@fieldpost/client';
import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { IconName } from '../app/parts/icon.tsx';
import type { Name } from '../grammar/node.ts';
import type { Moment } from '../table/ahead.ts';
import type { Choosing, Habits, Question } from '../table/choosing/choosing.ts';
import type { Rolled } from '../table/replay/told.tsx';

interface AtSeat {
  readonly colour?: string | undefined;
  /** The score that wins. */
  readonly goal?: number;
  readonly facts: readonly { readonly icon: IconName; readonly count: number; readonly words: string }[];
}

/** What a button knows beside its command. */
interface AtButton {
  /** What kind of question it answers. */
  readonly kind: string;
  /** The names of the cards in the hand, and their lines. */
  readonly cards: ReadonlyMap<string, string>;
  readonly facts: ReadonlyMap<string, readonly string[]>;
  /** Names what is on the board. */
  readonly named: (name: Name) => string;
  /** No other answer is possible. */
  readonly isOnly?: boolean;
  /** It cannot be undone. */
  readonly isFinal?: boolean;
}

/** What players of one game expect beside the table of all games. A game without manners can still be played. */
export interface Manners {
  /** In the panel of a question. */
  readonly AtQuestion?: FunctionComponent<{
    readonly moment: Moment;
    readonly question: Question;
    readonly choosing: Choosing;
    /** The player can only pass. */
    readonly isIdle: boolean;
  }>;
  /** Beside the button of a player who can only pass: a setting that answers from now on. */
  readonly AtPass?: FunctionComponent<{ readonly moment: Moment; readonly question: Question }>;
  /** Under the panel of the question. */
  readonly UnderPanel?: FunctionComponent<{ readonly moment: Moment; readonly rolled?: Rolled | undefined }>;
  /** In the tab of the players: what the whole picture has around the map. Names in it can be pointed at. */
  readonly AtPlayers?: FunctionComponent<{
    readonly moment: Moment;
    readonly onPoint: (names: readonly Name[]) => void;
  }>;
  /** In the tab More. */
  readonly AtMore?: FunctionComponent<{ readonly moment: Moment }>;
  /** The colour of a seat on the board, and what its strip counts: an icon with its number, and the same in words. */
  readonly atSeat?: (view: unknown, seat: string) => AtSeat;
  /** Describes a standing order in one line by its preset, and shows its switches. */
  readonly orderLine?: (preset: string | undefined) => string;
  readonly OrderSwitches?: FunctionComponent<{ readonly standing: Json; readonly onChange: (standing: Json) => void }>;
  /** What an order means beside the others on its sheet. */
  readonly habits?: Habits;
  /** Names a command on its button, where the words of its grammar are too many. */
  readonly button?: (command: Json, at: AtButton) => string | undefined;
  /** Whether it is what players usually answer: its button stands out. Without one, what does more stands out. */
  readonly likely?: (command: Json, kind: string) => boolean;
  /** Says what the end of a question gives up. `able`: the pieces that could still act. `isFinal`: it cannot be undone. */
  readonly givesUp?: (kind: string, able: number, isFinal: boolean) => string | undefined;
  /** What is said of a place where a question of this kind offers nothing. */
  readonly nothingHere?: (kind: string, name: Name) => string | undefined;
  /** What a small board shows where a question is about nothing on it: the pieces of these seats. */
  readonly homeOf?: (view: unknown, seats: readonly string[]) => readonly Name[];
  /** On a phone the command at a target stands above what ends the question. */
  readonly isTargetFirst?: boolean;
  /** Nothing in it is decided by dice. */
  readonly hasNoDice?: boolean;
  /**
   * Where its pieces look and fire: a piece shows what it sees when a viewer points at it. Returns the space to which a
   * command moves the piece, from where it would see.
   */
  readonly looks?: (command: Json | undefined) => string | undefined;
  /** Whether a piece looks for targets: of others the server knows no sight. */
  readonly sees?: (piece: string) => boolean;
}

/** Loads the manners when a viewer opens a game. */
const ROOMS: { readonly [of: string]: () => Promise<Manners> } = {
  diplomacy: () => import('./diplomacy.tsx').then(({ diplomacy }) => diplomacy),
  kutuzov: () => import('./kutuzov.tsx').then(({ kutuzov }) => kutuzov),
  napoleonics: () => import('./napoleonics.tsx').then(({ napoleonics }) => napoleonics),
};

const NONE: Manners = {};

const mannersOf = async (of: string): Promise<Manners> => (await ROOMS[of]?.()) ?? NONE;

/** Returns the manners of a game once they are loaded. */
export function useManners(of: string): Manners {
  const [manners, setManners] = useState<Manners>(NONE);
  useEffect(() => {
    let isShown = true;
    // Without them the table alone is enough to play.
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
