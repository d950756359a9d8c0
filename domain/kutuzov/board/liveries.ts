import { escapeXml } from '../../lib/svg.ts';
import type { Locale } from '../../lib/text.ts';
import type { Space } from '../edition/edition.ts';
import type { Nation } from '../terms/nations.ts';
import { NATION_NAMES } from '../words/powers.ts';

/**
 * How a nation looks: the colour of its pieces and flags, that of the letters on them, and its printed colour on the
 * map.
 */
interface Livery {
  readonly colour: string;
  readonly ink: string;
  readonly tint: string;
}

// Pieces and flags bear the nation's letters, so that nobody needs the colours (§1.1).
export const LIVERIES: { readonly [nation in Nation]: Livery } = {
  FN: { colour: '#1d4f9f', ink: '#fff', tint: '#a8c4ec' },
  FS: { colour: '#b5202d', ink: '#fff', tint: '#f0b3ab' },
  PR: { colour: '#232323', ink: '#fff', tint: '#9b9b9b' },
  AU: { colour: '#c3c8cf', ink: '#1a1a1a', tint: '#dde0e4' },
  R1: { colour: '#1f6b34', ink: '#fff', tint: '#8fcc92' },
  R2: { colour: '#f2c12e', ink: '#2b2300', tint: '#f7e08a' },
};

/** The colours of nations and Camps, for graphs beside the board. */
export const COLOURS: { readonly [line: string]: string } = {
  ...Object.fromEntries(Object.entries(LIVERIES).map(([nation, { colour }]) => [nation, colour])),
  imperial: LIVERIES.FN.colour,
  tsarist: LIVERIES.R1.colour,
};

export const PRINTED: { readonly [home in Space['home']]: string } = {
  FN: LIVERIES.FN.tint,
  FS: LIVERIES.FS.tint,
  PR: LIVERIES.PR.tint,
  AU: LIVERIES.AU.tint,
  R1: LIVERIES.R1.tint,
  R2: LIVERIES.R2.tint,
  RU: '#cfe8c2',
};

/** The soldiers of a nation in a space, as an element of the board: `FN@smolensk`. */
export const soldiersOf = (nation: Nation, sp: number, space: string, locale: Locale) =>
  ({
    kind: 'piece',
    id: `${nation}@${space.replace('@', '')}`,
    name: `${NATION_NAMES[locale][nation]} ${sp} SP`,
    in: space,
    of: nation,
  }) as const;

export const INK = '#2b2218';

/** A number as a drawing needs it. */
export const at = (n: number): number => Math.round(n * 10) / 10;

/** Draws around a place; `data`: what the drawing stands for. */
export const placed = (x: number, y: number, drawing: string, data = ''): string =>
  `<g transform="translate(${at(x)},${at(y)})"${data}>${drawing}</g>`;

/** A text in the middle of (0, 0). */
export const centred = (text: string, size: number, fill: string): string =>
  `<text y="${at(size * 0.36)}" font-size="${size}" font-weight="700" text-anchor="middle" fill="${fill}">${escapeXml(text)}</text>`;
