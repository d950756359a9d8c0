import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  admits,
  among,
  constant,
  fields,
  int,
  isEmpty,
  type Legal,
  map,
  nearest,
  nothing,
  oneOf,
  pick,
  text,
} from '../../domain/contract/legal.ts';
import { sample } from '../../domain/contract/sampling.ts';
import type { Json } from '../../domain/lib/json.ts';
import { random } from '../kit/random.ts';

const move = fields({ type: constant('move'), to: among(['mun', 'ber']), via: constant('convoy') }, 'move', ['via']);
const fire = fields({ type: constant('fire'), at: fields({ x: int(1, 6), y: int(1, 6) }) });
const play = oneOf([move, fire, constant('pass')]);
const build = among(['A', 'F']);
/** Builds of two powers: one of the first, two of the second. */
const builds = map({ ber: build, kie: build, con: build, smy: build, ank: build }, 0, 3, undefined, [
  { keys: ['ber', 'kie'], max: 1 },
  { keys: ['con', 'smy', 'ank'], max: 2 },
]);

describe('admits', () => {
  it.each<{ readonly what: string; readonly legal: Legal; readonly command: Json }>([
    {
      what: 'the constant, whatever the order of its fields',
      legal: constant({ a: 1, b: [2] }),
      command: { b: [2], a: 1 },
    },
    { what: 'both ends of a range', legal: int(1, 6), command: 6 },
    { what: 'a list of distinct members, in any order', legal: pick(['a', 'b', 'c'], 1, 2), command: ['c', 'a'] },
    { what: 'the empty list where none need be chosen', legal: pick(['a'], 0, 1), command: [] },
    { what: 'a field left out that may be', legal: move, command: { type: 'move', to: 'mun' } },
    { what: 'an optional field', legal: move, command: { type: 'move', to: 'mun', via: 'convoy' } },
    { what: 'any branch', legal: play, command: { type: 'fire', at: { x: 1, y: 6 } } },
    { what: 'some entries of a map', legal: map({ par: among(['hold']), mar: int(0, 1) }, 1, 2), command: { mar: 0 } },
    { what: 'as many entries of each group as it may have', legal: builds, command: { kie: 'A', con: 'F', ank: 'A' } },
    { what: 'text as long as it may be', legal: text(3), command: 'abc' },
  ])('takes $what', ({ legal, command }) => {
    expect(admits(legal, command)).toBe(true);
  });

  it.each<{ readonly what: string; readonly legal: Legal; readonly command: Json }>([
    { what: 'another constant', legal: constant('hold'), command: 'move' },
    { what: 'a number that is not whole', legal: int(1, 6), command: 1.5 },
    { what: 'a number beside the range', legal: int(1, 6), command: 7 },
    { what: 'a number as text', legal: int(1, 6), command: '1' },
    { what: 'the same member twice', legal: pick(['a', 'b'], 0, 2), command: ['a', 'a'] },
    { what: 'too many members, or too few', legal: pick(['a', 'b', 'c'], 1, 2), command: [] },
    { what: 'a stranger in a list', legal: pick(['a', 'b'], 0, 2), command: ['d'] },
    { what: 'a missing field', legal: fire, command: { type: 'fire' } },
    { what: 'an unknown field', legal: fire, command: { type: 'fire', at: { x: 1, y: 1 }, by: 'me' } },
    { what: 'an unknown field deep inside', legal: fire, command: { type: 'fire', at: { x: 1, y: 1, z: 1 } } },
    { what: 'a list for an object', legal: fire, command: ['fire'] },
    { what: 'an unknown key of a map', legal: map({ par: int(0, 1) }, 0, 1), command: { mar: 0 } },
    {
      what: 'more entries than a map may have',
      legal: map({ par: int(0, 1), mar: int(0, 1) }, 0, 1),
      command: { par: 0, mar: 0 },
    },
    { what: 'more entries of a group than it may have', legal: builds, command: { ber: 'A', kie: 'A' } },
    { what: 'a key inherited from Object', legal: map({ par: int(0, 1) }, 0, 1), command: { toString: 0 } },
    { what: 'empty text', legal: text(3), command: '' },
    { what: 'text that is too long', legal: text(3), command: 'abcd' },
    { what: 'anything where there is nothing to choose', legal: nothing, command: null },
  ])('refuses $what', ({ legal, command }) => {
    expect(admits(legal, command)).toBe(false);
  });
});

