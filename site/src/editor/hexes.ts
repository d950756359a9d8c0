// The board of a battle: nine rows of 13 and 12 hexes in turn, named a1 to i13, two letters of ground for each.

export const DIRECTIONS = ['E', 'SE', 'SW', 'W', 'NW', 'NE'] as const;
export type Direction = (typeof DIRECTIONS)[number];

const LETTERS = 'abcdefghi';
const columnsOf = (row: number): number => (row % 2 === 0 ? 13 : 12);

export const rowOf = (hex: string): number => LETTERS.indexOf(hex.charAt(0));
export const columnOf = (hex: string): number => Number(hex.slice(1)) - 1;
export const hexAt = (row: number, column: number): string | undefined =>
  row >= 0 && row < LETTERS.length && column >= 0 && column < columnsOf(row)
    ? `${LETTERS.charAt(row)}${column + 1}`
    : undefined;

export const HEXES: readonly string[] = [...LETTERS].flatMap((letter, row) =>
  Array.from({ length: columnsOf(row) }, (_, column) => `${letter}${column + 1}`),
);

/** The hex beyond a side; undefined off the board. */
export function beyond(hex: string, direction: Direction): string | undefined {
  const [row, column] = [rowOf(hex), columnOf(hex)];
  const left = row % 2 === 0 ? column - 1 : column;
  switch (direction) {
    case 'E':
      return hexAt(row, column + 1);
    case 'W':
      return hexAt(row, column - 1);
    case 'NW':
      return hexAt(row - 1, left);
    case 'NE':
      return hexAt(row - 1, left + 1);
    case 'SW':
      return hexAt(row + 1, left);
    case 'SE':
      return hexAt(row + 1, left + 1);
  }
}

export const opposite = (direction: Direction): Direction =>
  DIRECTIONS[(DIRECTIONS.indexOf(direction) + 3) % 6] ?? direction;
