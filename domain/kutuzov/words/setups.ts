import type { Setup } from '../../contract/shown.ts';
import type { Locale } from '../../lib/text.ts';
import { BOT_WINS } from '../edition/bots.ts';
import type { Scenario } from '../edition/edition.ts';
import { editionOf, NEWEST } from '../edition/editions.ts';
import { SEATING_IDS, seatsOf } from '../state/seating.ts';
import { CAMPS } from '../terms/nations.ts';
import { MORALE_NAMES, monthsOf } from './names.ts';
import { CAMP_NAMES } from './powers.ts';
import { seatName } from './seats.ts';

/**
 * The scenarios (§PB4): when each starts and ends, who moves first, how the Camps stand, and where its facts are from.
 */
export const setups = (locale: Locale): readonly Setup[] =>
  editionOf({ edition: NEWEST }).scenarios.map((scenario) => setupOf(scenario, locale));

const setupOf = (scenario: Scenario, locale: Locale): Setup => {
  const { id, name, turn, lastTurn, first, resources, tsarist, provenance, units } = scenario;
  return {
    id: String(id),
    name: name[locale],
    options: { scenario: id },
    seats: Object.entries(seatsOf('four')).map(([seat, powers]) => ({
      seat,
      name: seatName(powers, locale),
      holds: powers,
    })),
    facts: {
      edition: NEWEST,
      turn,
      lastTurn,
      months: { from: monthsOf(turn, locale), to: monthsOf(lastTurn, locale) },
      first,
      seatings: SEATING_IDS,
      morale: Object.fromEntries(CAMPS.map((camp) => [camp, MORALE_NAMES[locale][scenario[camp].morale]])),
      keys: tsarist.keys,
      resources,
      bots: CAMPS.map((camp) => ({ name: CAMP_NAMES[locale][camp], won: BOT_WINS[id]?.[camp] ?? 0 })),
      provenance: { ...provenance, places: countsOf(units.map((unit) => unit.provenance)) },
    },
  };
};

/** How many of each. */
const countsOf = (items: readonly string[]): { readonly [item: string]: number } =>
  Object.fromEntries([...new Set(items)].sort().map((item) => [item, items.filter((each) => each === item).length]));
