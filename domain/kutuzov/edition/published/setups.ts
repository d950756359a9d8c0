import { type Camp, campOf, isNation, type Nation, POWERS, type Power } from '../../terms/nations.ts';
import { type Edition, isRussian, type Scenario, spaceRow } from '../edition.ts';
import { reach } from '../reach.ts';
import { unless } from '../unless.ts';

const words = (text: string): readonly string[] => (text === '' ? [] : text.split(' '));
const sameSet = (a: readonly string[], b: readonly string[]): boolean => [...a].sort().join() === [...b].sort().join();

/** What §PB4 tells of a scenario; resources in the order FN, R1, FS, R2, and those FN still assigns. */
interface Known {
  readonly turn: number;
  readonly first: Power;
  readonly resources: readonly [number, number, number, number, free: number];
  readonly keys: number;
  readonly lost?: string;
  readonly entrenched: string;
  readonly scorched: string;
  readonly sacked: string;
  readonly tracks: string;
  readonly bridges: string;
  readonly hands: string;
}

const BRIDGES = 'FN:konigsberg-kovno FS:warsaw-grodno';
/** tracks: Imperial morale and Loss, attrition and Loss, Tsarist morale and Loss; hands: fixed cards + Home + others. */
const KNOWN: { readonly [scenario: number]: Known } = {
  1: {
    turn: 1,
    first: 'FN',
    resources: [4, 3, 3, 2, 0],
    keys: 13,
    lost: '',
    entrenched: 'dunaburg',
    scorched: '',
    sacked: '',
    tracks: 'elan-du-guerre 0 normal 0 vive-lempereur 0',
    bridges: '',
    hands: 'FN:1+2+5 R1:+2+5 FS:9+2+5 R2:+2+5',
  },
  2: {
    turn: 2,
    first: 'R1',
    resources: [4, 5, 3, 4, 2],
    keys: 10,
    lost: 'grodno brest minsk',
    entrenched: 'moscow st-petersburg smolensk',
    scorched: 'dunaburg',
    sacked: 'grodno brest',
    tracks: 'elan-du-guerre 0 problematic 6 vive-lempereur 7',
    bridges: BRIDGES,
    hands: 'FN:1+2+5 R1:+2+5 FS:9+2+5 R2:+2+5',
  },
  3: {
    turn: 3,
    first: 'FN',
    resources: [5, 4, 2, 3, 0],
    keys: 8,
    lost: 'grodno brest minsk smolensk moscow',
    entrenched: 'moscow st-petersburg yaroslav tula',
    scorched: 'borodino vyazma dunaburg orsha lepel',
    sacked: 'grodno brest',
    tracks: 'vive-lempereur 0 difficult 0 marchez-vous 0',
    bridges: BRIDGES,
    hands: 'FN:1,4,6+0+5 R1:+2+5 FS:9,77+2+4 R2:65+2+5',
  },
  4: {
    turn: 4,
    first: 'FS',
    resources: [5, 5, 4, 3, 0],
    keys: 8,
    entrenched: 'st-petersburg',
    scorched: 'dunaburg sebezh cholm byeloi vyazma',
    sacked: 'grodno brest smolensk',
    tracks: 'elan-du-guerre 3 normal 0 elan-du-guerre 7',
    bridges: BRIDGES,
    hands: 'FN:1+2+5 R1:+3+5 FS:9+2+5 R2:+3+5',
  },
};

const tracksOf = ({ imperial, tsarist }: Scenario): string =>
  [imperial.morale, imperial.loss, imperial.attrition, imperial.attritionLoss, tsarist.morale, tsarist.loss].join(' ');
const handsOf = ({ hands }: Scenario): string =>
  POWERS.map((power) => `${power}:${hands[power].fixed.join()}+${hands[power].home}+${hands[power].nonHome}`).join(' ');
const bridgesOf = ({ bridges }: Scenario): readonly string[] => bridges.map(({ owner, a, b }) => `${owner}:${a}-${b}`);
const spOf = ({ infantry, cavalry, artillery }: Scenario['units'][number]): number => infantry + 2 * cavalry + 4 * artillery;

