import { type Signal, signal } from '@preact/signals';
import { now } from '../../app/clock.ts';
import { api } from '../../app/service/api.ts';
import { areReplaysOn } from '../../app/session.ts';
import { seriesAt } from '../../replay/series.ts';
import type { Moment } from '../ahead.ts';
import { wantedFrom } from '../board/turning.ts';
import { countedIn, filmOf, isCount, type Step, sinceOf } from './film.ts';
import { isCut, turnBegan } from './phases.ts';
import { type Act, NOTHING, type Player, played, waitOf } from './player.ts';
import { cutNext } from './projector.ts';
import { noteSeen, seenOf, wasHere } from './seen.ts';
import { type Boards, linesBetween, momentThen, storySince, withoutQuestions } from './story.ts';

/** What the table shows: the newest moment, or the one before a replay that is on. */
export interface Telling {
  readonly moment?: Moment;
  readonly player: Player;
  /** The first version that the board of a replay does not show yet. */
  readonly since: number;
  /** The step that is shown, where the board has all of its version: it moves nothing. */
  readonly counted?: Step;
  /** The steps were not shown with motion: the bar offers them. */
  readonly isOffer: boolean;
}

/** With less time than this before the deadline nothing is told with motion, in milliseconds. */
const HURRY = 60_000;
/** How long the board before a replay stands still at first, in milliseconds. */
const AT_REST = 300;
/** How long a replay waits for bots that still play, in milliseconds: it knows all that it tells before it begins. */
const UNTIL_BOTS_REST = 2500;
/** What the board of its version draws: results of orders, new pieces, and flags. */
const DRAWN: ReadonlySet<string> = new Set(['mark', 'new', 'flag']);
/** The boards of at most as many versions are read for what came of their orders. */
const BOARDS = 4;

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

const mayMove = ({ game: { due } }: Moment): boolean =>
  areReplaysOn.value && !isStill() && (due === undefined || due - now() >= HURRY);

/** Whether the viewer still has the same question: a replay would take it away. */
const isMidChoice = (before: Moment, after: Moment): boolean =>
  before.actions.actions.some(
    ({ ask, settled }) =>
      settled !== true && after.actions.actions.some((other) => other.ask === ask && other.settled !== true),
  );

const canTell = (before: Moment, after: Moment): boolean =>
  before.game.status === 'playing' &&
  before.board !== undefined &&
  after.board !== undefined &&
  after.game.version > before.game.version &&
  !isMidChoice(before, after);

const NO_BOARDS: Boards = new Map();

