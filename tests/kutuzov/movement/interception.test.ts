import { describe, expect, it } from 'vitest';
import { contactPowers } from '../../../domain/kutuzov/movement/contact.ts';
import {
  causesOfInterception,
  interceptionBar,
  interceptionBonus,
  threatsTo,
} from '../../../domain/kutuzov/movement/interception.ts';
import type { State } from '../../../domain/kutuzov/state/state.ts';
import { campOf, type Nation, type Power } from '../../../domain/kutuzov/terms/nations.ts';
import { field, marked } from '../kit/battles.ts';
import { declared, intercept, move, pass, play, rolls } from '../kit/contacts.ts';
import { asking, refused, spending, standing } from '../kit/kit.ts';

describe('formations that may intercept (§11.1, §11.3)', () => {
  it.each<{
    readonly what: string;
    readonly state: State;
    readonly nation: Nation;
    readonly from: string;
    readonly to: string;
    readonly bar?: string;
  }>([
    {
      what: 'an army beside the space',
      state: field('smolensk: davout FN 6', { flags: { smolensk: 'FN' } }),
      nation: 'FN',
      from: 'smolensk',
      to: 'mstislavl',
    },
    {
      what: 'not from afar',
      state: field('smolensk: davout FN 6'),
      nation: 'FN',
      from: 'smolensk',
      to: 'moscow',
      bar: 'NOT_ADJACENT §10.3',
    },
    {
      what: 'not over a river',
      state: field('valdai: barclay R1 4; chudovo: barclay R1 4'),
      nation: 'R1',
      from: 'chudovo',
      to: 'staraya-russa',
      bar: 'OVER_RIVER §11.3',
    },
    {
      what: 'Imperials over a bridge',
      state: field('konigsberg: davout FN 4', {
        bridges: [{ owner: 'FN', a: 'konigsberg', b: 'kovno', permanent: false }],
      }),
      nation: 'FN',
      from: 'konigsberg',
      to: 'kovno',
    },
    {
      what: 'not Imperials over a marsh',
      state: field('slutsk: davout FN 4'),
      nation: 'FN',
      from: 'slutsk',
      to: 'pinsk',
      bar: 'OVER_MARSH §11.3',
    },
    {
      what: 'Russians over a marsh',
      state: field('slutsk: bagration R2 4'),
      nation: 'R2',
      from: 'slutsk',
      to: 'pinsk',
    },
    {
      what: 'not where enemies stood before',
      state: field('smolensk: davout FN 6; mstislavl: R1 1', { flags: { smolensk: 'FN' } }),
      nation: 'FN',
      from: 'smolensk',
      to: 'mstislavl',
      bar: 'ENEMIES_WERE_THERE §11.1',
    },
    {
      what: 'not into a zone with enemies alone',
      state: field('warsaw: murat FS 4; zone-poland: R1 1'),
      nation: 'FS',
      from: 'warsaw',
      to: 'zone-poland',
      bar: 'ENEMIES_WERE_THERE §11.1',
    },
    {
      what: 'into a zone with friends among them',
      state: field('warsaw: murat FS 4; zone-poland: R1 1, FS 1'),
      nation: 'FS',
      from: 'warsaw',
      to: 'zone-poland',
    },
    {
      what: 'not from an enemy fortress into enemy ground',
      state: field('smolensk: davout FN 6'),
      nation: 'FN',
      from: 'smolensk',
      to: 'krasny',
      bar: 'FROM_ENEMY_FORTRESS §13.41',
    },
  ])('$what', ({ state, nation, from, to, bar }) => {
    const refusal = interceptionBar(state, campOf(nation), [nation], from, to);
    expect(refusal && `${refusal.code} ${refusal.rule}`).toBe(bar);
  });

  it('leaders who are not marked; soldiers alone do not', () => {
    const state = field('vyazma: davout FN 4; elnya: FN 4; krasny: ney FN 2');
    expect(threatsTo(state, 'dorogobuzh', 'imperial')).toEqual(['vyazma']);
    const tired = { ...state, leaders: { ...state.leaders, davout: { ...state.leaders.davout!, marked: true } } };
    expect(threatsTo(tired, 'dorogobuzh', 'imperial')).toEqual([]);
  });

  it('the Powers with such a leader, and nobody by an attack inside a zone', () => {
    const state = field('vyazma: davout FN 4; elnya: murat FS 4; dorogobuzh: R1 2');
    expect(contactPowers(state, declared('R1', 'smolensk', 'dorogobuzh', { attack: false }))).toEqual([]);
    const empty = field('vyazma: davout FN 4; elnya: murat FS 4');
    expect(contactPowers(empty, declared('R1', 'smolensk', 'dorogobuzh', { attack: false }))).toEqual(['FN', 'FS']);
    const zone = field('warsaw: murat FS 4; zone-poland: R1 1, FS 1');
    expect(contactPowers(zone, declared('R1', 'zone-poland', 'zone-poland', { attack: false }))).toEqual([]);
  });
});

