import type { MutableRef } from 'preact/hooks';
import { useEffect } from 'preact/hooks';

/** Keeps in `--zoom` how far a sheet is enlarged, and draws its rings again: they keep their width on the screen. */
export function useEnlarged(sheet: MutableRef<HTMLElement | null>, redraw: MutableRef<() => void>): void {
  useEffect(() => {
    const all = sheet.current;
    const zoomed = (event: Event): void => {
      const { scale } = (event as CustomEvent<{ readonly scale: number }>).detail;
      if (all?.style.getPropertyValue('--zoom') === String(scale)) return;
      all?.style.setProperty('--zoom', String(scale));
      redraw.current();
    };
    all?.addEventListener('panzoomchange', zoomed);
    return () => all?.removeEventListener('panzoomchange', zoomed);
  }, []);
}
