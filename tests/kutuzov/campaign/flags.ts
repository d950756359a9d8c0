import { spaceOf } from '../../../domain/kutuzov/map/ground.ts';
import type { Position } from '../../../domain/kutuzov/state/state.ts';
import type { Nation } from '../../../domain/kutuzov/terms/nations.ts';
import { EDITION, listed, nation, place } from './names.ts';
import type { Step } from './record.ts';

/* Flags that a passage has set or taken off. */

interface FlagLine {
  readonly text: string;
}

/** `Kiev (Key)` */
const marked = (position: Position, id: string): string => `${place(id)}${spaceOf(position, id).key ? ' (Key)' : ''}`;

/** Where other flags fly than before: `Flags of French South: Kiev (Key), Ovruch.` */
export function flagsText(before: Position, after: Position): readonly FlagLine[] {
  const changed = EDITION.spaces.filter(({ id }) => before.flags[id] !== after.flags[id]).map(({ id }) => id);
  return flagLines(
    after,
    changed.map((space) => ({ space, flag: after.flags[space] ?? null })),
    'Freed of the enemy’s flag:',
  );
}

/** Flags at the end of a turn: of those who held out, and those that Cossacks take off. */
export function endFlags(steps: readonly Step[]): readonly FlagLine[] {
  const set = steps.flatMap(({ event }) => (event.type === 'flag-set' ? [event] : []));
  const after = steps.at(-1)?.before;
  if (after === undefined) return [];
  const raided = set.filter(({ rule }) => rule === '§4.4');
  return [
    ...flagLines(
      after,
      set.filter(({ rule }) => rule !== '§4.4'),
      'No flag any more:',
    ),
    ...(raided.length === 0
      ? []
      : [{ text: `Cossacks take enemy flags off ${listed(raided.map(({ space }) => marked(after, space)))}.` }]),
  ];
}

function flagLines(
  after: Position,
  set: readonly { readonly space: string; readonly flag: Nation | null }[],
  gone: string,
): readonly FlagLine[] {
  const by = Map.groupBy(set, ({ flag }) => flag);
  return [...by].map(([flag, there]) => {
    const places = there.map(({ space }) => marked(after, space)).join(', ');
    return { text: flag === null ? `${gone} ${places}.` : `Flag of ${nation(flag)}: ${places}.` };
  });
}
