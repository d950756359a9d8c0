import type { Answered } from '@fieldpost/client';
import { inDays } from '../app/when.ts';
import type { Names } from './names.ts';
import { words } from './words.ts';

type Profile = Answered<'getProfile'>;

/** Shows the results of a person on each seat of each scenario. */
export function Records({ records, names }: { readonly records: Profile['records']; readonly names: Names }) {
  const all = words.value;
  const setupOf = (of: string, setup: string | undefined): readonly string[] =>
    setup === undefined ? [] : [setup === 'own' ? all.own : names.setup(of, setup)];
  return (
    <section>
      <h2>{all.records}</h2>
      {records.length === 0 ? (
        <p class="hint">{all.noRecords}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls is reached by keyboard
        <section class="scrolls" tabIndex={0} aria-label={all.records}>
          <table>
            <thead>
              <tr>
                {[all.seat, all.won, all.shared, all.lost].map((head) => (
                  <th scope="col" key={head}>
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {records.map(({ of, setup, seat, won, shared, lost }) => (
                <tr key={`${of} ${setup} ${seat}`}>
                  <th scope="row">
                    {names.seat(of, seat, setup)} <small>{[names.game(of), ...setupOf(of, setup)].join(' · ')}</small>
                  </th>
                  <td>{won}</td>
                  <td>{shared}</td>
                  <td>{lost}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  );
}

/** The newest games of a person, each with a link to its replay. */
export function Newest({ games, names }: { readonly games: Profile['games']; readonly names: Names }) {
  const all = words.value;
  if (games.length === 0) return null;
  return (
    <section>
      <h2>{all.newest}</h2>
      <ul>
        {games.map(({ game, of, at, setup, seat, how }) => (
          <li key={game}>
            <a href={`/g/${game}`}>{`${names.game(of)}, ${inDays(at)}`}</a>{' '}
            {`${names.seat(of, seat, setup)}: ${all.how[how]}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
