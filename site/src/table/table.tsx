import { useEffect, useMemo, useState } from 'preact/hooks';
import { useRoute } from 'preact-iso';
import { Missing } from '../app/not-found.tsx';
import { Downloads } from '../app/parts/downloads.tsx';
import { nameOfGame } from '../app/parts/game-list.tsx';
import { Refusal } from '../app/parts/problem.tsx';
import { texts } from '../app/texts.ts';
import { setTitle } from '../app/title.ts';
import { GameHooks } from '../channels/game-hooks.tsx';
import { Mute } from '../channels/mute.tsx';
import type { Name } from '../grammar/node.ts';
import { lights, placesOf } from '../guide/given.ts';
import { Guide } from '../guide/guide.tsx';
import { useManners } from '../manners/index.ts';
import { BattleCard } from './acting/battle-card.tsx';
import { AskBeforeDice } from './acting/setting.tsx';
import type { Moment } from './ahead.ts';
import { Clock } from './around/clock.tsx';
import { Log } from './around/log.tsx';
import { isStale, Notices } from './around/notice.tsx';
import { Outcome } from './around/outcome.tsx';
import { type People, Seats } from './around/people.tsx';
import { Position } from './around/position.tsx';
import { CloseSandbox } from './around/sandbox.tsx';
import { Silence } from './around/silence.tsx';
import { Standing } from './around/standing.tsx';
import { Terms } from './around/terms.tsx';
import { Votes } from './around/votes.tsx';
import { quietCorner } from './board/corner.ts';
import { useTurned } from './board/turning.ts';
import { useFocusKept } from './focus.ts';
import { Inspect } from './inspect/inspect.tsx';
import { Lobby } from './lobby.tsx';
import { type Following, useGame } from './moment.ts';
import { Asked } from './playing.tsx';
import { isAsked } from './ready-check.tsx';
import { aboutIn, actingIn, rolledIn, saidIn, scoredIn, ToldCard } from './replay/told.tsx';
import { type Shown, useTelling } from './replay/use-telling.ts';
import { Bar } from './shell/bar.tsx';
import { Happened, HappenedThen } from './shell/happened.tsx';
import { isMapAlone } from './shell/map-alone.tsx';
import { Notes } from './shell/notes.tsx';
import { useOpened } from './shell/opened.ts';
import { PrintedHead, PrintedPosition } from './shell/printed.tsx';
import { Rail, type Tab } from './shell/rail.tsx';
import { boxOf, ratioOf, useNarrow } from './shell/size.ts';
import { Strips } from './shell/strips.tsx';
import { Wishes } from './shell/wishes.tsx';
import { Watched } from './watched.tsx';

/** The table of a game: its board, the question to the viewer, what happened. It knows no game. */
export function Table() {
  const { params } = useRoute();
  const id = params.game ?? '';
  const following = useGame(id);
  const { moment: newest, people, press, error } = following.value;
  const shown = useTelling(id, newest);
  const [next, setNext] = useState<Moment['actions']>();
  const told = shown?.moment;
  // The questions of a receipt are shown at once, unless the past is: the position that belongs to them is on its way.
  const isNow = shown !== undefined && shown.at === undefined && shown.player.mode === 'over';
  const isAhead =
    isNow && told !== undefined && next !== undefined && next.game === id && next.version > told.actions.version;
  const moment = isAhead ? { ...told, actions: next } : told;
  const title = people?.title ?? (moment === undefined ? '' : nameOfGame(moment.game));
  const mine = newest?.actions.actions.filter(({ settled }) => settled !== true) ?? [];
  useEffect(() => setTitle(title, mine.length > 0), [title, mine.length > 0]);
  useEffect(() => {
    isStale.value = false;
  }, [id]);
  useOpened(id);
  if (shown === undefined || moment === undefined)
    return (
      <main id="content" class={error === undefined ? 'table' : ''} aria-busy={error === undefined}>
        <Bar title="" />
        {error === undefined ? <p class="loading">{texts.value.loading}</p> : <Missing error={error} />}
      </main>
    );
  const { game, board } = moment;
  const around = (
    <div class="over-board">
      <Notices />
      <Refusal error={error} />
    </div>
  );
  return (
    <main id="content" class={`table ${game.status} ${board === undefined ? '' : 'play'}`}>
      {board === undefined ? (
        <>
          <Bar title={title} moment={moment} people={people} />
          {around}
          <Place moment={moment} people={people} press={press} />
        </>
      ) : (
        <Play moment={moment} people={people} press={press} title={title} shown={shown} onAnswered={setNext}>
          {around}
        </Play>
      )}
    </main>
  );
}

interface Placed {
  readonly moment: Moment;
  readonly people: People | undefined;
  readonly press?: Following['press'];
}

/** A lobby, a game with a position that only seated players see, or one that never began. */
function Place({ moment, people, press }: Placed) {
  if (moment.game.status === 'lobby')
    return (
      <Lobby game={moment.game} people={people} press={press}>
        <p class="lobby-clock">
          <Clock due={moment.game.due} isLobby={!isAsked(moment.game)} />
        </p>
      </Lobby>
    );
  return moment.game.status === 'playing' ? (
    <Unseen moment={moment} people={people} />
  ) : (
    <Outcome game={moment.game} isUnbegun />
  );
}

/** A game with a position that only seated players see: its holders, and the free seats. */
function Unseen({ moment: { game }, people }: Placed) {
  return (
    <div class="unseen-game">
      <Terms settings={game.settings} />
      <Seats game={game} people={people} />
    </div>
  );
}

