import type { Moment } from '../ahead.ts';
import { words } from './words.ts';

/** On paper alone: the name of the game, its phase, the seats, and the position in words. Orders print as listed. */
export function Printed({ title, moment: { game, state } }: { readonly title: string; readonly moment: Moment }) {
  return (
    <section class="printed">
      <h1>{title}</h1>
      <p>
        {[game.phase, words.value.version(game.version), location.host + location.pathname]
          .filter((part) => part !== undefined && part !== '')
          .join(' · ')}
      </p>
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
