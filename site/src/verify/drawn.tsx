import { useState } from 'preact/hooks';
import type { Drawn } from '../../../domain/log/audit/draws.ts';
import { words as own } from './words.ts';

/** Rows on one page of the list. */
const ROWS = 50;

const COLUMNS = ['v', 'type', 'stream', 'index', 'of', 'value', 'shows'] as const;

/** Lists every die and card that was drawn again, page by page. */
export function DrawnList({
  drawn,
  commitLink,
}: {
  readonly drawn: readonly Drawn[];
  readonly commitLink: (v: number) => string | undefined;
}) {
  const [from, setFrom] = useState(0);
  const words = own.value;
  if (drawn.length === 0) return null;
  const shown = drawn.slice(from, from + ROWS);
  const cell = (row: Drawn, column: (typeof COLUMNS)[number]) => {
    const link = column === 'v' ? commitLink(row.v) : undefined;
    const text =
      column === 'shows'
        ? typeof row.shows === 'string'
          ? row.shows
          : JSON.stringify(row.shows)
        : String(row[column]);
    return link === undefined ? text : <a href={link}>{text}</a>;
  };
  return (
    <details class="drawn">
      <summary>{words.drawn(drawn.length)}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls is reached by keyboard */}
      <section class="scrolls" tabIndex={0} aria-label={words.drawn(drawn.length)}>
        <table>
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {words.columns[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={`${row.v}/${row.stream}/${row.index}`}>
                {COLUMNS.map((column) => (
                  <td key={column}>{cell(row, column)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {drawn.length > ROWS && (
        <p class="actions">
          <button type="button" disabled={from === 0} onClick={() => setFrom(Math.max(0, from - ROWS))}>
            {words.earlier}
          </button>
          <span role="status">{words.page(from + 1, from + shown.length, drawn.length)}</span>
          <button type="button" disabled={from + ROWS >= drawn.length} onClick={() => setFrom(from + ROWS)}>
            {words.later}
          </button>
        </p>
      )}
    </details>
  );
}
