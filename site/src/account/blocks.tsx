import type { Answered } from '@fieldpost/client';
import { useState } from 'preact/hooks';
import { Refusal } from '../app/parts/problem.tsx';
import { api } from '../app/service/api.ts';
import { inDays } from '../app/when.ts';
import { useKept } from './use-kept.ts';
import { words } from './words.ts';

type Block = Answered<'listBlocks'>['blocks'][number];

/** The people that the reader has blocked, each with a button to unblock; and a form to block a person by name. */
export function Blocks() {
  const [blocks, setBlocks] = useState<readonly Block[]>();
  const [handle, setHandle] = useState('');
  const { error, send } = useKept(async () => setBlocks((await api.value.listBlocks()).blocks));
  const all = words.value;
  return (
    <>
      <p>{all.blocksHint}</p>
      {blocks?.length === 0 && <p>{all.noBlocks}</p>}
      <ul class="kept">
        {blocks?.map((each) => (
          <li key={each.id}>
            {(each.handle !== undefined || each.game === undefined) && <strong>{each.handle ?? all.renamed}</strong>}{' '}
            {each.game !== undefined && <a href={`/g/${each.game}`}>{all.inGame(each.seat ?? '')}</a>}{' '}
            <small>{inDays(each.at)}</small>{' '}
            <button
              type="button"
              class="small"
              aria-label={`${all.lift}: ${each.handle ?? each.seat ?? ''}`}
              onClick={() => send(() => api.value.deleteBlock({ block: each.id }))}
            >
              {all.lift}
            </button>
          </li>
        ))}
      </ul>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send(async () => {
            await api.value.putBlock({ body: { handle: handle.normalize('NFC').trim() } });
            setHandle('');
          });
        }}
      >
        <label class="field">
          {all.blockName}
          <input
            value={handle}
            autocomplete="off"
            maxLength={60}
            onInput={({ currentTarget }) => setHandle(currentTarget.value)}
          />
        </label>
        <button type="submit" disabled={handle.trim() === ''}>
          {all.block}
        </button>
      </form>
      <Refusal error={error} />
    </>
  );
}
