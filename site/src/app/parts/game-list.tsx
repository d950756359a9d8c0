import type { Game } from '@fieldpost/client';
import { now } from '../clock.ts';
import { capitalised, useTitleOf } from '../service/games.ts';
import { language } from '../session.ts';
import { texts } from '../texts.ts';
import { inWords } from '../when.ts';
import { Icon } from './icon.tsx';

/** Returns the name of a game: its title, else the rules and the start of its id. */
export const nameOfGame = ({ title, of, game }: Game): string => title ?? `${capitalised(of)} ${game.slice(1, 6)}`;

/** Lists games, each with its state. */
export const GameList = ({ games }: { readonly games: readonly Game[] }) => (
  <ul class="game-list">
    {games.map((game) => (
      <GameCard key={game.game} game={game} />
    ))}
  </ul>
);

/** Shows a game in a list: its state and its open seats. */
function GameCard({ game }: { readonly game: Game }) {
  const played = useTitleOf(game.of);
  const free = game.seats.filter(({ holder }) => holder === undefined).length;
  const { join, lobby, watch } = texts.value;
  const mayJoin = free > 0 && (game.mine ?? []).length === 0;
  const word = game.status === 'lobby' ? (mayJoin ? join : lobby) : watch;
  return (
    <li class={`game-card ${game.status}`}>
      <a href={`/g/${game.game}`}>
        <strong>{nameOfGame(game)}</strong>
        <span class="phase">
          {[game.title === played ? undefined : played, game.phase].filter((each) => each !== undefined).join(' · ')}
        </span>
        <span class="dots" role="img" aria-label={`${game.seats.length - free} / ${game.seats.length}`}>
          {game.seats.map(({ seat, holder }) => (
            <Icon key={seat} of={holder === undefined ? 'empty' : 'full'} />
          ))}
        </span>
        <time
          dateTime={new Date(game.at).toISOString()}
          title={new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' }).format(game.at)}
        >
          {inWords(game.at - now())}
        </time>
        <span class="go">{word}</span>
      </a>
    </li>
  );
}
