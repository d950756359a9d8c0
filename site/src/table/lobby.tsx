import { type Game, isRefusal } from '@fieldpost/client';
import { useState } from 'preact/hooks';
import { CopyLink } from '../app/parts/copy-link.tsx';
import { Refusal } from '../app/parts/problem.tsx';
import { api } from '../app/service/api.ts';
import { isGuest, isSignedIn } from '../app/session.ts';
import { texts } from '../app/texts.ts';
import { GameHooks } from '../channels/game-hooks.tsx';
import { hasStart, StartPicture } from '../door/pictures.tsx';
import { useSetup } from '../door/setups.ts';
import { words as door } from '../door/words.ts';
import { Invite } from '../invite/invite.tsx';
import { linkTo } from '../invite/kept-link.ts';
import { invitationTo } from '../invite/seat-link.ts';
import { SignIn } from '../pages/sign-in.tsx';
import { Talk } from '../talk/talk.tsx';
import type { People } from './around/people.tsx';
import { Terms } from './around/terms.tsx';
import { Joint, missingIn } from './joint.tsx';
import { LobbyFacts } from './lobby-facts.tsx';
import { LobbySeats } from './lobby-seats.tsx';
import type { Following } from './moment.ts';
import { isAsked, ReadyCheck } from './ready-check.tsx';

interface Props {
  readonly game: Game;
  readonly people: People | undefined;
  readonly press: Following['press'];
  /** When the lobby closes. */
  readonly children: preact.ComponentChildren;
}

/** A game that has not begun: what it will be, its seats, and what the reader may do about it. */
export function Lobby({ game, people, press, children }: Props) {
  const [error, setError] = useState<unknown>();
  const act = (doing: Promise<unknown>): void => {
    setError(undefined);
    doing.catch(setError);
  };
  const setup = useSetup(game);
  // Only the owner sees the invited people.
  const isOwner = people?.invited !== undefined;
  const free = game.seats.filter(({ holder }) => holder === undefined).length;
  const [words, id] = [texts.value, game.game];
  const mayInvite = isOwner && !isGuest.value && !isAsked(game);
  const isStranger = !isSignedIn.value && linkTo(id) === undefined;
  return (
    <section class="lobby">
      <div class="lobby-top">
        {mayInvite && free > 0 ? (
          <p class="share">
            <CopyLink isMain label={door.value.invite} to={`${id} ${free}`} address={() => invitationTo(game, free)} />{' '}
            <small>{words.linkAdmits}</small>
          </p>
        ) : (
          <p class="share">
            <small>{wordsOfBareLink(game, free)}</small>
          </p>
        )}
        <div class="lobby-picture">
          <Side game={game} at="top" />
          {hasStart({ of: game.of, setup: setup?.id }) && <StartPicture of={game.of} setup={setup?.id} />}
          <Side game={game} at="bottom" />
        </div>
        <div class="lobby-side">
          <LobbyFacts game={game} setup={setup} />
          <h2>{free > 0 ? words.waitingForPlayers : words.allSeated}</h2>
          <LobbySeats game={game} people={people} isOwner={isOwner} act={act} />
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
          {children}
          <Refusal error={error} of={game.of} />
          {isStranger && free > 0 && <SignInHere />}
          {isRefusal(error, 'GUEST_NOT_INVITED') && <SignInHere />}
          <ReadyCheck game={game} act={act} />
          <Joint game={game} act={act} />
        </div>
      </div>
      {mayInvite && <Invite game={id} isAnonymous={game.settings.anonymous} />}
      <GameHooks game={game} people={people} />
      <Terms settings={game.settings} />
      <Talk game={game} press={press} />
      <details class="commitment">
        <summary>{door.value.proof}</summary>
        <code>{game.seedCommitment}</code>
        <br />
        <small>{words.commitment}</small>
      </details>
    </section>
  );
}

/** Names the side at an edge of the picture, in games of two sides that face each other. */
function Side({ game, at }: { readonly game: Game; readonly at: 'top' | 'bottom' }) {
  const seat = game.seats.find((each) => each.seat === at);
  return seat === undefined ? null : <p class="sides">{seat.name}</p>;
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

/** Says what the address of a lobby is good for. */
function wordsOfBareLink({ settings }: Game, free: number): string {
  const words = texts.value;
  if (settings.visibility === 'private') return words.linkPrivate;
  return free > 0 ? words.linkPublic : words.linkFull;
}
