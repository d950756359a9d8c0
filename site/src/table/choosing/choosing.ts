import type { Answered, Json } from '@fieldpost/client';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import { type Guess, guesses } from '../../grammar/guess.ts';
import { finished, type Narrowed, narrow, pointed, type Step } from '../../grammar/narrow.ts';
import { keyOf, type Name } from '../../grammar/node.ts';
import type { Partial } from '../../grammar/partial.ts';
import { leaving, listed, lit } from '../../grammar/pointing.ts';
import { pathKey, type Row, rowsOf } from '../../grammar/rows.ts';
import { type Draft, KEY, keyOfRow, roomFor, sheetIn, sheetRows } from '../../grammar/sheet.ts';
import type { Marks } from '../board/marks.ts';
import { type KeptDraft, keptDraft } from './draft.ts';
import { type Left, meantBy, NOTHING, stepsKept, type Unsent } from './unsent.ts';

export type Question = Answered<'getActions'>['actions'][number];

/** What must be done before anything is sent, such as taking typed orders. False: nothing is sent. */
export interface First {
  current: (() => Promise<boolean>) | undefined;
}

/** A choice in the making: the steps so far, what they leave, and what is whole. */
export interface Choosing {
  readonly question: Question;
  readonly narrowed: ReadonlySignal<Narrowed>;
  readonly done: ReadonlySignal<ReturnType<typeof finished>>;
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
  /** Whether something that was pointed at could be chosen. */
  point(names: readonly Name[]): boolean;
  /** What may have been meant by names that cannot be chosen. */
  guesses(names: readonly Name[]): readonly Guess[];
  /** A guess as the command that it would be. */
  guessed(guess: Guess): Json;
  /** The sheet as it is written, as a command. */
  commandOfSheet(ready: boolean): Json;
  back(): void;
  clear(): void;
}

/**
 * Picks the order that is usually meant among whole ones of one unit, by the sheet as it is written; undefined: the
 * first.
 */
export type Usual = (commands: readonly Json[], draft: Draft, keys: readonly string[]) => Json | undefined;

/**
 * Chooses an answer to a question. A question that comes again, in another version, keeps the steps that still fit;
 * drafts of a game are stored in the browser. Nothing that was chosen is lost unseen: complete orders are written at
 * once, also if they may mean more. What is neither written nor sent when something else begins, or when its question
 * is over, is `left`, and is shown.
 */
export function useChoosing(question: Question, game?: string, usual?: Usual): Choosing {
  const { ask, seat, legal } = question;
  const said = useMemo(() => JSON.stringify(legal), [legal]);
  const usually = useRef(usual);
  usually.current = usual;
  return useMemo(() => choosing(question, game, usually), [ask, seat, said]);
}

