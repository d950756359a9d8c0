import { useEffect, useMemo, useState } from 'preact/hooks';
import { useRoute } from 'preact-iso';
import { Missing } from '../app/not-found.tsx';
import { Downloads } from '../app/parts/downloads.tsx';
import { nameOfGame } from '../app/parts/game-list.tsx';
import { Refusal } from '../app/parts/problem.tsx';
import { texts } from '../app/texts.ts';
import { setTitle } from '../app/title.ts';
import { type Name, nameOf } from '../grammar/node.ts';
import { type Manners, useManners } from '../manners/index.ts';
import { Talk } from '../talk/talk.tsx';
import type { Moment } from './ahead.ts';
import { Clock } from './around/clock.tsx';
import { Log } from './around/log.tsx';
import { isStale, Notices } from './around/notice.tsx';
import { Outcome } from './around/outcome.tsx';
import { Seats, usePeople } from './around/people.tsx';
import { Position } from './around/position.tsx';
import { CloseSandbox } from './around/sandbox.tsx';
import { Silence } from './around/silence.tsx';
import { Standing } from './around/standing.tsx';
import { Takeback } from './around/takeback.tsx';
import { Terms } from './around/terms.tsx';
import { cardsIn, Tray } from './around/tray.tsx';
import { Votes } from './around/votes.tsx';
import { Board } from './board/board.tsx';
import { Here } from './board/here.tsx';
import type { Marks } from './board/marks.ts';
import { moved } from './board/motion.ts';
import { InSight, useSight, withSight } from './board/sight.tsx';
import { type Question, useChoosing } from './choosing/choosing.ts';
import { useDrawn } from './choosing/drawn.ts';
import { Keys } from './choosing/keys.tsx';
import { LeftOver } from './choosing/left-over.tsx';
import { Panel } from './choosing/panel.tsx';
import { overOf } from './choosing/unsent.ts';
import { useWhy } from './choosing/why.ts';
import { useFocusKept } from './focus.ts';
import { Lobby } from './lobby.tsx';
import { useGame } from './moment.ts';
import { isAsked } from './ready-check.tsx';

/** The table of a game: its board, what is asked, what happened. It knows no game. */
export function Table() {
  const { params } = useRoute();
  const id = params.game ?? '';
  const following = useGame(id);
  const { moment, error } = following.value;
  const people = usePeople(moment?.game);
  const title = people?.title ?? (moment === undefined ? '' : nameOfGame(moment.game));
  const mine = moment?.actions.actions.filter(({ settled }) => settled !== true) ?? [];
  useEffect(() => setTitle(title, mine.length > 0), [title, mine.length > 0]);
  useEffect(() => {
    isStale.value = false;
  }, [id]);
  if (moment === undefined)
    return (
      <main id="content" class={error === undefined ? 'table' : ''} aria-busy={error === undefined}>
        {error === undefined ? <p class="loading">{texts.value.loading}</p> : <Missing error={error} />}
      </main>
    );
  const { game } = moment;
  return (
    <main id="content" class={`table ${game.status}`}>
      <header class="table-head">
        <h1>{title}</h1>
        <span class="phase">{game.phase ?? ''}</span>
        <Clock
          due={game.due}
          isLobby={game.status === 'lobby' && !isAsked(game)}
          isPaused={game.paused !== undefined}
        />
        <Keys />
        <Notices />
      </header>
      <p class="unseen" role="alert">
        {mine[0]?.prompt}
      </p>
      <Refusal error={error} />
      <Place moment={moment} people={people} />
    </main>
  );
}

interface Placed {
  readonly moment: Moment;
  readonly people: ReturnType<typeof usePeople>;
}

