import * as z from 'zod';
import { put } from '../../lib/records.ts';
import type { Records } from '../state/state.ts';
import { camp, fact, nation, power, rule, space } from '../terms/schemas.ts';

/* Facts of the map: flags and markers in spaces and on lines. */

export const groundFacts = [
  fact('flag-set', { space, flag: nation.nullable(), rule }),
  fact('scorched-set', { space, scorched: z.boolean(), rule }),
  fact('sacked', { space, rule }),
  fact('entrenched-set', { space, camp: camp.nullable(), rule }),
  fact('dmc-set', { space, power: power.nullable(), rule }),
  fact('trains-set', { camp, space: space.nullable(), rule }),
  fact('bridge-set', { owner: power, a: space, b: space, permanent: z.boolean(), there: z.boolean(), rule }),
] as const;

export const groundRecords: Records<z.infer<(typeof groundFacts)[number]>> = {
  'flag-set': (state, { space, flag }) => ({ ...state, flags: put(state.flags, space, flag) }),
  'scorched-set': (state, { space, scorched }) => ({ ...state, scorched: toggled(state.scorched, space, scorched) }),
  sacked: (state, { space }) => ({ ...state, sacked: toggled(state.sacked, space, true) }),
  'entrenched-set': (state, { space, camp }) => ({ ...state, entrenched: put(state.entrenched, space, camp) }),
  'dmc-set': (state, { space, power }) => ({ ...state, dmc: put(state.dmc, space, power) }),
  'trains-set': (state, { camp, space }) => ({ ...state, trains: put(state.trains, camp, space) }),
  'bridge-set': (state, { owner, a, b, permanent, there }) => {
    const others = state.bridges.filter((bridge) => bridge.a !== a || bridge.b !== b || bridge.owner !== owner);
    return { ...state, bridges: there ? [...others, { owner, a, b, permanent }] : others };
  },
};

const toggled = (list: readonly string[], item: string, there: boolean): readonly string[] => {
  const others = list.filter((each) => each !== item);
  return there ? [...others, item].sort() : others;
};
