import type { Game } from '@fieldpost/client';
import { useEffect, useState } from 'preact/hooks';
import { Refusal } from '../app/parts/problem.tsx';
import { api } from '../app/service/api.ts';
import { language } from '../app/session.ts';
import { decline, noteOffers, type Offer, offersTo } from './offers.ts';
import { words } from './words.ts';

type People = { readonly [pseudonym: string]: string } | undefined;

/** Returns the names of some seats: of their holders if they are known, else of the seats. */
export function whoSit(game: Game, seats: readonly string[], people: People = game.people): string {
  const names = game.seats
    .filter(({ seat }) => seats.includes(seat))
    .map(({ name, holder }) => (holder?.kind === 'user' ? people?.[holder.user] : undefined) ?? name);
  return new Intl.ListFormat(language.value).format(names);
}

/** Says an offer in a sentence. */
export const saidOf = (game: Game, { kind, by }: Offer, people?: People): string =>
  (words.value.offers[kind] ?? words.value.offers.calendar)(whoSit(game, by, people ?? game.people));

interface Props {
  readonly game: Game;
  /** The names by pseudonym, where the game itself has none. */
  readonly people?: People;
}

/** The offers that wait for the reader, each with its answers. */
export function Offers({ game, people }: Props) {
  const [error, setError] = useState<unknown>();
  const offers = offersTo(game);
  useEffect(() => noteOffers(game), [game.game, JSON.stringify(game.offers)]);
  const accept = ({ kind, needs }: Offer): void => {
    const mine = needs.filter((seat) => game.mine?.includes(seat));
    setError(undefined);
    Promise.all(mine.map((seat) => api.value.castVote({ game: game.game, kind, body: { seat, vote: true } }))).catch(
      setError,
    );
  };
  if (offers.length === 0) return <Refusal error={error} />;
  return (
    <div class="offers">
      {offers.map((offer) => (
        <p class="offered" role="status" key={offer.kind}>
          <span>{saidOf(game, offer, people)}</span>
          <button type="button" class="confirm" onClick={() => accept(offer)}>
            {words.value.accept}
          </button>
          <button type="button" onClick={() => decline(game.game, offer)}>
            {words.value.decline}
          </button>
        </p>
      ))}
      <Refusal error={error} />
    </div>
  );
}
