import { nameOfGame } from '../app/parts/game-list.tsx';
import { invitations, running, waiting } from '../app/service/waiting.ts';
import { DropDown } from './drop-down.tsx';
import { saidOf } from './offer-bar.tsx';
import { offersTo } from './offers.ts';
import { words } from './words.ts';

/** The number of games that wait for the reader; nothing if there are none. */
export const Turns = () =>
  waiting.value.length === 0 ? null : (
    <span class="count">
      <span class="unseen">{`${words.value.turns(waiting.value.length)} `}</span>
      <span aria-hidden="true">{waiting.value.length}</span>
    </span>
  );

/** The offers and invitations that wait for the reader, behind a bell with their number. */
export function Bell() {
  const offers = running.value.flatMap((game) => offersTo(game).map((offer) => ({ game, offer })));
  const sent = invitations.value;
  const count = offers.length + sent.length;
  const all = words.value;
  return (
    <DropDown
      name="bell"
      label={count === 0 ? all.nothingNew : all.bell(count)}
      sign={
        <>
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path
              d="M10 2.5a5 5 0 0 1 5 5v3.5l1.5 3h-13l1.5-3v-3.5a5 5 0 0 1 5-5M8 16.5a2 2 0 0 0 4 0"
              fill="none"
              stroke="currentColor"
              stroke-width="1.6"
              stroke-linejoin="round"
            />
          </svg>
          {count > 0 && (
            <span class="count" aria-hidden="true">
              {count}
            </span>
          )}
        </>
      }
    >
      {count === 0 && <p>{all.nothingNew}</p>}
      {offers.map(({ game, offer }) => (
        <a key={`${game.game} ${offer.kind}`} href={`/g/${game.game}`}>
          {`${saidOf(game, offer)} · ${nameOfGame(game)}`}
        </a>
      ))}
      {sent.map(({ game }) => (
        <a key={game.game} href="/me">
          {all.invitedTo(nameOfGame(game))}
        </a>
      ))}
    </DropDown>
  );
}
