import type { Game } from '@fieldpost/client';
import { language } from '../app/session.ts';
import { AtEntry } from './at-entry.tsx';
import { type Marks, type Said, seatOf } from './conversations.ts';
import { seatNames } from './names.ts';
import { words } from './words.ts';

interface Shown {
  readonly game: Game;
  readonly said: Said;
  readonly marks: Marks | undefined;
  /** The number of the newest entry that corrects this one. */
  readonly correctedBy: number | undefined;
}

/** Returns the id of an entry on the page. */
const idOf = (n: number): string => `said-${n}`;

/** Shows an entry: author, time, version, what it corrects, and its correction. */
export function Line({ game, said, marks, correctedBy }: Shown) {
  const { entry, text, corrects, hidden, muted } = said;
  const all = words.value;
  const seat = seatOf(said);
  const isOfModerator = entry.by.startsWith('moderator:');
  const author = entry.by.startsWith('grey:') ? all.grey : isOfModerator ? all.moderator : seatNames(game, [seat]);
  const what =
    text === undefined ? (
      <p class="hint">{hidden === undefined ? all.erased : all.hidden}</p>
    ) : (
      <p class={correctedBy === undefined ? 'text' : 'text corrected'}>{text}</p>
    );
  const isMine = game.mine?.includes(seat) === true;
  const isFolded = !isMine && (muted === true || marks?.seats.includes(seat) === true);
  const time = new Intl.DateTimeFormat(language.value, { dateStyle: 'short', timeStyle: 'short' }).format(entry.at);
  return (
    <li id={idOf(entry.n)} class={isMine ? 'mine' : ''}>
      <p class="by">
        <strong>{author}</strong>
        {isMine && ` (${all.you})`} <time dateTime={new Date(entry.at).toISOString()}>{time}</time>{' '}
        {game.status !== 'lobby' && (
          <a href={`/g/${game.game}/replay?version=${entry.about.v}`}>{all.version(entry.about.v)}</a>
        )}
        {corrects !== undefined && <Way to={corrects} says={all.corrects(corrects)} />}
        {correctedBy !== undefined && <Way to={correctedBy} says={all.correctedBy(correctedBy)} />}
        {entry.hides !== undefined && <Way to={entry.hides} says={all.hides(entry.hides)} />}
      </p>
      {isFolded ? (
        <details>
          <summary>{all.folded}</summary>
          {what}
        </details>
      ) : (
        what
      )}
      {!isMine && !isOfModerator && marks !== undefined && (
        <AtEntry game={game} said={said} author={author} isMuted={marks.seats.includes(seat)} />
      )}
    </li>
  );
}

/** Links an entry to another one of the same conversation. */
function Way({ to, says }: { readonly to: number; readonly says: string }) {
  return (
    <button
      type="button"
      class="link"
      onClick={() => {
        const found = document.getElementById(idOf(to));
        found?.scrollIntoView({ block: 'nearest' });
        found?.classList.add('pointed');
        setTimeout(() => found?.classList.remove('pointed'), 2000);
      }}
    >
      {says}
    </button>
  );
}
