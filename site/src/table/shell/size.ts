import { useEffect, useState } from 'preact/hooks';

/** The ratio of a board that names none, width to height. */
const USUAL = 1.5;

/** Returns the four numbers of the `viewBox` of a picture; `undefined` if it has none. */
export function boxOf(svg: string): readonly [number, number, number, number] | undefined {
  const [, text = ''] = /<svg\b[^>]*?\sviewBox="([^"]*)"/.exec(svg) ?? [];
  const [x, y, width, height] = text
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const isWhole = [x, y, width, height].every((each) => each !== undefined && Number.isFinite(each));
  return isWhole && (width ?? 0) > 0 && (height ?? 0) > 0 ? [x ?? 0, y ?? 0, width ?? 0, height ?? 0] : undefined;
}

/** Returns the width of a picture divided by its height, read before the browser draws it. */
export function ratioOf(svg: string): number {
  const [, , width = USUAL, height = 1] = boxOf(svg) ?? [];
  return width / height;
}

/** The width up to which the table is that of a phone. The style sheet has the same number. */
const PHONE = '(max-width: 760px)';

/** Whether the window is as narrow as a phone: then the question is one of the tabs. */
export function useNarrow(): boolean {
  const [isNarrow, setNarrow] = useState(() => matchMedia(PHONE).matches);
  useEffect(() => {
    const query = matchMedia(PHONE);
    const note = (): void => setNarrow(query.matches);
    note();
    query.addEventListener('change', note);
    return () => query.removeEventListener('change', note);
  }, []);
  return isNarrow;
}
