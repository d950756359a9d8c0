import type { Moment } from '../ahead.ts';
import { words } from './words.ts';

/** On paper alone, above the board: the name of the game, its phase and its address. */
export function PrintedHead({ title, moment: { game } }: { readonly title: string; readonly moment: Moment }) {
  const facts = [game.phase, words.value.version(game.version), location.host + location.pathname];
  return (
    <header class="printed">
      <h1>{title}</h1>
      <p>{facts.filter((fact) => fact !== undefined && fact !== '').join(' · ')}</p>
    </header>
  );
}

/** On paper alone, under the board and the orders: the position in words. */
export function PrintedPosition({ moment: { state } }: { readonly moment: Moment }) {
  return (
    <section class="printed">
      {Object.entries(state?.panels ?? {}).map(([heading, lines]) => (
        <section key={heading}>
          <h2>{heading}</h2>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
      ))}
    </section>
  );
}
