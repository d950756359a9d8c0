import { describe, expect, it } from 'vitest';
import type { Heard } from '../../../domain/contract/story.ts';
import type { Locale } from '../../../domain/lib/text.ts';
import type { Event } from '../../../domain/napoleonics/state/events.ts';
import { tell } from '../../../domain/napoleonics/words/tales.ts';
import { at } from '../kit/drawn.ts';
import { fight, fire, melee, retreat } from '../kit/fights.ts';
import { afterAll } from '../kit/kit.ts';

const story = (so: ReturnType<typeof afterAll>, locale: Locale = 'en'): readonly string[] =>
  so.events.flatMap((event, e) => tell(event as Heard<Event>, locale, so.state.battle, so.events.slice(0, e)));

describe('a battle told', () => {
  const begun = fight({}, [at('f5', 'F-LN'), at('d5', 'B-LN')], ['F-LN-1']);
  const fired = afterAll(
    begun,
    ['bottom', fire('F-LN-1', 'B-LN-1'), { dice: 'INF FLAG CAV SABER' }],
    ['top', retreat('c6')],
  );

  it('which unit fires at which from where, the dice as they fell, what they did', () => {
    expect(story(fired)).toEqual([
      'French Line Infantry (f5) fires at British Line Infantry (d5).',
      'French, fire: infantry, flag, cavalry, saber → 1 hit, 1 flag.',
      'British Line Infantry at d5 loses 1 block. (§6.5)',
      'British Line Infantry retreats to c6.',
    ]);
  });

  it('in Korean', () => {
    expect(story(fired, 'ko')).toEqual([
      '프랑스 전열 보병 (f5) → 영국 전열 보병 (d5): 사격.',
      'French, 사격: 보병, 깃발, 기병, 칼 → 명중 1, 깃발 1.',
      '영국 전열 보병(d5)이 블록 1개를 잃습니다. (§6.5)',
      '영국 전열 보병이 c6 칸으로 후퇴합니다.',
    ]);
  });

  it('what a leader check comes to', () => {
    const pieces = (blocks?: number) => [
      at('e5', 'F-FA'),
      at('d5', 'B-LN', { leader: true, ...(blocks !== undefined && { blocks }) }),
    ];
    const told = (dice: string, blocks?: number, locale: Locale = 'en') =>
      story(
        afterAll(fight({}, pieces(blocks), ['F-FA-1']), ['bottom', melee('F-FA-1', 'B-LN-1'), { dice }]),
        locale,
      ).find((line) => /leader check|리더 피해 확인/.test(line));
    expect(told('INF CAV CAV CAV SABER SABER')).toBe('French, leader check: saber, saber → the leader is lost.');
    expect(told('INF CAV CAV CAV SABER INF')).toBe('French, leader check: saber, infantry → the leader survives.');
    expect(told('INF CAV CAV CAV SABER INF', undefined, 'ko')).toContain('→ 리더가 살아남습니다.');
    expect(told('INF CAV CAV CAV INF', 1)).toBe('French, leader check: infantry → the leader survives and retreats.');
  });

  it('the last block, and the banner for it', () => {
    const weak = fight({}, [at('e5', 'F-LC'), at('d5', 'B-LN', { blocks: 1 })], ['F-LC-1']);
    expect(story(afterAll(weak, ['bottom', melee('F-LC-1', 'B-LN-1'), { dice: 'INF CAV CAV CAV' }]))).toEqual([
      'French Light Cavalry (e5) attacks British Line Infantry (d5).',
      'French, melee: infantry, cavalry, cavalry, cavalry → 1 hit.',
      'British Line Infantry at d5 loses 1 block. (§7.4)',
      'British Line Infantry at d5 is eliminated. (§3.2)',
      'French: gains a banner for British Line Infantry.',
    ]);
  });

  it('cards by name to those who know them', () => {
    const drew = { type: 'drew', side: 'top' } as const;
    expect(tell(drew, 'en', begun.battle)).toEqual(['Allies: draws a card.']);
    expect(tell({ ...drew, secret: 'FIRST_STRIKE' }, 'en', begun.battle)).toEqual([
      'Allies: draws a card: First Strike.',
    ]);
  });
});
