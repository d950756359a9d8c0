import { describe, expect, it } from 'vitest';
import type { Heard, Scene } from '../../../domain/contract/story.ts';
import type { Event } from '../../../domain/kutuzov/table/events.ts';
import { tell } from '../../../domain/kutuzov/words/tales/tell.ts';
import type { Locale } from '../../../domain/lib/text.ts';
import { field } from '../kit/battles.ts';
import { intercept, move, type Played, play } from '../kit/contacts.ts';
import { spending } from '../kit/kit.ts';

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
