import { describe, expect, it } from 'vitest';
import type { Heard, Scene } from '../../../domain/contract/story.ts';
import { run } from '../../../domain/kutuzov/decide.ts';
import { checkMorale } from '../../../domain/kutuzov/deeds/tracks/tracks.ts';
import type { Event } from '../../../domain/kutuzov/table/events.ts';
import { tableOf } from '../../../domain/kutuzov/table/table.ts';
import { tell } from '../../../domain/kutuzov/words/tales/tell.ts';
import type { Locale } from '../../../domain/lib/text.ts';
import { field, fight } from '../kit/battles.ts';
import { intercept, move, type Played, play } from '../kit/contacts.ts';
import { dice, spending } from '../kit/kit.ts';
import { tracked } from '../kit/tracks.ts';

const scene: Scene<{ readonly scenario: number }> = { options: { scenario: 1 }, seat: (id) => `the seat ${id}` };
const told = (event: Heard<Event>, locale: Locale = 'en'): readonly string[] => tell(event, locale, scene);
const story = ({ events }: Played, locale: Locale = 'en'): readonly string[] =>
  events.flatMap((event) => told(event as Heard<Event>, locale));

describe('an interception told', () => {
  // Davout: 4, +1 into a friendly space, −1 over rough.
  const begun = spending(
    field('elnya: barclay R1 4; smolensk: davout FN 6', { flags: { smolensk: 'FN', mstislavl: 'FN' } }),
    'R1',
    2,
  );
  const declare = ['R1', move('elnya', 'mstislavl', ['barclay'], { R1: 4 })] as const;
  const so = play(begun, declare, ['FN', intercept('smolensk', ['davout'], { FN: 6 }), '23 11111 51111111111']);

  it('the pieces that march, those that answer, the dice, those that come', () => {
    expect(story(so)).toEqual([
      '1 CP spent, 1 left. (§10.1)',
      'French North: intercept (Davout, 6 SP; Smolensk).',
      'French North, interception at Mstislavl: 2, 3 → 9: success, 9 or more was needed. (§11.4)',
      'Davout, 6 SP, intercepts Smolensk → Mstislavl. (§11.1)',
      'Barclay de Tolly, 4 SP, marches Elnya → Mstislavl. (§10.1)',
      'Russian First Army, battle at Mstislavl: 1, 1, 1, 1, 1 → 0 hits. (§12.5)',
      'French North, battle at Mstislavl: 5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 → 1 hit. (§12.5)',
      'Barclay de Tolly, 4 SP in Mstislavl: under a Battle or Failed Intercept marker. (§12.52)',
      'Barclay de Tolly, 4 SP, retreats Mstislavl → Elnya. (§12.6)',
      'Battle of Mstislavl: the Imperials have won. Hits taken: Tsarists 1 (0 eliminated), Imperials none. ' +
        'The Tsarists retreat to Elnya. (§12.52)',
      'Davout, 6 SP in Mstislavl: under a Battle or Failed Intercept marker. (§12.52)',
      'Morale of the Tsarists: Marchez-Vous, Loss 1, Gain 0. (§9.11)',
    ]);
  });

  it('in Korean', () => {
    expect(story(so, 'ko').slice(1, 5)).toEqual([
      '프랑스 북부군: 차단 (다부, 6 SP; 스몰렌스크).',
      '프랑스 북부군, 차단 (므스티슬라블): 2, 3 → 9: 성공(9 이상 필요). (§11.4)',
      '다부, 6 SP: 스몰렌스크 → 므스티슬라블 차단. (§11.1)',
      '바르클라이 드 톨리, 4 SP: 옐냐 → 므스티슬라블 행군. (§10.1)',
    ]);
  });

  it('cards by name to those who know them', () => {
    const drew = { type: 'drew', power: 'FN', from: 'deck', count: 2, rule: '§4.4' } as const;
    expect(told(drew)).toEqual(['French North draws 2 cards.']);
    expect(told({ ...drew, secret: [36, 43] })).toEqual([
      'French North draws 2 cards: #36 No Peace, #43 Corduroy Roads.',
    ]);
  });
});

