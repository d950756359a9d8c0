import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { texts } from '../app/texts.ts';
import type { Name } from '../grammar/node.ts';
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
import { InSight, ReachButton, useReach, useSight, withReach, withSight } from './board/sight.tsx';
import { overOf } from './choosing/unsent.ts';
import { LeftOver } from './choosing/why-not.tsx';
import { frameAgain, slide } from './replay/projector.ts';
import type { Rolled } from './replay/told.tsx';
import { waitingFor } from './shell/bar.tsx';
import { Legend } from './shell/legend.tsx';
import { MapAlone } from './shell/map-alone.tsx';
import { useNarrow } from './shell/size.ts';

/** What the table gives to its middle, with a question to the viewer or without one. */
export interface AtTable {
  readonly moment: Moment;
  readonly manners: Manners;
  readonly corner: Corner;
  /** Turns the board; none where it does not turn. */
  readonly flip: (() => void) | undefined;
  /** Over the board. */
  readonly over: ComponentChildren;
  /** The names of the last click: on the board, or beside it. */
  readonly pointed: readonly Name[];
  readonly onPointed: (names: readonly Name[]) => void;
  /** What happened to the viewer, until the first choice. */
  readonly happened: ComponentChildren;
}

interface Watching extends AtTable {
  readonly people: People | undefined;
  /** What the board tells, if it does not show the newest moment. */
  readonly said: string | undefined;
  /** The board shows a past phase. */
  readonly isPast: boolean;
  /** The dice that a replay has come to. */
  readonly rolled: Rolled | undefined;
  /** What the step of a replay is about. */
  readonly told: readonly Name[] | undefined;
}

/** The board for a spectator, a player who waits, or a game that is over; and for a moment of the past. */
export function Watched({
  moment,
  people,
  manners: { UnderPanel, looks, sees },
  corner,
  flip,
  over,
  pointed,
  onPointed,
  happened,
  isPast,
  said,
  rolled,
  told,
}: Watching) {
  const { game, board = '', state } = moment;
  const isNarrow = useNarrow();
  const [read, setRead] = useState<string>();
  const [picture, setPicture] = useState<SVGSVGElement>();
  const pictured = (next: SVGSVGElement): void => {
    setPicture(next);
    frameAgain();
  };
  const [looked, setLooked] = useState<readonly Name[]>([]);
  const { isOn, toggle } = useToggle();
  const reach = useReach(moment, looks !== undefined && isOn);
  const sight = useSight(moment, looked, sees);
  // While the board shows the past, the question may still be open.
  const isNow = said === undefined;
  const left = useMemo(
    () =>
      isNow ? (game.mine ?? []).map((seat) => overOf(game.game, seat)).find((each) => each !== undefined) : undefined,
    [game.game, isNow],
  );
  const words = { picture, cards: cardsIn(state) };
  return (
    <>
      <div class="place">
        <div class="board-side">
          <Board
            svg={board}
            marks={withReach(reach, withSight(sight, NO_MARKS))}
            onPoint={onPointed}
            onLook={looks === undefined ? undefined : setLooked}
            onPicture={pictured}
            change={slide}
            told={told}
            label={texts.value.board}
            corner={corner}
          >
            <Flip onFlip={flip} />
            {looks !== undefined && <ReachButton isOn={isOn} onToggle={toggle} />}
            <MapAlone />
            <Legend moment={moment} isFighting={looks !== undefined} />
          </Board>
          {over}
        </div>
        <Tray state={state} marks={NO_MARKS} isSeated={(game.mine?.length ?? 0) > 0} onRead={setRead} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and so must be within reach of the keyboard */}
      <section class="question" tabIndex={0} aria-label={texts.value.choose}>
        <PickedCard state={state} marks={NO_MARKS} read={read} />
        <Outcome game={game} />
        {/* The bar of a desk says already that the board shows the past. */}
        {game.status === 'playing' && (game.mine?.length ?? 0) > 0 && (isNarrow || !isPast) && (
          <section class={said === undefined ? 'panel' : 'panel said'}>
            <LeftOver left={left} words={words} />
            <p role="status" tabIndex={-1}>
              {said ?? waitingFor(game, people)}
            </p>
          </section>
        )}
        {UnderPanel !== undefined && <UnderPanel moment={moment} rolled={rolled} />}
        <InSight sight={sight} words={words} />
        <Here picture={picture} names={pointed} onPoint={onPointed} />
        {happened}
      </section>
    </>
  );
}

/** Something that is shown or not, at this table until the page closes. */
export function useToggle() {
  const [isOn, setOn] = useState(isReachShown);
  const toggle = (): void => {
    isReachShown = !isOn;
    setOn(!isOn);
  };
  return { isOn, toggle };
}
let isReachShown = false;

const NO_MARKS: Marks = new Map();
