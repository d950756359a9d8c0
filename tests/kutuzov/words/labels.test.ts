import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../../domain/contract/chance.ts';
import { constant, fields, type Legal, oneOf } from '../../../domain/contract/legal.ts';
import { sample } from '../../../domain/contract/sampling.ts';
import { editionOf } from '../../../domain/kutuzov/edition/editions.ts';
import { type Command, commandSchema } from '../../../domain/kutuzov/frames/commands.ts';
import { kutuzov } from '../../../domain/kutuzov/index.ts';
import type { State } from '../../../domain/kutuzov/state/state.ts';
import type { Power } from '../../../domain/kutuzov/terms/nations.ts';
import { COMMANDS } from '../../../domain/kutuzov/words/choices.ts';
import { labelled } from '../../../domain/kutuzov/words/labels.ts';
import { random, seedOf } from '../../kit/random.ts';
import { afterEvent, holding } from '../kit/events.ts';
import { after, dealt, drawn, seatOf, spending } from '../kit/kit.ts';

/** The labels in a grammar, from the root down. */
const labels = (node: Legal): readonly string[] => [
  ...(node.label === undefined ? [] : [node.label]),
  ...(node.is === 'oneOf'
    ? node.of.flatMap(labels)
    : node.is === 'fields'
      ? Object.values(node.fields).flatMap(labels)
      : []),
];

const choices = (state: State, power: Power, locale?: 'en' | 'ko'): Legal =>
  kutuzov.legal(kutuzov.view(state, [seatOf(power)]), seatOf(power), locale);

describe('choices in words', () => {
  const march = spending(drawn('smolensk: barclay R1 4; dorogobuzh: napoleon FN 4'), 'FN', 3);
  const met = after(march, 'FN', {
    type: 'move',
    from: 'dorogobuzh',
    to: 'smolensk',
    leaders: ['napoleon'],
    sp: { FN: 4 },
  });

  it('say what a command does, which pieces it moves, and where', () => {
    const said = labels(choices(march, 'FN'));
    expect(said.slice(0, 2)).toEqual(['move', 'Dorogobuzh']);
    expect(said).toEqual(expect.arrayContaining(['Smolensk', 'Napoleon', 'no leader', 'French North, SP', 'done']));
  });

  it('in Korean too', () => {
    const said = labels(choices(march, 'FN', 'ko'));
    expect(said.slice(0, 2)).toEqual(['이동', '도로고부시']);
    expect(said).toEqual(
      expect.arrayContaining(['스몰렌스크', '나폴레옹', '리더 없음', '프랑스 북부군, SP', '그만하기']),
    );
  });

  it('of a reaction', () => {
    const unless = 'unless enemies meet us or 8 dice are rolled';
    expect(labels(choices(met, 'R1')).slice(0, 8)).toEqual([
      'do nothing',
      `do nothing for the rest of this move, ${unless}`,
      `for the rest of this move, ${unless}`,
      `do nothing for the rest of this impulse, ${unless}`,
      `for the rest of this impulse, ${unless}`,
      'do nothing for the rest of this impulse, whatever happens',
      'for the rest of this impulse, whatever happens',
      'evade',
    ]);
  });

  it('name the cards of the hand', () => {
    const turn = { ...march, frames: march.frames.slice(0, -1), impulse: { ...march.impulse, played: false } };
    const hands = { ...turn.hands, FN: { home: [], other: [36] } };
    const hand = { ...turn, hands, draw: { known: [], rest: turn.draw.rest.filter((each) => each !== 36) } };
    expect(labels(choices(hand, 'FN'))).toEqual(expect.arrayContaining(['play a card', '#36 No Peace']));
  });

  it('tell SP and resources apart', () => {
    const edition = editionOf({ edition: 'reconstructed' });
    const both = oneOf([
      fields({ type: constant('assign'), to: constant({ FN: 3, FS: 2 }) }),
      fields({ type: constant('evade'), to: constant('minsk'), counter: constant({ R1: 2 }) }),
    ]);
    expect(labels(labelled(both, { edition, locale: 'en', options: [] }))).toEqual([
      'share out the free resources',
      'French North 3, French South 2',
      'evade',
      'Minsk',
      'Russian First Army 2 SP',
    ]);
  });
});

/** What of a grammar is a code without a word: its fields and values. */
const wordless = (node: Legal, field = ''): readonly string[] => {
  switch (node.is) {
    case 'oneOf':
      return node.of.flatMap((each) => wordless(each, field));
    case 'fields': {
      const own = 'type' in node.fields && node.label === undefined ? ['type'] : [];
      return [
        ...own,
        ...Object.entries(node.fields).flatMap(([name, each]) => (name === 'type' ? [] : wordless(each, name))),
      ];
    }
    case 'map':
      return Object.entries(node.entries).flatMap(([name, each]) => wordless(each, name));
    case 'const':
      return node.label === undefined && typeof node.value !== 'number'
        ? [`${field}: ${JSON.stringify(node.value)}`]
        : [];
    case 'pick':
      return node.label === undefined ? [field] : [];
    default:
      return [];
  }
};

describe('no choice is without words', () => {
  it.each(commandSchema.options.map(({ shape }) => shape.type.value))('the command %s', (type) => {
    const { en, ko } = COMMANDS[type];
    expect(en).toMatch(/^[a-z]/);
    expect(ko).toMatch(/\p{Script=Hangul}/u);
  });

  it.each([
    [1, 11],
    [2, 12],
    [3, 13],
    [4, 14],
  ])('in scenario %i, played at random', (id, seed) => {
    const below = random(seed);
    const chance = chanceOf(seedOf(seed), {});
    let state = dealt(id, seed);
    const missing = new Set<string>();
    const asked = new Set<string>();
    for (let n = 0; n < 150 && state.over === null; n++) {
      const open = kutuzov.asks(state);
      const { seat, kind } = open[below(open.length)]!;
      asked.add(kind);
      const offered = kutuzov.legal(kutuzov.view(state, [seat]), seat, n % 2 === 0 ? 'en' : 'ko');
      for (const each of wordless(offered)) missing.add(`${kind}: ${each}`);
      const decided = kutuzov.decide(state, seat, sample(offered, below) as unknown as Command, chance);
      if (!decided.ok) throw new Error(decided.error.code);
      state = decided.value.reduce(kutuzov.evolve, state);
    }
    expect([...missing]).toEqual([]);
    expect(asked.size).toBeGreaterThan(5);
  });
});

it('options that a card leaves open are called by what they bring (§5.1)', () => {
  const state = afterEvent(holding('FN', [100]), 'FN', 100);
  expect(labels(choices(state, 'FN'))).toEqual(expect.arrayContaining(['the Imperials', 'the Tsarists']));
  expect(labels(choices(state, 'FN', 'ko'))).toEqual(expect.arrayContaining(['제국 Camp', '차르 Camp']));
});
