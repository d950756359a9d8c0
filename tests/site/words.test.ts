import { expect, it } from 'vitest';
import { constant, fields, int, map, naming, pick } from '../../domain/contract/legal.ts';
import { sample } from '../../domain/contract/sampling.ts';
import type { Json } from '../../domain/lib/json.ts';
import { asksOf } from '../../domain/match/clock/questions.ts';
import { readBack } from '../../site/src/grammar/read-back.ts';
import { rowsOf } from '../../site/src/grammar/rows.ts';
import { buttonOf, ENGLISH } from '../../site/src/manners/napoleonics-words.ts';
import { wordsOfPartial } from '../../site/src/table/choosing/words.ts';
import { playRandom } from '../kit/play.ts';
import { random } from '../kit/random.ts';
import { ENTRIES } from '../kit/registry.ts';

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

it('say in Napoleonics what happens, in at most 28 letters', () => {
  const entry = ENTRIES.find(({ game }) => game.id === 'napoleonics')!;
  const below = random(41);
  const seen = new Map<string, string>();
  for (let seed = 7000; seed < 7012; seed++)
    for (const match of playRandom(entry.game, seed, entry).matches.filter(({ status }) => status === 'playing'))
      for (const { seat } of asksOf(entry.game, match)) {
        const view = entry.game.view(match.state, [seat]);
        const command = sample(entry.game.legal(view, seat), below) as { readonly type: string };
        const cards = new Map((entry.game.tray?.(view, 'en') ?? []).map(({ id, name }) => [id, name]));
        const button = buttonOf(command as Json, { cards, spaceOf: () => 'a10' }, ENGLISH);
        if (button !== undefined) seen.set(button, command.type);
      }
  for (const [button] of seen) expect(button.length, button).toBeLessThanOrEqual(28);
  expect([...new Set(seen.values())].toSorted()).toEqual(
    expect.arrayContaining(['battle-back', 'fire', 'ignore', 'move', 'order', 'play', 'react', 'retreat']),
  );
  const say = (command: Json): string | undefined =>
    buttonOf(command, { cards: new Map(), spaceOf: () => 'f6' }, ENGLISH);
  expect(say({ type: 'battle-back', battle: true })).toBe('Battle back');
  expect(say({ type: 'battle-back', battle: false })).toBe('Do not battle back');
  expect(say({ type: 'ignore', flags: 0 })).toBe('Ignore none');
  expect(say({ type: 'ignore', flags: 2 })).toBe('Ignore 2 flags');
  expect(say({ type: 'react', card: null })).toBe('Play no card');
  expect(say({ type: 'fire', unit: 'B-LN-1', target: 'F-FA-1' })).toBe('Fire at f6');
  const melee = { type: 'melee', unit: 'B-LN-1', target: 'F-FA-1' };
  expect(say({ ...melee, artillery: [] }), 'no guns take part').toBe('Attack f6');
  expect(say({ ...melee, artillery: ['B-FA-1'] })).toBe('Attack f6, guns f6');
  const only = { cards: new Map(), spaceOf: () => 'f6', isOnly: true };
  expect(buttonOf({ type: 'react', card: null }, only, ENGLISH)).toBe('No card to play: continue');
});
