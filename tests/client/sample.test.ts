import { expect, it } from 'vitest';
import { sample } from '../../client/src/index.ts';
import type { Legal } from '../../client/src/types.ts';
import { admits } from '../../domain/contract/legal.ts';
import type { Json } from '../../domain/lib/json.ts';
import { matchesOf, positionsOf } from '../kit/matches.ts';
import { random } from '../kit/random.ts';
import { ENTRIES } from '../kit/registry.ts';

// A program that knows no game plays any of them.

it.each(ENTRIES.map((entry) => [entry.game.id, entry] as const))('%s: each sample is a command', (_, entry) => {
  const below = random(45);
  let sampled = 0;
  for (const match of positionsOf(matchesOf(entry, 1)[0]!).slice(0, 40)) {
    for (const { seat } of entry.game.asks(match.state)) {
      const legal = entry.game.legal(entry.game.view(match.state, [seat]), seat);
      const command = sample(legal as Legal, below);
      expect(admits(legal, command as Json)).toBe(true);
      sampled++;
    }
  }
  expect(sampled).toBeGreaterThan(10);
});

it('text is left to people', () => {
  expect(sample({ is: 'fields', fields: { text: { is: 'text', max: 10 } } })).toBeUndefined();
  const optional: Legal = { is: 'fields', fields: { text: { is: 'text', max: 10 } }, optional: ['text'] };
  expect(sample(optional, () => 1)).toEqual({});
});
