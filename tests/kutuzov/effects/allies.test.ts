import { describe, expect, it } from 'vitest';
import { forceOf } from '../../../domain/kutuzov/battle/dice.ts';
import { flagRefusal } from '../../../domain/kutuzov/movement/flags.ts';
import { costOf, isHesitant } from '../../../domain/kutuzov/movement/movement.ts';
import { battleOf, commandOf } from '../../../domain/kutuzov/pieces/pieces.ts';
import { beginInterphase } from '../../../domain/kutuzov/procedures/interphase/interphase.ts';
import type { State } from '../../../domain/kutuzov/state/state.ts';
import { tableOf } from '../../../domain/kutuzov/table/table.ts';
import type { Nation } from '../../../domain/kutuzov/terms/nations.ts';
import { move } from '../kit/contacts.ts';
import { afterEvent, barred, holding, playEvent, whereIs } from '../kit/events.ts';
import { after, asking, noDice, refused, spending, standing } from '../kit/kit.ts';

const imperial = (level: State['morale']['imperial']['level']): State['morale'] => ({
  imperial: { level, loss: 0, gain: 0 },
  tsarist: { level: 'vive-lempereur', loss: 0, gain: 0 },
});
const build = (of: Nation, space: string, sp = 2) => ({ type: 'build', piece: { nation: of, sp }, space }) as const;
const done = { type: 'done' } as const;
const facts = (change: Partial<State['facts']>): Partial<State> => ({
  facts: { ...holding('FN', []).facts, ...change },
});
const moraleOf = (state: State, of: Nation, sp: number) =>
  forceOf(state, { troops: [{ of, sp, marched: 0, stopped: false, marked: false }], leaders: [] }).find(
    (part) => part.of === 'morale',
  )?.dice ?? 0;
const atInterphase = (state: State): State => {
  const table = tableOf(state, noDice);
  beginInterphase(table);
  return table.state;
};

describe('Austrians and Prussians as French (§7.1)', () => {
  it('#67 and #11 "+": four SP, eight CP, Austrians as French, Schwarzenberg 3-4', () => {
    const start = holding('FS', [67, 11], 'lemberg: schwarzenberg AU 4', { morale: imperial('elan-du-guerre') });
    const first = playEvent(start, 'FS', 67, { answers: [['FS', build('AU', 'lemberg')]] }).state;
    expect(asking(first)).toMatchObject(['fs grant']);
    expect(first.frames.at(-1)).toMatchObject({ is: 'grant', cp: 4, uses: ['all'] });
    expect(standing(first, 'lemberg')).toBe('schwarzenberg, AU 6');
    const second = playEvent(after(first, 'FS', done), 'FS', 11, { answers: [['FS', build('AU', 'krakow')]] }).state;
    expect(second.frames.at(-1)).toMatchObject({ is: 'grant', cp: 4 });
    expect(standing(second, 'krakow')).toBe('AU 2');
    expect(second.impulse.plus).toBe(true);
    expect(second.impulse.played).toBe(true);
    expect(battleOf(second, 'schwarzenberg')).toBe(3);
    expect(commandOf(second, 'schwarzenberg')).toBe(4);
    expect(moraleOf(start, 'AU', 4)).toBe(1);
    expect(moraleOf(first, 'AU', 4)).toBe(1);
    expect(moraleOf(second, 'AU', 4)).toBe(2);
    const ended = atInterphase(second);
    expect(ended.effects).toEqual([]);
    expect(battleOf(ended, 'schwarzenberg')).toBe(2);
    expect(whereIs(after(second, 'FS', done), 11)).toBe('home');
  });

  it('#67 with counters for one SP left: an Austrian SP leaves the map first (§5.11)', () => {
    const start = holding('FS', [67], 'lemberg: schwarzenberg AU 15; krakow: AU 1');
    const asked = playEvent(start, 'FS', 67).state;
    expect(refused(asked, 'FS', build('AU', 'lemberg'))).not.toBe('');
    const removed = after(asked, 'FS', { type: 'remove', space: 'krakow', nation: 'AU', sp: 1 });
    const placed = after(removed, 'FS', build('AU', 'krakow'));
    expect(standing(placed, 'krakow')).toBe('AU 2');
    expect(standing(placed, 'lemberg')).toBe('schwarzenberg, AU 15');
  });

  const willing = (card: 11 | 67) =>
    after(
      playEvent(
        holding('FS', [card], 'lublin: schwarzenberg AU 4', { morale: imperial('les-grognards') }),
        'FS',
        card,
        {
          answers: [['FS', build('AU', 'krakow')]],
        },
      ).state,
      'FS',
      done,
    );

  it.each([11, 67] as const)('#%i: never hesitant, no surcharge in Russia (§10.12), flags of either kind', (card) => {
    const party = { leaders: ['schwarzenberg'], sp: { AU: 4 } } as const;
    const before = holding('FS', [], 'lublin: schwarzenberg AU 4', { morale: imperial('les-grognards') });
    const state = willing(card);
    expect(costOf(before, party, 'kovel', 'lublin')).toBe(2);
    expect(costOf(state, party, 'kovel', 'lublin')).toBe(1);
    expect(refused(spending(before, 'FS', 3), 'FS', move('lublin', 'kovel', ['schwarzenberg'], { AU: 4 }))).toBe(
      'HESITANT_ALLY §9.31',
    );
    const there = after(spending(state, 'FS', 3), 'FS', move('lublin', 'kovel', ['schwarzenberg'], { AU: 4 }));
    expect(standing(there, 'kovel')).toBe('schwarzenberg, AU 4');
    expect(flagRefusal(there, 'FS', 'kovel', 'own')).toBe(undefined);
    expect(flagRefusal(there, 'FS', 'kovel', 'ally')).toBe(undefined);
    expect(after(there, 'FS', { type: 'flag', space: 'kovel', flag: 'own' }).flags.kovel).toBe('FS');
    expect(isHesitant(atInterphase(state), 'AU')).toBe(true);
  });

  it('#11 and #67 do nothing once Austria is neutral', () => {
    for (const card of [11, 67])
      expect(barred(holding('FS', [card], '', facts({ austriaNeutral: true })), 'FS', card)).toBe('NO_EFFECT §5.1');
    expect(barred(holding('R1', [67], ''), 'R1', 67)).toBe('NOT_FOR_YOU §5.1');
  });

  it('#12: two Prussian SP with Yorck or at home, Prussians as French; nothing after the revolt', () => {
    const start = holding('FN', [12], 'tilsit: yorck PR 2', {
      morale: imperial('elan-du-guerre'),
      flags: { tilsit: 'PR' },
    });
    const played = afterEvent(start, 'FN', 12, { answers: [['FN', build('PR', 'tilsit')]] });
    expect(standing(played, 'tilsit')).toBe('yorck, PR 4');
    expect(moraleOf(played, 'PR', 4)).toBe(2);
    expect(isHesitant({ ...played, morale: imperial('les-grognards') }, 'PR')).toBe(false);
    expect(standing(afterEvent(start, 'FN', 12, { answers: [['FN', build('PR', 'konigsberg')]] }), 'konigsberg')).toBe(
      'PR 2',
    );
    expect(barred(holding('FN', [12], '', facts({ prussiaRevolted: true })), 'FN', 12)).toBe('NO_EFFECT §5.1');
  });
});

