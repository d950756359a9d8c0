import { describe, expect, it } from 'vitest';
import { diplomacy } from '../../../domain/diplomacy/index.ts';
import { type Written, writtenSchema } from '../../../domain/diplomacy/notation/read.ts';
import type { State } from '../../../domain/diplomacy/state/state.ts';
import { events, game } from '../kit/kit.ts';

const start = diplomacy.initial({ rulings: 'rulebook' });

const reading = (state: State, seat: string, written: Written) =>
  diplomacy.read!(diplomacy.view(state, [seat]), seat, written);

/** The orders read, and the codes and subjects of the notes; the sheet must be one that is accepted. */
function read(state: State, seat: string, orders: string | readonly string[]) {
  const result = reading(state, seat, { orders });
  if (!result.ok) throw new Error(`${result.error.code}: ${result.error.detail}`);
  const { command, notes } = result.value;
  events(state, seat, command);
  return { orders: command.orders, notes: notes.map(({ code, about, rule }) => `${code} ${about} ${rule}`) };
}

const refusedCode = (state: State, seat: string, written: Written) => {
  const result = reading(state, seat, written);
  return result.ok ? undefined : result.error.code;
};

describe('orders in notation (§7.6, §7.7)', () => {
  it('are read from a list, or from lines and semicolons', () => {
    const orders = {
      par: { order: 'move', to: 'bur' },
      mar: { order: 'support', of: 'par', to: 'bur' },
      bre: { order: 'hold' },
    };
    expect(read(start, 'france', ['A par - bur', 'A Marseilles S A Paris - Burgundy', 'F bre H'])).toEqual({
      orders,
      notes: [],
    });
    expect(read(start, 'france', 'A par - bur; A mar S A par - bur\n\nF bre H\n')).toEqual({ orders, notes: [] });
  });

  it('are read in Korean, several in one text as the figures list them', () => {
    const orders = {
      par: { order: 'move', to: 'bur' },
      mar: { order: 'support', of: 'par', to: 'bur' },
      bre: { order: 'hold' },
    };
    expect(
      read(start, 'france', ['육, 파리 - 버건디', '육, 마르세유, 지원, 육, 파리 - 버건디', '해, 브레스트, 대기']),
    ).toEqual({
      orders,
      notes: [],
    });
    expect(
      read(
        start,
        'france',
        '육군, 파리 - 버건디 / 육군, 마르세유, 지원, 프랑스군, 파리 - 버건디 / 해군, 브레스트 - 대기',
      ),
    ).toEqual({
      orders,
      notes: [],
    });
  });

  it('written clumsily, with one meaning they can have, are followed, and the note says which (§7.4)', () => {
    const notesOn = (text: string) => {
      const result = reading(start, 'france', [text]);
      return result.ok ? result.value.notes : [];
    };
    const note = { code: 'READ_AS', rule: '§7.4' };
    expect(notesOn('육, 파리, 버건디')).toEqual([
      {
        ...note,
        about: 'par',
        detail: '"육, 파리, 버건디" is read as "A Paris - Burgundy".',
        ko: '"육, 파리, 버건디"를 "육, 파리 - 버건디"로 읽었습니다.',
      },
    ]);
    for (const text of ['A par bur', 'F par - bur', '해, 파리 - 버건디', 'A par - Burg', 'A mar - spa/nc'])
      expect(notesOn(text), text).toMatchObject([note]);
    for (const text of ['par - bur', 'A par H', '파리 - 버건디']) expect(notesOn(text), text).toEqual([]);
  });

  it('may be sent alone, without "ready"', () => {
    const alone = reading(start, 'france', ['A par - bur']);
    expect(alone).toEqual(reading(start, 'france', { orders: ['A par - bur'] }));
    expect(reading(start, 'france', 'A par - bur')).toEqual(alone);
  });

  it('carry "ready" along', () => {
    const result = reading(start, 'france', { orders: [], ready: false });
    expect(result).toEqual({ ok: true, value: { command: { type: 'orders', orders: {}, ready: false }, notes: [] } });
  });

  it('say where more was understood than written (§8.7)', () => {
    const state = game('S1902M', { france: 'F gas' });
    expect(read(state, 'france', ['F gas - spa'])).toEqual({
      orders: { gas: { order: 'move', to: 'spa/nc' } },
      notes: ['READ_AS gas §7.4'],
    });
  });

  it('become void where they cannot be followed: the unit holds (§7.3)', () => {
    expect(read(start, 'france', ['A par - lon', 'F bre - par', 'A mar D'])).toEqual({
      orders: {
        par: { order: 'void', written: 'A par - lon' },
        bre: { order: 'void', written: 'F bre - par' },
        mar: { order: 'void', written: 'A mar D' },
      },
      notes: ['NOT_ADJACENT par §8.2', 'FLEET_INLAND bre §8.4', 'WRONG_PHASE mar §5.2'],
    });
  });

  it('become void where two for one unit differ (§7.3)', () => {
    expect(read(start, 'france', ['A par - bur', 'A par - pic', 'A mar H', 'A mar H'])).toEqual({
      orders: { par: { order: 'void', written: 'A par - bur; A par - pic' }, mar: { order: 'hold' } },
      notes: ['AMBIGUOUS par §7.3'],
    });
  });

  it('are left out for units of others (§7.8)', () => {
    expect(read(start, 'france', ['A ber - mun', 'A bur H'])).toEqual({
      orders: {},
      notes: ['NOT_YOUR_UNIT ber §7.8', 'NOT_YOUR_UNIT bur §7.8'],
    });
  });

  it('are refused when they are no orders, with what was probably meant', () => {
    expect(reading(start, 'france', { orders: ['A par - Burgandy'] })).toMatchObject({
      error: { code: 'UNREADABLE_ORDER', rule: '§7.3', detail: expect.stringContaining('Burgundy') },
    });
    expect(refusedCode(start, 'france', { orders: ['par pam poum'] })).toBe('UNREADABLE_ORDER');
  });

  it('are refused in any other shape', () => {
    for (const written of [null, 7, {}, { orders: [1] }, { orders: [], by: 'me' }]) {
      expect(writtenSchema.safeParse(written).success).toBe(false);
    }
    expect(refusedCode(game('S1902M', { france: 'A par' }), 'italy', { orders: [] })).toBe('NOT_ASKED');
  });
});

