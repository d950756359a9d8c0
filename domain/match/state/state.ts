import type { Draws } from '../../contract/chance.ts';
import type { GameEvent, Outcome, SeatSpec } from '../../contract/game.ts';
import type { SeatId } from '../../lib/ids.ts';
import type { Json } from '../../lib/json.ts';
import type { OpenSeal } from '../../log/envelope.ts';
import type { Calendar } from './calendar-schema.ts';
import type { VoteKind } from './commands.ts';

import type { Settings } from './settings.ts';

export type Holder = { readonly kind: 'user'; readonly user: string } | { readonly kind: 'bot' };

/** A seat of a match, and its holder; without a holder it is vacant. */
export interface Chair extends SeatSpec {
  readonly holder?: Holder;
  /** The seats this person prefers, best first, and the topic that seals them until the seats are dealt. */
  readonly wish?: { readonly seats: readonly SeatId[]; readonly topic: string };
  /** The holder who missed too many deadlines; they may come back until another person takes the seat. */
  readonly former?: string;
}

/** A person's time at a seat: from the version that sat them down to the one that took them away. */
export interface Sitting {
  readonly seat: SeatId;
  readonly user: string;
  readonly since: number;
  /** Absent: they hold the seat. */
  readonly until?: number;
}

/** A person's commitment for the dice, by the place where they sit in the lobby. */
export interface Contribution {
  readonly seat: SeatId;
  readonly contribution: string;
}

/** How far the dice of a match with `settings.entropy: joint` have come. */
export interface Entropy {
  /** How many starts have failed. */
  readonly failed: number;
  /** The commitments of the seated people, in the order of the places. */
  readonly contributions: readonly Contribution[];
  /** The hash of the commit that fixed the contributions; absent: they may still change. */
  readonly closed?: string;
  /** The bytes revealed since then, base64url, by place. */
  readonly revealed: { readonly [seat: SeatId]: string };
}

/**
 * The record of a holder on a seat in play: questions under a deadline that they answered, and those that timed out.
 */
export interface Tenure {
  readonly seat: SeatId;
  readonly user: string;
  /** The version in which they sat down, or in which the game began. */
  readonly from: number;
  readonly answered: number;
  readonly missed: number;
  /** How many of the newest questions timed out in a row. */
  readonly row: number;
  /** The version in which they left. */
  readonly to?: number;
}

/** The clock of a seat in a match with a bank. */
export interface Banked {
  /** Milliseconds that are left to it, less those since `since`. */
  readonly left: number;
  /** When its question was opened, and which: absent while it does not run. */
  readonly since?: number;
  readonly ask?: string;
  /** The newest turn for which it got its increment. */
  readonly turn?: number;
}

/** How far the people of a match with `settings.ready` have said that they are there. */
export interface ReadyCheck {
  /** How many starts have failed. */
  readonly failed: number;
  /** The places that a start has fixed; absent: none is under way. */
  readonly seats?: readonly SeatId[];
  readonly confirmed: readonly SeatId[];
}

/** The origin of a rematch, and the people with reserved places in its lobby. */
export interface RematchOrigin {
  readonly is: 'rematch';
  readonly game: string;
  /** Of its newest commit. */
  readonly hash: string;
  /** By place, the pseudonym here of who it is kept for. */
  readonly places?: { readonly [seat: SeatId]: string };
}

/** The origin of a fork: the commits of that game up to version `v`, with that hash. */
interface ForkOrigin {
  readonly is: 'fork';
  readonly game: string;
  readonly v: number;
  readonly hash: string;
}

export type Origin = RematchOrigin | ForkOrigin;

/** A commit that may still be taken back. */
export interface Step {
  readonly v: number;
  readonly seat: SeatId;
  readonly events: readonly GameEvent[];
}

/** The delayed version for people without a seat, if they do not see everything at once. */
export interface Face {
  /** The version that they see. */
  readonly v: number;
  /** How often holders have changed since the start: that is not delayed. */
  readonly seats: number;
  /** The commit with which one of the two changed last, and so when they could see it first. */
  readonly since: { readonly v: number; readonly at: number };
  /** The turns that the version may still move to, each with the version in which it was reached. */
  readonly turns: readonly (readonly [turn: number, version: number])[];
}

