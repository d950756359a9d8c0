import unhomoglyph from 'unhomoglyph';

/**
 * What look-alikes have in common (UTS 39, with the table of Unicode 13, which `unhomoglyph` pins): two handles with
 * one skeleton are taken for each other. Lower case comes first, because with capitals `Il1` and `lIl` differ. A newer
 * table may add second claims and takes none away.
 */
export const skeletonOf = (handle: string): string =>
  unhomoglyph(handle.normalize('NFKC').toLowerCase().normalize('NFD'))
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('_', '-')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
