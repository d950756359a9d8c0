import * as z from 'zod';
import { cardFacts, windowFacts } from './hands/facts.ts';
import { groundFacts } from './map/facts.ts';
import { pieceFacts } from './pieces/facts.ts';
import { trackFacts } from './tracks/facts.ts';
import { flowFacts, seatingFacts, timeFacts } from './turn/facts.ts';

/*
 * Small facts that any procedure can tell its story with. Each says what is so afterwards, or which pieces went where, never a rule
 * to be worked out; `rule` cites the one that was at work. Each room states its facts in `facts.ts`, and beside them how they are recorded.
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
