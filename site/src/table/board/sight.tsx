import type { Answered } from '@fieldpost/client';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../app/parts/icon.tsx';
import { api } from '../../app/service/api.ts';
import { bilingual } from '../../app/texts.ts';
import type { Name } from '../../grammar/node.ts';
import type { Manners } from '../../manners/index.ts';
import type { Moment } from '../ahead.ts';
import { type Dictionary, wordsOfName } from '../choosing/words.ts';
import type { Marks } from './marks.ts';
import { elementOf } from './picture.ts';

type Sight = Answered<'getSight'>;

const words = bilingual(
  {
    title: (who: string) => `Fire from ${who}`,
    dice: (n: number) => (n === 1 ? '1 die' : `${n} dice`),
    hidden: 'Out of sight',
    none: 'This unit has no target from there now.',
    after: (where: string) => `After moving to ${where}`,
    reach: 'What the enemy can reach',
    pieces: (n: number) => (n === 1 ? '1 unit could attack' : `${n} units could attack`),
  },
  {
    title: (who: string) => `사격: ${who}`,
    dice: (n: number) => `주사위 ${n}개`,
    hidden: '조준선 없음',
    none: '지금 그곳에서는 사격할 수 없습니다.',
    after: (where) => `이동한 뒤: ${where}`,
    reach: '적이 공격할 수 있는 곳',
    pieces: (n) => `유닛 ${n}개가 공격 가능`,
  },
);

/** How long a reader points at a piece before the site requests what it sees, in milliseconds. */
const PAUSE = 150;

/** Returns what the piece under the pointer sees, in a game with pieces that see; the server says it. */
export function useSight(
  { game }: Moment,
  names: readonly Name[],
  sees: Manners['sees'],
  at?: string,
): Sight | undefined {
  const [sight, setSight] = useState<Sight>();
  const pieces = names.flatMap((name) => (name.startsWith('piece:') ? [name.slice('piece:'.length)] : []));
  const piece = sees && pieces.find(sees);
  const { game: id, version } = game;
  useEffect(() => {
    setSight(undefined);
    if (piece === undefined) return;
    const end = new AbortController();
    const timer = setTimeout(() => {
      const moved = at === undefined ? {} : ({ at, moved: 'true' } as const);
      api.value
        .getSight({ game: id, from: piece, version, ...moved }, { signal: end.signal })
        .then(setSight, () => undefined);
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [id, version, piece, at]);
  return sight;
}

/** Returns what the enemies of a viewer could attack in one turn, while the viewer wants to see it. */
export function useReach({ game }: Moment, isWanted: boolean): Sight | undefined {
  const [reach, setReach] = useState<Sight>();
  const { game: id, version, seats, mine = [] } = game;
  const enemy = seats.find(({ seat }) => !mine.includes(seat))?.seat;
  useEffect(() => {
    setReach(undefined);
    if (!isWanted || enemy === undefined) return;
    const end = new AbortController();
    api.value.getSight({ game: id, from: enemy, version }, { signal: end.signal }).then(setReach, () => undefined);
    return () => end.abort();
  }, [id, version, enemy, isWanted]);
  return reach;
}

/** Returns the marks over what enemies could attack. */
export const withReach = (reach: Sight | undefined, marks: Marks): Marks =>
  reach === undefined
    ? marks
    : new Map([
        ...reach.spaces.map(
          ({ space, pieces = 1 }) => [`space:${space}`, `reach-${Math.min(3, pieces)}`] as [Name, `reach-${number}`],
        ),
        ...marks,
      ]);

/** The button that shows what the enemy can reach, in a game with pieces that look. */
export function ReachButton({ isOn, onToggle }: { readonly isOn: boolean; readonly onToggle: () => void }) {
  const { reach } = words.value;
  return (
    <button
      type="button"
      class="reach"
      data-key="v"
      aria-pressed={isOn}
      aria-label={reach}
      title={reach}
      onClick={onToggle}
    >
      <Icon of="reach" />
    </button>
  );
}

/** Returns the marks with what is in sight under all others. `only`: the spaces of targets; all of them without it. */
export const withSight = (sight: Sight | undefined, marks: Marks, only?: ReadonlySet<Name>): Marks =>
  sight === undefined
    ? marks
    : new Map([
        ...sight.spaces
          .filter(({ space }) => only === undefined || only.has(`space:${space}`))
          .map(
            ({ space, sees, dice }) =>
              [`space:${space}`, sees ? `dice-${dice}` : 'hidden'] as [Name, 'hidden' | `dice-${number}`],
          ),
        ...marks,
      ]);

/** Returns the spaces with a piece: while a player chooses, dice elsewhere would only cover the board. */
export const spacesOfPieces = (picture: SVGSVGElement | undefined): ReadonlySet<Name> =>
  new Set(
    [...(picture?.querySelectorAll('[data-kind="piece"][data-in]') ?? [])].map(
      (piece): Name => `space:${piece.getAttribute('data-in')}`,
    ),
  );

/** Returns the spaces of the pieces that the piece in hand may attack. */
export function spacesOfTargets(picture: SVGSVGElement | undefined, marks: Marks): ReadonlySet<Name> {
  const spaces = new Set<Name>();
  for (const [name, mark] of marks) {
    const space = mark === 'target' && picture && elementOf(picture, name)?.getAttribute('data-in');
    if (space) spaces.add(`space:${space}`);
  }
  return spaces;
}

/** The same in words. */
export function InSight({
  sight,
  words: dictionary,
}: {
  readonly sight: Sight | undefined;
  readonly words: Dictionary;
}) {
  if (sight === undefined) return null;
  const text = words.value;
  const seen = sight.spaces.filter(({ sees }) => sees);
  const hidden = sight.spaces.filter(({ sees }) => !sees);
  const counts = [...new Set(seen.map(({ dice }) => dice))].sort((a, b) => b - a);
  const rows = [
    ...counts.map((count) => ({ term: text.dice(count), spaces: seen.filter(({ dice }) => dice === count) })),
    ...(hidden.length === 0 ? [] : [{ term: text.hidden, spaces: hidden }]),
  ];
  return (
    <section class="in-sight">
      <h2>{text.title(wordsOfName(`piece:${sight.from}`, dictionary))}</h2>
      {sight.at !== undefined && <p>{text.after(sight.at)}</p>}
      {sight.spaces.length === 0 && <p>{text.none}</p>}
      <dl>
        {rows.map(({ term, spaces }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{spaces.map(({ space }) => space).join(', ')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