describe('retreats in notation (§12.6)', () => {
  const state = game(
    'S1902R',
    { germany: 'A bur' },
    { dislodged: [{ unit: { power: 'france', type: 'A', loc: 'bur' }, from: 'mun', retreats: ['gas', 'par'] }] },
  );

  it.each([['A bur - par'], ['A bur R par'], ['bur retreats to Paris']])('%s', (text) => {
    expect(read(state, 'france', [text]).orders).toEqual({ bur: { order: 'retreat', to: 'par' } });
  });

  it('are left out where they cannot be followed (§12.8)', () => {
    expect(read(state, 'france', ['A bur D']).orders).toEqual({ bur: { order: 'disband' } });
    expect(read(state, 'france', ['A bur - mun'])).toEqual({ orders: {}, notes: ['ATTACKER_CAME_FROM bur §12.4b'] });
    expect(read(state, 'france', ['WAIVE'])).toEqual({ orders: {}, notes: ['WRONG_PHASE WAIVE §13.12'] });
  });
});

describe('a text that is no order', () => {
  const retreat = game(
    'S1902R',
    { germany: 'A bur' },
    { dislodged: [{ unit: { power: 'france', type: 'A', loc: 'bur' }, from: 'mun', retreats: ['gas', 'par'] }] },
  );
  const adjustment = game('F1901A', { france: 'A par' }, { centres: { france: 'par bre mar' } });

  it.each([
    { phase: 'a movement', state: start, text: 'A par - brst', rule: '§7.3' },
    { phase: 'a retreat', state: retreat, text: 'A bur - prs', rule: '§13.13' },
    { phase: 'a build', state: adjustment, text: 'Build F brst', rule: '§13.13' },
  ])(
    'is refused in $phase, with what was probably meant; with `strict: false` it is left out',
    ({ state, text, rule }) => {
      const refused = reading(state, 'france', [text]);
      expect(refused).toMatchObject({ ok: false, error: { code: 'UNREADABLE_ORDER', rule } });
      expect(reading(state, 'france', { orders: [text], strict: true })).toEqual(refused);
      const lenient = reading(state, 'france', { orders: [text], strict: false });
      expect(lenient).toMatchObject({ ok: true, value: { command: { orders: {} }, notes: [{ about: text, rule }] } });
    },
  );
});

describe('adjustments in notation (§13.9, §13.12, §13.13)', () => {
  const russia = game('F1901A', { russia: 'A ukr, A gal' }, { centres: { russia: 'stp mos war', turkey: 'ank' } });

  it('build on a coast, and waive', () => {
    expect(read(russia, 'russia', ['F stp/nc B', 'WAIVE'])).toEqual({
      orders: { stp: { order: 'build', unit: 'F', coast: 'nc' } },
      notes: [],
    });
    expect(read(russia, 'russia', ['Build A Moscow']).orders).toEqual({ mos: { order: 'build', unit: 'A' } });
  });

  it('are left out where they cannot be followed', () => {
    expect(read(russia, 'russia', ['F stp B', 'A ukr D'])).toEqual({
      orders: {},
      notes: ['COAST_AMBIGUOUS stp §13.9', 'NO_REMOVALS ukr §13.5'],
    });
    expect(read(russia, 'russia', ['A mos B', 'A war B'])).toEqual({
      orders: { mos: { order: 'build', unit: 'A' } },
      notes: ['TOO_MANY_BUILDS war §13.6'],
    });
    expect(read(russia, 'russia', ['A mos B', 'F mos B'])).toMatchObject({ notes: ['FLEET_INLAND mos §13.9'] });
  });

  it('remove no more than are due', () => {
    const state = game('F1901A', { france: 'A par, A bur, F lon' }, { centres: { france: 'par bre' } });
    expect(read(state, 'france', ['A bur D', 'F lon D'])).toEqual({
      orders: { bur: { order: 'disband' } },
      notes: ['TOO_MANY_REMOVALS lon §13.5'],
    });
  });
});
