import type { Game } from '@fieldpost/client';
import { useState } from 'preact/hooks';
import { Refusal } from '../../app/parts/problem.tsx';
import { api } from '../../app/service/api.ts';
import { texts } from '../../app/texts.ts';

/** Ending a game before its end: each button asks once more. */
export function Votes({ game }: { readonly game: Game }) {
  const [error, setError] = useState<unknown>();
  const [asked, setAsked] = useState<string>();
  const [seat] = game.mine ?? [];
  if (seat === undefined || game.status !== 'playing') return null;
  const kinds = [
    ...(game.settings.draw === 'off' ? [] : [['draw', texts.value.offerDraw] as const]),
    ['cancel', texts.value.voteCancel] as const,
  ];
  const stands = (kind: string): boolean => (game.votes[kind] ?? []).includes(seat);
  const act = (name: string, doing: () => Promise<unknown>): void => {
    setError(undefined);
    setAsked(asked === name ? undefined : name);
    if (asked === name) doing().catch(setError);
  };
  return (
    <p class="votes actions">
      {kinds.map(([kind, label]) => (
        <button
          type="button"
          key={kind}
          aria-pressed={stands(kind)}
          onClick={() =>
            act(kind, () => api.value.castVote({ game: game.game, kind: kind as 'draw', body: { seat, yes: !stands(kind) } as never }))
          }
        >
          {asked === kind ? texts.value.sure : stands(kind) ? `${label}: ${texts.value.withdrawVote}` : label}
        </button>
      ))}
      <button type="button" onClick={() => act('resign', () => api.value.leaveSeat({ game: game.game, seat }))}>
        {asked === 'resign' ? texts.value.sure : texts.value.resign}
      </button>
      <Refusal error={error} />
    </p>
  );
}
