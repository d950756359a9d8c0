import { sure } from '../../lib/sure.ts';
import type { Locale } from '../../lib/text.ts';
import { type Loc, POWERS, type Power, type Province, type Unit, type UnitType } from './vocabulary.ts';

/** §2.1 */
type ProvinceKind = 'sea' | 'coastal' | 'inland';
export type Coast = 'nc' | 'sc' | 'ec';

interface ProvinceRow {
  readonly id: Province;
  readonly name: { readonly en: string; readonly ko: string };
  readonly kind: ProvinceKind;
  readonly centre: boolean;
  /** The power with this home centre (§4.1). */
  readonly home?: Power;
  /** Where a fleet may stand in it: itself, its two coasts (§8.6), or nowhere. */
  readonly berths: readonly Loc[];
  /** Other names and abbreviations that people write. */
  readonly aliases: readonly string[];
}

type Fleet = string | { readonly [coast in Coast]?: string };
/**
 * id, English, Korean, kind, power of a home centre, army neighbours, fleet neighbours (by coast where there are two),
 * aliases
 */
type Row = readonly [Province, string, string, ProvinceKind, Power | 'neutral' | 'none', string, Fleet, string];

// biome-ignore format: one province a line
const TABLE: readonly Row[] = [
  ['adr', 'Adriatic Sea', '아드리아해', 'sea', 'none', '', 'alb apu ion tri ven', 'adriatic'],
  ['aeg', 'Aegean Sea', '에게해', 'sea', 'none', '', 'bul/sc con eas gre ion smy', 'aegean'],
  ['alb', 'Albania', '알바니아', 'coastal', 'none', 'gre ser tri', 'adr gre ion tri', ''],
  ['ank', 'Ankara', '앙카라', 'coastal', 'turkey', 'arm con smy', 'arm bla con', ''],
  ['apu', 'Apulia', '아풀리아', 'coastal', 'none', 'nap rom ven', 'adr ion nap ven', ''],
  ['arm', 'Armenia', '아르메니아', 'coastal', 'none', 'ank sev smy syr', 'ank bla sev', ''],
  ['bal', 'Baltic Sea', '발트해', 'sea', 'none', '', 'ber bot den kie lvn pru swe', 'baltic'],
  ['bar', 'Barents Sea', '바렌츠해', 'sea', 'none', '', 'nwg nwy stp/nc', 'barents'],
  ['bel', 'Belgium', '벨기에', 'coastal', 'neutral', 'bur hol pic ruh', 'eng hol nth pic', ''],
  ['ber', 'Berlin', '베를린', 'coastal', 'germany', 'kie mun pru sil', 'bal kie pru', ''],
  ['bla', 'Black Sea', '흑해', 'sea', 'none', '', 'ank arm bul/ec con rum sev', 'black'],
  ['boh', 'Bohemia', '보헤미아', 'inland', 'none', 'gal mun sil tyr vie', '', ''],
  ['bot', 'Gulf of Bothnia', '보트니아만', 'sea', 'none', '', 'bal fin lvn stp/sc swe', 'gob, gulf of botnia, bothnia'],
  ['bre', 'Brest', '브레스트', 'coastal', 'france', 'gas par pic', 'eng gas mao pic', ''],
  ['bud', 'Budapest', '부다페스트', 'inland', 'austria', 'gal rum ser tri vie', '', ''],
  ['bul', 'Bulgaria', '불가리아', 'coastal', 'neutral', 'con gre rum ser', { ec: 'bla con rum', sc: 'aeg con gre' }, ''],
  ['bur', 'Burgundy', '버건디', 'inland', 'none', 'bel gas mar mun par pic ruh', '', ''],
  ['cly', 'Clyde', '클라이드', 'coastal', 'none', 'edi lvp', 'edi lvp nao nwg', ''],
  ['con', 'Constantinople', '콘스탄티노플', 'coastal', 'turkey', 'ank bul smy', 'aeg ank bla bul/ec bul/sc smy', 'istanbul, constan'],
  ['den', 'Denmark', '덴마크', 'coastal', 'neutral', 'kie swe', 'bal hel kie nth ska swe', ''],
  ['eas', 'Eastern Mediterranean', '동지중해', 'sea', 'none', '', 'aeg ion smy syr', 'ems, eme, eastern med, east mediterranean, emed'],
  ['edi', 'Edinburgh', '에든버러', 'coastal', 'england', 'cly lvp yor', 'cly nth nwg yor', 'edinburg'],
  ['eng', 'English Channel', '영국 해협', 'sea', 'none', '', 'bel bre iri lon mao nth pic wal', 'ech, channel'],
  ['fin', 'Finland', '핀란드', 'coastal', 'none', 'nwy stp swe', 'bot stp/sc swe', ''],
  ['gal', 'Galicia', '갈리시아', 'inland', 'none', 'boh bud rum sil ukr vie war', '', ''],
  ['gas', 'Gascony', '가스코니', 'coastal', 'none', 'bre bur mar par spa', 'bre mao spa/nc', 'gascogne'],
  ['gre', 'Greece', '그리스', 'coastal', 'neutral', 'alb bul ser', 'aeg alb bul/sc ion', ''],
  ['hel', 'Helgoland Bight', '헬골란드만', 'sea', 'none', '', 'den hol kie nth', 'heligoland bight, heligoland, helgoland, heligoland bite'],
  ['hol', 'Holland', '네덜란드', 'coastal', 'neutral', 'bel kie ruh', 'bel hel kie nth', 'netherlands, the netherlands'],
  ['ion', 'Ionian Sea', '이오니아해', 'sea', 'none', '', 'adr aeg alb apu eas gre nap tun tys', 'ionian'],
  ['iri', 'Irish Sea', '아일랜드해', 'sea', 'none', '', 'eng lvp mao nao wal', 'irish'],
  ['kie', 'Kiel', '킬', 'coastal', 'germany', 'ber den hol mun ruh', 'bal ber den hel hol', ''],
  ['lon', 'London', '런던', 'coastal', 'england', 'wal yor', 'eng nth wal yor', ''],
  ['lvn', 'Livonia', '리보니아', 'coastal', 'none', 'mos pru stp war', 'bal bot pru stp/sc', 'lvo'],
  ['lvp', 'Liverpool', '리버풀', 'coastal', 'england', 'cly edi wal yor', 'cly iri nao wal', 'liv, lpl'],
  ['lyo', 'Gulf of Lyon', '리옹만', 'sea', 'none', '', 'mar pie spa/sc tus tys wes', 'gol, gulf of lyons, golfe du lion, gulf of lion, lyon'],
  ['mao', 'Mid-Atlantic Ocean', '중대서양', 'sea', 'none', '', 'bre eng gas iri naf nao por spa/nc spa/sc wes', 'mid, mat, mid atlantic, middle atlantic, middle atlantic ocean, mid-atlantic'],
  ['mar', 'Marseilles', '마르세유', 'coastal', 'france', 'bur gas pie spa', 'lyo pie spa/sc', 'marseille'],
  ['mos', 'Moscow', '모스크바', 'inland', 'russia', 'lvn sev stp ukr war', '', ''],
  ['mun', 'Munich', '뮌헨', 'inland', 'germany', 'ber boh bur kie ruh sil tyr', '', 'muenchen'],
  ['naf', 'North Africa', '북아프리카', 'coastal', 'none', 'tun', 'mao tun wes', 'nafrica'],
  ['nao', 'North Atlantic Ocean', '북대서양', 'sea', 'none', '', 'cly iri lvp mao nwg', 'nat, north atlantic, natl'],
  ['nap', 'Naples', '나폴리', 'coastal', 'italy', 'apu rom', 'apu ion rom tys', ''],
  ['nth', 'North Sea', '북해', 'sea', 'none', '', 'bel den edi eng hel hol lon nwg nwy ska yor', 'north, nts'],
  ['nwg', 'Norwegian Sea', '노르웨이해', 'sea', 'none', '', 'bar cly edi nao nth nwy', 'nrg, norw, norwegian'],
  ['nwy', 'Norway', '노르웨이', 'coastal', 'neutral', 'fin stp swe', 'bar nth nwg ska stp/nc swe', 'nor'],
  ['par', 'Paris', '파리', 'inland', 'france', 'bre bur gas pic', '', ''],
  ['pic', 'Picardy', '피카르디', 'coastal', 'none', 'bel bre bur par', 'bel bre eng', ''],
  ['pie', 'Piedmont', '피에몬테', 'coastal', 'none', 'mar tus tyr ven', 'lyo mar tus', 'piemonte'],
  ['por', 'Portugal', '포르투갈', 'coastal', 'neutral', 'spa', 'mao spa/nc spa/sc', ''],
  ['pru', 'Prussia', '프러시아', 'coastal', 'none', 'ber lvn sil war', 'bal ber lvn', ''],
  ['rom', 'Rome', '로마', 'coastal', 'italy', 'apu nap tus ven', 'nap tus tys', ''],
  ['ruh', 'Ruhr', '루르', 'inland', 'none', 'bel bur hol kie mun', '', 'rhur'],
  ['rum', 'Rumania', '루마니아', 'coastal', 'neutral', 'bud bul gal ser sev ukr', 'bla bul/ec sev', 'romania, roumania'],
  ['ser', 'Serbia', '세르비아', 'inland', 'neutral', 'alb bud bul gre rum tri', '', 'servia'],
  ['sev', 'Sevastopol', '세바스토폴', 'coastal', 'russia', 'arm mos rum ukr', 'arm bla rum', ''],
  ['sil', 'Silesia', '실레지아', 'inland', 'none', 'ber boh gal mun pru war', '', ''],
  ['ska', 'Skagerrak', '스카게락', 'sea', 'none', '', 'den nth nwy swe', 'skagerrack, skaggerak'],
  ['smy', 'Smyrna', '서머나', 'coastal', 'turkey', 'ank arm con syr', 'aeg con eas syr', 'izmir'],
  ['spa', 'Spain', '스페인', 'coastal', 'neutral', 'gas mar por', { nc: 'gas mao por', sc: 'lyo mao mar por wes' }, ''],
  ['stp', 'St Petersburg', '세인트 페터스부르크', 'coastal', 'russia', 'fin lvn mos nwy', { nc: 'bar nwy', sc: 'bot fin lvn' }, 'saint petersburg, st. petersburg, st pete, petersburg, petrograd'],
  ['swe', 'Sweden', '스웨덴', 'coastal', 'neutral', 'den fin nwy', 'bal bot den fin nwy ska', ''],
  ['syr', 'Syria', '시리아', 'coastal', 'none', 'arm smy', 'eas smy', ''],
  ['tri', 'Trieste', '트리에스테', 'coastal', 'austria', 'alb bud ser tyr ven vie', 'adr alb ven', 'triest'],
  ['tun', 'Tunis', '튀니스', 'coastal', 'neutral', 'naf', 'ion naf tys wes', 'tunisia'],
  ['tus', 'Tuscany', '투스카니', 'coastal', 'none', 'pie rom ven', 'lyo pie rom tys', ''],
  ['tyr', 'Tyrolia', '티롤리아', 'inland', 'none', 'boh mun pie tri ven vie', '', 'tyrol, tirol, tyl, trl'],
  ['tys', 'Tyrrhenian Sea', '타이레니안해', 'sea', 'none', '', 'ion lyo nap rom tun tus wes', 'tyn, tyrrhenian, tyrhennian sea, tyrr'],
  ['ukr', 'Ukraine', '우크라이나', 'inland', 'none', 'gal mos rum sev war', '', ''],
  ['ven', 'Venice', '베네치아', 'coastal', 'italy', 'apu pie rom tri tus tyr', 'adr apu tri', ''],
  ['vie', 'Vienna', '빈', 'inland', 'austria', 'boh bud gal tri tyr', '', 'wien'],
  ['wal', 'Wales', '웨일즈', 'coastal', 'none', 'lon lvp yor', 'eng iri lon lvp', ''],
  ['war', 'Warsaw', '바르샤바', 'inland', 'russia', 'gal lvn mos pru sil ukr', '', ''],
  ['wes', 'Western Mediterranean', '서지중해', 'sea', 'none', '', 'lyo mao naf spa/sc tun tys', 'wms, wme, western med, west mediterranean, wmed'],
  ['yor', 'Yorkshire', '요크셔', 'coastal', 'none', 'edi lon lvp wal', 'edi lon nth', 'york'],
];

