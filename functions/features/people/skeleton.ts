import unhomoglyph from 'unhomoglyph';

/**
 * Returns the skeleton of a handle (UTS 39, with the table of Unicode 13, which `unhomoglyph` pins). Two handles with
 * one skeleton look alike. Lower case comes first, because the capitals in `Il1` and `lIl` differ. A newer table may
 * add second claims, and removes none.
 */
export const skeletonOf = (handle: string): string =>
  unhomoglyph(handle.normalize('NFKC').toLowerCase().normalize('NFD'))
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('_', '-')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