/** Tells what happened in a game since the reader last saw its board. */
export function tellingOf(id: string) {
  const telling: Signal<Telling> = signal({ player: NOTHING, since: 0, isOffer: false });
  let newest: Moment | undefined;
  /** The newest moment that is shown, or that the replay leads to. */
  let reached: Moment | undefined;
  /** The moment before the last replay. */
  let start: Moment | undefined;
  /** The moments before versions of the replay, as far as their boards are here. */
  let scenes = new Map<number, Moment>();
  let isBusy = false;
  let isAway = false;
  let hasEnded = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function put(player: Player, isOffer: boolean): void {
    const isSame = player === telling.peek().player;
    const isOn = player.mode !== 'over';
    const wasOn = telling.peek().player.mode !== 'over';
    if (isOn || wasOn) cutNext(true);
    const since = isOn ? sceneOf(player) : 0;
    const before = isOn ? (scenes.get(since) ?? start) : reached;
    const counted = isOn ? countedIn(player.steps, player.at) : undefined;
    const isCounted = counted?.board !== undefined && before !== undefined;
    const moment = isCounted ? { ...before, board: counted.board } : before;
    telling.value = { player, since, isOffer, ...(isCounted && { counted }), ...(moment !== undefined && { moment }) };
    if (!isOn && reached !== undefined) noteSeen(id, reached.game.version);
    if (isSame) return;
    clearTimeout(timer);
    if (player.mode === 'playing')
      timer = setTimeout(() => act({ do: 'next' }), player.at === 0 ? AT_REST : waitOf(player));
  }

  /** The version of the step that is shown, or of an earlier one: the board before it is here. */
  function sceneOf({ steps, at }: Player): number {
    const step = steps[at - 1] ?? steps[0];
    return step === undefined ? 0 : Math.max(0, ...[...scenes.keys()].filter((each) => each <= sinceOf(step)));
  }

  /** Reads the boards before versions of a replay, one by one: each version begins with what is true. */
  async function readScenes(from: Moment, versions: readonly number[], boards: Boards): Promise<void> {
    const [who, into] = [api.value, scenes];
    const side = wantedFrom(from.game);
    for (const each of versions) {
      if (hasEnded || into !== scenes) return;
      const here = boards.get(each - 1);
      if (here !== undefined) {
        into.set(each, { ...from, board: here });
        continue;
      }
      const drawn = { game: id, version: each - 1, panels: '0', ...(side !== undefined && { from: side }) } as const;
      // Without the board the steps go on from the one before.
      const board = await who.raw('getBoard', drawn).catch(() => undefined);
      if (board !== undefined) into.set(each, { ...from, board: board.text });
    }
  }

  function act(how: Act): void {
    if (start === undefined) return;
    // A reader who skips a replay skips what came while it was on.
    if (how.do === 'skip' && how.to === undefined && isOn() && newest !== undefined) reached = newest;
    put(played(telling.peek().player, how), false);
    // What came while the replay was on, and what it did not lead to.
    void goOn();
  }

  let rested: ReturnType<typeof setTimeout> | undefined;
  let isPatient = true;
  /** Whether bots alone are to move: more comes soon, and is told together. */
  function awaitsBots({ game }: Moment): boolean {
    const open = game.asks.filter(({ settled }) => settled !== true).map(({ seat }) => seat);
    const areBots = game.seats.every(({ seat, holder }) => !open.includes(seat) || holder?.kind === 'bot');
    if (game.status !== 'playing' || !areBots || !isPatient) {
      clearTimeout(rested);
      rested = undefined;
      isPatient = true;
      return false;
    }
    rested ??= setTimeout(() => {
      isPatient = false;
      void goOn();
    }, UNTIL_BOTS_REST);
    return true;
  }

  function settle(moment: Moment): true {
    reached = moment;
    const { player } = telling.peek();
    if (player.mode === 'over') cutNext(false);
    put(player, false);
    return true;
  }

  function tell(from: Moment, to: Moment, steps: readonly Step[], boards: Boards): void {
    const { player } = telling.peek();
    reached = to;
    start = withoutQuestions(from);
    scenes = new Map();
    // The first version of all begins at the board before the replay.
    void readScenes(start, [...new Set(steps.map(sinceOf))].slice(1), boards);
    const isTold = mayMove(to);
    if (!isTold) cutNext(true);
    const next = isTold
      ? played(player, { do: 'start', steps })
      : { steps, at: steps.length, mode: 'over' as const, moves: false };
    put(next, !isTold);
  }

  /** Where the replay up to a moment begins: at a moment that is here, or at a version. */
  function beginning(to: Moment): Moment | number | undefined {
    if (reached !== undefined) return canTell(reached, to) ? reached : undefined;
    const last = seenOf(id);
    return last !== undefined && last < to.game.version && to.board !== undefined && last > 0 ? last : undefined;
  }

  async function goOn(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    while (newest !== undefined && newest !== reached && !hasEnded) {
      const to = newest;
      const from = beginning(to);
      if (from === undefined) settle(to);
      else if (isAway || (document.hidden && mayMove(to)) || isOn()) break;
      else if (!(await told(from, to).catch(() => settle(to)))) break;
    }
    isBusy = false;
  }

  const isOn = (): boolean => telling.peek().player.mode !== 'over';

  /** Tells what leads to a moment, or shows it. Returns false where more comes soon. */
  async function told(from: Moment | number, to: Moment): Promise<boolean> {
    const who = api.value;
    const { version, mine = [], seats } = to.game;
    let after = typeof from === 'number' ? from : from.game.version;
    if (isCut(version - after, typeof from !== 'number' || wasHere(id))) {
      const { phases } = await seriesAt(who, to.game);
      after = Math.max(after, turnBegan(phases) ?? 0);
    }
    const names = seats.filter(({ seat }) => mine.includes(seat)).map(({ name }) => name);
    const isHere = typeof from !== 'number' && from.game.version === after;
    const { lines, boards } = isHere
      ? { lines: await linesBetween(who, id, after, version), boards: NO_BOARDS }
      : await storySince(who, to.game, after, wantedFrom(to.game));
    const film = filmOf(lines, mine, names);
    if (hasEnded) return false;
    if (film.length === 0) return settle(to);
    if (mayMove(to) && awaitsBots(to)) return newest !== to;
    const steps = await withBoards(film, boards, wantedFrom(to.game));
    if (hasEnded) return false;
    const first = boards.get(after);
    // Around the first board stands what is so now: it costs no request.
    const then = first === undefined ? undefined : { ...to, game: { ...to.game, version: after }, board: first };
    tell(isHere ? from : (then ?? (await momentThen(who, id, after))), to, steps, boards);
    return true;
  }

  /** Steps with orders, with new pieces or flags, or with numbers alone, and the boards that show what came of them. */
  async function withBoards(steps: readonly Step[], here: Boards, from: string | undefined): Promise<readonly Step[]> {
    const isDrawn = ({ before = [], frames }: Step): boolean =>
      [...before.flatMap((own) => own.frames), ...frames].some((frame) =>
        DRAWN.has(frame.is === 'track' ? frame.track : frame.is),
      );
    const last = (wanted: readonly Step[]) =>
      [...new Set(wanted.map(({ version }) => version))].filter((version) => !here.has(version)).slice(-BOARDS);
    const versions = [...new Set([...last(steps.filter(isDrawn)), ...last(steps.filter(isCount))])];
    const read = await Promise.all(
      versions.map((version) =>
        api.value.raw('getBoard', { game: id, version, panels: '0', ...(from !== undefined && { from }) }).then(
          ({ text }) => [[version, text] as const],
          // Without the board the replay draws separate arrows.
          () => [],
        ),
      ),
    );
    const shown = new Set(steps.filter((step) => isDrawn(step) || isCount(step)).map(({ version }) => version));
    const boards = new Map([...here, ...read.flat()].filter(([version]) => shown.has(version)));
    return steps.map((step) => {
      const board = boards.get(step.version);
      return board === undefined ? step : { ...step, board };
    });
  }

  const see = (): void => void goOn();
  document.addEventListener('visibilitychange', see);
  return {
    telling,
    act,
    /** A newer moment of the game is read. */
    follow(moment: Moment): void {
      newest = moment;
      void goOn();
    },
    /** The reader looks at a past phase: what happens meanwhile is told when they come back. */
    look(away: boolean): void {
      if (isAway === away) return;
      isAway = away;
      const { player } = telling.peek();
      if (away && player.mode !== 'over') act({ do: 'skip' });
      void goOn();
    },
    end(): void {
      hasEnded = true;
      clearTimeout(timer);
      clearTimeout(rested);
      document.removeEventListener('visibilitychange', see);
    },
  };
}
