import type { Command } from '../../../domain/kutuzov/frames/commands.ts';
import type { State } from '../../../domain/kutuzov/state/state.ts';
import { freshImpulse } from '../../../domain/kutuzov/table/course-facts.ts';
import type { Event } from '../../../domain/kutuzov/table/events.ts';
import { evolve } from '../../../domain/kutuzov/table/evolve.ts';
import { byPower, type Power } from '../../../domain/kutuzov/terms/nations.ts';
import { expectSpent, type Stated } from '../../kit/decider.ts';
import { dice, drawn, events, handsOf, refused } from './kit.ts';

/** Cards that everybody keeps, so that impulses go on: nothing is done with them. */
const KEPT = { FN: [66], R1: [70], FS: [95], R2: [106] } as const;

/**
 * A Power’s impulse in round 2 of turn 2, with these cards in its hand besides one that it keeps, and pieces as `drawn`
 * reads them. `hands`: of Powers that hold something else.
 */
export function holding(
  power: Power,
  cards: readonly number[],
  pieces = '',
  change: Partial<State> = {},
  hands: { readonly [power in Power]?: readonly number[] } = {},
): State {
  const base = drawn(pieces, { turn: 2, round: 2, resources: byPower(() => 0), ...change });
  const start = { imperial: base.morale.imperial.level, tsarist: base.morale.tsarist.level };
  return {
    ...base,
    hands: handsOf({ ...KEPT, [power]: [...KEPT[power], ...cards], ...hands }),
    marker: power,
    impulse: freshImpulse({ power, preemptive: false, morale: start }),
    frames: [
      { is: 'turn', stage: 'impulses' },
      { is: 'impulse', power, preemptive: false, lone: false, passing: false, stage: 'play' },
    ],
  };
}

/** The dice show these faces, one after the other; of cards the first is drawn. */
export function luck(faces: readonly number[] = []): Stated {
  const thrown = dice(...faces);
  return { draw: (stream, below) => (stream === 'dice' ? thrown.draw(stream, below) : 0), left: thrown.left };
}

interface Played {
  readonly state: State;
  readonly events: readonly Event[];
}

/** Plays a card for its event, and gives the answers that it asks for; `faces`: all the dice that are thrown. */
export function playEvent(
  start: State,
  power: Power,
  card: number,
  { faces = [], answers = [] }: { faces?: readonly number[]; answers?: readonly (readonly [Power, Command])[] } = {},
): Played {
  const chance = luck(faces);
  const commands: readonly (readonly [Power, Command])[] = [[power, { type: 'play', card, as: 'event' }], ...answers];
  const played = commands.reduce<Played>(
    (before, [by, command]) => {
      const happened = events(before.state, by, command, { draw: chance.draw });
      return { state: happened.reduce(evolve, before.state), events: [...before.events, ...happened] };
    },
    { state: start, events: [] },
  );
  expectSpent(chance);
  return played;
}

/** The position after an event and all its answers. */
export const afterEvent = (...args: Parameters<typeof playEvent>): State => playEvent(...args).state;

/** Why a card in hand cannot be played for its event. */
export const barred = (state: State, power: Power, card: number): string =>
  refused(state, power, { type: 'play', card, as: 'event' });

/** Where a card is that was played: the pile of its Camp, the discards, … */
export function whereIs(
  { discard, homeUsed, beside, faceUp, removed, winter, draw, hands }: State,
  card: number,
): string {
  const piles: readonly (readonly [string, readonly number[]])[] = [
    ['discard', discard],
    ['home', [...homeUsed.imperial, ...homeUsed.tsarist]],
    ['beside', Object.values(beside).flat()],
    ['face up', Object.values(faceUp).flat()],
    ['removed', removed],
    ['winter', winter],
    ['deck', [...draw.known.map((known) => known.card), ...draw.rest]],
    ['hand', Object.values(hands).flatMap(({ home, other }) => [...home, ...other])],
  ];
  return piles.find(([, cards]) => cards.includes(card))?.[0] ?? 'nowhere';
}
