import { type Edition, isRussian, MARCHES } from '../edition.ts';
import { reach } from '../reach.ts';
import type { Fact } from './fact.ts';

const words = (text: string): readonly string[] => text.split(' ');
const sameSet = (a: readonly string[], b: readonly string[]): boolean => [...a].sort().join() === [...b].sort().join();
const contains = (all: readonly string[], some: readonly string[]): boolean => some.every((each) => all.includes(each));

const duchies = ({ spaces }: Edition) => spaces.filter(({ kind }) => kind === 'duchy');
const zones = ({ spaces }: Edition) => spaces.filter(({ kind }) => kind === 'zone');
const ids = (rows: readonly { readonly id: string }[]): readonly string[] => rows.map(({ id }) => id);
const producedBy = (edition: Edition, ...powers: string[]) =>
  ids(duchies(edition).filter(({ producers }) => producers.join() === powers.join()));
const keys = (edition: Edition, russian: boolean) => ids(duchies(edition).filter((row) => row.key && isRussian(row) === russian));
const march = ({ lines }: Edition, a: string, b: string) => lines.get(a)?.get(b);
const neighbours = ({ lines }: Edition, id: string): readonly string[] => [...(lines.get(id)?.keys() ?? [])];
const home = ({ space }: Edition, id: string) => space.get(id)?.home;
const isZone = (id: string): boolean => id.startsWith('zone-');
/** Steps by duchies alone, the ends apart. */
const steps = (edition: Edition, from: string, to: string): number | undefined =>
  reach(edition, from, (id) => isZone(id) && id !== to).get(to);

const R2_KEYS = words('minsk brest kiev kharkov voronezh ryazan');
const KNOWN_R1_KEYS = words('st-petersburg riga smolensk grodno narva');
const IMPERIAL_KEYS = words('konigsberg masuria warsaw krakow lublin');
const DEPOTS = words('warsaw kiev moscow st-petersburg riga smolensk');
const KNOWN_ZONES = words(
  'zone-prussia zone-poland zone-galicia zone-austria zone-rus zone-volga zone-saratov zone-ukraine zone-moldavia zone-finland',
);
const REGROUP_WEST = words('zone-prussia zone-poland zone-galicia zone-austria');
const REGROUP_EAST = words('zone-rus zone-volga zone-saratov zone-ukraine');
const FRONTIER = ['konigsberg tilsit', 'konigsberg kovno', 'warsaw grodno', 'masuria grodno', 'lemberg stanislovov'];
const NAMED = words(
  'moscow st-petersburg kiev riga smolensk warsaw konigsberg brest grodno narva minsk kharkov voronezh ryazan lukow ostrolenka masuria krakow lublin lemberg stanislovov tilsit kovno borodino pinsk bobruisk konotop lida volozhin elnya mstislavl gomel orsha substov yaroslav kaluga staraya-russa cholm novgorod tver chudovo schlavii dunaburg vyazma lepel tula sebezh byeloi zone-prussia zone-poland zone-galicia zone-austria zone-rus zone-volga zone-saratov zone-ukraine zone-moldavia zone-finland',
);

