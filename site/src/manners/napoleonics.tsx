import { useNames } from '../app/service/names.ts';
import { bilingual } from '../app/texts.ts';
import { ableIn } from '../grammar/in-hand.ts';
import { nameOf } from '../grammar/node.ts';
import type { Moment } from '../table/ahead.ts';
import type { Question } from '../table/choosing/choosing.ts';
import type { Rolled } from '../table/replay/told.tsx';
import { FACES } from './dice-faces.ts';
import type { Manners } from './index.ts';
import { buttonOf, ENGLISH, KOREAN } from './napoleonics-words.ts';

const words = bilingual(
  {
    dice: 'Last roll',
    endsTurn: (movers: number) => `No unit can battle${movers === 0 ? '' : `, ${movers} could still move`}.`,
    couldBattle: (units: number) => (units === 1 ? '1 unit could still battle.' : `${units} units could still battle.`),
    lastBattle: 'Only one unit can battle. Your turn ends after it.',
    decks: 'Cards',
    pile: (count: number) => `Draw pile: ${count}`,
    discards: (count: number) => `Discards: ${count}`,
    between: (from: string, at: string) => `Attack from ${from} on ${at}`,
    by: (who: string, what: string) => `${who}, ${what}`,
    counts: (hits: number, flags: number) =>
      `${hits === 1 ? '1 hit' : `${hits} hits`}, ${flags === 1 ? '1 flag' : `${flags} flags`}`,
  },
  {
    dice: '마지막 주사위',
    endsTurn: (movers) => `전투할 유닛이 없습니다${movers === 0 ? '' : `(${movers}개는 이동 가능)`}.`,
    couldBattle: (units) => `유닛 ${units}개가 아직 전투할 수 있습니다.`,
    lastBattle: '전투할 수 있는 유닛이 하나뿐입니다. 그 전투가 끝나면 턴이 끝납니다.',
    decks: '카드',
    pile: (count) => `뽑을 카드: ${count}장`,
    discards: (count) => `버린 카드: ${count}장`,
    between: (from, at) => `공격: ${from} → ${at}`,
    by: (who, what) => `${who}, ${what}`,
    counts: (hits: number, flags: number) => `명중 ${hits}, 깃발 ${flags}`,
  },
);

interface Roll {
  readonly by: string;
  readonly why: string;
  readonly faces: readonly string[];
  readonly hits: number;
  readonly flags: number;
}
interface View {
  readonly last?: { readonly rolls: readonly Roll[]; readonly from: string; readonly at: string };
  readonly battle?: { readonly banners: { readonly [seat: string]: number } };
  readonly pile?: number;
  readonly discard?: readonly string[];
}

/** The sides of dice as drawings. */
function Faces({ faces, names }: { readonly faces: readonly string[]; readonly names: Names }) {
  return (
    <span class="faces">
      {faces.map((face, i) => (
        <svg key={i} viewBox="-10 -10 20 20" role="img" aria-label={names[face] ?? face}>
          <title>{names[face] ?? face}</title>
          <rect x="-9" y="-9" width="18" height="18" rx="3" fill={FACES[face]?.back ?? '#fffdf5'} />
          {FACES[face]?.sign.map(({ d, fill = 'none', stroke = 'none', width = 0 }) => (
            <path key={d} d={d} fill={fill} stroke={stroke} stroke-width={width} />
          ))}
        </svg>
      ))}
    </span>
  );
}
type Names = { readonly [id: string]: string };

/** Rolls of a unit at another one; others have no hits and flags. */
const STRIKES: ReadonlySet<string> = new Set(['ranged', 'melee', 'first-strike', 'square', 'battle-back', 'retire']);
const countsOf = (why: string, hits: number, flags: number): readonly string[] =>
  STRIKES.has(why) ? [words.value.counts(hits, flags)] : [];

/**
 * Shows the dice of the newest combat as drawings and in words, with who fought whom; in a replay those that it has come
 * to.
 */
