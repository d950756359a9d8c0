import type { EditionId } from '../terms/editions.ts';
import type { Choice, Seating } from './seating.ts';

export const WINDOWINGS = ['merged', 'single'] as const;
type Windows = (typeof WINDOWINGS)[number];

/** A log that is older than an option does not have it. */
export type Options = {
  readonly scenario?: number | undefined;
  readonly seating?: Seating | undefined;
  readonly openHands?: boolean | undefined;
  readonly powersBy?: Choice | undefined;
  readonly turnFour?: boolean | undefined;
  readonly edition?: EditionId | undefined;
  readonly windows?: Windows | undefined;
};
