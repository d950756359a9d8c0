import { describe, expect, it } from 'vitest';
import type { Command } from '../../../domain/kutuzov/frames/commands.ts';
import { closeImpulses } from '../../../domain/kutuzov/procedures/turn/sequence.ts';
import type { State } from '../../../domain/kutuzov/state/state.ts';
import { tableOf } from '../../../domain/kutuzov/table/table.ts';
import type { Power } from '../../../domain/kutuzov/terms/nations.ts';
import type { Party } from '../../../domain/kutuzov/terms/schemas.ts';
import { afterEvent, barred, holding, luck, playEvent, whereIs } from '../kit/events.ts';
import { after, asking, events, handsOf, noDice, refused, seatOf, spending, standing } from '../kit/kit.ts';

const move = (from: string, to: string, leaders: readonly string[], sp: Party['sp'] = {}, attack = false): Command => ({
  type: 'move',
  from,
  to,
  leaders,
  sp,
  ...(attack ? { attack } : {}),
});
const done: Command = { type: 'done' };
/** Nobody else holds a card that could answer. */
const alone = (power: Power, card: number, pieces: string, change: Partial<State>): State =>
  holding(power, [], pieces, change, { FN: [], R1: [], FS: [], R2: [], [power]: [card] });
const imperial = {
  orsha: 'FN',
  vitebsk: 'FN',
  borisov: 'FN',
  mogilev: 'FN',
  dorogobuzh: 'FN',
  vyazma: 'FN',
} as State['flags'];

