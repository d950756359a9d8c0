import type { Answered, Json } from '@fieldpost/client';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { standing } from '../../grammar/answers.ts';
import { clicked, isCardAlone, isReplaced, turnedTo } from '../../grammar/clicks.ts';
import { type Guess, guesses } from '../../grammar/guess.ts';
import { hands } from '../../grammar/in-hand.ts';
import { isSaid, plainest } from '../../grammar/meaning.ts';
import { finished, type Narrowed, narrow, type Step } from '../../grammar/narrow.ts';
import { isOnBoard, keyOf, type Leaf, type Name } from '../../grammar/node.ts';
import type { Partial } from '../../grammar/partial.ts';
import { type Party, partyOf, resolved } from '../../grammar/party.ts';
import { leaving } from '../../grammar/pointing.ts';
import { pathKey, type Row, rowsOf } from '../../grammar/rows.ts';
import { type Draft, fixedOf, KEY, keyOfRow, roomFor, sheetIn, sheetRows } from '../../grammar/sheet.ts';
import { marksOf, marksOfSheet, withCards, withTargets } from '../board/asked.ts';
import type { Marks } from '../board/marks.ts';
import { type KeptDraft, keptDraft } from './draft.ts';
import { type First, type Left, meantBy, NOTHING, stepsKept, type Unsent } from './unsent.ts';

export type Question = Answered<'getActions'>['actions'][number];

/** A choice in the making: the steps so far, what they leave, and what is whole. */
export interface Choosing {
  readonly question: Question;
  readonly narrowed: ReadonlySignal<Narrowed>;
  /** The same, once it is said who goes. */
  readonly meant: ReadonlySignal<Narrowed>;
  /** Who may go together, where several may. */
  readonly party: ReadonlySignal<Party | undefined>;
  readonly done: ReadonlySignal<ReturnType<typeof finished>>;
  /** What ends the question, whatever is chosen now. */
  readonly standing: ReadonlySignal<ReturnType<typeof finished>>;
  readonly sheet: ReturnType<typeof sheetIn>;
  readonly draft: Signal<Draft>;
  /** The same beside what the service has, in a game. */
  readonly orders: KeptDraft | undefined;
  /** An answer is on its way: nothing more is asked about it. */
  readonly isSending: Signal<boolean>;
  readonly marks: ReadonlySignal<Marks>;
  /** Of what the steps may mean, the order that stands on the sheet. */
  readonly written: ReadonlySignal<ReturnType<typeof finished>[number] | undefined>;
  readonly first: First;
  /** Returns whether no click on the board means this kind of command before its words are chosen. */
  isInWords(label: string): boolean;
  /** What the last click could have meant for the unit that was chosen before. */
  readonly instead: ReadonlySignal<Instead | undefined>;
  /** What was chosen, is neither written nor sent, and gave way to something else. */
  readonly left: Signal<Left | undefined>;
  /** Goes on with what was left. */
  takeUp(left: Left): void;
  /** Writes an order on the sheet: what is chosen about its unit is said. */
  write(partial: Partial, command: Json): void;
  /**
   * Ends what is chosen now, once it is sent: what was chosen in the meantime stays, and what is not on the sheet is
   * left.
   */
  ending(): () => void;
  step(step: Step): void;
  /** Replaces the steps by others that all fit. */
  restep(steps: readonly Step[]): void;
  /**
   * Whether something that was pointed at could be chosen. `isAsking`: the usual meaning is not taken yet, the player
   * wants to see all of them.
   */
  point(names: readonly Name[], isAsking?: boolean): boolean;
  /** What a click on names would leave. */
  aimed(names: readonly Name[]): Narrowed | undefined;
  /** The piece that is in hand by itself: a click on a target is its command. */
  readonly hand: Signal<Name | undefined>;
  /** Takes the next piece in hand, or the one before it. */
  nextHand(by: 1 | -1): void;
  /** What may have been meant by names that cannot be chosen. */
  guesses(names: readonly Name[]): readonly Guess[];
  /** A guess as the command that it would be. */
  guessed(guess: Guess): Json;
  /** The sheet as it is written, as a command. */
  commandOfSheet(ready: boolean): Json;
  back(): void;
  clear(): void;
}

