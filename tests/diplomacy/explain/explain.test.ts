import { describe, expect, it } from 'vitest';
import { resolve } from '../../../domain/diplomacy/adjudicate/index.ts';
import { adjudicate } from '../../../domain/diplomacy/analyses/adjudications.ts';
import { explain, sentence } from '../../../domain/diplomacy/explain/index.ts';
import { CENTRES, PROVINCE_IDS, PROVINCES, placeName, provinceOf } from '../../../domain/diplomacy/map/provinces.ts';
import { POWERS, type Power, type Unit } from '../../../domain/diplomacy/map/vocabulary.ts';
import type { Order } from '../../../domain/diplomacy/state/commands.ts';
import {
  type OrderResult,
  type Orders,
  type Position,
  RULINGS,
  type Rulings,
} from '../../../domain/diplomacy/state/state.ts';
import { unlawfulSchema, type Why, whySchema } from '../../../domain/diplomacy/state/why.ts';
import { josa } from '../../../domain/lib/josa.ts';
import { LOCALES, type Locale } from '../../../domain/lib/text.ts';
import datc from '../datc.json' with { type: 'json' };
import figures from '../figures.json' with { type: 'json' };
import { byPower, type ExampleOrder, movement, resolved, resultOf } from '../kit/example.ts';
import { game } from '../kit/kit.ts';
import { type Below, generator, pickOne, randomOrders, randomPosition } from '../kit/random-orders.ts';

interface Figure {
  readonly figure: string;
  readonly units: { readonly [power in Power]?: string[] };
  readonly orders: readonly ExampleOrder[];
}
const FIGURES = figures as unknown as readonly Figure[];

/** The summary rule that a figure illustrates, and an order of it which that rule decides. */
const SUMMARIES: readonly {
  readonly summary: string;
  readonly figure: number;
  readonly power: string;
  readonly order: string;
}[] = [
  { summary: '§R3', figure: 4, power: 'germany', order: 'A ber - sil' },
  { summary: '§R3', figure: 10, power: 'france', order: 'F lyo - tys' },
  { summary: '§R5', figure: 5, power: 'germany', order: 'F kie - ber' },
  { summary: '§R5', figure: 11, power: 'france', order: 'F lyo - tys' },
  { summary: '§R6', figure: 6, power: 'germany', order: 'A pru - ber' },
  { summary: '§R7', figure: 7, power: 'france', order: 'F nth - hol' },
  { summary: '§R10', figure: 12, power: 'russia', order: 'A war - sil' },
  { summary: '§R11', figure: 13, power: 'turkey', order: 'A bul - rum' },
  { summary: '§R11', figure: 14, power: 'russia', order: 'A sev - rum' },
  { summary: '§R12', figure: 22, power: 'france', order: 'A par - bur' },
  { summary: '§R12', figure: 23, power: 'france', order: 'A par - bur' },
  { summary: '§R12', figure: 24, power: 'germany', order: 'A ruh - bur' },
  { summary: '§R12', figure: 25, power: 'germany', order: 'A sil - mun' },
  { summary: '§R13', figure: 15, power: 'germany', order: 'A sil S A pru - war' },
  { summary: '§R13', figure: 16, power: 'germany', order: 'A sil S A pru - war' },
  { summary: '§R14', figure: 17, power: 'germany', order: 'A sil S A ber - pru' },
  { summary: '§R15', figure: 18, power: 'russia', order: 'A sil S A pru - ber' },
  { summary: '§R17', figure: 21, power: 'france', order: 'A spa - nap' },
  { summary: '§R18', figure: 31, power: 'france', order: 'A tun - nap' },
  { summary: '§R19', figure: 28, power: 'england', order: 'A lon - bel' },
  { summary: '§R20', figure: 29, power: 'england', order: 'A lon - bel' },
  { summary: '§R21', figure: 30, power: 'italy', order: 'F nap S F ion - tys' },
  { summary: '§R22', figure: 31, power: 'italy', order: 'F nap S F rom - tys' },
  { summary: '§R22', figure: 32, power: 'italy', order: 'F nap S F rom - tys' },
];

