import type { Answered, Json } from '@fieldpost/client';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { type Guess, guesses } from '../../grammar/guess.ts';
import { finished, lit, type Narrowed, narrow, pointed, type Step } from '../../grammar/narrow.ts';
import type { Name } from '../../grammar/node.ts';
import { pathKey, type Row, rowsOf } from '../../grammar/rows.ts';
import { type Draft, KEY, keyOfRow, roomFor, sheetIn, sheetRows } from '../../grammar/sheet.ts';
import type { Marks } from '../board/marks.ts';
import { keptDraft } from './draft.ts';

export type Question = Answered<'getActions'>['actions'][number];

/** A choice in the making: the steps so far, what they leave, and what is whole. */
export interface Choosing {
  readonly question: Question;
  readonly narrowed: ReadonlySignal<Narrowed>;
  readonly done: ReadonlySignal<ReturnType<typeof finished>>;
  readonly sheet: ReturnType<typeof sheetIn>;
  readonly draft: Signal<Draft>;
  /** The draft that was sent last. */
  readonly sent: Signal<Draft | undefined>;
  /** An answer is on its way: nothing more is asked about it. */
  readonly isSending: Signal<boolean>;
  readonly marks: ReadonlySignal<Marks>;
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
 * Choosing an answer to a question. A question that comes again, in another version, keeps the steps that still fit; what is written for a
 * game is kept in the browser.
 */
export function useChoosing(question: Question, game?: string): Choosing {
  const { ask, seat, legal } = question;
  const said = useMemo(() => JSON.stringify(legal), [legal]);
  return useMemo(() => choosing(question, game), [ask, seat, said]);
}

/** Steps of questions that are open, so that a question that is read again goes on where it was. */
const kept = new Map<string, readonly Step[]>();

function choosing(question: Question, game: string | undefined): Choosing {
  const place = `${game}/${question.ask}/${question.seat}`;
  const sheet = sheetIn(question.legal);
  const draft = sheet === undefined || game === undefined ? signal<Draft>({}) : keptDraft(game, question);
  const sent = signal<Draft>();
  const rows = computed<readonly Row[]>(() => {
    if (sheet === undefined) return rowsOf(question.legal);
    const room = roomFor(sheet.map, draft.value);
    return sheetRows(sheet.map).filter((row) => room.isFree(keyOfRow(row)));
  });
  const steps = signal<readonly Step[]>(kept.get(place) ?? []);
  const narrowed = computed(() => narrow(rows.value, steps.value));
  const done = computed(() => (narrowed.value.taken.length === 0 && sheet !== undefined ? [] : finished(narrowed.value.partials)));

  function sheetCommand(written: Draft, ready: boolean): Json {
    if (sheet === undefined) return {};
    const { fields } = sheet.node;
    return { ...fixedOf(fields), [sheet.field]: written, ...('ready' in fields && { ready }) };
  }
  function set(next: readonly Step[]): void {
    steps.value = next;
    kept.set(place, next);
    if (sheet === undefined) return;
    // On a sheet, what is whole and can become nothing else is written down at once: it can be changed until it is sent.
    const [only] = done.value;
    if (only !== undefined && narrowed.value.partials.length === 1 && isSaid(only.partial.row))
      write(keyOfRow(only.partial.row), only.command);
  }
  function write(key: string, command: Json): void {
    draft.value = { ...draft.value, [key]: command };
    steps.value = [];
    kept.delete(place);
  }
  return {
    question,
    narrowed,
    done,
    sheet,
    draft,
    sent,
    isSending: signal(false),
    marks: computed(() => marksOf(question, narrowed.value)),
    step: (step) => set([...narrowed.value.taken.filter((each) => !isReplaced(each, step)), step]),
    point(names) {
      const { taken } = narrowed.value;
      const last = taken.at(-1);
      const next = pointed(rows.value, taken, names);
      const again = next?.length === taken.length && last?.is === 'name' && names.includes(last.name);
      // The same place again: the shortest of what is whole.
      const [shortest] = done.value;
      if (again && sheet !== undefined && shortest !== undefined) write(keyOfRow(shortest.partial.row), shortest.command);
      else if (next !== undefined) set(next);
      return next !== undefined;
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

/** What stands in the command whatever is written: its type. */
const fixedOf = (fields: object): { [name: string]: Json } =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, node]) => (node.is === 'const' ? [[name, node.value as Json]] : [])));

/** Whether nothing can be added to a command of this row, nor changed in it by a control. */
const isSaid = ({ slots }: Row): boolean => slots.every(({ of, isOptional }) => of.is === 'choice' && !isOptional);

/** A value that is given again stands for the one before. */
const isReplaced = (before: Step, step: Step): boolean => before.is === 'value' && step.is === 'value' && before.path === step.path;

/** What is lit, what was chosen, and what the question is about. */
function marksOf(question: Question, { partials, taken }: Narrowed): Marks {
  const marks = new Map<Name, 'lit' | 'picked' | 'about'>();
  for (const name of question.about ?? []) marks.set(name as Name, 'about');
  for (const name of lit(partials)) marks.set(name, 'lit');
  for (const step of taken) if (step.is === 'name') marks.set(step.name, 'picked');
  return marks;
}
