import type * as z from 'zod';
import { NOTED, type Replay } from '../../contract/replay.ts';
import { partsOf } from '../ahead/parts.ts';
import { neededIn } from '../ahead/rolling.ts';
import type { groundFacts } from '../table/ground-facts.ts';
import type { trackFacts } from '../table/track-facts.ts';
import type { Words } from './words.ts';

/** What moves on the tracks, and the dice. */
export const trackReplay = {
  'morale-set': ({ camp, level }, { before }) => {
    const from = before().morale[camp].level;
    return from === level ? [] : [{ is: 'track', track: 'morale', of: camp, from, to: level }];
  },
  'attrition-set': ({ level }, { before }) => {
    const from = before().attrition.level;
    return from === level ? [] : [{ is: 'track', track: 'attrition', from, to: level }];
  },
  'resources-set': ({ power, to }, { before }) => [
    { is: 'track', track: 'resources', of: power, from: before().resources[power], to },
  ],
  'cp-spent': ({ cp, left }) => [{ is: 'track', track: 'cp', from: left + cp, to: left }],
  rolled: (event, { before, locale }) => {
    const { power, why, dice, total, space } = event;
    const parts = partsOf(before(), event, locale);
    const place = space === undefined ? {} : { at: space };
    const need = neededIn(before(), why);
    return [
      {
        is: 'dice',
        by: power,
        for: why,
        faces: dice,
        counts: { total },
        ...(need !== undefined && { need }),
        ...place,
        parts,
      },
    ];
  },
} satisfies Replay<z.infer<(typeof trackFacts)[number]>, Words>;

/** Flags and markers of spaces. */
export const groundReplay = {
  'flag-set': ({ space, flag }, { before }) => [
    { is: 'track', track: 'flag', of: space, from: before().flags[space] ?? null, to: flag },
  ],
  'scorched-set': NOTED,
  sacked: NOTED,
  'entrenched-set': NOTED,
  'dmc-set': NOTED,
  'trains-set': NOTED,
  'bridge-set': NOTED,
} satisfies Replay<z.infer<(typeof groundFacts)[number]>, Words>;
