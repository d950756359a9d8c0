import type { Game } from '@fieldpost/client';
import { useEffect, useState } from 'preact/hooks';
import { keepNotes, MOST_LETTERS, notebook, notesOf, personOf, placeOfNotes } from '../../app/notes.ts';
import { isGuest, token } from '../../app/session.ts';
import { bilingual } from '../../app/texts.ts';

const words = bilingual(
  {
    title: 'My notes',
    hint: 'Only this browser keeps your notes: the server and other players never get them. Signing out deletes them.',
    refused: 'This browser stores nothing: your notes are lost when you leave this page.',
  },
  {
    title: '내 메모',
    hint: '메모는 이 브라우저에만 남습니다. 서버와 다른 참가자는 받지 않습니다. 로그아웃하면 지워집니다.',
    refused: '이 브라우저는 아무것도 저장하지 않습니다. 페이지를 떠나면 메모가 사라집니다.',
  },
);

/** A field for what a player wants to remember of a game. */
export function Notes({ game }: { readonly game: Game }) {
  const person = personOf(token.value, isGuest.value);
  const place = placeOfNotes(person, game.game);
  const [text, setText] = useState(() => notesOf(notebook(), person, game.game));
  const [isKept, setKept] = useState(true);
  useEffect(() => {
    setText(notesOf(notebook(), person, game.game));
    // Another tab of the same game writes the same notes.
    const take = ({ key, newValue }: StorageEvent): void => {
      if (key === place) setText(newValue ?? '');
    };
    addEventListener('storage', take);
    return () => removeEventListener('storage', take);
  }, [place]);
  if ((game.mine?.length ?? 0) === 0) return null;
  const all = words.value;
  return (
    <section class="private-notes">
      <label class="field">
        {all.title}
        <textarea
          rows={5}
          maxLength={MOST_LETTERS}
          value={text}
          onInput={({ currentTarget }) => {
            setText(currentTarget.value);
            setKept(keepNotes(notebook(), person, game.game, currentTarget.value));
          }}
        />
        <small>{isKept ? all.hint : all.refused}</small>
      </label>
    </section>
  );
}
