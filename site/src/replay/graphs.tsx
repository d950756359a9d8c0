import { useEffect, useRef, useState } from 'preact/hooks';
import UPlot from 'uplot';
import { theme } from '../app/session.ts';
import type { Series } from './series.ts';
import { words as own } from './words.ts';
import 'uplot/dist/uPlot.min.css';

type Chart = Series['charts'][number];

/** Colours that colour-blind people can tell apart (Okabe and Ito), and a pattern for each line besides. */
const LOOKS = [
  { stroke: '#1f86c8', dash: [] },
  { stroke: '#d55e00', dash: [8, 4] },
  { stroke: '#009e73', dash: [3, 3] },
  { stroke: '#cc79a7', dash: [10, 3, 2, 3] },
  { stroke: '#b58900', dash: [5, 2] },
  { stroke: '#56b4e9', dash: [2, 2] },
  { stroke: '#7f7f7f', dash: [12, 6] },
] as const;

const lookOf = (line: number) => LOOKS[line % LOOKS.length] ?? LOOKS[0];

interface Props {
  readonly series: Series;
  /** The version that is shown. */
  readonly version: number;
  readonly go: (version: number) => void;
}

/** The numbers of a game as lines over its versions, and as a table; pointing at a line's moment goes there. */
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
      <Plot chart={chart} version={version} newest={series.version} go={go} />
      <ul class="legend">
        {chart.lines.map(({ line, name }, l) => (
          <li key={line}>
            <svg width="34" height="10" aria-hidden="true">
              <line x1="0" y1="5" x2="34" y2="5" stroke={lookOf(l).stroke} stroke-width="3" stroke-dasharray={lookOf(l).dash.join(' ')} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
      <Numbers chart={chart} go={go} />
    </>
  );
}

/** Lines over versions; each value holds until the next one. */
function Plot({ chart, version, newest, go }: { readonly chart: Chart; readonly newest: number } & Omit<Props, 'series'>) {
  const frame = useRef<HTMLDivElement>(null);
  const plot = useRef<UPlot>(undefined);
  const at = useRef(version);
  at.current = version;
  useEffect(() => {
    const around = frame.current;
    if (around === null) return;
    const { color } = getComputedStyle(around);
    const last = chart.points.at(-1);
    const points = last === undefined || last.version === newest ? chart.points : [...chart.points, { ...last, version: newest }];
    const stepped = UPlot.paths.stepped?.({ align: 1 });
    const axis = { stroke: color, grid: { stroke: `${color}`, width: 0.2 }, ticks: { stroke: color, width: 0.5 } };
    const made = new UPlot(
      {
        width: around.clientWidth,
        height: 220,
        legend: { show: false },
        scales: { x: { time: false } },
        axes: [axis, { ...axis, size: 44 }],
        series: [
          {},
          ...chart.lines.map(({ name }, l) => ({
            label: name,
            stroke: lookOf(l).stroke,
            dash: [...lookOf(l).dash],
            width: 2.5,
            points: { show: false },
            ...(stepped && { paths: stepped }),
          })),
        ],
        hooks: { draw: [(drawn) => mark(drawn, at.current, color)] },
      },
      [points.map((point) => point.version), ...chart.lines.map((_, l) => points.map(({ values }) => values[l] ?? null))],
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
function Numbers({ chart, go }: { readonly chart: Chart; readonly go: (version: number) => void }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls is reached by keyboard
    <section class="scrolls" tabIndex={0} aria-label={chart.name}>
      <table>
        <thead>
          <tr>
            <th scope="col">{own.value.version}</th>
            {chart.lines.map(({ line, name }) => (
              <th scope="col" key={line}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {chart.points.map(({ version, values }) => (
            <tr key={version}>
              <th scope="row">
                <button type="button" onClick={() => go(version)}>
                  {version}
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
