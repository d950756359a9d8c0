import type { Stage } from '../../contract/replay.ts';
import type { Locale } from '../../lib/text.ts';
import type { Options } from '../state/options.ts';
import type { View } from '../state/view.ts';

/** What frames of the game are told from besides the event. */
export interface Words extends Stage<Options, View> {
  readonly locale: Locale;
}
