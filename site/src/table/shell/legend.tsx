import { useEffect, useRef, useState } from 'preact/hooks';
import { Refusal } from '../../app/parts/problem.tsx';
import { api } from '../../app/service/api.ts';
import { language } from '../../app/session.ts';
import { bilingual, texts } from '../../app/texts.ts';
import type { Moment } from '../ahead.ts';
import { parsed } from '../board/picture.ts';
import { fromOf } from '../board/turning.ts';
import { boxOf } from './size.ts';
import { words } from './words.ts';

const RINGS = ['lit', 'faint', 'picked'] as const;
/** In a game whose pieces move and then fight. */
const FIGHTING = ['lit', 'spent', 'target', 'picked'] as const;
const rings = bilingual(
  {
    lit: 'a click here gives an order',
    faint: 'needs one more click, such as a support; or has an order already',
    spent: 'a click here moves the piece; it does not battle this turn',
    target: 'the piece in hand can attack this',
    picked: 'chosen',
  },
  {
    lit: '여기를 누르면 명령이 됩니다',
    faint: '한 번 더 골라야 합니다(지원 등). 또는 이미 명령이 있습니다',
    spent: '여기를 누르면 이동하지만, 이번 턴에는 전투하지 않습니다',
    target: '손에 든 말이 공격할 수 있는 대상',
    picked: '고른 것',
  },
);

interface Read {
  readonly svg?: string;
  readonly error?: unknown;
}

interface Props {
  readonly moment: Moment;
  /** The pieces of the game move, and then fight. */
  readonly isFighting?: boolean;
}

/** A button at the board that opens what stands around the map in the whole picture: legend, tracks and stocks. */
export function Legend({ moment: { game, board = '' }, isFighting = false }: Props) {
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
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes every dialog */}
      <dialog
        class="legend-sheet"
        ref={sheet}
        aria-label={words.value.legend}
        onClose={() => setOpen(false)}
        onClick={({ target }) => target === sheet.current && sheet.current?.close()}
      >
        <ul class="legend-rings">
          {(isOpen ? (isFighting ? FIGHTING : RINGS) : []).map((ring) => (
            <li key={ring}>
              <svg
                class={ring === 'lit' || ring === 'picked' ? `mark ${ring}` : `mark lit ${ring}`}
                viewBox="0 0 24 24"
                width="24"
                height="24"
                aria-hidden="true"
              >
                <circle class="under" cx="12" cy="12" r="9" />
                <circle class="over" cx="12" cy="12" r="9" />
              </svg>
              {rings.value[ring]}
            </li>
          ))}
        </ul>
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

/** How far strokes at the edge of a map reach over it, in units of the picture. */
const EDGE = 5;

type Box = readonly [number, number, number, number];

/** Returns what lies above and below the map in the whole picture: both pictures have the same coordinates. */
function partsAround(whole: string, map: string): readonly Box[] {
  const [all, inner] = [boxOf(whole), boxOf(map)];
  if (all === undefined || inner === undefined) return [];
  const [x, top, width, height] = all;
  const above = inner[1] - top;
  // Strokes at the edge of the map reach over it.
  const edge = inner[1] + inner[3] + EDGE;
  const below = top + height - edge;
  return [
    ...(above > 1 ? [[x, top, width, above] as const] : []),
    ...(below > 1 ? [[x, edge, width, below] as const] : []),
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
