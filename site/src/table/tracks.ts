import { signal } from '@preact/signals';

/** Whether the board is drawn with what stands round the map, where the page has that too. */
export const isWhole = signal(false);
