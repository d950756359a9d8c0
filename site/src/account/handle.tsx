import { useState } from 'preact/hooks';
import { Refusal } from '../app/parts/problem.tsx';
import { api } from '../app/service/api.ts';
import { language } from '../app/session.ts';
import type { Room } from './room.ts';
import { words } from './words.ts';

/** Takes, changes (once in 30 days) and gives up the name that other people see. */
export function Handle({ account, onChange }: Room) {
  const [handle, setHandle] = useState(account.handle ?? '');
  const [error, setError] = useState<unknown>();
  const all = words.value;
  const day = (at: number): string => new Intl.DateTimeFormat(language.value, { dateStyle: 'long' }).format(at);
  const send = (doing: Promise<Room['account']>): void => {
    setError(undefined);
    doing.then(onChange, setError);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send(api.value.takeHandle({ body: { handle: handle.normalize('NFC').trim() } }));
      }}
    >
      {account.handle === undefined && <p>{`${all.noHandle} ${account.name}`}</p>}
      {account.formerly !== undefined && <p>{`${all.formerly} ${account.formerly}`}</p>}
      <label class="field">
        {all.handle}
        <input
          value={handle}
          autocomplete="off"
          maxLength={40}
          onInput={({ currentTarget }) => setHandle(currentTarget.value)}
        />
        <small>{all.handleHint}</small>
      </label>
      {account.renameFrom !== undefined && <p class="hint">{`${all.renameFrom} ${day(account.renameFrom)}`}</p>}
      <Refusal error={error} />
      <p class="actions">
        <button type="submit" disabled={handle.trim() === '' || handle === account.handle}>
          {all.take}
        </button>
        {account.handle !== undefined && (
          <button type="button" onClick={() => send(api.value.releaseHandle())}>
            {all.giveUp}
          </button>
        )}
      </p>
    </form>
  );
}