/** The lines the rulebook speaks of, with their march where it tells it. */
const DOCUMENTED: readonly (readonly [string, string, string?])[] = [
  ['moscow', 'borodino', 'clear'],
  ['pinsk', 'bobruisk', 'marsh'],
  ['masuria', 'grodno', 'river'],
  ['kiev', 'konotop', 'rough'],
  ['minsk', 'lida'],
  ['zone-galicia', 'zone-poland', 'clear'],
  ['zone-galicia', 'zone-austria', 'clear'],
  ['zone-poland', 'zone-prussia', 'clear'],
  ['elnya', 'mstislavl', 'rough'],
  ['smolensk', 'mstislavl'],
  ['ryazan', 'moscow', 'river'],
  ['staraya-russa', 'cholm'],
  ['staraya-russa', 'novgorod'],
  ['staraya-russa', 'tver'],
  ['staraya-russa', 'chudovo', 'river'],
  ['mstislavl', 'gomel'],
  ['mstislavl', 'orsha'],
  ['yaroslav', 'substov', 'river'],
  ['moscow', 'substov'],
  ['borodino', 'substov', 'rough'],
  ['kaluga', 'borodino'],
  ['konigsberg', 'tilsit', 'river'],
  ['konigsberg', 'kovno', 'river'],
  ['warsaw', 'grodno', 'river'],
  ['lemberg', 'stanislovov', 'river'],
  ['zone-prussia', 'konigsberg'],
  ['warsaw', 'zone-galicia'],
  ['pinsk', 'brest', 'marsh'],
];
const isDocumented = (a: string, b: string): boolean => DOCUMENTED.some(([c, d]) => (a === c && b === d) || (a === d && b === c));

const isOpen = (edition: Edition, a: string, b: string): boolean => ['clear', 'rough'].includes(march(edition, a, b) ?? '');

