import { sample } from '../../domain/contract/sampling.ts';
import type { Json, JsonObject } from '../../domain/lib/json.ts';
import type { duel } from '../kit/duel/index.ts';
import { CARDS, STANCES } from '../kit/duel/state.ts';
import { type Below, shuffled } from '../kit/random.ts';
import { type Actions, SEATS } from './kit.ts';
import { answer, both, newKey, same, startedAlike, type Twins } from './twin-houses.ts';

// Duels and games of Diplomacy on twin servers, brought to moments at which a player has secrets.

export type Duel = typeof duel;

/** What is done with a game when it has started, and nothing is secret in it yet. */
type Begun = (path: string) => Promise<unknown>;
const atOnce: Begun = async () => undefined;

/** The duel, but blue is dealt two cards that are in nobody's hand otherwise. */
export const otherHand = (game: Duel): Duel => ({
  ...game,
  setup(state, chance) {
    const events = game.setup(state, chance);
    const dealt = events.flatMap((event) => (event.type === 'dealt' ? event.sealed.value : []));
    const cards = CARDS.filter((card) => !dealt.includes(card)).slice(0, 2);
    return events.map((event) =>
      event.type === 'dealt' && event.seat === 'blue' ? { ...event, sealed: { ...event.sealed, value: cards } } : event,
    );
  },
});

/**
 * A duel brought to a moment at which blue has secrets: its hand, and a stance, a standing order or a card face down.
 */
export async function secretiveDuel(pair: Twins, below: Below, begun: Begun = atOnce): Promise<string> {
  const path = await startedAlike(pair, 'duel');
  await begun(path);
  const [mine, theirs] = shuffled(below, ['card', 'pass', null]);
  const stand = newKey();
  const orders = [mine, theirs].map((react) => ({ standing: react === null ? null : { react } }));
  await both(pair, (house, which) => house.as('blue').put(`${path}/standing-orders`, orders[which], stand));
  const choose = (stance: string): Json => ({ type: 'choose', stance });
  const moment = below(3);
  if (moment === 0) {
    const [one, two] = shuffled(below, STANCES);
    await answer(pair, path, 'blue', [choose(one!), choose(two!)]);
    return path;
  }
  const first = moment === 1 ? 'red' : 'blue';
  await answer(pair, path, 'red', same(choose('low')));
  await answer(pair, path, 'blue', same(choose(first === 'red' ? 'low' : 'high')));
  if (below(2) === 0) {
    const step = first === 'red' ? [0, 1] : [3, 2];
    for (const to of step) await answer(pair, path, first, same({ type: 'step', to }));
  }
  if (first === 'red') return path;
  if (below(2) === 0) await answer(pair, path, 'blue', same({ type: 'look', count: 1 + below(2) }));
  if (below(2) === 0) await answer(pair, path, 'blue', same({ type: 'draw' }));
  else await answer(pair, path, 'blue', [{ type: 'attack', card: null }, await faceDown(pair, path)]);
  return path;
}

/** An attack with a card of the hand that blue holds in the second house. */
async function faceDown({ houses }: Twins, path: string): Promise<Json> {
  const { body } = await houses[1].as('blue').get<{ view: { hands: { blue: readonly string[] } } }>(`${path}/state`);
  return { type: 'attack', card: body.view.hands.blue[0]! };
}

/**
 * A game of Diplomacy some phases on, in which all but `reader` have written other orders in one house than in the
 * other.
 */
export async function secretiveDiplomacy(
  pair: Twins,
  reader: string,
  below: Below,
  begun: Begun = atOnce,
): Promise<string> {
  const path = await startedAlike(pair, 'diplomacy');
  await begun(path);
  for (let phases = below(3); phases > 0; phases--) {
    for (const { seat, ask, legal } of await waited(pair, path))
      await answer(pair, path, seat, same(orders(legal, below)), ask);
  }
  const standing = [{ retreats: 'disband' }, { adjustments: 'waive' }];
  const open = await waited(pair, path);
  const others = open.filter(({ seat }) => seat !== reader);
  // One power submits nothing, so that the phase stays open.
  for (const { seat, ask, legal } of others.slice(others.length === open.length ? 1 : 0)) {
    const key = newKey();
    if (below(3) === 0) {
      await both(pair, (house, which) =>
        house.as(seat).put(`${path}/standing-orders`, { standing: standing[which] }, key),
      );
    }
    await answer(pair, path, seat, [orders(legal, below), orders(legal, below)], ask);
  }
  return path;
}

type Question = Actions['actions'][number];
function orders(legal: Question['legal'], below: Below): Json {
  // It is public that nothing was submitted.
  const { none: _, ...sheet } = sample(legal, below) as JsonObject;
  return { ...sheet, ready: true };
}

async function waited({ houses: [house] }: Twins, path: string): Promise<readonly Question[]> {
  const found: Question[] = [];
  for (const seat of SEATS.diplomacy) {
    const { body } = await house.as(seat).get<Actions>(`${path}/actions`);
    found.push(...body.actions.filter(({ settled }) => !settled));
  }
  return found;
}
