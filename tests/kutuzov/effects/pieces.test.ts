import { describe, expect, it } from 'vitest';
import { inOrder } from '../../../domain/contract/deck.ts';
import type { Command } from '../../../domain/kutuzov/frames/commands.ts';
import type { State } from '../../../domain/kutuzov/state/state.ts';
import type { Nation, Power } from '../../../domain/kutuzov/terms/nations.ts';
import { afterEvent, barred, holding, playEvent, whereIs } from '../kit/events.ts';
import { after, asking, framed, refused, scenario, standing } from '../kit/kit.ts';

const build = (nation: Nation, sp: number, space: string): Command => ({ type: 'build', piece: { nation, sp }, space });
const regroup = (nation: Nation, sp: number, space: string): Command => ({
  type: 'regroup',
  piece: { nation, sp },
  space,
});
const remove = (space: string, nation: Nation, sp: number): Command => ({ type: 'remove', space, nation, sp });
const place = (leader: string, space: string): Command => ({ type: 'build', piece: { leader }, space });
const option = (number: number): Command => ({ type: 'option', option: number });
const done: Command = { type: 'done' };

describe('SP that come free (§5.11)', () => {
  it.each([
    [79, 3],
    [80, 2],
  ])('#%i: %i SP at one home Key or zone', (card, sp) => {
    const start = holding('R2', [card], '');
    const asked = playEvent(start, 'R2', card).state;
    expect(refused(asked, 'R2', build('R2', sp - 1, 'kharkov'))).toBe('NOT_A_CHOICE');
    expect(refused(asked, 'R2', build('R2', sp, 'riga'))).toBe('NOT_A_CHOICE');
    expect(standing(afterEvent(start, 'R2', card, { answers: [['R2', build('R2', sp, 'kharkov')]] }), 'kharkov')).toBe(
      `R2 ${sp}`,
    );
  });
  it('#79: not in a besieged fortress; #17 there too, its SP split over Keys, and the besiegers are fought after the impulse', () => {
    const pieces = 'riga: ney FN 4';
    const reserve = playEvent(holding('R1', [79], pieces), 'R1', 79).state;
    expect(refused(reserve, 'R1', build('R1', 3, 'riga'))).toBe('NOT_A_CHOICE');
    const holy = playEvent(holding('R1', [17], pieces), 'R1', 17, { answers: [['R1', build('R1', 2, 'riga')]] });
    expect(asking(holy.state)).toEqual(['r1 event']);
    const split = after(holy.state, 'R1', build('R1', 1, 'smolensk'));
    expect(standing(split, 'riga')).toBe('ney, FN 4, R1 2');
    expect(standing(split, 'smolensk')).toBe('R1 1');
    expect(split.impulse.landings).toEqual(['riga']);
    expect(refused(holy.state, 'R1', build('R1', 1, 'zone-rus'))).toBe('NOT_A_CHOICE');
  });
  it('#46: R1 in Finland or at St. Petersburg; not once Finland is lost; on turn 1 the card comes back (§4.21)', () => {
    const start = holding('R2', [46], '');
    const asked = playEvent(start, 'R2', 46).state;
    expect(refused(asked, 'R2', build('R1', 3, 'riga'))).toBe('NOT_A_CHOICE');
    const built = afterEvent(start, 'R2', 46, { answers: [['R2', build('R1', 3, 'zone-finland')]] });
    expect(standing(built, 'zone-finland')).toBe('R1 3');
    expect(whereIs(built, 46)).toBe('removed');
    const early = afterEvent(holding('R2', [46], '', { turn: 1 }), 'R2', 46, {
      answers: [['R2', build('R1', 3, 'st-petersburg')]],
    });
    expect(whereIs(early, 46)).toBe('deck');
    expect(barred(holding('R2', [46], '', { flags: { 'zone-finland': 'FN' } }), 'R2', 46)).toBe('NO_EFFECT §5.1');
    expect(barred(holding('FN', [46], ''), 'FN', 46)).toBe('NOT_FOR_YOU §5.1');
  });
  it('#9: FS at home, or under its flag in Russia where friendly ground leads west; then two regrouped SP at such places', () => {
    const flags = { ...scenario(1).flags, grodno: 'FS', bialystok: 'FS' } as State['flags'];
    const start = holding('FS', [9], '', { flags, regroup: { FS: 3 } });
    const built = playEvent(start, 'FS', 9, { answers: [['FS', build('FS', 3, 'grodno')]] });
    expect(standing(built.state, 'grodno')).toBe('FS 3');
    expect(asking(built.state)).toEqual(['fs event']);
    expect(refused(built.state, 'FS', regroup('FS', 3, 'grodno'))).toBe('NOT_A_CHOICE');
    const both = after(after(built.state, 'FS', regroup('FS', 1, 'grodno')), 'FS', regroup('FS', 1, 'warsaw'));
    expect(standing(both, 'grodno')).toBe('FS 4');
    expect(standing(both, 'warsaw')).toBe('FS 1');
    expect(both.regroup).toEqual({ FS: 1 });
    expect(asking(both)).toEqual(['fs impulse']);
    const lonely = playEvent(holding('FS', [9], '', { flags: { minsk: 'FS' } }), 'FS', 9).state;
    expect(refused(lonely, 'FS', build('FS', 3, 'minsk'))).toBe('NOT_A_CHOICE');
  });
  it('#14: cavalry with Platov wherever he is; then two raids', () => {
    const start = holding('R1', [14], 'smolensk: platov R2 1', {
      flags: { minsk: 'FN', mogilev: 'FN', vitebsk: 'FN' },
    });
    const target = (space: string): Command => ({ type: 'target', space });
    const raided = playEvent(start, 'R1', 14, {
      faces: [3, 4],
      answers: [
        ['R1', build('R2', 2, 'smolensk')],
        ['R1', target('minsk')],
        ['R1', target('vitebsk')],
      ],
    });
    expect(standing(raided.state, 'smolensk')).toBe('platov, R2 3');
    const asked = playEvent(start, 'R1', 14).state;
    expect(refused(asked, 'R1', build('R2', 2, 'zone-saratov'))).toBe('NOT_A_CHOICE');
    expect(standing(after(asked, 'R1', build('R2', 2, 'kharkov')), 'kharkov')).toBe('R2 2');
    expect(raided.state.flags).toEqual({ minsk: 'FN', mogilev: 'FN' });
  });
  it('#54: cavalry at home, or four regrouped SP; with nobody to regroup there is no choice', () => {
    const only = playEvent(holding('FN', [54], ''), 'FN', 54, { answers: [['FN', build('FN', 2, 'warsaw')]] });
    expect(standing(only.state, 'warsaw')).toBe('FN 2');
    const start = holding('FN', [54], '', { regroup: { FN: 5 } });
    const placed = playEvent(start, 'FN', 54, {
      answers: [
        ['FN', option(1)],
        ['FN', regroup('FN', 4, 'warsaw')],
      ],
    });
    expect(standing(placed.state, 'warsaw')).toBe('FN 4');
    expect(placed.state.regroup).toEqual({ FN: 1 });
  });
  it('#64: up to three regrouped pieces, leaders among them; nothing to regroup forbids it', () => {
    const leaders = {
      ...holding('FN', []).leaders,
      ney: { of: 'FN', at: '@regroup', marched: 0, stopped: false, marked: false },
    } as const;
    const start = holding('FN', [64], '', { regroup: { FN: 5 }, leaders });
    const placed = playEvent(start, 'FN', 64, {
      answers: [
        ['FN', { type: 'regroup', piece: { leader: 'ney' }, space: 'warsaw' }],
        ['FN', regroup('FN', 2, 'warsaw')],
      ],
    });
    expect(standing(placed.state, 'warsaw')).toBe('ney, FN 2');
    expect(asking(placed.state)).toEqual(['fn impulse']);
    expect(standing(afterEvent(start, 'FN', 64, { answers: [['FN', done]] }), 'warsaw')).toBe('');
    expect(barred(holding('FN', [64], ''), 'FN', 64)).toBe('NO_EFFECT §5.1');
  });
  it('#58: a resource, eight CP for building and regrouping alone, and the used Home cards of the Camp are shuffled, not #1 and #9 beside their Powers (§5.4)', () => {
    const start = holding('FN', [58], 'warsaw: ney FN 2', {
      homeUsed: { imperial: [2, 6], tsarist: [13] },
      beside: { FN: [1], R1: [], FS: [9], R2: [] },
    });
    const granted = playEvent(start, 'FN', 58).state;
    expect(asking(granted)).toEqual(['fn grant']);
    expect(granted.resources.FN).toBe(1);
    expect(granted.homeUsed).toEqual({ imperial: [2, 6], tsarist: [13] });
    for (const command of [
      { type: 'move', from: 'warsaw', to: 'brest', leaders: ['ney'], sp: { FN: 2 } },
      { type: 'morale-dice', pay: 'cp' },
    ] as const)
      expect(refused(granted, 'FN', command)).toBe('NOT_A_CHOICE');
    const built = after(granted, 'FN', build('FN', 4, 'warsaw'));
    expect(standing(built, 'warsaw')).toBe('ney, FN 6');
    expect(built.homeUsed).toEqual({ imperial: [], tsarist: [13] });
    expect(built.homeDraw.imperial.rest).toEqual(inOrder([...start.homeDraw.imperial.rest, 2, 6]));
    expect(built.beside).toEqual(start.beside);
    expect(asking(built)).toEqual(['fn impulse']);
  });
  it('where counters are missing SP leave the map first, as their Power likes (§5.11)', () => {
    // All of R2: 3 artillery (12 SP), 6 cavalry (12), 19 infantry. 42 SP on the map, 1 infantry left.
    const start = holding('R2', [80], 'kharkov: R2 24; kiev: R2 1; minsk: R2 17');
    const asked = playEvent(start, 'R2', 80).state;
    expect(asking(asked)).toEqual(['r2 event']);
    expect(refused(asked, 'R2', build('R2', 2, 'kharkov'))).toBe('NOT_A_CHOICE');
    const freed = after(asked, 'R2', remove('minsk', 'R2', 1));
    const placed = after(freed, 'R2', build('R2', 2, 'kiev'));
    expect(['kharkov', 'kiev', 'minsk'].map((space) => standing(placed, space))).toEqual(['R2 24', 'R2 3', 'R2 16']);
  });
});

