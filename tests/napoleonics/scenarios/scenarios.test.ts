import { describe, expect, it } from 'vitest';
import { typeOf } from '../../../domain/napoleonics/army/units.ts';
import type { Battle } from '../../../domain/napoleonics/field/battle.ts';
import { startOf } from '../../../domain/napoleonics/pieces/start.ts';
import { BOT_WINS } from '../../../domain/napoleonics/scenarios/bots.ts';
import { BATTLE_IDS, BATTLES, battleOf, SUPERSEDES } from '../../../domain/napoleonics/scenarios/index.ts';
import { battleSchema } from '../../../domain/napoleonics/scenarios/schema.ts';
import { validateBattle } from '../../../domain/napoleonics/scenarios/validate/index.ts';

const battles = BATTLE_IDS.map(battleOf);

const FACTS = [
  ...[
    'name',
    'date',
    'commanders',
    'hands',
    'movesFirst',
    'banners',
    'unitCounts',
    'terrainTiles',
    'specialRules',
    'objectives',
  ],
  ...['orientation', 'board', 'placement', 'leaderNames', 'historyNotes'],
];

/** The pieces of a battle, wherever they stand. */
const kindsOf = ({ units, leaders }: Pick<Battle, 'units' | 'leaders'>) => [
  units.map(({ side, type }) => `${side} ${type}`).sort(),
  leaders.map(({ name }) => name.en).sort(),
];
const tilesOf = (board: Battle['board']) => board.flatMap((row) => row.trim().split(/\s+/)).sort();

describe('the shipped battles', () => {
  it('are fourteen, and six of them once more, each beside the one that it supersedes', () => {
    const first = ['001', '002', '003', '004', '005', '006', '007', '008', '010', '011', '014', '015', 'B01', 'U01'];
    expect(BATTLE_IDS.filter((id) => !Object.hasOwn(SUPERSEDES, id))).toEqual(first);
    expect(SUPERSEDES).toEqual({
      '001-2': '001',
      '002-2': '002',
      '003-2': '003',
      '005-2': '005',
      '006-2': '006',
      '011-2': '011',
    });
    for (const [second, of] of Object.entries(SUPERSEDES)) expect(BATTLE_IDS[BATTLE_IDS.indexOf(of) + 1]).toBe(second);
    expect(new Set(battles.map(({ slug }) => slug)).size).toBe(20);
    expect(() => battleOf('009')).toThrow('no battle 009');
  });

  it.each(Object.entries(SUPERSEDES))('%s changes nothing of %s but what is reconstructed there', (second, first) => {
    const { id: _, slug: __, name: ___, units, leaders, board, objectives, provenance, ...rest } = battleOf(second);
    const before = battleOf(first);
    expect(before).toMatchObject(rest);
    expect(kindsOf({ units, leaders })).toEqual(kindsOf(before));
    expect(tilesOf(board)).toEqual(tilesOf(before.board));
    const [were, are] = [before.objectives, objectives].map((all) =>
      all.map(({ hexes, ...objective }) => [objective, hexes.length]),
    );
    expect(are).toEqual(expect.arrayContaining(were!));
    for (const [fact, changed] of [
      ['board', board !== before.board],
      ['objectives', objectives !== before.objectives],
      ['placement', true],
    ] as const) {
      expect([fact, provenance![fact]!.note !== before.provenance![fact]!.note]).toEqual([fact, changed]);
      expect(provenance![fact]!.status).toBe(before.provenance![fact]!.status);
    }
    expect(provenance!.placement!.note).toContain(`the first reconstruction (${first})`);
  });

  it('are more even the second time, by the games of the bot', () => {
    for (const [second, first] of Object.entries(SUPERSEDES)) {
      const [far, near] = [first, second].map((id) => Math.abs(BOT_WINS[id]!.top - BOT_WINS[id]!.bottom));
      expect(near, second).toBeLessThan(far!);
    }
  });

  it.each(battles.map((battle) => [battle.slug, battle] as const))(
    '%s is in order, and says what of it is reconstructed',
    (_, battle) => {
      expect(validateBattle(battle)).toEqual([]);
      expect(battleSchema.parse(structuredClone(battle))).toEqual(battle);
      expect(battle.label).toBe('reconstruction');
      expect([battle.name.en, battle.name.ko]).toEqual([
        expect.stringContaining('reconstruction'),
        expect.stringContaining('재구성'),
      ]);
      expect(Object.keys(battle.provenance!)).toEqual(FACTS);
      expect(battle.provenance!.placement!.status).toBe('reconstructed');
      expect(battle.counts).toBeDefined();
    },
  );

  it.each(battles.map((battle) => [battle.slug, battle] as const))(
    '%s has 5 to 9 banners and hands of 3 to 6 (§3.1)',
    (_, { banners, sides }) => {
      for (const side of ['top', 'bottom'] as const) {
        expect([5, 6, 7, 8, 9]).toContain(banners[side]);
        expect([3, 4, 5, 6]).toContain(sides[side].hand);
      }
    },
  );

  it('number their pieces in order, each unit at full strength (§2.1)', () => {
    const { units, leaders } = startOf(BATTLES['001']!);
    expect(units[0]).toEqual({
      id: 'B-LN-1',
      side: 'top',
      type: 'B-LN',
      hex: BATTLES['001']!.units[0]!.hex,
      blocks: 4,
    });
    expect(units.filter(({ type }) => type === 'F-LN').map(({ id }) => id)).toEqual([
      'F-LN-1',
      'F-LN-2',
      'F-LN-3',
      'F-LN-4',
    ]);
    expect(leaders.map(({ id }) => id)).toEqual(['B-LD-1', 'B-LD-2', 'P-LD-1', 'F-LD-1', 'F-LD-2']);
    for (const battle of battles) {
      const start = startOf(battle);
      expect(start.units.every((unit) => unit.blocks === typeOf(unit).blocks)).toBe(true);
      const ids = [...start.units, ...start.leaders].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('let pieces leave the board nowhere but at the Coa (§1.6)', () => {
    const exits = battles.filter(({ objectives }) => objectives.some(({ kind }) => kind === 'exit'));
    expect(exits.map(({ id }) => id)).toEqual(['006', '006-2']);
    for (const { objectives } of exits)
      expect(objectives[0]).toMatchObject({ side: 'top', hexes: ['a1', 'a2', 'a3', 'a4'], edge: 'top', banners: 1 });
  });

  it('write hexes as the board does', () => {
    const texts = JSON.stringify(
      battles.flatMap(({ objectives, specialRules }) => [objectives, specialRules].flat().map(({ text }) => text)),
    );
    expect(texts).not.toMatch(/\d,\d/);
    expect(BATTLES['006']!.objectives[0]!.text.en).toContain('hexes a1 to a4');
  });
});