describe('hesitant by event (§9.31)', () => {
  it('#101: Austrians in Russia without a flag of the Camp are regrouped at once; to the end of the turn', () => {
    const start = holding('R1', [101], 'kovel: schwarzenberg AU 4; pinsk: AU 1; lublin: AU 1', {
      flags: { pinsk: 'FS' },
    });
    const played = afterEvent(start, 'R1', 101);
    expect(['kovel', 'pinsk', 'lublin'].map((space) => standing(played, space))).toEqual(['', 'AU 1', 'AU 1']);
    expect(played.regroup).toEqual({ AU: 4 });
    expect(played.leaders.schwarzenberg?.at).toBe('@regroup');
    expect(isHesitant(played, 'AU')).toBe(true);
    expect(isHesitant(played, 'PR')).toBe(false);
    expect(isHesitant(atInterphase(played), 'AU')).toBe(false);
    expect(barred(holding('R1', [101], '', facts({ austriaNeutral: true })), 'R1', 101)).toBe('NO_EFFECT §5.1');
    expect(barred(holding('FN', [101], ''), 'FN', 101)).toBe('NOT_FOR_YOU §5.1');
  });

  it('#102: Prussians; nothing after the revolt', () => {
    const played = afterEvent(holding('R2', [102], 'riga: yorck PR 4; tilsit: FN 1', { flags: {} }), 'R2', 102);
    expect(standing(played, 'riga')).toBe('');
    expect(standing(played, 'tilsit')).toBe('FN 1');
    expect(played.regroup).toEqual({ PR: 4 });
    expect(barred(holding('R2', [102], '', facts({ prussiaRevolted: true })), 'R2', 102)).toBe('NO_EFFECT §5.1');
  });

  it('of the cards on an ally the later one counts: #101 and then #11 or #67, and the other way round', () => {
    const row = (card: number, as: 'hesitant' | 'willing' | 'french') =>
      ({ id: 'allyStance', nation: 'AU', as, card, by: 'FN', until: 'turn' }) as const;
    const stance = (...effects: State['effects']) => isHesitant({ ...holding('FN', []), effects }, 'AU');
    expect(stance(row(101, 'hesitant'), row(11, 'french'))).toBe(false);
    expect(stance(row(101, 'hesitant'), row(67, 'willing'))).toBe(false);
    expect(stance(row(11, 'french'), row(67, 'willing'), row(101, 'hesitant'))).toBe(true);
    const both = {
      ...holding('FN', [], '', { morale: imperial('elan-du-guerre') }),
      effects: [row(11, 'french'), row(67, 'willing')],
    };
    expect(moraleOf(both, 'AU', 4)).toBe(2);
  });
});
