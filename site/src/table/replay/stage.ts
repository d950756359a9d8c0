import { type Name, nameOf } from '../../grammar/node.ts';
import { moved } from '../board/motion.ts';
import { aimOf, elementOf } from '../board/picture.ts';
import { arrow, copyOf, corners, cross, dice, lost, Numbers, ring, sideOf } from './drawing.ts';
import { type Frame, filmSince, type Step } from './film.ts';
import { between, boxOf, NOWHERE, type Point, pointOf, stemOf } from './places.ts';

type Of<Is extends Frame['is']> = Extract<Frame, { readonly is: Is }>;

/** A piece of the picture, and how far the replay has carried it from where the picture has it. */
interface Actor {
  readonly element: SVGGraphicsElement;
  readonly by: Point;
  readonly motion?: Animation;
}

const SVG = 'http://www.w3.org/2000/svg';

/** A board on which a replay is played: the pieces of its picture, and a layer over it. The picture stays as it is. */
class Stage {
  readonly #picture: SVGSVGElement;
  readonly #layer: SVGSVGElement;
  #actors = new Map<string, Actor>();
  #motions: Animation[] = [];
  #struck: { readonly from: Point | undefined; readonly target: Point } | undefined;
  #shown = 0;
  readonly #numbers = new Numbers();
  readonly #copies: Element[] = [];

