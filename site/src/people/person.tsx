import { type Answered, isRefusal } from '@fieldpost/client';
import { useEffect, useState } from 'preact/hooks';
import { useRoute } from 'preact-iso';
import { Refusal } from '../app/parts/problem.tsx';
import { api } from '../app/service/api.ts';
import { language } from '../app/session.ts';
import { setTitle } from '../app/title.ts';
import { useNames } from './names.ts';
import { Ratings } from './ratings.tsx';
import { Newest, Records } from './records.tsx';
import { words } from './words.ts';
import '../style/person.css';

type Profile = Answered<'getProfile'>;

/** Shows how a person plays: ratings, records, and how often they meet deadlines. Everybody may read it. */
export function Person() {
  const { handle = '' } = useRoute().params;
  const [profile, setProfile] = useState<Profile>();
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    const end = new AbortController();
    setError(undefined);
    api.value
      .getProfile({ handle }, { signal: end.signal })
      .then(setProfile, (caught: unknown) => !end.signal.aborted && setError(caught));
    return () => end.abort();
  }, [handle, api.value]);
  const names = useNames(
    [...(profile?.ratings ?? []), ...(profile?.records ?? []), ...(profile?.games ?? [])].map(({ of }) => of),
  );
  const all = words.value;
  useEffect(() => setTitle(profile?.handle ?? '', false), [profile, language.value]);
  if (isRefusal(error, 'NO_SUCH_PERSON'))
    return (
      <main id="content">
        <h1>{all.nobody}</h1>
        <p>{all.nobodyWhy}</p>
      </main>
    );
  return (
    <main id="content" class="person">
      <h1>{profile?.handle ?? '…'}</h1>
      <Refusal error={error} />
      {profile !== undefined && (
        <>
          {profile.kind === 'bot' && <p>{all.program}</p>}
          {profile.formerly !== undefined && <p>{`${all.formerly} ${profile.formerly}`}</p>}
          <p class="hint">{all.about}</p>
          <p>
            {`${all.reliability}: `}
            <strong>
              {profile.reliability === undefined
                ? all.few
                : new Intl.NumberFormat(language.value, { style: 'percent' }).format(profile.reliability / 100)}
            </strong>
          </p>
          <Ratings ratings={profile.ratings} names={names} />
          <Records records={profile.records} names={names} />
          <Newest games={profile.games} names={names} />
        </>
      )}
    </main>
  );
}
