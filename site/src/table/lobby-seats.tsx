import type { Game } from '@fieldpost/client';
import { api } from '../app/service/api.ts';
import { isSignedIn } from '../app/session.ts';
import { texts } from '../app/texts.ts';
import { words as door } from '../door/words.ts';
import { linkTo } from '../invite/kept-link.ts';
import { sat } from '../invite/sitting.ts';
import { AtSeat } from '../people/at-seat.tsx';
import { Holder, type People } from './around/people.tsx';

interface Props {
  readonly game: Game;
  readonly people: People | undefined;
  readonly isOwner: boolean;
  readonly act: (doing: Promise<unknown>) => void;
}

/** The seats of a lobby. A free seat is one big button for a reader who may sit down. */
export function LobbySeats({ game, people, isOwner, act }: Props) {
  const mine = new Set(game.mine);
  const isDealt = game.settings.seating !== 'choose';
  const isInvited = linkTo(game.game) !== undefined;
  const maySit = (isSignedIn.value || isInvited) && mine.size === 0;
  const hasFree = game.seats.some(({ holder }) => holder === undefined);
  const [words, id] = [texts.value, game.game];
  const addBot = (seat: string): void =>
    act(api.value.takeSeat({ game: id, body: { ...(!isDealt && { seat }), kind: 'bot' } }));
  return (
    <>
      <ul class="seats">
        {game.seats.map((seat) => {
          const isFree = seat.holder === undefined;
          return (
            <li key={seat.seat}>
              {isFree && maySit && !isDealt ? (
                <button type="button" class="sit" onClick={() => act(sat(id, seat.seat))}>
                  {door.value.sit(seat.name)}
                </button>
              ) : (
                <>
                  <span class="seat-name">{seat.name}</span>
                  <Holder seat={seat} people={people} isMine={mine.has(seat.seat)} />
                </>
              )}
              {isFree && isOwner && (
                <button type="button" aria-label={`${words.seatBot}: ${seat.name}`} onClick={() => addBot(seat.seat)}>
                  {words.seatBot}
                </button>
              )}
              {mine.has(seat.seat) && (
                <button type="button" onClick={() => act(api.value.leaveSeat({ game: id, seat: seat.seat }))}>
                  {words.leaveSeat}
                </button>
              )}
              <AtSeat game={game} seat={seat} />
            </li>
          );
        })}
      </ul>
      {isDealt && maySit && hasFree && (
        <button type="button" class="sit" onClick={() => act(sat(id, undefined))}>
          {door.value.sitAny}
        </button>
      )}
      {isDealt && <p class="hint">{door.value.dealt}</p>}
      {isInvited && maySit && <p class="hint">{door.value.keepsGame}</p>}
    </>
  );
}
