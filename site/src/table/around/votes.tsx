import type { Game } from '@fieldpost/client';
import { useState } from 'preact/hooks';
import { now } from '../../app/clock.ts';
import { Refusal } from '../../app/parts/problem.tsx';
import { api } from '../../app/service/api.ts';
import { texts } from '../../app/texts.ts';
import { words } from './votes-words.ts';

type Kind = keyof typeof words.value.kinds;
const DAY = 86_400_000;

/** What may be voted on now. */
function kindsIn({ settings, due, paused }: Game): readonly Kind[] {
  return [
    ...(settings.draw === 'off' ? [] : (['draw'] as const)),
    'concede',
    'cancel',
    ...(paused !== undefined || settings.pause?.most === 0 ? [] : (['pause'] as const)),
    ...(paused !== undefined || due === undefined || settings.bank !== undefined ? [] : (['extend'] as const)),
  ];
}

/** Returns how many of its deadlines a seat may still extend, on its turn. */
function extensionsOf({ settings, seats, asks, due, paused }: Game, seat: string): number {
  const isAsked = asks.some((ask) => ask.seat === seat && ask.settled !== true);
  if (!isAsked || due === undefined || paused !== undefined || settings.bank !== undefined) return 0;
  return (settings.extensions?.count ?? 0) - (seats.find((each) => each.seat === seat)?.extensions ?? 0);
}

/** Votes and clocks of one's seat; each button that ends or changes the game asks once more. */
export function Votes({ game }: { readonly game: Game }) {
  const [error, setError] = useState<unknown>();
  const [asked, setAsked] = useState<string>();
  const [seat] = game.mine ?? [];
  if (seat === undefined || game.status !== 'playing') return null;
  const all = words.value;
  const stands = (kind: Kind): boolean => (game.votes[kind] ?? []).includes(seat);
  const send = (doing: () => Promise<unknown>): void => {
    setError(undefined);
    doing().catch(setError);
  };
  const act = (name: string, doing: () => Promise<unknown>): void => {
    setAsked(asked === name ? undefined : name);
    if (asked === name) send(doing);
  };
  const castVote = (kind: Kind, vote: boolean) => api.value.castVote({ game: game.game, kind, body: { seat, vote } });
  const longer = extensionsOf(game, seat);
  const days = game.seats.find((each) => each.seat === seat)?.away?.left ?? game.settings.away ?? 0;
  return (
    <section class="votes">
      <p class="actions">
        {game.paused !== undefined && (
          <button type="button" onClick={() => send(() => castVote('pause', false))}>
            {all.goOn}
          </button>
        )}
        {kindsIn(game).map((kind) => (
          <button
            type="button"
            key={kind}
            aria-pressed={stands(kind)}
            onClick={() => act(kind, () => castVote(kind, !stands(kind)))}
          >
            {asked === kind
              ? texts.value.sure
              : stands(kind)
                ? `${all.kinds[kind]}: ${texts.value.withdrawVote}`
                : all.kinds[kind]}
          </button>
        ))}
        {longer > 0 && (
          <button
            type="button"
            onClick={() => act('longer', () => api.value.postExtension({ game: game.game, body: { seat } }))}
          >
            {asked === 'longer' ? texts.value.sure : all.longer(longer)}
          </button>
        )}
        <button type="button" onClick={() => act('resign', () => api.value.leaveSeat({ game: game.game, seat }))}>
          {asked === 'resign' ? texts.value.sure : texts.value.resign}
        </button>
      </p>
      {days > 0 && (
        <p class="actions">
          <select
            aria-label={all.away}
            value=""
            onChange={({ currentTarget }) => {
              // A minute less: it is known to about a second what time it is there, and nobody shall lose a day by it.
              const until = now() + Number(currentTarget.value) * DAY - 60_000;
              currentTarget.value = '';
              send(() => api.value.putAway({ game: game.game, body: { seat, until } }));
            }}
          >
            <option value="">{all.away}</option>
            {[1, 2, 3, 5, 7, 14, 21, 30]
              .filter((each) => each <= days)
              .map((each) => (
                <option key={each} value={each}>
                  {all.awayFor(each)}
                </option>
              ))}
          </select>
        </p>
      )}
      {game.settings.votes === 'secret' && game.settings.draw !== 'off' && <p class="hint">{all.secret}</p>}
      <Refusal error={error} />
    </section>
  );
}
