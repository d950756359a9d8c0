import type * as z from 'zod';
import { SILENT, type Tales } from '../../../contract/story.ts';
import { josa } from '../../../lib/josa.ts';
import type { Frame } from '../../frames/frames.ts';
import type { windowFacts } from '../../table/card-facts.ts';
import type { flowFacts, seatingFacts, timeFacts } from '../../table/course-facts.ts';
import { ENDING_NAMES, turnName } from '../names.ts';
import { CAMP_NAMES } from '../powers.ts';
import { seatName } from '../seats.ts';
import { answers, en, ko, type Words } from './told.ts';
import { endedBy, verdict } from './verdict.ts';

function battleEnd(frame: Frame, words: Words): string | undefined {
  const battle = endedBy(frame);
  return battle && verdict(battle, words);
}

/** How the course of the game is told, and what is answered at windows. */
export const courseTales = {
  entered: SILENT,
  // Of the steps of a procedure the end of a battle alone is news.
  went: {
    en: ({ frame }, words) => battleEnd(frame, words),
    ko: ({ frame }, words) => battleEnd(frame, words),
  },
  left: SILENT,
  seated: {
    en: ({ seats }, { seat }) =>
      Object.entries(seats).map(([id, powers]) => `${seat(id)} plays ${seatName(powers, 'en')}.`),
    ko: ({ seats }, { seat }) => Object.entries(seats).map(([id, powers]) => `${seat(id)}: ${seatName(powers, 'ko')}.`),
  },
  'turn-began': { en: ({ turn }) => `Now ${turnName(turn, 'en')}.`, ko: ({ turn }) => `${turnName(turn, 'ko')}.` },
  'round-began': { en: ({ round }) => `Round ${round}.`, ko: ({ round }) => `${round}라운드를 시작합니다.` },
  'impulse-began': {
    en: ({ power, preemptive }) =>
      power === null ? undefined : `${en[power]} begins ${preemptive ? 'a pre-emptive' : 'an'} impulse.`,
    ko: ({ power, preemptive }) =>
      power === null ? undefined : `${josa(ko[power], '이/가')} ${preemptive ? '우선권 ' : ''}Impulse를 시작합니다.`,
  },
  'impulse-ended': {
    en: ({ power }) => `${en[power]} ends the impulse.`,
    ko: ({ power }) => `${josa(ko[power], '이/가')} Impulse를 마칩니다.`,
  },
  passed: {
    en: ({ power }) => `${en[power]} has no card and passes.`,
    ko: ({ power }) => `${josa(ko[power], '이/가')} 카드가 없어 패스합니다.`,
  },
  // What is to be remembered follows from what is told.
  noted: SILENT,
  ended: {
    en: ({ camp, how }) => `The ${CAMP_NAMES.en[camp]} have won ${ENDING_NAMES.en[how]}.`,
    ko: ({ camp, how }) => `${josa(CAMP_NAMES.ko[camp], '이/가')} 승리합니다(${ENDING_NAMES.ko[how]}).`,
  },
  // What all answered is told at once, when it is opened.
  answered: SILENT,
  reached: SILENT,
  withdrawn: SILENT,
  opened: {
    en: ({ answers: given }, words) => answers(given, words),
    ko: ({ answers: given }, words) => answers(given, words),
  },
} satisfies Tales<
  z.infer<
    | (typeof flowFacts)[number]
    | (typeof seatingFacts)[number]
    | (typeof timeFacts)[number]
    | (typeof windowFacts)[number]
  >,
  Words
>;