interface Playing extends Placed {
  readonly shown: Shown;
  readonly title: string;
  /** Takes the next questions, which came with a receipt. */
  readonly onAnswered: (actions: Moment['actions']) => void;
  /** Over the board. */
  readonly children: preact.ComponentChildren;
}

/** The board with the bar above it, the hand under it, and the rail beside it. */
function Play({ moment: newest, people, press, title, shown, onAnswered, children }: Playing) {
  const { moment, from, flip } = useTurned(newest);
  const { game, actions, state, board = '' } = moment;
  const [seat, setSeat] = useState<string>();
  const [chosen, setTab] = useState<Tab>('question');
  const [pointed, setPointed] = useState<readonly Name[]>([]);
  const isNarrow = useNarrow();
  useFocusKept();
  const manners = useManners(game.of);
  const corner = useMemo(() => quietCorner(board, boxOf(board)), [game.game]);
  const ratio = useMemo(() => ratioOf(board), [board]);
  const question =
    actions.actions.find((each) => each.seat === seat) ??
    actions.actions.find(({ settled }) => settled !== true) ??
    actions.actions[0];
  const isOver = shown.newest.game.status !== 'playing';
  // The place of the question is there for as long as the viewer may get one: its size never changes during a game.
  const hasQuestion = isOver || (game.mine?.length ?? 0) > 0;
  const isSplit = !isNarrow || !hasQuestion;
  const tab = chosen === 'question' && isSplit ? 'players' : chosen;
  // A phone shows each new question; what is read in another tab meanwhile is one click away.
  useEffect(() => {
    if (isNarrow) setTab('question');
    setPointed([]);
  }, [question?.ask]);
  const happened =
    shown.at !== undefined
      ? // Of the version that the board shows: the one of the address is on its way.
        game.version === shown.at && <HappenedThen key={game.version} game={game} at={game.version} />
      : shown.player.mode === 'over' && <Happened game={game} steps={shown.player.steps} />;
  const { AtPlayers, AtMore } = manners;
  // Where the strips say all of the players, their tab has what each of them has, in words.
  const hasNoPlayers = AtPlayers === undefined;
  // Spectators of a game with cards may see none.
  const isHolding = state?.tray !== undefined && (state.tray.length > 0 || (game.mine?.length ?? 0) > 0);
  const over = <BattleCard shown={shown} of={game.of} corner={corner} />;
  const hand = isHolding ? 'with-hand' : 'no-hand';
  return (
    <div
      class={`shell ${hand} ${hasQuestion ? 'with-question' : 'without-question'} ${isOver ? 'is-over' : ''} ${isMapAlone.value ? 'map-alone' : ''}`}
      data-tab={tab}
      data-light={placesOf(lights.value)}
      style={{ '--ratio': ratio.toFixed(4) }}
    >
      <Bar {...{ title, moment, people, shown, onAnswered }} />
      <PrintedHead title={title} moment={moment} />
      {children}
      <ToldCard shown={shown} />
      {question === undefined ? (
        <Watched
          {...{ moment, people, manners, corner, flip, over, pointed, happened }}
          onPointed={setPointed}
          isPast={shown.at !== undefined}
          said={saidIn(shown)}
          rolled={rolledIn(shown)}
          told={aboutIn(shown)}
        />
      ) : (
        <Asked
          key={`${question.ask}/${question.seat}`}
          {...{ moment, question, manners, corner, flip, over, pointed, happened }}
          onPointed={setPointed}
          onAnswered={onAnswered}
        >
          {actions.actions.length > 1 && (
            <div class="chips asked-seats" role="tablist">
              {actions.actions.map((each) => (
                <button
                  type="button"
                  role="tab"
                  key={each.seat}
                  aria-selected={each === question}
                  onClick={() => setSeat(each.seat)}
                >
                  {game.seats.find((one) => one.seat === each.seat)?.name ?? each.seat}
                </button>
              ))}
            </div>
          )}
        </Asked>
      )}
      <Inspect moment={moment} />
      <Guide game={shown.newest.game} actions={shown.newest.actions} />
      <Strips
        {...{ moment, people, manners, from }}
        series={shown.series}
        scored={scoredIn(shown)}
        isPast={shown.at !== undefined || moment.game.version < shown.newest.game.version}
        acting={actingIn(shown)}
      />
      <PrintedPosition moment={moment} />
      <Rail
        game={game}
        press={press}
        tab={tab}
        onTab={setTab}
        hasQuestion={!isSplit}
        players={
          <>
            <Seats game={game} people={people} score={shown.series?.charts[0]?.name ?? ''} />
            <Terms settings={game.settings} />
            {AtPlayers !== undefined && <AtPlayers moment={moment} onPoint={setPointed} />}
            {hasNoPlayers && state !== undefined && <Position state={state} isOpen />}
          </>
        }
        log={<Log game={game} />}
        more={
          <>
            {manners.hasNoDice !== true && <AskBeforeDice />}
            <Notes game={game} />
            {AtMore !== undefined && <AtMore moment={moment} />}
            <Standing game={game} manners={manners} />
            <Silence moment={moment} />
            {game.settings.sandbox === true ? <CloseSandbox game={game} /> : <Votes game={game} />}
            {!hasNoPlayers && state !== undefined && <Position state={state} />}
            <Mute game={game} />
            <GameHooks game={game} people={people} />
            <Wishes />
            <Downloads game={game} />
          </>
        }
      />
    </div>
  );
}
