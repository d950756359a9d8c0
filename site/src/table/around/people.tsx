import type { Answered, Game } from '@fieldpost/client';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../../app/service/api.ts';
import { texts } from '../../app/texts.ts';

export type People = Answered<'getPeople'>;

/** Names behind the pseudonyms of a game, and its title; read again when somebody sits down or it ends. */
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
export function holderOf({ holder }: Seat, people: People | undefined, isMine: boolean): string {
  if (holder === undefined) return texts.value.vacant;
  if (isMine) return texts.value.you;
  if (holder.kind === 'bot') return texts.value.bot;
  if (holder.kind === 'hidden') return '—';
  return people?.people[holder.user] ?? '—';
}

/** The seats, who holds them, and who is asked. */
export function Seats({ game, people }: { readonly game: Game; readonly people: People | undefined }) {
  const asked = new Set(game.asks.filter(({ settled }) => settled !== true).map(({ seat }) => seat));
  return (
    <section>
      <h2>{texts.value.seats}</h2>
      <ul class="seats">
        {game.seats.map((seat) => (
          <li key={seat.seat} class={asked.has(seat.seat) ? 'asked' : ''}>
            <span class="seat-name">{seat.name}</span>
            <span>{holderOf(seat, people, game.mine?.includes(seat.seat) ?? false)}</span>
            {asked.has(seat.seat) && <span class="asked-sign">{texts.value.isAsked}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
