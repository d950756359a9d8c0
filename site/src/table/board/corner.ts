const CORNERS = ['bottom-right', 'bottom-left', 'top-right', 'top-left'] as const;
export type Corner = (typeof CORNERS)[number];

/** A piece of a picture and the point that its name is aimed at, as the server writes them. */
const PIECES = /<[^>]*\bdata-kind="piece"[^>]*\bdata-at="(-?[\d.]+),(-?[\d.]+)"/g;

/**
 * Returns the corner of a picture with the fewest pieces in the quarter of its width and height next to it. `box`: its
 * `viewBox`. Read from the text of the picture, so that the buttons in the corner never move.
 */
export function quietCorner(svg: string, box: readonly [number, number, number, number] | undefined): Corner {
  const [left, top, width, height] = box ?? [0, 0, 1, 1];
  const pieces = [...svg.matchAll(PIECES)].map(([, x, y]) => ({
    across: (Number(x) - left) / width,
    down: (Number(y) - top) / height,
  }));
  const crowd = (corner: Corner): number =>
    pieces.filter(
      ({ across, down }) =>
        (corner.endsWith('left') ? across < 0.25 : across > 0.75) &&
        (corner.startsWith('top') ? down < 0.25 : down > 0.75),
    ).length;
  return CORNERS.reduce((best, corner) => (crowd(corner) < crowd(best) ? corner : best));
}
