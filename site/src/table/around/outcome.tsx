import type { Game } from '@fieldpost/client';
import { useEffect, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { Refusal } from '../../app/parts/problem.tsx';
import { api } from '../../app/service/api.ts';
import { language } from '../../app/session.ts';
import { bilingual, texts } from '../../app/texts.ts';

const words = bilingual({ rematch: 'Rematch' }, { rematch: '다시 겨루기' });

/** How a game ended, in the words of its story, and where to go from there. */
export function Outcome({ game, isUnbegun = false }: { readonly game: Game; readonly isUnbegun?: boolean }) {
  const [told, setTold] = useState<string>();
  const [error, setError] = useState<unknown>();
  const { route } = useLocation();
  const { outcome, game: id, version } = game;
  useEffect(() => {
    if (outcome === undefined) return;
    const end = new AbortController();
    // That it ended is the last thing that happened.
    api.value.getStory({ game: id, after: version - 1, limit: 1 }, { signal: end.signal }).then(
      ({ lines }) => !end.signal.aborted && setTold(lines.at(-1)?.lines.at(-1)),
      () => undefined,
    );
    return () => end.abort();
  }, [id, version, language.value]);
  if (outcome === undefined) return null;
  const names = outcome.seats.map((seat) => game.seats.find((each) => each.seat === seat)?.name ?? seat).join(', ');
  return (
    <section class="outcome" role="status">
      <h2>{isUnbegun ? texts.value.unbegun : texts.value.over}</h2>
      <p>
        {told ??
          (outcome.result === 'cancelled'
            ? ''
            : `${outcome.result === 'won' ? texts.value.wonBy : texts.value.draw}: ${names}`)}
      </p>
      <p class="actions">
        <a class="button" href={isUnbegun ? `/new?of=${game.of}` : `/g/${game.game}/replay`}>
          {isUnbegun ? texts.value.newGame : texts.value.replay}
        </a>
        {!isUnbegun && (game.mine?.length ?? 0) > 0 && (
          <button
            type="button"
            onClick={() => {
              setError(undefined);
              api.value.postRematch({ game: id }).then((again) => route(`/g/${again.game}`), setError);
            }}
          >
            {words.value.rematch}
          </button>
        )}
        <a class="button" href={`/verify?game=${game.game}`}>
          {texts.value.verifyThis}
        </a>
      </p>
      <Refusal error={error} />
    </section>
  );
}
