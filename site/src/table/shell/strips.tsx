import type { Game } from '@fieldpost/client';
import { now } from '../../app/clock.ts';
import { Icon } from '../../app/parts/icon.tsx';
import { words as door } from '../../door/words.ts';
import type { Manners } from '../../manners/index.ts';
import type { Series } from '../../replay/series.ts';
import type { Moment } from '../ahead.ts';
import { Bank, Holder, type People } from '../around/people.tsx';
import { seatsFrom } from '../board/turning.ts';
import { words } from './words.ts';

type Seat = Game['seats'][number];

/** The row of a chart that tells of a seat: its colour on the board, and its number at a version. */
function scoreOf(series: Series | undefined, seat: string, at: number) {
  const chart = series?.charts.find(({ lines }) => lines.some(({ line }) => line === seat));
  const line = chart?.lines.findIndex((each) => each.line === seat) ?? -1;
  return {
    colour: chart?.lines[line]?.colour,
    name: chart?.name,
    value: chart?.points.findLast(({ version }) => version <= at)?.values[line],
  };
}

/** Returns how many cards a seat holds, where the view of the game counts them. */
function cardsOf({ state }: Moment, seat: string): number | undefined {
  const { held } = (state?.view ?? {}) as { readonly held?: { readonly [seat: string]: unknown } };
  const count = held?.[seat];
  return typeof count === 'number' ? count : undefined;
}

interface Props {
  readonly moment: Moment;
  readonly people: People | undefined;
  readonly manners: Manners;
  /** The board shows the past: no seat is to move. */
  readonly isPast: boolean;
  /** In a replay: the seat that acts in its step. */
  readonly acting?: string | undefined;
}

interface StripsProps {
  readonly series: Series | undefined;
  /** The version whose scores are shown. */
  readonly scored: number;
  /** The seat at the lower edge of the board. */
  readonly from: string | undefined;
}

/**
 * The seats, a line each: colour, name, holder, score, cards, open offers, clock, and whether the seat is to move. The
 * seat at the lower edge of the board is last.
 */
export function Strips({ series, scored, from, ...props }: Props & StripsProps) {
  const { game } = props.moment;
  const hasRoom = game.seats.length <= 4;
  return (
    <ul class={hasRoom ? 'strips few' : 'strips'} aria-label={words.value.players}>
      {seatsFrom(game.seats, from).map((seat) => (
        <Strip key={seat.seat} {...props} seat={seat} hasRoom={hasRoom} score={scoreOf(series, seat.seat, scored)} />
      ))}
    </ul>
  );
}

/** The longest name of a score that a strip has room for, in letters. */
const LONGEST = 16;

interface StripProps extends Props {
  readonly seat: Seat;
  readonly score: ReturnType<typeof scoreOf>;
  /** There is room for words, not only for signs. */
  readonly hasRoom: boolean;
}

function Strip({ moment, people, manners, isPast, seat, score, acting, hasRoom }: StripProps) {
  const { game } = moment;
  const ask = isPast ? undefined : game.asks.find((each) => each.seat === seat.seat);
  const isMine = game.mine?.includes(seat.seat) ?? false;
  const isAway = seat.away !== undefined && seat.away.until > now();
  const cards = cardsOf(moment, seat.seat);
  const known = moment.state && manners.atSeat?.(moment.state.view, seat.seat);
  const counted = [
    ...(cards === undefined ? [] : [{ icon: 'card', count: cards, words: words.value.cards(cards) } as const]),
    ...(known?.facts ?? []),
  ];
  const offers = (game.offers ?? [])
    .filter(({ by }) => by.includes(seat.seat))
    .flatMap(({ kind }) => door.value.atStrip[kind] ?? []);
  const isOpen = acting === undefined ? ask !== undefined && ask.settled !== true : acting === seat.seat;
  const isReady = acting === undefined && ask?.settled === true;
  const said = isOpen ? words.value.toMove : isReady ? words.value.ready : '';
  const value = score.value === undefined || known?.goal === undefined ? score.value : `${score.value}/${known.goal}`;
  return (
    <li class={`${isOpen ? 'to-move' : ''} ${isMine ? 'mine' : ''}`}>
      <svg class="colour" viewBox="0 0 12 12" aria-hidden="true">
        <circle
          cx="6"
          cy="6"
          r="5"
          fill={known?.colour ?? score.colour ?? 'none'}
          stroke="currentColor"
          stroke-width="1"
        />
      </svg>
      <strong>{seat.name}</strong>
      <Holder seat={seat} people={people} isMine={isMine} />
      <span class="facts">
        {value !== undefined && (
          <span title={score.name}>
            {hasRoom && score.name !== undefined && score.name.length <= LONGEST ? (
              `${score.name} ${value}`
            ) : (
              <>
                <Icon of="up" /> {value}
              </>
            )}
          </span>
        )}
        {counted.map(({ icon, count, words: said }) => (
          <span key={said} title={said}>
            <span aria-hidden="true">
              {hasRoom ? (
                said
              ) : (
                <>
                  <Icon of={icon} /> {count}
                </>
              )}
            </span>
            <span class="unseen">{said}</span>
          </span>
        ))}
        {offers.map((offer) => (
          <span class="offer" key={offer}>
            {offer}
          </span>
        ))}
        {seat.bank !== undefined && <Bank bank={seat.bank} />}
        {isAway && <span>{words.value.away}</span>}
        <span class="turn">{said}</span>
      </span>
    </li>
  );
}
