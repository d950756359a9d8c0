import { expect, it } from 'vitest';
import { LOCALES } from '../../../domain/lib/text.ts';
import { SIDES } from '../../../domain/napoleonics/army/sides.ts';
import { napoleonics } from '../../../domain/napoleonics/index.ts';
import { BATTLE_IDS } from '../../../domain/napoleonics/scenarios/index.ts';
import type { Frame } from '../../../domain/napoleonics/state/frames.ts';
import { view } from '../../../domain/napoleonics/state/view.ts';
import { phaseShort } from '../../../domain/napoleonics/words/names.ts';
import { shortOf } from '../../../domain/napoleonics/words/short.ts';

// The questions of a melee and of flags need units that fight: random battles of the laws come to them.

const QUESTIONS = [
  { is: 'command' },
  { is: 'section' },
  { is: 'use' },
  { is: 'supply' },
  { is: 'supply-to', unit: 'F-LN-1' },
  { is: 'rally', blocks: { INF: 10, CAV: 10, ART: 10 } },
  { is: 'order' },
  { is: 'movement' },
  { is: 'combat' },
  { is: 'scout' },
  { is: 'retreat', hexes: 12 },
  { is: 'leader-retreat', path: [] },
  { is: 'advance', stage: 'ground' },
  { is: 'advance', stage: 'beyond' },
  { is: 'advance', stage: 'bonus' },
] as unknown as readonly Frame[];

const VIEW = view(napoleonics.initial({}), ['top']);

it('questions have a short form: 60 letters in English, 36 in Korean', () => {
  const wrong = QUESTIONS.flatMap((frame) =>
    LOCALES.flatMap((locale) => {
      const short = shortOf(VIEW, frame, locale);
      const isRight =
        short.length >= 4 && short.length <= { en: 60, ko: 36 }[locale] && (locale === 'en' || /[가-힣]/.test(short));
      return isRight && !/undefined|NaN/.test(short) ? [] : [`${frame.is}, ${short.length}: ${short}`];
    }),
  );
  expect(wrong).toEqual([]);
});

const KINDS = [...QUESTIONS.map(({ is }) => is), 'draw', 'leader-check', 'melee', 'flags'];

it('every moment of every battle has a name of 18 letters at most', () => {
  const wrong = BATTLE_IDS.flatMap((scenario) => {
    const state = napoleonics.initial({ scenario });
    return KINDS.flatMap((is) =>
      SIDES.flatMap((active) =>
        LOCALES.flatMap((locale) =>
          [3, 12].flatMap((turn) => {
            const name = phaseShort({ ...state, active, turn, frames: [{ is } as Frame] }, locale);
            return name.length > 4 && name.length <= 18 ? [] : [`${scenario}, ${is}: ${name}`];
          }),
        ),
      ),
    );
  });
  expect([...new Set(wrong)]).toEqual([]);
});

it('the army counts more than the step where both are too long', () => {
  const state = { ...napoleonics.initial({}), turn: 3, frames: [{ is: 'combat' } as Frame] };
  const called = (en: string) => ({
    ...state,
    battle: { ...state.battle, sides: { ...state.battle.sides, [state.active]: { army: { en, ko: en } } } },
  });
  expect(phaseShort(called('French') as typeof state, 'en')).toBe('T3 French, combat');
  expect(phaseShort(called('Anglo-Dutch') as typeof state, 'en')).toBe('T3 Anglo-Dutch');
  expect(phaseShort(called('The Army of the North') as typeof state, 'en')).toBe('T3 combat');
});
