import type { Game } from '@fieldpost/client';
import { MyCard } from '../door/my-card.tsx';
import { words } from './me-words.ts';

/** Lists the reader's sandboxes as a tree: a copy stands below its original. */
export function Sandboxes({ games }: { readonly games: readonly Game[] }) {
  const ids = new Set(games.map(({ game }) => game));
  const isBelow = ({ origin }: Game): boolean => origin?.is === 'fork' && ids.has(origin.game);
  return <Branch games={games.filter((game) => !isBelow(game))} all={games} />;
}

function Branch({ games, all }: { readonly games: readonly Game[]; readonly all: readonly Game[] }) {
  return (
    <ul class="game-list">
      {games.map((game) => {
        const below = all.filter(({ origin }) => origin?.is === 'fork' && origin.game === game.game);
        return (
          <MyCard key={game.game} game={game}>
            {game.origin?.is === 'fork' && (
              <a class="origin" href={`/g/${game.origin.game}/replay?version=${game.origin.version}`}>
                {words.value.goesOnFrom(game.origin.version ?? 1)}
              </a>
            )}
            {below.length > 0 && <Branch games={below} all={all} />}
          </MyCard>
        );
      })}
    </ul>
  );
}
