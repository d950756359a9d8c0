import type { Game } from '@fieldpost/client';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../app/parts/icon.tsx';
import { Refusal } from '../app/parts/problem.tsx';
import { isGuest, isSignedIn } from '../app/session.ts';
import { block, mayMute, mutedIn, turnMute } from './regard.ts';
import { words } from './regard-words.ts';

interface AtSeat {
  readonly game: Game;
  readonly seat: Game['seats'][number];
}

/** Returns whether the reader may act on the holder of a seat. */
export function mayActAt({ game, seat: { seat, holder } }: AtSeat): boolean {
  const isPerson = holder?.kind === 'user' || holder?.kind === 'hidden';
  return isSignedIn.value && isPerson && game.mine?.includes(seat) !== true && (!isGuest.value || mayMute(game));
}

/** Shows a menu at the holder of a seat, for readers who may act on that person. Its buttons exist while it is open. */
export function AtSeat({ game, seat }: AtSeat) {
  const [isOpen, setOpen] = useState(false);
  if (!mayActAt({ game, seat })) return null;
  const label = words.value.more(seat.name);
  return (
    <details class="menu" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary aria-label={label} title={label}>
        <Icon of="more" />
      </summary>
      {isOpen && <Doing game={game} seat={seat} />}
    </details>
  );
}

/** Mutes a seat or blocks its holder. No other player is told. */
function Doing({ game, seat: { seat } }: AtSeat) {
  const [muted, setMuted] = useState<readonly string[]>();
  const [isBlocked, setBlocked] = useState(false);
  const [error, setError] = useState<unknown>();
  const all = words.value;
  const mutes = mayMute(game);
  const act = (doing: () => Promise<unknown>): void => {
    setError(undefined);
    doing().catch(setError);
  };
  useEffect(() => {
    if (mutes) act(async () => setMuted(await mutedIn(game.game)));
  }, [game.game, mutes]);
  const isMuted = muted?.includes(seat) === true;
  return (
    <>
      <p class="actions">
        {mutes && (
          <button
            type="button"
            class="small"
            disabled={muted === undefined}
            onClick={() => act(async () => setMuted(await turnMute(game.game, seat)))}
          >
            {isMuted ? all.hear : all.mute}
          </button>
        )}
        {!isGuest.value && (
          <button
            type="button"
            class="small"
            disabled={isBlocked}
            onClick={() => act(async () => setBlocked((await block({ game: game.game, seat })) === undefined))}
          >
            {all.block}
          </button>
        )}
      </p>
      {!isGuest.value && <p class="hint">{game.settings.anonymous ? all.blockHere : all.blockHint}</p>}
      <p role="status">{isBlocked ? all.blocked : isMuted ? all.muted : ''}</p>
      <Refusal error={error} />
    </>
  );
}
