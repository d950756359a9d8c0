import { nameOf } from '../../grammar/node.ts';
import { moved } from '../board/motion.ts';
import { filmSince, type Step } from './film.ts';
import { Stage } from './stage.ts';

// The stage of the table: the board that it shows, and what a replay has come to on it.

let stage: { readonly picture: SVGSVGElement; readonly on: Stage } | undefined;
/** The pieces with corners, also while no picture of them is there. */
let framed: readonly string[] = [];
let isCut = false;

/** The picture of the board at the table. */
const pictureAtTable = (): SVGSVGElement | undefined =>
  document.querySelector<SVGSVGElement>('.shell .board .sheet > svg:not(.marks, .film)') ?? undefined;

function stageNow(): Stage | undefined {
  const picture = pictureAtTable();
  if (picture === undefined) return undefined;
  if (stage?.picture !== picture) {
    endStage();
    stage = { picture, on: new Stage(picture) };
  }
  return stage.on;
}

/** Shows what a replay has come to, on the board of the version before `since`. */
export function project(steps: readonly Step[], at: number, time: number, since: number): void {
  framed = [];
  const film = filmSince(steps, since);
  stageNow()?.show(film.steps, at - film.skipped, time);
}

/** Shows one step on the board of its own version, which has all that came of it. */
export function projectAlone({ board: _, before: __, ...step }: Step, time: number): void {
  clear();
  stageNow()?.show([step], 1, time);
}

function endStage(): void {
  stage?.on.end();
  stage = undefined;
}

/** Takes away what a replay has drawn. */
export function clear(): void {
  framed = [];
  endStage();
}

/** Draws corners round pieces that have changed, until the next replay or the next click. */
export function frameChanged(pieces: readonly string[]): void {
  endStage();
  framed = pieces;
  if (framed.length > 0) stageNow()?.frame(framed.map((piece) => nameOf('piece', piece)));
}

/** Draws the corners on a picture that is new, or has become the next one: the pieces may be known before it is. */
export const frameAgain = (): void => {
  if (framed.length > 0) frameChanged(framed);
};

/** Whether the next picture of the board comes at once: it is no step from the one before. */
export function cutNext(cut: boolean): void {
  isCut = cut;
}

/** Turns the picture of the table into the next one: what a replay has told does not move again. */
export function slide(picture: SVGSVGElement, become: () => void): void {
  const wasTold = stage?.picture === picture;
  if (wasTold) endStage();
  moved(picture, become, wasTold || isCut);
}
