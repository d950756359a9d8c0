import * as z from 'zod';
import { cardFacts, windowFacts } from './card-facts.ts';
import { flowFacts, seatingFacts, timeFacts } from './course-facts.ts';
import { groundFacts } from './ground-facts.ts';
import { pieceFacts } from './piece-facts.ts';
import { trackFacts } from './track-facts.ts';

/*
 * Small facts that any procedure can tell its story with. Each says what is so afterwards, or which pieces went where,
 * never a rule to be worked out; `rule` cites the one that was at work. A file of facts beside this one states those of
 * a subject, and how they are recorded.
 */

export const eventSchema = z.discriminatedUnion('type', [
  ...flowFacts,
  ...seatingFacts,
  ...timeFacts,
  ...cardFacts,
  ...pieceFacts,
  ...groundFacts,
  ...trackFacts,
  ...windowFacts,
]);
export type Event = z.infer<typeof eventSchema>;
export type EventOf<K extends Event['type']> = Extract<Event, { type: K }>;
