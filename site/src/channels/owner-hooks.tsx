import type { Answered, Game } from '@fieldpost/client';
import { useState } from 'preact/hooks';
import { Refusal } from '../app/parts/problem.tsx';
import { useAgain } from '../app/service/again.ts';
import { api } from '../app/service/api.ts';
import { Hooking } from './adding.tsx';
import { Code } from './code.tsx';
import { words as hooking } from './game-hook-words.ts';
import { words } from './words.ts';

type Hook = Answered<'listGameHooks'>['hooks'][number];

/** Hooks of a game. */
const MOST = 3;

/** Lists the hooks of a game to its owner, and adds, confirms and deletes them. */
export function OwnerHooks({ game: { game, status, settings } }: { readonly game: Game }) {
  const [hooks, setHooks] = useState<readonly Hook[]>();
  const [secret, setSecret] = useState<string>();
  const [error, setError] = useState<unknown>();
  const [turn, setTurn] = useState(0);
  useAgain(
    async (signal) => setHooks((await api.value.listGameHooks({ game }, { signal })).hooks),
    [api.value, game, turn],
    setError,
  );
  const doing = async (work: () => Promise<unknown>): Promise<void> => {
    setError(undefined);
    try {
      await work();
    } catch (caught) {
      setError(caught);
      throw caught;
    } finally {
      setTurn((before) => before + 1);
    }
  };
  const quietly = (work: () => Promise<unknown>): void => void doing(work).catch(() => undefined);
  const [all, own] = [words.value, hooking.value];
  const isLate = settings.visibility === 'private' && status !== 'lobby';
  const isFull = (hooks?.length ?? 0) >= MOST;
  return (
    <div class="channels">
      <p class="hint">{own.about}</p>
      <Refusal error={error} />
      {secret !== undefined && (
        <p>
          {all.secret} <code>{secret}</code>
        </p>
      )}
      {hooks?.map((hook) => (
        <OneHook
          key={hook.id}
          hook={hook}
          doing={quietly}
          onRemove={() => quietly(() => api.value.deleteGameHook({ game, hook: hook.id }))}
        />
      ))}
      {isLate && <p class="hint">{own.tooLate}</p>}
      {!isLate && isFull && <p class="hint">{own.most}</p>}
      {!isLate && !isFull && (
        <Hooking
          onAdd={(url, format) =>
            doing(async () => setSecret((await api.value.createGameHook({ game, body: { url, format } })).secret))
          }
        />
      )}
    </div>
  );
}

interface Props {
  readonly hook: Hook;
  readonly doing: (work: () => Promise<unknown>) => void;
  readonly onRemove: () => void;
}

function OneHook({ hook: { id, host, channel }, doing, onRemove }: Props) {
  const all = words.value;
  const isChat = channel?.format !== undefined;
  return (
    <fieldset>
      <legend>{channel === undefined ? host : `${all.kinds[channel.format ?? channel.kind]}: ${channel.to}`}</legend>
      {channel !== undefined && (
        <p>
          {all.states[channel.state]}
          {channel.why !== undefined && `: ${all.why[channel.why]}`}
          {channel.state === 'unconfirmed' && isChat && `. ${all.chatAsked}`}
        </p>
      )}
      {channel?.state === 'unconfirmed' && isChat && <Code channel={id} doing={doing} />}
      <p class="actions">
        {channel !== undefined && channel.state !== 'on' && (
          <button type="button" onClick={() => doing(() => api.value.challengeChannel({ channel: id }))}>
            {all.ask}
          </button>
        )}
        {channel?.state === 'on' && (
          <button type="button" onClick={() => doing(() => api.value.testChannel({ channel: id }))}>
            {all.test}
          </button>
        )}
        <button type="button" onClick={onRemove}>
          {all.remove}
        </button>
      </p>
    </fieldset>
  );
}
