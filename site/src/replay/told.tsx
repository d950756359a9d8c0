import type { Past } from './past.ts';
import { words as own } from './words.ts';

/** Tells the displayed version in words, and shows its dice. */
export function Told({ past }: { readonly past: Past }) {
  const words = own.value;
  return (
    <section class="panel told">
      <h2>{words.happened}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and so must be within reach of the keyboard */}
      <section class="scrolls" aria-live="polite" aria-label={words.happened} tabIndex={0}>
        {past.told.length === 0 && <p class="hint">{words.nothing}</p>}
        <ul>
          {past.told.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      {past.dice.length > 0 && (
        // The sentences name the results, so the dice are decoration.
        <div class="told-dice" aria-hidden="true" key={past.version}>
          {past.dice.map((roll, r) => (
            <span class="roll" key={r}>
              {roll.map((face, d) => (
                <span class="die" key={d}>
                  {face}
                </span>
              ))}
            </span>
          ))}
        </div>
      )}
    </section>
  );
}
