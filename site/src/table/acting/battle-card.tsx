import type { Answered } from '@fieldpost/client';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../app/parts/icon.tsx';
import { useNames } from '../../app/service/names.ts';
import type { Corner } from '../board/corner.ts';
import type { Frame, Step } from '../replay/film.ts';
import type { Shown } from '../replay/use-telling.ts';
import { words } from '../replay/words.ts';
import { useNarrow } from '../shell/size.ts';
import { sumOf } from './dice-told.tsx';
import { words as acting } from './words.ts';

type Fight = NonNullable<Answered<'getState'>['fights']>[number];
type Roll = Extract<Frame, { readonly is: 'dice' }>;

/** A fight as steps have told it: its rolls, what they cost, and how it ended. */
interface Told {
  readonly at: string;
  readonly rolls: readonly Roll[];
  readonly losses: readonly string[];
  readonly verdict?: string;
}

/** Rolls that belong to a fight of two sides, of which each rolls in turn. */
const OF_FIGHTS = ['battle', 'siege', 'fortress'];
const isOfFight = (frame: Frame): frame is Roll => frame.is === 'dice' && OF_FIGHTS.includes(frame.for);
/** A fight whose end is told: what comes before belongs to it. */
const HAS_VERDICT = 'battle';

/** Returns the newest fight among steps that have been shown; nothing once pieces have moved on after it. */
function toldIn(steps: readonly Step[]): Told | undefined {
  let told: Told | undefined;
  /** What was lost before it is said in which fight: its dice may have been told before these steps. */
  let lost: readonly string[] = [];
  const all = steps.flatMap(({ before = [], frames }) => [...before.flatMap((own) => own.frames), ...frames]);
  for (const frame of all) {
    const { is } = frame;
    if (isOfFight(frame)) told = withRoll(told, frame);
    else if (frame.is === 'verdict')
      told = { ...(told?.at === frame.at ? told : { at: frame.at, rolls: [], losses: lost }), verdict: frame.text };
    else if (isLoss(frame)) {
      lost = [...lost, frame.text];
      if (told !== undefined) told = { ...told, losses: [...told.losses, frame.text] };
    } else if (isNews(is) && (told === undefined || !goesOn(told, is))) {
      if (is !== 'dice') lost = [];
      told = undefined;
    }
  }
  return told && { ...told, losses: [...new Set(told.losses)] };
}

/** A roll of the fight, or of another one. */
const withRoll = (told: Told | undefined, roll: Roll): Told =>
  told?.at === roll.at && told?.verdict === undefined && told !== undefined
    ? { ...told, rolls: [...told.rolls, roll] }
    : { at: roll.at ?? '', rolls: [roll], losses: [] };

/** Whether what happens now may belong to the fight: a battle goes on up to its verdict, and dice for loot follow it. */
const goesOn = ({ rolls, verdict }: Told, is: Frame['is']): boolean =>
  verdict === undefined ? rolls[0]?.for === HAS_VERDICT : is === 'dice';

/** Whether something else has begun. */
const isNews = (is: Frame['is']): boolean => is === 'dice' || is === 'card' || is === 'new' || is === 'move';

/** Whether pieces are lost: eliminated, or gone to a box beside the map. */
const isLoss = (frame: Frame): boolean =>
  frame.is === 'loss' || frame.is === 'gone' || (frame.is === 'move' && frame.path.at(-1)?.startsWith('@') === true);

interface Props {
  readonly shown: Shown;
  readonly of: string;
  /** Where the buttons of the board are: the card stays away from there. */
  readonly corner: Corner;
}

