import type { Answered, Game } from '@fieldpost/client';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../../app/service/api.ts';
import { language } from '../../app/session.ts';
import { texts } from '../../app/texts.ts';
import { foldedOf } from '../replay/story.ts';
import { useAnnounced } from './announced.ts';

type Line = Answered<'getStory'>['lines'][number];

/** How many commits before the one that is shown are told. */
const SHOWN = 40;

interface Props {
  readonly game: Game;
  readonly as?: string | undefined;
}

/**
 * What happened up to the version that is shown, as one's own eyes or those of a seat saw it, the newest first; what is
 * new is read aloud.
 */
export function Log({ game, as }: Props) {
  const [lines, setLines] = useState<readonly Line[]>([]);
  const { game: id, version } = game;
  useEffect(() => {
    const end = new AbortController();
    const after = Math.max(0, version - SHOWN);
    api.value.getStory({ game: id, after, limit: SHOWN, ...(as !== undefined && { as }) }, { signal: end.signal }).then(
      (story) => {
        if (!end.signal.aborted) setLines(story.lines.filter((line) => line.version <= version).reverse());
      },
      // Without the story the game is played on all the same.
      () => undefined,
    );
    return () => end.abort();
  }, [id, version, as, language.value]);
  const said = useAnnounced(lines);
  return (
    <section class="log">
      <h2>{texts.value.log}</h2>
      <p class="unseen" role="status">
        {said}
      </p>
      {lines.length === 0 && <p class="hint">{texts.value.noLog}</p>}
      <ol>
        {foldedOf(
          lines,
          game.seats.map(({ name }) => name),
        ).map(({ line, alike }) => (
          <li key={line.version}>
            <a href={`/g/${id}/replay?version=${line.version}`}>{line.version}</a>
            <div>
              {alike.length === 0 ? (
                <Sentences of={line} />
              ) : (
                <details>
                  <summary>{`${line.lines.join(' ')} (+${alike.length})`}</summary>
                  {alike.map((each) => (
                    <Sentences key={each.version} of={each} />
                  ))}
                </details>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

const Sentences = ({ of: { lines } }: { readonly of: Line }) => (
  <>
    {lines.map((sentence, i) => (
      <p key={i}>{sentence}</p>
    ))}
  </>
);
