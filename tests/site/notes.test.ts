import { expect, it } from 'vitest';
import { forgetNotes, keepNotes, MOST_LETTERS, moveNotes, notesOf, personOf } from '../../site/src/app/notes.ts';
import { tokenOf } from '../http/kit.ts';

// Private notes of a game: apart for each person, and gone with them.

/** A browser that keeps what it is told, or refuses to. */
function storage(refuses = false) {
  const all = new Map<string, string>();
  return {
    get length() {
      return all.size;
    },
    key: (at: number) => [...all.keys()][at] ?? null,
    getItem: (name: string) => all.get(name) ?? null,
    setItem(name: string, text: string) {
      if (refuses) throw new DOMException('full', 'QuotaExceededError');
      all.set(name, text);
    },
    removeItem: (name: string) => void all.delete(name),
  };
}

it('keeps notes by person and game, and deletes those of the person who signs out', () => {
  const kept = storage();
  keepNotes(kept, 'ann', 'g1', 'Germany lies');
  keepNotes(kept, 'ann', 'g2', 'attack the left');
  keepNotes(kept, 'bob', 'g1', 'Ann is no friend');
  expect(notesOf(kept, 'ann', 'g1')).toBe('Germany lies');
  forgetNotes(kept, 'ann');
  expect(['g1', 'g2'].map((game) => notesOf(kept, 'ann', game))).toEqual(['', '']);
  expect(notesOf(kept, 'bob', 'g1')).toBe('Ann is no friend');
  keepNotes(kept, 'bob', 'g1', '');
  expect(kept.length).toBe(0);
});

it('keeps as many letters as it says, and says where the browser refuses', () => {
  const kept = storage();
  keepNotes(kept, 'ann', 'g1', 'x'.repeat(MOST_LETTERS + 1));
  expect(notesOf(kept, 'ann', 'g1')).toHaveLength(MOST_LETTERS);
  expect(keepNotes(kept, 'ann', 'g1', 'more')).toBe(true);
  expect(keepNotes(storage(true), 'ann', 'g1', 'more')).toBe(false);
  expect(keepNotes(undefined, 'ann', 'g1', 'more')).toBe(false);
});

it('gives the notes of a guest to the person who takes over the games, never over their own', () => {
  const kept = storage();
  keepNotes(kept, 'guest', 'g1', 'as a guest');
  keepNotes(kept, 'guest', 'g2', 'as a guest');
  keepNotes(kept, 'ann', 'g2', 'as Ann');
  moveNotes(kept, 'guest', 'ann');
  expect(['g1', 'g2'].map((game) => notesOf(kept, 'ann', game))).toEqual(['as a guest', 'as Ann']);
  expect(notesOf(kept, 'guest', 'g1')).toBe('');
});

it('knows whom a token is of, without its letters', async () => {
  const [ann, bob] = [await tokenOf('ann'), await tokenOf('bob')].map((token) => personOf(token, false));
  expect(ann).not.toBe(bob);
  expect(personOf(await tokenOf('ann'), false)).toBe(ann);
  expect(personOf('a.b.c', false), 'a token that only the server reads').toBe('token');
  expect([personOf('a.b.c', true), personOf(undefined, false)]).toEqual(['guest', 'guest']);
});
