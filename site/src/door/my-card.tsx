import type { Game } from '@fieldpost/client';
import type { ComponentChildren } from 'preact';
import { now } from '../app/clock.ts';
import { nameOfGame } from '../app/parts/game-list.tsx';
import { useTitleOf } from '../app/service/games.ts';
import { useNames } from '../app/service/names.ts';
import { language } from '../app/session.ts';
import { texts } from '../app/texts.ts';
import { inWords } from '../app/when.ts';
import { questionTo } from './my-games.ts';
import { Offers, whoSit } from './offer-bar.tsx';
import { Thumbnail } from './pictures.tsx';
import { useSetup } from './setups.ts';
import { words } from './words.ts';

/** Lists the reader's own games. */
export const MyGames = ({ games }: { readonly games: readonly Game[] }) => (
  <ul class="game-list my-games">
    {games.map((game) => (
      <MyCard key={game.game} game={game} />
    ))}
  </ul>
);

/** Says with whom the reader plays: people by name, bots by number. */
function against(game: Game): string {
  const others = game.seats.filter(({ seat }) => !game.mine?.includes(seat));
  const bots = others.filter(({ holder }) => holder?.kind === 'bot').length;
  const people = others.filter(({ holder }) => holder?.kind === 'user' || holder?.kind === 'hidden');
  return [
    people.length === 0
      ? ''
      : whoSit(
          game,
          people.map(({ seat }) => seat),
        ),
    bots === 0 ? '' : words.value.bots(bots),
  ]
    .filter((part) => part !== '')
    .join(', ');
}

/** A game of the reader: its board, which one it is, who plays it, where it stands, and what is asked. */
export function MyCard({ game, children }: { readonly game: Game; readonly children?: ComponentChildren }) {
  const played = useTitleOf(game.of);
  const setup = useSetup(game)?.name;
  const kinds = useNames(game.of).kinds ?? {};
  const mine = game.seats.filter(({ seat }) => game.mine?.includes(seat)).map(({ name }) => name);
  const question = questionTo(game);
  const others = against(game);
  const free = game.seats.filter(({ holder }) => holder === undefined).length;
  const named = [played, ...(setup === undefined || setup === game.title ? [] : [setup])].filter(
    (part) => part !== game.title,
  );
  const all = words.value;
  const asked = question === undefined ? stateOf(game) : all.toMove(kinds[question.kind] ?? '');
  return (
    <li class={`game-card my-card ${game.status} ${question === undefined ? '' : 'asked'}`}>
      <a href={`/g/${game.game}`}>
        <Thumbnail game={game} />
        <strong>{nameOfGame(game)}</strong>
        <span class="named">{named.join(' · ')}</span>
        <span class="seat">
          {[
            mine.length === 0 ? all.noSeat : all.youAre(new Intl.ListFormat(language.value).format(mine)),
            others === '' ? '' : all.against(others),
            free === 0 ? '' : `(${all.free(free)})`,
          ]
            .filter((part) => part !== '')
            .join(' ')}
        </span>
        <span class="phase">{game.phaseShort ?? game.phase ?? ''}</span>
        {game.due !== undefined && game.status === 'playing' && (
          <time dateTime={new Date(game.due).toISOString()} class={game.due - now() < 600_000 ? 'soon' : ''}>
            {all.until(inWords(game.due - now()))}
          </time>
        )}
        <span class="go">{asked}</span>
      </a>
      <Offers game={game} />
      {children}
    </li>
  );
}

/** What a game waits for, if it does not wait for the reader. */
function stateOf(game: Game): string {
  if (game.status === 'lobby') return texts.value.lobby;
  if (game.status === 'over') return texts.value.over;
  if (game.settings.sandbox === true) return texts.value.play;
  const asked = game.asks.filter(({ settled }) => settled !== true).map(({ seat }) => seat);
  const areBots = game.seats.every(({ seat, holder }) => !asked.includes(seat) || holder?.kind === 'bot');
  return areBots ? texts.value.botsThink : words.value.waitingFor(whoSit(game, asked));
}
