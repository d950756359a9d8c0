import { once } from '../../lib/memo.ts';
import { raised } from '../../lib/powers.ts';
import type { Force } from './fights/forces.ts';
import { hopeOf, type Prize, prizesOf } from './prizes.ts';
import type { Scene } from './scene.ts';

/* What draws forces where. */

/** How much less something draws for each space it is away. */
export const FADING = 0.58;
/** How much a place draws when others can take it sooner. */
const SECOND = 0.25;

/** What draws a force: how much, and where to. */
interface Draw {
  readonly worth: number;
  readonly goal: string | undefined;
}
const NOTHING: Draw = { worth: 0, goal: undefined };

/**
 * What draws a force in the space `at` most, when nobody is left in the space `from` and others go for the place
 * `taken`.
 */
export type Draws = (at: string, force: Force, from: string, taken?: string) => Draw;

/** A prize, and what a certain force can hope for there. */
interface Hope {
  readonly prize: Prize;
  readonly worth: number;
}

/** The draws of a position: prizes, hopes and rivals are worked out when they are first needed. */
export function drawsOf(scene: Scene): Draws {
  const prizes = once(() => prizesOf(scene));
  const hopes = once(
    (force: Force): readonly Hope[] => prizes().map((prize) => ({ prize, worth: hopeOf(scene, prize, force) })),
    keyOf,
  );
  const rivals = once(
    (prize: Prize) => rivalsFor(scene, prize),
    ({ id }) => id,
  );
  /** Whether another force, outside `at` and `from`, is as near to a prize. */
  const isSooner = (prize: Prize, at: string, from: string, away: number): boolean => {
    const rival = rivals(prize).find(({ space }) => space !== from && space !== at);
    return rival !== undefined && rival.away <= away;
  };
  const strongest: Draws = (at, force, from, taken) => {
    let best = NOTHING;
    for (const { prize, worth: hope } of hopes(force)) {
      const away = prize.away.get(at);
      if (away === undefined) continue;
      const full = hope * raised(FADING, away);
      if (full <= best.worth) continue;
      const isSecond = prize.id === taken || isSooner(prize, at, from, away);
      const worth = full * (isSecond ? SECOND : 1);
      if (worth > best.worth) best = { worth, goal: prize.id };
    }
    return best;
  };
  const drawOf = once(strongest, (at, force, from, taken) => `${at} ${from} ${taken} ${keyOf(force)}`);
  return (at, force, from, taken) => (force.sp === 0 ? NOTHING : drawOf(at, force, from, taken));
}

const keyOf = ({ dice, size, sp, room, led, napoleon }: Force): string =>
  `${dice} ${size} ${sp} ${room} ${led} ${napoleon}`;

/** Forces of the Camp that can hope for a good part of a prize, the nearest first. */
const rivalsFor = (scene: Scene, prize: Prize): readonly { readonly space: string; readonly away: number }[] =>
  scene.held
    .flatMap((space) => {
      const away = prize.away.get(space);
      return away !== undefined && hopeOf(scene, prize, scene.force(space, scene.camp)) > prize.worth / 3
        ? [{ space, away }]
        : [];
    })
    .sort((a, b) => a.away - b.away);
