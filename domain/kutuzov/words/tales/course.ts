import type * as z from 'zod';
import { SILENT, type Tales } from '../../../contract/story.ts';
import type { windowFacts } from '../../table/card-facts.ts';
import type { flowFacts, seatingFacts, timeFacts } from '../../table/course-facts.ts';
import { ENDING_NAMES, turnName } from '../names.ts';
import { CAMP_NAMES } from '../powers.ts';
import { seatName } from '../seats.ts';
import { answers, en, ko, type Words } from './told.ts';

/** How the course of the game is told, and what is answered at windows. */
export const courseTales = {
  entered: SILENT,
  went: SILENT,
  left: SILENT,
  seated: {
    en: ({ seats }, { seat }) => Object.entries(seats).map(([id, powers]) => `${seat(id)} plays ${seatName(powers, 'en')}.`),
    ko: ({ seats }, { seat }) => Object.entries(seats).map(([id, powers]) => `${seat(id)}: ${seatName(powers, 'ko')}.`),
  },
  'turn-began': { en: ({ turn }) => `Now ${turnName(turn, 'en')}.`, ko: ({ turn }) => `${turnName(turn, 'ko')}.` },
  'round-began': { en: ({ round }) => `Round ${round}.`, ko: ({ round }) => `${round}라운드.` },
  'impulse-began': {
    en: ({ power, preemptive }) => (power === null ? undefined : `${en[power]} begins ${preemptive ? 'a pre-emptive' : 'an'} impulse.`),
    ko: ({ power, preemptive }) => (power === null ? undefined : `${ko[power]}: ${preemptive ? '우선권 ' : ''}Impulse 시작.`),
  },
  'impulse-ended': { en: ({ power }) => `${en[power]} ends the impulse.`, ko: ({ power }) => `${ko[power]}: Impulse 끝.` },
  passed: { en: ({ power }) => `${en[power]} has no card and passes.`, ko: ({ power }) => `${ko[power]}: 카드가 없어 넘어감.` },
  // What is to be remembered follows from what is told.
  noted: SILENT,
  ended: {
    en: ({ camp, how }) => `The ${CAMP_NAMES.en[camp]} have won ${ENDING_NAMES.en[how]}.`,
    ko: ({ camp, how }) => `${CAMP_NAMES.ko[camp]}: ${ENDING_NAMES.ko[how]} 승리.`,
  },
  // What all answered is told at once, when it is opened.
  answered: SILENT,
  reached: SILENT,
  withdrawn: SILENT,
  opened: { en: ({ answers: given }, words) => answers(given, words), ko: ({ answers: given }, words) => answers(given, words) },
} satisfies Tales<
  z.infer<(typeof flowFacts)[number] | (typeof seatingFacts)[number] | (typeof timeFacts)[number] | (typeof windowFacts)[number]>,
  Words
>;