const played = (figure: number) => {
  const one = FIGURES.find((each) => Number(each.figure) === figure)!;
  return movement(one.units, byPower(one.orders));
};

describe('a result cites the summary rule that its figure illustrates', () => {
  it.each(SUMMARIES)('$summary, figure $figure: $power $order', ({ summary, figure, power, order }) => {
    expect(resultOf(played(figure), power, order)).toMatchObject({ summary });
  });

  it('and those without a figure', () => {
    const spared = movement(
      { germany: ['A ber'], russia: ['A war'], austria: ['A sil'] },
      { germany: ['A ber - sil'], russia: ['A war - sil'] },
    );
    expect(resultOf(spared, 'austria', 'A sil H')).toMatchObject({ outcome: 'held', summary: '§R4', rule: '§8.11' });
    const void8 = movement({ france: ['A par', 'A bur'] }, { france: ['A par S A bur', 'A bur - mun'] });
    expect(resultOf(void8, 'france', 'A par S A bur')).toMatchObject({ outcome: 'void', summary: '§R8' });
    const void9 = movement({ germany: ['A boh', 'A mun'] }, { germany: ['A boh S A mun - sil', 'A mun - tyr'] });
    expect(resultOf(void9, 'germany', 'A boh S A mun - sil')).toMatchObject({ outcome: 'void', summary: '§R9' });
    const own = movement(
      { france: ['A par', 'A mar', 'A gas'], germany: ['A bur'] },
      { france: ['A gas S A mar - bur', 'A mar - bur', 'A par - gas'] },
    );
    expect(resultOf(own, 'france', 'A gas S A mar - bur')).toMatchObject({ outcome: 'succeeded', summary: '§R16' });
  });
});

