import { useEffect, useState } from 'preact/hooks';
import { Refusal } from '../app/parts/problem.tsx';
import { api } from '../app/service/api.ts';
import { isGuest } from '../app/session.ts';
import { words as people } from '../people/words.ts';
import { Blocks } from './blocks.tsx';
import { Ending } from './ending.tsx';
import { Handle } from './handle.tsx';
import { Profile } from './profile.tsx';
import { Programs } from './programs.tsx';
import type { Account } from './room.ts';
import { TakeOut } from './take-out.tsx';
import { words } from './words.ts';

/** Shows the account page: names, notifications, programs, export, and deletion. */
export function AccountRooms() {
  const [account, setAccount] = useState<Account>();
  const [error, setError] = useState<unknown>();
  const from = api.value;
  useEffect(() => {
    const end = new AbortController();
    from
      .getAccount({}, { signal: end.signal })
      .then(setAccount, (caught: unknown) => !end.signal.aborted && setError(caught));
    return () => end.abort();
  }, [from]);
  const all = words.value;
  if (account === undefined) return <Refusal error={error} />;
  const room = { account, onChange: setAccount };
  return (
    <section class="account" aria-labelledby="account">
      <h2 id="account">{all.account}</h2>
      {account.ends !== undefined && <Ending {...room} />}
      {account.handle !== undefined && (
        <p>
          <a href={`/people/${encodeURIComponent(account.handle)}`}>{people.value.mine}</a>
        </p>
      )}
      {account.moderates && (
        <p>
          <a href="/moderation">{all.moderation}</a>
        </p>
      )}
      {!isGuest.value && (
        <details>
          <summary>{all.handle}</summary>
          <Handle {...room} />
        </details>
      )}
      <details>
        <summary>{all.notifications}</summary>
        <Profile {...room} />
      </details>
      {!isGuest.value && (
        <details>
          <summary>{all.blocks}</summary>
          <Blocks />
        </details>
      )}
      {!isGuest.value && (
        <details>
          <summary>{all.tokens}</summary>
          <Programs />
        </details>
      )}
      {!isGuest.value && (
        <details>
          <summary>{all.takeOut}</summary>
          <TakeOut />
        </details>
      )}
      {!isGuest.value && account.ends === undefined && (
        <details>
          <summary>{all.end}</summary>
          <Ending {...room} />
        </details>
      )}
    </section>
  );
}
