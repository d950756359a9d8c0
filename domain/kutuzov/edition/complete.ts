import type { CardRow, Edition, EditionData, March, Parsed, Scenario, Space } from './edition.ts';

// Completes and indexes data that a test has checked, such as the shipped ones, without a check of its content.

const SPACE = {
  ...{
    kind: 'duchy',
    key: false,
    fortress: 0,
    depot: false,
    capital: false,
    port: false,
    pripyat: false,
    producers: [],
  },
  regroupSource: false,
} as const satisfies Partial<Space>;
const CARD = { flags: [], reshuffle: 'none', partly: [] } as const satisfies Partial<CardRow>;
const DECK = { heldBack: [], removed: [], returned: 0 } as const satisfies Partial<Scenario['deck']>;
const UNIT = { leaders: [], infantry: 0, cavalry: 0, artillery: 0 } as const satisfies Partial<
  Scenario['units'][number]
>;
const SCENARIO = { attached: [], shifts: [] } as const satisfies Partial<Scenario>;

/**
 * A row with its usual values where it leaves them out. Its type cannot tell that no row states `undefined`; the test
 * that compares all rows with what the schema makes of them can.
 */
const filled = <Row>(usual: Partial<Row>, row: object): Row => ({ ...usual, ...row }) as Row;

/** An edition to play with, of data that are in order. */
export const completed = (data: EditionData): Edition =>
  indexed({
    ...data,
    spaces: data.spaces.map((row) => filled<Space>(SPACE, row)),
    cards: data.cards.map((row) => filled<CardRow>(CARD, row)),
    scenarios: data.scenarios.map((row) =>
      filled<Scenario>(SCENARIO, {
        ...row,
        deck: filled(DECK, row.deck),
        units: row.units.map((unit) => filled(UNIT, unit)),
      }),
    ),
  });

/** The same data, to be looked up by id. */
export function indexed(data: Parsed): Edition {
  const lines = new Map(data.spaces.map(({ id }) => [id, new Map<string, March>()]));
  for (const { a, b, march } of data.links) {
    lines.get(a)?.set(b, march);
    lines.get(b)?.set(a, march);
  }
  return {
    ...data,
    space: new Map(data.spaces.map((row) => [row.id, row])),
    lines,
    leader: new Map(data.leaders.map((row) => [row.id, row])),
    card: new Map(data.cards.map((row) => [row.number, row])),
    scenario: new Map(data.scenarios.map((row) => [row.id, row])),
  };
}