/** What a unit could do at a place where a click began the order of another unit. */
interface Instead {
  readonly of: Name;
  readonly narrowed: Narrowed;
  readonly whole: ReturnType<typeof finished>;
}

/** What a game knows of the orders of one unit beside the others on the sheet. */
export interface Habits {
  /** Picks the order that is usually meant among whole ones; undefined: the one that the grammar marks. */
  readonly usual?: (commands: readonly Json[], draft: Draft, map: Leaf<'map'>) => Json | undefined;
  /** Completes what the sheet tells: a convoy goes where the army is ordered to. */
  readonly completed?: (partials: readonly Partial[], draft: Draft) => readonly Partial[];
  /** Whether a command is meant only once its words are chosen: no click on the board or on a card alone means it. */
  readonly isQuiet?: (kind: string, row: Row) => boolean;
}

/**
 * Chooses an answer to a question. A question that comes again, in another version, keeps the steps that still fit;
 * drafts of a game are stored in the browser. Nothing that was chosen is lost unseen: complete orders are written at
 * once, also if they may mean more. What is neither written nor sent when something else begins, or when its question
 * is over, is `left`, and is shown.
 */
export function useChoosing(
  question: Question,
  game?: string,
  habits: Habits = NO_HABITS,
  before: readonly Name[] = [],
): Choosing {
  const { ask, seat, legal } = question;
  const said = useMemo(() => JSON.stringify(legal), [legal]);
  // The habits of a game come a moment after its question: the choice goes on with them.
  return useMemo(() => choosing(question, game, habits, before), [ask, seat, said, habits]);
}

const NO_HABITS: Habits = {};

