import type { Answered, Game } from '@fieldpost/client';
import { useState } from 'preact/hooks';
import { Refusal } from '../app/parts/problem.tsx';
import { api } from '../app/service/api.ts';
import { isSignedIn } from '../app/session.ts';
import { words } from './timing-words.ts';

type Tell = NonNullable<NonNullable<Answered<'getPress'>['marks']>['tell']>;
const CHOICES = ['usual', 'all', 'turns', 'nothing'] as const;

/** Chooses which notifications of a game its player gets. The choice is read when the section opens. */
export function Mute({ game: { game, mine = [], settings } }: { readonly game: Game }) {
  const [tell, setTell] = useState<Tell | 'usual'>();
  const [error, setError] = useState<unknown>();
  if (!isSignedIn.value || mine.length === 0 || settings.sandbox === true) return null;
  const read = (): void => {
    setError(undefined);
    api.value
      .getPress({ game, from: 'read', limit: 1 })
      .then(({ marks }) => setTell((before) => before ?? marks?.tell ?? 'usual'), setError);
  };
  const choose = (to: Tell | 'usual'): void => {
    const before = tell;
    setTell(to);
    setError(undefined);
    const done = to === 'usual' ? api.value.deleteMute({ game }) : api.value.putMute({ game, body: { tell: to } });
    done.catch((caught: unknown) => {
      setTell(before);
      setError(caught);
    });
  };
  const all = words.value;
  return (
    <details class="mute-game" onToggle={({ currentTarget }) => currentTarget.open && tell === undefined && read()}>
      <summary>{all.mute}</summary>
      <Refusal error={error} />
      {tell !== undefined && (
        <fieldset class="bare">
          <legend class="unseen">{all.mute}</legend>
          {CHOICES.map((each) => (
            <label class="toggle" key={each}>
              <input type="radio" name={`mute-${game}`} checked={tell === each} onChange={() => choose(each)} />
              {all.tell[each]}
            </label>
          ))}
          <small>{all.muteHint}</small>
        </fieldset>
      )}
    </details>
  );
}
