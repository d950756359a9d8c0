import type { Game } from '@fieldpost/client';
import { useEffect, useState } from 'preact/hooks';
import { useLocation, useRoute } from 'preact-iso';
import { api } from '../app/api.ts';
import { nameOfGame } from '../app/game-card.tsx';
import { Refusal } from '../app/problem.tsx';
import { language } from '../app/session.ts';
import { texts } from '../app/texts.ts';
import { setTitle } from '../app/title.ts';
import { Board } from '../table/board.tsx';
import { Log } from '../table/log.tsx';
import type { Marks } from '../table/marks.ts';
import { type Moment, momentOf } from '../table/moment.ts';
import { Position } from '../table/position.tsx';

const SPEEDS = [1, 2, 4, 10] as const;

/** A game version by version: each has an address of its own. Once it is over, also as any seat saw it. */
export function Replay() {
  const { params } = useRoute();
  const { query, route } = useLocation();
  const id = params.game ?? '';
  const [newest, setNewest] = useState<Game>();
  const [moment, setMoment] = useState<Moment>();
  const [error, setError] = useState<unknown>();
  const [speed, setSpeed] = useState<number>();
  const words = texts.value;
  const version = Math.max(1, Math.min(Number(query.version ?? newest?.version ?? 1) || 1, newest?.version ?? Number.MAX_SAFE_INTEGER));
  const as = query.as;
  const go = (to: number): void => route(`/g/${id}/replay?version=${to}${as === undefined ? '' : `&as=${as}`}`, true);

  useEffect(() => {
    api.value.getGame({ game: id }).then(setNewest, setError);
  }, [id, api.value]);
  useEffect(() => {
    if (newest === undefined) return;
    const end = new AbortController();
    const show = async (): Promise<void> => {
      const game = await api.value.getGame({ game: id, version }, { signal: end.signal });
      const read = await momentOf(api.value, game, as, end.signal);
      if (!end.signal.aborted) setMoment(read);
    };
    show().catch((caught: unknown) => !end.signal.aborted && setError(caught));
    return () => end.abort();
  }, [newest?.game, version, as, language.value]);
  useEffect(() => setTitle(`${words.replay} ${version}`, false), [version, language.value]);
  useEffect(() => {
    // The next one, once this one is shown.
    if (speed === undefined || newest === undefined || moment?.game.version !== version) return;
    if (version >= newest.version) return setSpeed(undefined);
    const timer = setTimeout(() => go(version + 1), 1000 / speed);
    return () => clearTimeout(timer);
  }, [speed, moment, version]);

  if (newest === undefined)
    return <main id="content">{error === undefined ? <p class="loading">{words.loading}</p> : <Refusal error={error} />}</main>;
  return (
    <main id="content" class="table replay">
      <header class="table-head">
        <h1>
          <a href={`/g/${id}`}>{nameOfGame(newest)}</a>
        </h1>
        <span class="phase">{moment?.game.phase ?? ''}</span>
      </header>
      <Refusal error={error} />
      {moment?.board !== undefined && <Board svg={moment.board} marks={NONE} onPoint={() => undefined} label={words.board} />}
      {moment !== undefined && moment.board === undefined && <p>{words.waitingForPlayers}</p>}
      <div class="hand-and-panel">
        <section class="panel timeline">
          <input
            type="range"
            min={1}
            max={newest.version}
            value={version}
            aria-label={words.version}
            onChange={({ currentTarget }) => go(Number(currentTarget.value))}
          />
          <p class="actions">
            <button type="button" aria-label={words.first} onClick={() => go(1)}>
              |◀
            </button>
            <button type="button" aria-label={words.previous} onClick={() => go(version - 1)}>
              ◀
            </button>
            <button type="button" onClick={() => setSpeed(speed === undefined ? 2 : undefined)}>
              {speed === undefined ? words.playAlong : words.pause}
            </button>
            <button type="button" aria-label={words.next} onClick={() => go(version + 1)}>
              ▶
            </button>
            <button type="button" aria-label={words.last} onClick={() => go(newest.version)}>
              ▶|
            </button>
            <span>{`${version} / ${newest.version}`}</span>
          </p>
          {speed !== undefined && (
            <fieldset class="stepper">
              <legend>{words.speed}</legend>
              {SPEEDS.map((each) => (
                <button type="button" key={each} aria-pressed={each === speed} onClick={() => setSpeed(each)}>
                  {`${each}×`}
                </button>
              ))}
            </fieldset>
          )}
          {newest.status === 'over' && (
            <label class="field">
              {words.asSeat}
              <select
                value={as ?? ''}
                onChange={({ currentTarget }) =>
                  route(`/g/${id}/replay?version=${version}${currentTarget.value === '' ? '' : `&as=${currentTarget.value}`}`, true)
                }
              >
                <option value="">{words.spectator}</option>
                {newest.seats.map(({ seat, name }) => (
                  <option key={seat} value={seat}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
          )}
        </section>
      </div>
      {moment !== undefined && (
        <aside class="side">
          <Log game={moment.game} />
          {moment.state !== undefined && <Position state={moment.state} />}
        </aside>
      )}
    </main>
  );
}

const NONE: Marks = new Map();
