import Panzoom, { type PanzoomObject } from '@panzoom/panzoom';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { Icon } from '../../app/parts/icon.tsx';
import { texts } from '../../app/texts.ts';
import { isOnBoard, type Name } from '../../grammar/node.ts';
import { lights } from '../../guide/given.ts';
import { aimedAt, towards } from './aiming.ts';
import { useBox } from './boxing.ts';
import type { Corner } from './corner.ts';
import { Fan, useFan } from './fan.tsx';
import {
  areSeen,
  bringIn,
  coverOf,
  frame as frameNames,
  isTouched,
  keepPlace,
  noteTouched,
  placeBefore,
} from './framing.ts';
import { watchZoom } from './lod.ts';
import { draw, type Marks, neededOf, wholeOf } from './marks.ts';
import { allNames, becomes, namesAt, namesWith, parsed, wordsOf } from './picture.ts';
import { Several } from './several.tsx';

/** How a person points: Shift shows all meanings first, and so does a finger. */
export interface How {
  readonly isAsking: boolean;
  readonly isTouch: boolean;
}

interface Props {
  readonly svg: string;
  readonly marks: Marks;
  /** The names at which a person pointed, the innermost first. */
  readonly onPoint: (names: readonly Name[], how?: How) => void;
  /** The picture, whenever another one is shown: it knows the words of what stands on it. */
  readonly onPicture?: (picture: SVGSVGElement) => void;
  /** One step back. */
  readonly onBack?: () => void;
  /**
   * The names under a pointer that only hovers, and the one that the keys have come to; none, when neither is there any
   * more.
   */
  readonly onLook?: ((names: readonly Name[]) => void) | undefined;
  /** The names under a pointer that is drawn over the board while it is pressed; then the board stays where it is. */
  readonly onDrag?: ((names: readonly Name[]) => void) | undefined;
  /** The pieces in a box that a mouse draws with Shift. */
  readonly onBox?: ((pieces: readonly Name[]) => void) | undefined;
  /** How one picture becomes the next, where that is more than an exchange. */
  readonly change?: (picture: SVGSVGElement, become: () => void) => void;
  /**
   * The question: on a small screen its choices are framed when it comes. Once the player has touched the board, it
   * moves only where all of them are out of sight.
   */
  readonly asked?: string;
  /** What a small screen frames where the question is about nothing on the board. */
  readonly home?: readonly Name[] | undefined;
  /** In a replay: what its step is about. On a small screen it comes into sight. */
  readonly told?: readonly Name[] | undefined;
  readonly label: string;
  /** The corner with the buttons of the zoom; a row under the board where it is left out. */
  readonly corner?: Corner;
  /** Beside the buttons of the zoom. */
  readonly children?: ComponentChildren;
}

/** Boards narrower than this are too small to point at unless they are enlarged, in pixels. */
const NARROW = 600;

/** How long the board moves, and how long it ignores clicks then, in milliseconds. */
const moving = (): number => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 180);
const PAUSE = 300;

const NO_NAMES: readonly Name[] = [];

/** What may be pointed at. */
const CHOOSABLE: ReadonlySet<string> = new Set(['lit', 'faint', 'spent', 'target', 'open', 'wrong']);

