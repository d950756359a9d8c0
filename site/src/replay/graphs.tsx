import { useEffect, useRef, useState } from 'preact/hooks';
import UPlot from 'uplot';
import { theme } from '../app/session.ts';
import type { Series } from './series.ts';
import { words as own } from './words.ts';
import 'uplot/dist/uPlot.min.css';

type Chart = Series['charts'][number];

/**
 * A pattern for each line, so that readers can tell lines apart without colours. The colours are those of the board.
 */
const DASHES = [[], [8, 4], [3, 3], [10, 3, 2, 3], [5, 2], [2, 2], [12, 6]] as const;
/** Colours of lines without a colour on the board (Okabe and Ito). */
const STROKES = ['#1f86c8', '#d55e00', '#009e73', '#cc79a7', '#b58900', '#56b4e9', '#7f7f7f'] as const;

const lookOf = ({ lines }: Chart, l: number) => ({
  stroke: lines[l]?.colour ?? STROKES[l % STROKES.length] ?? STROKES[0],
  dash: [...(DASHES[l % DASHES.length] ?? [])],
});

interface Props {
  readonly series: Series;
  /** The displayed version. */
  readonly version: number;
  readonly go: (version: number) => void;
}

/** Shows the numbers of a game as lines over its versions, and as a table. A click on a line goes to that version. */
export function Graphs({ series, version, go }: Props) {
  const [chosen, setChosen] = useState(series.charts[0]?.chart);
  const chart = series.charts.find((each) => each.chart === chosen) ?? series.charts[0];
  if (chart === undefined) return <p class="hint">{own.value.noGraphs}</p>;
  return (
    <>
      <fieldset class="stepper bare" aria-label={own.value.graphs}>
        {series.charts.map(({ chart: id, name }) => (
          <button type="button" key={id} aria-pressed={id === chart.chart} onClick={() => setChosen(id)}>
            {name}
          </button>
        ))}
      </fieldset>
      <Plot chart={chart} phases={series.phases} version={version} newest={series.version} go={go} />
      <ul class="legend">
        {chart.lines.map(({ line, name }, l) => (
          <li key={line}>
            <svg width="34" height="10" aria-hidden="true">
              <line class="edge" x1="0" y1="5" x2="34" y2="5" stroke="currentColor" stroke-width="5" />
              <line
                x1="0"
                y1="5"
                x2="34"
                y2="5"
                stroke={lookOf(chart, l).stroke}
                stroke-width="3"
                stroke-dasharray={lookOf(chart, l).dash.join(' ')}
              />
            </svg>
            {name}
          </li>
        ))}
      </ul>
      <Numbers chart={chart} phases={series.phases} go={go} />
    </>
  );
}

interface Plotted extends Omit<Props, 'series'> {
  readonly chart: Chart;
  readonly phases: Series['phases'];
  readonly newest: number;
}

