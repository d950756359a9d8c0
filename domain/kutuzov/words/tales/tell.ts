import { type Heard, type Scene, type Tales, toldBy } from '../../../contract/story.ts';
import type { Locale } from '../../../lib/text.ts';
import { editionOf } from '../../edition/editions.ts';
import type { Options } from '../../state/options.ts';
import type { Event } from '../../table/events.ts';
import { cardTales } from './cards.ts';
import { courseTales } from './course.ts';
import { groundTales } from './ground.ts';
import { pieceTales } from './pieces.ts';
import type { Words } from './told.ts';
import { trackTales } from './tracks.ts';

/** How each event is told, by what it is about. */
export const TALES = { ...courseTales, ...cardTales, ...pieceTales, ...groundTales, ...trackTales } satisfies Tales<
  Event,
  Words
>;

/** An event in sentences. */
export const tell = (
  event: Heard<Event>,
  locale: Locale,
  { options: { edition = 'reconstructed' }, seat, earlier = [], later = [] }: Scene<Options>,
) => toldBy<Event, Words>(TALES, event, locale, { edition: editionOf({ edition }), locale, seat, earlier, later });
