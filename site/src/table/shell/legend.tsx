import { useEffect, useRef, useState } from 'preact/hooks';
import { Refusal } from '../../app/parts/problem.tsx';
import { api } from '../../app/service/api.ts';
import { language } from '../../app/session.ts';
import { texts } from '../../app/texts.ts';
import type { Moment } from '../ahead.ts';
import { parsed } from '../board/picture.ts';
import { fromOf } from '../board/turning.ts';
import { boxOf } from './size.ts';
import { words } from './words.ts';

interface Read {
  readonly svg?: string;
  readonly error?: unknown;
}

/** A button at the board that opens what stands around the map in the whole picture: legend, tracks and stocks. */
export function Legend({ moment: { game, board = '' } }: { readonly moment: Moment }) {
  const sheet = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [{ svg, error }, setRead] = useState<Read>({});
  const { game: id, version } = game;
  const from = fromOf(board);
  useEffect(() => {
    if (!isOpen) return;
    const end = new AbortController();
    api.value.raw('getBoard', { game: id, version, ...(from !== undefined && { from }) }, { signal: end.signal }).then(
      ({ text }) => !end.signal.aborted && setRead({ svg: text }),
      (caught: unknown) => !end.signal.aborted && setRead({ error: caught }),
    );
    return () => end.abort();
  }, [isOpen, id, version, from, language.value]);
  const parts = svg === undefined ? [] : partsAround(svg, board);
  return (
    <>
      <button
        type="button"
        class="open-legend"
        aria-haspopup="dialog"
        aria-label={words.value.legend}
        title={words.value.legend}
        onClick={() => {
          setOpen(true);
          sheet.current?.showModal();
        }}
      >
        ?
      </button>
      <dialog class="legend-sheet" ref={sheet} aria-label={words.value.legend} onClose={() => setOpen(false)}>
        <p class="actions">
          <button type="button" onClick={() => sheet.current?.close()}>
            {words.value.close}
          </button>
        </p>
        {svg === undefined && error === undefined && <p class="loading">{texts.value.loading}</p>}
        {svg !== undefined && parts.length === 0 && <p>{words.value.noLegend}</p>}
        {isOpen && parts.map((box) => <Part key={box.join()} svg={svg ?? ''} box={box} />)}
        <Refusal error={error} />
      </dialog>
    </>
  );
}

type Box = readonly [number, number, number, number];

/** Returns what lies above and below the map in the whole picture: both pictures have the same coordinates. */
function partsAround(whole: string, map: string): readonly Box[] {
  const [all, inner] = [boxOf(whole), boxOf(map)];
  if (all === undefined || inner === undefined) return [];
  const [x, top, width, height] = all;
  const above = inner[1] - top;
  const below = top + height - (inner[1] + inner[3]);
  return [
    ...(above > 1 ? [[x, top, width, above] as const] : []),
    ...(below > 1 ? [[x, inner[1] + inner[3], width, below] as const] : []),
  ];
}

/** A part of a picture. */
function Part({ svg, box }: { readonly svg: string; readonly box: Box }) {
  const frame = useRef<HTMLDivElement>(null);
  const text = box.join(' ');
  useEffect(() => {
    const picture = parsed(svg, `legend-${box[1]}-`);
    if (picture === undefined) return;
    picture.setAttribute('viewBox', text);
    picture.removeAttribute('width');
    picture.removeAttribute('height');
    frame.current?.replaceChildren(picture);
  }, [svg, text]);
  return <div class="legend-part" ref={frame} />;
}
