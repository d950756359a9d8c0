import { describe, expect, it } from 'vitest';
import { lawfulOn, survey } from '../../../domain/diplomacy/adjudicate/lawful.ts';
import { PROVINCE_IDS, PROVINCES, placeName, provinceOf } from '../../../domain/diplomacy/map/provinces.ts';
import { POWERS } from '../../../domain/diplomacy/map/vocabulary.ts';
import { type Context, parseOrder } from '../../../domain/diplomacy/notation/parse-order.ts';
import { printOrder } from '../../../domain/diplomacy/notation/print-order.ts';
import { parseUnit } from '../../../domain/diplomacy/notation/units.ts';
import type { Order } from '../../../domain/diplomacy/state/commands.ts';
import type { Position } from '../../../domain/diplomacy/state/state.ts';
import { LOCALES } from '../../../domain/lib/text.ts';
import { generator, pickOne, randomOrders, randomPosition } from '../kit/random-orders.ts';

const read = (text: string, context?: Context) => {
  const parsed = parseOrder(text, context);
  if (!parsed.ok) return parsed.error.code;
  if (parsed.value.is === 'waive') return 'waive';
  const { type, loc, order, isClumsy } = parsed.value;
  return { by: `${type ?? '?'} ${loc}`, ...order, ...(isClumsy && { isClumsy }) };
};

it('units as games list them are read as the grammar reads them, with any letters (§7.6)', () => {
  for (const id of PROVINCE_IDS) {
    const fleets = PROVINCES[id]!.berths.map((loc) => ({ type: 'F', loc }));
    for (const unit of [{ type: 'A', loc: id }, ...fleets]) {
      const text = `${unit.type} ${unit.loc}`;
      for (const written of [text, text.toLowerCase(), ` ${text} `])
        expect(parseUnit(written), written).toEqual({ ok: true, value: unit });
    }
  }
});

it('names of several words are read to their end, alone and in an order, and no shorter one is taken (§7.7)', () => {
  for (const id of PROVINCE_IDS) {
    for (const name of [PROVINCES[id]!.name.en, ...PROVINCES[id]!.aliases]) {
      for (const written of [name, name.toUpperCase(), name.replaceAll(' ', '  '), name.replaceAll('-', ' ')]) {
        expect(read(`${written} H`), written).toEqual({ by: `? ${id}`, order: 'hold' });
        expect(read(`A ${written} - bur`), written).toEqual({ by: `A ${id}`, order: 'move', to: 'bur' });
      }
    }
  }
});