describe('nearest', () => {
  it('points to the place that is wrong, in the branch that was meant', () => {
    expect(nearest(play, { type: 'fire', at: { x: 1, y: 9 } })).toEqual({ pointer: '/at/y', expected: int(1, 6) });
    expect(nearest(play, { type: 'move', to: 'par' })).toEqual({ pointer: '/to', expected: among(['mun', 'ber']) });
  });

  it('is the whole choice when no branch was meant', () => {
    expect(nearest(play, { type: 'retreat' })).toEqual({ pointer: '', expected: play });
    expect(nearest(play, 7)).toEqual({ pointer: '', expected: play });
  });

  it('is the object when a field is missing or unknown', () => {
    expect(nearest(fire, { type: 'fire' })).toEqual({ pointer: '', expected: fire });
    expect(nearest(map({ a: int(0, 1) }, 0, 1), { b: 1 })?.pointer).toBe('');
  });

  it('escapes keys as JSON Pointer does', () => {
    expect(nearest(map({ 'stp/nc': int(0, 1), 'a~b': int(0, 1) }, 0, 2), { 'stp/nc': 5 })?.pointer).toBe('/stp~1nc');
    expect(nearest(map({ 'stp/nc': int(0, 1), 'a~b': int(0, 1) }, 0, 2), { 'a~b': 5 })?.pointer).toBe('/a~0b');
  });
});

describe('a grammar is empty', () => {
  it.each<[string, Legal]>([
    ['without a branch', nothing],
    ['with empty branches only', oneOf([nothing, oneOf([])])],
    ['when a field that must be there is', fields({ type: constant('move'), to: among([]) })],
    ['when it asks for more members than there are', pick(['a'], 2, 3)],
    ['when it asks for more entries than there are', map({ a: int(0, 1), b: nothing }, 2, 2)],
    [
      'when it asks for more entries than its groups let in',
      map({ a: int(0, 1), b: int(0, 1) }, 2, 2, '', [{ keys: ['a', 'b'], max: 1 }]),
    ],
    ['in a range from high to low', int(2, 1)],
  ])('%s', (_, legal) => {
    expect(isEmpty(legal)).toBe(true);
    expect(sample(legal, random(1))).toBeUndefined();
  });

  it.each<[string, Legal]>([
    ['with a choice beside an empty branch', oneOf([nothing, constant(1)])],
    ['when only an optional field is', fields({ type: constant('pass'), why: nothing }, undefined, ['why'])],
    ['when nothing need be picked', pick([], 0, 0)],
    ['when its groups leave room', builds],
    ['when its empty entries need not be there', map({ a: nothing, b: constant(1) }, 0, 2)],
  ])('not %s', (_, legal) => {
    expect(isEmpty(legal)).toBe(false);
    for (let i = 0; i < 20; i++) expect(admits(legal, sample(legal, random(i))!)).toBe(true);
  });
});

/** Any grammar at all, three levels deep. */
const { legal: anyLegal } = fc.letrec<{ legal: Legal }>((tie) => {
  const key = fc.constantFrom('a', 'b', 'c', 'd/e', 'toString');
  const leaf = fc.oneof(
    fc.jsonValue({ maxDepth: 1 }).map((value) => constant(value as Json)),
    fc
      .tuple(fc.integer({ min: -3, max: 3 }), fc.integer({ min: 0, max: 4 }))
      .map(([min, size]) => int(min, min + size)),
    fc
      .tuple(
        fc.uniqueArray(fc.integer({ min: 0, max: 9 }), { maxLength: 5 }),
        fc.integer({ min: 0, max: 3 }),
        fc.integer({ min: 0, max: 3 }),
      )
      .map(([of, min, more]) => pick(of, min, min + more)),
    fc.integer({ min: 1, max: 5 }).map((max) => text(max)),
  );
  return {
    legal: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      leaf,
      fc.array(tie('legal'), { maxLength: 4 }).map((of) => oneOf(of)),
      fc
        .tuple(fc.dictionary(key, tie('legal'), { maxKeys: 4, noNullPrototype: true }), fc.array(key, { maxLength: 2 }))
        .map(([of, optional]) => fields(of, undefined, optional)),
      fc
        .tuple(
          fc.dictionary(key, tie('legal'), { maxKeys: 4, noNullPrototype: true }),
          fc.integer({ min: 0, max: 2 }),
          fc.integer({ min: 0, max: 2 }),
          fc.option(fc.integer({ min: 0, max: 2 }), { nil: undefined }),
        )
        .map(([of, min, more, max]) =>
          map(
            of,
            min,
            min + more,
            undefined,
            max === undefined ? undefined : [{ keys: Object.keys(of).slice(0, 3), max }],
          ),
        ),
    ),
  };
});

describe('of any grammar', () => {
  it('a sample is admitted, and an empty grammar has none', () => {
    fc.assert(
      fc.property(anyLegal, fc.integer(), (legal, seed) => {
        const command = sample(legal, random(seed));
        return command === undefined || (admits(legal, command) && !isEmpty(legal));
      }),
      { numRuns: 2000, seed: 1 },
    );
  });

  it('a command is admitted or has a nearest place that it reaches', () => {
    fc.assert(
      fc.property(anyLegal, fc.jsonValue({ maxDepth: 3 }), (legal, value) => {
        const mismatch = nearest(legal, value as Json);
        if (mismatch === undefined) return admits(legal, value as Json);
        const steps = mismatch.pointer.split('/').slice(1);
        const reached = steps.reduce<unknown>(
          (at, step) => (at as Record<string, unknown>)[step.replaceAll('~1', '/').replaceAll('~0', '~')],
          value,
        );
        return reached !== undefined;
      }),
      { numRuns: 2000, seed: 2 },
    );
  });
});
