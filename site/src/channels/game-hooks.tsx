import type { Answered, Game } from '@fieldpost/client';
import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import { Refusal } from '../app/parts/problem.tsx';
import { isGuest, isSignedIn } from '../app/session.ts';
import { words } from './game-hook-words.ts';

interface Props {
  readonly game: Game;
  readonly people: Answered<'getPeople'> | undefined;
}

/** Says which hosts are told of a game, and lets its owner add and delete them. */
export function GameHooks({ game, people }: Props) {
  const { hooks = [], people: names = {} } = people ?? {};
  const all = words.value;
  const told = hooks.map(({ host, by }) => {
    const name = by === undefined ? undefined : names[by];
    return name === undefined ? host : all.by(host, name);
  });
  // Only the owner sees the invited people.
  const isOwner = people?.invited !== undefined && isSignedIn.value && !isGuest.value;
  return (
    <>
      {told.length > 0 && (
        <p class="told-hosts">
          {all.tells} {told.join(' · ')}
        </p>
      )}
      {isOwner && game.status !== 'over' && game.settings.sandbox !== true && <OfOwner game={game} />}
    </>
  );
}

/** The owner's part, loaded when it is opened. */
function OfOwner({ game }: Pick<Props, 'game'>) {
  const [Form, setForm] = useState<ComponentType<Pick<Props, 'game'>>>();
  const [error, setError] = useState<unknown>();
  const load = (): void => {
    setError(undefined);
    import('./owner-hooks.tsx').then(({ OwnerHooks }) => setForm(() => OwnerHooks), setError);
  };
  return (
    <details class="invite" onToggle={({ currentTarget }) => currentTarget.open && Form === undefined && load()}>
      <summary>{words.value.title}</summary>
      <Refusal error={error} />
      {Form !== undefined && <Form game={game} />}
    </details>
  );
}
