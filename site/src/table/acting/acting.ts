import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { isReachable } from '../../app/service/connection.ts';
import { askBeforeDice } from '../../app/session.ts';
import {
  confirmed,
  isOneClick,
  isReversible,
  sentAtOnce,
  targeted,
  targetIn,
  type Whole,
} from '../../grammar/meaning.ts';
import { keyOf, type Name } from '../../grammar/node.ts';
import { orderable, orderTo } from '../../grammar/ordering.ts';
import { rowsOf } from '../../grammar/rows.ts';
import type { Moment } from '../ahead.ts';
import type { Choosing, Question } from '../choosing/choosing.ts';
import { type Forecast, useForecast } from './forecast.ts';
import { type Click, memoryOf, wait } from './memory.ts';
import { type Actions, type Sending, useSending } from './sending.ts';
import { orderOf, takeOrderBack } from './taking-back.ts';

/** How long a forecast is shown before a click on its target sends, in milliseconds. */
const READ = 300;
/** How long a click on the same target again does nothing, in milliseconds: a double click is none. */
const AGAIN = 400;

const ORDER = { isAsking: false, isTouch: false, isOrder: true } as const;

interface Given {
  readonly moment: Moment;
  readonly question: Question;
  readonly choosing: Choosing;
  /** The names under the pointer. */
  readonly looked: readonly Name[];
  readonly onAnswered: (actions: Actions) => void;
  /** Nothing is offered where the player pointed. */
  readonly onNothing: (names: readonly Name[]) => void;
}

export interface Acting extends Sending {
  /** As it was, but a step that completes a command sends it where the player can take it back. */
  readonly choosing: Choosing;
  point(click: Click): void;
  sendWhole(whole: Whole): void;
  readonly forecast: Forecast | undefined;
  /** Clicks that waited for an answer, and mean nothing any more. */
  readonly missed: readonly Name[];
  /** Orders the pieces in a box one after another, up to the first refusal; undefined: no piece takes an order. */
  readonly box: ((pieces: readonly Name[]) => void) | undefined;
  /** The pieces in the last box that were not ordered. */
  readonly unordered: readonly Name[];
}