describe('#8: an army or group marches up to three spaces free', () => {
  const start = holding('FN', [8], 'vitebsk: davout FN 6; orsha: ney FN 4', { flags: imperial });
  const first = playEvent(start, 'FN', 8, { answers: [['FN', move('vitebsk', 'orsha', ['davout'], { FN: 6 })]] }).state;

  it('the first move tells which pieces go; the others stay behind, and none is taken along', () => {
    expect(standing(first, 'orsha')).toBe('davout, ney, FN 10');
    expect(asking(first)).toEqual(['fn free-march']);
    expect(refused(first, 'FN', move('orsha', 'borisov', ['ney'], { FN: 4 }))).toBe('NOT_ABLE §10.11');
    expect(refused(first, 'FN', move('orsha', 'borisov', ['davout'], { FN: 8 }))).toBe('NOT_ABLE §10.11');
    expect(refused(first, 'FN', move('vitebsk', 'orsha', ['davout'], { FN: 6 }))).toBe('NOT_ABLE §10.11');
    const on = after(first, 'FN', move('orsha', 'mogilev', ['davout'], { FN: 5 }));
    expect(standing(on, 'orsha')).toBe('ney, FN 5');
    expect(standing(on, 'mogilev')).toBe('davout, FN 5');
  });

  it('three spaces, which do not count towards a forced march (§10.42)', () => {
    const far = [
      move('orsha', 'mogilev', ['davout'], { FN: 6 }),
      move('mogilev', 'orsha', ['davout'], { FN: 6 }),
    ].reduce((state, command) => after(state, 'FN', command), first);
    expect(standing(far, 'orsha')).toBe('davout, ney, FN 10');
    expect(asking(far)).toEqual(['fn impulse']);
    expect(whereIs(far, 8)).toBe('home');
    expect(far.leaders.davout?.marched).toBe(0);
    expect(far.leaders.davout?.stopped).toBe(false);
    expect(far.impulse.moved).toBe(true);
    // Turn 3: the third space paid with CP is forced, after any number of free marches.
    const tired = { ...holding('FN', [8], 'vitebsk: davout FN 6', { flags: imperial, turn: 3 }) };
    const worn = { ...tired, leaders: { ...tired.leaders, davout: { ...tired.leaders.davout!, marched: 3 } } };
    expect(
      standing(
        afterEvent(worn, 'FN', 8, { answers: [['FN', move('vitebsk', 'orsha', ['davout'], { FN: 6 })]] }),
        'orsha',
      ),
    ).toBe('davout, FN 6');
  });

  it('a group goes too, as one; counters alone do not', () => {
    const group = playEvent(start, 'FN', 8, {
      answers: [['FN', move('vitebsk', 'orsha', ['davout'], { FN: 1 })]],
    }).state;
    expect(standing(group, 'vitebsk')).toBe('FN 5');
    const both = holding('FN', [8], 'orsha: davout ney FN 10', { flags: imperial });
    const gone = playEvent(both, 'FN', 8, {
      answers: [['FN', move('orsha', 'mogilev', ['davout', 'ney'], { FN: 10 })]],
    }).state;
    expect(standing(gone, 'mogilev')).toBe('davout, ney, FN 10');
    const played = playEvent(both, 'FN', 8).state;
    expect(refused(played, 'FN', move('orsha', 'mogilev', [], { FN: 1 }))).toBe('ONE_ARMY §1.62');
    expect(refused(played, 'FN', move('orsha', 'smolensk', ['davout']))).toBe('NOT_ADJACENT §10.3');
  });

  it('may end at once, and is silent about it', () => {
    const over = after(first, 'FN', done);
    expect(asking(over)).toEqual(['fn impulse']);
    expect(whereIs(over, 8)).toBe('home');
  });

  it('goes with the partner’s leaders only if he agrees (§10.61)', () => {
    const met = holding('FN', [8], 'orsha: eugene FS 6, davout FN 2', { flags: imperial });
    const asked = playEvent(met, 'FN', 8, {
      answers: [['FN', move('orsha', 'mogilev', ['davout', 'eugene'], { FN: 2, FS: 6 })]],
    }).state;
    expect(asking(asked)).toEqual(['fs consent']);
    const agreed = after(asked, 'FS', { type: 'agree' });
    expect(standing(agreed, 'mogilev')).toBe('davout, eugene, FN 2, FS 6');
    expect(asking(agreed)).toEqual(['fn free-march']);
    const declined = after(asked, 'FS', { type: 'refuse' });
    expect(standing(declined, 'orsha')).toBe('davout, eugene, FN 2, FS 6');
    expect(asking(declined)).toEqual(['fn free-march']);
  });

  it('is intercepted, evaded and fought like any other; after a battle it does not go on (§12.52)', () => {
    const fight = alone('FN', 8, 'vitebsk: napoleon FN 8; orsha: R1 2', { flags: { vitebsk: 'FN' } });
    const met = playEvent(fight, 'FN', 8, {
      answers: [['FN', move('vitebsk', 'orsha', ['napoleon'], { FN: 8 })]],
    }).state;
    expect(asking(met)).toEqual(['r1 window']);
    // Napoleon 8 SP, 5, Elan 2: 15 dice; two for the Russians. One hit: the Russians retreat.
    const fought = after(met, 'R1', { type: 'pass' }, luck([5, ...Array<number>(14).fill(1), 1, 1, 1]));
    const beaten = after(fought, 'R1', { type: 'retreat', to: 'borisov', leaders: [], sp: { R1: 2 } });
    expect(beaten.leaders.napoleon?.marked).toBe(true);
    expect(standing(beaten, 'orsha')).toBe('napoleon, FN 8');
    expect(asking(beaten)).toEqual(['fn impulse']);
    // An overrun does not stop it.
    const won = after(met, 'R1', { type: 'pass' }, luck([6, 6, ...Array<number>(13).fill(1), 1, 1, 1]));
    expect(standing(won, 'orsha')).toBe('napoleon, FN 8');
    expect(asking(won)).toEqual(['fn free-march']);
  });

  it('is refused where no army can move, and to Tsarists', () => {
    expect(barred(holding('FN', [8], 'vitebsk: FN 6'), 'FN', 8)).toBe('NO_EFFECT §5.1');
    expect(barred(holding('R1', [8], 'vitebsk: barclay R1 4'), 'R1', 8)).toBe('NOT_FOR_YOU §5.1');
  });
});

describe('#94: an army marches up to four spaces free, past everybody', () => {
  const road = ['smolensk', 'dorogobuzh', 'vyazma', 'borodino', 'moscow'];
  const start = holding('R1', [94], 'smolensk: barclay wittgenstein R1 7; elnya: davout FN 6');
  const legs = road.slice(1).map((to, i) => ['R1', move(road[i]!, to, ['barclay'], { R1: 4 })] as const);

  it('nobody is asked to intercept it (§11.4)', () => {
    const gone = afterEvent(start, 'R1', 94, { answers: legs });
    expect(standing(gone, 'moscow')).toBe('barclay, R1 4');
    expect(gone.effects).toEqual([]);
    expect(asking(gone)).toEqual(['r1 impulse']);
    const seen = after(spending(start, 'R1', 3), 'R1', move('smolensk', 'dorogobuzh', ['barclay'], { R1: 4 }));
    expect(asking(seen)).toEqual(['fn window', 'fs window']);
  });

  it('one army only, that enters no space with enemies', () => {
    const played = playEvent(start, 'R1', 94).state;
    expect(refused(played, 'R1', move('smolensk', 'dorogobuzh', ['barclay', 'wittgenstein'], { R1: 7 }))).toBe(
      'ONE_ARMY §1.62',
    );
    expect(refused(played, 'R1', move('smolensk', 'elnya', ['barclay'], { R1: 4 }))).toBe('ENEMIES_THERE §5.1');
    const staff = after(played, 'R1', move('smolensk', 'dorogobuzh', ['barclay', 'wittgenstein'], { R1: 3 }));
    expect(standing(staff, 'dorogobuzh')).toBe('barclay, wittgenstein, R1 3');
  });

  it('goes no further than a zone (§10.51)', () => {
    const home = holding('R1', [94], 'pskov: barclay R1 4');
    expect(asking(playEvent(home, 'R1', 94).state)).toEqual(['r1 free-march']);
    const warsaw = holding('FN', [94], 'warsaw: davout FN 4');
    const zone = afterEvent(warsaw, 'FN', 94, {
      answers: [['FN', move('warsaw', 'zone-poland', ['davout'], { FN: 4 })]],
    });
    expect(standing(zone, 'zone-poland')).toBe('davout, FN 4');
    expect(asking(zone)).toEqual(['fn impulse']);
  });
});

