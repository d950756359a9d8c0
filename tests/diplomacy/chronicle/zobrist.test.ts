import { describe, expect, it } from 'vitest';
import { mersenneTwister } from '../../../domain/diplomacy/chronicle/mersenne-twister.ts';
import { zobristHash } from '../../../domain/diplomacy/chronicle/zobrist.ts';
import { CENTRES, START, START_CENTRES } from '../../../domain/diplomacy/map/provinces.ts';
import type { Power } from '../../../domain/diplomacy/map/vocabulary.ts';
import type { Position } from '../../../domain/diplomacy/state/state.ts';
import { type Forces, unitsOf } from '../kit/kit.ts';

describe('the Mersenne Twister', () => {
  // What Python's `random.Random(seed).random()` returns first: 27 bits of one draw, 26 of the next.
  it.each([
    [0, 0.8444218515250481],
    [1, 0.13436424411240122],
    [42, 0.6394267984578837],
  ])('of seed %i is that of Python', (seed, first) => {
    const next = mersenneTwister(seed);
    expect(((next() >>> 5) * 2 ** 26 + (next() >>> 6)) / 2 ** 53).toBe(first);
  });

  // `random.Random(7)` after 2,000 draws of 32 bits: the state was renewed three times.
  it('goes on as that of Python does', () => {
    const next = mersenneTwister(7);
    for (let i = 0; i < 2000; i++) next();
    expect([next(), next(), next()]).toEqual(AFTER_2000);
  });
});

const AFTER_2000 = [4083946869, 3368297078, 584913212];

const centresOf = (forces: Forces): Position['centres'] =>
  Object.fromEntries(
    Object.entries(forces).flatMap(([power, list]) => list.split(' ').map((id) => [id, power as Power])),
  );

// `zobrist_hash` of the package's own saved games: `lmvsgame.json` of github.com/vinchinzu/AI_Diplomacy.
describe('the hash of a position', () => {
  it('is that of the package at the start', () => {
    expect(zobristHash({ units: START, dislodged: [], centres: START_CENTRES })).toBe('1919110489198082658');
  });

  it('is that of the package after moves', () => {
    const units = unitsOf({
      austria: 'A bud, A vie, F ven',
      england: 'F lon, A lvp, F nth',
      france: 'A mar, F gas, A bur',
      germany: 'A ber, A mun, F den',
      italy: 'F ion, A apu, A tyr',
      russia: 'A war, A mos, F sev, F stp/sc',
      turkey: 'A smy, F bla, A bul',
    });
    expect(zobristHash({ units, dislodged: [], centres: START_CENTRES })).toBe('5323846557811545938');
  });

  const winter = unitsOf({
    austria: 'A gal, F apu, F ven, A tyr',
    england: 'F hol, A lon, A wal, F bal, F nth',
    france: 'F bre, A por, A bur, A gas',
    germany: 'A mun, A sil, F ber',
    italy: 'F ion, A alb, F tys, A rom, A tri',
    russia: 'F rum, A sev, F bot, A mos',
    turkey: 'F arm, A bul, A con, A ukr, F bla',
  });
  const centres = centresOf({
    austria: 'bud vie ven',
    england: 'edi lon lvp den hol',
    france: 'bre mar par spa por',
    germany: 'ber kie mun',
    italy: 'nap rom tun gre ser tri',
    russia: 'mos stp war rum sev',
    turkey: 'ank con smy bul',
  });

  it('is that of the package after conquests', () => {
    expect(zobristHash({ units: winter, dislodged: [], centres })).toBe('287978898958049060');
    expect(Object.keys(centres).filter((id) => !CENTRES.includes(id))).toEqual([]);
  });

  it('has numbers of its own for dislodged units', () => {
    const [unit, ...units] = winter;
    const dislodged = [{ unit: unit!, from: 'ukr', retreats: ['boh'] }];
    expect(zobristHash({ units, dislodged, centres })).toBe('6686723097450656328');
  });
});
