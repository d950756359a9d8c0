import { describe, expect, it } from 'vitest';
import { plainest } from '../../site/src/grammar/meaning.ts';
import { finished, narrow, type Step } from '../../site/src/grammar/narrow.ts';
import { keyOf, type Name, type Node } from '../../site/src/grammar/node.ts';
import { sheetRows } from '../../site/src/grammar/sheet.ts';
import { marksOfSheet } from '../../site/src/table/board/asked.ts';
import { scaleFor } from '../../site/src/table/board/framing.ts';
import { wholeOf } from '../../site/src/table/board/marks.ts';

// What is ringed for a unit in hand, what a click on a province with coasts means, and what a small screen shows.

const among = (...values: readonly string[]): Node => ({
  is: 'oneOf',
  kind: 'space',
  of: values.map((value) => ({ is: 'const', value })),
});
const order = (name: string, label: string, fields: { readonly [name: string]: Node }): Node => ({
  is: 'fields',
  label,
  fields: { order: { is: 'const', value: name }, ...fields },
  order: ['of', 'to'],
});
const space = (value: string): Node => ({ is: 'const', kind: 'space', value });

/** Orders of a fleet in Greece, and of an army in Serbia. */
const SHEET = {
  is: 'map',
  kind: 'piece',
  min: 0,
  max: 2,
  entries: {
    gre: {
      is: 'oneOf',
      of: [
        order('hold', 'hold', {}),
        order('move', 'move', { to: among('ion', 'alb', 'bul/sc') }),
        order('support', 'support Bulgaria to hold', { of: space('bul') }),
        order('support', 'support the move of Bulgaria', { of: space('bul'), to: among('ser', 'rum') }),
        order('support', 'support the move of Constantinople', { of: space('con'), to: among('bul') }),
      ],
    },
    ser: { is: 'oneOf', of: [order('hold', 'hold', {})] },
  },
} as unknown as Parameters<typeof sheetRows>[0];
const ROWS = sheetRows(SHEET);

const at = (...names: readonly Name[]) =>
  narrow(
    ROWS,
    names.map((name): Step => ({ is: 'name', name })),
  );
const commandsAt = (...names: readonly Name[]) => finished(at(...names).partials).map(({ command }) => command);
const MOVE = { order: 'move', to: 'bul/sc' };
const SUPPORT = { order: 'support', of: 'bul' };

describe('a click on a province of which a fleet reaches one coast', () => {
  it('means the move to that coast first, and the support of the unit there', () => {
    expect(commandsAt('piece:gre', 'space:bul')).toEqual([MOVE, SUPPORT]);
    expect(plainest(finished(at('piece:gre', 'space:bul').partials))?.command).toEqual(MOVE);
    expect(commandsAt('piece:gre', 'space:bul/sc'), 'the coast is a part of the province').toEqual([MOVE, SUPPORT]);
    expect(commandsAt('piece:gre', 'space:alb').map(keyOf)).toEqual([keyOf({ order: 'move', to: 'alb' })]);
  });

  it('is each of several coasts that the fleet reaches', () => {
    const rows = sheetRows({
      ...SHEET,
      entries: { con: order('move', 'move', { to: among('bul/ec', 'bul/sc') }) },
    } as typeof SHEET);
    const { partials } = narrow(rows, [
      { is: 'name', name: 'piece:con' },
      { is: 'name', name: 'space:bul' },
    ]);
    expect(finished(partials).map(({ command }) => command)).toEqual([
      { order: 'move', to: 'bul/ec' },
      { order: 'move', to: 'bul/sc' },
    ]);
  });
});

describe('the marks of a sheet', () => {
  it('ring what completes an order, and faintly what needs one more place; an only coast is its province', () => {
    const marks = marksOfSheet(at('piece:gre'), ROWS, {}, false);
    expect(Object.fromEntries(marks)).toEqual({
      'piece:gre': 'picked',
      'space:ion': 'lit',
      'space:alb': 'lit',
      'space:bul': 'lit',
      'space:con': 'faint',
    });
    expect(wholeOf(marks)).toEqual(['piece:gre', 'space:ion', 'space:alb', 'space:bul']);
  });

  it('ring units without an order; after a complete order these again', () => {
    expect(Object.fromEntries(marksOfSheet(at(), ROWS, { gre: MOVE }, false))).toEqual({
      'piece:gre': 'faint',
      'piece:ser': 'lit',
    });
    expect(marksOfSheet(at('piece:gre', 'space:alb'), ROWS, { gre: MOVE }, true).get('piece:ser')).toBe('lit');
    const further = marksOfSheet(at('piece:gre', 'space:bul'), ROWS, { gre: MOVE }, true);
    expect(further.get('space:ser'), 'what a complete order may become').toBe('faint');
    expect(marksOfSheet(at('piece:gre', 'space:alb'), ROWS, { gre: MOVE, ser: {} }, true).has('piece:ser')).toBe(false);
  });
});

it('a small screen shows the piece in hand, what the question is about, and the targets', () => {
  const marks = new Map([
    ['piece:far', 'faint'],
    ['space:f7', 'lit'],
    ['piece:foe', 'target'],
    ['piece:own', 'about'],
    ['piece:hand', 'picked'],
  ] as const);
  expect(wholeOf(marks)).toEqual(['piece:hand', 'piece:own', 'piece:foe', 'space:f7']);
});

it('a map never leaves its pane empty, however far apart the places are, and comes no nearer than allowed', () => {
  expect(scaleFor(0.8, 1.4)).toBe(1.4);
  expect(scaleFor(2, 1.4)).toBe(2);
  expect(scaleFor(9, 1.4)).toBeCloseTo(3.08);
  expect(scaleFor(9, 1.4, 1.8)).toBe(1.8);
});
