import type { GameEvent, Opening, Outcome, Sealed } from '../../contract/game.ts';
import type { SeatId } from '../../lib/ids.ts';
import type { Json } from '../../lib/json.ts';
import type { Calendar } from './calendar-schema.ts';
import type { VoteKind } from './commands.ts';
import type { EditedSettings, Settings } from './settings.ts';
import type { Contribution, Holder, RematchOrigin } from './state.ts';

/** The source of an answer without a person. */
export type Absent = 'standing' | 'lapse';

/** Facts about a match that are not its game's. */
export type MatchEvent =
  | {
      readonly type: 'match/created';
      readonly of: string;
      /** In form 1 alone. */
      readonly title?: string;
      /** In form 2 alone: the commitment to the title and all names, which lie elsewhere. */
      readonly texts?: string;
      /** In form 2 a pseudonym, like all people of a log. */
      readonly owner: string;
      readonly options: Json;
      readonly settings: Settings;
      readonly seedCommitment: string;
      /** Of a rematch. */
      readonly origin?: RematchOrigin;
      readonly chairs: readonly { readonly seat: SeatId; readonly name: string; readonly holds: readonly string[] }[];
    }
  /**
   * The game is a fork from here on: the first event after the shared part. All before are the commits of `origin.game`
   * up to `v`; `seed` is theirs. Its owner sits at every seat.
   */
  | {
      readonly type: 'match/forked';
      readonly owner: string;
      readonly origin: { readonly game: string; readonly v: number; readonly hash: string; readonly seed: string };
      readonly texts: string;
      readonly settings: Settings;
      readonly seedCommitment: string;
    }
  /**
   * The lobby was changed; what is not named is as it was. Seated players keep their seats, and none of them is ready
   * any more.
   */
  | {
      readonly type: 'match/edited';
      readonly texts: string;
      readonly options?: Json;
      readonly chairs?: readonly { readonly seat: SeatId; readonly name: string; readonly holds: readonly string[] }[];
      readonly settings?: EditedSettings;
    }
  | { readonly type: 'match/joined'; readonly seat: SeatId; readonly holder: Holder; readonly contribution?: string }
  /** In an anonymous match: the holder is sealed to nobody until the match is over. */
  | { readonly type: 'match/joined'; readonly seat: SeatId; readonly sealed: Sealed; readonly contribution?: string }
  /** The seats that the person waiting at `seat` prefers, best first: sealed to nobody until the seats are dealt. */
  | { readonly type: 'match/preferred'; readonly seat: SeatId; readonly sealed: Sealed }
  /** The person who waited at the second seat now sits at the first. */
  | {
      readonly type: 'match/dealt';
      readonly from: { readonly [seat: SeatId]: SeatId };
      readonly opens?: readonly Opening[];
    }
  /**
   * `unrevealed`: the person did not reveal what they had committed to, and lost the place; `unconfirmed`: did not say
   * that they are there; `moved`: they sit at another place, as the next event says; `removed`: by the owner;
   * `unseated`: by a moderator.
   */
  | {
      readonly type: 'match/left';
      readonly seat: SeatId;
      readonly how: 'left' | 'resigned' | 'unrevealed' | 'unconfirmed' | 'moved' | 'removed' | 'unseated';
    }
  /**
   * A moderator acted, for a reason that lies elsewhere: `reason` commits to it. What it leads to follows in the same
   * commit.
   */
  | {
      readonly type: 'match/moderated';
      readonly act: 'close' | 'unseat' | 'mute' | 'unmute';
      readonly seat?: SeatId;
      readonly reason: string;
    }
  /** The person on `seat` commits to bytes for the dice. */
  | { readonly type: 'match/contributed'; readonly seat: SeatId; readonly contribution: string }
  /**
   * All sit and start: from here on no contribution changes, and each must be revealed. In the order of the places.
   * Without joint dice there are none, and `seats` are the places of people; each of them must confirm.
   */
  | {
      readonly type: 'match/closed';
      readonly contributions: readonly Contribution[];
      readonly seats?: readonly SeatId[];
    }
  | { readonly type: 'match/confirmed'; readonly seat: SeatId }
  | { readonly type: 'match/revealed'; readonly seat: SeatId; readonly bytes: string }
  /** A start has failed, the `failed`-th of this match: all contributions are void. */
  | { readonly type: 'match/reopened'; readonly failed: number }
  | { readonly type: 'match/started' }
  | {
      readonly type: 'match/voted';
      readonly seat: SeatId;
      readonly kind: VoteKind;
      readonly value: boolean;
      /** The subject of a vote for a calendar. */
      readonly calendar?: Calendar;
    }
  | { readonly type: 'match/stood'; readonly seat: SeatId; readonly sealed: Sealed }
  /**
   * With `votes: secret`, instead of `match/stood`: the standing order of a seat and whether it wants a draw, sealed to
   * it. Nobody else can tell which of them changed.
   */
  | { readonly type: 'match/noted'; readonly seat: SeatId; readonly sealed: Sealed }
  /**
   * Nobody may act until `match/resumed`. `left`: milliseconds for which the clock would have run to the deadline, if
   * there was one.
   */
  | { readonly type: 'match/paused'; readonly left?: number }
  | { readonly type: 'match/resumed' }
  /** The deadline was prolonged: by a seat out of its own account, or by vote. `match/clock` says until when. */
  | { readonly type: 'match/extended'; readonly seat?: SeatId; readonly ask?: string }
  /** The seat is away until then, and may be away for this many more days in this game. */
  | { readonly type: 'match/away'; readonly seat: SeatId; readonly until: number; readonly left: number }
  /** The seat missed too many deadlines in a row: it is free for another person. */
  | { readonly type: 'match/vacated'; readonly seat: SeatId }
  /** Deadlines run by other days and hours from here on. */
  | { readonly type: 'match/calendar'; readonly calendar: Calendar }
  /**
   * The events that follow answer for `seat` without a person: a standing order or an earlier answer (`standing`), or a
   * timeout.
   */
  | { readonly type: 'match/answered'; readonly seat: SeatId; readonly ask: string; readonly how: Absent }
  /** In games where everybody begins with a standing order, it is sealed to the seat which of the two it was. */
  | { readonly type: 'match/answered'; readonly seat: SeatId; readonly ask: string; readonly sealed: Sealed }
  | { readonly type: 'match/took-back'; readonly seat: SeatId; readonly version: number }
  /** The log was restored up to version `from`; the commit is the first one of its epoch. */
  | { readonly type: 'match/restored'; readonly from: number }
  /** The commit before was made at a time that had not come yet: this one goes back. */
  | { readonly type: 'match/clock-set'; readonly was: number }
  /**
   * The server was away: what follows gives people time. Alone: the timeout would have been written too late, and there
   * is a new deadline instead (`outage.ts`). With `n`, `from`, `until`: the outage of this number in the record of the
   * service (`record.ts`).
   */
  | { readonly type: 'match/outage'; readonly n?: number; readonly from?: number; readonly until?: number }
  /**
   * A new deadline, or (without `due`) none. `grace`: the old one has passed, and this is the time granted once more.
   */
  | { readonly type: 'match/clock'; readonly due?: number; readonly grace?: true }
  /** Opens who sat where, if that was hidden. */
  | {
      readonly type: 'match/ended';
      readonly outcome: Outcome;
      readonly seed: string;
      readonly opens?: readonly Opening[];
    };

export type AnyEvent = GameEvent | MatchEvent;

export const isMatchEvent = (event: AnyEvent): event is MatchEvent => event.type.startsWith('match/');
