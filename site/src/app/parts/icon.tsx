/** The drawings of buttons and counts, as paths in a square of 16: fonts need not have their signs. */
const PATHS = {
  back: 'M11 2.5v11L4 8z',
  on: 'M5 2.5v11L12 8z',
  first: 'M13 2.5v11L6 8zM4 2.5v11',
  last: 'M3 2.5v11L10 8zM12 2.5v11',
  skip: 'M2 3v10l6-5zM8 3v10l6-5z',
  pause: 'M5 3v10M11 3v10',
  again: 'M13 8a5 5 0 1 1-1.6-3.7M13 1.5v3.3H9.7',
  next: 'M3 8a5 5 0 0 1 9-3M13 8a5 5 0 0 1-9 3M12.5 1.5V5H9M3.5 14.5V11H7',
  down: 'M2.5 5h11L8 12z',
  up: 'M2.5 12h11L8 4z',
  more: 'M3 8h.01M8 8h.01M13 8h.01',
  remove: 'M3.5 3.5l9 9M12.5 3.5l-9 9',
  unsure: 'M5.5 5.6a2.6 2.6 0 1 1 3.7 2.3c-.8.4-1.2.9-1.2 1.9M8 13h.01',
  holds: 'M2.5 8.5l3.5 4 7.5-9',
  full: 'M8 3.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9z',
  empty: 'M8 3.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9z',
  card: 'M4 1.5h8v13H4z',
  stock: 'M8 2l5 6-5 6-5-6z',
  home: 'M1.5 8L8 2l6.5 6M3.5 7v7h9V7M6.5 14v-4h3v4',
  keys: 'M1 3.5h14v9H1zM3.5 6.2h.01M6.5 6.2h.01M9.5 6.2h.01M12.5 6.2h.01M4.5 10h7',
  whole: 'M9.5 6.5L14 2M10 2h4v4M6.5 9.5L2 14M6 14H2v-4',
  frame: 'M8 2a6 6 0 1 1 0 12A6 6 0 1 1 8 2zM8 6a2 2 0 1 1 0 4a2 2 0 1 1 0-4z',
  flip: 'M5 14V2.5M2 5.5l3-3 3 3M11 2v11.5M8 10.5l3 3 3-3',
  reach: 'M2.5 2.5l9 9M13.5 2.5l-9 9M9 13l4-4M3 9l4 4M11.5 11.5l2 2M4.5 11.5l-2 2',
  pieces: 'M3 3h10v10H3zM1.5 14.5l13-13',
} as const;

export type IconName = keyof typeof PATHS;

/** What is filled. */
const SOLID: ReadonlySet<IconName> = new Set(['back', 'on', 'first', 'last', 'skip', 'down', 'up', 'full', 'stock']);

/** A drawing beside words, or in a button that has a name: a screen reader leaves it out. */
export function Icon({ of }: { readonly of: IconName }) {
  return (
    <svg class={SOLID.has(of) ? 'icon solid' : 'icon'} viewBox="0 0 16 16" aria-hidden="true" data-icon={of}>
      <path d={PATHS[of]} />
    </svg>
  );
}
