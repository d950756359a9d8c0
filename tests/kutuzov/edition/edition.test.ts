import { describe, expect, it } from 'vitest';
import type { EditionData } from '../../../domain/kutuzov/edition/edition.ts';
import { editionOf, NEWEST, RECONSTRUCTED, RECONSTRUCTED_2 } from '../../../domain/kutuzov/edition/editions.ts';
import { CARD_FACTS } from '../../../domain/kutuzov/edition/published/cards.ts';
import { MAP_FACTS } from '../../../domain/kutuzov/edition/published/map.ts';
import { publishedProblems } from '../../../domain/kutuzov/edition/published/published.ts';
import { BrokenEdition, readEdition } from '../../../domain/kutuzov/edition/reading.ts';
import { kutuzov } from '../../../domain/kutuzov/index.ts';
import { initialState } from '../../../domain/kutuzov/setup.ts';
import { seatsOf } from '../../../domain/kutuzov/state/seating.ts';
import { EDITION_IDS, type EditionId } from '../../../domain/kutuzov/terms/editions.ts';

// The data of the game: what the rulebook tells of it holds, and data that do not fit together are refused.

const edition = readEdition(RECONSTRUCTED);

/** What is wrong with the reconstructed edition after a change. */
function problemsOf(change: (data: Changeable) => void): readonly string[] {
  const data = structuredClone(RECONSTRUCTED) as Changeable;
  change(data);
  try {
    readEdition(data, publishedProblems);
  } catch (thrown) {
    if (thrown instanceof BrokenEdition) return thrown.problems;
    throw thrown;
  }
  return [];
}

type Mutable<T> = T extends object ? { -readonly [K in keyof T]: Mutable<T[K]> } : T;
type Changeable = Mutable<EditionData>;

describe('the reconstructed edition', () => {
  it('is played as its schema reads it, with every usual value that its rows leave out', () => {
    expect(editionOf({ edition: 'reconstructed' })).toStrictEqual(readEdition(RECONSTRUCTED, publishedProblems));
    expect(editionOf({ edition: 'reconstructed-2' })).toStrictEqual(readEdition(RECONSTRUCTED_2, publishedProblems));
    expect(EDITION_IDS).toEqual([RECONSTRUCTED.id, RECONSTRUCTED_2.id]);
  });

  it.each([...MAP_FACTS, ...CARD_FACTS])('$id: $says', ({ holds }) => {
    expect(holds(edition)).toBe(true);
  });

  it('agrees with everything known of the set-ups, and can be drawn (S0-S4)', () => {
    expect(publishedProblems(edition)).toEqual([]);
  });

  it('has 101 duchies, 11 zones, 262 lines, 110 cards, 15 leaders and four scenarios', () => {
    const zones = edition.spaces.filter(({ kind }) => kind === 'zone').length;
    const { spaces, links, cards, leaders, scenarios } = edition;
    expect(spaces.length - zones).toBe(101);
    expect(zones).toBe(11);
    expect(links.length).toBe(262);
    expect(cards.length).toBe(110);
    expect(leaders.length).toBe(15);
    expect(scenarios.length).toBe(4);
  });

  it('says of every datum where it comes from', () => {
    expect(edition.space.get('kovno')?.provenance).toBe('rulebook');
    expect(edition.space.get('bezhetsk')?.provenance).toBe('reconstructed');
    expect(edition.card.get(84)?.rulebook).toContain('cp');
    expect(edition.leader.get('ney')?.provenance).toEqual({
      name: 'rulebook',
      rating: 'reconstructed',
      power: 'rulebook',
    });
    expect(edition.scenario.get(1)?.units.find(({ leaders }) => leaders.includes('ney'))?.provenance).toBe('place');
  });
});

describe('a broken edition is refused', () => {
  const cases: readonly {
    readonly what: string;
    readonly change: (data: Changeable) => void;
    readonly problem: string;
  }[] = [
    {
      what: 'a line to nowhere',
      change: ({ links }) => (links[0]!.a = 'atlantis'),
      problem: 'the line atlantis-bezhetsk does not join two spaces',
    },
    {
      what: 'two lines between two spaces',
      change: ({ links }) => links.push({ ...links[0]! }),
      problem: 'two lines join bezhetsk-tikhvin',
    },
    {
      what: 'a space without lines',
      change: (data) => (data.links = data.links.filter(({ a, b }) => ![a, b].includes('zone-finland'))),
      problem: 'no line leads to zone-finland',
    },
    {
      what: 'a fortress that is no Key',
      change: ({ spaces }) => (spaces.find(({ id }) => id === 'riga')!.key = false),
      problem: 'riga is a fortress, but no Key (§1.21)',
    },
    { what: 'two cards of a number', change: ({ cards }) => (cards[0]!.number = 2), problem: 'two cards are #2' },
    {
      what: 'a Must Play with CP',
      change: ({ cards }) => (cards.find(({ number }) => number === 25)!.cp = 3),
      problem: '#25: a Must Play has no CP, every other card has (§1.10)',
    },
    {
      what: 'a flag in a zone',
      change: ({ scenarios }) => (scenarios[1]!.flags.PR = ['zone-rus']),
      problem: 'scenario 2: a flag stands in the zone zone-rus (§1.7)',
    },
    {
      what: 'a leader twice',
      change: ({ scenarios }) => (scenarios[0]!.units[1]!.leaders = ['napoleon']),
      problem: 'scenario 1: napoleon is in two places',
    },
    {
      what: 'a leader of another nation',
      change: ({ scenarios }) => (scenarios[0]!.units[4]!.nation = 'FN'),
      problem: 'scenario 1: yorck is no leader of FN',
    },
    {
      what: 'too many counters',
      change: ({ scenarios }) => (scenarios[0]!.units[1]!.infantry = 30),
      problem: 'scenario 1: FN has more infantry than counters (§1.5)',
    },
    {
      what: 'a bridge over no river',
      change: ({ scenarios }) => (scenarios[1]!.bridges[0]!.b = 'masuria'),
      problem: 'scenario 2: the bridge konigsberg-masuria is on no river line',
    },
    {
      what: 'a card in two hands',
      change: ({ scenarios }) => (scenarios[0]!.hands.FS.fixed = [1]),
      problem: 'scenario 1: #1 is in two places',
    },
    {
      what: 'another strength of Riga',
      change: ({ spaces }) => (spaces.find(({ id }) => id === 'riga')!.fortress = 2),
      problem:
        'M9: not so: Riga and Königsberg alone are fortresses of strength 4; Brest, Grodno, Smolensk and Narva are of strength 2',
    },
    {
      what: 'an entrenchment that nobody holds',
      change: ({ scenarios }) => (scenarios[0]!.entrenched = { memel: 'tsarist' }),
      problem: 'S1: nobody holds the entrenchment of memel (§12.45)',
    },
    {
      what: 'circles that overlap',
      change: ({ spaces }) => Object.assign(spaces[0]!, { x: spaces[1]!.x, y: spaces[1]!.y }),
      problem: 'konigsberg and masuria overlap',
    },
    {
      what: 'a field nobody knows',
      change: (data) => Object.assign(data, { rivers: [] }),
      problem: ': Unrecognized key: "rivers"',
    },
  ];
  it.each(cases)('$what', ({ change, problem }) => {
    expect(problemsOf(change)).toContain(problem);
  });
});

