import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useLocation } from 'preact-iso';

interface Props {
  readonly name: string;
  readonly label: string;
  /** What the button shows; its words are the label. */
  readonly sign: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A menu behind a button. A click elsewhere, Escape and another page close it. */
export function DropDown({ name, label, sign, children }: Props) {
  const menu = useRef<HTMLDetailsElement>(null);
  const { url } = useLocation();
  const close = (): void => {
    if (menu.current !== null) menu.current.open = false;
  };
  useEffect(close, [url]);
  useEffect(() => {
    const press = ({ target }: PointerEvent): void => {
      if (!(target instanceof Node && menu.current?.contains(target) === true)) close();
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || menu.current?.open !== true) return;
      close();
      menu.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', press);
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('keydown', key);
    };
  }, []);
  return (
    <details class={`drop-down ${name}`} ref={menu}>
      <summary aria-label={label} title={label}>
        {sign}
      </summary>
      <div class="drop-sheet">{children}</div>
    </details>
  );
}
