import type { Locale } from '../../../lib/text.ts';
import type { Space } from '../../edition/edition.ts';
import { editionOf } from '../../edition/editions.ts';
import { groundFor, isBesieged, spaceOf } from '../../map/ground.ts';
import { commanderIn, hasArmy, isGroup, leaderRow } from '../../pieces/pieces.ts';
import { stacksIn } from '../../pieces/stacks.ts';
import type { Position } from '../../state/state.ts';
import { CAMPS, type Camp, campOf, type Nation } from '../../terms/nations.ts';
import { leaderName, MARCH_NAMES, MARKER_NAMES, spaceName } from '../names.ts';
import { CAMP_NAMES, NATION_NAMES } from '../powers.ts';
import { WORDS } from './vocabulary.ts';

/** `Napoleon 5-8`: a leader with his battle and command rating (§1.6). */
export function leaderText(position: Position, id: string, locale: Locale): string {
  const { battle, command } = leaderRow(position, id);
  return `${leaderName(editionOf(position), id, locale)} ${battle}-${command}`;
}

/**
 * A Camp's pieces in a space: what they are, who commands, and what each nation has there (§1.61). Undefined: nobody.
 */
export function formationText(position: Position, space: string, camp: Camp, locale: Locale): string | undefined {
  const stacks = stacksIn(position, space).filter(({ nation }) => campOf(nation) === camp);
  if (stacks.length === 0) return undefined;
  const w = WORDS[locale];
  const kind = isGroup(position, space, camp) ? w.group : hasArmy(position, space, camp) ? w.army : w.soldiers;
  const commander = commanderIn(position, space, camp);
  const nations = stacks.map(({ nation, sp, leaders, marked }) =>
    [
      `${NATION_NAMES[locale][nation]} ${sp} SP`,
      ...leaders.map((id) => leaderText(position, id, locale)),
      ...(marked ? [w.marked] : []),
    ].join(', '),
  );
  const led =
    commander === undefined ? kind : `${kind}, ${w.commander} ${leaderName(editionOf(position), commander, locale)}`;
  return `${CAMP_NAMES[locale][camp]} (${led}): ${nations.join('; ')}`;
}

/** Returns the printed features of a space (§1.21). */
export function attributes(space: Space, locale: Locale): readonly string[] {
  const w = WORDS[locale];
  const home: readonly (Nation | 'RU')[] = space.producers.length > 1 ? space.producers : [space.home];
  const owners = home.map((each) => (each === 'RU' ? w.both : NATION_NAMES[locale][each]));
  return [
    w[space.kind],
    ...(space.capital ? [w.capital] : []),
    ...(space.key && space.fortress === 0 ? [w.key] : []),
    ...(space.fortress > 0 ? [`${w.key}, ${w.fortress} ${space.fortress}`] : []),
    ...(space.depot ? [w.depot] : []),
    ...(space.port ? [w.port] : []),
    ...(space.pripyat ? [w.pripyat] : []),
    `${w.home} ${owners.join(', ')}`,
  ];
}

/** The markers that lie in a space. */
export function markersIn(position: Position, id: string, locale: Locale): readonly string[] {
  const names = MARKER_NAMES[locale];
  const { scorched, sacked, entrenched, dmc, trains } = position;
  return [
    ...(scorched.includes(id) ? [names.scorched] : []),
    ...(sacked.includes(id) ? [names.sacked] : []),
    ...(entrenched[id] === undefined ? [] : [`${names.entrenched} (${CAMP_NAMES[locale][entrenched[id]]})`]),
    ...(dmc[id] === undefined ? [] : [`${names.dmc} (${NATION_NAMES[locale][dmc[id]]})`]),
    ...CAMPS.filter((camp) => trains[camp] === id).map(
      (camp) => `${names['supply-train']} (${CAMP_NAMES[locale][camp]})`,
    ),
  ];
}

/** Names the Power that controls a space, by its flag or by its pieces (§3.1). */
export function controlIn(position: Position, id: string, locale: Locale): readonly string[] {
  const w = WORDS[locale];
  const flag = position.flags[id];
  const isUncontrolled = CAMPS.every((camp) => groundFor(position, id, camp) === 'uncontrolled');
  return [
    ...(flag === undefined ? [] : [`${w.flag} ${NATION_NAMES[locale][flag]}`]),
    ...(isBesieged(position, id) ? [w.besieged] : isUncontrolled ? [w.uncontrolled] : []),
  ];
}

/** Describes a space in a line: its kind, its controller, markers and pieces (§1.21, §3.1). */
export function spaceText(position: Position, id: string, locale: Locale): string {
  const control = controlIn(position, id, locale);
  const formations = CAMPS.flatMap((camp) => formationText(position, id, camp, locale) ?? []);
  const about = [...attributes(spaceOf(position, id), locale), ...control, ...markersIn(position, id, locale)].join(
    ', ',
  );
  return [`${spaceName(editionOf(position), id, locale)}: ${about}`, ...formations].join('. ');
}

/**
 * The lines of march that leave a space: `Lines of march: Kovno (river, bridge of French North), Tilsit (river)`
 * (§1.22).
 */
export function linesText(position: Position, id: string, locale: Locale): string {
  const w = WORDS[locale];
  const edition = editionOf(position);
  const lines = [...(edition.lines.get(id) ?? [])].map(([to, march]) => {
    const bridge = position.bridges.find(({ a, b }) => (a === id && b === to) || (a === to && b === id));
    const over = bridge === undefined ? '' : `, ${w.bridged} ${NATION_NAMES[locale][bridge.owner]}`;
    return `${spaceName(edition, to, locale)} (${MARCH_NAMES[locale][march]}${over})`;
  });
  return `${w.lines}: ${lines.join(', ')}`;
}
