import { describe, expect, it } from 'vitest';
import { sample } from '../../domain/legal.ts';
import { isObject, type Json } from '../../domain/lib/json.ts';
import { asksOf } from '../../domain/match/questions.ts';
import { finished, lit, type Narrowed, narrow, next, openSlots, pointed, type Step } from '../../site/src/grammar/narrow.ts';
import { isOnBoard, keyOf, type Node, nameOf } from '../../site/src/grammar/node.ts';
import { pathKey, type Row, rowsOf, type Slot } from '../../site/src/grammar/rows.ts';
import { keyOfRow, roomFor, sheetIn, sheetRows } from '../../site/src/grammar/sheet.ts';
import type { Entry } from '../kit/entry.ts';
import { playRandom } from '../kit/play.ts';
import { type Below, random } from '../kit/random.ts';
import { ENTRIES } from '../kit/registry.ts';

// The table knows no game: whatever a grammar admits can be chosen by pointing at what is lit, and by the controls that are shown.

const QUESTIONS = Number(process.env.NAMES ?? 150);

/** The value that a command has at a path, if it has one. */
const valueAt = (command: Json, [name, ...path]: readonly string[]): Json | undefined => {
  if (name === undefined) return command;
  const part = isObject(command) ? command[name] : undefined;
  return part === undefined ? undefined : valueAt(part, path);
};

/** The same, and for a row of a sheet the key that it is about. */
const at = (command: Json, { path, of }: Pick<Slot, 'path' | 'of'>): Json | undefined =>
  path[0] === '' && of.is === 'choice' ? (of.choices[0]?.value as Json | undefined) : valueAt(command, path);

/** What a person does who wants a command, by what the table shows: undefined when the table does not lead there. */
function wanted(rows: readonly Row[], command: Json): Narrowed | undefined {
  for (const row of rows) {
    let steps: readonly Step[] = row.label === '' ? [] : [{ is: 'label', label: row.label }];
    for (let tries = 0; tries < 30; tries++) {
      const now = narrow(rows, steps);
      if (now.taken.length < steps.length) break;
      const whole = finished(now.partials).find((each) => keyOf(each.command) === keyOf(command));
      if (whole !== undefined) return now;
      const step = nextStep(now, row, command);
      if (step === undefined) break;
      steps = step.is === 'name' ? (pointed(rows, now.taken, [step.name]) ?? []) : [...now.taken, step];
    }
  }
  return undefined;
}

/** The next thing to do on the way to a command, among what is lit and shown. */
function nextStep({ partials }: Narrowed, row: Row, command: Json): Step | undefined {
  const mine = partials.find((partial) => partial.row === row);
  if (mine === undefined) return undefined;
  const differs = (slot: Slot): boolean => {
    const value = at(command, slot);
    const now = mine.filled.get(pathKey(slot.path));
    return (value === undefined) !== (now === undefined) || (value !== undefined && now !== undefined && keyOf(value) !== keyOf(now));
  };
  const open = openSlots(mine)[0];
  const slot = open ?? row.slots.find((each) => differs(each) && (partials.length === 1 || each.isOptional || each.of.is !== 'choice'));
  if (slot === undefined) return undefined;
  const value = at(command, slot);
  const name = typeof value === 'string' && isOnBoard(slot.kind) ? nameOf(slot.kind ?? '', value) : undefined;
  if (name !== undefined && lit(partials).has(name)) return { is: 'name', name };
  const isShown =
    slot.of.is !== 'choice' || next(partials).choices.some((choice) => value !== undefined && keyOf(choice.value) === keyOf(value));
  return isShown || slot.isOptional ? { is: 'value', path: pathKey(slot.path), value } : undefined;
}

/** Open questions of fresh random matches. */
function* questionsOf({ game, ...entry }: Entry) {
  for (let seed = 7000, count = 0; ; seed++) {
    for (const match of playRandom(game, seed, entry).matches.filter(({ status }) => status === 'playing')) {
      for (const { seat } of asksOf(game, match)) {
        if (count++ === QUESTIONS) return;
        yield game.legal(game.view(match.state, [seat]), seat);
      }
    }
  }
}

/** A sheet without one entry is written entry by entry. */
function unreached(legal: Node, command: Json): Json | undefined {
  const sheet = sheetIn(legal);
  if (sheet === undefined) return wanted(rowsOf(legal), command) === undefined ? command : undefined;
  const written: { [key: string]: Json } = {};
  for (const [key, order] of Object.entries(valueAt(command, [sheet.field]) as { readonly [key: string]: Json })) {
    const room = roomFor(sheet.map, written);
    const rows = sheetRows(sheet.map).filter((row) => room.isFree(keyOfRow(row)));
    if (
      wanted(
        rows.filter((row) => keyOfRow(row) === key),
        order,
      ) === undefined
    )
      return { [key]: order };
    written[key] = order;
  }
  return undefined;
}

describe.each(ENTRIES)('the commands of $game.id', (entry) => {
  it('can all be chosen by what is lit and shown', { timeout: 3_600_000 }, () => {
    const below: Below = random(9000);
    const lost: string[] = [];
    let count = 0;
    for (const legal of questionsOf(entry)) {
      const command = sample(legal, below);
      if (command === undefined) continue;
      count++;
      const rest = unreached(legal as Node, command);
      if (rest !== undefined) lost.push(keyOf(rest));
    }
    expect(count).toBeGreaterThan(QUESTIONS / 2);
    expect(lost).toEqual([]);
  });
});