describe('orders in the common notation', () => {
  it.each([
    ['A par - bur', { by: 'A par', order: 'move', to: 'bur' }],
    ['A Paris - Burgundy', { by: 'A par', order: 'move', to: 'bur' }],
    ['A par-bur', { by: 'A par', order: 'move', to: 'bur' }],
    ['A PAR M BUR', { by: 'A par', order: 'move', to: 'bur' }],
    ['army Paris moves to Burgundy', { by: 'A par', order: 'move', to: 'bur' }],
    ['Paris - Burgundy', { by: '? par', order: 'move', to: 'bur' }],
    ['A edi - nwy VIA', { by: 'A edi', order: 'move', to: 'nwy', via: 'convoy' }],
    ['A Edinburgh - Norway via convoy', { by: 'A edi', order: 'move', to: 'nwy', via: 'convoy' }],
    ['A lon - nth - nwy', { by: 'A lon', order: 'move', to: 'nwy', via: 'convoy' }],
    ['F nth C A edi - nwy', { by: 'F nth', order: 'convoy', of: 'edi', to: 'nwy' }],
    ['F North Sea convoys army Edinburgh to Norway', { by: 'F nth', order: 'convoy', of: 'edi', to: 'nwy' }],
    ['A mar S A par - bur', { by: 'A mar', order: 'support', of: 'par', to: 'bur' }],
    ['A mar S A bur', { by: 'A mar', order: 'support', of: 'bur' }],
    ['A Prussia Supports Livonia - Prussia', { by: 'A pru', order: 'support', of: 'lvn', to: 'pru' }],
    ['A tyr R boh', { by: 'A tyr', order: 'retreat', to: 'boh' }],
    ['F nth R hol', { by: 'F nth', order: 'retreat', to: 'hol' }],
    ['A bel D', { by: 'A bel', order: 'disband' }],
    ['Remove A mun', { by: 'A mun', order: 'disband' }],
    ['A par B', { by: 'A par', order: 'build', unit: 'A' }],
    ['Build A par', { by: 'A par', order: 'build', unit: 'A' }],
    ['WAIVE', 'waive'],
    ['par H', { by: '? par', order: 'hold' }],
    ['A par Hold', { by: 'A par', order: 'hold' }],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  // As the figures and the text of the rulebook write, then as people do.
  it.each([
    ['육, 파리 - 버건디', { by: 'A par', order: 'move', to: 'bur' }],
    ['육군, 마르세유 - 버건디', { by: 'A mar', order: 'move', to: 'bur' }],
    ['베를린 - 실레지아', { by: '? ber', order: 'move', to: 'sil' }],
    ['육, 런던, 대기', { by: 'A lon', order: 'hold' }],
    ['육군, 프러시아 - 대기', { by: 'A pru', order: 'hold' }],
    ['육군, 파리, 지원, 육군, 마르세유 - 버건디', { by: 'A par', order: 'support', of: 'mar', to: 'bur' }],
    ['해군, 덴마크, 지원, 해군, 발트해', { by: 'F den', order: 'support', of: 'bal' }],
    ['해군, 로마, 지원, 해군, 타이레니안해 - 대기', { by: 'F rom', order: 'support', of: 'tys' }],
    ['해군, 서지중해, 지원, 해군, 리옹만 - 타이레니안해', { by: 'F wes', order: 'support', of: 'lyo', to: 'tys' }],
    ['육군, 루르, 지원, 프랑스군, 파리 - 버건디', { by: 'A ruh', order: 'support', of: 'par', to: 'bur' }],
    ['육군, 세르비아, 지원, 루마니아 - 불가리아', { by: 'A ser', order: 'support', of: 'rum', to: 'bul' }],
    ['해군, 나폴리, 지원, 해군, 이오니아 - 타이레니안해', { by: 'F nap', order: 'support', of: 'ion', to: 'tys' }],
    ['육군, 양카라 - 세바스토폴', { by: 'A ank', order: 'move', to: 'sev' }],
    ['해군, 흑해, 호송, 육군, 앙카라 - 세바스토폴', { by: 'F bla', order: 'convoy', of: 'ank', to: 'sev' }],
    ['해군, 영국 해협, 호송, 육군, 런던 - 튀니스', { by: 'F eng', order: 'convoy', of: 'lon', to: 'tun' }],
    ['해, 콘스탄티노플 - 불가리아 동부 해안', { by: 'F con', order: 'move', to: 'bul/ec' }],
    ['해, 콘스탄티노플 - 불가리아 남부 해안', { by: 'F con', order: 'move', to: 'bul/sc' }],
    ['육군, 런던 - 벨기에, 호송을 거쳐', { by: 'A lon', order: 'move', to: 'bel', via: 'convoy' }],
    ['육파리-버건디', { by: 'A par', order: 'move', to: 'bur' }],
    ['육파리지원육마르세유-버건디', { by: 'A par', order: 'support', of: 'mar', to: 'bur' }],
    ['해영국해협호송육런던-노르웨이', { by: 'F eng', order: 'convoy', of: 'lon', to: 'nwy' }],
    ['육노르웨이해산', { by: 'A nwy', order: 'disband' }],
    ['해 노르웨이해 - 노르웨이', { by: 'F nwg', order: 'move', to: 'nwy' }],
    ['육 파리 → 버건디', { by: 'A par', order: 'move', to: 'bur' }],
    ['파리의 육군, 버건디로 이동', { by: 'A par', order: 'move', to: 'bur', isClumsy: true }],
    ['파리 육군은 버건디 공격', { by: 'A par', order: 'move', to: 'bur', isClumsy: true }],
    ['육, 파리, 버건디', { by: 'A par', order: 'move', to: 'bur', isClumsy: true }],
    [
      '해군, 로마, 지원, 해군, 나폴리, 타이레니안해',
      { by: 'F rom', order: 'support', of: 'nap', to: 'tys', isClumsy: true },
    ],
    ['A 파리 - bur', { by: 'A par', order: 'move', to: 'bur' }],
    ['육 par 지원 A Marseilles - 버건디', { by: 'A par', order: 'support', of: 'mar', to: 'bur' }],
    ['해, 스페인(남안) - 리옹만', { by: 'F spa/sc', order: 'move', to: 'lyo' }],
    ['해, 세인트 페터스부르크 북안, 배치', { by: 'F stp/nc', order: 'build', unit: 'F', coast: 'nc' }],
    ['육, 베네치아, 퇴각, 티롤리아', { by: 'A ven', order: 'retreat', to: 'tyr' }],
    ['육, 뮌헨, 해산', { by: 'A mun', order: 'disband' }],
    ['배치 포기', 'waive'],
    ['프랑스: 육, 파리, 대기', { by: 'A par', order: 'hold' }],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  // §7.4: what can mean only one thing is followed.
  it.each([
    ['A par bur', { by: 'A par', order: 'move', to: 'bur', isClumsy: true }],
    ['A mar S A par bur', { by: 'A mar', order: 'support', of: 'par', to: 'bur', isClumsy: true }],
    ['A Burgu - Marse', { by: 'A bur', order: 'move', to: 'mar', isClumsy: true }],
    ['육, 세바스 - 우크라', { by: 'A sev', order: 'move', to: 'ukr', isClumsy: true }],
    ['par A - bur', { by: 'A par', order: 'move', to: 'bur' }],
  ])('%s, written clumsily', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it('names coasts in every usual way (§8.7)', () => {
    for (const text of [
      'F bul/ec',
      'F Bulgaria (ec)',
      'F bul(ec)',
      'F bul ec',
      'F Bulgaria east coast',
      'F Bulgaria/EC',
    ])
      expect(read(`${text} - bla`), text).toEqual({ by: 'F bul/ec', order: 'move', to: 'bla' });
    expect(read('F stp/nc B')).toEqual({ by: 'F stp/nc', order: 'build', unit: 'F', coast: 'nc' });
  });

  it('knows every province by its id, its name and its aliases, in any case and with any accents (§7.7)', () => {
    for (const id of PROVINCE_IDS) {
      const { name, aliases } = PROVINCES[id]!;
      for (const written of [id, name.en, name.en.toUpperCase(), name.ko, name.ko.replaceAll(' ', ''), ...aliases]) {
        const unit = parseUnit(written);
        expect(unit.ok && unit.value.loc, written).toBe(id);
      }
    }
    expect(read('A MÜN - Bürgundy')).toEqual({ by: 'A mun', order: 'move', to: 'bur' });
  });

  it('takes a move for a retreat in a retreat phase, and fills in what the position tells (§7.4, §7.6)', () => {
    expect(read('F nth - hol', { phase: 'retreat' })).toEqual({ by: 'F nth', order: 'retreat', to: 'hol' });
    const units = [
      { power: 'france', type: 'F', loc: 'gas' } as const,
      { power: 'france', type: 'F', loc: 'mao' } as const,
    ];
    const position: Position = {
      season: 'spring',
      year: 1901,
      phase: 'movement',
      units,
      dislodged: [],
      contested: [],
      centres: {},
    };
    expect(read('gas - spa', { on: survey(position) })).toEqual({ by: 'F gas', order: 'move', to: 'spa/nc' });
    // The province tells which unit is meant, even with the wrong letter.
    expect(read('A gas - mao', { on: survey(position) })).toEqual({ by: 'F gas', order: 'move', to: 'mao' });
    // Two coasts are possible: nothing is filled in, and the order is not lawful (§8.7).
    expect(read('F mao - spa', { on: survey(position) })).toEqual({ by: 'F mao', order: 'move', to: 'spa' });
    const judged = lawfulOn(survey(position), units[1]!, { order: 'move', to: 'spa' });
    expect(judged).toMatchObject({ ok: false, code: 'COAST_AMBIGUOUS', rule: '§8.7' });
  });

  it('suggests the province that a misspelt name is nearest to', () => {
    const suggestion = (text: string) => {
      const parsed = parseOrder(text);
      return parsed.ok ? undefined : parsed.error.suggestion;
    };
    expect(suggestion('A Pariss - bur')).toBe('Paris');
    expect(suggestion('A par - Burgandy')).toBe('Burgundy');
    expect(suggestion('F Skagerak - nth')).toBe('Skagerrak');
    expect(suggestion('A qqq - bur')).toBeUndefined();
    expect(suggestion('육, 파라 - 버건디')).toBe('파리');
    expect(suggestion('육, 파리 - 버건듸')).toBe('버건디');
    expect(suggestion('육파리-바르샤뱌')).toBe('바르샤바');
    expect(suggestion('해, 스카게락그 - 북해')).toBe('스카게락');
    expect(suggestion('육, 서울 - 버건디')).toBeUndefined();
  });

  it.each([
    '',
    'A',
    'A par -',
    'A par bur mun',
    'A par - bur - mun',
    'A par - bur!',
    'F nth C A lon',
    'A mar S',
    'build par',
    '육',
    '육, 파리 -',
    '육, 파리, 마르세유, 버건디',
    '해, 북해, 호송, 육, 런던',
    '파리, 배치',
    '육, 파리, 소풍',
  ])('does not read %j', (text) => {
    expect(parseOrder(text).ok).toBe(false);
  });
});

describe('printing', () => {
  it('prints short and long', () => {
    const units = [{ type: 'A', loc: 'par' } as const, { type: 'F', loc: 'stp/nc' } as const];
    const mar = { type: 'A', loc: 'mar' } as const;
    const support: Order = { order: 'support', of: 'par', to: 'bur' };
    expect(printOrder(mar, support, 'short', units)).toBe('A mar S A par - bur');
    expect(printOrder(mar, support, 'long', units)).toBe('A Marseilles S A Paris - Burgundy');
    expect(printOrder({ type: 'F', loc: 'nwy' }, { order: 'support', of: 'stp' }, 'long', units)).toBe(
      'F Norway S F St Petersburg (nc)',
    );
    expect(printOrder({ type: 'A', loc: 'edi' }, { order: 'move', to: 'nwy', via: 'convoy' }, 'long')).toBe(
      'A Edinburgh - Norway via convoy',
    );
    expect(printOrder({ type: 'F', loc: 'stp' }, { order: 'build', unit: 'F', coast: 'nc' }, 'short')).toBe(
      'F stp/nc B',
    );
    expect(placeName('stp/nc')).toBe('St Petersburg (nc)');
    expect(printOrder(mar, support, 'short', units, 'ko')).toBe('육 마르세유 지원 육 파리 - 버건디');
    expect(printOrder(mar, support, 'long', units, 'ko')).toBe('육, 마르세유, 지원, 육, 파리 - 버건디');
    expect(printOrder({ type: 'F', loc: 'con' }, { order: 'move', to: 'bul/ec' }, 'long', [], 'ko')).toBe(
      '해, 콘스탄티노플 - 불가리아 동부 해안',
    );
    expect(printOrder({ type: 'F', loc: 'bla' }, { order: 'convoy', of: 'ank', to: 'sev' }, 'long', [], 'ko')).toBe(
      '해, 흑해, 호송, 육, 앙카라 - 세바스토폴',
    );
    expect(printOrder({ type: 'A', loc: 'lon' }, { order: 'hold' }, 'long', [], 'ko')).toBe('육, 런던, 대기');
  });

  it.each(LOCALES)('is read back as it was (%s)', (locale) => {
    for (let seed = 1; seed <= 200; seed++) {
      const below = generator(seed);
      const position = randomPosition(PROVINCE_IDS, 30, POWERS, below);
      const orders = randomOrders(position, below);
      for (const unit of position.units) {
        const here = { type: unit.type, province: provinceOf(unit.loc), loc: unit.loc };
        const movement = orders[unit.power]?.[provinceOf(unit.loc)] ?? { order: 'hold' };
        const order = pickOne(
          [movement, { order: 'retreat', to: pickOne(position.units, below).loc }, { order: 'disband' }] as const,
          below,
        );
        const style = pickOne(['short', 'long'] as const, below);
        const text = printOrder(unit, order, style, pickOne([position.units, []], below), locale);
        expect(parseOrder(text), text).toEqual({ ok: true, value: { is: 'order', ...here, order } });
      }
    }
  });

  it.each(LOCALES)('is read back without its spaces and commas, in Korean, and builds too (%s)', (locale) => {
    for (const id of PROVINCE_IDS)
      for (const loc of [id, ...PROVINCES[id]!.berths])
        for (const type of ['A', 'F'] as const) {
          const coast =
            type === 'F' && (loc.endsWith('nc') || loc.endsWith('sc')) ? { coast: loc.slice(4) as 'nc' | 'sc' } : {};
          for (const order of [
            { order: 'build', unit: type, ...coast },
            { order: 'disband' },
            { order: 'hold' },
          ] as const) {
            const text = printOrder({ type, loc }, order, 'long', [], locale);
            const parsed = parseOrder(locale === 'ko' ? text.replaceAll(/[ ,]/g, '') : text);
            expect(
              parsed.ok &&
                parsed.value.is === 'order' && [parsed.value.province, parsed.value.type, parsed.value.order],
              text,
            ).toEqual([id, type, order]);
          }
        }
  });
});
