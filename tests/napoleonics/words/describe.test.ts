import { expect, it, describe as suite } from 'vitest';
import { battleOf } from '../../../domain/napoleonics/scenarios/index.ts';
import { view } from '../../../domain/napoleonics/state/view.ts';
import { describe } from '../../../domain/napoleonics/words/describe.ts';
import { crowded, over, positions, squares, startView } from '../kit/board-positions.ts';
import { at, drawn, leader } from '../kit/drawn.ts';
import { standing } from '../kit/kit.ts';

const lines = (text: string): readonly string[] => text.split('\n');
const told = (
  position: Parameters<typeof standing>[0],
  facts: Parameters<typeof standing>[1] = {},
  viewer: readonly string[] = [],
) => ({
  en: lines(describe(view(standing(position, facts), viewer), 'en')),
  ko: lines(describe(view(standing(position, facts), viewer), 'ko')),
});

suite('the position in words', () => {
  it('begins with the battle and the moment', () => {
    expect(lines(describe(squares, 'en'))[0]).toBe(
      'Waterloo (11 am – 3 pm) – reconstruction. Turn 12, French: combat.',
    );
    expect(lines(describe(squares, 'ko'))[0]).toBe('워털루 (오전 11시 – 오후 3시) – 재구성. 12턴, 프랑스군: 전투.');
  });

  it('the card in play, what it stands for, and what is ordered', () => {
    expect(lines(describe(crowded, 'en')).slice(1, 3)).toEqual([
      'Card in play: Counter-Attack, as Force March, command 9, right flank.',
      'Ordered: British Light Infantry B-LT-1; Øgre B-LD-1; British Guard Heavy Cavalry B-GHC-1; Hill B-LD-6.',
    ]);
    expect(lines(describe(crowded, 'ko'))[1]).toBe('쓰고 있는 카드: 역습, 강행군 카드로, 지휘 9, 우측.');
  });

  it('each side: cards, banners and what for, squares', () => {
    expect(describe(squares, 'en')).toContain(
      '\nAllies (Wellington). Cards: 2. Banners: 1 of 8: French Line Infantry F-LN-1. Squares: slot 1 B-LN-4, slot 2 B-LN-5, slot 4 B-LN-6.\n',
    );
    expect(describe(squares, 'en')).toContain(
      '\nFrench (Napoleon). Cards: 4. Banners: 4 of 8: British Light Infantry B-LT-1, British Heavy Cavalry B-HC-2, Picton B-LD-3, e3.\n',
    );
    expect(describe(squares, 'ko')).toContain(
      '\n프랑스군 (나폴레옹). 카드 4장. 승리 깃발 8개 중 4개: 영국 경보병 B-LT-1, 영국 중기병 B-HC-2, 픽턴 B-LD-3, e3.\n',
    );
  });

  // f4 is cut by the line (§1.3); what is left for one side is right for the other (§1.4).
  it('pieces by section as their side sees them, with ground, blocks, square and leader', () => {
    const { en, ko } = told(
      drawn(
        { c2: 'FO', g11: 'HI' },
        [
          at('c2', 'B-LT', { blocks: 2, leader: 'Hill' }),
          at('d4', 'B-GG', { square: 3 }),
          leader('c11', 'top', 'Picton'),
          at('g11', 'F-HC'),
          at('f4', 'F-LN'),
        ],
        { places: [{ hex: 'c2', name: { en: 'Sula', ko: '술라' } }] },
      ),
    );
    expect(en.filter((line) => /flank|Center/.test(line))).toEqual([
      'Left flank: leader Picton B-LD-2 c11.',
      'Center and right flank: British Guard Grenadier B-GG-1 d4, 5 of 5 blocks, in square 3.',
      'Right flank: British Light Infantry B-LT-1 c2 (forest, Sula), 2 of 5 blocks, with Hill B-LD-1.',
      'Left flank and center: French Line Infantry F-LN-1 f4, 4 of 4 blocks.',
      'Right flank: French Heavy Cavalry F-HC-1 g11 (hill), 4 of 4 blocks.',
    ]);
    expect(ko.filter((line) => /^(좌측|중앙|우측)/.test(line))).toEqual([
      '좌측: 리더 Picton B-LD-2 c11.',
      '중앙, 우측: 영국 근위 척탄병 B-GG-1 d4, 블록 5개 중 5개, 방진 3번.',
      '우측: 영국 경보병 B-LT-1 c2 (숲, 술라), 블록 5개 중 2개, Hill B-LD-1 배속.',
      '좌측, 중앙: 프랑스 전열 보병 F-LN-1 f4, 블록 4개 중 4개.',
      '우측: 프랑스 중기병 F-HC-1 g11 (언덕), 블록 4개 중 4개.',
    ]);
  });

  it('every piece on the board once', () => {
    for (const [name, position] of Object.entries(positions)) {
      const standingHere = lines(describe(position, 'en')).filter((line) =>
        /^(Left flank|Center|Right flank)/.test(line),
      );
      const ids = standingHere.flatMap((line) => line.match(/[BFP]-[A-Z]+-\d+/g) ?? []).sort();
      expect(ids, name).toEqual([...position.units, ...position.leaders].map(({ id }) => id).sort());
    }
  });

  it('objectives, and which are held (§3.3)', () => {
    const { id, text } = battleOf('001').objectives[0]!;
    expect(describe(startView(battleOf('001')), 'en')).toContain(`\ni4, i10: ${text.en}\n`);
    expect(id).toBe('baseline-hills');
    expect(describe(over, 'en')).toContain(`\ni4, i10: ${text.en} (held: i4, i10)\n`);
    expect(describe(over, 'ko')).toContain(`\ni4, i10: ${text.ko} (차지함: i4, i10)\n`);
  });

  it('units that left the board say so', () => {
    const { en, ko } = told(drawn({}, [at('e5', 'F-LN')]), {
      banners: { top: [{ for: 'exit', about: 'B-LN-1' }], bottom: [] },
    });
    expect(en).toContain(
      'Allies (Wellesley). Cards: 0. Banners: 1 of 5: British Line Infantry B-LN-1 (left the board).',
    );
    expect(ko.some((line) => line.includes('영국 전열 보병 B-LN-1 (전장을 벗어남)'))).toBe(true);
  });

  it('the newest combat, roll by roll', () => {
    expect(lines(describe(squares, 'en')).slice(-5)).toEqual([
      'Last combat: Melee, French Cuirassier Cavalry F-CU-1 d7 against British Line Infantry B-LN-4 c7, joined by French Foot Artillery F-FA-1.',
      'Allies, square: infantry; hits: 0, flags: 0.',
      'French, melee: infantry, saber, artillery, flag; hits: 2, flags: 1.',
      'French, leader check: cavalry, saber; the leader survives.',
      'Allies, battle back: no dice; hits: 0, flags: 0.',
    ]);
    expect(lines(describe(crowded, 'ko')).at(-2)).toBe(
      '마지막 전투: 원거리 전투, 프랑스 근위 도보 포병 F-GFA-1 c9 대 포르투갈 도보 포병 P-FA-1 c7.',
    );
  });

  it('the winner', () => {
    expect(lines(describe(over, 'en')).slice(0, 2)).toEqual([
      'Roliça (French First Position) – reconstruction. Turn 18, Allies: victory.',
      'Allies (Wellesley): has won.',
    ]);
    expect(lines(describe(over, 'ko'))[1]).toBe('연합군 (웰즐리): 승리.');
  });
});

