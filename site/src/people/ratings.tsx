import type { Answered } from '@fieldpost/client';
import { useEffect, useRef } from 'preact/hooks';
import UPlot from 'uplot';
import { language, theme } from '../app/session.ts';
import type { Names } from './names.ts';
import { words } from './words.ts';
import 'uplot/dist/uPlot.min.css';

type Rating = Answered<'getProfile'>['ratings'][number];

interface Props {
  readonly ratings: readonly Rating[];
  readonly names: Names;
}

const dayIn = (day: string): string =>
  new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.parse(day));

/** Shows the ratings of a person: a row for each game and mode, and the history. */
export function Ratings({ ratings, names }: Props) {
  const all = words.value;
  const number = new Intl.NumberFormat(language.value);
  return (
    <section>
      <h2>{all.ratings}</h2>
      {ratings.length === 0 && <p class="hint">{all.noRatings}</p>}
      {ratings.map(({ of, mode, rating, deviation, games, provisional, history }) => (
        <article class="rating" key={`${of} ${mode}`}>
          <h3>{`${names.game(of)} · ${all[mode]}`}</h3>
          <dl class="figures">
            <div>
              <dt>{all.rating}</dt>
              <dd>
                <strong>{number.format(rating)}</strong>
                {provisional && ` (${all.provisional})`}
              </dd>
            </div>
            <div>
              <dt>{all.unsure}</dt>
              <dd>{`± ${number.format(deviation)}`}</dd>
            </div>
            <div>
              <dt>{all.games}</dt>
              <dd>{number.format(games)}</dd>
            </div>
          </dl>
          {history.length > 1 && (
            <>
              <Course history={history} />
              <details>
                <summary>{all.course(names.game(of))}</summary>
                {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls is reached by keyboard */}
                <section class="scrolls" tabIndex={0} aria-label={all.course(names.game(of))}>
                  <table>
                    <thead>
                      <tr>
                        <th scope="col">{all.day}</th>
                        <th scope="col">{all.rating}</th>
                      </tr>
                    </thead>
                    <tbody>
                      {[...history].reverse().map(({ day, rating: value }) => (
                        <tr key={day}>
                          <th scope="row">{dayIn(day)}</th>
                          <td>{number.format(value)}</td>
                        </tr>
                      ))}
                    </tbody>
                  </table>
                </section>
              </details>
            </>
          )}
        </article>
      ))}
    </section>
  );
}

/** Draws a rating over days as a line; the table below has the same numbers. */
function Course({ history }: Pick<Rating, 'history'>) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const around = frame.current;
    if (around === null) return;
    const { color } = getComputedStyle(around);
    const axis = { stroke: color, grid: { stroke: color, width: 0.2 }, ticks: { stroke: color, width: 0.5 } };
    const made = new UPlot(
      {
        width: around.clientWidth,
        height: 200,
        legend: { show: false },
        cursor: { show: false },
        axes: [
          { ...axis, values: (_, days) => days.map((each) => shortly(each)) },
          { ...axis, size: 52 },
        ],
        series: [
          {},
          { label: words.value.rating, stroke: '#1f86c8', width: 2.5, points: { show: history.length < 40, size: 6 } },
        ],
      },
      [history.map(({ day }) => Date.parse(day) / 1000), history.map(({ rating }) => rating)],
      around,
    );
    const fit = new ResizeObserver(() => made.setSize({ width: around.clientWidth, height: 200 }));
    fit.observe(around);
    return () => {
      fit.disconnect();
      made.destroy();
    };
  }, [history, theme.value, language.value]);
  return <div class="plot" ref={frame} aria-hidden="true" />;
}

const shortly = (seconds: number): string =>
  new Intl.DateTimeFormat(language.value, { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(seconds * 1000);