describe('#42: Kutuzov comes, and his stack may move a space', () => {
  const place = (leader: string, space: string): Command => ({ type: 'build', piece: { leader }, space });
  const start = holding('R2', [42], 'smolensk: bagration R2 6, R1 2; vyazma: R1 2; dorogobuzh: FN 1');

  it('where Tsarists stand and no enemies; on his first arrival R1 chooses (§6.35)', () => {
    const asked = playEvent(start, 'R2', 42).state;
    expect(refused(asked, 'R2', place('kutuzov', 'dorogobuzh'))).toBe('NOT_A_CHOICE');
    expect(refused(asked, 'R2', place('platov', 'smolensk'))).toBe('NOT_A_CHOICE');
    const come = after(asked, 'R2', place('kutuzov', 'smolensk'));
    expect(standing(come, 'smolensk')).toBe('kutuzov, bagration, R1 2, R2 6');
    expect(asking(come)).toEqual(['r1 arrival']);
    expect(come.facts.kutuzovHasAppeared).toBe(true);
    const cheered = after(come, 'R1', { type: 'rally', how: 'gain' });
    expect(asking(cheered)).toEqual(['r1 free-march']);
    const gone = after(cheered, 'R1', move('smolensk', 'vitebsk', ['kutuzov'], { R1: 2 }));
    expect(standing(gone, 'vitebsk')).toBe('kutuzov, R1 2');
    expect(standing(gone, 'smolensk')).toBe('bagration, R2 6');
    expect(gone.leaders.kutuzov?.marched).toBe(0);
    expect(asking(gone)).toEqual(['r2 impulse']);
    expect(whereIs(gone, 42)).toBe('discard');
  });

  it('his partner’s army goes along if he agrees; other stacks do not move (§10.61)', () => {
    const come = afterEvent(start, 'R2', 42, {
      answers: [
        ['R2', place('kutuzov', 'smolensk')],
        ['R1', { type: 'rally', how: 'gain' }],
      ],
    });
    expect(refused(come, 'R1', move('vyazma', 'borodino', [], { R1: 2 }))).toBe('NOT_ABLE §10.11');
    const asked = after(come, 'R1', move('smolensk', 'vitebsk', ['kutuzov', 'bagration'], { R1: 2, R2: 6 }));
    expect(asking(asked)).toEqual(['r2 consent']);
    expect(standing(after(asked, 'R2', { type: 'agree' }), 'vitebsk')).toBe('kutuzov, bagration, R1 2, R2 6');
  });

  it('another leader if he is there already; Tchitchagov from turn 3 on (§6.36)', () => {
    const again = holding('R2', [42], 'smolensk: kutuzov R1 4; vyazma: R2 2');
    const asked = playEvent(again, 'R2', 42).state;
    expect(refused(asked, 'R2', place('tchitchagov', 'vyazma'))).toBe('NOT_A_CHOICE');
    const come = after(asked, 'R2', place('platov', 'vyazma'));
    expect(standing(come, 'vyazma')).toBe('platov, R2 2');
    expect(asking(come)).toEqual(['r2 free-march']);
    expect(
      asking(playEvent({ ...again, turn: 3 }, 'R2', 42, { answers: [['R2', place('tchitchagov', 'vyazma')]] }).state),
    ).toEqual(['r2 free-march']);
  });

  it('not before turn 2, nor for Imperials, nor where nobody stands', () => {
    expect(barred({ ...start, turn: 1 }, 'R2', 42)).toBe('TOO_EARLY §5.1');
    expect(barred(holding('FN', [42]), 'FN', 42)).toBe('NOT_FOR_YOU §5.1');
    expect(barred(holding('R2', [42], ''), 'R2', 42)).toBe('NO_EFFECT §5.1');
  });
});

