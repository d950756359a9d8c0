import type { Adjudication } from '@fieldpost/client';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { packed, unpacked } from '../app/packed.ts';
import { CopyLink } from '../app/parts/copy-link.tsx';
import { Refusal } from '../app/parts/problem.tsx';
import { language } from '../app/session.ts';
import { texts } from '../app/texts.ts';
import { setTitle } from '../app/title.ts';
import type { Name } from '../grammar/node.ts';
import { Board } from '../table/board/board.tsx';
import { type Question, useChoosing } from '../table/choosing/choosing.ts';
import type { First } from '../table/choosing/unsent.ts';
import { useAsked } from './asked.ts';
import { Beginnings } from './beginnings.tsx';
import { Ordering } from './ordering.tsx';
import { type Brush, brushed, openSpaces, Palette } from './placing.tsx';
import { PlayOn } from './play-on.tsx';
import { marksOf, Results } from './results.tsx';
import { after, isSituation, type Situation, START } from './situation.ts';
import { words } from './words.ts';

const TOOLS = ['place', 'order', 'result'] as const;
type Tool = (typeof TOOLS)[number];

/**
 * Edits positions of Diplomacy without a game: the reader places units, gives orders, and reads the reason of every
 * result. The address contains all of it.
 */
export function Sandbox() {
  const [situation, setSituation] = useState<Situation>();
  const [past, setPast] = useState<readonly Situation[]>([]);
  const [tool, setTool] = useState<Tool>('order');
  const first = useRef<First['current']>(undefined);
  const text = words.value;
  useEffect(() => setTitle(text.title, false), [language.value]);
  useAddress(situation, setSituation);
  const { of, answer, board, error } = useAsked(situation, tool === 'result' ? 'after' : 'before');
  if (situation === undefined || board === undefined)
    return (
      <main id="content" class="table" aria-busy="true">
        <h1>{text.title}</h1>
        {error === undefined ? <p class="loading">{texts.value.loading}</p> : <Refusal error={error} />}
        {error !== undefined && <Beginnings situation={START} onSituation={setSituation} />}
      </main>
    );
  const isCurrent = of === situation && answer !== undefined;
  const go = (next: Situation): void => {
    setPast([...past, situation]);
    setSituation(next);
  };
  const goOn = (): void => {
    if (answer !== undefined) go(after(answer));
    setTool('order');
  };
  const resolve = async (): Promise<void> => {
    if ((await first.current?.()) !== false) setTool('result');
  };
  return (
    <main id="content" class="table sandbox">
      <header class="table-head">
        <h1>{text.title}</h1>
        <span>{text.about}</span>
      </header>
      <Work {...{ tool, situation, board, answer, first }} onSituation={go}>
        <div class="chips" role="tablist">
          {TOOLS.map((each) => (
            <button type="button" role="tab" key={each} aria-selected={each === tool} onClick={() => setTool(each)}>
              {text.tools[each]}
            </button>
          ))}
        </div>
        <p class="actions">
          <button
            type="button"
            disabled={past.length === 0}
            onClick={() => {
              setSituation(past.at(-1));
              setPast(past.slice(0, -1));
              setTool(tool === 'result' ? 'order' : tool);
            }}
          >
            {text.back}
          </button>
          {tool === 'result' ? (
            <button type="button" class="confirm" disabled={!isCurrent} onClick={goOn}>
              {text.next}
            </button>
          ) : (
            <button
              type="button"
              class="confirm"
              disabled={!isCurrent || error !== undefined}
              onClick={() => void resolve()}
            >
              {text.adjudicate}
            </button>
          )}
        </p>
        {of === situation && <Refusal error={error} of="diplomacy" />}
      </Work>
      <aside class="side">
        <section>
          <CopyLink label={text.link} to={situation} address={() => addressOf(situation)} />
        </section>
        <PlayOn situation={situation} />
        <Beginnings situation={situation} onSituation={go} />
      </aside>
    </main>
  );
}

interface WorkProps {
  readonly tool: Tool;
  readonly situation: Situation;
  readonly board: string;
  readonly answer: Adjudication | undefined;
  readonly first: First;
  readonly onSituation: (situation: Situation) => void;
  readonly children: ComponentChildren;
}

/** Shows the map, and beside it the controls of the chosen tool. */
function Work({ tool, situation, board, answer, first, onSituation, children }: WorkProps) {
  const [picture, setPicture] = useState<SVGSVGElement>();
  const [brush, setBrush] = useState<Brush>({ power: 'france', what: 'A' });
  const [shown, setShown] = useState<number>();
  const question = useMemo<Question>(
    () => questionOf(situation, answer),
    [JSON.stringify(answer?.choices), situation.phase],
  );
  const choosing = useChoosing(question);
  const marks = useMemo(() => {
    if (tool === 'place') return openSpaces(picture);
    return tool === 'order' ? choosing.marks.value : marksOf(shown === undefined ? undefined : answer?.results[shown]);
  }, [tool, picture, board, choosing.marks.value, shown, answer]);
  const point = (names: readonly Name[]): void => {
    if (tool === 'order') choosing.point(names);
    const space = names.find((name) => name.startsWith('space:'))?.slice('space:'.length);
    if (tool === 'place' && space !== undefined) onSituation(brushed(situation, brush, space));
  };
  const dictionary = { picture, cards: NO_CARDS };
  return (
    <>
      <Board
        svg={board}
        marks={marks}
        onPoint={point}
        onPicture={setPicture}
        onBack={choosing.back}
        label={texts.value.board}
      />
      <div class="hand-and-panel">
        <section class="panel">
          {children}
          {tool === 'place' && <Palette brush={brush} onBrush={setBrush} />}
          {tool === 'order' && (
            <Ordering {...{ situation, choosing, first }} words={dictionary} onSituation={onSituation} />
          )}
          {tool === 'result' && answer !== undefined && (
            <Results results={answer.results} shown={shown} onShown={setShown} />
          )}
        </section>
      </div>
    </>
  );
}

const NO_CARDS: ReadonlyMap<string, string> = new Map();

/** Returns the legal orders as a question of the table. */
function questionOf({ season, year, phase }: Situation, answer: Adjudication | undefined): Question {
  const legal = answer?.choices ?? { is: 'oneOf', of: [] };
  return { ask: `${season}/${year}/${phase}`, seat: 'all', kind: phase, legal, about: [] } as unknown as Question; // as /actions has it
}

const addressOf = async (situation: Situation): Promise<string> =>
  `${location.origin}${location.pathname}#${await packed(situation)}`;

/** Keeps the situation in the address, and reads it from there at first and on navigation. */
function useAddress(situation: Situation | undefined, onSituation: (situation: Situation) => void): void {
  useEffect(() => {
    const read = (): void =>
      void unpacked(location.hash.slice(1)).then((value) => onSituation(isSituation(value) ? value : START));
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  useEffect(() => {
    if (situation === undefined) return;
    let isNewest = true;
    packed(situation).then((text) => {
      if (isNewest) history.replaceState(history.state, '', `${location.pathname}${location.search}#${text}`);
    });
    return () => {
      isNewest = false;
    };
  }, [situation]);
}