function choosing(
  question: Question,
  game: string | undefined,
  usually: { readonly current: Usual | undefined },
): Choosing {
  const kept = stepsKept(game, question);
  const sheet = sheetIn(question.legal);
  const orders = sheet === undefined || game === undefined ? undefined : keptDraft(game, question);
  const draft = orders?.draft ?? signal<Draft>({});
  const rows = computed<readonly Row[]>(() => {
    if (sheet === undefined) return rowsOf(question.legal);
    const room = roomFor(sheet.map, draft.value);
    return sheetRows(sheet.map).filter((row) => room.isFree(keyOfRow(row)));
  });
  const steps = signal<readonly Step[]>(kept.known.steps);
  const left = signal<Left | undefined>(kept.left);
  const narrowed = computed(() => narrow(rows.value, steps.value));
  const done = computed(() =>
    narrowed.value.taken.length === 0 && sheet !== undefined ? [] : finished(narrowed.value.partials),
  );

  function sheetCommand(written: Draft, ready: boolean): Json {
    if (sheet === undefined) return {};
    const { fields } = sheet.node;
    return { ...fixedOf(fields), [sheet.field]: written, ...('ready' in fields && { ready }) };
  }
  /** What stood on the sheet before the order that is being chosen was written on it. */
  let before: { readonly key: string; readonly order: Json | undefined } | undefined;
  function now(): Unsent {
    const { taken, partials } = narrowed.value;
    return {
      steps: taken,
      meant: meantBy(partials),
      isSaid: taken.length > 1 || (sheet === undefined && taken.length > 0 && done.value.length > 0),
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
  function set(next: readonly Step[]): void {
    steps.value = next;
    keep(now());
    if (sheet === undefined) return;
    const { partials, taken } = narrowed.value;
    const [first] = done.value;
    // On a sheet what is whole is written down at once: it can be changed until it is sent. A unit alone means nothing
    // yet.
    if (first === undefined || (taken.length < 2 && partials.length > 1)) unwrite();
    else if (partials.length === 1 && isSaid(first.partial.row)) write(first.partial, first.command);
    else {
      const commands = done.value.filter(({ partial }) => !partial.row.isRare).map(({ command }) => command);
      note(
        keyOfRow(first.partial.row),
        usually.current?.(commands, draft.value, Object.keys(sheet.map.of)) ?? first.command,
      );
    }
  }
  function note(key: string, command: Json): void {
    before ??= { key, order: draft.value[key] };
    draft.value = { ...draft.value, [key]: command };
  }
  function unwrite(): void {
    if (before === undefined) return;
    const { [before.key]: _, ...others } = draft.value;
    draft.value = before.order === undefined ? others : { ...others, [before.key]: before.order };
    before = undefined;
  }
  function end(): void {
    before = undefined;
    steps.value = [];
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
    if (before === undefined && written.peek() === undefined && given.isSaid) left.value = { ...given, isOver: false };
    before = undefined;
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
    done,
    sheet,
    draft,
    orders,
    isSending: signal(false),
    marks: computed(() => marksOf(question, narrowed.value)),
    written,
    first: { current: undefined },
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
    point(names) {
      const { taken, partials } = narrowed.value;
      const [alone] = partials.length === 1 ? partials : [];
      const gone = names.map((name) => alone && leaving(alone, name)).find((each) => each !== undefined);
      if (gone !== undefined) {
        step({ is: 'value', path: gone.path, value: [...gone.rest] });
        return true;
      }
      const last = taken.at(-1);
      const next = pointed(rows.value, taken, names);
      if (next === undefined) return false;
      const isAgain = next.length === taken.length && last?.is === 'name' && names.includes(last.name);
      // The same place again: what is written is meant, or the shortest of what is whole.
      const [shortest] = done.value;
      if (isAgain && before !== undefined) end();
      else if (isAgain && sheet !== undefined && shortest !== undefined) write(shortest.partial, shortest.command);
      else {
        if (!isAgain && taken.some((step, i) => next[i] !== step)) leave();
        set(next);
      }
      return true;
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

/** Returns what every command has, whichever answer is written: its type. */
const fixedOf = (fields: object): { [name: string]: Json } =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, node]) => (node.is === 'const' ? [[name, node.value as Json]] : [])),
  );

/** Whether nothing can be added to a command of this row, nor changed in it by a control. */
const isSaid = ({ slots }: Row): boolean => slots.every(({ of, isOptional }) => of.is === 'choice' && !isOptional);

/** A value that is given again stands for the one before. */
const isReplaced = (before: Step, step: Step): boolean =>
  before.is === 'value' && step.is === 'value' && before.path === step.path;

/** What is lit, what was chosen, and what the question is about. */
function marksOf(question: Question, { partials, taken }: Narrowed): Marks {
  const marks = new Map<Name, 'lit' | 'picked' | 'about'>();
  for (const name of question.about ?? []) marks.set(name as Name, 'about');
  for (const name of lit(partials)) marks.set(name, 'lit');
  for (const step of taken) if (step.is === 'name') marks.set(step.name, 'picked');
  for (const partial of partials)
    for (const { name, isIn } of listed(partial)) marks.set(name, isIn ? 'picked' : 'lit');
  return marks;
}
