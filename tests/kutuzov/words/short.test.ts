import { expect, it } from 'vitest';
import type { Frame } from '../../../domain/kutuzov/frames/frames.ts';
import { kutuzov } from '../../../domain/kutuzov/index.ts';
import { POWERS } from '../../../domain/kutuzov/terms/nations.ts';
import { POINTS } from '../../../domain/kutuzov/terms/points.ts';
import { phaseShort } from '../../../domain/kutuzov/words/phase.ts';
import { shortOf } from '../../../domain/kutuzov/words/short.ts';
import { LOCALES } from '../../../domain/lib/text.ts';

// Random games do not come to every question; so each is asked here with every Power and the largest numbers.

const STATE = kutuzov.initial(kutuzov.schemas.options.parse({}));
const VIEW = kutuzov.view(STATE, ['fn']);

/** Frames of every kind with a question, with whatever their words depend on. */
const FRAMES = kutuzov.kinds.flatMap((is) =>
  POWERS.flatMap((power) =>
    [false, true].flatMap((one) =>
      (is === 'window' ? POINTS : ['choose']).map((point) => ({
        is,
        point,
        power,
        camp: one ? 'imperial' : 'tsarist',
        stage: one ? 'choose' : is === 'battle' ? 'cancel' : 'remove',
        track: one ? 'morale' : 'attrition',
        must: one,
        cp: one ? 12 : 0,
        over: 12,
        free: 20,
        spaces: 12,
        pool: 99,
        regroup: 99,
        bids: [{ sp: 20 }],
        space: 'smolensk',
        sixes: 0,
      })),
    ),
  ),
) as unknown as readonly Frame[];

it('every question has a short form: 60 letters in English, 36 in Korean', () => {
  const wrong = FRAMES.flatMap((frame) =>
    LOCALES.flatMap((locale) => {
      const short = shortOf(VIEW, frame, locale);
      const isRight =
        short.length >= 4 && short.length <= { en: 60, ko: 36 }[locale] && (locale === 'en' || /[가-힣]/.test(short));
      return isRight && !/undefined|NaN/.test(short) ? [] : [`${frame.is}, ${short.length}: ${short}`];
    }),
  );
  expect([...new Set(wrong)]).toEqual([]);
});

it('every moment has a name of 18 letters at most', () => {
  const wrong = FRAMES.flatMap((frame) =>
    LOCALES.flatMap((locale) =>
      [1, 2, 3, 4].flatMap((turn) => {
        const name = phaseShort({ ...STATE, turn, frames: [frame] }, locale);
        return name.length > 6 && name.length <= 18 ? [] : [`${frame.is}, ${name.length}: ${name}`];
      }),
    ),
  );
  expect([...new Set(wrong)]).toEqual([]);
  expect(phaseShort({ ...STATE, frames: [{ is: 'impulse' } as Frame] }, 'en')).toBe('T1 Jun–Jul impulse');
});

it('a window is named after what it is about', () => {
  const frames = [{ is: 'battle' }, { is: 'window', point: 'before-dice' }] as unknown as readonly Frame[];
  expect(phaseShort({ ...STATE, frames }, 'en')).toBe('T1 Jun–Jul battle');
});