suite('what only one side sees', () => {
  const position = drawn({}, [at('e5', 'B-LN', { square: 2 }), at('f5', 'F-LC')]);
  const facts = {
    hands: { top: ['ELAN', 'PROBE_LEFT', 'PROBE_LEFT'], bottom: ['RALLY'] },
    track: { top: { 2: 'BOMBARD' }, bottom: {} },
  };

  it('its hand, and its cards on the square track', () => {
    const { en, ko } = told(position, facts, ['top']);
    expect(en).toContain('Allies, your hand: Élan, Probe Left, Probe Left.');
    expect(en).toContain('Allies, your cards on the square track: 2 Bombard.');
    expect(ko).toContain('Allies, 내 핸드: 비약, 좌측 탐색, 좌측 탐색.');
    expect(ko).toContain('Allies, 방진표에 놓인 내 카드: 2 포격.');
    expect(en.join()).not.toContain('Rally');
  });

  it('the cards it chooses from after Scout', () => {
    const scouting = { ...facts, scouted: ['FORWARD', 'RALLY'], active: 'bottom' } as const;
    expect(told(position, scouting, ['bottom']).en).toContain('Scouted, one to keep: Forward, Rally.');
    expect(told(position, scouting, ['bottom']).ko).toContain('정찰한 카드, 한 장을 가짐: 전군 전진, 재편.');
    expect(told(position, scouting, ['top']).en.join()).not.toContain('Scouted');
  });

  it('a spectator sees how many, and none of them', () => {
    const text = told(position, facts).en.join('\n');
    expect(text).toContain('Cards: 3.');
    for (const card of ['Élan', 'Probe', 'Bombard', 'Rally']) expect(text).not.toContain(card);
  });
});