describe('reasons in both languages', () => {
  it('name what decided: units with their strengths, who cut whose support', () => {
    const said = (figure: number, power: string, order: string) => {
      const one = FIGURES.find((each) => Number(each.figure) === figure)!;
      return LOCALES.map((locale) => {
        const told = adjudicate(
          { season: 'spring', year: 1901, phase: 'movement', unitsBefore: one.units, orders: byPower(one.orders) },
          locale,
        );
        return told.ok && resultOf(told.value, power, order)?.reason;
      });
    };
    expect(said(15, 'germany', 'A sil S A pru - war')).toEqual([
      'A Bohemia attacks A Silesia and so cuts its support.',
      '보헤미아의 육군이 실레지아의 육군을 공격하여 지원이 차단됩니다.',
    ]);
    expect(said(12, 'germany', 'A mun - sil')).toEqual([
      'A Munich (2) and A Warsaw (2) are equally strong at Silesia: a stand-off. An attack from Bohemia drives the unit out.',
      '실레지아에서 뮌헨의 육군(2)과 바르샤바의 육군(2)의 힘이 같아 교착 상태입니다. 보헤미아에서 온 공격에 부대가 쫓겨납니다.',
    ]);
    expect(said(24, 'germany', 'A ruh - bur')).toEqual([
      'Support by the power attacked does not count: A Ruhr (1 of 2) does not drive out A Burgundy (1).',
      '공격받는 국가의 지원은 세지 않으므로 루르의 육군(2 중 1)은 버건디의 육군(1)을 쫓아내지 못합니다.',
    ]);
    expect(said(21, 'france', 'A spa - nap')[1]).toBe(
      '타이레니안해의 해군이 쫓겨나 스페인의 육군이 나폴리로 갈 경로가 없습니다.',
    );
  });

  it('are there for every code, and name every unit and place in it', () => {
    for (const why of everyWhy()) {
      const english = sentence(why, 'en');
      const korean = sentence(why, 'ko');
      expect(english, why.code).toMatch(/^["\p{Script=Latin}].*\.$/u);
      expect(english, why.code).not.toMatch(/\p{Script=Hangul}/u);
      expect(korean, why.code).toMatch(/\p{Script=Hangul}.*\.$/u);
      expect(korean.replaceAll('A', ''), why.code).not.toMatch(/[a-z]{2,}/i);
      for (const locale of LOCALES)
        for (const place of decisive(why, locale)) expect(sentence(why, locale), why.code).toContain(place);
    }
  });
});

type Coded = (typeof whySchema.options)[number];

const codesOf = ({ options }: { readonly options: readonly Coded[] }): readonly string[] =>
  options.flatMap(({ shape: { code } }) => ('options' in code ? [...code.options] : [code.value]));

/** One reason of every code, made from its schema. */
function everyWhy(): readonly Why[] {
  const unit = { type: 'A', loc: 'mun', strength: 2 } as const;
  const values: { readonly [field: string]: unknown } = {
    unit: { type: 'A', loc: 'mun' },
    attacker: { type: 'F', loc: 'kie' },
    with: { type: 'F', loc: 'kie' },
    at: 'tyr',
    to: 'sil',
    from: 'boh',
    of: 'ruh',
    counted: 1,
    power: 'france',
    phase: 'retreat',
    order: 'move',
    coasts: ['spa/nc', 'spa/sc'],
    fleets: ['nth'],
    written: '???',
  };
  return codesOf(whySchema).map((code) => {
    const { shape } = whySchema.options.find((option) => codesOf({ options: [option] }).includes(code))!;
    const fields = Object.keys(shape).filter((name) => name !== 'code');
    const fought = 'against' in shape && !('to' in shape);
    const made = Object.fromEntries(
      fields.map((name) => [
        name,
        name === 'against'
          ? [{ type: 'F', loc: 'kie', ...(fought && { strength: 2 }) }]
          : name === 'unit' && fought
            ? unit
            : values[name],
      ]),
    );
    return whySchema.parse({ code, ...made });
  });
}

/** The names of the units in a reason; a support's reason may leave out what it was for. */
function decisive(why: Why, locale: Locale): readonly string[] {
  const units = [
    ...('unit' in why && why.code !== 'OTHER_MOVE_SUPPORTED' && why.code !== 'OTHER_MOVE_CONVOYED' ? [why.unit] : []),
    ...('against' in why ? why.against : []),
    ...('attacker' in why ? [why.attacker] : []),
  ];
  return units.map(({ loc }) => placeName(loc, locale));
}

describe('the codes', () => {
  const reached = new Set<string>();
  const note = (results: readonly { readonly why?: Why }[]) => {
    for (const { why } of results) {
      if (why === undefined) continue;
      expect(whySchema.safeParse(why).error).toBeUndefined();
      reached.add(why.code);
    }
  };

  it('say which support of the power attacked did not count (§11.1)', () => {
    const moved = movement(
      { germany: ['A ruh', 'A mun'], france: ['A bur', 'A par'], italy: ['A mar', 'A gas'] },
      {
        germany: ['A ruh - bur', 'A mun S A ruh - bur'],
        france: ['A par S A ruh - bur'],
        italy: ['A mar - bur', 'A gas S A mar - bur'],
      },
    );
    expect(resultOf(moved, 'germany', 'A ruh - bur')).toMatchObject({
      summary: '§R12',
      why: {
        code: 'OWN_SUPPORT_STANDS_OFF',
        unit: { loc: 'ruh', strength: 3 },
        counted: 2,
        against: [{ loc: 'mar', strength: 2 }],
      },
    });
    note(moved.results);
  });

  it('say who retreats to the same province (§12.7)', () => {
    const fled = resolved({
      phase: 'retreat',
      unitsBefore: {},
      dislodgedBefore: { italy: [{ unit: 'A vie', from: 'tri' }], germany: [{ unit: 'A boh', from: 'mun' }] },
      orders: { italy: ['A vie R tyr'], germany: ['A boh R tyr'] },
    });
    expect(fled.results[0]).toMatchObject({
      why: { code: 'RETREATS_CLASH', unit: { loc: 'boh' }, against: [{ loc: 'vie' }], to: 'tyr' },
      reason: 'A Bohemia and A Vienna retreat to the same province, Tyrolia.',
    });
    note(fled.results);
  });

  it('say that a unit has no government (§15.3)', () => {
    const dislodged = [{ unit: { power: 'france', type: 'A', loc: 'bur' }, from: 'mun', retreats: [] }] as const;
    const { position } = game('S1901R', { germany: 'A mun' }, { dislodged });
    const { results } = resolve({ ...position, fallen: ['france'] }, {}, 'rulebook');
    expect(results).toMatchObject([
      { outcome: 'disbanded', rule: '§15.3', why: { code: 'NO_GOVERNMENT', unit: { loc: 'bur' } } },
    ]);
    expect(explain(results[0]!, 'en')).toBe('A Burgundy has no government that could order it.');
    note(results);
  });

  it('are all reached by the figures, the DATC cases, and retreats and adjustments at random', () => {
    for (const { units, orders } of FIGURES) note(movement(units, byPower(orders)).results);
    for (const { phase, units, orders } of datc as unknown as readonly Case[])
      for (const rulings of RULINGS) if (phase === 'movement') note(movement(units, byPower(orders), rulings).results);
    for (let seed = 1; seed <= 60; seed++) for (const rulings of RULINGS) note(autumn(generator(seed), rulings));
    const unlawful = codesOf(unlawfulSchema);
    expect(codesOf(whySchema).filter((code) => !reached.has(code) && !unlawful.includes(code))).toEqual([]);
  });
});

interface Case extends Figure {
  readonly phase: string;
}

/** The results of a whole autumn at random: orders, retreats, adjustments. */
function autumn(below: Below, rulings: Rulings): readonly OrderResult[] {
  const centres = Object.fromEntries(
    CENTRES.map((centre) => [centre, PROVINCES[centre]!.home ?? pickOne(POWERS, below)]),
  );
  const position: Position = {
    ...randomPosition(PROVINCE_IDS, 20 + below(15), POWERS, below),
    season: 'fall',
    centres,
  };
  const moved = resolve(position, randomOrders(position, below), rulings);
  const { units, dislodged, contested } = moved.next;
  const fled = dislodged.flatMap(({ unit, retreats }): Entry[] => {
    const to = retreats[below(retreats.length + 1)];
    return to !== undefined ? [[unit, { order: 'retreat', to }]] : below(2) === 0 ? [] : [[unit, { order: 'disband' }]];
  });
  const retreated = resolve({ ...position, phase: 'retreat', units, dislodged, contested }, sheets(fled), rulings);
  const left = retreated.next.units.slice(below(12));
  const removed = left.filter(() => below(4) === 0).map((unit): Entry => [unit, { order: 'disband' }]);
  const built = CENTRES.flatMap((loc): Entry[] => {
    const power = PROVINCES[loc]!.home;
    return power === undefined || below(2) === 0
      ? []
      : [
          [
            { power, type: 'A', loc },
            { order: 'build', unit: 'A' },
          ],
        ];
  });
  const adjusted = resolve(
    { ...position, phase: 'adjustment', units: left, dislodged: [] },
    sheets([...removed, ...built]),
    rulings,
  );
  return [...moved.results, ...retreated.results, ...adjusted.results];
}

type Entry = readonly [unit: Unit, order: Order];

const sheets = (entries: readonly Entry[]): Orders =>
  Object.fromEntries(
    POWERS.map((power) => [
      power,
      Object.fromEntries(
        entries.filter(([unit]) => unit.power === power).map(([unit, order]) => [provinceOf(unit.loc), order]),
      ),
    ]),
  );

it('particles follow the last sound (josa)', () => {
  expect(josa('파리', '은/는')).toBe('파리는');
  expect(josa('빈', '은/는')).toBe('빈은');
  expect(josa('킬', '으로/로')).toBe('킬로');
  expect(josa('빈', '으로/로')).toBe('빈으로');
  expect(josa('육군(2)', '과/와')).toBe('육군(2)과');
  expect(josa('par', '이/가')).toBe('par이(가)');
});
