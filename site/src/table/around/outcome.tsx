import type { Game } from '@fieldpost/client';
import { texts } from '../../app/texts.ts';

/** How a game ended, and where to go from there. */
export function Outcome({ game }: { readonly game: Game }) {
  const { outcome } = game;
  if (outcome === undefined) return null;
  const names = outcome.seats.map((seat) => game.seats.find((each) => each.seat === seat)?.name ?? seat).join(', ');
  return (
    <section class="outcome" role="status">
      <h2>{texts.value.over}</h2>
      <p>
        {outcome.result === 'won' ? `${texts.value.wonBy}: ${names} (${outcome.how})` : `${texts.value.draw}: ${names} (${outcome.how})`}
      </p>
      <p class="actions">
        <a class="button" href={`/g/${game.game}/replay`}>
          {texts.value.replay}
        </a>
        <a class="button" href={`/verify?game=${game.game}`}>
          {texts.value.verifyThis}
        </a>
      </p>
    </section>
  );
}
