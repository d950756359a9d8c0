import type { SeatId, Viewer } from './ids.ts';

/** How a caller wants a board. Only `panels` and `from` change the drawing. */
export interface Picture {
  /**
   * The prefix of all its ids, so that two boards on one page share none: a letter, then letters, digits and hyphens.
   */
  readonly board?: string;
  /** The version of the drawn game, and the seats of its viewer: attributes of the root. */
  readonly version?: number;
  readonly viewer?: Viewer;
  /**
   * False: the map alone, without the legend and the tracks around it. The units of the drawing stay where they are.
   */
  readonly panels?: boolean;
  /** The seat at the lower edge. Boards that do not turn ignore it; the others name it as `data-from`. */
  readonly from?: SeatId;
}

/** Something on a board that a command can name. */
export interface Subject {
  readonly kind: 'space' | 'piece' | 'power';
  /** The value by which a command names it. No two elements of a board have both kind and id in common. */
  readonly id: string;
  /** Its name for people. */
  readonly name: string;
  /** The point that a finger or an arrow aims at, in units of the drawing. */
  readonly at: readonly [x: number, y: number];
  /** The space that it stands in. */
  readonly in?: string;
  /** Its owner, if its id does not name one. */
  readonly of?: string;
}

/** Text as XML takes it; a character that XML has no place for becomes `\ufffd`. */
export const escapeXml = (text: string): string =>
  text
    .replaceAll(/[^\P{Cc}\n]|[\ufffe\uffff]/gu, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

const round = (value: number): number => Math.round(value * 10) / 10;

/** The attributes of the element that stands for a subject. */
export const named = (subject: Subject): string =>
  ` data-kind="${subject.kind}" data-id="${escapeXml(subject.id)}"${placed(subject)}`;

/** The same of something that no command can name now. */
export const placed = ({ name, at: [x, y], in: space, of }: Omit<Subject, 'kind' | 'id'>): string =>
  `${of === undefined ? '' : ` data-of="${of}"`}${space === undefined ? '' : ` data-in="${space}"`}` +
  ` data-at="${round(x)},${round(y)}" data-name="${escapeXml(name)}"`;

/** Stands for the prefix of ids until the board is finished. No text can contain it, because `escapeXml` removes it. */
export const ID = '\u0001';

interface Sheet {
  readonly box: readonly [x: number, y: number, width: number, height: number];
  readonly title: string;
  readonly description: string;
  /** Attributes of the root. */
  readonly look: string;
  readonly body: readonly string[];
  /** The seat at the lower edge of a board that turns. */
  readonly from?: SeatId;
}

/** A finished board: its parts can be read, so it is a group with a name and a description, not one image. */
export function finished(
  { box, title, description, look, body, from }: Sheet,
  { board = 'fp', version, viewer }: Picture,
): string {
  const about = [
    ` data-board="${board}"`,
    version === undefined ? '' : ` data-version="${version}"`,
    viewer === undefined ? '' : ` data-viewer="${viewer.join(' ') || 'spectator'}"`,
    from === undefined ? '' : ` data-from="${from}"`,
  ].join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" role="group" aria-labelledby="${ID}title" ` +
      `aria-describedby="${ID}desc"${about} ${look}>`,
    `<title id="${ID}title">${escapeXml(title)}</title><desc id="${ID}desc">${escapeXml(description)}</desc>`,
    ...body,
    '</svg>',
  ]
    .join('\n')
    .replaceAll(ID, `${board}-`);
}