const words = (list: string, separator: string): readonly string[] => (list === '' ? [] : list.split(separator));

const readRow = ([id, en, ko, kind, home, , fleet, aliases]: Row): ProvinceRow => ({
  id,
  name: { en, ko },
  kind,
  centre: home !== 'none',
  ...(home === 'none' || home === 'neutral' ? {} : { home }),
  berths: kind === 'inland' ? [] : typeof fleet === 'string' ? [id] : Object.keys(fleet).map((coast) => `${id}/${coast}`),
  aliases: words(aliases, ', '),
});

/** The 75 provinces by id (§2.1). */
export const PROVINCES: { readonly [id: Province]: ProvinceRow } = Object.fromEntries(TABLE.map((row) => [row[0], readRow(row)]));
/** Returns a province of the board. Throws on an unknown id. */
export const provinceRow = (id: Province): ProvinceRow => sure(PROVINCES[id], `province ${id}`);
export const PROVINCE_IDS: readonly Province[] = Object.keys(PROVINCES);

const ARMY: { readonly [id: Province]: readonly Province[] } = Object.fromEntries(TABLE.map((row) => [row[0], words(row[5], ' ')]));
const FLEET: { readonly [loc: Loc]: readonly Loc[] } = Object.fromEntries(
  TABLE.flatMap(([id, , , , , , fleet]): [Loc, readonly Loc[]][] =>
    typeof fleet === 'string'
      ? [[id, words(fleet, ' ')]]
      : Object.entries(fleet).map(([coast, neighbours]) => [`${id}/${coast}`, words(neighbours, ' ')]),
  ),
);

