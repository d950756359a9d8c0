import type { Name } from '../../grammar/node.ts';
import { aimOf, elementOf } from '../board/picture.ts';
import { Dice } from './dice.ts';
import { arrow, corners, cross, lost, ring, tumble } from './drawing.ts';
import type { Frame, Step } from './film.ts';
import { Figures, Numbers } from './numbers.ts';
import type { Actor, Come, Point } from './places.ts';
import { between, beyond, boxIn, isBeside, NOWHERE, pointOf, stemOf } from './places.ts';
import { flagIn, Results } from './results.ts';

type Of<Is extends Frame['is']> = Extract<Frame, { readonly is: Is }>;

const SVG = 'http://www.w3.org/2000/svg';

/** A board on which a replay is played: the pieces of its picture, and a layer over it. The picture stays as it is. */
export class Stage {
  readonly #picture: SVGSVGElement;
  readonly #layer: SVGSVGElement;
  #actors = new Map<string, Actor>();
  #motions: Animation[] = [];
  readonly #numbers = new Numbers();
  readonly #figures = new Figures();
  readonly #dice: Dice;
  #struck: { readonly from: Point | undefined; readonly target: Point } | undefined;
  #shown = 0;
  readonly #results = new Results();
  /** The flags that the replay has set up, by space. */
  readonly #flags = new Map<string, SVGElement>();
  /** Pieces that others have driven out, by the name that these have now. */
  readonly #driven = new Map<string, Actor>();
  /** The parts of a step that are still to come. */
  #coming: (readonly Frame[])[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(picture: SVGSVGElement) {
    this.#picture = picture;
    this.#layer = document.createElementNS(SVG, 'svg');
    this.#layer.setAttribute('class', 'film');
    this.#layer.setAttribute('aria-hidden', 'true');
    this.#layer.setAttribute('viewBox', picture.getAttribute('viewBox') ?? '');
    picture.parentElement?.append(this.#layer);
    this.#dice = new Dice(picture, this.#layer);
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
    this.#hurry();
    if (at < this.#shown) this.#rewind();
    for (; this.#shown < at; this.#shown++) {
      const step = steps[this.#shown];
      if (step !== undefined) this.#play(step, this.#shown + 1 === at ? time : 0);
    }
  }

  /** The picture as it was, without anything over it. */
  end(): void {
    this.#rewind();
    this.#dice.end();
    this.#layer.remove();
  }

  /** Corners round pieces that the picture has. */
  frame(names: readonly Name[]): void {
    for (const name of names) {
      const element = elementOf(this.#picture, name);
      if (element !== undefined) this.#layer.append(corners(boxIn(this.#picture, element), this.#pixel()));
    }
  }

  #rewind(): void {
    clearTimeout(this.#timer);
    this.#coming = [];
    this.#results.clear();
    for (const motion of this.#motions) motion.cancel();
    this.#numbers.restore();
    this.#actors.clear();
    this.#driven.clear();
    this.#flags.clear();
    this.#motions = [];
    this.#struck = undefined;
    this.#figures.restore();
    this.#shown = 0;
    this.#layer.replaceChildren();
    this.#cast();
  }

  #play({ before = [], parts, board }: Step, time: number): void {
    for (const own of before) this.#act(own.frames, 0);
    this.#results.show(board, this.#picture, this.#layer);
    this.#coming = [...parts];
    this.#goOn(time / parts.length);
  }

  /** The next part of the step, then the others. */
  #goOn(time: number): void {
    const frames = this.#coming.shift();
    if (frames === undefined) return;
    // What hits whom stays in sight while dice roll and soldiers fall.
    const goesOn = frames.every(({ is }) => is === 'dice' || is === 'loss' || is === 'gone' || is === 'track');
    for (const old of [...this.#layer.children])
      if (!old.matches('.told-results, .told-piece, .told-flag') && (!goesOn || !old.matches('.strike'))) old.remove();
    if (!goesOn) this.#struck = undefined;
    this.#act(frames, time);
    if (time === 0) this.#goOn(0);
    else if (this.#coming.length > 0) this.#timer = setTimeout(() => this.#goOn(time), time);
  }

  /** The parts that have not come yet, at once. */
  #hurry(): void {
    clearTimeout(this.#timer);
    this.#goOn(0);
  }

  /** Frames of one group: their names are those before all of them. */
  #act(frames: readonly Frame[], time: number): void {
    const cast = new Map(this.#actors);
    const come: Come[] = [];
    for (const frame of frames) {
      if (frame.is === 'move') come.push(...this.#move(frame, cast, time));
      else if (frame.is === 'mark') this.#mark(frame, cast, time);
      else if (frame.is === 'strike') this.#strike(frame, cast);
      else if (frame.is === 'dice') this.#roll(frame, time);
      else if (frame.is === 'loss') this.#lose(frame, cast, time);
      else if (frame.is === 'gone') this.#leave(frame, cast, time);
      else if (frame.is === 'new') this.#come(frame, cast, time);
      else if (frame.is === 'track') this.#count(frame, time);
    }
    for (const { name, actor, from, at } of come) {
      const before = this.#actors.get(name);
      // A piece that is driven out stands aside at once: it would hide the piece that came.
      if (before !== undefined && before !== actor) {
        const off = beyond(from, at, 0.7 * before.element.getBBox().width);
        this.#driven.set(name, this.#carry(before, [NOWHERE, NOWHERE, off], time));
      }
      this.#actors.set(name, actor);
    }
  }

  #move({ piece, path, with: others = [], as, left = 0, count }: Of<'move'>, cast: Cast, time: number) {
    const points = path.flatMap((space) => pointOf(this.#picture, space) ?? []);
    const [first] = points;
    if (first === undefined) return [];
    if (!this.#results.areShown) this.#add(arrow(points, this.#pixel(), 'move'), time);
    const come: Come[] = [];
    for (const name of [piece, ...others]) {
      const driven = this.#driven.get(name);
      const actor = driven ?? cast.get(name);
      if (actor === undefined) continue;
      // A piece that stands beside the one that drove it out goes to the middle of its way all the same.
      const start = driven !== undefined || isBeside(actor.element) ? (this.#standsAt(actor) ?? first) : first;
      const way = points.map((at, i) => (i === 0 ? NOWHERE : { x: at.x - start.x, y: at.y - start.y }));
      const isPart = name === piece && left > 0;
      const arrived = name === piece ? (as ?? piece) : name;
      const there = cast.get(arrived);
      const part = isPart && count !== undefined ? this.#numbers.part(actor.element, count) : undefined;
      const next = this.#carry(part === undefined ? actor : { element: part, by: actor.by }, way, time);
      if (isPart) this.#numbers.put(actor.element, left);
      else {
        (driven === undefined ? this.#actors : this.#driven).delete(name);
        this.#numbers.leave(actor.element);
      }
      const joined = there === undefined || there === actor ? undefined : this.#numbers.of(there.element);
      if (there === undefined || joined === undefined || count === undefined)
        come.push({ name: arrived, actor: next, from: points.at(-2) ?? first, at: points.at(-1) ?? first });
      else this.#join(next, there, joined + count, time);
    }
    return come;
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
    const isGood = outcome === 'succeeded' || outcome === 'dislodged';
    const middle = between(start, end, 0.5);
    if (outcome === 'dislodged')
      this.#add(ring(this.#standsAt(this.#driven.get(stemOf(target ?? ''))) ?? end, pixel, 'dislodged'), time);
    if (!this.#results.areShown) {
      this.#add(arrow([start, end], pixel, order), time);
      if (!isGood) this.#add(cross(middle, pixel), time);
    }
    const actor = cast.get(stemOf(from));
    if (isGood || order !== 'move' || actor === undefined || time === 0) return;
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
    const place = frame.at === undefined ? undefined : pointOf(this.#picture, frame.at);
    const aim = this.#struck ?? { target: place };
    const drawn = this.#dice.roll(frame, { ...aim, isPlace: this.#struck === undefined }, this.#standing());
    if (time > 0) tumble(drawn, time);
  }

  #lose({ piece, count, left, at: space }: Of<'loss'>, cast: Cast, time: number): void {
    const actor = cast.get(piece);
    const at = this.#standsAt(actor) ?? (space === undefined ? undefined : pointOf(this.#picture, space));
    if (at === undefined) return;
    this.#add(lost(at, count, this.#pixel(), this.#standing()), time);
    if (actor === undefined) return;
    this.#numbers.put(actor.element, left);
    const falling = this.#figures.fall(actor.element, count, time);
    this.#motions.push(...falling);
    // A piece that shows no figures flashes.
    if (falling.length === 0 && time > 0)
      actor.element.animate([{ opacity: 1 }, { opacity: 0.2 }, { opacity: 1 }], { duration: time / 2, iterations: 2 });
  }

  #leave({ piece }: Of<'gone'>, cast: Cast, time: number): void {
    const driven = this.#driven.get(piece);
    const actor = driven ?? cast.get(piece);
    if (actor === undefined) return;
    if (driven === undefined) this.#actors.delete(piece);
    else this.#driven.delete(piece);
    this.#numbers.leave(actor.element);
    this.#motions.push(actor.element.animate([{ opacity: 1 }, { opacity: 0 }], { duration: time, fill: 'forwards' }));
  }

  /** More of a piece come to it; a piece that is new is drawn by the board of the version, or a ring shows its place. */
  #come({ piece, at, count = 0 }: Of<'new'>, cast: Cast, time: number): void {
    const there = cast.get(piece)?.element;
    if (there !== undefined) this.#numbers.put(there, (this.#numbers.of(there) ?? 0) + count);
    const drawn = there === undefined ? this.#results.pieceIn(at) : undefined;
    const point = pointOf(this.#picture, at);
    if (drawn !== undefined) this.#add(drawn, time);
    else if (point !== undefined) this.#add(ring(point, this.#pixel()), time);
  }

  /** What changes at a space, as its flag, has a ring round it. The flag is that of the board of the version. */
  #count({ track, of, to }: Of<'track'>, time: number): void {
    if (track !== 'flag' || of === undefined) return;
    const point = pointOf(this.#picture, of);
    if (point === undefined) return;
    this.#flags.get(of)?.remove();
    const old = this.#picture.querySelector(flagIn(of));
    const next = to === null ? undefined : this.#results.flagOf(of);
    // Without that board the old flag stays until the version is told.
    if (old !== null && (to === null || next !== undefined))
      this.#motions.push(old.animate([{ opacity: 1 }, { opacity: 0 }], { duration: time / 3, fill: 'forwards' }));
    if (next !== undefined) this.#flags.set(of, next);
    this.#add(next, time);
    this.#add(ring(point, this.#pixel()), time);
  }

  #add(drawn: SVGElement | undefined, time: number): void {
    if (drawn === undefined) return;
    this.#layer.append(drawn);
    if (time > 0) drawn.animate([{ opacity: 0 }, { opacity: 1 }], { duration: Math.min(200, time / 3) });
  }

  /** Where all pieces stand. */
  #standing(): readonly Point[] {
    return [...this.#actors.values()].flatMap((actor) => this.#standsAt(actor) ?? []);
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