  constructor(picture: SVGSVGElement) {
    this.#picture = picture;
    this.#layer = document.createElementNS(SVG, 'svg');
    this.#layer.setAttribute('class', 'film');
    this.#layer.setAttribute('aria-hidden', 'true');
    this.#layer.setAttribute('viewBox', picture.getAttribute('viewBox') ?? '');
    picture.parentElement?.append(this.#layer);
    this.#cast();
  }

  #cast(): void {
    for (const element of this.#picture.querySelectorAll<SVGGraphicsElement>('[data-kind="piece"][data-id]')) {
      const name = element.getAttribute('data-id') ?? '';
      if (!this.#actors.has(name)) this.#actors.set(name, { element, by: { x: 0, y: 0 } });
    }
  }

  /** Shows the board after the first steps: the last of them with motion, if it takes `time`. */
  show(steps: readonly Step[], at: number, time: number): void {
    if (at < this.#shown) this.#rewind();
    for (; this.#shown < at; this.#shown++) {
      const step = steps[this.#shown];
      if (step !== undefined) this.#play(step, this.#shown + 1 === at ? time : 0);
    }
  }

  /** The picture as it was, without anything over it. */
  end(): void {
    this.#rewind();
    this.#layer.remove();
  }

  /** Corners round pieces that the picture has. */
  frame(names: readonly Name[]): void {
    for (const name of names) {
      const element = elementOf(this.#picture, name);
      if (element !== undefined) this.#layer.append(corners(boxOf(this.#picture, element), this.#pixel()));
    }
  }

  #rewind(): void {
    for (const motion of this.#motions) motion.cancel();
    this.#actors.clear();
    this.#motions = [];
    for (const copy of this.#copies.splice(0)) copy.remove();
    this.#numbers.restore();
    this.#struck = undefined;
    this.#shown = 0;
    this.#layer.replaceChildren();
    this.#cast();
  }

  #play({ before = [], frames }: Step, time: number): void {
    for (const own of before) this.#act(own.frames, 0);
    // What hits whom stays in sight while dice roll and soldiers fall.
    const goesOn = frames.every(({ is }) => is === 'dice' || is === 'loss' || is === 'gone' || is === 'track');
    for (const old of [...this.#layer.children]) if (!goesOn || !old.matches('.strike')) old.remove();
    if (!goesOn) this.#struck = undefined;
    this.#act(frames, time);
  }

  /** Frames of one group: their names are those before all of them. */
  #act(frames: readonly Frame[], time: number): void {
    const cast = new Map(this.#actors);
    const come: [string, Actor][] = [];
    for (const frame of frames) {
      if (frame.is === 'move') come.push(...this.#move(frame, cast, time));
      else if (frame.is === 'mark') this.#mark(frame, cast, time);
      else if (frame.is === 'strike') this.#strike(frame, cast);
      else if (frame.is === 'dice') this.#roll(frame, time);
      else if (frame.is === 'loss') this.#lose(frame, cast, time);
      else if (frame.is === 'gone') this.#leave(frame, cast, time);
      else if (frame.is === 'new') this.#come(frame, cast, time);
    }
    for (const [name, actor] of come) this.#actors.set(name, actor);
  }

  #move({ piece, path, with: others = [], as, left = 0, count }: Of<'move'>, cast: Cast, time: number) {
    const points = path.flatMap((space) => pointOf(this.#picture, space) ?? []);
    const [first] = points;
    if (first === undefined) return [];
    this.#add(arrow(points, this.#pixel(), 'move'), time);
    const way = points.map(({ x, y }) => ({ x: x - first.x, y: y - first.y }));
    const come: [string, Actor][] = [];
    for (const name of [piece, ...others]) {
      const actor = cast.get(name);
      if (actor === undefined) continue;
      const isPart = name === piece && left > 0;
      const arrived = name === piece ? (as ?? piece) : name;
      const there = cast.get(arrived);
      const next = this.#carry(isPart && count !== undefined ? this.#part(actor, count) : actor, way, time);
      if (isPart) this.#numbers.put(actor.element, left);
      else {
        this.#actors.delete(name);
        this.#numbers.leave(actor.element);
      }
      const joined = there === undefined || there === actor ? undefined : this.#numbers.of(there.element);
      if (there === undefined || joined === undefined || count === undefined) come.push([arrived, next]);
      else this.#join(next, there, joined + count, time);
    }
    return come;
  }

  /** Some soldiers of a piece go, others stay: a copy of it goes. */
  #part({ element, by }: Actor, count: number): Actor {
    const copy = copyOf(element);
    element.after(copy);
    this.#copies.push(copy);
    this.#numbers.put(copy, count);
    return { element: copy, by };
  }

  /** Soldiers come to others of their piece: these have them all now. */
  #join({ element }: Actor, there: Actor, count: number, time: number): void {
    this.#motions.push(
      element.animate([{ opacity: 1 }, { opacity: 1, offset: 0.9 }, { opacity: 0 }], {
        duration: time,
        fill: 'forwards',
      }),
    );
    this.#numbers.put(there.element, count);
  }

  #carry({ element, by, motion }: Actor, way: readonly Point[], time: number): Actor {
    const stops = way.map(({ x, y }) => ({ x: by.x + x, y: by.y + y }));
    const next = element.animate(
      stops.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` })),
      { duration: time, easing: 'ease-in-out', composite: 'add', fill: 'both' },
    );
    motion?.cancel();
    this.#motions.push(next);
    return { element, by: stops.at(-1) ?? by, motion: next };
  }

  #mark({ order, from, to, of, outcome }: Of<'mark'>, cast: Cast, time: number): void {
    const start = pointOf(this.#picture, from);
    const target = to ?? of;
    const end = target === undefined ? undefined : pointOf(this.#picture, target);
    // A unit that stays where it is shows nothing.
    if (start === undefined || end === undefined) return;
    const pixel = this.#pixel();
    this.#add(arrow([start, end], pixel, order), time);
    const isGood = outcome === 'succeeded' || outcome === 'dislodged';
    if (isGood) return;
    const middle = between(start, end, 0.5);
    this.#add(cross(middle, pixel), time);
    const actor = cast.get(stemOf(from));
    if (order !== 'move' || actor === undefined || time === 0) return;
    const off = { x: middle.x - start.x, y: middle.y - start.y };
    this.#actors.set(stemOf(from), this.#carry(actor, [NOWHERE, off, NOWHERE], time));
  }

  #strike({ piece, target }: Of<'strike'>, cast: Cast): void {
    const from = this.#standsAt(cast.get(piece));
    const at = this.#standsAt(cast.get(target)) ?? pointOf(this.#picture, target);
    if (at === undefined) return;
    this.#struck = { from, target: at };
    if (from !== undefined) this.#add(arrow([from, at], this.#pixel(), 'strike'), 0);
  }

  #roll(frame: Of<'dice'>, time: number): void {
    const { x, y, width, height } = this.#picture.viewBox.baseVal;
    const pixel = this.#pixel();
    const middle = { x: x + width / 2, y: y + height / 2 };
    const beside = this.#struck === undefined ? middle : sideOf(this.#struck.from, this.#struck.target, pixel);
    const drawn = dice(frame, beside, pixel, new DOMRect(x, y, width, height));
    this.#layer.append(drawn);
    for (const [i, die] of [...drawn.children].entries()) {
      if (time > 0)
        die.animate(
          [
            { transform: `rotate(${200 + 60 * i}deg) scale(0.3)`, opacity: 0 },
            { transform: 'rotate(0deg) scale(1)', opacity: 1 },
          ],
          { duration: time * 0.35, delay: time * 0.03 * i, easing: 'ease-out', fill: 'backwards' },
        );
    }
  }

  #lose({ piece, count, left }: Of<'loss'>, cast: Cast, time: number): void {
    const actor = cast.get(piece);
    const at = this.#standsAt(actor);
    if (actor === undefined || at === undefined) return;
    this.#add(lost(at, count, this.#pixel()), time);
    this.#numbers.put(actor.element, left);
    if (time > 0)
      actor.element.animate([{ opacity: 1 }, { opacity: 0.2 }, { opacity: 1 }], { duration: time / 2, iterations: 2 });
  }

  #leave({ piece }: Of<'gone'>, cast: Cast, time: number): void {
    const actor = cast.get(piece);
    if (actor === undefined) return;
    this.#actors.delete(piece);
    this.#numbers.leave(actor.element);
    this.#motions.push(actor.element.animate([{ opacity: 1 }, { opacity: 0 }], { duration: time, fill: 'forwards' }));
  }

  /** More of a piece come to it; of one that the picture does not have, a ring shows where it comes. */
  #come({ piece, at, count = 0 }: Of<'new'>, cast: Cast, time: number): void {
    const there = cast.get(piece)?.element;
    if (there !== undefined) this.#numbers.put(there, (this.#numbers.of(there) ?? 0) + count);
    const point = pointOf(this.#picture, at);
    if (point !== undefined) this.#add(ring(point, this.#pixel()), time);
  }

  #add(drawn: SVGElement | undefined, time: number): void {
    if (drawn === undefined) return;
    this.#layer.append(drawn);
    if (time > 0) drawn.animate([{ opacity: 0 }, { opacity: 1 }], { duration: Math.min(200, time / 3) });
  }

  #standsAt(actor: Actor | undefined): Point | undefined {
    if (actor === undefined) return undefined;
    const { x, y } = aimOf(actor.element);
    return { x: x + actor.by.x, y: y + actor.by.y };
  }

  /** A pixel of the screen in units of the picture, as it is enlarged now. */
  #pixel(): number {
    return 1 / (this.#picture.getScreenCTM()?.a || 1);
  }
}

type Cast = ReadonlyMap<string, Actor>;

let stage: { readonly picture: SVGSVGElement; readonly on: Stage } | undefined;
let isCut = false;

/** The picture of the board at the table. */
const pictureAtTable = (): SVGSVGElement | undefined =>
  document.querySelector<SVGSVGElement>('.shell .board .sheet > svg:not(.marks, .film)') ?? undefined;

function stageNow(): Stage | undefined {
  const picture = pictureAtTable();
  if (picture === undefined) return undefined;
  if (stage?.picture !== picture) {
    clear();
    stage = { picture, on: new Stage(picture) };
  }
  return stage.on;
}

/** Shows what a replay has come to, on the board of the version before `since`. */
export function project(steps: readonly Step[], at: number, time: number, since: number): void {
  const film = filmSince(steps, since);
  stageNow()?.show(film.steps, at - film.skipped, time);
}

/** Takes away what a replay has drawn. */
export function clear(): void {
  stage?.on.end();
  stage = undefined;
}

/** Draws corners round pieces that have changed, until the next replay or the next click. */
export function frameChanged(pieces: readonly string[]): void {
  clear();
  stageNow()?.frame(pieces.map((piece) => nameOf('piece', piece)));
}

/** Whether the next picture of the board comes at once: it is no step from the one before. */
export function cutNext(cut: boolean): void {
  isCut = cut;
}

/** Turns the picture of the table into the next one: what a replay has told does not move again. */
export function slide(picture: SVGSVGElement, become: () => void): void {
  const wasTold = stage?.picture === picture;
  if (wasTold) clear();
  moved(picture, become, wasTold || isCut);
}
