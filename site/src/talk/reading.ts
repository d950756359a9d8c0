import { type Answered, FieldpostError, type Game } from '@fieldpost/client';
import { signal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { api } from '../app/service/api.ts';
import { written } from '../app/service/written.ts';
import { language } from '../app/session.ts';
import { regard } from '../people/regard.ts';
import type { Marks, Said } from './conversations.ts';

/** All entries read so far, and the marks of the reader. */
interface Read {
  readonly said: readonly Said[];
  /** Undefined: the reader has no seat, or the first read is not over. */
  readonly marks?: Marks;
  readonly error?: unknown;
  readonly isLoaded: boolean;
}

/** How often spectators, and readers without a live connection, look for entries, in milliseconds. */
const PAUSE = 20_000;

const keyOf = ({ entry }: Said): string => `${entry.conversation} ${entry.n}`;

/**
 * Reads the entries of a game, and again after each message about new ones. Also reads at a fixed interval while the
 * page is visible.
 */
export function useTalk({ game }: Pick<Game, 'game'>) {
  const talk = useMemo(() => {
    const read = signal<Read>({ said: [], isLoaded: false });
    let cursor: string | undefined;
    let reading: Promise<void> | undefined;
    let isWanted = false;
    let isAnew = false;

    /** Reads everything again, because the muted seats have changed. */
    async function anew(): Promise<void> {
      const said: Said[] = [];
      let from: string | undefined;
      let marks: Marks | undefined;
      for (let more = true; more; ) {
        const page: Answered<'getPress'> = await api
          .peek()
          .getPress({ game, limit: 200, ...(from !== undefined && { after: from }) });
        from = page.cursor;
        more = page.next !== undefined;
        marks ??= page.marks;
        said.push(...page.entries);
      }
      [cursor, isAnew] = [from, false];
      read.value = { said, ...(marks && { marks }), isLoaded: true };
    }
    async function pages(): Promise<void> {
      if (isAnew) return anew();
      for (let more = true; more; ) {
        const page: Answered<'getPress'> = await api
          .peek()
          .getPress({ game, limit: 200, ...(cursor !== undefined && { after: cursor }) });
        cursor = page.cursor;
        more = page.next !== undefined;
        const { said, marks = page.marks } = read.peek();
        const known = new Set(said.map(keyOf));
        const news = page.entries.filter((each) => !known.has(keyOf(each)));
        read.value = { said: [...said, ...news], ...(marks && { marks }), isLoaded: !more };
      }
    }
    /** Reads new entries; runs once more if called in the meantime. */
    function look(): Promise<void> {
      isWanted = reading !== undefined;
      reading ??= pages()
        .catch((error: unknown) => {
          // Readers without access to the game stop reading; other errors may pass.
          if (error instanceof FieldpostError && error.status < 500 && error.status !== 429)
            read.value = { ...read.peek(), error };
        })
        .then(() => {
          reading = undefined;
          if (isWanted) return look();
        });
      return reading;
    }
    function again(): Promise<void> {
      isAnew = true;
      return look();
    }
    /** Stores marks at the service; the answer has the stored marks. */
    async function keep(given: Partial<Marks>): Promise<void> {
      const { said } = read.peek();
      const marks = await api.peek().putPressMarks({ game, body: given });
      read.value = { ...read.peek(), said: said.length > read.peek().said.length ? said : read.peek().said, marks };
    }
    return { read, look, again, keep };
  }, [game, api.value, language.value]);
  const told = written.value[game] ?? 0;
  useEffect(() => {
    const now = (): void => {
      if (document.visibilityState === 'visible') void talk.look();
    };
    void talk.look();
    const timer = setInterval(now, PAUSE);
    document.addEventListener('visibilitychange', now);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', now);
    };
  }, [talk, told]);
  const first = useRef(regard.value);
  useEffect(() => {
    if (regard.value !== first.current) void talk.again();
  }, [talk, regard.value]);
  return talk;
}
export type Talking = ReturnType<typeof useTalk>;
