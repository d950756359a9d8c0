import { signal } from '@preact/signals';
import { Icon } from '../../app/parts/icon.tsx';
import { words } from './words.ts';

/** Whether boards show the map without its pieces: until the page closes, and at all its tables. */
export const isMapAlone = signal(false);

/** The button that hides all pieces of the board, and shows them again. They can still be chosen where they stand. */
export function MapAlone() {
  return (
    <button
      type="button"
      class="map-alone"
      data-key="g"
      aria-pressed={isMapAlone.value}
      aria-label={words.value.mapAlone}
      title={words.value.mapAlone}
      onClick={() => {
        isMapAlone.value = !isMapAlone.value;
      }}
    >
      <Icon of="pieces" />
    </button>
  );
}
