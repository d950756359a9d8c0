import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../domain/lib/text.ts';
import { FACES } from '../../../domain/napoleonics/army/dice.ts';
import { NATIONS } from '../../../domain/napoleonics/army/nations.ts';
import { ARMS, CLASSES } from '../../../domain/napoleonics/army/unit-type.ts';
import { UNIT_TYPE_IDS } from '../../../domain/napoleonics/army/units.ts';
import { CARDS } from '../../../domain/napoleonics/cards/rows.ts';
import { SECTIONS } from '../../../domain/napoleonics/field/sections.ts';
import { TERRAIN_IDS } from '../../../domain/napoleonics/field/terrain.ts';
import { startOf } from '../../../domain/napoleonics/pieces/start.ts';
import { BATTLE_IDS, battleOf } from '../../../domain/napoleonics/scenarios/index.ts';
import { ROLLS } from '../../../domain/napoleonics/state/events.ts';
import { names, nationName, phaseName, pieceName, seatName } from '../../../domain/napoleonics/words/names.ts';

const waterloo = battleOf('015');

describe('the words of the game', () => {
  it.each(LOCALES)('name every unit, terrain, card, section, face, scenario, nation, class and roll (%s)', (locale) => {
    const words = names(locale);
    const kinds = {
      units: UNIT_TYPE_IDS,
      terrain: TERRAIN_IDS,
      cards: Object.keys(CARDS),
      cardTexts: Object.keys(CARDS),
    };
    const others = {
      sections: SECTIONS,
      faces: FACES,
      scenarios: BATTLE_IDS,
      nations: NATIONS,
      arms: ARMS,
      classes: CLASSES,
      rolls: ROLLS,
    };
    for (const [kind, ids] of Object.entries({ ...kinds, ...others })) {
      expect(Object.keys(words[kind]!).sort(), kind).toEqual([...ids].sort());
      for (const word of Object.values(words[kind]!)) expect(word.trim().length, kind).toBeGreaterThan(0);
    }
  });

  it('speak Korean in Korean', () => {
    const { rules: _, ...words } = names('ko');
    for (const [kind, ids] of Object.entries(words))
      for (const [id, word] of Object.entries(ids)) expect(word, `${kind} ${id}`).toMatch(/[가-힣]/);
    const { rules: __, ...english } = names('en');
    for (const [kind, ids] of Object.entries(english))
      for (const [id, word] of Object.entries(ids)) expect(word, `${kind} ${id}`).not.toMatch(/[가-힣]/);
  });

  it('are those of the tables', () => {
    expect(names('en').units!['F-GHC']).toBe('French Guard Heavy Cavalry');
    expect(names('ko').terrain!.SAND_QUARRY).toBe('모래 채석장');
    expect(names('en').cards!.COLD_STEEL).toBe('Give Them the Cold Steel');
    expect(names('ko').sections).toEqual({ LEFT: '좌측', CENTER: '중앙', RIGHT: '우측' });
    expect(names('en').phases!['leader-retreat']).toBe('retreat of a leader');
  });
});

describe('names of a battle', () => {
  it('a seat is called after its army and who commands it', () => {
    expect(seatName(waterloo, 'top', 'en')).toBe('Allies (Wellington)');
    expect(seatName(waterloo, 'bottom', 'ko')).toBe('프랑스군 (나폴레옹)');
    expect(names('en', waterloo).seats).toEqual({ top: 'Allies (Wellington)', bottom: 'French (Napoleon)' });
    expect(names('en').seats).toBeUndefined();
  });

  it('troops under the tables of another nation keep their own name', () => {
    const battle = { ...waterloo, nationNames: { PORTUGUESE: { en: 'Brunswick', ko: '브라운슈바이크' } } };
    expect(nationName(battle, 'PORTUGUESE', 'ko')).toBe('브라운슈바이크');
    expect(nationName(battle, 'FRENCH', 'en')).toBe('French');
    expect(names('en', battle).nations!.PORTUGUESE).toBe('Brunswick');
  });

  it.each(BATTLE_IDS)('every piece of %s has a name, alive or gone', (id) => {
    const battle = battleOf(id);
    const { units, leaders } = startOf(battle);
    for (const unit of units) expect(pieceName(battle, unit.id, 'en')).toBe(names('en').units![unit.type]);
    for (const leader of leaders)
      for (const locale of LOCALES) expect(pieceName(battle, leader.id, locale), leader.id).toBe(leader.name[locale]);
  });

  it('a piece that never was is called by its id', () => {
    expect(pieceName(waterloo, 'F-LD-9', 'en')).toBe('F-LD-9');
    expect(pieceName(waterloo, 'X-YZ-1', 'en')).toBe('X-YZ-1');
  });

  it('a moment: the turn, whose it is, and its phase', () => {
    const moment = {
      battle: waterloo,
      turn: 5,
      active: 'bottom',
      frames: [{ is: 'combat' }, { is: 'leader-retreat', leader: 'B-LD-1', path: [] }],
    } as const;
    expect(phaseName(moment, 'en')).toBe('Turn 5, French: retreat of a leader');
    expect(phaseName(moment, 'ko')).toBe('5턴, 프랑스군: 리더 후퇴');
    expect(phaseName({ ...moment, frames: [] }, 'en')).toBe('Turn 5, French');
    expect(phaseName({ ...moment, over: { winner: 'top', how: 'banners' } }, 'en')).toBe('Turn 5, Allies: victory');
    expect(phaseName({ ...moment, over: { winner: 'top', how: 'banners' } }, 'ko')).toBe('5턴, 연합군: 승리');
  });
});
