import { type Act, Acts } from './acts.tsx';
import { IN_BAR } from './offers.ts';
import { words } from './words.ts';

interface Apart {
  /** Passes that last longer than the one that is asked for. */
  readonly asides: readonly Act[];
  /** Nothing but a pass is possible. */
  readonly isIdle: boolean;
}

interface Arranged {
  /** The answers of the bar, the harmless one first. */
  readonly asked: readonly Act[];
  /** They are too many for the bar. */
  readonly isMany: boolean;
  /** The answers of the panel: what is wanted first, the harmless ones last. */
  readonly listed: readonly Act[];
  readonly beside: Apart;
}

/** Arranges the answers to a question: in the bar, in the panel, and apart from both. */
export function arranged(acts: readonly Act[], ofBoard: readonly Act[]): Arranged {
  const asked = acts.filter(({ isAside }) => isAside !== true);
  const isMany = asked.length > IN_BAR;
  const wanted = asked.filter(({ isMain }) => isMain === true);
  const harmless = asked.filter(({ isMain }) => isMain !== true);
  return {
    asked,
    isMany,
    listed: isMany ? [...ofBoard, ...wanted, ...harmless] : ofBoard,
    beside: {
      asides: acts.filter(({ isAside }) => isAside === true),
      isIdle: acts.length > 0 && ofBoard.length === 0 && acts.every(({ key }) => key === 'p'),
    },
  };
}

/** What stands under the answers: that only a pass is possible, and passes that last longer. */
export function Beside({ asides, isIdle, since }: Apart & { readonly since: number }) {
  return (
    <>
      {isIdle && <p class="hint">{words.value.onlyPass}</p>}
      {asides.length > 0 && (
        <details class="asides">
          <summary>{words.value.longer}</summary>
          <Acts acts={asides} since={since} />
        </details>
      )}
    </>
  );
}