describe('the second reconstruction', () => {
  /** SP of each nation in a space where a scenario begins. */
  const garrisons = (editionId: EditionId, scenario: number, space: string) =>
    initialState(editionId, scenario, seatsOf('four')).troops[space];

  it('has stronger garrisons in both capitals where scenario 1 begins', () => {
    expect(garrisons('reconstructed', 1, 'st-petersburg')).toMatchObject([{ of: 'R1', sp: 2 }]);
    expect(garrisons('reconstructed-2', 1, 'st-petersburg')).toMatchObject([{ of: 'R1', sp: 4 }]);
    expect(garrisons('reconstructed', 1, 'moscow')).toMatchObject([{ of: 'R1', sp: 2 }]);
    expect(garrisons('reconstructed-2', 1, 'moscow')).toMatchObject([
      { of: 'R1', sp: 2 },
      { of: 'R2', sp: 1 },
    ]);
  });

  it('is otherwise the first one', () => {
    const { id: _, name: __, scenarios: first, ...rest } = RECONSTRUCTED;
    const { id: ___, name: ____, scenarios: second, ...others } = RECONSTRUCTED_2;
    expect(others).toEqual(rest);
    expect(second.slice(1)).toEqual(first.slice(1));
    const away = ({ units, ...scenario }: (typeof first)[number]) => ({
      ...scenario,
      units: units.filter(({ nation, space }) => space !== 'st-petersburg' && !(space === 'moscow' && nation === 'R2')),
    });
    expect(away(second[0]!)).toEqual(away(first[0]!));
  });

  it('is what new games are of, while logs that name none are of the first', () => {
    expect(kutuzov.schemas.options.parse({}).edition).toBe(NEWEST);
    expect(kutuzov.initial(kutuzov.schemas.options.parse({})).edition).toBe('reconstructed-2');
    expect(kutuzov.initial({ scenario: 1 }).edition).toBe('reconstructed');
    expect(kutuzov.initial(kutuzov.schemas.options.parse({ edition: 'reconstructed' })).edition).toBe('reconstructed');
  });
});

it('another edition loads in the same schema, without the facts of the published game', () => {
  const none = { fixed: [], home: 0, nonHome: 0 };
  const tiny = readEdition({
    ...RECONSTRUCTED,
    id: 'tiny',
    name: { en: 'Tiny', ko: '작은 판' },
    spaces: [
      {
        id: 'west',
        name: { en: 'West', ko: '서부' },
        kind: 'zone',
        home: 'FN',
        edge: 'W',
        regroupSource: true,
        x: 100,
        y: 100,
        provenance: 'reconstructed',
      },
      { id: 'ford', name: { en: 'Ford', ko: '여울' }, home: 'RU', x: 400, y: 100, provenance: 'reconstructed' },
      {
        id: 'city',
        name: { en: 'City', ko: '도시' },
        home: 'R1',
        key: true,
        fortress: 2,
        producers: ['R1'],
        x: 700,
        y: 100,
        provenance: 'reconstructed',
      },
    ],
    links: [
      { a: 'west', b: 'ford', march: 'river', provenance: 'reconstructed' },
      { a: 'ford', b: 'city', march: 'clear', provenance: 'reconstructed' },
    ],
    leaders: [
      { id: 'chief', name: { en: 'Chief', ko: '사령관' }, nation: 'FN', battle: 3, command: 5, provenance: {} },
    ],
    cards: [],
    scenarios: [
      {
        ...RECONSTRUCTED.scenarios[0]!,
        hands: { FN: none, R1: none, FS: none, R2: none },
        deck: {},
        entrenched: {},
        unavailable: [],
        units: [{ nation: 'FN', space: 'west', leaders: ['chief'], infantry: 5, provenance: 'reconstructed' }],
      },
    ],
  });
  expect([...tiny.lines.get('ford')!]).toEqual([
    ['west', 'river'],
    ['city', 'clear'],
  ]);
  expect(tiny.space.get('ford')).toMatchObject({ kind: 'duchy', fortress: 0, key: false });
});
