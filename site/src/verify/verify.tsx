import type { Game } from '@fieldpost/client';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { Downloads } from '../app/parts/downloads.tsx';
import { Refusal } from '../app/parts/problem.tsx';
import { api } from '../app/service/api.ts';
import { language } from '../app/session.ts';
import { texts } from '../app/texts.ts';
import { setTitle } from '../app/title.ts';
import { FromFile } from './from-file.tsx';
import { Kept, type KeptTexts, linesOf, NOTHING_KEPT } from './kept.tsx';
import { logOf } from './log-source.ts';
import { Progress, type Step } from './progress.tsx';
import { Report } from './report.tsx';
import { SecondOpinion } from './second.tsx';
import { useAudit } from './use-audit.ts';
import { words as own } from './words.ts';
import '../style/verify.css';

/** A log that was fetched or dropped; it can be checked again with other receipts. */
interface Source {
  readonly bytes: ArrayBuffer;
  readonly whole: boolean;
  /** The game of this service that the log belongs to, if it was fetched. */
  readonly game?: Game;
}

/** Checks a log in this browser: that of a game of this service, or a file. */
export function Verify() {
  const { query, route } = useLocation();
  const [game, setGame] = useState(query.game ?? '');
  const [source, setSource] = useState<Source>();
  const [fetching, setFetching] = useState<Step>();
  const [error, setError] = useState<unknown>();
  const [kept, setKept] = useState<KeptTexts>(NOTHING_KEPT);
  const audit = useAudit();
  const end = useRef<AbortController>(undefined);
  const words = own.value;
  useEffect(() => setTitle(texts.value.verify, false), [language.value]);

  const check = ({ bytes, whole, ...from }: Source): void => {
    setSource({ bytes, whole, ...from });
    // The worker takes ownership of its input, so it receives a copy, and the log can be checked again.
    audit.run({
      bytes: bytes.slice(),
      whole,
      receipts: linesOf(kept.receipts),
      heads: linesOf(kept.heads),
      keys: kept.keys,
    });
  };
  const clear = (): void => {
    end.current?.abort();
    setFetching(undefined);
    setSource(undefined);
    setError(undefined);
    audit.clear();
  };
  const fetchLog = async (id: string): Promise<void> => {
    clear();
    const ending = new AbortController();
    end.current = ending;
    const { signal } = ending;
    const far = (done: number, of: number, bytes = 0): void => setFetching({ words: words.fetching, done, of, bytes });
    far(0, 1);
    try {
      const found: Game = await api.value.getGame({ game: id }, { signal });
      const log = await logOf(api.value, found, ({ commits, of, bytes }) => far(commits, of, bytes), signal);
      if (signal.aborted) return;
      setFetching(undefined);
      check({ ...log, game: found });
    } catch (caught) {
      if (signal.aborted) return;
      setFetching(undefined);
      setError(caught);
    }
  };
  useEffect(() => {
    if (query.game !== undefined) void fetchLog(query.game);
    return () => end.current?.abort();
  }, [query.game, api.value]);

  const link = (v: number): string | undefined =>
    source?.game === undefined || v < 1 ? undefined : `/g/${source.game.game}/replay?version=${v}`;
  const { far, ended, isRunning } = audit;
  const step: Step | undefined = fetching ?? (far && { words: words[far.part], done: far.done, of: far.of });
  return (
    <main id="content" class="verify">
      <h1>{texts.value.verify}</h1>
      <p>{words.intro}</p>
      <div class="sources">
        <section>
          <h2>{words.byGame}</h2>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              if (query.game === game) void fetchLog(game);
              else route(`/verify?game=${encodeURIComponent(game)}`);
            }}
          >
            <label class="field">
              {words.game}
              <input
                type="text"
                required
                value={game}
                onInput={({ currentTarget }) => setGame(currentTarget.value.trim())}
              />
            </label>
            <button type="submit" class="confirm">
              {texts.value.verify}
            </button>
          </form>
        </section>
        <FromFile onTaken={clear} onLog={(bytes, whole) => check({ bytes, whole })} />
      </div>
      <Kept kept={kept} onChange={setKept} />
      {source !== undefined && !isRunning && (
        <button type="button" onClick={() => check(source)}>
          {words.again}
        </button>
      )}
      <Refusal error={error} />
      {(step !== undefined || isRunning) && <Progress step={step} onStop={clear} />}
      {ended?.is === 'failed' && <p class="refusal" role="alert">{`${words.failed} ${ended.message}`}</p>}
      {ended?.is === 'unusable' && <p class="refusal" role="alert">{`${words.unusable[ended.what]} ${ended.text}`}</p>}
      {ended?.is === 'done' && <Report done={ended} commitLink={link} />}
      {source?.game !== undefined && <Downloads game={source.game} />}
      {source?.game !== undefined && ended !== undefined && <SecondOpinion game={source.game.game} />}
    </main>
  );
}