describe('additions to the dice of an interception (§11.4)', () => {
  it.each<{
    readonly what: string;
    readonly state: State;
    readonly commander: string;
    readonly from: string;
    readonly to: string;
    readonly bonus: number;
  }>([
    {
      what: 'the commander’s rating, over rough',
      state: field('elnya: davout FN 4', { flags: { elnya: 'FN' } }),
      commander: 'davout',
      from: 'elnya',
      to: 'dorogobuzh',
      bonus: 4 - 1,
    },
    {
      what: 'into a friendly space',
      state: field('vyazma: davout FN 4', { flags: { vyazma: 'FN', dorogobuzh: 'FN' } }),
      commander: 'davout',
      from: 'vyazma',
      to: 'dorogobuzh',
      bonus: 4 + 1,
    },
    {
      what: 'from a space of the enemy’s colour (ruling 17)',
      state: field('vyazma: davout FN 4'),
      commander: 'davout',
      from: 'vyazma',
      to: 'dorogobuzh',
      bonus: 4 - 1,
    },
    {
      what: 'with the enemy’s flag (ruling 17)',
      state: field('vyazma: barclay R1 4', { flags: { vyazma: 'FN' } }),
      commander: 'barclay',
      from: 'vyazma',
      to: 'dorogobuzh',
      bonus: 1 + 1 - 1,
    },
    {
      what: 'Russians over a marsh',
      state: field('slutsk: bagration R2 4'),
      commander: 'bagration',
      from: 'slutsk',
      to: 'pinsk',
      bonus: 3 + 1 - 1,
    },
    {
      what: 'Russians over a marsh in winter',
      state: field('slutsk: bagration R2 4', { turn: 3 }),
      commander: 'bagration',
      from: 'slutsk',
      to: 'pinsk',
      bonus: 3 + 1,
    },
  ])('$what', ({ state, commander, from, to, bonus }) => {
    expect(interceptionBonus(state, campOf(state.leaders[commander]!.of), commander, from, to)).toBe(bonus);
  });
});

describe('the attrition of an interception (§11.5)', () => {
  it.each<{
    readonly what: string;
    readonly state: State;
    readonly power: Power;
    readonly from: string;
    readonly to: string;
    readonly causes: readonly string[];
  }>([
    {
      what: 'none on friendly ground',
      state: field('vyazma: barclay R1 2'),
      power: 'R1',
      from: 'vyazma',
      to: 'dorogobuzh',
      causes: [],
    },
    {
      what: 'scorched ground',
      state: field('vyazma: barclay R1 2', { scorched: ['dorogobuzh'] }),
      power: 'R1',
      from: 'vyazma',
      to: 'dorogobuzh',
      causes: ['scorched'],
    },
    {
      what: 'from uncontrolled into enemy ground',
      state: field('vyazma: davout FN 2'),
      power: 'FN',
      from: 'vyazma',
      to: 'dorogobuzh',
      causes: ['ambush'],
    },
    {
      what: 'a river that an event lets it cross (§10.44, ruling 42)',
      state: field('chudovo: barclay R1 2'),
      power: 'R1',
      from: 'chudovo',
      to: 'staraya-russa',
      causes: ['river'],
    },
  ])('$what', ({ state, power, from, to, causes }) => {
    expect(causesOfInterception(state, campOf(power), from, to)).toEqual(causes);
  });
});

describe('from Elnya to Mstislavl, an Imperial army at Smolensk (§11.1)', () => {
  const start = spending(
    field('elnya: barclay R1 4; smolensk: davout FN 6', { flags: { smolensk: 'FN', mstislavl: 'FN' } }),
    'R1',
    2,
  );
  const declare = ['R1', move('elnya', 'mstislavl', ['barclay'], { R1: 4 })] as const;

  it('the army may intercept; the mover still stands at Elnya', () => {
    const { state } = play(start, declare);
    expect(asking(state)).toEqual(['fn window']);
    expect(standing(state, 'elnya')).toBe('barclay, R1 4');
    expect(standing(state, 'mstislavl')).toBe('');
  });

  it('9 succeeds: it was there first, and has a die more for the rough ground (§12.41)', () => {
    // Davout: 4, +1 into a friendly space, −1 over rough. Barclay attacks with 4 SP + 1, Davout defends with 6 SP + 4 +
    // 1.
    const played = play(start, declare, ['FN', intercept('smolensk', ['davout'], { FN: 6 }), '23 11111 51111111111']);
    expect(rolls(played)).toEqual(['interception 9', 'battle: 5 dice', 'battle: 11 dice']);
  });

  it('8 fails: who tried is marked, nobody is in the way (§11.4)', () => {
    const { state } = play(start, declare, ['FN', intercept('smolensk', ['davout'], { FN: 4 }), '22']);
    expect(standing(state, 'mstislavl')).toBe('barclay, R1 4');
    expect(standing(state, 'smolensk')).toBe('davout, FN 6');
    expect(marked(state)).toEqual(['davout', 'smolensk FN 6']);
  });

  it('a Power that passes lets them by', () => {
    const played = play(start, declare, ['FN', pass]);
    expect(rolls(played)).toEqual([]);
    expect(standing(played.state, 'mstislavl')).toBe('barclay, R1 4');
    expect(asking(played.state)).toEqual(['r1 card']);
  });

  it.each<{ readonly what: string; readonly command: ReturnType<typeof intercept>; readonly refusal: string }>([
    { what: 'soldiers alone', command: intercept('smolensk', [], { FN: 4 }), refusal: 'NO_LEADER §11.3' },
    { what: 'a leader who is elsewhere', command: intercept('vitebsk', ['davout']), refusal: 'NOT_ABLE §11.3' },
  ])('refused: $what', ({ command, refusal }) => {
    expect(refused(play(start, declare).state, 'FN', command)).toBe(refusal);
  });
});

