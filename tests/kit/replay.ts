import type { Game } from '../../domain/contract/game.ts';
import type { Frame } from '../../domain/contract/replay.ts';
import { SPECTATOR, type Viewer } from '../../domain/lib/ids.ts';
import { seenBy } from '../../domain/log/commit.ts';
import { fold, NOTHING } from '../../domain/match/fold/evolve.ts';
import type { Match } from '../../domain/match/state/state.ts';
import { framerOf } from '../../domain/match/view/frames.ts';
import { namedIn } from './boards.ts';
import type { Table } from './table.ts';

/** A piece on a table: without a name where the board gives it none. */
interface Piece {
  readonly name: string | undefined;
  readonly at: string;
  readonly count: number | undefined;
}

/** The pieces of a board, with the number in a name such as `Prussia 2 SP`. */
export const piecesOn = (game: Game, match: Match): readonly Piece[] =>
  namedIn(game.board(game.view(match.state, SPECTATOR), 'en'))
    .filter(({ kind, in: space }) => space !== undefined && (kind === 'piece' || kind === undefined))
    .map(({ id, name, in: at }) => ({ name: id, at: at!, count: numberIn(name) }))
    // The plate of a leader who is alone stands for no soldiers.
    .filter(({ count }) => count !== 0);

const numberIn = (name: string): number | undefined => {
  const [, count] = name.match(/ (\d+) SP$/) ?? [];
  return count === undefined ? undefined : Number(count);
};

/** Puts pieces where frames say; those of one group at once. Throws where a frame names a piece that is not there. */
export function played(pieces: readonly Piece[], frames: readonly Frame[]): readonly Piece[] {
  let now = [...pieces];
  for (const group of grouped(frames)) {
    // Names are those before the group; the piece that was there first has the name.
    const before = [...now];
    const taken = (name: string): Piece => {
      const piece = before.find((each) => each.name === name);
      if (piece === undefined) throw new Error(`no piece ${name} for ${JSON.stringify(group)}`);
      return piece;
    };
    const come: Piece[] = [];
    for (const frame of group) {
      if (frame.is === 'new') come.push({ name: frame.piece, at: frame.at, count: frame.count });
      if (frame.is === 'gone') now = now.filter((each) => each !== taken(frame.piece));
      if (frame.is === 'loss') {
        const piece = taken(frame.piece);
        if (piece.count !== undefined)
          now = now.map((each) => (each === piece ? { ...each, count: frame.left } : each));
      }
      if (frame.is !== 'move') continue;
      const at = frame.path.at(-1)!;
      const piece = taken(frame.piece);
      now =
        frame.left === undefined || frame.left === 0
          ? now.filter((each) => each !== piece)
          : now.map((each) => (each === piece ? { ...each, count: frame.left } : each));
      come.push({ name: frame.as ?? frame.piece, at, count: frame.count });
      for (const other of (frame.with ?? []).map(taken)) {
        now = now.filter((each) => each !== other);
        come.push({ ...other, at });
      }
    }
    for (const piece of come) {
      // Soldiers of one nation in one space are one piece.
      const there = now.find((each) => piece.count !== undefined && each.name === piece.name && each.at === piece.at);
      now = now.filter((each) => each !== there);
      now.push(there === undefined ? piece : { ...piece, count: piece.count! + there.count! });
    }
  }
  return now;
}

function grouped(frames: readonly Frame[]): readonly (readonly Frame[])[] {
  const groups: Frame[][] = [];
  for (const frame of frames) {
    const last = groups.at(-1);
    if (frame.group !== undefined && last?.[0]?.group === frame.group) last.push(frame);
    else groups.push([frame]);
  }
  return groups;
}

/** What is not where the board has it. */
export function misplaced(played: readonly Piece[], board: readonly Piece[]): readonly string[] {
  const spots = (pieces: readonly Piece[]): string =>
    pieces
      .map(({ at, count }) => `${at}${count === undefined ? '' : `:${count}`}`)
      .toSorted()
      .join(' ');
  const isThere = (piece: Piece): boolean =>
    played.some(({ name, at }) => at === piece.at && (name === undefined || name === piece.name));
  return [
    ...board
      .filter((piece) => piece.name !== undefined && !isThere(piece))
      .map(({ name, at }) => `${name} not in ${at}`),
    ...(spots(played) === spots(board) ? [] : [`played ${spots(played)}, board ${spots(board)}`]),
  ];
}

/** Calls for each commit once the game runs, with the matches before and after it. */
export function throughout(
  { match: last, commits, game }: Table,
  each: (before: Match, after: Match, play: (viewer: Viewer) => readonly (readonly Frame[])[], at: number) => void,
): void {
  const framers = framerOf(game, last, 'en');
  let match = NOTHING;
  commits.forEach((commit, at) => {
    const before = match;
    match = fold(game, before, commit);
    each(before, match, (viewer) => framers(before, { commit, seen: seenBy(commit, viewer) }), at);
  });
}

/** What playing all frames of a match does not put where the next board has it. */
export function misplacedIn(table: Table): readonly string[] {
  const wrong: string[] = [];
  throughout(table, (before, after, play) => {
    if (before.state === undefined) return;
    try {
      const pieces = played(piecesOn(table.game, before), play(SPECTATOR).flat());
      wrong.push(...misplaced(pieces, piecesOn(table.game, after)).map((fault) => `version ${after.v}: ${fault}`));
    } catch (thrown) {
      wrong.push(`version ${after.v}: ${(thrown as Error).message}`);
    }
  });
  return wrong;
}