/** Where the set-ups contradict what is known of them (invariants S1 to S4, §PB4). */
export const setupProblems = (edition: Edition): readonly string[] => [
  ...unless(sameSet([...edition.scenario.keys()].map(String), Object.keys(KNOWN)), 'S0: not the four scenarios'),
  ...edition.scenarios.flatMap((scenario) =>
    [...tablesOf(edition, scenario), ...groundOf(edition, scenario)].map((problem) => `S${scenario.id}: ${problem}`),
  ),
  ...examplesOf(edition),
];

function tablesOf(edition: Edition, scenario: Scenario): readonly string[] {
  const known = KNOWN[scenario.id];
  if (known === undefined) return [];
  const { resources, freeResources } = scenario;
  const flagged = Object.values(scenario.flags).flatMap((spaces) => spaces ?? []);
  const lost = flagged.filter((id) => edition.space.get(id)?.key);
  return [
    ...unless(scenario.turn === known.turn && scenario.first === known.first, 'starts elsewhere'),
    ...unless(
      [...POWERS.map((power) => resources[power]), freeResources?.number ?? 0].join() === known.resources.join(),
      'other resources',
    ),
    ...unless(tracksOf(scenario) === known.tracks, 'the tracks start elsewhere'),
    ...unless(handsOf(scenario) === known.hands, 'other hands'),
    ...unless(scenario.tsarist.willToFight.join(' ') === 'les-grognards tu-felix-austria sauve-qui-peut', 'other Will to Fight markers'),
    ...unless(sameSet(Object.keys(scenario.entrenched), words(known.entrenched)), 'other entrenchments'),
    ...unless(sameSet(scenario.scorched, words(known.scorched)), 'other scorched duchies'),
    ...unless(sameSet(scenario.sacked, words(known.sacked)), 'other sacked fortresses'),
    ...unless(sameSet(bridgesOf(scenario), words(known.bridges)), 'other bridges'),
    ...unless(13 - lost.length === known.keys && scenario.tsarist.keys === known.keys, 'other numbers of Tsarist Keys'),
    ...unless(known.lost === undefined || sameSet(lost, words(known.lost)), 'other Keys are lost'),
    ...unless(
      flagged.every((id) => isRussian(spaceRow(edition, id))) &&
        Object.keys(scenario.flags).every((nation) => isNation(nation) && campOf(nation) === 'imperial'),
      'flags are not those of Imperials in Russia',
    ),
    ...unless(
      scenario.sacked.every((id) => flagged.includes(id) && edition.space.get(id)?.fortress !== 0),
      'a sacked fortress is not held by Imperials',
    ),
  ];
}

/** Pieces stand where they may, and flags and entrenchments are held. */
function groundOf(edition: Edition, { units, flags, entrenched, bridges }: Scenario): readonly string[] {
  const flagged = new Set(Object.values(flags).flatMap((spaces) => spaces ?? []));
  const controls = (id: string): Camp => (flagged.has(id) || !isRussian(spaceRow(edition, id)) ? 'imperial' : 'tsarist');
  const campsIn = (id: string) => new Set(units.filter(({ space }) => space === id).map(({ nation }) => campOf(nation)));
  const here = (id: string) => units.filter(({ space }) => space === id);
  const rating = (leader: string) => edition.leader.get(leader)?.command ?? 0;
  const isImperialGround = (id: string) =>
    controls(id) === 'imperial' && !(spaceRow(edition, id).kind === 'zone' && isRussian(spaceRow(edition, id)));
  const west = reach(edition, 'zone-poland', (id) => !isImperialGround(id));
  const isHeld = (id: string, camp: Camp) =>
    [...campsIn(id)].join() === camp &&
    controls(id) === camp &&
    (here(id).some(({ leaders }) => leaders.length > 0) || here(id).reduce((sum, unit) => sum + spOf(unit), 0) >= 4);
  return [
    ...units.flatMap((unit) => [
      ...unless(spOf(unit) > 0 || unit.leaders.length > 0, `a unit in ${unit.space} is empty`),
      ...unless(
        unit.leaders.length === 0 || spOf(unit) <= unit.leaders.reduce((sum, leader) => sum + rating(leader), 0),
        `more SP in ${unit.space} than its leaders command`,
      ),
      ...unless(campsIn(unit.space).size === 1, `both Camps stand in ${unit.space}`),
      ...unless(
        controls(unit.space) === campOf(unit.nation) || spaceRow(edition, unit.space).fortress > 0,
        `${unit.space} is enemy ground`,
      ),
    ]),
    ...Object.entries(entrenched).flatMap(([id, camp]) => unless(isHeld(id, camp), `nobody holds the entrenchment of ${id} (§12.45)`)),
    ...bridges.flatMap(({ a, b }) => unless(![a, b].some((id) => campsIn(id).has('tsarist')), `Tsarists stand at the bridge ${a}-${b}`)),
    ...[...flagged].flatMap((id) => unless(west.has(id), `the flag in ${id} is cut off from the west`)),
  ];
}

