import { useNames } from '../app/service/names.ts';
import type { Marks } from '../table/board/marks.ts';
import { owned, POWERS, type Power, placed, type Situation } from './situation.ts';
import { words } from './words.ts';

const KINDS = ['A', 'F', 'centre', 'erase'] as const;

/** What a click on the map places. */
export interface Brush {
  readonly power: Power | undefined;
  readonly what: (typeof KINDS)[number];
}

/** Returns the situation after the brush has touched a space. */
export function brushed(situation: Situation, { power, what }: Brush, space: string): Situation {
  if (what === 'centre') return owned(situation, space.slice(0, 3), power);
  return placed(situation, space, what === 'erase' || power === undefined ? undefined : { power, type: what });
}

/** Every space can be chosen, and the board shows its unit, so no space gets a frame. */
export const openSpaces = (picture: SVGSVGElement | undefined): Marks =>
  new Map(
    [...(picture?.querySelectorAll('[data-kind="space"]') ?? [])].map((element) => [
      `space:${element.getAttribute('data-id')}` as const,
      'open' as const,
    ]),
  );

interface Props {
  readonly brush: Brush;
  readonly onBrush: (brush: Brush) => void;
}

/** Chooses what a click places on the map. */
export function Palette({ brush, onBrush }: Props) {
  const { powers = {} } = useNames('diplomacy');
  const text = words.value;
  return (
    <>
      <fieldset class="chips bare" aria-label={text.whose}>
        {[...POWERS, undefined].map((power) => (
          <button
            type="button"
            key={power ?? 'nobody'}
            aria-pressed={brush.power === power}
            onClick={() => onBrush({ ...brush, power })}
          >
            {power === undefined ? text.nobody : (powers[power] ?? power)}
          </button>
        ))}
      </fieldset>
      <fieldset class="chips bare" aria-label={text.what}>
        {KINDS.map((what) => (
          <button
            type="button"
            key={what}
            aria-pressed={brush.what === what}
            onClick={() => onBrush({ ...brush, what })}
          >
            {text.kinds[what]}
          </button>
        ))}
      </fieldset>
      <p class="hint">{text.placeHint}</p>
    </>
  );
}
