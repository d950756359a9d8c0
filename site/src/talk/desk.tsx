import type { Game } from '@fieldpost/client';
import { useState } from 'preact/hooks';
import { Refusal } from '../app/parts/problem.tsx';
import { isGuest } from '../app/session.ts';
import { Beginning } from './beginning.tsx';
import {
  ALL,
  beginningsIn,
  conversationsOf,
  isGrey,
  isMutedNow,
  isOpenNow,
  LOBBY,
  pressOf,
  seatsIn,
  unreadIn,
  writerIn,
} from './conversations.ts';
import { keptDraft } from './drafts.ts';
import { nameOf, seatNames } from './names.ts';
import { useTalk } from './reading.ts';
import { Thread } from './thread.tsx';
import { words } from './words.ts';
import { Writing } from './writing.tsx';
import '../style/talk.css';

/** Shows the conversations of a reader, and the open one. */
export function Desk({ game }: { readonly game: Game }) {
  const talk = useTalk(game);
  const { said, marks, error, isLoaded } = talk.read.value;
  const [chosen, setChosen] = useState<string>();
  const [opened, setOpened] = useState<string>();
  const list = conversationsOf(game, said, opened);
  const current = chosen !== undefined && list.includes(chosen) ? chosen : list[0];
  const place = `${game.game}/${game.mine?.join() ?? ''}`;
  const mine = game.mine ?? [];
  const all = words.value;
  const press = pressOf(game);
  const ways = press === undefined ? [] : beginningsIn(press);
  const mayBegin = game.status === 'playing' && mine.length > 0 && ways.length > 0 && !isGuest.value;
  const isDrafted = (conversation: string): boolean =>
    (keptDraft(place, conversation)?.text ?? marks?.drafts[conversation] ?? '') !== '' && conversation !== current;
  return (
    <div class="desk">
      <Refusal error={error} />
      <nav aria-label={all.conversations} class="conversations">
        {list.map((each) => {
          const unread = unreadIn(said, marks, mine, each);
          const isMuted = isMutedNow(marks, each);
          return (
            <button type="button" key={each} aria-pressed={each === current} onClick={() => setChosen(each)}>
              {nameOf(game, each)}
              {unread > 0 && !isMuted && each !== current && <span class="badge">{all.unread(unread, false)}</span>}
              {isMuted && <small>{all.muted}</small>}
              {isDrafted(each) && <small>{all.draft}</small>}
            </button>
          );
        })}
        {mayBegin && (
          <Beginning
            game={game}
            ways={ways}
            onOpen={(conversation) => {
              setOpened(conversation);
              setChosen(conversation);
            }}
          />
        )}
      </nav>
      {current !== undefined && (
        <>
          <WhoReads game={game} conversation={current} />
          {isLoaded ? (
            <Thread key={current} game={game} conversation={current} talk={talk} />
          ) : (
            <p class="loading">{all.loading}</p>
          )}
          <Below key={`${current}/below`} game={game} conversation={current} talk={talk} place={place} />
        </>
      )}
    </div>
  );
}

/** Shows the field to write in, or the reason why there is none. */
function Below(given: {
  readonly game: Game;
  readonly conversation: string;
  readonly talk: ReturnType<typeof useTalk>;
  readonly place: string;
}) {
  const { game, conversation, talk } = given;
  const { isLoaded } = talk.read.value;
  const why = whyNot(game, conversation);
  if (why !== undefined) return <p class="hint">{why}</p>;
  if (!isLoaded) return null;
  const others = game.seats.filter(({ seat }) => game.mine?.includes(seat) !== true);
  return (
    <>
      {others.every(({ holder }) => holder?.kind === 'bot') && <p class="hint">{words.value.bots}</p>}
      <Writing {...given} />
    </>
  );
}

function whyNot(game: Game, conversation: string): string | undefined {
  const all = words.value;
  const press = pressOf(game);
  if (game.status === 'over') return all.over;
  if (conversation === LOBBY && game.status !== 'lobby') return all.started;
  if (conversation === LOBBY && game.settings.anonymous === true) return all.anonymousLobby;
  if ((game.mine?.length ?? 0) === 0) return all.noSeat;
  if (isGrey(conversation) && isGuest.value) return all.guestGrey;
  if (writerIn(game, conversation) === undefined) return isGrey(conversation) ? all.greyToYou : all.notIn;
  if (isGuest.value && seatsIn(conversation).length > 0) return all.guest;
  if (!isOpenNow(game, conversation)) return all.closed(all.list(press?.phases ?? []));
  return undefined;
}

/** Says before the player writes what is private, and who reads it. */
function WhoReads({ game, conversation }: { readonly game: Game; readonly conversation: string }) {
  const all = words.value;
  const press = pressOf(game);
  const seats = seatsIn(conversation);
  return (
    <details class="who-reads">
      <summary>{readersOf(game, conversation)}</summary>
      <ul>
        {isGrey(conversation) && <li>{all.greyWhen}</li>}
        {isGrey(conversation) && seats.length > 0 && <li>{all.greyAway}</li>}
        {seats.length > 0 && press !== undefined && <li>{all.takeover[press.takeover]}</li>}
        {press !== undefined && <li>{all.opens[press.opens]}</li>}
        <li>{all.house}</li>
      </ul>
    </details>
  );
}

function readersOf(game: Game, conversation: string): string {
  const all = words.value;
  const seats = seatsIn(conversation);
  if (isGrey(conversation)) return seats.length === 0 ? all.toAllGrey : all.toSomeGrey(seatNames(game, seats));
  if (conversation === ALL) return all.toAll;
  return conversation === LOBBY ? all.toLobby : all.toSome(seatNames(game, seats));
}