describe('several tries (§11.2)', () => {
  const start = spending(
    field('smolensk: barclay R1 4; vyazma: davout FN 4; elnya: murat FS 4', {
      flags: { vyazma: 'FN', elnya: 'FS', dorogobuzh: 'FN' },
    }),
    'R1',
    2,
  );
  const declare = ['R1', move('smolensk', 'dorogobuzh', ['barclay'], { R1: 4 })] as const;

  it('all who could are asked at once, and nobody sees who passed until all have answered', () => {
    const { state, events } = play(start, declare, ['FS', pass]);
    expect(asking(state)).toEqual(['fn window']);
    expect(events.slice(-2)).toMatchObject([
      { type: 'answered', power: 'FS', sealed: { to: ['fs'] } },
      { type: 'reached', power: 'FS', sealed: { to: ['fs'] } },
    ]);
  });

  it('one after the other in impulse order, with any results of the others (§1.3)', () => {
    // Davout 4 + 1 and 3 are 8; Murat 2 + 1 − 1 and 7 are 9.
    const played = play(
      start,
      declare,
      ['FS', intercept('elnya', ['murat'], { FS: 4 })],
      ['FN', intercept('vyazma', ['davout'], { FN: 4 }), '12 34 11111 511111'],
    );
    expect(rolls(played).slice(0, 2)).toEqual(['interception 8', 'interception 9']);
    expect(standing(played.state, 'vyazma')).toBe('davout, FN 4');
  });

  it('when a try is known, those who still can may try again (§11.11)', () => {
    const { state } = play(start, declare, ['FS', pass], ['FN', intercept('vyazma', ['davout'], { FN: 4 }), '12']);
    expect(asking(state)).toEqual(['fs window']);
    // The step remembers it: an order may ask only those who still can (windows/triggers.ts).
    expect(state.frames.find(({ is }) => is === 'step')).toMatchObject({ stage: 'contact', tried: true });
    expect(play(start, declare).state.frames.find(({ is }) => is === 'step')).not.toHaveProperty('tried');
  });

  it('an army that has failed does not try again in the impulse (§11.3)', () => {
    const { state } = play(
      start,
      declare,
      ['FS', pass],
      ['FN', intercept('vyazma', ['davout'], { FN: 4 }), '12'],
      ['FS', pass],
    );
    expect(standing(state, 'dorogobuzh')).toBe('barclay, R1 4');
    const { state: next } = play(state, ['R1', move('dorogobuzh', 'byeloi', ['barclay'], { R1: 4 })]);
    expect(asking(next)).toEqual(['r1 impulse']);
    expect(standing(next, 'byeloi')).toBe('barclay, R1 4');
  });
});

