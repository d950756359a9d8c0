import { describe as about, expect, it } from 'vitest';
import { describeSpace, describe as text } from '../../../domain/kutuzov/words/describe/describe.ts';
import { formationText, spaceText } from '../../../domain/kutuzov/words/describe/spaces.ts';
import { LOCALES } from '../../../domain/lib/text.ts';
import { drawn, setUp } from '../scripts/draw-views.ts';

const { impulse, leaders, hands } = setUp(2);

about('the position in words', () => {
  const view = drawn(
    2,
    {
      round: 4,
      impulse: { ...impulse, power: 'R2', preemptive: true },
      leaders: {
        ...leaders,
        davout: { ...leaders.davout!, at: '@regroup' },
        ney: { ...leaders.ney!, at: '@eliminated' },
      },
      regroup: { PR: 2 },
      hands: { ...hands, FN: { home: [1, 4], other: [36] } },
      discard: [84],
      lastRoll: { why: 'interception', power: 'R1', dice: [4, 6], total: 12, rule: '§11.4' },
    },
    ['fn'],
  );

  it('tells moment, tracks, Powers, formations, flags, markers and the last roll', () => {
    expect(text(view, 'en').split('\n')).toEqual(
      expect.arrayContaining([
        'Turn 2, August-September 1812, round 4, pre-emptive impulse of Russian Second Army.',
        'Tsarists, morale: Vive L’Empereur, Loss 7.',
        'Imperial attrition: Problematic, Loss 6.',
        'Tsarist Keys: 10.',
        'French North: resources 4, cards in hand 1, Home cards 2; Regroup Box: Prussia 2 SP, Davout; Eliminated: Ney.',
        'Cards (French North): #1 My Old Moustaches, #4 The Forgotten Marshal, #36 No Peace.',
        'Riga: Imperials (army, commander Yorck): Prussia 4 SP, Yorck 1-4.',
        'Orsha: Imperials (soldiers): French North 6 SP.',
        'Smolensk: Tsarists (army group, commander Bagration): Russian First Army 4 SP, Barclay de Tolly 1-4; Russian Second Army 6 SP, Bagration 3-6.',
        'Prussia, flags: Libau, Mitau.',
        'Sacked: Brest, Grodno.',
        'To the Bridges: Königsberg-Kovno (French North), Warsaw-Grodno (French South).',
        'Last roll: interception, Russian First Army, 4, 6; total 12 (§11.4).',
      ]),
    );
  });

  it('tells the same in Korean', () => {
    expect(text(view, 'ko').split('\n')).toEqual(
      expect.arrayContaining([
        '2턴, 1812년 8-9월, 4라운드, 우선권 Impulse: 러시아 2군.',
        '제국손실단계: Problematic, Loss 6.',
        '리가: 제국군 (군, 사령관 요르크): 프로이센 4 SP, 요르크 1-4.',
        '프로이센, 깃발: 리바우, 미타우.',
        '마지막 굴림: 차단, 러시아 1군, 4, 6; 합계 12 (§11.4).',
      ]),
    );
    expect(text(view, 'ko').split('\n')).toHaveLength(text(view, 'en').split('\n').length);
  });

  it('names nobody else’s cards', () => {
    const others = drawn(2, { hands: { ...hands, FN: { home: [1, 4], other: [36] } } }, ['r1']);
    for (const locale of LOCALES) expect(text(others, locale)).not.toMatch(/#(1|4|36) /);
  });

  it('tells who has won', () => {
    const over = drawn(1, {
      over: { camp: 'tsarist', powers: ['R1'], how: 'morale', points: { FN: 0, R1: 9, FS: 1, R2: 7.5 } },
    });
    expect(text(over, 'en').split('\n')[1]).toBe(
      'Tsarists have won by the collapse of morale: Russian First Army. Points: French North 0, Russian First Army 9, French South 1, Russian Second Army 7.5.',
    );
    expect(text(over, 'ko').split('\n')[1]).toBe(
      '차르군 사기 붕괴로 승리: 러시아 1군. 승점: 프랑스 북부군 0, 러시아 1군 9, 프랑스 남부군 1, 러시아 2군 7.5.',
    );
  });

  it('tells what moves the conquest die (§19.5)', () => {
    expect(text(drawn(1), 'en')).toContain('\nConquest die: +1 (Imperial morale +1).\n');
    expect(text(drawn(1), 'ko')).toContain('\n정복 굴림: +1 (제국군 사기 +1).\n');
  });
});

about('a space in words (§1.21)', () => {
  it.each([
    {
      what: 'a besieged fortress',
      scenario: 2,
      id: 'riga',
      expected: /^Riga: duchy, Key, fortress 4, Depot, port, home of Russian First Army, besieged\. Imperials/,
    },
    {
      what: 'a space of two Powers',
      scenario: 1,
      id: 'moscow',
      expected: /^Moscow: duchy, capital, Key, Depot, home of Russian First Army, Russian Second Army\./,
    },
    {
      what: 'a flag and a marker',
      scenario: 3,
      id: 'borodino',
      expected: /^Borodino: .*, flag of French South, Scorched Earth\. Imperials \(army, commander Poniatowski\)/,
    },
    {
      what: 'an Entrenchment',
      scenario: 3,
      id: 'moscow',
      expected: /, flag of French North, Entrenchment \(Imperials\)\. Imperials \(army group, commander Napoleon\)/,
    },
    {
      what: 'a zone',
      scenario: 1,
      id: 'zone-austria',
      expected: /^Austria: zone, home of Austria\. Imperials \(soldiers\): French South 2 SP; Austria 2 SP$/,
    },
  ])('$what', ({ scenario, id, expected }) => {
    expect(spaceText(drawn(scenario), id, 'en')).toMatch(expected);
  });

  it('an intruder leaves nobody in control', () => {
    const troops = { smorgon: [{ of: 'R2', sp: 2, marched: 0, stopped: false, marked: false }] } as const;
    expect(spaceText(drawn(2, { troops }), 'smorgon', 'en')).toBe(
      'Smorgon: duchy, home of both Russian Powers, flag of French North, uncontrolled. Tsarists (soldiers): Russian Second Army 2 SP',
    );
  });

  it('with its lines of march and bridges (§1.22)', () => {
    expect(describeSpace(drawn(2), 'kovno', 'en')).toContain('Königsberg (river, bridge of French North)');
    expect(describeSpace(drawn(1), 'kovno', 'en')).toContain('Königsberg (river)');
    expect(describeSpace(drawn(1), 'minsk', 'ko')).toMatch(/^민스크: 지역, Key, 본토: 러시아 2군\. .*행군선: /);
  });
});

about('a formation in words (§1.61)', () => {
  it('nobody is nothing', () => {
    expect(formationText(drawn(1), 'tver', 'tsarist', 'en')).toBeUndefined();
  });

  it('is soldiers, an army or a group', () => {
    expect(formationText(drawn(1), 'lukow', 'imperial', 'en')).toBe('Imperials (soldiers): French South 2 SP');
    expect(formationText(drawn(1), 'slonim', 'tsarist', 'en')).toBe(
      'Tsarists (army, commander Bagration): Russian Second Army 6 SP, Bagration 3-6',
    );
    expect(formationText(drawn(2), 'vitebsk', 'imperial', 'ko')).toBe(
      '제국군 (군집단, 사령관 나폴레옹): 프랑스 북부군 12 SP, 나폴레옹 5-8, 네 3-4; 프랑스 남부군 4 SP, 뮈라 2-4',
    );
  });
});
