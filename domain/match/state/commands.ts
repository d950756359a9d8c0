import type { Json } from '../../lib/json.ts';
import type { Calendar } from './calendar-schema.ts';
import type { EditedSettings, Settings } from './settings.ts';
import type { Holder, RematchOrigin } from './state.ts';

export const VOTE_KINDS = ['draw', 'cancel', 'ready', 'pause', 'extend', 'concede', 'calendar'] as const;
export type VoteKind = (typeof VOTE_KINDS)[number];

export type MatchCommand =
  | {
      readonly type: 'create';
      readonly of: string;
      /** In form 1 alone. */
      readonly title?: string;
      /** In form 2 alone: the commitment to the title and all names. */
      readonly texts?: string;
      readonly options: Json;
      readonly settings: Settings;
      /** Of form 2: what it is a rematch of. */
      readonly origin?: RematchOrigin;
      /** Of form 2: the holders of seats from the first commit on. */
      readonly seats?: { readonly [seat: string]: Holder };
      /** Of form 2: the game starts in its first commit. */
      readonly start?: true;
    }
  /** Goes on from a version of another game, in a sandbox of form 2. `seed`: that of the other game, base64url. */
  | { readonly type: 'fork'; readonly texts: string; readonly settings: Settings; readonly seed: string }
  | {
      readonly type: 'join';
      readonly seat?: string;
      readonly bot?: true;
      readonly preferences?: readonly string[];
      readonly contribution?: string;
      /** The owner has removed this person, and invited them since. */
      readonly invited?: true;
    }
  /** Of form 2, as `move` and `remove`. `texts`: the commitment to the title and all names, as they are now. */
  | { readonly type: 'edit'; readonly texts: string; readonly options?: Json; readonly settings?: EditedSettings }
  | { readonly type: 'move'; readonly seat: string; readonly to: string; readonly contribution?: string }
  | { readonly type: 'remove'; readonly seat: string }
  | { readonly type: 'close' }
  | { readonly type: 'leave'; readonly seat: string }
  /** `reason`: the commitment to it. */
  | {
      readonly type: 'moderate';
      readonly act: 'close' | 'unseat' | 'mute' | 'unmute';
      readonly target?: string;
      readonly reason: string;
    }
  | { readonly type: 'start' }
  /** Commits to 32 bytes for the dice: the hash of them, of the game and of the place. */
  | { readonly type: 'contribute'; readonly seat: string; readonly contribution: string }
  /** Reveals those bytes, base64url. */
  | { readonly type: 'reveal'; readonly seat: string; readonly bytes: string }
  /** Says that the person is there, when the game is about to begin. */
  | { readonly type: 'confirm'; readonly seat: string }
  | { readonly type: 'act'; readonly seat: string; readonly ask: string; readonly command: Json }
  | { readonly type: 'takeback'; readonly seat: string; readonly version?: number }
  | { readonly type: 'stand'; readonly seat: string; readonly standing: Json }
  /** `calendar`: what a vote of that kind is for. */
  | {
      readonly type: 'vote';
      readonly seat: string;
      readonly kind: VoteKind;
      readonly value: boolean;
      readonly calendar?: Calendar;
    }
  /** Prolongs the deadline of the seat's question. */
  | { readonly type: 'extend'; readonly seat: string }
  /** The seat is away until then, milliseconds since 1970. */
  | { readonly type: 'away'; readonly seat: string; readonly until: number }
  | { readonly type: 'tick' }
  /** The log was restored up to version `from`: chance goes on in a new epoch. */
  | { readonly type: 'restored'; readonly from: number }
  /** The newest commit is in the future: the time is set right. */
  | { readonly type: 'set-clock' }
  /** Of form 2: outage `n` of the record of the service, milliseconds since 1970. Time that it took comes back. */
  | { readonly type: 'outage'; readonly n: number; readonly from: number; readonly until: number };
