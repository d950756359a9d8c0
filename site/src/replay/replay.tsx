import type { Game } from '@fieldpost/client';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useLocation, useRoute } from 'preact-iso';
import { Missing } from '../app/not-found.tsx';
import { Downloads } from '../app/parts/downloads.tsx';
import { nameOfGame } from '../app/parts/game-list.tsx';
import { Refusal } from '../app/parts/problem.tsx';
import { api } from '../app/service/api.ts';
import { language } from '../app/session.ts';
import { texts } from '../app/texts.ts';
import { setTitle } from '../app/title.ts';
import type { Name } from '../grammar/node.ts';
import { Log } from '../table/around/log.tsx';
import { usePeople } from '../table/around/people.tsx';
import { Position } from '../table/around/position.tsx';
import { Board } from '../table/board/board.tsx';
import type { Marks } from '../table/board/marks.ts';
import { moved } from '../table/board/motion.ts';
import { Export } from './export.tsx';
import { GraphsPanel } from './graphs-panel.tsx';
import { type Past, pastOf } from './past.ts';
import { useSeries } from './series.ts';
import { Timeline } from './timeline.tsx';
import { Told } from './told.tsx';
import { WhatIf } from './what-if.tsx';
import '../style/replay.css';

/**
 * Below this time per version, in milliseconds, nothing slides: the next version would come before the piece arrives.
 */
const SLIDES_UP_TO = 2;

/** Shows a game version by version, each at a unique address. A finished game can be seen from every seat. */
export function Replay() {
  const { params } = useRoute();
  const { query, route } = useLocation();
  const id = params.game ?? '';
  const [newest, setNewest] = useState<Game>();
  const [past, setPast] = useState<Past>();
  const [error, setError] = useState<unknown>();
  const [speed, setSpeed] = useState<number>();
  const [changed, setChanged] = useState<readonly Name[]>([]);
  const words = texts.value;
  const top = newest?.version ?? Number.MAX_SAFE_INTEGER;
  const inside = (version: number): number => Math.max(1, Math.min(Math.trunc(version), top));
  const version = inside(Number(query.version ?? newest?.version ?? 1) || 1);
  const as = query.as;
  // A key that is held down repeats faster than the page draws, so steps count from the version that was wanted last.
  const wanted = useRef(version);
  wanted.current = version;
  const show = (to: number, eyes: string | undefined): void => {
    wanted.current = inside(to);
    route(
      `/g/${id}/replay?version=${wanted.current}${eyes === undefined ? '' : `&as=${encodeURIComponent(eyes)}`}`,
      true,
    );
  };
  const people = usePeople(newest);
  const series = useSeries(newest);
  const versions = useMemo(
    () => newest && pastOf({ api: api.value, game: id, as, newest: newest.version }),
    [newest, as, api.value, language.value],
  );

  useEffect(() => {
    api.value.getGame({ game: id }).then(setNewest, setError);
  }, [id, api.value]);
  useEffect(() => {
    if (versions === undefined) return;
    let isShown = true;
    versions.get(version).then(
      (read) => {
        if (!isShown) return;
        setError(undefined);
        setPast(read);
        void versions.fetchAround(version);
      },
      (caught: unknown) => isShown && setError(caught),
    );
    return () => {
      isShown = false;
    };
  }, [versions, version]);
  useEffect(() => setTitle(`${words.replay} ${version}`, false), [version, language.value]);
  useEffect(() => {
    // Shows the next version after this one is drawn.
    if (speed === undefined || newest === undefined || past?.version !== version) return;
    if (version >= newest.version) return setSpeed(undefined);
    const timer = setTimeout(() => show(version + 1, as), 1000 / speed);
    return () => clearTimeout(timer);
  }, [speed, past, version]);

  if (newest === undefined)
    return (
      <main id="content">
        {error === undefined ? <p class="loading">{words.loading}</p> : <Missing error={error} />}
      </main>
    );
  const isCut = speed !== undefined && speed > SLIDES_UP_TO;
  const marks: Marks = new Map(changed.map((name) => [name, 'about']));
  return (
    <main id="content" class="table replay">
      <header class="table-head">
        <h1>
          <a href={`/g/${id}`}>{people?.title ?? nameOfGame(newest)}</a>
        </h1>
        <span class="phase">{past?.game.phase ?? ''}</span>
      </header>
      <Refusal error={error} />
      {past?.board !== undefined && (
        <Board
          svg={past.board}
          marks={marks}
          onPoint={() => undefined}
          label={words.board}
          change={(picture, become) => {
            const names = moved(picture, become, isCut);
            // Changes that no movement shows get a frame.
            setChanged(matchMedia('(prefers-reduced-motion: reduce)').matches ? names : []);
          }}
        />
      )}
      {past !== undefined && past.board === undefined && <p>{words.waitingForPlayers}</p>}
      <div class="hand-and-panel">
        <Timeline
          newest={newest}
          version={version}
          chapters={series?.phases ?? []}
          go={(to) => show(to, as)}
          step={(by) => show(wanted.current + by, as)}
          speed={speed}
          onSpeed={setSpeed}
          as={as}
          onAs={(eyes) => show(version, eyes)}
        />
        {past !== undefined && <Told past={past} />}
        {series !== undefined && series.charts.length > 0 && (
          <GraphsPanel series={series} version={version} go={(to) => show(to, as)} />
        )}
        {past?.game.status === 'playing' && <WhatIf newest={newest} version={version} />}
        <Downloads game={newest} />
        {series?.phases[0] !== undefined && <Export game={newest} as={as} from={series.phases[0].version} />}
      </div>
      {past !== undefined && (
        <aside class="side">
          <Log game={past.game} as={as} />
          {past.state !== undefined && <Position state={past.state} />}
        </aside>
      )}
    </main>
  );
}