/** The board: drawn by the API, moved and enlarged here, with marks over what may be chosen. */
export function Board(props: Props) {
  const { svg, marks, onPoint, onPicture, onBack, onLook, onDrag, onBox, change, asked, told, label } = props;
  const { corner, home = NO_NAMES, children } = props;
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const layer = useRef<SVGSVGElement>(null);
  const picture = useRef<SVGSVGElement>(undefined);
  const zoom = useRef<PanzoomObject>(undefined);
  const redraw = useRef((): void => undefined);
  const framed = useRef<string>(undefined);
  const isKept = useRef(false);
  const [several, setSeveral] = useState<readonly Name[]>([]);
  const [cursor, setCursor] = useState<Name>();
  const guided = lights.value;
  const lit = [...marks]
    .filter(([name, mark]) => CHOOSABLE.has(mark) && isOnBoard(name.split(':')[0]))
    .map(([name]) => name);

  useEffect(() => {
    const next = parsed(svg, `${id}-`);
    if (next === undefined || sheet.current === null) return;
    if (picture.current === undefined) {
      picture.current = next;
      sheet.current.prepend(next);
    } else if (change === undefined) becomes(picture.current, next);
    else {
      const shown = picture.current;
      change(shown, () => becomes(shown, next));
    }
    onPicture?.(picture.current);
  }, [svg]);

  useEffect(() => {
    const [over, under] = [layer.current, picture.current];
    if (over === null || under === undefined) return;
    const all: Marks = cursor === undefined ? marks : new Map([...marks, [cursor, 'cursor' as const]]);
    const again = (): void => draw(over, under, all, guided);
    redraw.current = again;
    again();
  }, [svg, marks, cursor, guided]);
  useEffect(() => {
    if (layer.current === null) return;
    // How wide a ring is, is measured on the screen; a picture of another size has other rings.
    const size = new ResizeObserver(() => redraw.current());
    size.observe(layer.current);
    return () => size.disconnect();
  }, []);

  useEffect(() => {
    if (sheet.current === null || frame.current === null) return;
    const around = frame.current;
    const before = placeBefore(location.pathname, sheet.current.clientWidth);
    isKept.current = before !== undefined;
    const made = Panzoom(sheet.current, {
      ...(before !== undefined && { startScale: before.scale, startX: before.x, startY: before.y }),
      maxScale: 8,
      minScale: 1,
      cursor: 'default',
      pinchAndPan: true,
      duration: moving(),
      panOnlyWhenZoomed: true,
    });
    zoom.current = made;
    const unwatch = watchZoom(
      sheet.current,
      () => picture.current,
      () => redraw.current(),
    );
    keepPlace(sheet.current, location.pathname);
    // On a narrow screen the map begins at the height of its pane; the rest of it is one pan away.
    const start = setTimeout(() => {
      // The whole board stays what a reset shows.
      made.setOptions({ startScale: 1, startX: 0, startY: 0 });
      if (picture.current === undefined || sheet.current === null || around.clientWidth > NARROW) return;
      const cover = coverOf(sheet.current, picture.current);
      if (cover > 1 && !isKept.current && framed.current === undefined) made.zoom(cover, { animate: false });
    });
    const wheel = (event: WheelEvent): void => {
      if (event.ctrlKey || event.metaKey) made.zoomWithWheel(event);
    };
    around.addEventListener('wheel', wheel, { passive: false });
    return () => {
      clearTimeout(start);
      unwatch();
      around.removeEventListener('wheel', wheel);
      made.destroy();
    };
  }, []);

  const asksHere = wholeOf(marks).filter((name) => !name.startsWith('power:'));
  // The board opens on the pieces of the player; later it stays where it is.
  const near = told ?? (asksHere.length === 0 && framed.current === undefined ? home : asksHere);
  const stillFrom = useRef(0);
  const showLit = (most?: number): void => {
    if (zoom.current === undefined || sheet.current === null || picture.current === undefined) return;
    frameNames({ zoom: zoom.current, sheet: sheet.current, picture: picture.current }, near, most);
  };
  useEffect(() => {
    const [all, shown] = [frame.current, picture.current];
    if (asked === undefined && told === undefined) return;
    if (all === null || shown === undefined || near.length === 0 || all.clientWidth > NARROW) return;
    // The board is put into its place a moment after it is made.
    const timer = setTimeout(() => {
      const isFirst = told === undefined && framed.current === undefined && !isKept.current;
      // In the middle of a choice, and on a board that the player has touched, the view is the player's.
      const isMiddle = told === undefined && framed.current === asked && [...marks.values()].includes('picked');
      let hasMoved = false;
      if (isMiddle || isTouched(location.pathname)) {
        const [made, own] = [zoom.current, sheet.current];
        if (made !== undefined && own !== null)
          hasMoved = bringIn({ zoom: made, sheet: own, picture: shown }, told ?? neededOf(marks));
      } else if (isFirst || !areSeen(all, shown, near)) {
        showLit(told !== undefined || framed.current === asked ? zoom.current?.getScale() : undefined);
        hasMoved = !isFirst;
      }
      if (hasMoved && moving() > 0) stillFrom.current = performance.now() + moving() + PAUSE;
      if (told === undefined) framed.current = asked;
    });
    return () => clearTimeout(timer);
  }, [asked, near.join()]);

  const isDrawn = onDrag !== undefined;
  useEffect(() => zoom.current?.setOptions({ disablePan: isDrawn }), [isDrawn]);

  const fan = useFan(frame, picture);
  const { box, begins } = useBox({ picture, frame, onBox });
  useEffect(() => {
    if (cursor !== undefined) fan.reach(cursor);
  }, [cursor]);
  const pressed = useRef({ x: 0, y: 0 });
  const dragged = useRef<Name>(undefined);
  const looked = useRef('');
  const look = (names: readonly Name[] = []): void => {
    if (looked.current === names.join()) return;
    looked.current = names.join();
    onLook?.(names);
  };
  useEffect(
    () => look(cursor === undefined || picture.current === undefined ? [] : namesWith(picture.current, cursor)),
    [cursor],
  );
  const drag = (event: PointerEvent): void => {
    const { clientX: x, clientY: y, buttons, isPrimary, pointerType } = event;
    if (buttons === 0 && pointerType === 'mouse') look(picture.current && namesAt(event.target as Element));
    if (onDrag === undefined || picture.current === undefined || buttons !== 1 || !isPrimary) return;
    if (dragged.current === undefined && Math.hypot(x - pressed.current.x, y - pressed.current.y) <= 10) return;
    const aimed = aimedAt(picture.current, lit, x, y, pointerType);
    const [name] = 'names' in aimed ? aimed.names : [];
    if (name === undefined || name === dragged.current) return;
    dragged.current = name;
    if ('names' in aimed) onDrag(aimed.names);
  };
  const point = (event: MouseEvent): void => {
    const { clientX: x, clientY: y } = event;
    // What was under the finger may have moved away from it.
    if (performance.now() < stillFrom.current) return;
    // A drag moves the board; only what stays in its place chooses.
    if (picture.current === undefined || Math.hypot(x - pressed.current.x, y - pressed.current.y) > 10) return;
    if (fan.takes(event.target, lit)) return;
    // What was chosen is meant again where it is nearer than what may be chosen next.
    const chosen = [...marks].filter(([, mark]) => mark === 'picked').map(([name]) => name);
    const aimed = aimedAt(picture.current, [...lit, ...chosen], x, y, (event as PointerEvent).pointerType || 'mouse');
    setCursor(undefined);
    setSeveral('several' in aimed ? aimed.several : []);
    const how = { isAsking: event.shiftKey, isTouch: (event as PointerEvent).pointerType === 'touch' };
    if ('names' in aimed && aimed.names.length > 0) onPoint(aimed.names, how);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key === '+' || event.key === '=') zoom.current?.zoomIn();
    else if (event.key === '-') zoom.current?.zoomOut();
    else if (event.key === '0') zoom.current?.reset();
    else if ((event.key === 'Enter' || event.key === ' ') && cursor !== undefined)
      onPoint([cursor], { isAsking: event.shiftKey, isTouch: false });
    else if (event.key.startsWith('Arrow') && picture.current !== undefined) {
      // With Shift among all that stands on the board: what is not lit says why.
      const names = event.shiftKey ? allNames(picture.current) : lit;
      setCursor(towards(picture.current, names, cursor, event.key) ?? cursor);
    } else if (event.key === 'Escape' && onBack !== undefined) onBack();
    else if (event.key === 'Home') setCursor(lit[0]);
    else return;
    event.preventDefault();
  };
  const pressedAt = ({ clientX: x, clientY: y }: PointerEvent): void => {
    pressed.current = { x, y };
    dragged.current = undefined;
  };
  const boxes = (event: PointerEvent): void => {
    noteTouched(location.pathname);
    if (!(event.target instanceof Node) || sheet.current?.contains(event.target) !== true || !begins(event)) return;
    // The board does not move under a box; a press that draws none is the click that it always is.
    event.stopPropagation();
    pressedAt(event);
  };
  const optionId = (name: Name): string => `${id}-${name}`;
  const words = (name: Name): string => wordsOf(picture.current, name) ?? name.slice(name.indexOf(':') + 1);

  return (
    <div class="board" ref={frame} onPointerDownCapture={boxes}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the keys are those of the list beside it */}
      <div
        class="sheet"
        ref={sheet}
        onPointerDown={pressedAt}
        onPointerMove={drag}
        onPointerLeave={() => look()}
        onClick={point}
      >
        <svg class="marks" ref={layer} aria-hidden="true" />
      </div>
      <div
        class="board-keys"
        role="listbox"
        tabIndex={0}
        aria-label={label}
        aria-activedescendant={cursor === undefined ? undefined : optionId(cursor)}
        onKeyDown={press}
        onBlur={() => setCursor(undefined)}
      >
        {(cursor === undefined || lit.includes(cursor) ? lit : [...lit, cursor]).map((name) => (
          <span
            class="unseen"
            role="option"
            tabIndex={-1}
            key={name}
            id={optionId(name)}
            data-option={name}
            aria-selected={name === cursor}
          >
            {words(name)}
          </span>
        ))}
      </div>
      {box !== undefined && (
        <div
          class="drawn-box"
          style={{ left: box.left, top: box.top, width: box.right - box.left, height: box.bottom - box.top }}
        />
      )}
      <Fan
        ring={fan.ring}
        lit={lit}
        picture={picture.current}
        label={texts.value.several}
        onPoint={onPoint}
        onClose={fan.close}
      />
      <div class={corner === undefined ? 'zoom' : `zoom at-${corner}`}>
        <button type="button" aria-label={texts.value.zoomIn} onClick={() => zoom.current?.zoomIn()}>
          +
        </button>
        <button type="button" aria-label={texts.value.zoomOut} onClick={() => zoom.current?.zoomOut()}>
          −
        </button>
        <button type="button" aria-label={texts.value.fit} onClick={() => zoom.current?.reset()}>
          <Icon of="whole" />
        </button>
        {children}
        {/* The last one: no other moves when a question comes or goes. */}
        {asked !== undefined && (
          <button
            type="button"
            data-key="f"
            disabled={lit.length === 0}
            aria-label={texts.value.frame}
            title={texts.value.frame}
            onClick={() => showLit()}
          >
            <Icon of="frame" />
          </button>
        )}
      </div>
      <Several
        names={several}
        words={words}
        onChoose={(name) => {
          setSeveral([]);
          onPoint([name]);
        }}
      />
    </div>
  );
}
