import type { Json } from '@fieldpost/client';
import { texts } from '../../app/texts.ts';
import { coversAll, isModest, isOfBoard, plain } from '../../grammar/answers.ts';
import { ableIn } from '../../grammar/in-hand.ts';
import { isAtTarget, isReversible, meanings, type Whole } from '../../grammar/meaning.ts';
import { isPass, type Narrowed } from '../../grammar/narrow.ts';
import { keyOf, nameOfValue } from '../../grammar/node.ts';
import { isDone } from '../../grammar/partial.ts';
import { isPartOf } from '../../grammar/pointing.ts';
import { pathKey } from '../../grammar/rows.ts';
import type { Manners } from '../../manners/index.ts';
import type { Choosing } from '../choosing/choosing.ts';
import type { lacksOf } from '../choosing/sheet-panel.tsx';
import { type Dictionary, wordsOfName, wordsOfPartial } from '../choosing/words.ts';
import type { Acting } from './acting.ts';
import type { Act } from './acts.tsx';
import type { Entry } from './flyout.tsx';
import { words } from './words.ts';

/** The most buttons in the bar; more stand beside the question. */
export const IN_BAR = 3;

export interface Naming {
  readonly dictionary: Dictionary;
  readonly manners: Manners;
  readonly kind: string;
  /** No other answer is possible. */
  readonly isOnly?: boolean;
  /** The lines of each card in the hand. */
  readonly facts: ReadonlyMap<string, readonly string[]>;
}

export const begun = (said: string): string => said.charAt(0).toUpperCase() + said.slice(1);

/** Names a command on its button: what happens. Of several of one kind, what they differ in. */
function saidOf(
  { partial, command }: Whole,
  { dictionary, manners, kind, facts, isOnly = false }: Naming,
  isOneKind: boolean,
): string {
  const own = manners.button?.(command, {
    kind,
    cards: dictionary.cards,
    facts,
    isOnly,
    isFinal: !isReversible(partial),
    named: (name) => wordsOfName(name, dictionary),
  });
  if (own !== undefined) return own;
  const all = wordsOfPartial(partial, dictionary);
  const { label } = partial.row;
  return begun(isOneKind && all.startsWith(`${label} · `) ? all.slice(label.length + 3) : all);
}

/** The buttons of a question: those of the bar, and those of commands that name something on the board. */
interface CommandActs {
  readonly inBar: readonly Act[];
  readonly ofBoard: readonly Act[];
  /** Whether the player can only pass. */
  readonly isIdle: boolean;
}

/** Whether a row can only pass: all that it says is said of the pass. */
const isOfPass = ({ row: { node } }: Whole['partial']): boolean => {
  const type = node.is === 'fields' ? node.fields.type : undefined;
  return type?.is === 'const' && type.value === 'pass';
};

const sizeOf = (command: Json): number => Object.keys(command ?? {}).length;

/**
 * The commands that are whole now, as buttons. What one click would send for good arms itself. What ends the question
 * stays first while something else is chosen.
 */
export function commandActs({ choosing, sendWhole, isOff }: Acting, naming: Naming): CommandActs {
  if (choosing.sheet !== undefined) return { inBar: [], ofBoard: [], isIdle: false };
  const narrowed = choosing.meant.value;
  const ends = choosing.standing.value;
  const isEnd = new Set(ends.map(({ command }) => keyOf(command)));
  const whole = plain(narrowed).filter(({ command }) => !isEnd.has(keyOf(command)));
  const every = [...ends, ...whole];
  // A player who can only pass, however long, or has a single answer, loses nothing by a click.
  const isIdle =
    (coversAll(narrowed) && every.length === 1) ||
    (every.every(({ command }) => isPass(command)) && (coversAll(narrowed) || narrowed.partials.every(isOfPass)));
  const hasDeeds = narrowed.partials.some((each) => !isDone(each)) || every.some(({ command }) => !isModest(command));
  const passes = [...ends, ...whole].filter(({ command }) => isPass(command)).map(({ command }) => command);
  const isLonger = (command: Json): boolean =>
    isPass(command) && passes.some((other) => sizeOf(other) < sizeOf(command));
  const isOneKind = whole.length > 1 && new Set(whole.map(({ partial }) => partial.row.label)).size === 1;
  // Of what a place may mean, what is usually meant stands out.
  const usual = meanings(narrowed).whole[0]?.command;
  const isUsual = ({ command }: Whole): boolean => usual === undefined || keyOf(command) === keyOf(usual);
  const likely = new Set(every.filter(({ command }) => naming.manners.likely?.(command, naming.kind) === true));
  const costsOf = ({ partial }: Whole): string | undefined =>
    naming.manners.givesUp?.(naming.kind, ableIn(choosing.question.legal), !isReversible(partial));
  const answers: { readonly [answer: string]: string } = { true: 'y', false: 'n' };
  const actOf = (each: Whole, isStanding: boolean): Act => {
    const last = [...each.partial.filled.values()].at(-1);
    return {
      id: keyOf(each.command),
      says: saidOf(each, { ...naming, isOnly: isIdle && every.length === 1 }, isOneKind),
      // A longer pass took a click to open.
      isArmed:
        (isStanding || narrowed.taken.length === 0) &&
        !isReversible(each.partial) &&
        !isIdle &&
        !isLonger(each.command),
      key: isPass(each.command) ? 'p' : typeof last === 'boolean' ? answers[String(last)] : undefined,
      isOff,
      costs: isStanding ? costsOf(each) : undefined,
      isMain: isIdle || (likely.size > 0 ? likely.has(each) : !(hasDeeds ? isModest : isPass)(each.command)),
      isStanding,
      isAside: isLonger(each.command),
      does: () => sendWhole(each),
    };
  };
  return {
    inBar: [
      ...ends.map((each) => actOf(each, true)),
      ...whole.filter(({ partial }) => !isOfBoard(partial)).map((each) => actOf(each, false)),
    ],
    ofBoard: whole
      .filter(({ partial }) => isOfBoard(partial))
      .map((each) => ({ ...actOf(each, false), isMain: isUsual(each) })),
    isIdle: isIdle && passes.length > 0,
  };
}

