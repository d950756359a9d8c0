import { Icon } from '../../app/parts/icon.tsx';
import { texts } from '../../app/texts.ts';
import { after, before, phaseAt } from './phases.ts';
import { stepIn } from './told.tsx';
import type { Shown } from './use-telling.ts';
import { words } from './words.ts';

/** The phase that is shown, and the ways to those before and after it. */
export function Stepper({ shown }: { readonly shown: Shown }) {
  const { moment, series, at, goTo } = shown;
  const { game } = moment;
  const phases = series?.phases ?? [];
  const said = words.value;
  const earlier = before(phases, at);
  const later = at === undefined ? undefined : after(phases, at);
  // In a replay it is the phase of the step that the board shows.
  const then = at ?? stepIn(shown)?.version;
  const past = then === undefined ? undefined : phaseAt(phases, then);
  const name = past?.name ?? game.phase ?? '';
  const short = past === undefined ? game.phaseShort : past.short;
  return (
    <span class="step">
      <button
        type="button"
        class="step-back"
        data-key="["
        disabled={earlier === undefined}
        aria-label={said.phaseBefore}
        title={earlier?.name ?? said.phaseBefore}
        onClick={() => goTo(earlier?.version)}
      >
        <Icon of="back" />
      </button>
      {game.version > 1 ? (
        <a
          class="phase"
          data-key=","
          href={`/g/${game.game}/replay?version=${at ?? game.version - 1}`}
          title={`${name} – ${texts.value.replay}`}
        >
          <PhaseName name={name} short={short} />
        </a>
      ) : (
        <span class="phase" title={name}>
          <PhaseName name={name} short={short} />
        </span>
      )}
      <button
        type="button"
        class="step-on"
        data-key="]"
        disabled={at === undefined}
        aria-label={said.phaseAfter}
        title={later?.name ?? said.phaseAfter}
        onClick={() => goTo(later?.version)}
      >
        <Icon of="on" />
      </button>
    </span>
  );
}

/** The name of a phase: short for the eye, whole for a screen reader. */
export function PhaseName({ name, short }: { readonly name: string; readonly short?: string | undefined }) {
  if (short === undefined) return <>{name}</>;
  return (
    <>
      <span aria-hidden="true">{short}</span>
      <span class="unseen">{name}</span>
    </>
  );
}

/** Says that the board shows the past, and leads back. */
export function InPast({ shown: { goTo } }: { readonly shown: Shown }) {
  return (
    <>
      <p class="prompt">{words.value.past}</p>
      <div class="bar-actions">
        <button type="button" class="now" onClick={() => goTo(undefined)}>
          {words.value.now} <Icon of="last" />
        </button>
      </div>
    </>
  );
}
