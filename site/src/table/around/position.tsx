import { texts } from '../../app/texts.ts';
import type { Moment } from '../ahead.ts';

/** The position as text: what the tracks and panels of the board say, under their headings. */
export function Position({ state }: { readonly state: NonNullable<Moment['state']> }) {
  const panels = Object.entries(state.panels ?? {});
  if (panels.length === 0) return null;
  return (
    <details class="position">
      <summary>{texts.value.position}</summary>
      {panels.map(([heading, lines]) => (
        <section key={heading}>
          <h3>{heading}</h3>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
      ))}
    </details>
  );
}
