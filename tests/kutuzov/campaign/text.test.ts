import { describe, expect, it } from 'vitest';
import type { State } from '../../../domain/kutuzov/state/state.ts';
import type { Event } from '../../../domain/kutuzov/table/events.ts';
import { evolve } from '../../../domain/kutuzov/table/evolve.ts';
import type { Power } from '../../../domain/kutuzov/terms/nations.ts';
import { field } from '../kit/battles.ts';
import { intercept, move, type Played, play } from '../kit/contacts.ts';
import { drawn, spending } from '../kit/kit.ts';
import { impulse, lift, morale, press, siege } from '../kit/sieges.ts';
import { hitsText } from './fights.ts';
import { happeningsOf } from './happenings.ts';
import { interphaseOf } from './interphase.ts';
import type { Passage, Step } from './record.ts';
import { standingOf } from './standing.ts';
import { keysWon, swingOf, turningPoints } from './swings.ts';
import { balanceOf } from './text.ts';
import { phraseOf, sentenceOf } from './why.ts';

// The parts that the texts of campaigns are made of, each on a position that is drawn.

function stepsOf(start: State, events: readonly Event[]): readonly Step[] {
  let state = start;
  return events.map((event) => {
    const before = state;
    state = evolve(before, event);
    return { before, event };
  });
}

/** A passage of these events. */
function passage(start: State, events: readonly Event[], change: Partial<Passage> = {}): Passage {
  const after = events.reduce(evolve, start);
  const power: Power = 'FN';
  return {
    kind: 'impulse',
    turn: 1,
    round: 1,
    power,
    preemptive: false,
    steps: stepsOf(start, events),
    acts: [],
    before: start,
    after,
    ...change,
  };
}

const told = (start: State, events: readonly Event[]): readonly string[] =>
  happeningsOf(passage(start, events)).map(({ text }) => text);
const texts = (start: State, { events }: Played): readonly string[] => told(start, events);

describe('hits', () => {
  it('are told with the mean where they are far from it', () => {
    expect([hitsText(4, 12), hitsText(1, 3), hitsText(10, 18), hitsText(0, 9)]).toEqual([
      '4 hits',
      '1 hit',
      '10 hits (6 on average)',
      '0 hits (3 on average)',
    ]);
  });
});

describe('an interception and the battle after it', () => {
  const start = spending(
    field('elnya: barclay R1 4; smolensk: davout FN 6', { flags: { smolensk: 'FN', mstislavl: 'FN' } }),
    'R1',
    2,
  );
  const declare = ['R1', move('elnya', 'mstislavl', ['barclay'], { R1: 4 })] as const;

  it('are told by the attackers, the defenders, the dice of each side and their result', () => {
    const so = play(start, declare, ['FN', intercept('smolensk', ['davout'], { FN: 6 }), '23 11111 51111111111']);
    expect(texts(start, so)).toEqual([
      'Davout, 6 SP, intercepts Smolensk → Mstislavl (dice 9, 9 needed).',
      'Barclay de Tolly, 4 SP, marches Elnya → Mstislavl.',
      '**Battle of Mstislavl**, the Tsarists attack. Barclay de Tolly, 4 SP: 5 dice (SP 4, commander 1), 0 hits; Davout, 6 SP: 11 dice ' +
        '(SP 6, commander 4, line of march 1), 1 hit (3.7 on average). The Imperials win. Nobody is lost. Retreat: Barclay de Tolly, 4 SP to Elnya.',
    ]);
  });

  it('or that it failed', () => {
    const so = play(start, declare, ['FN', intercept('smolensk', ['davout'], { FN: 6 }), '11']);
    expect(texts(start, so)).toEqual([
      'Davout fails to intercept from Smolensk at Mstislavl (dice 6, 9 needed).',
      'Barclay de Tolly, 4 SP, marches Elnya → Mstislavl.',
    ]);
  });
});

describe('a siege', () => {
  // Kutuzov 4, 6 SP, Vive 1: 11 dice.
  const start = impulse('R1', 'konigsberg: kutuzov R1 6', {
    ...morale('imperial', { level: 'marchez-vous' }),
    sacked: ['konigsberg'],
  });
  const begun = ['R1', siege('konigsberg', ['kutuzov'], { R1: 6 }), '6*1 1*10 1111'] as const;

  it('is told round by round, and that the fortress falls, with the flag that flies there', () => {
    const so = play(start, begun, ['R1', press(), '6*3 1*8 1111']);
    const [said, ...more] = texts(start, so);
    expect(said).toBe(
      '**Siege of Königsberg** (four 6s needed). Kutuzov, 6 SP: 11 dice (SP 6, commander 4, morale 1), one 6; the fortress 4 dice, 0 hits; ' +
        'round 2: Kutuzov, 6 SP: 11 dice (SP 6, commander 4, morale 1), three 6s; the fortress 4 dice, 0 hits. Königsberg **falls**. Nobody is lost.',
    );
    expect(more.at(-1)).toBe('Flag of Russian First Army: Königsberg (Key).');
  });

  it('or that it holds out', () => {
    const so = play(start, begun, ['R1', lift]);
    expect(texts(start, so)[0]).toMatch(/Königsberg holds out\. Nobody is lost\.$/);
  });
});

const marched = (from: string, to: string, sp: number): Event => ({
  type: 'moved',
  from,
  to,
  troops: [{ of: 'FN', sp, marched: 0, stopped: false, marked: false }],
  leaders: ['davout'],
  how: 'march',
  marched: 0,
  stopped: false,
  rule: '§10.1',
});

