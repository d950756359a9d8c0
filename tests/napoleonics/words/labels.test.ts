import { describe, expect, it } from 'vitest';
import type { Legal } from '../../../domain/legal.ts';
import { legal } from '../../../domain/napoleonics/legal.ts';
import { view } from '../../../domain/napoleonics/view.ts';
import { at, drawn } from '../kit/drawn.ts';
import { battling, standing } from '../kit/kit.ts';

/** The labels in a grammar, from the root down. */
const labels = (node: Legal): readonly string[] => [
  ...(node.label === undefined ? [] : [node.label]),
  ...(node.is === 'oneOf' ? node.of.flatMap(labels) : node.is === 'fields' ? Object.values(node.fields).flatMap(labels) : []),
];

describe('choices in words', () => {
  const pieces = [at('f6', 'F-LN'), at('e6', 'B-LN')];
  const fight = battling(drawn({}, pieces), ['F-LN-1']);
  const hand = standing(drawn({}, pieces), { hands: { top: [], bottom: ['PROBE_LEFT'] } });

  it('say what a command does, and to whom', () => {
    expect(labels(legal(view(fight, ['bottom']), 'bottom'))).toEqual([
      'attack in melee',
      'French Line Infantry, f6',
      'British Line Infantry, e6',
      'no more',
    ]);
  });

  it('in Korean too', () => {
    expect(labels(legal(view(fight, ['bottom']), 'bottom', 'ko'))).toEqual([
      '근접 공격',
      '프랑스 전열 보병, f6',
      '영국 전열 보병, e6',
      '더 하지 않음',
    ]);
  });

  it('name the cards of the hand', () => {
    expect(labels(legal(view(hand, ['bottom']), 'bottom'))).toEqual(['play a command card', 'Probe Left']);
  });
});