/** The fight that goes on, or that a replay shows: each side with its dice, the losses, and who has won. */
export function BattleCard({ shown: { player, moment }, of, corner }: Props) {
  const isNarrow = useNarrow();
  const [isOpen, setOpen] = useState<boolean>();
  const isTold = player.mode !== 'over';
  const told = toldIn(isTold ? player.steps.slice(0, player.at) : player.steps);
  const fight = isTold ? undefined : moment.state?.fights?.at(-1);
  const own = told !== undefined && (fight === undefined || told.at === fight.at) ? told : undefined;
  const names = useNames(of);
  const at = fight?.at ?? own?.at ?? '';
  const side = useSideOff(at, corner);
  if (fight === undefined && own === undefined) return null;
  const said = words.value;
  const title = fight?.name ?? said.fightAt(names.spaces?.[at] ?? at);
  const ofRoll: Naming = { names: { ...names.seats, ...names.powers }, spaces: names.spaces, kinds: names.rolls };
  const rolls = own?.rolls ?? [];
  // A phone has no room for it beside the fight: it opens at a press.
  const isShown = isOpen ?? !isNarrow;
  const isPast = fight === undefined && !isTold;
  return (
    <section class={`battle-card ${side} ${isPast ? 'is-past' : ''}`} aria-label={title}>
      <h2>
        <button type="button" data-key="b" aria-expanded={isShown} title={said.card} onClick={() => setOpen(!isShown)}>
          <Icon of={isShown ? 'down' : 'on'} /> {title}
        </button>
      </h2>
      {isShown ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and so must be within reach of the keyboard
        <div class="battle-body" tabIndex={0}>
          {fight === undefined ? (
            <Rolls rolls={rolls} naming={ofRoll} />
          ) : (
            <Sides fight={fight} rolls={rolls} naming={ofRoll} />
          )}
          {own?.losses.map((text) => (
            <p class="losses" key={text}>
              {text}
            </p>
          ))}
          {own?.verdict !== undefined && <p class="verdict">{own.verdict}</p>}
        </div>
      ) : (
        <p class="battle-gist">{own?.verdict ?? gistOf(rolls, ofRoll)}</p>
      )}
    </section>
  );
}

/** The last roll of each side in few words: `French North 3, Russian First Army 2`. */
const gistOf = (rolls: readonly Roll[], naming: Naming): string =>
  rolls
    .slice(-2)
    .map((roll) => `${rollerOf(roll, naming)}: ${hitsOf(roll)}`)
    .join(' · ');

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

interface SidesProps {
  readonly fight: Fight;
  readonly rolls: readonly Roll[];
  readonly naming: Naming;
}

/** Both sides as they are now, each with its dice of the next round, and with what it has rolled. */
function Sides({ fight: { facts, sides }, rolls, naming }: SidesProps) {
  return (
    <>
      <p class="facts">{facts.join(' · ')}</p>
      {sides.map(({ of, name, role, facts: about, dice, parts, losses }, i) => (
        <div class={`fighter of-${of}`} key={of}>
          <h3>
            {name} <small>{role}</small>
          </h3>
          <p>{about.join(' · ')}</p>
          {/* Without parts no round is known to follow. */}
          {(dice > 0 || parts.length > 0) && (
            <p>
              <strong>{acting.value.count(dice)}</strong>
              {parts.length > 0 && `: ${sumOf(parts)}`}
            </p>
          )}
          {/* The sides roll in turn, those who attack first. */}
          <Rolls rolls={rolls.filter((_, roll) => roll % sides.length === i)} naming={naming} ofSide={parts} />
          {losses.length > 0 && <p class="losses">{losses.join(' · ')}</p>}
        </div>
      ))}
    </>
  );
}

/** What rolls are called. */
interface Naming {
  readonly names: { readonly [by: string]: string };
  readonly spaces: { readonly [space: string]: string } | undefined;
  readonly kinds: { readonly [why: string]: string } | undefined;
}

/** A fortress rolls for itself. */
const rollerOf = ({ by, for: what, at = '' }: Roll, { names, spaces = {} }: Naming): string =>
  (what === 'fortress' ? spaces[at] : undefined) ?? names[by] ?? by;

const isHit = ({ need }: Roll, face: Roll['faces'][number]): boolean => need !== undefined && Number(face) >= need;
const hitsOf = (roll: Roll): string => words.value.hits(roll.faces.filter((face) => isHit(roll, face)).length);

interface RollsProps {
  readonly rolls: readonly Roll[];
  readonly naming: Naming;
  /** They stand at the side that has rolled them, with the sum of its dice now. */
  readonly ofSide?: Fight['sides'][number]['parts'];
}

/** The rolls so far, the newest last. */
function Rolls({ rolls, naming, ofSide }: RollsProps) {
  if (rolls.length === 0) return null;
  const known = ofSide === undefined ? '' : sumOf(ofSide);
  return (
    <ol class="rolls">
      {rolls.map((roll, i) => (
        <li key={i}>
          <span class="for">
            {ofSide !== undefined
              ? hitsOf(roll)
              : `${rollerOf(roll, naming)}, ${naming.kinds?.[roll.for] ?? roll.for}: ${hitsOf(roll)}`}
          </span>
          <span class="faces">
            {roll.faces.map((face, j) => (
              <b key={j} class={isHit(roll, face) ? 'hit' : ''}>
                {face}
              </b>
            ))}
          </span>
          {roll.parts !== undefined && sumOf(roll.parts) !== known && <small>{sumOf(roll.parts)}</small>}
        </li>
      ))}
    </ol>
  );
}
