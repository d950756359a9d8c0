import { describe, expect, it } from 'vitest';
import { among, constant, fields, int, type Legal } from '../../../domain/contract/legal.ts';
import { legal } from '../../../domain/napoleonics/legal.ts';
import { view } from '../../../domain/napoleonics/state/view.ts';
import { labelled } from '../../../domain/napoleonics/words/labels.ts';
import { prompt } from '../../../domain/napoleonics/words/prompt.ts';
import { at, drawn } from '../kit/drawn.ts';
import { battling, standing } from '../kit/kit.ts';

/** The labels in a grammar, from the root down. */
const labels = (node: Legal): readonly string[] => [
  ...(node.label === undefined ? [] : [node.label]),
  ...(node.is === 'oneOf'
    ? node.of.flatMap(labels)
    : node.is === 'fields'
      ? Object.values(node.fields).flatMap(labels)
      : []),
];

describe('choices in words', () => {
  const pieces = [at('f6', 'F-LN'), at('e6', 'B-LN')];
  const fight = battling(drawn({}, pieces), ['F-LN-1']);
  const hand = standing(drawn({}, pieces), { hands: { top: [], bottom: ['PROBE_LEFT'] } });

  it('say what a command does, and to which piece', () => {
    expect(labels(legal(view(fight, ['bottom']), 'bottom'))).toEqual([
      'attack in melee',
      'French Line Infantry, f6',
      'British Line Infantry, e6',
      'End turn',
    ]);
  });

  it('ask for a card in the same words at the top and at the bottom, for the site turns the board', () => {
    const of = (side: 'top' | 'bottom') => prompt(view({ ...hand, active: side }, [side]), side, 'en').text;
    expect(of('top')).toBe('Your turn: play one of your 0 command cards.');
    expect(of('bottom')).toMatch(/^Your turn: play one of your \d+ command cards\.$/);
  });

  it('in Korean too', () => {
    expect(labels(legal(view(fight, ['bottom']), 'bottom', 'ko'))).toEqual([
      '근접 공격',
      '프랑스 전열 보병, f6',
      '영국 전열 보병, e6',
      '턴 끝내기',
    ]);
  });

  it('say what values name, and in which order fields are said', () => {
    expect(legal(view(fight, ['bottom']), 'bottom')).toMatchObject({
      of: [
        {
          order: ['unit', 'target', 'artillery'],
          fields: {
            unit: { kind: 'piece', value: 'F-LN-1' },
            target: { kind: 'piece', value: 'B-LN-1' },
            artillery: { kind: 'piece' },
          },
        },
        { label: 'End turn' },
      ],
    });
  });

  it.each([
    { what: 'battle back', field: 'battle', of: [true, false], en: ['battle back', 'stand'] },
    { what: 'advance or stay', field: 'to', of: ['e6', null], en: [undefined, 'stay'] },
    { what: 'First Strike', field: 'card', of: ['FIRST_STRIKE', null], en: ['First Strike', 'no card'] },
    {
      what: 'the use of a card',
      field: 'use',
      of: ['manoeuvre', 'single'],
      en: ['up to 4 pieces move up to 4 hexes', 'any one unit'],
    },
  ])('call every answer something: $what', ({ field, of, en }) => {
    const named = labelled(fields({ type: constant('done'), [field]: among(of) }), view(fight, ['bottom']), 'en');
    const node = named.is === 'fields' ? named.fields[field] : undefined;
    expect(node?.is === 'oneOf' && node.of.map(({ label }) => label)).toEqual(en);
  });

  it('count flags from the most', () => {
    expect(
      labelled(fields({ type: constant('ignore'), flags: int(0, 2) }), view(fight, ['bottom']), 'ko'),
    ).toMatchObject({
      fields: { flags: { kind: 'count', start: 2, label: '무시할 깃발' } },
    });
  });

  it('name the cards of the hand', () => {
    expect(labels(legal(view(hand, ['bottom']), 'bottom'))).toEqual(['play a command card', 'Probe Left']);
  });
});
