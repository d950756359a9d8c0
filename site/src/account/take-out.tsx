import { type Answered, afterIn } from '@fieldpost/client';
import { useState } from 'preact/hooks';
import { Refusal } from '../app/parts/problem.tsx';
import { api } from '../app/service/api.ts';
import { words } from './words.ts';

type Page = Answered<'exportAccount'>;

/** Reads all pages of the stored data of the reader and joins them. */
async function whole(): Promise<Page> {
  const first = await api.value.exportAccount({ limit: 50 });
  const games = [...first.games];
  for (let { next } = first; next !== undefined; ) {
    const page: Page = await api.value.exportAccount({ after: afterIn(next), limit: 50 });
    games.push(...page.games);
    next = page.next;
  }
  const { next: _, ...rest } = first;
  return { ...rest, games };
}

/** Saves a file of all stored data of the reader. */
export function TakeOut() {
  const [error, setError] = useState<unknown>();
  const all = words.value;
  const download = async (): Promise<void> => {
    const file = new Blob([JSON.stringify(await whole(), undefined, 2)], { type: 'application/json' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = 'fieldpost.json';
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <>
      <p>{all.exportHint}</p>
      <button
        type="button"
        onClick={() => {
          setError(undefined);
          download().catch(setError);
        }}
      >
        {all.download}
      </button>
      <Refusal error={error} />
    </>
  );
}