describe('a march', () => {
  const start = drawn('vilna: davout FN 3');
  const rolled: Event = {
    type: 'rolled',
    why: 'attrition',
    power: 'FN',
    dice: [1, 6, 2],
    total: 1,
    space: 'smorgon',
    rule: '§14.1',
  };
  const lost: Event = {
    type: 'lost',
    space: 'smorgon',
    troops: [{ of: 'FN', sp: 1, marched: 0, stopped: false, marked: false }],
    to: 'pool',
    rule: '§14.1',
  };

  it('is one line over several spaces, with what attrition takes on the way', () => {
    expect(told(start, [marched('vilna', 'smorgon', 3), rolled, lost, marched('smorgon', 'minsk', 2)])).toEqual([
      'Davout, 3 SP, marches Vilna → Smorgon → Minsk. Attrition at Smorgon (3 dice): French North 1 SP.',
    ]);
  });

  it('is another one when part of the force stays behind', () => {
    expect(told(start, [marched('vilna', 'smorgon', 3), marched('smorgon', 'minsk', 2)])).toEqual([
      'Davout, 3 SP, marches Vilna → Smorgon.',
      'Davout, 2 SP, marches Smorgon → Minsk.',
    ]);
  });
});

describe('new forces', () => {
  const start = drawn('riga: R1 1');
  const deployed = (from: string, to: string): readonly Event[] => [
    {
      ...marched(from, to, 1),
      leaders: [],
      how: 'deploy',
      troops: [{ of: 'R1', sp: 1, marched: 0, stopped: false, marked: false }],
    } as Event,
  ];
  const placed: Event = { type: 'placed', space: 'riga', of: 'R1', sp: 2, from: 'pool', rule: '§6.1' };

  it('are told by Power, those of the same place and way together', () => {
    expect(interphaseOf(passage(start, [placed, placed, ...deployed('riga', 'vilna')]))).toEqual([
      '**Russian First Army**: new Russian First Army 4 SP in Riga; Riga → Vilna Russian First Army 1 SP.',
    ]);
  });
});

describe('the swing of a passage', () => {
  const start = drawn('smolensk: R1 4; vilna: FN 4');

  it('counts points, pieces and markers of both Camps', () => {
    const after: State = {
      ...start,
      resources: { ...start.resources, FN: start.resources.FN + 2 },
      troops: { vilna: start.troops.vilna! },
    };
    expect(swingOf(start, after)).toBe(1 + 4 * 0.25);
    expect(balanceOf(start, after)).toEqual(['points Imperials +1', 'pieces Tsarists −4']);
  });

  it('a level of morale is nine markers', () => {
    const after: State = {
      ...start,
      morale: { ...start.morale, imperial: { level: 'vive-lempereur', loss: 0, gain: 0 } },
    };
    expect(swingOf(start, after)).toBe(-9 * 0.25);
  });

  it('names the greatest first, and those of impulses and ends of turns alone', () => {
    const flag: Event = { type: 'flag-set', space: 'smolensk', flag: 'FN', rule: '§7' };
    const little: Event = { type: 'resources-set', power: 'R1', to: 1, rule: '§16' };
    const before = drawn('vilna: FN 4', { resources: { FN: 0, R1: 0, FS: 0, R2: 0 } });
    const swings = [
      passage(before, [little]),
      passage(before, [flag]),
      passage(before, [flag], { kind: 'interphase' }),
      passage(before, []),
    ];
    const points = turningPoints(swings, 5);
    expect(points.map((point) => swings.indexOf(point.passage))).toEqual([1, 0]);
    expect(points.map(({ by }) => Math.sign(by))).toEqual([1, -1]);
    expect(keysWon(before, swings[1]!.after)).toEqual({ imperial: ['smolensk'], tsarist: [] });
  });
});

describe('where things stand', () => {
  const lines = standingOf(
    drawn('smolensk: davout FN 6; riga: barclay R1 4; kiev: R2 2', { flags: { smolensk: 'FN' }, regroup: { AU: 3 } }),
  );

  it('tells both Camps side by side', () => {
    expect(lines).toContain('| On the map | 6 SP, 1 leaders | 6 SP, 1 leaders |');
    expect(lines).toContain('| In the Regroup Box | Austria 3 SP | none |');
  });

  it('the holders of the places that matter, Keys on enemy ground, armies and soldiers without a leader', () => {
    expect(lines).toContain('- The Imperials hold Smolensk; the Tsarists hold Riga, St. Petersburg, Moscow, Kiev.');
    expect(lines).toContain('- Keys on enemy ground that the Imperials hold: Smolensk.');
    expect(lines).toContain('- Armies of the Imperials: **Smolensk** Davout, 6 SP.');
    expect(lines).toContain('- Tsarists without a leader: Kiev 2.');
  });
});

describe('why', () => {
  const command = move('vilna', 'minsk', ['davout'], { FN: 6 });

  it('names the worth, the best other thing, the goal and the danger', () => {
    const instead = { command: { type: 'siege', space: 'riga', leaders: ['ney'], sp: {} }, worth: 1.04 } as const;
    expect(sentenceOf({ command, reason: { worth: 2.55, instead, goal: 'smolensk', danger: 0.42 } })).toBe(
      'Davout, 6 SP, Vilna → Minsk: worth 2.6 (next best: the siege of Riga, 1); it makes for Smolensk; the danger in Minsk is put at 0.4',
    );
  });

  it('leaves out what it does not know', () => {
    expect(sentenceOf({ command, reason: { worth: 2, goal: 'minsk' } }, 'FN')).toBe(
      'French North, Davout, 6 SP, Vilna → Minsk: worth 2 (nothing else was worth much); Minsk is what it is after',
    );
  });

  it('calls cards by their titles', () => {
    expect(phraseOf({ type: 'play', card: 36, as: 'event' })).toBe('#36 No Peace for its event');
  });
});
