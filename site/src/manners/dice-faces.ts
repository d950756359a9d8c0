/** A part of the sign on a die, in 20 by 20 units around the middle of its side. */
interface Stroke {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
}

interface Face {
  readonly back: string;
  readonly sign: readonly Stroke[];
}

const DARK = '#111';
const LIGHT = '#fff';

/** The sides of battle dice, as the legend of the board draws them: on the map and beside it a roll looks the same. */
export const FACES: { readonly [face: string]: Face } = {
  INF: { back: '#8fb7e8', sign: [{ d: 'M-6-4L6 4M6-4L-6 4', stroke: DARK, width: 2.2 }] },
  CAV: { back: '#f3d54a', sign: [{ d: 'M-6 4.4L6-4.4', stroke: DARK, width: 2.4 }] },
  ART: { back: '#e0605a', sign: [{ d: 'M-3.8 0a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0-7.6 0Z', fill: DARK }] },
  FLAG: {
    back: '#222',
    sign: [
      { d: 'M-4 7V-6.4', stroke: LIGHT, width: 1.6 },
      { d: 'M-3.4-6.4H6L3.4-3L6 .4H-3.4Z', fill: LIGHT },
    ],
  },
  SABER: {
    back: '#222',
    sign: [
      { d: 'M-6-5.4Q2-3 6 4.4M6-5.4Q-2-3-6 4.4', stroke: LIGHT, width: 1.7 },
      { d: 'M2.6 5.4L6.4 1.6M-2.6 5.4L-6.4 1.6', stroke: LIGHT, width: 1.6 },
    ],
  },
};
