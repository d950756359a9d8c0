import { useEffect, useRef, useState } from 'preact/hooks';
import { GuestNote } from '../../app/banner.tsx';
import { SiteNavigation } from '../../app/header.tsx';
import { Icon } from '../../app/parts/icon.tsx';
import { words } from './words.ts';

/** The site's navigation, language and colours behind one button of the bar. */
export function HomeMenu() {
  const menu = useRef<HTMLDetailsElement>(null);
  // What waits for the reader is read when they first look.
  const [wasOpened, setOpened] = useState(false);
  useEffect(() => {
    const close = (): void => {
      if (menu.current !== null) menu.current.open = false;
    };
    const press = ({ target }: PointerEvent): void => {
      if (!(target instanceof Node && menu.current?.contains(target) === true)) close();
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || menu.current?.open !== true) return;
      close();
      menu.current.querySelector('summary')?.focus();
      event.preventDefault();
    };
    document.addEventListener('pointerdown', press);
    // Before the keys of the table: Escape closes the menu and takes no step back.
    document.addEventListener('keydown', key, true);
    return () => {
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('keydown', key, true);
    };
  }, []);
  return (
    <details class="home-menu" ref={menu} onToggle={() => setOpened(true)}>
      <summary aria-label={words.value.menu} title={words.value.settings}>
        <Icon of="home" />
      </summary>
      <div class="home-sheet">
        {wasOpened && <SiteNavigation />}
        <FullScreen />
        <GuestNote />
      </div>
    </details>
  );
}

/** Shows the table on the whole screen, where the browser can. */
function FullScreen() {
  if (!document.fullscreenEnabled) return null;
  const turn = (): Promise<void> =>
    document.fullscreenElement === null ? document.documentElement.requestFullscreen() : document.exitFullscreen();
  return (
    <button type="button" onClick={() => void turn().catch(() => undefined)}>
      {words.value.fullScreen}
    </button>
  );
}