describe('#105: six CP to move and flag, and a free flag for each army that marched', () => {
  const start = holding('FN', [105], 'kovno: davout FN 4; vilna: ney FN 4', { flags: { kovno: 'FN' } });
  const marched = playEvent(start, 'FN', 105, {
    answers: [
      ['FN', move('kovno', 'vilna', ['davout'], { FN: 4 })],
      ['FN', move('vilna', 'smorgon', ['ney'], { FN: 4 })],
    ],
    faces: [1, 1, 1, 1, 1],
  }).state;

  it('the CP are for nothing else', () => {
    expect(asking(marched)).toEqual(['fn grant']);
    expect(refused(marched, 'FN', { type: 'build', piece: { nation: 'FN', sp: 1 }, space: 'warsaw' })).toBe(
      'NOT_A_CHOICE',
    );
    const flagged = after(marched, 'FN', { type: 'flag', space: 'vilna', flag: 'own' });
    expect(flagged.frames.at(-1)).toMatchObject({ is: 'grant', cp: 3 });
  });

  it('where an army ended, once each (§7.11)', () => {
    const asked = after(marched, 'FN', done);
    expect(asking(asked)).toEqual(['fn event']);
    expect(refused(asked, 'FN', { type: 'flag', space: 'lida', flag: 'own' })).not.toBe('');
    const one = after(asked, 'FN', { type: 'flag', space: 'vilna', flag: 'own' });
    const both = after(one, 'FN', { type: 'flag', space: 'smorgon', flag: 'own' });
    expect(both.flags.vilna).toBe('FN');
    expect(both.flags.smorgon).toBe('FN');
    expect(asking(both)).toEqual(['fn impulse']);
    expect(whereIs(both, 105)).toBe('discard');
    expect(asking(after(one, 'FN', done))).toEqual(['fn impulse']);
  });

  it('nobody marched: no flag', () => {
    const idle = playEvent(start, 'FN', 105, { answers: [['FN', done]] }).state;
    expect(asking(idle)).toEqual(['fn impulse']);
  });
});

describe('#62: a hand is seen, and two CP move unseen', () => {
  const start = holding('R1', [62], 'smolensk: barclay R1 4; elnya: davout FN 6');
  const looked = playEvent(start, 'R1', 62, { answers: [['R1', { type: 'target', power: 'FN' }]] }).state;

  it('a formation that moves with these CP is not intercepted (§11.4), but evaded', () => {
    expect(looked.peek?.of).toBe('FN');
    expect(asking(looked)).toMatchObject(['r1 grant']);
    expect(looked.frames.at(-1)).toMatchObject({ cp: 2, uses: ['move'] });
    const gone = after(looked, 'R1', move('smolensk', 'dorogobuzh', ['barclay'], { R1: 4 }));
    expect(standing(gone, 'dorogobuzh')).toBe('barclay, R1 4');
    expect(gone.effects).toEqual([]);
    expect(asking(gone)).toEqual(['r1 grant']);
    expect(refused(looked, 'R1', { type: 'flag', space: 'elnya', flag: 'own' })).toBe('NOT_A_CHOICE');
    const met = after(looked, 'R1', move('smolensk', 'elnya', ['barclay'], { R1: 4 }));
    expect(asking(met)).toEqual(['fn window']);
    expect(refused(met, 'FN', { type: 'intercept', from: 'elnya', leaders: ['davout'], sp: {} })).toBe(
      'NOT_INTERCEPTED §11.4',
    );
    expect(after(gone, 'R1', done).peek).toBe(null);
    expect(whereIs(after(gone, 'R1', done), 62)).toBe('discard');
  });
});