/** Sends what a click completes, as far as the player can take it back or has seen what it does. */
export function useActing({ moment, question, choosing, looked, onAnswered, onNothing }: Given): Acting {
  const { game } = moment.game;
  const memory = memoryOf(game);
  const shown = moment.actions.version;
  const sending = useSending({ game, shown, question, choosing, memory, onAnswered });
  const isSheet = choosing.sheet !== undefined;
  const aimed = isSheet || looked.length === 0 ? undefined : choosing.aimed(looked);
  const forecast = useForecast(game, question, aimed);
  const [missed, setMissed] = useState<readonly Name[]>([]);
  const sendWhole = (whole: Whole): void => void sending.send(() => whole.command, whole);
  const rows = useMemo(() => (isSheet ? [] : rowsOf(question.legal)), [choosing]);
  const takers = useMemo(() => orderable(rows), [rows]);
  const chosen = choosing.narrowed.value;
  const since = useRef({ chosen, at: 0 });
  if (since.current.chosen !== chosen) since.current = { chosen, at: performance.now() };

  /** Whether a click is one more on the target that was chosen before, and adds nothing. */
  const isAgain = ({ names, isAsking }: Click): boolean => {
    if (isSheet || isAsking) return false;
    const now = choosing.narrowed.peek();
    const target = targetIn(now);
    if (target === undefined || !names.includes(target)) return false;
    return !now.taken.every((step, i) => choosing.aimed(names)?.taken[i] === step);
  };

  /** What a click sends. */
  const sentBy = ({ names, isAsking, isTouch }: Click): Whole | undefined => {
    const aim = isSheet || isAsking || !isReachable.peek() ? undefined : choosing.aimed(names);
    if (aim === undefined) return undefined;
    const target = targeted(aim);
    const setting = askBeforeDice.peek();
    if (target === undefined || isReversible(target.partial)) return sentAtOnce(aim);
    // A place alone may only be looked at: a click on it never sends for good.
    if (isOneClick(aim)) return undefined;
    if (setting === 'off') return target;
    const isRead =
      forecast !== undefined &&
      keyOf(forecast.whole.command) === keyOf(target.command) &&
      performance.now() - forecast.since >= READ;
    return isRead && !isTouch && setting !== 'always' ? target : undefined;
  };

  /** Does what a click means. Returns false where it means nothing. */
  const act = (click: Click): boolean => {
    if (click.isOrder) return orders(click);
    if (isAgain(click)) {
      // The target of a choice that is not whole stays chosen.
      const whole = confirmed(choosing.meant.peek());
      if (whole !== undefined && isReachable.peek() && performance.now() - since.current.at >= AGAIN) sendWhole(whole);
      return true;
    }
    const sent = sentBy(click);
    if (sent !== undefined) {
      sendWhole(sent);
      return true;
    }
    return choosing.point(click.names, click.isAsking) || takesBack(click.names);
  };
  /** Orders a piece of a box. Where that is no longer possible, the rest of the box is not ordered either. */
  const orders = ({ names: [piece] }: Click): boolean => {
    const whole = piece === undefined ? undefined : orderTo(rows, piece);
    if (whole === undefined) memory.clicks = memory.clicks.filter(({ isOrder }) => isOrder !== true);
    else sendWhole(whole);
    return whole !== undefined;
  };
  const takesBack = (names: readonly Name[]): boolean => {
    const given = { game, seat: question.seat, memory, takeback: moment.actions.takeback };
    const at = orderOf(given, names);
    if (at === undefined) return false;
    choosing.isSending.value = true;
    takeOrderBack(given, at)
      .then(
        (actions) => actions && onAnswered(actions),
        () => undefined,
      )
      .finally(() => {
        choosing.isSending.value = false;
      });
    return true;
  };
  const { isOff } = sending;
  const isBusy = isOff && isReachable.value;
  const acts = useRef(act);
  acts.current = act;
  useEffect(() => {
    while (!isBusy && !choosing.isSending.peek() && memory.clicks.length > 0) {
      const [click, ...rest] = memory.clicks;
      memory.clicks = rest;
      if (click === undefined || acts.current(click)) continue;
      // What a box did not order is said apart.
      const missing = click.isOrder === true ? [] : click.names.slice(0, 1);
      setMissed((before) => [...before, ...missing]);
    }
  }, [choosing, isBusy]);
  const box = (pieces: readonly Name[]): void => {
    const found = takers.filter((piece) => pieces.includes(piece));
    if (isBusy || choosing.isSending.peek() || found.length === 0) return;
    setMissed([]);
    memory.boxed = found;
    const [first, ...rest] = found.map((piece): Click => ({ names: [piece], ...ORDER }));
    memory.clicks = rest;
    if (first !== undefined) act(first);
  };
  /** What the player does after a box ends what is said of it. */
  const sendByHand = (whole: Whole): void => {
    memory.boxed = [];
    sendWhole(whole);
  };
  const isOver = memory.clicks.length === 0 && !choosing.isSending.value && !isBusy;
  return {
    ...sending,
    send(commandOf, whole) {
      memory.boxed = [];
      return sending.send(commandOf, whole);
    },
    box: takers.length === 0 ? undefined : box,
    unordered: isOver ? memory.boxed : [],
    choosing: isSheet
      ? choosing
      : {
          ...choosing,
          step(next) {
            choosing.step(next);
            const whole = sentAtOnce(choosing.narrowed.peek());
            if (whole !== undefined && !isOff) sendByHand(whole);
          },
        },
    point(click) {
      setMissed([]);
      memory.boxed = [];
      if (isBusy || choosing.isSending.peek()) wait(memory, click);
      else if (!act(click)) onNothing(click.names);
    },
    sendWhole: sendByHand,
    forecast,
    missed,
  };
}
