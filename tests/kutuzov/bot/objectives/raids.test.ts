import { describe, expect, it } from 'vitest';
import { weighed } from '../../../../domain/kutuzov/bot/favourite.ts';
import { tsaristKeys } from '../../../../domain/kutuzov/map/ground.ts';
import type { State } from '../../../../domain/kutuzov/state/state.ts';
import { view } from '../../../../domain/kutuzov/state/view.ts';
import { after, drawn, handsOf, spending } from '../../kit/kit.ts';
import { answerOf, HELD, leftOf, placeOf, RETREAT } from '../../kit/objectives.ts';

describe('the First Army in the Retreat from Moscow', () => {
  const ofFirst = (pieces: string, flags: State['flags'] = {}) =>
    spending(drawn(pieces, { ...RETREAT, flags: { ...HELD, ...flags } }), 'R1', 3);

  it('goes for the Keys in the west, the nearest first, its strongest army before nearer ones that are much weaker', () => {
    expect(leftOf(ofFirst('lepel: wittgenstein R1 4', { lepel: 'R1' }), 'R1')).toMatchObject([
      { from: 'lepel', to: 'borisov' },
    ]);
    const beside = { lida: 'R1', minsk: 'R1' } as const;
    expect(leftOf(ofFirst('lida: wittgenstein R1 4', beside), 'R1')).toMatchObject([{ from: 'lida', to: 'grodno' }]);
    const two = ofFirst('smorgon: barclay R1 4; minsk: FS 1; velikie-luki: kutuzov wittgenstein R1 10', {
      smorgon: 'R1',
    });
    expect(leftOf(two, 'R1')).toMatchObject([{ type: 'move', from: 'velikie-luki', to: 'polotsk' }]);
  });

  it('sets out from far away, if it has the CP to come there', () => {
    const far = ofFirst('moscow: kutuzov R1 6');
    expect(leftOf(far, 'R1')).toMatchObject([{ type: 'move', from: 'moscow', leaders: ['kutuzov'] }]);
    const with3 = (...cards: readonly number[]) => leftOf({ ...far, hands: handsOf({ R1: cards }) }, 'R1');
    // To Minsk, the nearest of them, it costs 8.
    expect(with3(41)).toBeUndefined();
    expect(with3(92)).toMatchObject([{ type: 'move', from: 'moscow' }]);
  });

  it('goes with its last cards for any Key that can still be reached', () => {
    const near = ofFirst('tula: kutuzov R1 6; moscow: R1 1; ryazan: FN 1', { ryazan: 'FN', tula: 'R1' });
    const withCards = (...cards: readonly number[]) => placeOf({ ...near, hands: handsOf({ R1: cards }) }, 'R1');
    expect([withCards(92), withCards(53), withCards()]).toEqual(['minsk', 'ryazan', undefined]);
  });

  it('sends so many guards from the army that goes that it remains one', () => {
    const near = (sp: number) => {
      const state = ofFirst(`tula: kutuzov R1 ${sp}; ryazan: FN 1`, { ryazan: 'FN', tula: 'R1' });
      return leftOf({ ...state, hands: handsOf({ R1: [53] }) }, 'R1');
    };
    const guards = { type: 'move', from: 'tula', to: 'moscow', leaders: [] };
    expect(near(8)).toMatchObject([{ ...guards, sp: { R1: 4 } }]);
    expect(near(6)).toMatchObject([{ ...guards, sp: { R1: 2 } }]);
    expect(near(4)).toMatchObject([{ type: 'move', from: 'tula', to: 'ryazan', leaders: ['kutuzov'] }]);
  });

  it('flags a Key before all else, also from beside it (§7.13), that of most worth first', () => {
    const flags = { lida: 'R1', minsk: 'FN', masuria: 'FN' } as const;
    expect(leftOf(ofFirst('lida: wittgenstein R1 4', flags), 'R1')).toMatchObject([{ type: 'flag', space: 'minsk' }]);
    expect(leftOf(ofFirst('lida: wittgenstein R1 4; minsk: FN 1', flags), 'R1')).toMatchObject([{ type: 'move' }]);
    const two = ofFirst('lublin: barclay R1 4', { lublin: 'R1' });
    expect(leftOf(two, 'R1')).toMatchObject([{ type: 'flag', space: 'warsaw' }]);
  });

  it('goes for Brest and Masuria, where they are what is left', () => {
    const nearWith = (pieces: string, flags: State['flags']) =>
      placeOf(ofFirst(pieces, { minsk: 'R1', grodno: 'R1', ...flags }), 'R1');
    const held = 'minsk: R1 1; grodno: wittgenstein R1 4; warsaw: FS 1; masuria: FN 1';
    expect(nearWith(held, { brest: 'R1' })).toBe('masuria');
    expect(nearWith(held, { masuria: 'R1' })).toBe('brest');
    // With both of them two are missing to fourteen: then any near Key will do.
    expect(nearWith('minsk: R1 1; grodno: wittgenstein R1 4; masuria: R1 1', { brest: 'R1', masuria: 'R1' })).toBe(
      'warsaw',
    );
  });

  it('goes on to the next one, and leaves a SP in the one that it has taken', () => {
    const taken = ofFirst('minsk: kutuzov R1 6; brest: FS 1', { minsk: 'R1', volozhin: 'R1' });
    expect(leftOf(taken, 'R1')).toMatchObject([
      { type: 'move', from: 'minsk', to: 'lida', leaders: ['kutuzov'], sp: { R1: 5 } },
    ]);
  });

  it('stays where there is no hope in any of them', () => {
    const against = (sp: number) =>
      leftOf(
        ofFirst(`lepel: wittgenstein R1 4; minsk: FS ${sp}; grodno: FN ${sp}; brest: FS ${sp}; masuria: FN ${sp}`),
        'R1',
      );
    expect(against(1)).toMatchObject([{ from: 'lepel' }]);
    expect(against(16)).toBeUndefined();
  });

  it('does not evade out of them', () => {
    const state = spending(
      drawn('borisov: eugene FS 6; minsk: barclay R1 2', { ...RETREAT, flags: { ...HELD, minsk: 'R1' } }),
      'FS',
      3,
    );
    const attacked = after(state, 'FS', {
      type: 'move',
      from: 'borisov',
      to: 'minsk',
      leaders: ['eugene'],
      sp: { FS: 6 },
    });
    const seen = view(attacked, ['r1']);
    expect(weighed(seen, 'r1').some(({ command }) => command.type === 'evade')).toBe(true);
    expect(leftOf(attacked, 'R1')?.some(({ type }) => type === 'evade')).toBe(false);
  });
});