function choosing(question: Question, game: string | undefined, habits: Habits, before: readonly Name[]): Choosing {
  const kept = stepsKept(game, question);
  const sheet = sheetIn(question.legal);
  const orders = sheet === undefined || game === undefined ? undefined : keptDraft(game, question);
  const draft = orders?.draft ?? signal<Draft>({});
  const rows = computed<readonly Row[]>(() => {
    if (sheet === undefined) return rowsOf(question.legal);
    const room = roomFor(sheet.map, draft.value);
    return sheetRows(sheet.map).filter((row) => room.isFree(keyOfRow(row)));
  });
  /** The rows that clicks may mean. */
  const loud = computed(() => rows.value.filter((row) => habits.isQuiet?.(question.kind, row) !== true));
  const rowsFor = (given: readonly Step[]): readonly Row[] =>
    given.some(({ is }) => is !== 'name') ? rows.value : loud.value;
  const steps = signal<readonly Step[]>(kept.known.steps);
  const left = signal<Left | undefined>(kept.left);
  const narrowed = computed(() => narrow(steps.value.length === 0 ? rows.value : rowsFor(steps.value), steps.value));
  const meant = computed(() => (sheet === undefined ? resolved(narrowed.value) : narrowed.value));
  const done = computed(() =>
    narrowed.value.taken.length === 0 && sheet !== undefined ? [] : finished(withCompleted(meant.value.partials)),
  );
  const withCompleted = (partials: readonly Partial[]): readonly Partial[] =>
    sheet === undefined ? partials : [...partials, ...(habits.completed?.(partials, draft.value) ?? [])];
  const able = sheet === undefined ? hands(rows.peek(), before) : [];
  const hand = signal<Name | undefined>(able[0]);
  const held = (): readonly Step[] => (hand.value === undefined ? [] : [{ is: 'name', name: hand.value }]);

  function sheetCommand(written: Draft, ready: boolean): Json {
    if (sheet === undefined) return {};
    const { fields } = sheet.node;
    return { ...fixedOf(fields), [sheet.field]: written, ...('ready' in fields && { ready }) };
  }
  /** What stood on the sheet before the order that is being chosen was written on it. */
  let earlier: { readonly key: string; readonly order: Json | undefined } | undefined;
  function now(): Unsent {
    const { taken, partials } = narrowed.value;
    return {
      steps: taken,
      meant: meantBy(partials),
      isSaid:
        taken.length > 1 || (sheet === undefined && taken.length > 0 && done.value.length > 0 && !isCardAlone(taken)),
    };
  }

  function isOnSheet({ partial, command }: ReturnType<typeof finished>[number]): boolean {
    const order = sheet === undefined ? undefined : draft.value[keyOfRow(partial.row)];
    return order !== undefined && keyOf(order) === keyOf(command);
  }
  const written = computed(() => (narrowed.value.taken.length < 2 ? undefined : done.value.find(isOnSheet)));
  /** Keeps a choice in the making, and what gave way to it; what is over is said once. */
  function keep(choice: Unsent): void {
    const gone = left.peek();
    kept.keep(choice, gone?.isOver === true ? undefined : gone);
  }
  const instead = signal<Instead | undefined>(undefined);
  function set(next: readonly Step[], isAsking = false): void {
    steps.value = next;
    instead.value = undefined;
    keep(now());
    if (sheet === undefined) return;
    const { partials, taken } = narrowed.value;
    const [first] = done.value;
    // On a sheet what is whole is written down at once: it can be changed until it is sent. A unit alone means nothing
    // yet.
    if (isAsking || first === undefined || (taken.length < 2 && partials.length > 1)) unwrite();
    else if (partials.length === 1 && first.partial === partials[0] && isSaid(first.partial.row))
      write(first.partial, first.command);
    else {
      const commands = done.value.filter(({ partial }) => !partial.row.isRare).map(({ command }) => command);
      const usual = habits.usual?.(commands, draft.value, sheet.map);
      note(keyOfRow(first.partial.row), usual ?? plainest(done.value)?.command ?? first.command);
    }
  }
  function note(key: string, command: Json): void {
    earlier ??= { key, order: draft.value[key] };
    draft.value = { ...draft.value, [key]: command };
  }
  function unwrite(): void {
    if (earlier === undefined) return;
    const { [earlier.key]: _, ...others } = draft.value;
    draft.value = earlier.order === undefined ? others : { ...others, [earlier.key]: earlier.order };
    earlier = undefined;
  }
  function end(): void {
    earlier = undefined;
    steps.value = [];
    instead.value = undefined;
    // An answer replaces what gave way to it; a sheet of orders does not.
    if (sheet === undefined) kept.keep(NOTHING, undefined);
    else keep(NOTHING);
  }
  function write(partial: Partial, command: Json): void {
    const key = keyOfRow(partial.row);
    draft.value = { ...draft.value, [key]: command };
    end();
  }
  /** What is chosen gives way to something else. */
  function leave(): void {
    const given = now();
    if (earlier === undefined && written.peek() === undefined && given.isSaid) left.value = { ...given, isOver: false };
    earlier = undefined;
  }
  const hasOrder = (name: Name): boolean => Object.hasOwn(draft.value, name.slice(name.indexOf(':') + 1));
  /** Begins with another unit that has no order; what the one before could do there is offered beside it. */
  function turns(names: readonly Name[]): boolean {
    const { taken } = narrowed.value;
    const [subject] = taken;
    // In a sandbox the player orders every unit, so a second one is a target.
    const isOwn = sheet !== undefined && game !== undefined;
    const other = isOwn ? turnedTo(rows.value, taken, names, hasOrder) : undefined;
    if (other === undefined || subject?.is !== 'name') return false;
    const meant = narrow(rows.value, pointedAt(names) ?? []);
    leave();
    set([{ is: 'name', name: other }]);
    if (meant.taken.length > 1 && meant.taken[0] === subject)
      instead.value = { of: subject.name, narrowed: meant, whole: finished(withCompleted(meant.partials)) };
    return true;
  }
  function pointedAt(names: readonly Name[]): readonly Step[] | undefined {
    const { taken } = narrowed.value;
    return clicked(rowsFor(taken), { taken, hand: hand.value, isWritten: earlier !== undefined }, names);
  }
  function step(next: Step): void {
    const others = narrowed.value.taken.filter((each) => !isReplaced(each, next));
    const added = narrow(rows.value, [...others, next]).taken;
    const anew = narrow(rows.value, [next, ...others]).taken;
    if (added.at(-1) === next) set(added);
    else if (anew[0] === next) {
      // What does not go with it gives way.
      leave();
      set(anew);
    } else set([...narrowed.value.taken]);
  }
  if (narrowed.peek().taken.length < steps.peek().length) left.value = { ...kept.known, isOver: true };
  return {
    question,
    narrowed,
    meant,
    party: computed(() => (sheet === undefined ? partyOf(rows.value, narrowed.value) : undefined)),
    done,
    standing: computed(() => (sheet === undefined ? standing(rows.value) : [])),
    sheet,
    draft,
    orders,
    isSending: signal(false),
    marks: computed(() => {
      const { taken } = narrowed.value;
      if (sheet !== undefined)
        return marksOfSheet(narrowed.value, rows.value, draft.value, written.value !== undefined);
      const marks = marksOf(question.about, taken.length > 0 ? narrowed.value : narrow(loud.value, []));
      if (isCardAlone(taken)) return withCards(marks, rows.value);
      if (taken.length > 0) return withTargets(marks);
      // The piece in hand shows where it can go; the others can be taken in hand.
      return hand.value === undefined
        ? marks
        : new Map([...marks, ...withTargets(marksOf(undefined, narrow(rows.value, held())))]);
    }),
    written,
    first: { current: undefined },
    isInWords: (label) =>
      rows.value.some((row) => row.label === label && row.slots.some(({ kind }) => isOnBoard(kind))) &&
      !loud.value.some((row) => row.label === label),
    instead,
    left,
    takeUp({ steps: again }) {
      left.value = undefined;
      leave();
      set(again);
    },
    write,
    ending() {
      const sent = steps.peek();
      return () => {
        if (steps.peek() !== sent) return;
        if (sheet !== undefined) leave();
        end();
      };
    },
    step,
    restep: (next) => set(next),
    point(names, isAsking = false) {
      const { taken, partials } = narrowed.value;
      const [alone] = partials.length === 1 ? partials : [];
      const gone = names.map((name) => alone && leaving(alone, name)).find((each) => each !== undefined);
      if (gone !== undefined) {
        step({ is: 'value', path: gone.path, value: [...gone.rest] });
        return true;
      }
      if (!isAsking && turns(names)) return true;
      const last = taken.at(-1);
      const next = pointedAt(names);
      if (next === undefined) return false;
      const isAgain = next.length === taken.length && last?.is === 'name' && names.includes(last.name);
      // The same place again: what is written is meant, or the shortest of what is whole.
      const [shortest] = done.value;
      if (isAsking) set(next, true);
      else if (isAgain && earlier !== undefined) end();
      else if (isAgain && sheet !== undefined && shortest !== undefined) write(shortest.partial, shortest.command);
      else {
        if (!isAgain && taken.some((step, i) => next[i] !== step)) leave();
        set(next);
      }
      return true;
    },
    aimed(names) {
      const next = pointedAt(names);
      return next && narrow(rowsFor(next), next);
    },
    hand,
    nextHand(by) {
      const at = hand.peek() === undefined ? -1 : able.indexOf(hand.peek() as Name);
      if (able.length > 0) hand.value = able[(at + by + able.length) % able.length];
    },
    guesses: (names) => guesses(narrowed.value.partials, names),
    guessed({ partial, command }) {
      const key = partial.filled.get(pathKey(KEY));
      return sheet === undefined || typeof key !== 'string' ? command : sheetCommand({ [key]: command }, false);
    },
    commandOfSheet: (ready) => sheetCommand(draft.value, ready),
    back: () => set(narrowed.value.taken.slice(0, -1)),
    clear: () => set([]),
  };
}
