import type { Setup } from '../../contract/shown.ts';
import type { Json, JsonObject } from '../../lib/json.ts';
import type { Locale } from '../../lib/text.ts';
import { SIDES } from '../army/sides.ts';
import type { Battle } from '../field/battle.ts';
import { BOT_WINS } from '../scenarios/bots.ts';
import { BATTLES, SUPERSEDES } from '../scenarios/index.ts';
import { seatName } from './names.ts';

/**
 * Returns the shipped battles in a language: the sides, what wins, and which of their facts are published or
 * reconstructed.
 */
export const setups = (locale: Locale): readonly Setup[] =>
  Object.values(BATTLES).map((battle) => setupOf(battle, locale));

const setupOf = (battle: Battle, locale: Locale): Setup => ({
  id: battle.id,
  name: battle.name[locale],
  options: { scenario: battle.id },
  seats: SIDES.map((side) => ({ seat: side, name: seatName(battle, side, locale), holds: battle.sides[side].nations })),
  facts: {
    date: battle.date,
    label: battle.label,
    notes: battle.notes[locale],
    first: battle.first,
    banners: battle.banners,
    hands: { top: battle.sides.top.hand, bottom: battle.sides.bottom.hand },
    objectives: battle.objectives.map(({ side, text }) => ({ side, text: text[locale] })),
    specialRules: battle.specialRules.map(({ text }) => text[locale]),
    provenance: battle.provenance ?? {},
    bots: botsOf(battle, locale),
    ...superseding(battle),
  },
});

/** `supersedes` the first reconstruction, or `supersededBy` the second one, where there are two. */
function superseding({ id }: Battle): JsonObject {
  const first = SUPERSEDES[id];
  const second = Object.keys(SUPERSEDES).find((each) => SUPERSEDES[each] === id);
  return { ...(first !== undefined && { supersedes: first }), ...(second !== undefined && { supersededBy: second }) };
}

/** How often each side won when the bot played both; none for a battle that it has not played so. */
const botsOf = (battle: Battle, locale: Locale): Json => {
  const wins = BOT_WINS[battle.id];
  return SIDES.map((side) => ({ name: seatName(battle, side, locale), won: wins?.[side] ?? 0 })).filter(
    () => wins !== undefined,
  );
};
