import { useEffect } from 'preact/hooks';

/** Where the focus goes when what had it is gone: to what is asked, or that nothing is. */
const ASKED = '.panel [tabindex="-1"]';

/**
 * Keeps the focus of the keyboard in its place: what was pressed may be switched off while an answer is on its way, or
 * be gone afterwards, and browsers then leave the focus nowhere. It comes back to what was pressed, or goes to what is
 * asked next.
 */
export function useFocusKept(): void {
  useEffect(() => {
    let last: HTMLElement | undefined;
    const note = ({ target }: FocusEvent): void => {
      last =
        target instanceof HTMLElement && target.closest('.panel, .tray, .acts, .flyout') !== null ? target : undefined;
    };
    const mend = (): void => {
      if (last === undefined || (document.activeElement !== document.body && document.activeElement !== null)) return;
      if (!last.isConnected) document.querySelector<HTMLElement>(ASKED)?.focus({ preventScroll: true });
      else if (!last.matches(':disabled')) last.focus({ preventScroll: true });
    };
    // A reader who moves the focus by hand has meant it.
    const leave = ({ target }: Event): void => {
      if (!(target instanceof Element && last?.contains(target))) last = undefined;
    };
    const changes = new MutationObserver(mend);
    changes.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', leave);
    return () => {
      changes.disconnect();
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', leave);
    };
  }, []);
}
