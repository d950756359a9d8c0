import type { Game } from '@fieldpost/client';
import { useState } from 'preact/hooks';
import { api } from '../app/api.ts';
import { Refusal } from '../app/problem.tsx';
import { isSignedIn } from '../app/session.ts';
import { texts } from '../app/texts.ts';
import { holderOf, type People } from './people.tsx';

/** A game that has not begun: who sits where, and what one may do about it. */
export function Lobby({ game, people }: { readonly game: Game; readonly people: People | undefined }) {
  const [error, setError] = useState<unknown>();
  const [isCopied, setCopied] = useState(false);
  const act = (doing: Promise<unknown>): void => {
    setError(undefined);
    doing.catch(setError);
  };
  const mine = new Set(game.mine);
  const [words, id] = [texts.value, game.game];
  return (
    <section class="lobby">
      <h2>{words.waitingForPlayers}</h2>
      <ul class="seats">
        {game.seats.map((seat) => (
          <li key={seat.seat}>
            <span class="seat-name">{seat.name}</span>
            <span>{holderOf(seat, people, mine.has(seat.seat))}</span>
            {isSignedIn.value && seat.holder === undefined && (
              <span class="actions">
                <button type="button" onClick={() => act(api.value.takeSeat({ game: id, body: { seat: seat.seat } }))}>
                  {words.takeSeat}
                </button>
                <button type="button" onClick={() => act(api.value.takeSeat({ game: id, body: { seat: seat.seat, kind: 'bot' } }))}>
                  {words.seatBot}
                </button>
              </span>
            )}
            {mine.has(seat.seat) && (
              <button type="button" onClick={() => act(api.value.leaveSeat({ game: id, seat: seat.seat }))}>
                {words.leaveSeat}
              </button>
            )}
          </li>
        ))}
      </ul>
      {isSignedIn.value ? (
        <button
          type="button"
          class="confirm"
          disabled={game.seats.some(({ holder }) => holder === undefined)}
          onClick={() => act(api.value.startGame({ game: id }))}
        >
          {words.start}
        </button>
      ) : (
        <p>
          <a href="/me">{words.needsSignIn}</a>
        </p>
      )}
      <button type="button" onClick={() => void navigator.clipboard.writeText(location.href).then(() => setCopied(true))}>
        {isCopied ? words.copied : words.shareLink}
      </button>
      <Refusal error={error} of={game.of} />
      <p class="commitment">
        <code>{game.seedCommitment}</code>
        <br />
        <small>{words.commitment}</small>
      </p>
    </section>
  );
}