describe('SP that leave (§5.12)', () => {
  it('#26: R2 chooses two SP now', () => {
    const start = holding('FN', [26], 'kiev: R2 3; minsk: R2 1');
    expect(asking(playEvent(start, 'FN', 26).state)).toEqual(['r2 event']);
    const gone = afterEvent(start, 'FN', 26, {
      answers: [
        ['R2', option(0)],
        ['R2', remove('kiev', 'R2', 1)],
        ['R2', remove('minsk', 'R2', 1)],
      ],
    });
    expect(standing(gone, 'kiev')).toBe('R2 2');
    expect(standing(gone, 'minsk')).toBe('');
    expect(whereIs(gone, 26)).toBe('winter');
  });
  it('#26: or three when its reinforcement begins', () => {
    const gone = afterEvent(holding('FN', [26], 'kiev: R2 3'), 'FN', 26, { answers: [['R2', option(1)]] });
    expect(gone.effects).toMatchObject([{ id: 'atReinforcement', card: 26, of: 'R2', until: 'nextInterphase' }]);
  });
  it('missing pieces come at once: regrouped SP for a CP, new ones for two; the rest is owed, and paid before anything comes', () => {
    const start = holding('FN', [26], 'kiev: R2 1', { regroup: { R1: 2 } }, { R2: [41, 31] });
    const short = playEvent(start, 'FN', 26, {
      answers: [
        ['R2', option(0)],
        ['R2', remove('kiev', 'R2', 1)],
      ],
    }).state;
    expect(asking(short)).toEqual(['r2 shortage']);
    expect(short.facts.owed).toEqual({ R2: 1 });
    expect(refused(short, 'R2', { type: 'pass' })).toBe('NOT_A_CHOICE');
    const given = after(short, 'R2', { type: 'give-up', card: 41 });
    expect(given.facts.owed).toEqual({ R2: 1 });
    expect(asking(given)).toEqual(['r2 shortage']);
    expect(refused(given, 'R2', { type: 'give-up', card: 31 })).toBe('NOT_A_CHOICE');
    expect(asking(after(given, 'R2', { type: 'pass' }))).toEqual(['fn impulse']);
    const owing = holding('R2', [60, 79], '', { facts: { ...start.facts, owed: { R2: 1 } } });
    expect(barred(owing, 'R2', 79)).toBe('NO_EFFECT §5.1');
    const paid = after(owing, 'R2', { type: 'play', card: 60, as: 'cp' });
    expect(paid.facts.owed).toMatchObject({});
    expect(paid.frames.at(-1)).toMatchObject({ is: 'card', cp: 1 });
  });
  it('#28: R1 loses three SP, or Finland: its pieces there are regrouped, nobody builds there, two Loss', () => {
    const start = holding('FS', [28], 'zone-finland: wittgenstein R1 2; riga: R1 3');
    const garrison = afterEvent(start, 'FS', 28, {
      answers: [
        ['R1', option(0)],
        ['R1', remove('riga', 'R1', 3)],
      ],
    });
    expect(standing(garrison, 'riga')).toBe('');
    expect(garrison.flags['zone-finland']).toBe(undefined);
    const lost = afterEvent(start, 'FS', 28, { answers: [['R1', option(1)]] });
    expect(standing(lost, 'zone-finland')).toBe('');
    expect(lost.regroup).toEqual({ R1: 2 });
    expect(lost.leaders.wittgenstein!.at).toBe('@regroup');
    expect(lost.morale.tsarist.loss).toBe(2);
    const drafts = playEvent({ ...lost, ...holding('R1', [80]), flags: lost.flags }, 'R1', 80).state;
    expect(refused(drafts, 'R1', build('R1', 2, 'zone-finland'))).toBe('NOT_A_CHOICE');
  });
  it.each([
    {
      turn: 2,
      pieces: 'kovno: FN 3; vilna: FN 1; brest: FS 1; slonim: FS 1',
      answers: [
        ['FN', remove('kovno', 'FN', 2)],
        ['FS', remove('brest', 'FS', 1)],
        ['FS', remove('slonim', 'FS', 1)],
      ],
      box: { FN: 2, FS: 2 },
    },
    { turn: 1, pieces: 'kovno: FN 3', answers: [], box: {} },
  ] as const)(
    '#30 on turn $turn: each Imperial Power regroups a cavalry counter, two SP of one space; without one two others',
    ({ turn, pieces, answers, box }) => {
      const start = holding('R1', [30], pieces, { turn });
      const gone = afterEvent(start, 'R1', 30, { answers: answers as unknown as [Power, Command][] });
      expect(gone.regroup).toEqual(box);
      expect(whereIs(gone, 30)).toEqual(turn === 1 ? 'deck' : 'winter');
    },
  );
  it('#30: a cavalry counter is two SP of one space', () => {
    const asked = playEvent(holding('R1', [30], 'kovno: FN 3; vilna: FN 1'), 'R1', 30).state;
    expect(refused(asked, 'FN', remove('vilna', 'FN', 1))).toBe('NOT_A_CHOICE');
  });
  it.each([
    [1, 1],
    [4, 2],
    [6, 3],
  ])('#68: a Power regroups half a die: a %i is %i SP', (face, sp) => {
    const start = holding('R1', [68], 'kovno: FN 5; brest: FS 1');
    const named = playEvent(start, 'R1', 68, { faces: [face], answers: [['R1', { type: 'target', power: 'FN' }]] });
    const gone = after(named.state, 'FN', remove('kovno', 'FN', sp));
    expect(gone.regroup).toEqual({ FN: sp });
    expect(asking(gone)).toEqual(['r1 impulse']);
    expect(whereIs(gone, 68)).toBe('deck');
  });
});

