import type { Json } from '@fieldpost/client';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Icon } from '../app/parts/icon.tsx';
import { texts } from '../app/texts.ts';
import { targeted } from '../grammar/meaning.ts';
import { type Name, nameOf } from '../grammar/node.ts';
import { notePointed, noteWritten } from '../guide/given.ts';
import { useActing } from './acting/acting.ts';
import { type Act, Acts, InBar } from './acting/acts.tsx';
import { AtTarget } from './acting/at-target.tsx';
import { DiceTold } from './acting/dice-told.tsx';
import { memoryOf } from './acting/memory.ts';
import { commandActs, IN_BAR, sheetActs } from './acting/offers.ts';
import { words as said } from './acting/words.ts';
import type { Moment } from './ahead.ts';
import { cardsIn, PickedCard, Tray } from './around/tray.tsx';
import { Board, type How } from './board/board.tsx';
import { Flip } from './board/flip.tsx';
import { Here } from './board/here.tsx';
import {
  InSight,
  ReachButton,
  spacesOfPieces,
  spacesOfTargets,
  useReach,
  useSight,
  withReach,
  withSight,
} from './board/sight.tsx';
import { type Choosing, type Question, useChoosing } from './choosing/choosing.ts';
import { useDrawn } from './choosing/drawn.ts';
import { OpenKinds } from './choosing/narrowing.tsx';
import { Panel } from './choosing/panel.tsx';
import { lacksOf, mostOrders } from './choosing/sheet-panel.tsx';
import { useWhy } from './choosing/why.ts';
import { wordsOfName } from './choosing/words.ts';
import { frameAgain, slide } from './replay/projector.ts';
import { Legend } from './shell/legend.tsx';
import { MapAlone } from './shell/map-alone.tsx';
import { useNarrow } from './shell/size.ts';
import { states } from './state-words.ts';
import { type AtTable, useToggle } from './watched.tsx';

interface AskedProps extends AtTable {
  readonly question: Question;
  /** Takes the next questions, which came with the receipt of a command. */
  readonly onAnswered: (actions: Moment['actions']) => void;
  /** Above the panel. */
  readonly children: ComponentChildren;
}

