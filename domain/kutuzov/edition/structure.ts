import { campOf, isNation, NATIONS, type Nation, POWERS } from '../terms/nations.ts';
import { type Edition, type Scenario, SOLDIERS } from './edition.ts';
import { reach } from './reach.ts';
import { unless } from './unless.ts';

/**
 * What any edition must be: references that lead somewhere, nothing twice, nothing above a limit. Each problem is a
 * sentence for its owner.
 */
export const structureProblems = (edition: Edition): readonly string[] => [
  ...mapProblems(edition),
  ...pieceProblems(edition),
  ...cardProblems(edition),
  ...edition.scenarios.flatMap((scenario) =>
    scenarioProblems(edition, scenario).map((problem) => `scenario ${scenario.id}: ${problem}`),
  ),
];

const twice = <T>(items: readonly T[]): readonly T[] => items.filter((item, i) => items.indexOf(item) !== i);

function mapProblems(edition: Edition): readonly string[] {
  const { spaces, links, lines } = edition;
  const known = (id: string) => edition.space.has(id);
  return [
    ...twice(spaces.map(({ id }) => id)).map((id) => `two spaces are ${id}`),
    ...twice(spaces.map(({ name }) => name.en)).map((name) => `two spaces are called ${name}`),
    ...links.flatMap(({ a, b }) =>
      unless(known(a) && known(b) && a !== b, `the line ${a}-${b} does not join two spaces`),
    ),
    ...twice(links.map(({ a, b }) => [a, b].sort().join('-'))).map((line) => `two lines join ${line}`),
    ...spaces.flatMap(({ id }) => unless((lines.get(id)?.size ?? 0) > 0, `no line leads to ${id}`)),
    ...spaces
      .slice(0, 1)
      .flatMap(({ id }) => unless(reach(edition, id).size === spaces.length, 'not all spaces are joined')),
    ...spaces.flatMap((space) => [
      ...unless(space.fortress === 0 || space.key, `${space.id} is a fortress, but no Key (§1.21)`),
      ...unless(
        space.kind === 'duchy' || !(space.key || space.depot || space.port || space.capital),
        `the zone ${space.id} has what only duchies have (§1.24)`,
      ),
      ...unless(space.kind === 'duchy' || space.edge !== undefined, `the zone ${space.id} lies on no edge (§1.24)`),
      ...unless(space.kind === 'duchy' || isNation(space.home), `the zone ${space.id} is home of nobody (§1.24)`),
    ]),
  ];
}

function pieceProblems({ leaders }: Edition): readonly string[] {
  return twice(leaders.map(({ id }) => id)).map((id) => `two leaders are ${id}`);
}

function cardProblems({ cards }: Edition): readonly string[] {
  return [
    ...twice(cards.map(({ number }) => number)).map((number) => `two cards are #${number}`),
    ...cards.flatMap(({ number, deck, cp, flags, owner }) => [
      ...unless(
        (cp === undefined) === (deck === 'must-play'),
        `#${number}: a Must Play has no CP, every other card has (§1.10)`,
      ),
      ...unless(
        !(flags.includes('battle') && flags.includes('response')),
        `#${number} is a battle card and a response`,
      ),
      ...unless(
        owner === undefined || deck === `home-${campOf(owner)}`,
        `#${number} belongs to ${owner}, but is not a Home card of its Camp`,
      ),
    ]),
  ];
}