describe('a march told', () => {
  const spent = { type: 'cp-spent', cp: 1, left: 2, rule: '§10.1' } as const;
  const march = {
    type: 'moved',
    from: 'elnya',
    to: 'mstislavl',
    troops: [],
    leaders: ['barclay'],
    how: 'march',
    marched: 1,
    stopped: false,
    rule: '§10.1',
  } as const;

  it('is one line with the CP that it costs', () => {
    expect(tell(spent, 'en', { ...scene, later: [march] })).toEqual([]);
    const paid = { ...scene, earlier: [spent] };
    expect(tell(march, 'en', paid)).toEqual(['Barclay de Tolly marches Elnya → Mstislavl, 1 CP (2 left). (§10.1)']);
    expect(tell(march, 'ko', paid)[0]).toContain('CP 1(2 남음)');
  });

  it('names no CP that a march before it has cost, and none of other movement', () => {
    expect(told(spent)).toEqual(['1 CP spent, 2 left. (§10.1)']);
    expect(tell(march, 'en', { ...scene, earlier: [spent, march] })[0]).not.toContain('CP');
    expect(tell({ ...march, how: 'retreat' }, 'en', { ...scene, earlier: [spent] })[0]).not.toContain('CP');
  });
});

/** All that events tell, each with the others of its commit. */
const allOf = (events: readonly Event[], locale: Locale = 'en'): readonly string[] =>
  events.flatMap((event, i) => {
    const context = { ...scene, earlier: events.slice(0, i), later: events.slice(i + 1) };
    return tell(event as Heard<Event>, locale, context);
  });

describe('the end of a battle told', () => {
  const state = field('moscow: barclay R1 4, davout FN 4', { flags: { moscow: 'FN' } });
  const attack = { space: 'moscow', camp: 'tsarist', origins: ['ryazan'] } as const;
  const verdictOf = (rolls: readonly string[], locale: Locale = 'en'): readonly string[] =>
    allOf(fight(state, 'R1', attack, ...rolls).events, locale).filter((line) => /^Battle of|전투: /.test(line));

  it('is one line: who has won, what both sides have suffered, and where the loser goes', () => {
    const routed = ['1*5', '66 5 1*8', '11', '1'];
    expect(verdictOf(routed)).toEqual([
      'Battle of Moscow: the Imperials have won. Hits taken: Tsarists 3 (3 eliminated), Imperials none. ' +
        'The Tsarists are routed and retreat to Ryazan. (§12.52)',
    ]);
    expect(verdictOf(routed, 'ko')).toEqual([
      '모스크바 전투: 제국군이 이겼습니다. 입은 피해: 차르군 3(제거 3), 제국군 없음. 차르군은 참패하여 랴잔으로 후퇴합니다. (§12.52)',
    ]);
  });

  it('names a loser that is wiped out', () => {
    expect(verdictOf(['1*5', '66666 1*6', '1'])[0]).toContain('The Tsarists are wiped out.');
  });
});

describe('a check told', () => {
  const checked = (loss: number, faces: readonly number[], locale: Locale = 'en'): readonly string[] => {
    const table = tableOf(tracked({ tsarist: `les-grognards ${loss}` }), dice(...faces));
    checkMorale(table, 'tsarist', '§9.42');
    run(table);
    return allOf(table.events, locale).filter((line) => /check|확인/.test(line));
  };

  it('says whether morale has passed it, and what follows', () => {
    expect(checked(6, [4, 6])).toEqual(['Russian First Army, morale check: 4, 6 → 10: passed, morale holds. (§9.42)']);
    expect(checked(6, [1, 2])).toEqual([
      'Russian First Army, morale check: 1, 2 → 3: failed, morale drops a level. (§9.42)',
    ]);
    expect(checked(6, [1, 2], 'ko')[0]).toContain('3: 실패, 사기 한 단계 하락');
  });
});