describe('a place that is raided', () => {
  const raiding = (pieces: string, flags: State['flags']) =>
    spending(drawn(pieces, { ...RETREAT, flags: { ...HELD, ...flags } }), 'R2', 3);

  it('keeps a SP when the army goes on to the next one, if enough are left to be one', () => {
    const after = (sp: number) =>
      answerOf(
        raiding(`krakow: bagration R2 ${sp}; warsaw: FS 1; lublin: FS 1`, { krakow: 'R2', lemberg: 'R2' }),
        'R2',
      );
    expect(after(6)).toMatchObject({
      type: 'move',
      from: 'krakow',
      to: 'lublin',
      leaders: ['bagration'],
      sp: { R2: 5 },
    });
    expect(after(4)).toMatchObject({
      type: 'move',
      from: 'krakow',
      to: 'lublin',
      leaders: ['bagration'],
      sp: { R2: 4 },
    });
    // On its way it leaves nobody behind.
    expect(answerOf(raiding('kovel: bagration R2 6; lublin: FS 1', { kovel: 'R2' }), 'R2')).toMatchObject({
      from: 'kovel',
      to: 'lublin',
      sp: { R2: 6 },
    });
  });

  it('keeps the step whole where others stay', () => {
    const state = raiding('krakow: bagration R2 12; warsaw: FS 1; lublin: FS 1', { krakow: 'R2', lemberg: 'R2' });
    expect(answerOf(state, 'R2')).toMatchObject({
      type: 'move',
      from: 'krakow',
      to: 'lublin',
      leaders: ['bagration'],
      sp: { R2: 6 },
    });
  });

  it('is flagged before anybody guards another one', () => {
    const flags = { krakow: 'R2', lemberg: 'R2' } as const;
    const flagging = raiding('lublin: bagration R2 5; lemberg: R2 4; warsaw: FS 4', flags);
    expect(answerOf(flagging, 'R2')).toMatchObject({ type: 'flag', space: 'lublin' });
  });

  it('is not attacked by guards, and evaded from where it is one of the last Keys alone', () => {
    const taken = raiding('lemberg: R2 4; krakow: napoleon FN 8; lublin: bagration R2 4; warsaw: FS 1', {
      krakow: 'R2',
      lublin: 'R2',
      lemberg: 'R2',
    });
    expect((leftOf(taken, 'R2') ?? []).filter((command) => command.type === 'move' && command.to === 'krakow')).toEqual(
      [],
    );
    const evasions = (flags: State['flags']) => {
      const state = spending(drawn('vitebsk: napoleon FN 8; smolensk: barclay R1 2', { ...RETREAT, flags }), 'FN', 3);
      const attacked = after(state, 'FN', {
        type: 'move',
        from: 'vitebsk',
        to: 'smolensk',
        leaders: ['napoleon'],
        sp: { FN: 8 },
      });
      return answerOf(attacked, 'R1').type;
    };
    expect([tsaristKeys(drawn('', { ...RETREAT, flags: {} })), evasions({})]).toEqual([13, 'evade']);
  });

  it('gets soldiers without a leader from beside it, if it is empty: but not from another one', () => {
    const state = raiding('lublin: bagration R2 5; lemberg: R2 4; warsaw: FS 4', {
      krakow: 'R2',
      lublin: 'R2',
      lemberg: 'R2',
    });
    expect(answerOf(state, 'R2')).toMatchObject({
      type: 'move',
      from: 'lemberg',
      to: 'krakow',
      leaders: [],
      sp: { R2: 4 },
    });
    const guarded = raiding('lublin: bagration R2 5; krakow: R2 1; lemberg: R2 4; warsaw: FS 4', {
      krakow: 'R2',
      lublin: 'R2',
      lemberg: 'R2',
    });
    expect(
      (leftOf(guarded, 'R2') ?? []).filter((command) => command.type === 'move' && command.from === 'lemberg'),
    ).toEqual([]);
    const quiet = raiding('lublin: bagration R2 5; lemberg: R2 4', {
      krakow: 'R2',
      lublin: 'R2',
      lemberg: 'R2',
      warsaw: 'R2',
    });
    expect((leftOf(quiet, 'R2') ?? []).filter((command) => command.type === 'move' && command.to === 'krakow')).toEqual(
      [],
    );
    const alone = raiding('lublin: R2 4; warsaw: FS 4', { krakow: 'R2', lublin: 'R2', lemberg: 'R2' });
    expect(leftOf(alone, 'R2')).toBeUndefined();
  });
});