function scenarioProblems(edition: Edition, scenario: Scenario): readonly string[] {
  const { units, flags } = scenario;
  const flagged = NATIONS.flatMap((nation) => (flags[nation] ?? []).map((space) => ({ nation, space })));
  const placed = units.flatMap((unit) => unit.leaders.map((leader) => ({ leader, nation: unit.nation })));
  const off = [...scenario.unavailable, ...scenario.buildable];
  const spaces = [
    ...units.map(({ space }) => space),
    ...flagged.map(({ space }) => space),
    ...Object.keys(scenario.entrenched),
    ...scenario.scorched,
    ...scenario.sacked,
  ];
  const pool = (nations: readonly Nation[]) => flagged.filter(({ nation }) => nations.includes(nation)).length;
  const { limits } = edition;
  return [
    ...spaces.flatMap((space) => unless(edition.space.has(space), `there is no space ${space}`)),
    ...scenario.bridges.flatMap(({ a, b }) =>
      unless(edition.lines.get(a)?.get(b) === 'river', `the bridge ${a}-${b} is on no river line`),
    ),
    ...twice(flagged.map(({ space }) => space)).map((space) => `two flags stand in ${space} (§7)`),
    ...flagged.flatMap(({ space }) =>
      unless(edition.space.get(space)?.kind !== 'zone', `a flag stands in the zone ${space} (§1.7)`),
    ),
    ...unless(pool(['FN', 'FS']) <= limits.flags.french, 'too many French flags (§1.7)'),
    ...unless(pool(['R1', 'R2']) <= limits.flags.russian, 'too many Russian flags (§1.7)'),
    ...unless(pool(['PR', 'AU']) <= limits.flags.allied, 'too many allied flags (§1.7)'),
    ...unless(scenario.scorched.length <= limits.markers.scorched, 'too many Scorched Earth markers'),
    ...NATIONS.flatMap((nation) =>
      SOLDIERS.flatMap((kind) => {
        const placedHere = units.filter((unit) => unit.nation === nation).reduce((sum, unit) => sum + unit[kind], 0);
        return unless(placedHere <= limits.soldiers[nation][kind], `${nation} has more ${kind} than counters (§1.5)`);
      }),
    ),
    ...placed.flatMap(({ leader, nation }) =>
      unless(edition.leader.get(leader)?.nation === nation, `${leader} is no leader of ${nation}`),
    ),
    ...off.flatMap((leader) => unless(edition.leader.has(leader), `there is no leader ${leader}`)),
    ...twice([...placed.map(({ leader }) => leader), ...off]).map((leader) => `${leader} is in two places`),
    ...edition.leaders.flatMap(({ id }) =>
      unless(off.includes(id) || placed.some(({ leader }) => leader === id), `${id} is nowhere`),
    ),
    ...handProblems(edition, scenario),
  ];
}

/** The cards a scenario names are there, each for one purpose, and there are enough of the others. */
function handProblems(edition: Edition, { hands, deck, attached }: Scenario): readonly string[] {
  const named = [
    ...POWERS.flatMap((power) => hands[power].fixed),
    ...deck.heldBack,
    ...deck.removed,
    ...attached.map(({ card }) => card),
  ];
  const others = edition.cards.filter(
    ({ deck: of, number }) => !of.startsWith('home') && !named.includes(number),
  ).length;
  const homes = (camp: string) =>
    edition.cards.filter(
      ({ deck: of, number, owner }) => of === `home-${camp}` && owner === undefined && !named.includes(number),
    ).length;
  const wanted = (powers: readonly (keyof typeof hands)[], which: 'home' | 'nonHome') =>
    powers.reduce((sum, power) => sum + hands[power][which], 0);
  return [
    ...named.flatMap((number) => unless(edition.card.has(number), `there is no card #${number}`)),
    ...twice(named).map((number) => `#${number} is in two places`),
    ...unless(deck.returned <= deck.removed.length, 'more cards return than were removed'),
    ...unless(wanted(POWERS, 'nonHome') <= others, 'there are not enough cards for the hands'),
    ...unless(
      wanted(['FN', 'FS'], 'home') <= homes('imperial'),
      'there are not enough Imperial Home cards for the hands',
    ),
    ...unless(
      wanted(['R1', 'R2'], 'home') <= homes('tsarist'),
      'there are not enough Tsarist Home cards for the hands',
    ),
  ];
}
