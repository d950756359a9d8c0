import type { Game, MyInvitation } from '@fieldpost/client';
import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { GameList, nameOfGame } from '../app/parts/game-list.tsx';
import { Refusal } from '../app/parts/problem.tsx';
import { useAgain } from '../app/service/again.ts';
import { api } from '../app/service/api.ts';
import { words } from './words.ts';

/** Lists the games to which the reader is invited; shows nothing if there are none. */
export function Invited() {
  const [invitations, setInvitations] = useState<readonly MyInvitation[]>([]);
  const [error, setError] = useState<unknown>();
  const [turn, setTurn] = useState(0);
  const { route } = useLocation();
  useAgain(
    async (signal) => setInvitations((await api.value.listMyInvitations({}, { signal })).invitations),
    [api.value, turn],
    setError,
  );
  const decline = (invited: string): void => {
    setError(undefined);
    api.value.declineInvitation({ invited }).then(() => setTurn((before) => before + 1), setError);
  };
  /** Takes a seat if there is nothing to choose, and opens the game; else the player chooses in its lobby. */
  const accept = (game: Game, admits: MyInvitation['admits']): void => {
    const free = game.seats.filter(({ holder }) => holder === undefined);
    const isDealt = game.settings.seating !== 'choose';
    const body = isDealt ? {} : { seat: free[0]?.seat ?? '' };
    const sits = game.status === 'lobby' && admits === 'seat' && (isDealt ? free.length > 0 : free.length === 1);
    setError(undefined);
    (sits ? api.value.takeSeat({ game: game.game, body }) : Promise.resolve()).then(
      () => route(`/g/${game.game}`),
      setError,
    );
  };
  const all = words.value;
  if (invitations.length === 0) return <Refusal error={error} />;
  return (
    <section class="invited">
      <h2>{all.invitations(invitations.length)}</h2>
      <ul>
        {invitations.map(({ game, admits }) => (
          <li key={game.game}>
            <GameList games={[game]} />
            <span class="actions">
              <button
                type="button"
                class="confirm"
                aria-label={`${admits === 'seat' ? all.accept : all.look}: ${nameOfGame(game)}`}
                onClick={() => accept(game, admits)}
              >
                {admits === 'seat' ? all.accept : all.look}
              </button>{' '}
              <button type="button" aria-label={all.declineOf(nameOfGame(game))} onClick={() => decline(game.game)}>
                {all.decline}
              </button>
            </span>
          </li>
        ))}
      </ul>
      <Refusal error={error} />
    </section>
  );
}
