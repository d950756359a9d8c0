import { texts } from '../../app/texts.ts';
import type { Moment } from '../ahead.ts';

/** The position as text: what the tracks and panels of the board say, under their headings. */
export function Position({
  state,
  isOpen = false,
}: {
  readonly state: NonNullable<Moment['state']>;
  readonly isOpen?: boolean;
}) {
  const panels = Object.entries(state.panels ?? {});
  if (panels.length === 0) return null;
  return (
    <details class="position" open={isOpen}>
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
