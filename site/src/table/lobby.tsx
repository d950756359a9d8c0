import { type Game, isRefusal } from '@fieldpost/client';
import { useState } from 'preact/hooks';
import { CopyLink } from '../app/parts/copy-link.tsx';
import { Refusal } from '../app/parts/problem.tsx';
import { api } from '../app/service/api.ts';
import { isGuest, isSignedIn } from '../app/session.ts';
import { texts } from '../app/texts.ts';
import { Invite } from '../invite/invite.tsx';
import { invitationTo } from '../invite/seat-link.ts';
import { SignIn } from '../pages/sign-in.tsx';
import { AtSeat } from '../people/at-seat.tsx';
import { Talk } from '../talk/talk.tsx';
import { Holder, type People } from './around/people.tsx';
import { Terms } from './around/terms.tsx';
import { Joint, missingIn } from './joint.tsx';
import { isAsked, ReadyCheck } from './ready-check.tsx';

/** A game that has not begun: its seats, and what the reader may do about it. */
export function Lobby({ game, people }: { readonly game: Game; readonly people: People | undefined }) {
  const [error, setError] = useState<unknown>();
  const act = (doing: Promise<unknown>): void => {
    setError(undefined);
    doing.catch(setError);
  };
  const mine = new Set(game.mine);
  // Only the owner sees the invited people.
  const isOwner = people?.invited !== undefined;
  const isDealt = game.settings.seating !== 'choose';
  const free = game.seats.filter(({ holder }) => holder === undefined).length;
  const [words, id] = [texts.value, game.game];
  // The address alone lets nobody sit down who has no account.
  const admits = isOwner && !isGuest.value && free > 0 && !isAsked(game);
  return (
    <section class="lobby">
      <h2>{free > 0 ? words.waitingForPlayers : words.allSeated}</h2>
      <ul class="seats">
        {game.seats.map((seat) => (
          <li key={seat.seat}>
            <span class="seat-name">{seat.name}</span>
            <Holder seat={seat} people={people} isMine={mine.has(seat.seat)} />
            {isSignedIn.value && seat.holder === undefined && (
              <span class="actions">
                {mine.size === 0 && (
                  <button
                    type="button"
                    onClick={() => act(api.value.takeSeat({ game: id, body: isDealt ? {} : { seat: seat.seat } }))}
                  >
                    {words.takeSeat}
                  </button>
                )}
                {isOwner && (
                  <button
                    type="button"
                    onClick={() =>
                      act(api.value.takeSeat({ game: id, body: { ...(!isDealt && { seat: seat.seat }), kind: 'bot' } }))
                    }
                  >
                    {words.seatBot}
                  </button>
                )}
              </span>
            )}
            {mine.has(seat.seat) && (
              <button type="button" onClick={() => act(api.value.leaveSeat({ game: id, seat: seat.seat }))}>
                {words.leaveSeat}
              </button>
            )}
            <AtSeat game={game} seat={seat} />
          </li>
        ))}
      </ul>
      {!isSignedIn.value && free > 0 && <SignInHere />}
      <ReadyCheck game={game} act={act} />
      {isOwner && !isGuest.value && !isAsked(game) && <Invite game={id} isAnonymous={game.settings.anonymous} />}
      <Terms settings={game.settings} />
      <Talk game={game} />
      <Joint game={game} act={act} />
      {isOwner ? (
        <button
          type="button"
          class="confirm"
          disabled={free > 0 || (missingIn(game) ?? []).length > 0 || isAsked(game)}
          onClick={() => act(api.value.startGame({ game: id }))}
        >
          {words.start}
        </button>
      ) : (
        free === 0 && !isAsked(game) && <p role="status">{words.ownerStarts}</p>
      )}
      {free > 0 && <p role="status">{words.freeSeats(free)}</p>}
      <p class="share">
        {admits ? (
          <CopyLink label={words.shareLink} to={`${id} ${free}`} address={() => invitationTo(game, free)} />
        ) : (
          <CopyLink label={words.shareLink} to={id} />
        )}{' '}
        <small>{admits ? words.linkAdmits : wordsOfBareLink(game, free)}</small>
      </p>
      <Refusal error={error} of={game.of} />
      {isRefusal(error, 'GUEST_NOT_INVITED') && <SignInHere />}
      <p class="commitment">
        <code>{game.seedCommitment}</code>
        <br />
        <small>{words.commitment}</small>
      </p>
    </section>
  );
}

/** Signing in without leaving the lobby. */
function SignInHere() {
  return (
    <details class="sign-in-here" open>
      <summary>{texts.value.needsSignIn}</summary>
      <SignIn isInPlace />
    </details>
  );
}

/** Says what the bare address of a lobby is good for. */
function wordsOfBareLink({ settings }: Game, free: number): string {
  const words = texts.value;
  if (settings.visibility === 'private') return words.linkPrivate;
  return free > 0 ? words.linkPublic : words.linkFull;
}