describe('a group that intercepts (§11.51)', () => {
  const flags = { vyazma: 'FN', dorogobuzh: 'FN' } as const;
  const start = spending(field('smolensk: barclay R1 4; vyazma: davout murat FN 4 FS 4', { flags }), 'R1', 2);
  const declare = ['R1', move('smolensk', 'dorogobuzh', ['barclay'], { R1: 4 })] as const;

  it('failing in part marks all of it', () => {
    const { state } = play(start, declare, ['FS', pass], ['FN', intercept('vyazma', ['davout'], { FN: 2 }), '12']);
    expect(marked(state)).toEqual(['davout', 'murat', 'vyazma FN 4', 'vyazma FS 4']);
  });

  it('only its commander’s rating counts; all pieces that its leaders command go', () => {
    const played = play(
      start,
      declare,
      ['FS', pass],
      ['FN', intercept('vyazma', ['davout', 'murat'], { FN: 4, FS: 4 }), '13 11111 5111111111111'],
    );
    expect(rolls(played)).toEqual(['interception 9', 'battle: 5 dice', 'battle: 13 dice']);
  });

  it('of a part without him the rating of the leader who commands it, and a failure still marks all', () => {
    // Barclay 1 + 1 and 6, though Kutuzov (4) commands the group.
    const state = spending(
      field('vyazma: kutuzov barclay R1 10; smolensk: davout FN 4', { flags: { smolensk: 'FN' } }),
      'FN',
      1,
    );
    const played = play(
      state,
      ['FN', move('smolensk', 'dorogobuzh', ['davout'], { FN: 4 })],
      ['R1', intercept('vyazma', ['barclay'], { R1: 4 }), '33'],
    );
    expect(rolls(played)).toEqual(['interception 8']);
    expect(marked(played.state)).toEqual(['kutuzov', 'barclay', 'vyazma R1 10']);
  });

  it('a Power leaves it to intercept on its own (§10.65); its failure marks its own pieces', () => {
    const { state } = play(start, declare, ['FS', intercept('vyazma', ['murat'], { FS: 4 })], ['FN', pass, '12']);
    expect(marked(state)).toEqual(['murat', 'vyazma FS 4']);
    expect(asking(state)).toEqual(['fn window']);
  });

  it('a piece that another try has marked or taken along does not go (§10.65)', () => {
    // Murat tries first: 2 + 1 and 7 are 10. The group that was announced with him is then Davout alone.
    const played = play(
      start,
      declare,
      ['FS', intercept('vyazma', ['murat'], { FS: 4 })],
      ['FN', intercept('vyazma', ['davout', 'murat'], { FN: 4, FS: 4 }), '34 12 11111 511111'],
    );
    expect(rolls(played).slice(0, 2)).toEqual(['interception 10', 'interception 8']);
    expect(standing(played.state, 'vyazma')).toBe('davout, FN 4');
  });
});

describe('attrition of those who intercept and of those who move (§11.5, §11.11)', () => {
  it('interceptors first, all with the same causes in one roll (ruling 43), then the mover; only survivors fight', () => {
    const start = spending(
      field('smolensk: barclay R1 2; vyazma: davout FN 1; elnya: ney FN 1', {
        flags: { vyazma: 'FN', elnya: 'FN', dorogobuzh: 'FN' },
        scorched: ['dorogobuzh'],
      }),
      'R1',
      2,
    );
    const played = play(
      start,
      ['R1', move('smolensk', 'dorogobuzh', ['barclay'], { R1: 2 })],
      ['FN', intercept('vyazma', ['davout'], { FN: 1 }), '66'],
      // Two leaders and 2 SP: 4 dice, which nobody survives; the mover: 3 dice.
      ['FN', intercept('elnya', ['ney'], { FN: 1 }), '66 6666 111'],
    );
    expect(rolls(played)).toEqual(['interception 17', 'interception 15', 'attrition: 4 dice', 'attrition: 3 dice']);
    expect(standing(played.state, 'dorogobuzh')).toBe('barclay, R1 2');
    expect(played.state.attrition.loss).toBe(4);
  });

  it('the march of an interception is never forced', () => {
    const start = spending(
      field('smolensk: barclay R1 4; vyazma: davout FN 4', { flags: { vyazma: 'FN', dorogobuzh: 'FN' } }),
      'R1',
      2,
    );
    const tired = { ...start, leaders: { ...start.leaders, davout: { ...start.leaders.davout!, marched: 5 } } };
    const played = play(
      tired,
      ['R1', move('smolensk', 'dorogobuzh', ['barclay'], { R1: 4 })],
      ['FN', intercept('vyazma', ['davout'], { FN: 4 }), '44 11111 51111111'],
    );
    expect(rolls(played)).toEqual(['interception 13', 'battle: 5 dice', 'battle: 8 dice']);
  });
});

describe('the artillery of Yaroslav (§11.2)', () => {
  it('Napoleon intercepts it at Substov and defends behind the river: 3 dice more (§12.43)', () => {
    const start = spending(
      field('yaroslav: R1 4; kaluga: kutuzov R1 6; borodino: tormassov R2 4; moscow: napoleon FN 8', {
        flags: { moscow: 'FN', substov: 'FN' },
      }),
      'R1',
      1,
    );
    const played = play(
      start,
      ['R1', move('yaroslav', 'substov', [], { R1: 4 })],
      ['FN', intercept('moscow', ['napoleon'], { FN: 8 }), `12 1111 5${'1'.repeat(15)} 1111`],
    );
    expect(rolls(played)).toEqual(['interception 9', 'battle: 4 dice', 'battle: 16 dice', 'attrition: 4 dice']);
  });
});