describe('the Peace of Bucharest (#27, §6.35, §6.36)', () => {
  it('waits for the reinforcement of both Russian Powers, and unlocks Tchitchagov', () => {
    const played = afterEvent(holding('FN', [27], ''), 'FN', 27);
    expect(played.effects).toMatchObject([
      { id: 'atReinforcement', of: 'R1' },
      { id: 'atReinforcement', of: 'R2' },
    ]);
    const interphase = { is: 'interphase', before: 3, stage: 'reinforcement', order: ['R2', 'R1'] } as const;
    const begun = framed({ ...played, impulse: { ...played.impulse, power: null } }, [
      { is: 'turn', stage: 'interphase' },
      interphase,
    ]);
    expect(asking(begun)).toEqual(['r2 event']);
    const placed = after(begun, 'R2', place('tchitchagov', 'zone-moldavia'));
    expect(asking(placed)).toEqual(['r2 reinforcement']);
    expect(placed.effects.map(({ id }) => id)).toEqual(['atReinforcement', 'unlocked']);
  });
  it('Tchitchagov with four SP in Moldavia, two if he is there already; Kutuzov where R1 builds', () => {
    const ops = (state: State, of: Power) => {
      const effect = state.effects.find((each) => each.id === 'atReinforcement' && each.of === of);
      return effect?.id === 'atReinforcement' ? effect.ops : [];
    };
    const played = afterEvent(holding('FN', [27], ''), 'FN', 27);
    const at = (state: State, power: 'R1' | 'R2'): State => ({
      ...state,
      frames: [
        ...state.frames,
        { is: 'event', power, card: 27, ops: ops(played, power), target: null, affected: [], away: true },
      ],
    });
    const settled = (state: State): State => framed(state, state.frames);
    const come = after(at(played, 'R2'), 'R2', place('tchitchagov', 'zone-moldavia'));
    expect(standing(come, 'zone-moldavia')).toBe('tchitchagov, R2 4');
    expect(standing(after(at(played, 'R2'), 'R2', done), 'zone-moldavia')).toBe('');
    const there = {
      ...played,
      leaders: { ...played.leaders, tchitchagov: { ...played.leaders.tchitchagov!, at: 'kiev' } },
    };
    expect(standing(settled(at(there, 'R2')), 'zone-moldavia')).toBe('R2 2');
    const kutuzov = after(settled(at(played, 'R1')), 'R1', place('kutuzov', 'smolensk'));
    expect(standing(kutuzov, 'smolensk')).toBe('kutuzov');
    expect(asking(kutuzov)).toEqual(['r1 arrival']);
    const fallen = { ...played, facts: { ...played.facts, kutuzovHasAppeared: true } };
    expect(settled(at(fallen, 'R1')).leaders.kutuzov!.at).toBe('@eliminated');
  });
});