function Dice({ moment, rolled }: { readonly moment: Moment; readonly rolled?: Rolled | undefined }) {
  const { faces = {}, rolls: kinds = {} } = useNames('napoleonics');
  const { last } = (moment.state?.view ?? {}) as View;
  const nameOfSide = (side: string): string => moment.game.seats.find(({ seat }) => seat === side)?.name ?? side;
  const rolls =
    rolled?.map(({ text, for: why, faces: sides, counts: { hits = 0, flags = 0 } }) => ({
      // The sentence names the faces again, which are drawn.
      said: text.split(':', 1)[0] ?? text,
      counts: countsOf(why, hits, flags),
      sides: sides.map(String),
    })) ??
    // Not only the attacker rolls: the other side may strike first, or battle back.
    last?.rolls.map(({ by, why, faces: sides, hits, flags }) => ({
      said: words.value.by(nameOfSide(by), kinds[why] ?? why),
      counts: countsOf(why, hits, flags),
      sides,
    })) ??
    [];
  if (moment.state === undefined || rolls.length === 0) return null;
  return (
    <section class="dice">
      <h2>{words.value.dice}</h2>
      {rolled === undefined && last !== undefined && <p>{words.value.between(last.from, last.at)}</p>}
      <ul>
        {rolls.map(({ said, sides, counts }, i) => (
          <li key={i}>
            <strong>{[said, ...counts].join(': ')}</strong>
            <Faces faces={sides} names={faces} />
            <span>{sides.map((face) => faces[face] ?? face).join(', ')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The banners that win. */
const atSeat: Manners['atSeat'] = (view, seat) => {
  const goal = (view as View).battle?.banners[seat];
  return { facts: [], ...(goal !== undefined && { goal }) };
};

const buttons = bilingual(ENGLISH, KOREAN);

/** A piece is named with its space: `French Line Infantry, f5`. */
const button: Manners['button'] = (command, { kind, cards, named, isOnly, isFinal = false }) =>
  // Without a battle to come the turn ends with the moves.
  (kind === 'movement' && isFinal && (command as { readonly type?: string }).type === 'done'
    ? buttons.value.endTurn
    : undefined) ??
  buttonOf(
    command,
    { cards, isOnly, spaceOf: (piece) => named(nameOf('piece', piece)).split(', ').at(-1) },
    buttons.value,
  );

/** The hex to which a command moves a unit: from there it would see. */
const looks: Manners['looks'] = (command) => {
  const { type, to } = (command ?? {}) as { readonly type?: string; readonly to?: string };
  return type === 'move' ? to : undefined;
};

/** Leaders see nothing. */
const sees = (piece: string): boolean => !piece.includes('-LD-');

/** What the end of a phase gives up: moves, or battles. */
const givesUp: Manners['givesUp'] = (kind, able, isFinal) => {
  if (kind === 'movement') return isFinal ? words.value.endsTurn(able) : undefined;
  return kind === 'combat' && able > 0 ? words.value.couldBattle(able) : undefined;
};

/** Says before the last battle that the turn ends with it: nothing asks then. */
function LastBattle({ question }: { readonly question: Question }) {
  if (question.kind !== 'combat' || ableIn(question.legal) !== 1) return null;
  return <p class="hint">{words.value.lastBattle}</p>;
}

/** The draw pile, and the cards that lie on the discards. */
function Decks({ moment }: { readonly moment: Moment }) {
  const { cards = {} } = useNames('napoleonics');
  if (moment.state === undefined) return null;
  const { pile = 0, discard = [] } = moment.state.view as unknown as View;
  const counts = new Map<string, number>();
  for (const card of discard) counts.set(card, (counts.get(card) ?? 0) + 1);
  const text = words.value;
  return (
    <section class="decks">
      <h2>{text.decks}</h2>
      <p>{text.pile(pile)}</p>
      <p>{text.discards(discard.length)}</p>
      <ul>
        {[...counts].map(([card, count]) => (
          <li key={card}>{count > 1 ? `${count} × ${cards[card] ?? card}` : (cards[card] ?? card)}</li>
        ))}
      </ul>
    </section>
  );
}

export const napoleonics: Manners = {
  UnderPanel: Dice,
  looks,
  sees,
  atSeat,
  button,
  givesUp,
  AtQuestion: LastBattle,
  AtPlayers: Decks,
};