/** One match, folded from its commits. Survives JSON. */
export interface Match {
  readonly game: string;
  /** The form of its log; absent: form 1. */
  readonly form?: 2;
  /** Minutes since 1970 of the newest restore of its log; absent: none. */
  readonly epoch?: number;
  /** Which game is played: the id of a registered `Play`. */
  readonly of: string;
  readonly rules: string;
  readonly v: number;
  readonly at: number;
  /** Hash of the newest commit. */
  readonly head: string;
  readonly status: 'lobby' | 'playing' | 'over';
  /** Of form 1. */
  readonly title?: string;
  /** Of form 2: the commitment to the title and all names. */
  readonly texts?: string;
  /** The user in form 1, a pseudonym in form 2. */
  readonly owner: string;
  /** The version of the newest edit of the lobby, which changed the texts; absent: none. */
  readonly edited?: number;
  /** The people that the owner has removed, and the version that did it last. */
  readonly removed?: { readonly [pseudonym: string]: number };
  /**
   * The people that moderators have muted or taken from their seats, by pseudonym; and the commitments to the reasons.
   */
  readonly moderated?: {
    readonly muted: readonly string[];
    readonly barred: readonly string[];
    readonly reasons: readonly string[];
  };
  /** Of form 2: the pseudonyms of everybody who ever owned it or sat in it. */
  readonly people?: readonly string[];
  /** Of form 2: the holders of seats by version, present ones included. */
  readonly sittings?: readonly Sitting[];
  readonly options: Json;
  readonly settings: Settings;
  readonly seedCommitment: string;
  readonly createdAt: number;
  readonly chairs: readonly Chair[];
  readonly votes: { readonly [kind in VoteKind]?: readonly SeatId[] };
  /** With `votes: secret`: who wants a draw. */
  readonly hushed?: readonly SeatId[];
  /** The calendars that seats wish for; seats that agree are in `votes`. */
  readonly calendars?: { readonly [seat: SeatId]: Calendar };
  /** Those that seats have changed; `null`: none, instead of the one of the game (`orders.ts`). */
  readonly standing: { readonly [seat: SeatId]: Json };
  /** The state of the game played; absent in the lobby. */
  readonly state?: Json;
  /** The newest steps of one seat, and the state they started from: nothing in them is a draw, a seal or a reveal. */
  readonly undo?: { readonly base: Json; readonly since: readonly Step[] };
  /** How often something was taken back; renames the questions, so an old answer never fits a reopened one. */
  readonly rewinds: number;
  /** When the deadline passes (playing) or the lobby expires; milliseconds since 1970. */
  readonly due?: number;
  /** `due` is the time that was granted once more. */
  readonly grace?: true;
  /** In form 2, while there is a deadline: since when it runs, also if it was moved meanwhile (`opened.ts`). */
  readonly opened?: number;
  readonly stood?: readonly (readonly [from: number, until: number])[];
  readonly halted?: number;
  /** How often the open question was given time because the server was away. */
  readonly spared?: number;
  /** The newest outage of the record of the service that was counted in. */
  readonly outage?: number;
  readonly draws: Draws;
  /** Nobody may act. `left`: what is given back of the deadline then; `grace`: it was the time granted once more. */
  readonly paused?: { readonly left?: number; readonly grace?: true };
  /** How often each seat has prolonged a deadline, and the question for which it did so last. */
  readonly extended?: { readonly [seat: SeatId]: { readonly used: number; readonly ask: string } };
  /** Until when each seat is, or was, away, and for how many days more it may be. */
  readonly away?: { readonly [seat: SeatId]: { readonly until: number; readonly left: number } };
  /** Of a match with a bank, in play. */
  readonly bank?: { readonly [seat: SeatId]: Banked };
  /** In form 2, of play: those who sit, and those who sat. */
  readonly tenures?: readonly Tenure[];
  /** Of a rematch, and of a fork. */
  readonly origin?: Origin;
  /** Present with joint dice. */
  readonly entropy?: Entropy;
  /** Present once the people of a match without joint dice were asked whether they are there. */
  readonly check?: ReadyCheck;
  /** Sealed values that are not opened to everyone yet, by topic. */
  readonly seals: { readonly [topic: string]: OpenSeal };
  /** The beginnings of the ids of all its commands, by which a retry is found: see `command-ids.ts`. */
  readonly ids: string;
  /** The commits of each seat without a turn, in form 2: see `limits.ts`. */
  readonly spent?: { readonly [seat: SeatId]: Spent };
  /** While it is played with spectators who do not see everything at once. */
  readonly face?: Face;
  /** It is what the face of a match shows (`face.ts`). */
  readonly isFace?: true;
  readonly outcome?: Outcome;
  /** base64url, once the match is over. */
  readonly seed?: string;
}

/** Whether a person sits there. */
export const isPerson = ({ holder }: Pick<Chair, 'holder'>): boolean => holder?.kind === 'user';

export const chairOf = (match: Match, seat: SeatId): Chair | undefined =>
  match.chairs.find((chair) => chair.seat === seat);

/** Whether it is hidden which person holds which seat. */
export const isHidden = ({ settings, status }: Match): boolean => settings.anonymous && status !== 'over';

/** The seats a person holds in a match: the person sees the match as they do. */
export const seatsOf = (match: Match, user: string | undefined): readonly SeatId[] =>
  match.chairs.filter(({ holder }) => holder?.kind === 'user' && holder.user === user).map(({ seat }) => seat);

/** Whether the server answers for a seat: a bot holds it, or bots answer for seats that were left in play. */
export function isBots({ chairs, settings, status }: Match, seat: SeatId): boolean {
  const chair = chairs.find((each) => each.seat === seat);
  if (chair === undefined) return false;
  return chair.holder === undefined ? status === 'playing' && settings.absent === 'bot' : chair.holder.kind === 'bot';
}

/** Returns the seated people with hidden names. */
export const hiddenPeople = (match: Match): readonly string[] =>
  isHidden(match) ? match.chairs.flatMap(({ holder }) => (holder?.kind === 'user' ? [holder.user] : [])) : [];

/** Whether a person (undefined: an anonymous reader) may know that the match exists. */
export const maySee = (match: Match, user: string | undefined): boolean =>
  match.settings.visibility === 'public' ||
  (user !== undefined &&
    (user === match.owner ||
      match.settings.invited?.includes(user) === true ||
      match.chairs.some(({ former }) => former === user) ||
      seatsOf(match, user).length > 0));

/**
 * What the fold keeps for it: until when a seat's commits are accounted for, and what its present holder has said:
 * which question they answered last, and whether they are ready.
 */
export interface Spent {
  readonly until: number;
  readonly ask?: string;
  readonly isReady?: true;
  /**
   * The newest commit by which its answer to a question was given or changed; saying that it is ready changes it too.
   */
  readonly answer?: { readonly ask: string; readonly v: number };
}
