import { expect, it } from 'vitest';
import { constant, fields, int, map, naming, pick } from '../../domain/contract/legal.ts';
import type { Json } from '../../domain/lib/json.ts';
import { readBack } from '../../site/src/grammar/read-back.ts';
import { rowsOf } from '../../site/src/grammar/rows.ts';
import { wordsOfPartial } from '../../site/src/table/choosing/words.ts';

// The words on a button that sends a command. They name what was chosen, as the board and the tray do.

const CARDS = new Map([
  ['55', 'Change of Plans'],
  ['60', 'Forced March'],
]);
const said = (legal: Parameters<typeof rowsOf>[0], command: Json): string =>
  wordsOfPartial(readBack(rowsOf(legal), command)!, { picture: undefined, cards: CARDS });

it('name each card and each unit of several that were picked, and nothing where none was', () => {
  const discard = fields({ type: constant('discard'), cards: pick([55, 60], 0, 2) }, 'throw cards away');
  expect(said(discard, { type: 'discard', cards: [55, 60] })).toBe('throw cards away · Change of Plans, Forced March');
  expect(said(discard, { type: 'discard', cards: [] })).toBe('throw cards away');
  const guns = naming('piece', pick(['F-FA-1', 'F-HA-2'], 0, 2));
  const melee = fields({ type: constant('melee'), artillery: guns }, 'attack in melee');
  expect(said(melee, { type: 'melee', artillery: ['F-FA-1', 'F-HA-2'] })).toBe('attack in melee · F FA 1, F HA 2');
});

it('say numbers by their keys, as of soldiers by nation', () => {
  const march = fields(
    { type: constant('march'), sp: map({ france: int(1, 3), saxony: int(1, 2, 'Saxony') }, 0, 2) },
    'march',
  );
  expect(said(march, { type: 'march', sp: { france: 2, saxony: 1 } })).toBe('march · france 2, Saxony 1');
  expect(said(march, { type: 'march', sp: {} })).toBe('march');
});
