import { pickOne } from '../../../contract/chance.ts';
import type { Scenario } from '../../edition/edition.ts';
import { scenarioOf } from '../../edition/editions.ts';
import type { Table } from '../../table/table.ts';
import { CAMPS, POWERS, POWERS_OF } from '../../terms/nations.ts';
import { draw } from './dealing.ts';
import { campDeal, dealChits } from './single-hand.ts';

/** Returns the receivers of cards: every Power (§2.6), or every Camp by its first Power (§PB6). */
export const dealsOf = (scenario: Scenario, singleHand: boolean) =>
  singleHand
    ? CAMPS.map((camp) => ({ power: POWERS_OF[camp][0], ...campDeal(scenario, camp) }))
    : POWERS.map((power) => ({ power, ...scenario.hands[power] }));

/**
 * Winter cards come into the deck (§14.62), hands are dealt (§2.6) and chits (§PB6), cards held back for the deal
 * follow (§PB4.1).
 */
export function deal(table: Table): void {
  const { state, chance } = table;
  const scenario = scenarioOf(state);
  const { deck } = scenario;
  const left = [...deck.removed];
  for (let i = 0; i < deck.returned; i++) {
    const card = pickOne(chance, 'deck:winter', left, ['winter']);
    left.splice(left.indexOf(card), 1);
    table.emit({ type: 'card-put', card, to: 'deck', rule: '§14.62' });
  }
  const rule = state.singleHand ? '§PB6' : '§2.6';
  for (const { power, home, nonHome } of dealsOf(scenario, state.singleHand)) {
    draw(table, power, 'home', home, rule);
    draw(table, power, 'deck', nonHome, rule);
  }
  if (state.singleHand)
    for (const camp of CAMPS) {
      dealChits(table, camp, 'home');
      dealChits(table, camp, 'other');
    }
  for (const card of deck.heldBack) table.emit({ type: 'card-put', card, to: 'deck', rule: '§PB4.1' });
}
