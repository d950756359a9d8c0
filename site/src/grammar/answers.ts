import type { Json } from '@fieldpost/client';
import { finished, isPass, type Narrowed, narrow, next, offered, withValue } from './narrow.ts';
import { isOnBoard } from './node.ts';
import { isDone, openSlots, type Partial } from './partial.ts';
import { isPointedAt } from './pointing.ts';
import { pathKey, type Row, type Slot } from './rows.ts';
import { fixedOf } from './sheet.ts';

/* Commands that are buttons: few answers, those that are whole as they are, and those that end a question. */

/** The most commands that are offered directly: choosing one sends it. */
const FEW = 3;

/**
 * Returns all commands of a question, if they are few (to do nothing not counted), of one kind, and differ in a Power
 * alone, such as the Power that loses soldiers; not if more can be said.
 */
export function few({ partials, taken }: Narrowed): ReturnType<typeof finished> | undefined {
  if (taken.length > 0) return undefined;
  if (!partials.every(({ row }) => row.slots.every(isOfPowers))) return undefined;
  const whole = finished(partials.flatMap(waysOf));
  const deeds = whole.filter(({ command }) => !isPass(command));
  const isOneKind = new Set(deeds.map(({ partial }) => partial.row.label)).size === 1;
  return isOneKind && deeds.length > 1 && deeds.length <= FEW ? whole : undefined;
}

/** Returns every way to fill the open slots of a row that asks for choices only. */
const waysOf = (partial: Partial): readonly Partial[] =>
  openSlots(partial).reduce<readonly Partial[]>(
    (ways, slot) =>
      ways.flatMap(({ row, filled }) =>
        slot.of.is === 'choice'
          ? slot.of.choices.map(({ value }) => ({ row, filled: withValue(filled, slot, value) }))
          : [],
      ),
    [partial],
  );

/** The most commands that are buttons from the beginning. */
const BUTTONS = 3;

/**
 * Returns the commands that need no further choice: all of them if they are few answers, else those that are whole as
 * they are. To do nothing comes first.
 */
export function plain(narrowed: Narrowed): ReturnType<typeof finished> {
  const { partials, taken } = narrowed;
  const all = partials.every(isAnswer) ? finished(partials.flatMap(waysOf)) : [];
  const isAll = all.length > 0 && all.length <= BUTTONS;
  const direct = new Set(offered(partials).map(({ partial }) => partial));
  const whole = finished(partials).filter(
    ({ partial }) => direct.has(partial) || (taken.length === 0 && isFixed(partial)),
  );
  const found = few(narrowed) ?? (isAll ? all : whole);
  return [...found].sort((a, b) => boldness(a.command) - boldness(b.command));
}

/** Returns what ends a question even if something else was begun: to do nothing, or no more. It keeps its place. */
export const standing = (rows: readonly Row[]): ReturnType<typeof finished> => {
  const start = narrow(rows, []);
  const fixed = new Set(start.partials.filter(isFixed));
  return coversAll(start) ? [] : plain(start).filter(({ partial }) => fixed.has(partial));
};

/**
 * Returns the kinds of commands that a player chooses among. A kind that is whole as it is has a button instead. To do
 * nothing comes last.
 */
export function kindsOf({ partials, taken }: Narrowed): readonly string[] {
  const passes = new Set(
    offered(partials).flatMap(({ partial, command }) => (isPass(command) ? partial.row.label : [])),
  );
  const ofKind = (label: string): readonly Partial[] => partials.filter(({ row }) => row.label === label);
  const isOfPass = (label: string): boolean =>
    ofKind(label).some(({ row }) => row.node.is === 'fields' && isPass(fixedOf(row.node.fields)));
  return next(partials)
    .labels.filter(
      (label) =>
        (!passes.has(label) && (taken.length > 0 || !ofKind(label).every(isFixed))) ||
        ofKind(label).some((each) => !isDone(each)),
    )
    .toSorted((a, b) => Number(isOfPass(a)) - Number(isOfPass(b)));
}

/**
 * Returns the kinds that the table shows as choices: all of them as long as one is not whole, else those with a number
 * that the player may change, such as the resources to spend.
 */
export function shownKinds(narrowed: Narrowed): readonly string[] {
  const { partials, taken } = narrowed;
  const kinds = kindsOf(narrowed);
  if (kinds.length > 1 && partials.length > finished(partials).length) return kinds;
  if (partials.length < 2 || taken.length > 0) return [];
  return kinds.filter((label) => partials.some((each) => each.row.label === label && isNumbered(each)));
}

const isNumbered = (partial: Partial): boolean =>
  isDone(partial) && partial.row.slots.some(({ of }) => of.is === 'int' && of.min < of.max);

/** The types of commands that end something, or leave it as it is. */
const MODEST: readonly Json[] = ['done', 'end', 'wait', 'keep', 'lift'];

/** How much an answer does: to do nothing least, then no more of the same, then to refuse. */
function boldness(command: Json): number {
  if (isPass(command)) return 0;
  if (typeof command !== 'object' || command === null || Array.isArray(command)) return 3;
  if ('type' in command && MODEST.includes(command.type ?? null)) return 1;
  return Object.values(command).some((value) => value === false || value === null) ? 2 : 3;
}

/** Whether a command does nothing, ends something, or refuses: a button for it looks lighter than one for a deed. */
export const isModest = (command: Json): boolean => boldness(command) < 3;

/** Whether nothing can be said of a command but that it is given. */
const isFixed = ({ row }: Partial): boolean => row.slots.length === 0;

/** Returns whether those commands are all that can be answered, so that nothing else need be shown. */
export function coversAll(narrowed: Narrowed): boolean {
  const { partials, taken } = narrowed;
  if (few(narrowed) !== undefined) return true;
  return taken.length === 0 && partials.every(isAnswer) && finished(partials.flatMap(waysOf)).length <= BUTTONS;
}

/** Whether a row asks for a few answers and nothing else, such as yes or no. */
const isAnswer = ({ row }: Partial): boolean =>
  row.slots.every(({ of, isOptional }) => of.is === 'choice' && !isOptional && of.choices.length <= BUTTONS) &&
  row.slots.filter(isPointedAt).length <= 1;

/** Whether a command names something on the board: it is chosen there, and no button of the bar says it. */
export const isOfBoard = ({ row, filled }: Partial): boolean =>
  row.slots.some(({ kind, path }) => isOnBoard(kind) && (filled.get(pathKey(path)) ?? null) !== null);

const isOfPowers = ({ of, kind, isOptional }: Slot): boolean => of.is === 'choice' && kind === 'power' && !isOptional;
