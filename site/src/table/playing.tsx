import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { texts } from '../app/texts.ts';
import { type Name, nameOf } from '../grammar/node.ts';
import type { Manners } from '../manners/index.ts';
import type { Moment } from './ahead.ts';
import { Outcome } from './around/outcome.tsx';
import type { People } from './around/people.tsx';
import { cardsIn, PickedCard, Tray } from './around/tray.tsx';
import { Board } from './board/board.tsx';
import type { Corner } from './board/corner.ts';
import { Flip } from './board/flip.tsx';
import { Here } from './board/here.tsx';
import type { Marks } from './board/marks.ts';
import { InSight, useSight, withSight } from './board/sight.tsx';
import { type Question, useChoosing } from './choosing/choosing.ts';
import { useDrawn } from './choosing/drawn.ts';
import { LeftOver } from './choosing/left-over.tsx';
import { Panel } from './choosing/panel.tsx';
import { overOf } from './choosing/unsent.ts';
import { useWhy } from './choosing/why.ts';
import { slide } from './replay/stage.ts';
import { waitingFor } from './shell/bar.tsx';
import { Legend } from './shell/legend.tsx';

interface Shown {
  readonly moment: Moment;
  readonly manners: Manners;
  readonly corner: Corner;
  /** Turns the board; none where it does not turn. */
  readonly flip: (() => void) | undefined;
  /** The names of the last click: on the board, or beside it. */
  readonly pointed: readonly Name[];
  readonly onPointed: (names: readonly Name[]) => void;
}

interface AskedProps extends Shown {
  readonly question: Question;
  /** Above the panel. */
  readonly children: ComponentChildren;
}

/** The board with a question to the viewer, the panel of the question, and the hand. */
export function Asked({ moment, question, manners, corner, flip, pointed, onPointed, children }: AskedProps) {
  const { game, board = '', state } = moment;
  const { AtQuestion, UnderPanel, looks, usual } = manners;
  const [looked, setLooked] = useState<readonly Name[]>([]);
  const sight = useSight(moment, looked, looks === true);
  const choosing = useChoosing(question, game.game, usual);
  const [picture, setPicture] = useState<SVGSVGElement>();
  const drawn = useDrawn(moment, choosing);
  const { why, forget, about } = useWhy(game.game, question.ask, question.seat);
  const words = { picture, cards: cardsIn(state) };
  /** What is offered is chosen; for anything else the server says why not. */
  const point = (names: readonly Name[]): void => {
    const [first] = names;
    if (first === undefined) return;
    setLooked(names);
    if (choosing.point(names)) forget();
    else void about(first, choosing.guesses(names), choosing.guessed);
  };
  // A click beside the board, as on a Power in the rail, chooses as one on the board does.
  const told = useRef(pointed);
  useEffect(() => {
    if (told.current !== pointed) here(pointed);
  }, [pointed]);
  const here = (names: readonly Name[]): void => {
    told.current = names;
    onPointed(names);
    point(names);
  };
  const marks = choosing.marks.value;
  return (
    <>
      <div class="place">
        <div class="board-side is-asked">
          <Board
            svg={drawn.board ?? board}
            marks={withSight(sight, marks)}
            onPoint={here}
            onLook={looks === true ? setLooked : undefined}
            onPicture={setPicture}
            onBack={choosing.back}
            change={slide}
            asked={question.ask}
            label={texts.value.board}
            corner={corner}
          >
            <Flip onFlip={flip} />
            <Legend moment={moment} />
          </Board>
        </div>
        <Tray state={state} marks={marks} onCard={(card) => here([nameOf('card', card)])} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and so must be within reach of the keyboard */}
      <section class="question" tabIndex={0} aria-label={texts.value.choose}>
        {children}
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
        <PickedCard state={state} marks={marks} />
        <InSight sight={sight} words={words} />
        <Here picture={picture} names={pointed} onPoint={here} />
        {UnderPanel !== undefined && <UnderPanel moment={moment} />}
      </section>
    </>
  );
}

interface Watching extends Shown {
  readonly people: People | undefined;
  /** What the board tells, if it does not show the newest moment. */
  readonly said: string | undefined;
}

/** The board for a spectator, a player who waits, or a game that is over; and for a moment of the past. */
export function Watched({
  moment,
  people,
  manners: { UnderPanel, looks },
  corner,
  flip,
  pointed,
  onPointed,
  said,
}: Watching) {
  const { game, board = '', state } = moment;
  const [picture, setPicture] = useState<SVGSVGElement>();
  const [looked, setLooked] = useState<readonly Name[]>([]);
  const sight = useSight(moment, looked, looks === true);
  const left = useMemo(
    () => (game.mine ?? []).map((seat) => overOf(game.game, seat)).find((each) => each !== undefined),
    [game.game],
  );
  const words = { picture, cards: cardsIn(state) };
  return (
    <>
      <div class="place">
        <div class="board-side">
          <Board
            svg={board}
            marks={withSight(sight, NO_MARKS)}
            onPoint={onPointed}
            onLook={looks === true ? setLooked : undefined}
            onPicture={setPicture}
            change={slide}
            label={texts.value.board}
            corner={corner}
          >
            <Flip onFlip={flip} />
            <Legend moment={moment} />
          </Board>
        </div>
        <Tray state={state} marks={NO_MARKS} isSeated={(game.mine?.length ?? 0) > 0} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and so must be within reach of the keyboard */}
      <section class="question" tabIndex={0} aria-label={texts.value.choose}>
        <Outcome game={game} />
        {game.status === 'playing' && (game.mine?.length ?? 0) > 0 && (
          <section class={said === undefined ? 'panel' : 'panel said'}>
            <LeftOver left={left} words={words} />
            <p role="status" tabIndex={-1}>
              {said ?? waitingFor(game, people)}
            </p>
          </section>
        )}
        <InSight sight={sight} words={words} />
        <Here picture={picture} names={pointed} onPoint={onPointed} />
        {UnderPanel !== undefined && <UnderPanel moment={moment} />}
      </section>
    </>
  );
}

const NO_MARKS: Marks = new Map();
