import { useEffect, useMemo, useState } from 'preact/hooks';
import { unpacked } from '../app/packed.ts';
import { Refusal } from '../app/parts/problem.tsx';
import { language } from '../app/session.ts';
import { texts } from '../app/texts.ts';
import { setTitle } from '../app/title.ts';
import type { Name } from '../grammar/node.ts';
import { Board } from '../table/board/board.tsx';
import type { Marks } from '../table/board/marks.ts';
import { isWriting } from '../table/choosing/keys.tsx';
import { hexOf, isBattle } from './battle.ts';
import { Brushes, brushed, FIRST } from './brushes.tsx';
import { useChecked } from './checked.ts';
import { Facts } from './facts.tsx';
import { HEXES } from './hexes.ts';
import { change, drawing, redo, undo } from './history.ts';
import { OneHex } from './one-hex.tsx';
import { Play, Shelf } from './shelf.tsx';
import { words } from './words.ts';

/** Edits a battle of Napoleonics. The service returns its board at once, and its problems hex by hex. */
export function Editor() {
  const { past, now: battle, future } = drawing.value;
  const [brush, setBrush] = useState(FIRST);
  const [hex, setHex] = useState<string>();
  const { of, problems, board, error } = useChecked(battle);
  const text = words.value;
  useEffect(() => setTitle(text.title, false), [language.value]);
  useEffect(() => {
    if (location.hash.length < 2) return;
    void unpacked(location.hash.slice(1)).then((value) => {
      if (isBattle(value)) change(value);
    });
    // The address is read once: the browser keeps the later drawing, and an older address would replace it.
    history.replaceState(history.state, '', location.pathname);
  }, []);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z' || isWriting(event.target)) return;
      event.preventDefault();
      if (event.shiftKey) redo();
      else undo();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  const wrong = problems.map((problem) => ({ ...problem, hex: hexOf(battle, problem) }));
  const marks = useMemo<Marks>(() => {
    const found = new Map<Name, 'open' | 'wrong' | 'picked'>(HEXES.map((each) => [`space:${each}`, 'open']));
    for (const problem of wrong) if (problem.hex !== undefined) found.set(`space:${problem.hex}`, 'wrong');
    if (hex !== undefined && brush.tool === 'hex') found.set(`space:${hex}`, 'picked');
    return found;
  }, [problems, battle, hex, brush.tool]);
  const touch = (names: readonly Name[]): void => {
    const space = names.map((name) => name.split(':')[1] ?? '').find((name) => HEXES.includes(name));
    if (space === undefined) return;
    setHex(space);
    change(brushed(drawing.peek().now, brush, space));
  };
  if (board === undefined)
    return (
      <main id="content" class="table" aria-busy="true">
        <h1>{text.title}</h1>
        {error === undefined ? <p class="loading">{texts.value.loading}</p> : <Refusal error={error} />}
      </main>
    );
  const isEmpty = battle.units.length === 0;
  const isDrawn = brush.tool === 'ground' || brush.tool === 'units';
  return (
    <main id="content" class="table editor">
      <header class="table-head">
        <h1>{text.title}</h1>
        <span>{text.about}</span>
      </header>
      <Board svg={board} marks={marks} onPoint={touch} onDrag={isDrawn ? touch : undefined} label={texts.value.board} />
      <div class="hand-and-panel">
        <section class="panel">
          <Brushes battle={battle} brush={brush} onBrush={setBrush} />
          {brush.tool === 'hex' && <OneHex battle={battle} hex={hex} onBattle={change} />}
          <p class="actions">
            <button type="button" disabled={past.length === 0} onClick={undo}>
              {text.undo}
            </button>
            <button type="button" disabled={future.length === 0} onClick={redo}>
              {text.redo}
            </button>
          </p>
        </section>
        <section class="panel" role="status" aria-busy={of !== battle}>
          <h2>{isEmpty ? text.empty : text.problems(problems.length)}</h2>
          {isEmpty && <p class="hint">{text.emptyHint}</p>}
          <ul class="problems">
            {(isEmpty ? [] : wrong).map(({ pointer, code, detail, hex: at }) => (
              <li key={`${pointer}${code}${detail}`}>
                {at !== undefined && (
                  <button
                    type="button"
                    class="small"
                    onClick={() => {
                      setHex(at);
                      setBrush({ ...brush, tool: 'hex' });
                    }}
                  >
                    {at}
                  </button>
                )}
                {detail}
              </li>
            ))}
          </ul>
          <Refusal error={error} />
          <Play battle={battle} isPlayable={of === battle && problems.length === 0} />
        </section>
      </div>
      <aside class="side">
        <section>
          <Shelf battle={battle} onBattle={change} />
        </section>
        <section>
          <Facts battle={battle} onBattle={change} />
        </section>
      </aside>
    </main>
  );
}