/** What becomes of a sheet: it is ready, or not. */
export function sheetActs(
  { choosing, send, isOff }: Acting,
  isReady: boolean,
  { left, missing, few }: ReturnType<typeof lacksOf>,
): readonly Act[] {
  const { orders } = choosing;
  const isNew = orders === undefined || orders.isNew.value;
  const ready: Act = {
    id: 'ready',
    spot: 'main',
    says: left > 0 ? texts.value.readyWithout(left) : few === undefined ? texts.value.ready : texts.value.readyOf(few),
    isArmed: false,
    isOff: isOff || missing > 0,
    isMain: true,
    isWide: true,
    does: () => void send(() => choosing.commandOfSheet(true)),
  };
  const notReady: Act = {
    id: 'not-ready',
    spot: isNew ? 'not-ready' : 'main',
    says: words.value.notReady,
    isArmed: false,
    isWide: true,
    isOff: isOff || missing > 0,
    does: () => void send(() => choosing.commandOfSheet(false)),
  };
  return [...(isReady ? [notReady] : []), ...(isReady && !isNew ? [] : [ready])];
}

/** The most entries of a flyout. */
const IN_FLYOUT = 6;

/** What the target of the last click may mean. A sheet has one of it written already. */
export function entriesOf(choosing: Choosing, naming: Naming, onWhole: (whole: Whole) => void): readonly Entry[] {
  const narrowed = choosing.meant.value;
  if (choosing.instead.value !== undefined) return entriesInstead(choosing, choosing.instead.value, naming, onWhole);
  if (!isAtTarget(narrowed)) return [];
  const written = choosing.written.value;
  const { further } = meanings(narrowed);
  const whole = choosing.sheet === undefined ? meanings(narrowed).whole : choosing.done.value;
  const keys = new Map(narrowed.partials.map(({ row }) => [row.label, row.node.key] as const));
  const keyIn = (label: string): string | undefined => keys.get(label)?.toLowerCase();
  const isOnly = ({ partial: { row } }: Whole): boolean =>
    whole.filter(({ partial }) => partial.row.label === row.label).length === 1;
  const isSheet = choosing.sheet !== undefined;
  const areNamed = new Set(whole.map(({ partial }) => partial.row.label));
  const isAlone = choosing.sheet !== undefined && whole.length + further.length < 2;
  if (isAlone) return [];
  return [
    ...whole.map((each) => ({
      id: keyOf(each.command),
      says: isSheet && isOnly(each) ? nameOnSheet(each, narrowed, naming) : saidOf(each, naming, whole.length > 1),
      isTaken: isSheet ? each === written : each === whole[0],
      key: keyIn(each.partial.row.label),
      does: () => onWhole(each),
    })),
    ...further.map((label) => ({
      id: label,
      says: areNamed.has(label) ? words.value.elsewhere(begun(label)) : words.value.further(begun(label)),
      isTaken: false,
      key: keyIn(label),
      does: () => choosing.step({ is: 'label', label }),
    })),
  ].slice(0, IN_FLYOUT);
}

/** Names an order of a sheet beside its target: neither the unit nor the target need be named, they were clicked. */
function nameOnSheet({ partial }: Whole, { taken }: Narrowed, { dictionary }: Naming): string {
  const last = taken.findLast(({ is }) => is === 'name');
  const at = last?.is === 'name' ? last.name : undefined;
  const rest = partial.row.slots.slice(1).flatMap((slot) => {
    const value = partial.filled.get(pathKey(slot.path));
    const name = value === undefined ? undefined : nameOfValue(slot.kind ?? '', value);
    return name === undefined || name === at || at === undefined || isPartOf(name, at) || isPartOf(at, name)
      ? []
      : [wordsOfName(name, dictionary)];
  });
  return [begun(partial.row.label), ...rest].join(' → ');
}

/** What the unit chosen before could do at the unit that was clicked. None of it is taken. */
function entriesInstead(
  choosing: Choosing,
  { of, narrowed, whole }: NonNullable<Choosing['instead']['value']>,
  naming: Naming,
  onWhole: (whole: Whole) => void,
): readonly Entry[] {
  // Its place alone: `Munich`.
  const unit = wordsOfName(of, naming.dictionary).split(', ').at(-1) ?? '';
  const kinds = new Set(whole.map(({ partial }) => partial.row.label));
  const further = meanings(narrowed).further.filter((label) => !kinds.has(label));
  return [
    ...whole.map((each) => ({
      id: keyOf(each.command),
      says: words.value.instead(unit, nameOnSheet(each, narrowed, naming)),
      isTaken: false,
      does: () => onWhole(each),
    })),
    ...further.map((label) => ({
      id: label,
      says: words.value.instead(unit, words.value.further(begun(label))),
      isTaken: false,
      does: () => choosing.restep([...narrowed.taken, { is: 'label', label }]),
    })),
  ].slice(0, IN_FLYOUT);
}