/** The places and strengths that worked examples fix. */
function examplesOf(edition: Edition): readonly string[] {
  const units = (scenario: number, nation: Nation, space: string) =>
    (edition.scenario.get(scenario)?.units ?? []).filter((unit) => unit.nation === nation && unit.space === space);
  const sp = (scenario: number, nation: Nation, space: string) => units(scenario, nation, space).reduce((sum, unit) => sum + spOf(unit), 0);
  const leads = (scenario: number, nation: Nation, space: string, leader: string) =>
    units(scenario, nation, space).some(({ leaders }) => leaders.includes(leader));
  const counters = (nation: Nation, space: string, kind: 'infantry' | 'cavalry' | 'artillery') =>
    units(1, nation, space).reduce((sum, unit) => sum + unit[kind], 0);
  const deck = (scenario: number) => edition.scenario.get(scenario)?.deck;
  const winter = edition.cards.filter(({ flags }) => flags.includes('winter')).map(({ number }) => number);
  return [
    ...unless(leads(1, 'FN', 'zone-prussia', 'napoleon') && sp(1, 'FN', 'zone-prussia') === 8, 'S1: Napoleon leads 8 SP in Prussia'),
    ...unless(leads(1, 'PR', 'konigsberg', 'yorck') && sp(1, 'PR', 'konigsberg') === 3, 'S1: Yorck leads 3 SP in Königsberg'),
    ...unless(
      leads(1, 'FN', 'zone-poland', 'ney') &&
        (['infantry', 'cavalry', 'artillery'] as const).every((kind) => counters('FN', 'zone-poland', kind) > 0),
      'S1: Ney stands in Poland with all arms',
    ),
    ...unless(
      counters('FS', 'zone-austria', 'cavalry') > 0 && counters('AU', 'zone-austria', 'cavalry') > 0,
      'S1: two cavalries stand in Austria',
    ),
    ...unless(
      leads(1, 'AU', 'lemberg', 'schwarzenberg') && sp(1, 'AU', 'lemberg') <= 4,
      'S1: Schwarzenberg stands in Lemberg with up to 4 SP',
    ),
    ...unless(leads(1, 'FS', 'warsaw', 'eugene') && counters('FS', 'warsaw', 'cavalry') > 0, 'S1: Eugène stands in Warsaw with cavalry'),
    ...unless(
      sp(1, 'FS', 'zone-galicia') === 7 && sp(1, 'AU', 'zone-austria') === 2 && sp(1, 'AU', 'zone-galicia') === 0,
      'S1: 7 SP stand in Galicia',
    ),
    ...unless(sp(1, 'R1', 'tilsit') === 2 && counters('R1', 'tilsit', 'cavalry') === 1, 'S1: a cavalry stands in Tilsit'),
    ...unless(leads(1, 'R2', 'stanislovov', 'tormassov'), 'S1: Tormassov stands in Stanislovov'),
    ...unless(sameSet((deck(1)?.heldBack ?? []).map(String), winter.map(String)), 'S1: the twelve Must Plays are out of the first deal'),
    ...unless(
      leads(2, 'PR', 'riga', 'yorck') && leads(2, 'R1', 'smolensk', 'barclay') && leads(2, 'R2', 'smolensk', 'bagration'),
      'S2: Yorck stands at Riga, Barclay and Bagration in Smolensk',
    ),
    ...unless(
      leads(3, 'FN', 'moscow', 'napoleon') && edition.scenario.get(3)?.buildable.includes('bagration') === true,
      'S3: Napoleon is in Moscow, Bagration off the map',
    ),
    ...unless(deck(3)?.removed.join() === '26,27,29,32,34' && deck(3)?.returned === 3, 'S3: five Must Plays are out, three come back'),
    ...unless(deck(4)?.removed.join() === '26,28,33,36,40', 'S4: five winter cards'),
    ...unless(sp(4, 'FS', 'kiev') > 0, 'S4: French South has to leave Kiev'),
  ];
}