/** The province of a place: `stp` of `stp/nc`. */
export const provinceOf = (loc: Loc): Province => (loc.length === 3 ? loc : loc.slice(0, 3));

/** The coast of a place, if it names one: `nc` of `stp/nc`. */
export const coastOf = (loc: Loc): Coast | undefined => (loc.length === 3 ? undefined : (loc.slice(4) as Coast));

/** Whether `loc` is a province of the board, or one of the two coasts of Bulgaria, Spain, St Petersburg (§8.6). */
export const isLoc = (loc: string): boolean => Object.hasOwn(PROVINCES, loc) || Object.hasOwn(FLEET, loc);

export const isSea = (loc: Loc): boolean => PROVINCES[provinceOf(loc)]?.kind === 'sea';
export const isCoastal = (loc: Loc): boolean => PROVINCES[provinceOf(loc)]?.kind === 'coastal';
export const isInland = (loc: Loc): boolean => PROVINCES[provinceOf(loc)]?.kind === 'inland';
export const isCentre = (loc: Loc): boolean => PROVINCES[provinceOf(loc)]?.centre === true;
export const hasCoasts = (loc: Loc): boolean => (PROVINCES[provinceOf(loc)]?.berths.length ?? 0) > 1;

/** Provinces an army in `province` may move to by land (§8.2). */
export const armyNeighbours = (province: Province): readonly Province[] => ARMY[province] ?? [];

