import { texts } from '../app/texts.ts';
import { words as own } from './words.ts';

/** Shows the progress of a long operation. */
export interface Step {
  readonly words: string;
  readonly done: number;
  readonly of: number;
  readonly bytes?: number;
}

export function Progress({ step, onStop }: { readonly step: Step | undefined; readonly onStop: () => void }) {
  const words = own.value;
  const label = step?.words ?? texts.value.loading;
  return (
    <section class="progress">
      <p>
        {label}
        {step !== undefined && `: ${words.far(step.done, step.of)}`}
        {step?.bytes !== undefined && step.bytes > 0 && `, ${words.bytes((step.bytes / 1024).toFixed(0))}`}
      </p>
      <progress max={step?.of ?? 1} value={step?.done} aria-label={label} />
      <button type="button" onClick={onStop}>
        {words.stop}
      </button>
    </section>
  );
}