export const MAP_FACTS: readonly Fact[] = [
  {
    id: 'M1',
    says: '13 Russian Keys: 6 of R1, 6 of R2, and Moscow of both',
    holds: (edition) =>
      keys(edition, true).length === 13 &&
      producedBy(edition, 'R1').length === 6 &&
      producedBy(edition, 'R2').length === 6 &&
      sameSet(producedBy(edition, 'R1', 'R2'), ['moscow']),
  },
  {
    id: 'M2',
    says: `the Keys of R2 are ${R2_KEYS.join(', ')}`,
    holds: (edition) => sameSet(producedBy(edition, 'R2'), R2_KEYS) && R2_KEYS.every((id) => home(edition, id) === 'R2'),
  },
  {
    id: 'M3',
    says: `the Keys of R1 are ${KNOWN_R1_KEYS.join(', ')} and one more`,
    holds: (edition) =>
      contains(producedBy(edition, 'R1'), KNOWN_R1_KEYS) && producedBy(edition, 'R1').every((id) => home(edition, id) === 'R1'),
  },
  {
    id: 'M4',
    says: 'Vilna, Kovno, Dunaburg, Vitebsk and Lida are no Keys',
    holds: ({ space }) => words('vilna kovno dunaburg vitebsk lida').every((id) => space.get(id)?.key === false),
  },
  {
    id: 'M5',
    says: 'five Imperial Keys; Krakow and Lublin are Austrian, Königsberg is Prussian',
    holds: (edition) =>
      sameSet(keys(edition, false), IMPERIAL_KEYS) &&
      home(edition, 'krakow') === 'AU' &&
      home(edition, 'lublin') === 'AU' &&
      home(edition, 'konigsberg') === 'PR',
  },
  { id: 'M6', says: '18 Keys in all', holds: ({ spaces }) => spaces.filter(({ key }) => key).length === 18 },
  { id: 'M7', says: 'six Depots', holds: ({ spaces }) => sameSet(ids(spaces.filter(({ depot }) => depot)), DEPOTS) },
  {
    id: 'M8',
    says: 'two capitals',
    holds: ({ spaces }) => sameSet(ids(spaces.filter(({ capital }) => capital)), ['moscow', 'st-petersburg']),
  },
  {
    id: 'M9',
    says: 'Riga and Königsberg alone are fortresses of strength 4; Brest, Grodno, Smolensk and Narva are of strength 2',
    holds: ({ spaces, space }) =>
      sameSet(ids(spaces.filter(({ fortress }) => fortress === 4)), ['riga', 'konigsberg']) &&
      words('brest grodno smolensk narva').every((id) => space.get(id)?.fortress === 2),
  },
  {
    id: 'M10',
    says: 'eleven zones, four of them Imperial',
    holds: (edition) =>
      zones(edition).length === 11 &&
      contains(ids(zones(edition)), KNOWN_ZONES) &&
      zones(edition).filter((zone) => !isRussian(zone)).length === 4,
  },
  {
    id: 'M11',
    says: 'clear lines join Prussia, Poland, Galicia and Austria in a row',
    holds: (edition) =>
      march(edition, 'zone-prussia', 'zone-poland') === 'clear' &&
      march(edition, 'zone-poland', 'zone-galicia') === 'clear' &&
      march(edition, 'zone-galicia', 'zone-austria') === 'clear' &&
      march(edition, 'zone-poland', 'zone-austria') === undefined,
  },
  {
    id: 'M12',
    says: 'ten Baltic ports, Königsberg the only Imperial one',
    holds: ({ spaces }) => {
      const ports = spaces.filter(({ port }) => port);
      return ports.length === 10 && ids(ports).includes('narva') && sameSet(ids(ports.filter((port) => !isRussian(port))), ['konigsberg']);
    },
  },
  {
    id: 'M13',
    says: 'nine Pripyat duchies: Pinsk and its eight neighbours, all Russian',
    holds: (edition) => {
      const pripyat = edition.spaces.filter((row) => row.pripyat);
      return (
        pripyat.length === 9 &&
        sameSet(ids(pripyat), ['pinsk', ...neighbours(edition, 'pinsk')]) &&
        contains(ids(pripyat), ['brest', 'bobruisk']) &&
        pripyat.every(isRussian)
      );
    },
  },
  {
    id: 'M14',
    says: 'the lines of Pinsk are marsh, and marsh lines join just the Pripyat duchies',
    holds: (edition) => {
      const marshy = edition.links.filter((link) => link.march === 'marsh').flatMap(({ a, b }) => [a, b]);
      return (
        neighbours(edition, 'pinsk').every((id) => march(edition, 'pinsk', id) === 'marsh') &&
        sameSet([...new Set(marshy)], ids(edition.spaces.filter(({ pripyat }) => pripyat)))
      );
    },
  },
  {
    id: 'M15',
    says: 'both French Powers build in Warsaw, both Russian ones in Moscow',
    holds: ({ space }) =>
      space.get('warsaw')?.producers.join() === 'FN,FS' &&
      space.get('warsaw')?.home === 'FS' &&
      space.get('moscow')?.producers.join() === 'R1,R2',
  },
  {
    id: 'M16',
    says: 'regrouped pieces are traced to the western zones, or to Rus, Volga, Saratov and Ukraine in the east and south',
    holds: (edition) =>
      sameSet(ids(zones(edition).filter(({ regroupSource }) => regroupSource)), [...REGROUP_WEST, ...REGROUP_EAST]) &&
      REGROUP_WEST.every((id) => edition.space.get(id)?.edge === 'W') &&
      REGROUP_EAST.every((id) => ['E', 'S'].includes(edition.space.get(id)?.edge ?? '')),
  },
  {
    id: 'M17',
    says: `river lines cross the frontier at ${FRONTIER.join(', ')}`,
    holds: (edition) => FRONTIER.map(words).every(([a = '', b = '']) => march(edition, a, b) === 'river'),
  },
  {
    id: 'M18',
    says: 'Minsk is next to Lida, not to Volozhin',
    holds: (edition) => march(edition, 'minsk', 'lida') !== undefined && march(edition, 'minsk', 'volozhin') === undefined,
  },
  {
    id: 'M19',
    says: 'Riga and Smolensk reach the Poland zone by duchies',
    holds: (edition) => ['riga', 'smolensk'].every((id) => steps(edition, id, 'zone-poland') !== undefined),
  },
  {
    id: 'M20',
    says: 'Kaluga-Borodino-Substov is a way of two steps; Yaroslav, Moscow and Borodino are next to Substov, Moscow to Borodino',
    holds: (edition) =>
      reach(edition, 'kaluga').get('substov') === 2 &&
      march(edition, 'kaluga', 'borodino') !== undefined &&
      contains(neighbours(edition, 'substov'), ['yaroslav', 'moscow', 'borodino']) &&
      march(edition, 'moscow', 'borodino') !== undefined,
  },
  {
    id: 'M21',
    says: 'the neighbours of Staraya Russa are Cholm, Novgorod and Tver, and over a river Chudovo',
    holds: (edition) =>
      sameSet(neighbours(edition, 'staraya-russa'), ['cholm', 'novgorod', 'tver', 'chudovo']) &&
      ['cholm', 'novgorod', 'tver'].every((id) => isOpen(edition, 'staraya-russa', id)),
  },
  {
    id: 'M22',
    says: 'the 28 documented lines are there, with their march',
    holds: (edition) =>
      DOCUMENTED.length === 28 &&
      DOCUMENTED.every(([a, b, kind]) => march(edition, a, b) !== undefined && (kind === undefined || march(edition, a, b) === kind)),
  },
  {
    id: 'M22b',
    says: 'armies can intercept Smolensk-Mstislavl and Moscow-Substov; neither Mstislavl-Gomel nor Kaluga-Borodino is a river',
    holds: (edition) =>
      isOpen(edition, 'smolensk', 'mstislavl') &&
      isOpen(edition, 'moscow', 'substov') &&
      march(edition, 'mstislavl', 'gomel') !== 'river' &&
      march(edition, 'kaluga', 'borodino') !== 'river',
  },
  {
    id: 'M22c',
    says: 'every duchy is reached by duchies alone',
    holds: (edition) => [...reach(edition, 'moscow', isZone).keys()].length === duchies(edition).length,
  },
  {
    id: 'M23',
    says: 'every kind of march is there',
    holds: ({ links }) => MARCHES.every((kind) => links.some((link) => link.march === kind)),
  },
  {
    id: 'M24',
    says: 'every space but Finland has two lines or more',
    holds: (edition) => edition.spaces.every(({ id }) => id === 'zone-finland' || neighbours(edition, id).length >= 2),
  },
  {
    id: 'M25',
    says: 'just the spaces the rulebook names are marked so',
    holds: ({ spaces }) => sameSet(ids(spaces.filter(({ provenance }) => provenance === 'rulebook')), NAMED),
  },
  {
    id: 'M26',
    says: 'just the lines the rulebook names are marked so',
    holds: ({ links }) => links.every(({ a, b, provenance }) => (provenance === 'rulebook') === isDocumented(a, b)),
  },
  {
    id: 'M27',
    says: 'Russian duchies that are no Keys are green',
    holds: (edition) => duchies(edition).every((row) => !isRussian(row) || row.key || row.home === 'RU'),
  },
  { id: 'M28', says: '85 to 101 duchies', holds: (edition) => duchies(edition).length >= 85 && duchies(edition).length <= 101 },
  {
    id: 'M29',
    says: 'Königsberg-Moscow is 10 to 12 steps, Kovno-Moscow 9 to 11, Kovno-St. Petersburg 6 or more',
    holds: (edition) => {
      const isWithin = (from: string, to: string, least: number, most: number): boolean => {
        const found = steps(edition, from, to);
        return found !== undefined && found >= least && found <= most;
      };
      return (
        isWithin('konigsberg', 'moscow', 10, 12) &&
        isWithin('kovno', 'moscow', 9, 11) &&
        isWithin('kovno', 'st-petersburg', 6, Number.POSITIVE_INFINITY)
      );
    },
  },
  {
    id: 'M30',
    says: 'three Tsarist Keys give +2 to the conquest die, and more Keys never give more',
    holds: ({ surrender }) => {
      const rows = [...surrender].sort((a, b) => b.keys - a.keys);
      const rising = [...rows].sort((a, b) => a.plus - b.plus);
      return rows.find((row) => row.keys <= 3)?.plus === 2 && rows.every((row, i) => row === rising[i]);
    },
  },
];
