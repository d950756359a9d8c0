import { forget } from './picture.ts';

/** Below how many pixels of the screen for a unit of the drawing the first and the second level of detail end. */
const ENDS = '0.21 0.5';

/**
 * Returns how much detail a picture shows at this many pixels for a unit: 1 is the least, 3 all of it. `ends`: its own,
 * as the root says them in `data-lod`.
 */
export const levelAt = (pixels: number, ends = ENDS): number =>
  1 + ends.split(' ').filter((end) => pixels >= Number(end)).length;

/** The drawings mark with `fp-from-2` and `fp-from-3` what less detail leaves out; the style of the table hides it. */
const classOf = (level: number): string => `lod-${level}`;

/** The level of detail of the picture in a sheet, as far as it is enlarged now. */
function levelOf(sheet: HTMLElement, picture: SVGSVGElement, scale: number): number {
  const { width, height } = picture.viewBox.baseVal;
  const pixels = Math.min(sheet.clientWidth / width, sheet.clientHeight / height) * scale;
  return levelAt(pixels, picture.dataset.lod);
}

/**
 * Keeps the class of a sheet at the level of detail of its picture, on every zoom and change of its size, and its zoom
 * in `--zoom`. Returns what ends it. `onChange`: what is drawn over the picture has to be drawn again.
 */
export function watchZoom(
  sheet: HTMLElement,
  pictureOf: () => SVGSVGElement | undefined,
  onChange: () => void,
): () => void {
  let scale = 1;
  const look = (isZoomed: boolean): void => {
    const picture = pictureOf();
    if (picture === undefined) return;
    const level = classOf(levelOf(sheet, picture, scale));
    const isOther = !sheet.classList.contains(level);
    if (isOther) {
      for (const old of [1, 2, 3].map(classOf)) sheet.classList.toggle(old, old === level);
      forget(picture);
    }
    if (isOther || isZoomed) onChange();
  };
  const zoomed = (event: Event): void => {
    const { scale: now } = (event as CustomEvent<{ readonly scale: number }>).detail;
    if (now === scale) return;
    scale = now;
    sheet.style.setProperty('--zoom', String(scale));
    look(true);
  };
  const size = new ResizeObserver(() => look(false));
  size.observe(sheet);
  sheet.addEventListener('panzoomchange', zoomed);
  look(false);
  return () => {
    size.disconnect();
    sheet.removeEventListener('panzoomchange', zoomed);
  };
}
