import type { Answered, Game } from '@fieldpost/client';
import { useEffect, useState } from 'preact/hooks';
import { Refusal } from '../app/parts/problem.tsx';
import { api } from '../app/service/api.ts';
import { language } from '../app/session.ts';
import { Acts } from './acts.tsx';
import { words } from './words.ts';

interface Shown {
  readonly id: string;
  /** Called when the case is decided or reopened. */
  readonly onSettled: () => void;
}

/** Shows a case with its proof, and the acts of the moderator. */
export function OneCase({ id, onSettled }: Shown) {
  const [found, setFound] = useState<Answered<'getCase'>>();
  const [game, setGame] = useState<Game>();
  const [error, setError] = useState<unknown>();
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const end = new AbortController();
    api.value
      .getCase({ caseId: id }, { signal: end.signal })
      .then(setFound, (caught: unknown) => !end.signal.aborted && setError(caught));
    return () => end.abort();
  }, [id, turn, api.value]);
  const of = found?.game;
  useEffect(() => {
    // A private game has ids for its seats here: a moderator sees what was reported, not the game.
    if (of !== undefined) api.value.getGame({ game: of }).then(setGame, () => undefined);
  }, [of, api.value, language.value]);
  const all = words.value;
  if (found === undefined)
    return error === undefined ? <p class="loading">{all.loading}</p> : <Refusal error={error} />;
  const nameOf = (seat: string): string => game?.seats.find((each) => each.seat === seat)?.name ?? seat;
  const [author = ''] = found.tenure.split('/');
  const settle = (state: 'open' | 'closed'): void => {
    setError(undefined);
    api.value.putCase({ caseId: id, body: { state } }).then(onSettled, setError);
  };
  return (
    <div class="case">
      <dl>
        <dt>{all.said}</dt>
        <dd class="quoted">{found.item.text}</dd>
        <dt>{all.why}</dt>
        {found.reasons.map(({ at, reason }) => (
          <dd key={`${at} ${reason}`}>{reason}</dd>
        ))}
        <dt>{all.author}</dt>
        <dd>{author === '' ? all.unknown : nameOf(author)}</dd>
        <dt>{all.where}</dt>
        <dd>
          <code>{`${found.conversation} / ${found.item.entry.n}`}</code> <a href={`/g/${found.game}`}>{all.game}</a>
        </dd>
        <dt>{all.proof}</dt>
        <dd class={found.verdict === 'holds' ? '' : 'refusal'}>
          {all.verdicts[found.verdict]} <code class="digest">{found.item.hash}</code>
          {found.findings.map(({ n, code, detail }) => (
            <p key={`${n} ${code}`}>{`${code}: ${detail}`}</p>
          ))}
        </dd>
      </dl>
      {found.hidden !== undefined && <p>{all.hidden}</p>}
      <Acts found={found} onDone={() => setTurn(turn + 1)} />
      <Refusal error={error} />
      <p class="actions">
        {found.state === 'open' ? (
          <button type="button" class="confirm" onClick={() => settle('closed')}>
            {all.settle}
          </button>
        ) : (
          <button type="button" onClick={() => settle('open')}>
            {all.reopen}
          </button>
        )}
      </p>
    </div>
  );
}
