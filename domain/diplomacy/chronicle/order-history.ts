import type { Told } from '../../contract/chronicle.ts';
import type { Locale } from '../../lib/text.ts';
import { POWER_NAMES } from '../map/powers.ts';
import { POWERS } from '../map/vocabulary.ts';
import { standings, type View } from '../view.ts';
import { phaseName } from '../words/names.ts';
import { printed } from './chapters.ts';
import { type Stretch, stretches } from './stretches.ts';

/**
 * The orders of a game as text: a paragraph for each resolved phase, a line for each order, in notation that
 * `parseOrder` reads again up to the brackets, which hold the outcome and its rule where the order did not simply
 * succeed.
 */
export function orderHistory({ game, title, commits, view, outcome }: Told<unknown, View>, locale: Locale): string {
  const ended = outcome === undefined ? [] : [`${outcome.result}: ${outcome.seats.join(', ')} (${outcome.how})`];
  const now = standings(view).map(
    ({ power, centres, units }) => `${POWER_NAMES[locale][power]}: ${centres} / ${units}`,
  );
  return [
    title === undefined ? game : `${title} (${game})`,
    ...stretches(commits).map((each) => paragraph(each, locale)),
    [phaseName(view, locale), ...now].join('\n'),
    ...ended,
  ]
    .join('\n\n')
    .concat('\n');
}

function paragraph({ resolved }: Stretch, locale: Locale): string {
  const { results } = resolved;
  const lists = POWERS.flatMap((power) => {
    const own = results.filter((result) => result.power === power);
    return own.length === 0
      ? []
      : [`${POWER_NAMES[locale][power]}:`, ...own.map((result) => `  ${printed(results, result)}${markOf(result)}`)];
  });
  return [phaseName(resolved, locale), ...lists].join('\n');
}

function markOf({ outcome, rule, dislodgedFrom }: Stretch['resolved']['results'][number]): string {
  const isPlain = (outcome === 'succeeded' || outcome === 'held') && dislodgedFrom === undefined;
  const marks = [`${outcome} ${rule}`, ...(dislodgedFrom === undefined ? [] : [`dislodged from ${dislodgedFrom}`])];
  return isPlain ? '' : ` [${marks.join(', ')}]`;
}