/**
 * Places a fleet at `loc` may move to, with the coast where there are two: along a common coast (§8.4, §8.5, §8.6),
 * through Kiel and Constantinople with a stop (§8.8), between Sweden and Denmark (§8.9).
 */
export const fleetNeighbours = (loc: Loc): readonly Loc[] => FLEET[loc] ?? [];

/** Where a unit of this type at this place may move by itself, without a convoy. */
export const neighbours = (unit: { readonly type: UnitType; readonly loc: Loc }): readonly Loc[] =>
  unit.type === 'A' ? armyNeighbours(provinceOf(unit.loc)) : fleetNeighbours(unit.loc);

/** Whether the unit may move to exactly this place, a fleet to this coast, without a convoy. */
export const canMove = (unit: { readonly type: UnitType; readonly loc: Loc }, loc: Loc): boolean => neighbours(unit).includes(loc);

/** Whether the unit may move into this province, to any coast: what its support needs (§9.6, §9.7). */
export const canReach = (unit: { readonly type: UnitType; readonly loc: Loc }, province: Province): boolean =>
  neighbours(unit).some((loc) => provinceOf(loc) === province);

/** Whether a unit of this type may stand at exactly this place (§2.2, §8.6). */
export const canStand = (type: UnitType, loc: Loc): boolean =>
  type === 'A' ? Object.hasOwn(PROVINCES, loc) && !isSea(loc) : Object.hasOwn(FLEET, loc) && !isInland(loc);

/** The 34 supply centres (§2.3). */
export const CENTRES: readonly Province[] = PROVINCE_IDS.filter(isCentre);

const HOME: ReadonlyMap<Power, readonly Province[]> = new Map(
  POWERS.map((power) => [power, CENTRES.filter((centre) => PROVINCES[centre]?.home === power)]),
);

/** §4.1 */
export const homeCentres = (power: Power): readonly Province[] => HOME.get(power) ?? [];

/** `A par`, `F stp/nc` */
export const unitName = (unit: { readonly type: UnitType; readonly loc: Loc }): string => `${unit.type} ${unit.loc}`;

const COASTS_KO: { readonly [coast in Coast]: string } = { nc: '북부 해안', sc: '남부 해안', ec: '동부 해안' };

/** `Paris`, `St Petersburg (nc)`; `파리`, `세인트 페터스부르크 북부 해안` */
export const placeName = (loc: Loc, locale: Locale = 'en'): string => {
  const name = PROVINCES[provinceOf(loc)]?.name[locale] ?? loc;
  const coast = coastOf(loc);
  if (coast === undefined) return name;
  return { en: `${name} (${coast})`, ko: `${name} ${COASTS_KO[coast]}` }[locale];
};

const units = (power: Power, list: string): readonly Unit[] =>
  list.split(', ').map((name) => ({ power, type: name.slice(0, 1) as UnitType, loc: name.slice(2) }));

/** The starting units (§4.3). */
export const START: readonly Unit[] = [
  ...units('austria', 'A bud, A vie, F tri'),
  ...units('england', 'A lvp, F edi, F lon'),
  ...units('france', 'A mar, A par, F bre'),
  ...units('germany', 'A ber, A mun, F kie'),
  ...units('italy', 'A rom, A ven, F nap'),
  ...units('russia', 'A mos, A war, F sev, F stp/sc'),
  ...units('turkey', 'A con, A smy, F ank'),
];

/** The controllers of the centres at the start (§4.1, §4.2). */
export const START_CENTRES: { readonly [centre: Province]: Power } = Object.fromEntries(
  POWERS.flatMap((power) => homeCentres(power).map((centre) => [centre, power] as const)),
);
