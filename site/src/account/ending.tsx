import { useState } from 'preact/hooks';
import { Refusal } from '../app/parts/problem.tsx';
import { api } from '../app/service/api.ts';
import { language } from '../app/session.ts';
import type { Room } from './room.ts';
import { words } from './words.ts';

/** Deletes the account: the reader confirms twice, and can cancel until the day of deletion. */
export function Ending({ account, onChange }: Room) {
  const [isAsked, setAsked] = useState(false);
  const [forEver, setForEver] = useState(0);
  const [error, setError] = useState<unknown>();
  const all = words.value;
  const act = (doing: () => Promise<unknown>): void => {
    setError(undefined);
    doing().catch(setError);
  };
  if (account.ends !== undefined)
    return (
      <div class="notice" role="status">
        <p>{`${all.ends} ${new Intl.DateTimeFormat(language.value, { dateStyle: 'long', timeStyle: 'short' }).format(account.ends)}`}</p>
        {forEver > 0 && <p>{all.forEver(forEver)}</p>}
        <button type="button" onClick={() => act(async () => onChange(await api.value.cancelDeletion()))}>
          {all.keep}
        </button>
        <Refusal error={error} />
      </div>
    );
  return (
    <>
      <p>{all.endHint}</p>
      <button
        type="button"
        onClick={() => {
          setAsked(!isAsked);
          if (isAsked)
            act(async () => {
              setForEver((await api.value.deleteAccount()).forEver.length);
              onChange(await api.value.getAccount());
            });
        }}
      >
        {isAsked ? all.sure : all.endNow}
      </button>
      <Refusal error={error} />
    </>
  );
}
