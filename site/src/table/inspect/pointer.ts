import { useEffect, useRef, useState } from 'preact/hooks';
import { letterOf } from '../../app/composing.ts';
import { areLettersOn } from '../../app/session.ts';
import type { Name } from '../../grammar/node.ts';
import { isWriting } from '../choosing/keys.tsx';
import { thingsAt, thingsAtKeys } from './things.ts';

/** How long a mouse rests, and a finger presses, before a thing is told of, and how long a card outlasts them, in ms. */
const PAUSE = { rest: 650, press: 500, leave: 350 };
/** How far a finger may wander while it presses, in pixels. */
const STILL = 10;

export interface Inspected {
  /** What is told of, the innermost first. */
  readonly names: readonly Name[];
  /** Where the pointer was, as shares of the window: the card stays away from there. */
  readonly x: number;
  readonly y: number;
  /** It stays until it is closed. */
  readonly isPinned: boolean;
}

/**
 * Follows pointer and keys over the table. A mouse that rests, a long press and the key I ask what a thing is; a long
 * press does nothing else.
 */
export function useInspected(anchor: { readonly current: HTMLElement | null }) {
  const [inspected, setInspected] = useState<Inspected>();
  const shown = useRef(inspected);
  shown.current = inspected;
  useEffect(() => {
    const shell = anchor.current?.closest<HTMLElement>('.shell');
    if (shell === null || shell === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over: Element | null = null;
    let start: { readonly x: number; readonly y: number } | undefined;
    /** A finger has pressed long: its click means nothing more. */
    let isPressed = false;
    const show = (names: readonly Name[], x: number, y: number, isPinned: boolean): void => {
      if (names.length > 0) setInspected({ names, x: x / innerWidth, y: y / innerHeight, isPinned });
    };
    const soon = (after: number, does: () => void): void => {
      clearTimeout(timer);
      timer = setTimeout(does, after);
    };
    const moved = ({ target, clientX: x, clientY: y, pointerType, buttons }: PointerEvent): void => {
      if (pointerType !== 'mouse') {
        if (start !== undefined && Math.hypot(x - start.x, y - start.y) > STILL) clearTimeout(timer);
        return;
      }
      over = target as Element;
      const isBusy = buttons !== 0 || shown.current?.isPinned === true || over.closest('.inspect') !== null;
      const names = thingsAt(shell, over);
      if (isBusy) clearTimeout(timer);
      else if (names.length > 0) soon(PAUSE.rest, () => show(names, x, y, false));
      else soon(PAUSE.leave, () => setInspected(undefined));
    };
    const left = (): void => {
      over = null;
      if (shown.current?.isPinned !== true) soon(PAUSE.leave, () => setInspected(undefined));
    };
    const down = ({ target, clientX: x, clientY: y, pointerType, isPrimary }: PointerEvent): void => {
      const isInside = (target as Element).closest('.inspect') !== null;
      isPressed = false;
      clearTimeout(timer);
      if (!isInside) setInspected(undefined);
      if (pointerType === 'mouse' || isInside) return;
      // A second finger enlarges the board.
      start = isPrimary ? { x, y } : undefined;
      const names = isPrimary ? thingsAt(shell, document.elementFromPoint(x, y)) : [];
      if (names.length > 0)
        soon(PAUSE.press, () => {
          isPressed = true;
          show(names, x, y, true);
        });
    };
    const up = ({ pointerType }: PointerEvent): void => {
      if (pointerType !== 'mouse') clearTimeout(timer);
    };
    const clicked = (event: Event): void => {
      if (!isPressed) return;
      isPressed = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const menu = (event: Event): void => {
      if (start !== undefined && thingsAt(shell, event.target as Element).length > 0) event.preventDefault();
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && shown.current !== undefined) {
        setInspected(undefined);
        event.stopPropagation();
      }
      const { ctrlKey, metaKey, altKey, defaultPrevented } = event;
      if (ctrlKey || metaKey || altKey || defaultPrevented || !areLettersOn.value || isWriting(event.target)) return;
      if (letterOf(event).toLowerCase() !== 'i') return;
      if (shown.current?.isPinned === true) {
        setInspected(undefined);
        return;
      }
      const atKeys = thingsAtKeys(shell);
      const names = atKeys.length > 0 ? atKeys : thingsAt(shell, over);
      const { left: x, top: y } = (over ?? shell).getBoundingClientRect();
      show(names, x, y, true);
    };
    const listened = [
      ['pointermove', moved, false],
      ['pointerleave', left, false],
      ['pointerdown', down, true],
      ['pointerup', up, true],
      ['pointercancel', up, true],
      ['click', clicked, true],
      ['contextmenu', menu, true],
    ] as const;
    for (const [type, does, isFirst] of listened) shell.addEventListener(type, does as EventListener, isFirst);
    document.addEventListener('keydown', key, true);
    return () => {
      clearTimeout(timer);
      for (const [type, does, isFirst] of listened) shell.removeEventListener(type, does as EventListener, isFirst);
      document.removeEventListener('keydown', key, true);
    };
  }, []);
  return { inspected, close: () => setInspected(undefined), pin: setInspected };
}