describe('#43: three CP to move, over roads that are clear', () => {
  const start = holding('FN', [43], 'brest: davout FN 4; smolensk: R1 2', { flags: { brest: 'FN', pinsk: 'FN' } });
  it('marsh costs Imperials nothing (§10.41), until the impulse ends', () => {
    const played = playEvent(start, 'FN', 43).state;
    expect(played.effects.map(({ id, until }) => `${id} ${until}`)).toMatchObject(['easyRoads impulse']);
    expect(played.frames.at(-1)).toMatchObject({ cp: 3 });
    const over = after(played, 'FN', move('brest', 'pinsk', ['davout'], { FN: 4 }));
    expect(standing(over, 'pinsk')).toBe('davout, FN 4');
    expect(over.lastRoll).toEqual(start.lastRoll);
    const ended = after(after(over, 'FN', done), 'FN', { type: 'end' }, luck());
    expect(ended.effects).toEqual([]);
  });
  it('rough ground is no help to the defender (§12.41)', () => {
    const fight = alone('FN', 43, 'orsha: FN 1; mstislavl: R1 2', { flags: { orsha: 'FN' } });
    const defence = (state: State, dice: number): number | undefined => {
      const met = after(state, 'FN', move('orsha', 'mstislavl', [], { FN: 1 }));
      const rolls = events(met, 'R1', { type: 'pass' }, luck(Array<number>(dice).fill(1))).filter(
        ({ type }) => type === 'rolled',
      );
      return rolls.flatMap((event) => (event.type === 'rolled' && event.power === 'R1' ? [event.dice.length] : []))[0];
    };
    expect(defence(playEvent(fight, 'FN', 43).state, 3 + 3 + 3 + 3)).toBe(3);
    expect(defence(spending({ ...fight, hands: handsOf({}) }, 'FN', 3), 3 + 4 + 3 + 3)).toBe(4);
  });
});

describe('#97: a march is forced a space later while it lies face up (§10.42)', () => {
  it('for the Power that played it, to the end of the impulses', () => {
    const start = holding('FN', [97], 'vitebsk: davout FN 4; smolensk: eugene FS 4', { flags: imperial, turn: 3 });
    const played = afterEvent(start, 'FN', 97);
    expect(whereIs(played, 97)).toBe('face up');
    expect(played.effects.map(({ id, until }) => `${id} ${until}`)).toEqual(['forceMarchAllowance faceUp']);
    const legs = ['orsha', 'mogilev', 'orsha', 'borisov'];
    const walked = (state: State, n: number, faces: readonly number[]) =>
      legs
        .slice(0, n)
        .reduce(
          ({ at, now }, to) => ({ at: to, now: after(now, 'FN', move(at, to, ['davout'], { FN: 4 }), luck(faces)) }),
          {
            at: 'vitebsk',
            now: spending(state, 'FN', 4),
          },
        ).now;
    expect(walked(played, 3, []).leaders.davout?.marched).toBe(3);
    expect(() => walked(played, 4, [])).toThrow();
    const table = tableOf(played, noDice);
    closeImpulses(table);
    expect(table.state.effects).toEqual([]);
    expect(table.state.faceUp.FN).toEqual([]);
    expect(() => walked(start, 3, [])).toThrow();
  });
});

describe('#93: an army fires at enemies beside it', () => {
  const start = holding('R1', [93], 'smolensk: barclay R1 6; dorogobuzh: davout FN 3; mogilev: FN 1');
  const at = (space: string): Command => ({ type: 'target', leader: 'barclay', space });

  it('a die for each two SP that he commands; each 6 eliminates an SP, and there is no battle', () => {
    const hit = afterEvent(start, 'R1', 93, { answers: [['R1', at('dorogobuzh')]], faces: [6, 6] });
    expect(standing(hit, 'dorogobuzh')).toBe('davout, FN 1');
    expect(hit.attrition.loss - start.attrition.loss).toBe(2);
    expect(asking(hit)).toEqual(['r1 impulse']);
    expect(hit.leaders.barclay?.marked).toBe(false);
    expect(whereIs(hit, 93)).toBe('discard');
    expect(
      standing(afterEvent(start, 'R1', 93, { answers: [['R1', at('dorogobuzh')]], faces: [5, 1] }), 'dorogobuzh'),
    ).toBe('davout, FN 3');
  });
  it('leaders are spared, and four dice are the most', () => {
    const guns = holding('FN', [93], 'smolensk: napoleon FN 9; dorogobuzh: barclay R1 1');
    const played = playEvent(guns, 'FN', 93);
    expect(asking(played.state)).toEqual([`${seatOf('FN')} event`]);
    const hit = after(
      played.state,
      'FN',
      { type: 'target', leader: 'napoleon', space: 'dorogobuzh' },
      luck([6, 6, 6, 6]),
    );
    expect(standing(hit, 'dorogobuzh')).toBe('barclay');
  });
  it('not over a river, not without an army or an enemy', () => {
    expect(barred(holding('R1', [93], 'minsk: barclay R1 4; borisov: FN 2'), 'R1', 93)).toBe('NO_TARGET §5.1');
    expect(barred(holding('R1', [93], 'smolensk: R1 4; dorogobuzh: FN 2'), 'R1', 93)).toBe('NO_TARGET §5.1');
    expect(refused(playEvent(start, 'R1', 93).state, 'R1', at('mogilev'))).toBe('NOT_A_CHOICE');
  });
});