/** Draws lines over the turns; each value holds until the next one. */
function Plot({ chart, phases, version, newest, go }: Plotted) {
  const frame = useRef<HTMLDivElement>(null);
  const plot = useRef<UPlot>(undefined);
  const at = useRef(version);
  at.current = version;
  useEffect(() => {
    const around = frame.current;
    if (around === null) return;
    const { color } = getComputedStyle(around);
    const last = chart.points.at(-1);
    const points =
      last === undefined || last.version === newest ? chart.points : [...chart.points, { ...last, version: newest }];
    const stepped = UPlot.paths.stepped?.({ align: 1 });
    const line = { points: { show: false }, ...(stepped && { paths: stepped }) };
    const axis = { stroke: color, grid: { stroke: `${color}`, width: 0.2 }, ticks: { stroke: color, width: 0.5 } };
    const made = new UPlot(
      {
        width: around.clientWidth,
        height: 220,
        legend: { show: false },
        padding: [null, 44, null, null],
        scales: { x: { time: false } },
        axes: [
          { ...axis, ...turnsOn(phases) },
          { ...axis, size: 44 },
        ],
        series: [
          {},
          // An edge makes a white line on white ground visible, and a black line on black.
          ...chart.lines.flatMap(({ name }, l) => [
            { ...line, stroke: color, width: 4.5 },
            { ...line, ...lookOf(chart, l), label: name, width: 2.5 },
          ]),
        ],
        hooks: { draw: [(drawn) => mark(drawn, at.current, color)] },
      },
      [
        points.map((point) => point.version),
        ...chart.lines.flatMap((_, l) => [0, 1].map(() => points.map(({ values }) => values[l] ?? null))),
      ],
      around,
    );
    plot.current = made;
    made.over.addEventListener('click', () => go(Math.round(made.posToVal(made.cursor.left ?? 0, 'x'))));
    const fit = new ResizeObserver(() => made.setSize({ width: around.clientWidth, height: 220 }));
    fit.observe(around);
    return () => {
      fit.disconnect();
      made.destroy();
    };
  }, [chart, newest, theme.value]);
  useEffect(() => plot.current?.redraw(false), [version]);
  return <div class="plot" ref={frame} aria-hidden="true" />;
}

/** Names the phase of a version. */
const phaseAt = (phases: Series['phases'], version: number): string =>
  phases.findLast((each) => each.version <= version)?.name ?? '';

/** Numbers the row among several rows of one phase. */
const nth = (rows: readonly { readonly name: string }[], row: number): number =>
  rows.slice(0, row + 1).filter(({ name }) => name === rows[row]?.name).length;

/** The turn in the name of a phase: `Spring 1901` of `Spring 1901, movement`. */
const turnOf = (name: string): string => name.split(/[,:]/)[0] ?? name;

/** Returns an axis of turns: a line where one begins, and its name where it fits. */
function turnsOn(phases: Series['phases']): Pick<UPlot.Axis, 'splits' | 'values'> {
  const begun = phases.filter(({ name }, i) => i === 0 || turnOf(name) !== turnOf(phases[i - 1]?.name ?? ''));
  return {
    splits: ({ width }, _, min, max) => {
      const seen = begun.filter(({ version }) => version >= min && version <= max);
      const apart = Math.ceil(seen.length / Math.max(1, Math.floor(width / ROOM)));
      return seen.flatMap(({ version }, i) => (i % apart === 0 ? [version] : []));
    },
    values: (_, splits) => splits.map((version) => turnOf(phaseAt(phases, version))),
  };
}

/** The width of the name of a turn on the axis, in pixels. */
const ROOM = 110;

/** A line at the version that is shown. */
function mark({ ctx, bbox, valToPos }: UPlot, version: number, color: string): void {
  const x = valToPos(version, 'x', true);
  ctx.save();
  ctx.strokeStyle = color;
  ctx.lineWidth = 2;
  ctx.beginPath();
  ctx.moveTo(x, bbox.top);
  ctx.lineTo(x, bbox.top + bbox.height);
  ctx.stroke();
  ctx.restore();
}

/** The same numbers as a table. */
function Numbers({ chart, phases, go }: Pick<Plotted, 'chart' | 'phases' | 'go'>) {
  const rows = chart.points.map((point) => ({ ...point, name: phaseAt(phases, point.version) }));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls is reached by keyboard
    <section class="scrolls" tabIndex={0} aria-label={chart.name}>
      <table>
        <thead>
          <tr>
            <th scope="col">{own.value.turn}</th>
            {chart.lines.map(({ line, name }) => (
              <th scope="col" key={line}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ version, name, values }, i) => (
            <tr key={version}>
              <th scope="row">
                <button type="button" onClick={() => go(version)}>
                  {name}
                  {nth(rows, i) > 1 && ` (${nth(rows, i)})`}
                </button>
              </th>
              {chart.lines.map(({ line }, l) => (
                <td key={line}>{values[l]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
