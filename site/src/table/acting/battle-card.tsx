import type { Answered } from '@fieldpost/client';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../app/parts/icon.tsx';
import { useNames } from '../../app/service/names.ts';
import type { Corner } from '../board/corner.ts';
import type { Frame, Step } from '../replay/film.ts';
import type { Shown } from '../replay/use-telling.ts';
import { words } from '../replay/words.ts';
import { sumOf } from './dice-told.tsx';
import { words as acting } from './words.ts';

type Fight = NonNullable<Answered<'getState'>['fights']>[number];
type Roll = Extract<Frame, { readonly is: 'dice' }>;

/** A roll of a fight, and what was told after it. */
interface Rolled {
  readonly roll: Roll;
  readonly after: readonly string[];
}

/** Rolls that belong to a fight of two sides. */
const OF_FIGHTS = ['battle', 'siege', 'fortress'];
const isOfFight = (frame: Frame): frame is Roll => frame.is === 'dice' && OF_FIGHTS.includes(frame.for);

/** The rolls of the newest fight among steps that have been shown; none once pieces have moved on. */
function rollsIn(steps: readonly Step[]): readonly Rolled[] {
  let rolls: Rolled[] = [];
  for (const { frames, text } of steps) {
    const roll = frames.find(isOfFight);
    const [before] = rolls;
    // Dice for something else, or a move: that fight is over.
    const isOver = frames.some(({ is }) => is === 'dice' || is === 'card' || is === 'new');
    if (roll !== undefined)
      rolls = before?.roll.at === roll.at ? [...rolls, { roll, after: [] }] : [{ roll, after: [] }];
    else if (isOver || (frames.some(({ is }) => is === 'move') && !frames.some(isLoss))) rolls = [];
    else if (frames.some(isLoss) && rolls.length > 0) {
      const last = rolls.at(-1);
      if (last !== undefined) rolls = [...rolls.slice(0, -1), { roll: last.roll, after: [...last.after, text] }];
    }
  }
  return rolls;
}

/** Whether pieces are lost: eliminated, or gone to a box beside the map. */
const isLoss = (frame: Frame): boolean =>
  frame.is === 'loss' || frame.is === 'gone' || (frame.is === 'move' && frame.path.at(-1)?.startsWith('@') === true);

interface Props {
  readonly shown: Shown;
  readonly of: string;
  /** Where the buttons of the board are: the card stays away from there. */
  readonly corner: Corner;
}

/** The fight that goes on, or that a replay shows: both sides, the dice modifier by modifier, and the losses. */
export function BattleCard({ shown: { player, moment }, of, corner }: Props) {
  const [isClosed, setClosed] = useState(false);
  const isTold = player.mode !== 'over';
  const rolls = rollsIn(isTold ? player.steps.slice(0, player.at) : player.steps);
  const fight = isTold ? undefined : moment.state?.fights?.at(-1);
  const own = fight === undefined ? rolls : rolls.filter(({ roll }) => roll.at === fight.at);
  const names = useNames(of);
  const at = fight?.at ?? rolls[0]?.roll.at ?? '';
  const side = useSideOff(at, corner);
  if (fight === undefined && (!isTold || rolls.length === 0)) return null;
  const said = words.value;
  const title = fight?.name ?? said.fightAt(names.spaces?.[at] ?? at);
  return (
    <section class={`battle-card ${side}`} aria-label={title}>
      <h2>
        <button
          type="button"
          data-key="b"
          aria-expanded={!isClosed}
          title={said.card}
          onClick={() => setClosed(!isClosed)}
        >
          <Icon of={isClosed ? 'on' : 'down'} /> {title}
        </button>
      </h2>
      {!isClosed && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and so must be within reach of the keyboard
        <div class="battle-body" tabIndex={0}>
          {fight !== undefined && <Sides fight={fight} />}
          <Rolls rolls={own} names={{ ...names.seats, ...names.powers }} spaces={names.spaces} kinds={names.rolls} />
        </div>
      )}
    </section>
  );
}

/**
 * The side of the board where the card stands: away from the space of the fight, so that the player sees it; over the
 * buttons of the board, where these are on that side.
 */
function useSideOff(at: string, corner: Corner): string {
  const [isAtRight, setAtRight] = useState(corner.endsWith('left'));
  useEffect(() => {
    const board = document.querySelector('.shell .board');
    const space = board?.querySelector(`[data-kind="space"][data-id="${CSS.escape(at)}"]`);
    if (board === null || space === null || space === undefined) return;
    const [all, here] = [board.getBoundingClientRect(), space.getBoundingClientRect()];
    setAtRight(here.left + here.width / 2 < all.left + all.width / 2);
  }, [at]);
  const isOverButtons = corner === (isAtRight ? 'bottom-right' : 'bottom-left');
  return `${isAtRight ? 'at-right' : 'at-left'} ${isOverButtons ? 'is-raised' : ''}`;
}

/** Both sides as they are now, with the dice of the next round. */
function Sides({ fight: { facts, sides } }: { readonly fight: Fight }) {
  return (
    <>
      <p class="facts">{facts.join(' · ')}</p>
      {sides.map(({ of, name, role, facts: about, dice, parts, losses }) => (
        <div class={`fighter of-${of}`} key={of}>
          <h3>
            {name} <small>{role}</small>
          </h3>
          <p>{about.join(' · ')}</p>
          <p>
            <strong>{acting.value.count(dice)}</strong>
            {parts.length > 0 && `: ${sumOf(parts)}`}
          </p>
          {losses.length > 0 && <p class="losses">{losses.join(' · ')}</p>}
        </div>
      ))}
    </>
  );
}

interface RollsProps {
  readonly rolls: readonly Rolled[];
  readonly names: { readonly [by: string]: string };
  readonly spaces: { readonly [space: string]: string } | undefined;
  readonly kinds: { readonly [why: string]: string } | undefined;
}

/** The rolls so far, the newest last. */
function Rolls({ rolls, names, spaces = {}, kinds = {} }: RollsProps) {
  if (rolls.length === 0) return null;
  const rollerOf = ({ by, for: what, at = '' }: Roll): string =>
    // A fortress rolls for itself.
    (what === 'fortress' ? spaces[at] : undefined) ?? names[by] ?? by;
  return (
    <ol class="rolls">
      {rolls.map(({ roll, after }, i) => (
        <li key={i}>
          <span class="for">{`${rollerOf(roll)}, ${kinds[roll.for] ?? roll.for}`}</span>
          <span class="faces">
            {roll.faces.map((face, j) => (
              <b key={j} class={roll.need !== undefined && Number(face) >= roll.need ? 'hit' : ''}>
                {face}
              </b>
            ))}
          </span>
          {roll.parts !== undefined && roll.parts.length > 0 && <small>{sumOf(roll.parts)}</small>}
          {after.map((text, j) => (
            <p class="losses" key={j}>
              {text}
            </p>
          ))}
        </li>
      ))}
    </ol>
  );
}
