import type { Game } from '@fieldpost/client';
import { useState } from 'preact/hooks';
import { Icon } from '../app/parts/icon.tsx';
import { Refusal } from '../app/parts/problem.tsx';
import { api } from '../app/service/api.ts';
import { isGuest } from '../app/session.ts';
import { block, mayMute, turnMute } from '../people/regard.ts';
import { words } from '../people/regard-words.ts';
import { isGrey, type Said, seatOf } from './conversations.ts';

interface AtEntry {
  readonly game: Game;
  readonly said: Said;
  /** Whether the reader has muted its seat. */
  readonly isMuted: boolean;
}

/** Shows a menu at an entry of another author; its buttons exist while it is open. */
export function AtEntry({ author, ...rest }: AtEntry & { readonly author: string }) {
  const [isOpen, setOpen] = useState(false);
  const all = words.value;
  return (
    <details class="menu" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary aria-label={all.more(`${author}, ${rest.said.entry.n}`)} title={all.more(author)}>
        <Icon of="more" />
      </summary>
      {isOpen && <Doing {...rest} />}
    </details>
  );
}

/** Acts on an entry: mutes its seat, blocks its author, or reports it. */
function Doing({ game, said: { entry }, isMuted }: AtEntry) {
  const [reason, setReason] = useState<string>();
  const [state, setState] = useState<'blocked' | 'reported'>();
  const [error, setError] = useState<unknown>();
  const all = words.value;
  const seat = seatOf({ entry });
  const isNamed = !isGrey(entry.conversation);
  const act = (doing: () => Promise<unknown>): void => {
    setError(undefined);
    doing().catch(setError);
  };
  const report = async (): Promise<void> => {
    const { conversation, n } = entry;
    await api.value.postReport({
      body: { game: game.game, conversation, n, reason: (reason ?? '').normalize('NFC').trim() },
    });
    setReason(undefined);
    setState('reported');
  };
  return (
    <>
      <p class="actions">
        {isNamed && mayMute(game) && (
          <button type="button" class="small" onClick={() => act(() => turnMute(game.game, seat))}>
            {isMuted ? all.hear : all.mute}
          </button>
        )}
        {isNamed && !isGuest.value && (
          <button
            type="button"
            class="small"
            disabled={state === 'blocked'}
            onClick={() =>
              act(async () => {
                await block({ game: game.game, seat, since: Number(entry.by.split('/')[1]) });
                setState('blocked');
              })
            }
          >
            {all.blockWho}
          </button>
        )}
        {reason === undefined && state !== 'reported' && (
          <button type="button" class="small" onClick={() => setReason('')}>
            {all.report}
          </button>
        )}
      </p>
      {isNamed && !isGuest.value && <p class="hint">{game.settings.anonymous ? all.blockHere : all.blockHint}</p>}
      {reason !== undefined && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            act(report);
          }}
        >
          <label class="field">
            {all.reason}
            <textarea
              rows={2}
              maxLength={500}
              value={reason}
              onInput={({ currentTarget }) => setReason(currentTarget.value)}
            />
            <small>{all.reportHint}</small>
          </label>
          <p class="actions">
            <button type="submit" class="small" disabled={reason.trim() === ''}>
              {all.send}
            </button>
            <button type="button" class="small" onClick={() => setReason(undefined)}>
              {all.cancel}
            </button>
          </p>
        </form>
      )}
      <p role="status">{state === undefined ? '' : all[state]}</p>
      <Refusal error={error} />
    </>
  );
}
