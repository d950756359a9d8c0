import type { Answered } from '@fieldpost/client';
import { useEffect, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { api } from '../app/api.ts';
import { Refusal } from '../app/problem.tsx';
import { language } from '../app/session.ts';
import { texts } from '../app/texts.ts';
import { setTitle } from '../app/title.ts';
import { words as own } from './words.ts';

type Report = Answered<'getAudit'>;

/** What the service itself says of the log of a game; whoever does not trust it has the programs that the README names. */
export function Verify() {
  const { query } = useLocation();
  const [game, setGame] = useState(query.game ?? '');
  const [report, setReport] = useState<Report>();
  const [error, setError] = useState<unknown>();
  const words = texts.value;
  useEffect(() => setTitle(words.verify, false), [language.value]);
  const read = (id: string): void => {
    setReport(undefined);
    setError(undefined);
    api.value.getAudit({ game: id }).then(setReport, setError);
  };
  useEffect(() => {
    if (query.game !== undefined) read(query.game);
  }, [query.game, api.value]);
  return (
    <main id="content">
      <h1>{words.verify}</h1>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          read(game);
        }}
      >
        <label class="field">
          {own.value.game}
          <input type="text" value={game} onInput={({ currentTarget }) => setGame(currentTarget.value.trim())} />
        </label>
        <button type="submit" class="confirm">
          {words.verify}
        </button>
      </form>
      <Refusal error={error} />
      {report !== undefined && (
        <section class={`report ${report.verdict}`} role="status">
          <h2>{own.value.verdicts[report.verdict]}</h2>
          <p>{report.says}</p>
          <dl>
            {Object.entries(report.checks).map(([name, count]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{String(count)}</dd>
              </div>
            ))}
          </dl>
          <ul>
            {report.findings.map((finding) => (
              <li key={JSON.stringify(finding)}>
                <code>{JSON.stringify(finding)}</code>
              </li>
            ))}
          </ul>
        </section>
      )}
    </main>
  );
}
