import type { Play } from '../../../domain/contract/game.ts';
import type { SeatId } from '../../../domain/lib/ids.ts';
import type { Commit } from '../../../domain/log/commit.ts';
import { asksOf, isWaited } from '../../../domain/match/clock/questions.ts';
import { fold, NOTHING } from '../../../domain/match/fold/evolve.ts';
import type { Match, Sitting } from '../../../domain/match/state/state.ts';

/** A moment of the log. */
interface Moment {
  readonly version: number;
  readonly at: number;
}

/** The end of a question. `sealed`: the server answered for the seat, and how is sealed to the seat. */
interface End extends Moment {
  readonly how: 'answered' | 'standing' | 'lapse' | 'sealed' | 'closed';
}

/** A deadline of a question, and the event that set or moved it. */
interface Deadline extends Moment {
  readonly due?: number;
  readonly by: string;
}

/** A question to a seat. Contains no answer. */
export interface Question extends Moment {
  readonly seat: SeatId;
  readonly ask: string;
  readonly kind: string;
  readonly deadlines: readonly Deadline[];
  /** When the seat last changed an answer that was not final. */
  readonly saved?: Moment;
  /** Absent: the question is open. */
  readonly end?: End;
}

/** What a log tells of its seats. */
export interface Told {
  readonly match: Match;
  readonly questions: readonly Question[];
  readonly sittings: readonly (Sitting & { readonly from: number; readonly to?: number })[];
}

/** Events that move a deadline, in the order in which they explain it. */
const MOVES = ['outage', 'extended', 'paused', 'resumed', 'away', 'calendar', 'clock-set', 'restored'] as const;

type Open = { -readonly [part in keyof Question]: Question[part] };

/** Returns the questions to each seat, oldest first, and who sat there when. Reads no sealed value of a game. */
export function questionsIn(game: Play, commits: readonly Commit[]): Told {
  let match = NOTHING;
  const all: Open[] = [];
  const times = new Map<number, number>();
  for (const commit of commits) {
    const before = match;
    match = fold(game, match, commit);
    const { v: version, at, by } = commit.envelope;
    times.set(version, at);
    const waits = asksOf(game, match).filter(isWaited);
    for (const open of all.filter(({ end }) => end === undefined)) {
      if (by === `seat:${open.seat}`) open.saved = { version, at };
      if (!waits.some(({ seat, ask }) => seat === open.seat && ask === open.ask))
        open.end = { version, at, how: howEnded(commit, open) };
    }
    for (const { seat, ask, kind } of waits) {
      const known = all.find((each) => each.seat === seat && each.ask === ask);
      if (known === undefined) all.push({ seat, ask, kind, version, at, deadlines: [] });
      else delete known.end;
    }
    for (const open of all.filter(({ end }) => end === undefined))
      if (open.version === version || before.due !== match.due)
        open.deadlines = [...open.deadlines, deadlineOf(commit, match)];
  }
  const sittings = (match.sittings ?? []).map((sitting) => {
    const to = sitting.until === undefined ? undefined : times.get(sitting.until);
    return { ...sitting, from: times.get(sitting.since) ?? 0, ...(to !== undefined && { to }) };
  });
  return { match, questions: all, sittings };
}

const typesIn = ({ envelope }: Commit): readonly string[] => envelope.events.map(({ type }) => String(type));

function deadlineOf(commit: Commit, { due, grace }: Match): Deadline {
  const { v: version, at } = commit.envelope;
  const types = typesIn(commit);
  const move = MOVES.find((each) => types.includes(`match/${each}`));
  return { version, at, ...(due !== undefined && { due }), by: move ?? (grace === true ? 'grace' : 'question') };
}

function howEnded(commit: Commit, { seat }: Pick<Question, 'seat'>): End['how'] {
  const given = commit.envelope.events.find(({ type, seat: of }) => type === 'match/answered' && of === seat);
  if (given !== undefined) return given.how === 'standing' || given.how === 'lapse' ? given.how : 'sealed';
  return commit.envelope.by === `seat:${seat}` || commit.envelope.by === `bot:${seat}` ? 'answered' : 'closed';
}
