import { editionOf } from '../../../domain/kutuzov/edition/editions.ts';
import { groundFor, isInRussia } from '../../../domain/kutuzov/map/ground.ts';
import { commandedIn, troopsIn } from '../../../domain/kutuzov/pieces/pieces.ts';
import type { Position } from '../../../domain/kutuzov/state/state.ts';
import { CAMPS, type Camp, campOf, NATIONS_OF, POWERS_OF } from '../../../domain/kutuzov/terms/nations.ts';
import { totalPoints } from '../../../domain/kutuzov/tracks/victory.ts';
import { conquestText } from '../../../domain/kutuzov/words/describe/ending.ts';
import { ATTRITION_NAMES, MORALE_NAMES } from '../../../domain/kutuzov/words/names.ts';
import { camp, capital, leader, nation, pieces, place, rounded } from './names.ts';
import { keysOf, leadersOf, scoresOf, spOf } from './swings.ts';

/* Where things stand in a position, as a block of lines. */

const markers = ({ loss, gain }: { readonly loss: number; readonly gain: number }): string =>
  loss > 0 ? `, Loss ${loss}` : gain > 0 ? `, Gain ${gain}` : '';

/** Places by which the advance of 1812 is told. */
const GOALS = ['riga', 'smolensk', 'st-petersburg', 'moscow', 'kiev'] as const;

/** `Imperials hold Smolensk; Tsarists hold Riga, Moscow; nobody holds Kiev` */
function goalsText(position: Position): readonly string[] {
  const by = Map.groupBy(GOALS, (id) => CAMPS.find((each) => groundFor(position, id, each) === 'friendly'));
  return [...CAMPS, undefined].flatMap((each) => {
    const held = by.get(each) ?? [];
    return held.length === 0
      ? []
      : [`${each === undefined ? 'nobody holds' : `the ${camp(each)} hold`} ${held.map(place).join(', ')}`];
  });
}

/** A table of both Camps, then the tracks, the places that matter, and the armies. */
export function standingOf(position: Position): readonly string[] {
  const { morale, attrition, resources, leaders, facts } = position;
  const { points } = scoresOf(position);
  const row = (name: string, of: (each: Camp) => string): string => `| ${name} | ${CAMPS.map(of).join(' | ')} |`;
  const byPower = (each: Camp, of: (power: (typeof POWERS_OF)[Camp][number]) => string): string =>
    POWERS_OF[each].map((power) => `${nation(power)} ${of(power)}`).join(', ');
  const off = (at: string, each: Camp): readonly string[] =>
    Object.entries(leaders).flatMap(([id, here]) => (here.at === at && campOf(here.of) === each ? [leader(id)] : []));
  const regrouped = (each: Camp): readonly string[] =>
    NATIONS_OF[each].flatMap((id) =>
      position.regroup[id] === undefined ? [] : [`${nation(id)} ${position.regroup[id]} SP`],
    );
  const events = [
    ...(facts.austriaNeutral ? ['Austria is neutral'] : []),
    ...(facts.prussiaRevolted ? ['Prussia has revolted'] : []),
    ...(facts.retreat === 'chosen' ? ['the Retreat from Moscow is in force'] : []),
  ];
  return [
    `| | ${CAMPS.map(camp).join(' | ')} |`,
    '|---|---|---|',
    row(
      'Points',
      (each) => `${rounded(points[each])} (${byPower(each, (power) => rounded(totalPoints(position, power)))})`,
    ),
    row('Keys held', (each) => String(keysOf(position, each).length)),
    row('Morale', (each) => `${MORALE_NAMES.en[morale[each].level]}${markers(morale[each])}`),
    row('Resources', (each) => byPower(each, (power) => String(resources[power]))),
    row('On the map', (each) => `${spOf(position, each)} SP, ${leadersOf(position, each).length} leaders`),
    row('In the Regroup Box', (each) => [...regrouped(each), ...off('@regroup', each)].join(', ') || 'none'),
    row('Leaders to be built again', (each) => off('@eliminated', each).join(', ') || 'none'),
    '',
    `- Imperial attrition: ${ATTRITION_NAMES.en[attrition.level]}${markers(attrition)}. ${conquestText(position, 'en')}.`,
    `- ${capital([...goalsText(position), ...events].join('; '))}.`,
    ...CAMPS.map(
      (each) => `- Keys on enemy ground that the ${camp(each)} hold: ${conquered(position, each) || 'none'}.`,
    ),
    ...CAMPS.map((each) => `- Armies of the ${camp(each)}: ${armies(position, each).join('; ') || 'none'}.`),
    ...CAMPS.map((each) => `- ${camp(each)} without a leader: ${garrisons(position, each).join(', ') || 'none'}.`),
  ];
}

const conquered = (position: Position, each: Camp): string =>
  keysOf(position, each)
    .filter((id) => isInRussia(position, id) === (each === 'imperial'))
    .map(place)
    .join(', ');

/** `**Smolensk** Napoleon, Davout, 14 SP` */
const armies = (position: Position, each: Camp): readonly string[] =>
  editionOf(position).spaces.flatMap(({ id }) => {
    const leaders = commandedIn(position, id, each);
    return leaders.length === 0 ? [] : [`**${place(id)}** ${pieces(leaders, troopsIn(position, id, each))}`];
  });

/** `Riga 4` */
const garrisons = (position: Position, each: Camp): readonly string[] =>
  editionOf(position).spaces.flatMap(({ id }) => {
    const sp = troopsIn(position, id, each).reduce((sum, troop) => sum + troop.sp, 0);
    return sp === 0 || commandedIn(position, id, each).length > 0 ? [] : [`${place(id)} ${sp}`];
  });
