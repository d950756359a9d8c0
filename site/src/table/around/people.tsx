import type { Answered, Game } from '@fieldpost/client';
import { useEffect, useState } from 'preact/hooks';
import { now } from '../../app/clock.ts';
import { Icon } from '../../app/parts/icon.tsx';
import { Refusal } from '../../app/parts/problem.tsx';
import { api } from '../../app/service/api.ts';
import { isSignedIn } from '../../app/session.ts';
import { texts } from '../../app/texts.ts';
import { inDays } from '../../app/when.ts';
import { AtSeat, mayActAt } from '../../people/at-seat.tsx';
import { PersonLink } from '../../people/link.tsx';
import { words } from './votes-words.ts';

export type People = Answered<'getPeople'>;

/** Returns the names behind the pseudonyms of a game, and its title; read again when a player sits down or it ends. */
export function usePeople(game: Game | undefined): People | undefined {
  const [people, setPeople] = useState<People>();
  const sitting = JSON.stringify([game?.game, game?.status, game?.seats.map(({ holder }) => holder)]);
  useEffect(() => {
    if (game === undefined) return;
    const end = new AbortController();
    api.value.getPeople({ game: game.game }, { signal: end.signal }).then(setPeople, () => undefined);
    return () => end.abort();
  }, [sitting]);
  return people;
}

type Seat = Game['seats'][number];

/** Who holds a seat, in words. */
function holderOf({ holder }: Seat, people: People | undefined, isMine: boolean): string {
  if (holder === undefined) return texts.value.vacant;
  if (isMine) return texts.value.you;
  if (holder.kind === 'bot') return texts.value.bot;
  if (holder.kind === 'hidden') return '—';
  return people?.people[holder.user] ?? '—';
}

/** The holder of a seat; a person with a handle has a page. */
export function Holder({
  seat,
  people,
  isMine,
}: {
  readonly seat: Seat;
  readonly people: People | undefined;
  readonly isMine: boolean;
}) {
  const name = holderOf(seat, people, isMine);
  return <span>{seat.holder?.kind === 'user' && !isMine ? <PersonLink name={name} /> : name}</span>;
}

/** The clock of a seat in a game with a bank: it runs while the seat is asked. */
export function Bank({ bank: { left, until } }: { readonly bank: NonNullable<Seat['bank']> }) {
  const [at, setAt] = useState(now());
  useEffect(() => {
    if (until === undefined) return;
    setAt(now());
    const timer = setInterval(() => setAt(now()), 1000);
    return () => clearInterval(timer);
  }, [until]);
  // On closed days and while the seat is away more time lies before its end than it has.
  const seconds = Math.floor(Math.max(0, until === undefined ? left : Math.min(left, until - at)) / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map((each) =>
    String(each).padStart(2, '0'),
  );
  return (
    <span class="bank" role="timer" aria-label={words.value.bank}>
      {parts.join(':')}
    </span>
  );
}

interface SeatsProps {
  readonly game: Game;
  readonly people: People | undefined;
  /**
   * What the strips beside the board count. They show holders, clocks and the seats to act; here stand the seats alone
   * at which the reader can do something.
   */
  readonly score?: string;
}

/** The seats, their holders, and the seats to act. */
export function Seats({ game, people, score }: SeatsProps) {
  const hasStrips = score !== undefined;
  const [error, setError] = useState<unknown>();
  /** A reader without a seat may take one that its holder has left. */
  const isFree = ({ holder }: Seat): boolean =>
    holder === undefined && game.status === 'playing' && isSignedIn.value && (game.mine ?? []).length === 0;
  const asked = new Set(game.asks.filter(({ settled }) => settled !== true).map(({ seat }) => seat));
  const isAway = ({ away }: Seat): boolean => away !== undefined && away.until > now();
  const shown = game.seats.filter((seat) => !hasStrips || isFree(seat) || isAway(seat) || mayActAt({ game, seat }));
  return (
    <section>
      {hasStrips && score !== '' && (
        <p class="hint">
          <Icon of="up" /> {score}
        </p>
      )}
      {shown.length > 0 && <h2>{texts.value.seats}</h2>}
      <ul class="seats">
        {shown.map((seat) => (
          <li key={seat.seat} class={asked.has(seat.seat) ? 'asked' : ''}>
            <span class="seat-name">{seat.name}</span>
            <Holder seat={seat} people={people} isMine={game.mine?.includes(seat.seat) ?? false} />
            {isFree(seat) && (
              <button
                type="button"
                class="small"
                onClick={() => {
                  setError(undefined);
                  api.value.takeSeat({ game: game.game, body: { seat: seat.seat } }).catch(setError);
                }}
              >
                {texts.value.takeSeat}
              </button>
            )}
            {!hasStrips && seat.bank !== undefined && <Bank bank={seat.bank} />}
            {seat.away !== undefined && seat.away.until > now() && (
              <small>{`${words.value.awayUntil} ${inDays(seat.away.until)}`}</small>
            )}
            <AtSeat game={game} seat={seat} />
            {!hasStrips && asked.has(seat.seat) && <span class="asked-sign">{texts.value.isAsked}</span>}
          </li>
        ))}
      </ul>
      <Refusal error={error} of={game.of} />
    </section>
  );
}