/** The board with a question to the viewer, the panel of the question, and the hand. */
export function Asked(props: AskedProps) {
  const { moment, question, manners, corner, flip, over, pointed, onPointed, onAnswered, happened, children } = props;
  const { game, board = '', state } = moment;
  const { AtQuestion, AtPass, UnderPanel, looks, sees, habits, nothingHere, homeOf, isTargetFirst } = manners;
  const [looked, setLooked] = useState<readonly Name[]>([]);
  const [read, setRead] = useState<string>();
  const memory = memoryOf(game.game);
  const named = useMemo(() => memory.sent.map(({ subject }) => subject), [question.ask]);
  const plainly = useChoosing(question, game.game, habits, named);
  const { isOn, toggle } = useToggle();
  const reach = useReach(moment, looks !== undefined && isOn);
  const goal = looks?.(looked.length === 0 ? undefined : wholeAt(plainly, looked));
  const from = lookingFrom(plainly, looked);
  const sight = useSight(moment, from, sees, goal);
  // The piece in hand shows its dice at its targets alone, unless the player points at another piece or a place to go to.
  const isLooking = from === looked || goal !== undefined;
  const [picture, setPicture] = useState<SVGSVGElement>();
  const pictured = (next: SVGSVGElement): void => {
    setPicture(next);
    frameAgain();
  };
  const drawn = useDrawn(moment, plainly);
  const { why, forget, about, say } = useWhy(game.game, question.ask, question.seat);
  const words = { picture, cards: cardsIn(state) };
  const acting = useActing({
    moment,
    question,
    choosing: plainly,
    looked,
    onAnswered,
    onNothing: ([first, ...more]) => {
      const most = mostOrders(plainly, first);
      const said = first === undefined ? undefined : nothingHere?.(question.kind, first);
      if (first !== undefined && most !== undefined) say(first, states.value.full(most));
      else if (first !== undefined && said !== undefined) say(first, said);
      // For what is not offered the server says why not.
      else if (first !== undefined) void about(first, plainly.guesses([first, ...more]), plainly.guessed);
    },
  });
  const { choosing, isOff, error, send } = acting;
  const point = (names: readonly Name[], how: How = PLAIN): void => {
    if (names.length === 0) return;
    forget();
    acting.point({ names, ...how });
  };
  // A click beside the board, as on a Power in the rail, chooses as one on the board does.
  const told = useRef(pointed);
  useEffect(() => {
    if (told.current !== pointed) here(pointed);
  }, [pointed]);
  const here = (names: readonly Name[], how?: How): void => {
    told.current = names;
    onPointed(names);
    notePointed(game.game, names);
    point(names, how);
  };
  const marks = choosing.marks.value;
  useEffect(() => {
    if (choosing.sheet !== undefined) noteWritten(game.game, question.kind, choosing.commandOfSheet(false));
  }, [choosing.draft.value]);
  const isNarrow = useNarrow();
  const facts = new Map((state?.tray ?? []).map(({ id, facts = [] }) => [id, facts] as const));
  const naming = { dictionary: words, manners, kind: question.kind, facts };
  const since = useMemo(() => performance.now(), []);
  const rail = useRef<HTMLElement>(null);
  const [subject] = choosing.narrowed.value.taken;
  // What is asked about a unit begins at the top of the rail.
  useEffect(() => {
    if (subject !== undefined) rail.current?.scrollTo(0, 0);
  }, [subject]);
  // Results of orders are read before the next orders are written.
  const isUntouched =
    choosing.sheet !== undefined && subject === undefined && Object.keys(choosing.draft.value).length === 0;
  const { inBar: answers, ofBoard, isIdle } = commandActs(acting, naming);
  const acts = choosing.sheet === undefined ? answers : sheetActs(acting, question.settled === true, lacksOf(choosing));
  const asides = acts.filter(({ isAside }) => isAside === true);
  const asked = acts.filter(({ isAside }) => isAside !== true);
  const isMany = asked.length > IN_BAR;
  // The harmless answer is left in the bar. Elsewhere the likeliest is first, and what ends the question is last.
  const rankOf = ({ isMain, isStanding }: Act): number => (isMain === true ? 0 : isStanding === true ? 2 : 1);
  const listed = asked.toSorted((a, b) => rankOf(a) - rankOf(b));
  const boardActs = <Acts acts={isMany ? [...listed, ...ofBoard] : ofBoard} since={since} />;
  const atTarget = <AtTarget of={game.of} acting={acting} drawn={drawn} naming={naming} acts={boardActs} />;
  const atPass = isIdle && AtPass !== undefined && <AtPass moment={moment} question={question} />;
  const mine = game.mine ?? [];
  const home = useMemo(() => (state === undefined ? undefined : homeOf?.(state.view, mine)), [state, homeOf]);
  const unordered =
    acting.unordered.length === 0
      ? undefined
      : said.value.unordered(acting.unordered.map((name) => wordsOfName(name, words)).join('; '));
  return (
    <>
      <div class="place">
        <div class={subject === undefined ? 'board-side is-asked' : 'board-side is-asked is-choosing'}>
          <Board
            svg={drawn.board ?? board}
            marks={withReach(
              reach,
              withSight(sight, marks, isLooking ? spacesOfPieces(picture) : spacesOfTargets(picture, marks)),
            )}
            onPoint={here}
            onLook={setLooked}
            onBox={acting.box}
            onPicture={pictured}
            onBack={choosing.back}
            change={slide}
            asked={question.ask}
            home={home}
            label={texts.value.board}
            corner={corner}
          >
            <Flip onFlip={flip} />
            {looks !== undefined && <ReachButton isOn={isOn} onToggle={toggle} />}
            <MapAlone />
            <Legend moment={moment} isFighting={looks !== undefined} />
          </Board>
          {over}
          {!isNarrow && atTarget}
        </div>
        <Tray
          state={state}
          marks={marks}
          onCard={(card) => {
            setRead(card);
            here([nameOf('card', card)]);
          }}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and so must be within reach of the keyboard */}
      <section class="question" ref={rail} tabIndex={0} aria-label={texts.value.choose}>
        {!isNarrow && (
          <InBar says={isIdle ? said.value.onlyPass : undefined}>
            {!isMany && <Acts acts={asked} since={since} />}
            {atPass}
            {unordered !== undefined && (
              <p class="unordered" role="status" title={unordered}>
                {unordered}
              </p>
            )}
          </InBar>
        )}
        {isNarrow && isTargetFirst === true && atTarget}
        {isNarrow && !isMany && <Acts acts={listed} since={since} />}
        {isNarrow && atPass}
        {isNarrow && !isMany && <DiceTold dice={drawn.dice} />}
        {isNarrow && isTargetFirst !== true && atTarget}
        {children}
        <p class="missed" role="status">
          {acting.missed.length > 0 &&
            said.value.missed(acting.missed.map((name) => wordsOfName(name, words)).join(', '))}
        </p>
        <PickedCard state={state} marks={marks} read={read} />
        {isUntouched && happened}
        <Panel
          of={game.of}
          question={question}
          choosing={choosing}
          drawn={drawn}
          why={why.value}
          words={words}
          acts={
            <>
              {isIdle && <p class="hint">{said.value.nothingElse}</p>}
              {!isNarrow && boardActs}
              {asides.length > 0 && (
                <details class="asides">
                  <summary>{said.value.longer}</summary>
                  <Acts acts={asides} since={since} />
                  {isIdle && <OpenKinds choosing={choosing} />}
                </details>
              )}
            </>
          }
          onSave={() => void send(() => choosing.commandOfSheet(false))}
          isOff={isOff}
          error={error}
        >
          {choosing.hand.value !== undefined && choosing.narrowed.value.taken.length === 0 && (
            <button
              type="button"
              class="small next-unit"
              data-key="n"
              onClick={({ shiftKey }) => choosing.nextHand(shiftKey ? -1 : 1)}
            >
              <Icon of="next" /> {said.value.next}
            </button>
          )}
          {AtQuestion !== undefined && <AtQuestion {...{ moment, question, choosing, isIdle }} />}
        </Panel>
        {UnderPanel !== undefined && <UnderPanel moment={moment} />}
        {isLooking && <InSight sight={sight} words={words} />}
        <Here picture={picture} names={pointed} onPoint={here} />
      </section>
    </>
  );
}

/**
 * What sees: the piece in hand, also while the pointer rests on it, or on its target; else what is under the pointer.
 */
function lookingFrom({ aimed, hand, narrowed }: Choosing, looked: readonly Name[]): readonly Name[] {
  const named = narrowed.value.taken.flatMap((step) => (step.is === 'name' ? [step.name] : []));
  const held = named[0] ?? hand.value;
  if (held !== undefined && looked.some((name) => name === held || named.includes(name))) return [held];
  const steps = looked.length === 0 ? undefined : aimed(looked)?.taken;
  const isTarget = steps?.[0]?.is === 'name' && steps[0].name === held && steps.length > 1;
  return held !== undefined && (isTarget || looked.length === 0) ? [held] : looked;
}

/** The command that a click at a place would complete. */
const wholeAt = ({ aimed }: Choosing, looked: readonly Name[]): Json | undefined => {
  const at = aimed(looked);
  return at && targeted(at)?.command;
};

/** A click beside the board: what it means is done. */
const PLAIN: How = { isAsking: false, isTouch: false };