/** A lobby, a game, one that only those see who sit in it, or what never became one. */
function Place({ moment, people }: Placed) {
  if (moment.game.status === 'lobby') return <Lobby game={moment.game} people={people} />;
  if (moment.board !== undefined) return <Play moment={moment} people={people} />;
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

function Play({ moment, people }: Placed) {
  const { game, actions, state } = moment;
  const [seat, setSeat] = useState<string>();
  useFocusKept();
  const manners = useManners(game.of);
  const asked =
    actions.actions.find((question) => question.seat === seat) ??
    actions.actions.find(({ settled }) => settled !== true) ??
    actions.actions[0];
  return (
    <>
      {asked === undefined ? (
        <Watched moment={moment} manners={manners} />
      ) : (
        <Asked key={`${asked.ask}/${asked.seat}`} moment={moment} question={asked} manners={manners} />
      )}
      <aside class="side">
        {actions.actions.length > 1 && (
          <div class="chips" role="tablist">
            {actions.actions.map((question) => (
              <button
                type="button"
                role="tab"
                key={question.seat}
                aria-selected={question === asked}
                onClick={() => setSeat(question.seat)}
              >
                {game.seats.find((each) => each.seat === question.seat)?.name ?? question.seat}
              </button>
            ))}
          </div>
        )}
        <Outcome game={game} />
        <Talk game={game} />
        <Takeback game={game} takeback={actions.takeback} />
        <Standing game={game} manners={manners} />
        <Silence moment={moment} />
        <Seats game={game} people={people} />
        <Log game={game}>
          {game.version > 1 && (
            <a class="back-through" data-key="," href={`/g/${game.game}/replay?version=${game.version - 1}`}>
              {texts.value.replay}
            </a>
          )}
        </Log>
        <Downloads game={game} />
        {game.settings.sandbox === true ? <CloseSandbox game={game} /> : <Votes game={game} />}
        {state !== undefined && <Position state={state} />}
      </aside>
    </>
  );
}

/** The board with a question of one's own. */
function Asked({
  moment,
  question,
  manners,
}: {
  readonly moment: Moment;
  readonly question: Question;
  readonly manners: Manners;
}) {
  const { game, board = '', state } = moment;
  const { AtQuestion, UnderPanel, UnderBoard, looks, usual } = manners;
  const [looked, setLooked] = useState<readonly Name[]>([]);
  const sight = useSight(moment, looked, looks === true);
  const [pointed, setPointed] = useState<readonly Name[]>([]);
  const choosing = useChoosing(question, game.game, usual);
  const [picture, setPicture] = useState<SVGSVGElement>();
  const drawn = useDrawn(moment, choosing);
  const { why, forget, about } = useWhy(game.game, question.ask, question.seat);
  const words = { picture, cards: cardsIn(state) };
  /** What is offered is chosen; of what is not, it is asked why. */
  const point = (names: readonly Name[]): void => {
    const [first] = names;
    if (first === undefined) return;
    setPointed(names);
    setLooked(names);
    if (choosing.point(names)) forget();
    else void about(first, choosing.guesses(names), choosing.guessed);
  };
  return (
    <>
      <div class="board-side">
        <Board
          svg={drawn.board ?? board}
          marks={withSight(sight, choosing.marks.value)}
          onPoint={point}
          onLook={looks === true ? setLooked : undefined}
          onPicture={setPicture}
          onBack={choosing.back}
          change={slide}
          asked={question.ask}
          label={texts.value.board}
        />
        {UnderBoard !== undefined && <UnderBoard moment={moment} />}
      </div>
      <div class="hand-and-panel">
        <Panel
          game={game.game}
          of={game.of}
          version={game.version}
          question={question}
          choosing={choosing}
          drawn={drawn}
          why={why.value}
          words={words}
        >
          {AtQuestion !== undefined && <AtQuestion moment={moment} question={question} choosing={choosing} />}
        </Panel>
        <InSight sight={sight} words={words} />
        <Here picture={picture} names={pointed} onPoint={point} />
        {UnderPanel !== undefined && <UnderPanel moment={moment} />}
        <Tray state={state} marks={choosing.marks.value} onCard={(card) => point([nameOf('card', card)])} />
      </div>
    </>
  );
}

/** The board for a spectator, or a player who waits. */
function Watched({
  moment,
  manners: { UnderPanel, UnderBoard, looks },
}: {
  readonly moment: Moment;
  readonly manners: Manners;
}) {
  const { game, board = '', state } = moment;
  const [picture, setPicture] = useState<SVGSVGElement>();
  const [pointed, setPointed] = useState<readonly Name[]>([]);
  const [looked, setLooked] = useState<readonly Name[]>([]);
  const sight = useSight(moment, looked, looks === true);
  const left = useMemo(
    () => (game.mine ?? []).map((seat) => overOf(game.game, seat)).find((each) => each !== undefined),
    [game.game],
  );
  const words = { picture, cards: cardsIn(state) };
  return (
    <>
      <div class="board-side">
        <Board
          svg={board}
          marks={withSight(sight, NO_MARKS)}
          onPoint={setPointed}
          onLook={looks === true ? setLooked : undefined}
          onPicture={setPicture}
          change={slide}
          label={texts.value.board}
        />
        {UnderBoard !== undefined && <UnderBoard moment={moment} />}
      </div>
      <div class="hand-and-panel">
        {game.status === 'playing' && (game.mine?.length ?? 0) > 0 && (
          <section class="panel">
            <LeftOver left={left} words={words} />
            <p role="status" tabIndex={-1}>
              {game.asks.length === 0 ? texts.value.botsThink : texts.value.nothingAsked}
            </p>
          </section>
        )}
        <InSight sight={sight} words={words} />
        <Here picture={picture} names={pointed} onPoint={setPointed} />
        {UnderPanel !== undefined && <UnderPanel moment={moment} />}
        <Tray state={state} marks={NO_MARKS} />
      </div>
    </>
  );
}

/** What others did is seen moving. */
const slide = (picture: SVGSVGElement, become: () => void): void => {
  moved(picture, become, false);
};

const NO_MARKS: Marks = new Map();
