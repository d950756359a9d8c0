import { Icon } from '../../app/parts/icon.tsx';
import { type Name, nameOf } from '../../grammar/node.ts';
import type { Frame, Step } from './film.ts';
import { phaseEnd } from './phases.ts';
import { stepOf } from './player.ts';
import type { Shown } from './use-telling.ts';
import { words } from './words.ts';

/** The sentence of the step that the board shows, and how far the replay is. It takes the place of the prompt. */
export function Told({ shown: { player } }: { readonly shown: Shown }) {
  const { at, steps } = player;
  const text = stepOf(player)?.text ?? '';
  const said = words.value;
  return (
    <>
      <p class="prompt told" key={text} title={text}>
        {text}
      </p>
      <span class="told-count">{said.of(Math.max(1, at), steps.length)}</span>
    </>
  );
}

/** The controls of a replay. No button of a question ever stands in their place. */
export function Controls({ shown: { player, series, act } }: { readonly shown: Shown }) {
  const end = phaseEnd(series?.phases ?? [], player.steps, player.at);
  const isPaused = player.mode === 'paused';
  const said = words.value;
  return (
    <div class="told-actions">
      {isPaused && (
        <button type="button" aria-label={said.stepBack} title={said.stepBack} onClick={() => act({ do: 'back' })}>
          <Icon of="back" />
        </button>
      )}
      {isPaused && (
        <button type="button" aria-label={said.stepOn} title={said.stepOn} onClick={() => act({ do: 'forth' })}>
          <Icon of="on" />
        </button>
      )}
      <button
        type="button"
        class="pause"
        aria-label={isPaused ? said.resume : said.pause}
        title={isPaused ? said.resume : said.pause}
        onClick={() => act({ do: isPaused ? 'resume' : 'pause' })}
      >
        <Icon of={isPaused ? 'on' : 'pause'} />
      </button>
      <button
        type="button"
        class="leave-told"
        title={end === undefined ? said.skip : said.skipPhase}
        onClick={() => act({ do: 'skip', to: end })}
      >
        <span class="words">{end === undefined ? said.skip : said.skipPhase}</span> <Icon of="skip" />
      </button>
    </div>
  );
}

/** What the bar offers after a replay, or instead of one: to see again what happened. */
export function Again({ shown: { player, isOffer, act } }: { readonly shown: Shown }) {
  const count = player.steps.length;
  if (count === 0) return null;
  const said = words.value;
  return isOffer ? (
    <button type="button" class="again" title={said.happened(count)} onClick={() => act({ do: 'forth' })}>
      <span class="words happened">{said.happened(count)}: </span>
      {said.through}
    </button>
  ) : (
    <button type="button" class="again" title={said.againLong} onClick={() => act({ do: 'again' })}>
      <Icon of="again" /> <span class="words">{said.again}</span>
    </button>
  );
}

/**
 * A card that is played, with its text if the viewer may read it, or a track beside the map that changes: it lies over
 * the board for as long as its step.
 */
export function ToldCard({ shown }: { readonly shown: Shown }) {
  const step = stepIn(shown);
  const cards = step?.frames.flatMap((frame) => (frame.is === 'card' ? [String(frame.card)] : [])) ?? [];
  // Several numbers at once, as one of each seat, are told in the bar alone.
  const tracks = step?.frames.filter((frame) => frame.is === 'track' && frame.track !== 'flag') ?? [];
  const isTrack = tracks.length === 1;
  if (step === undefined || (cards.length === 0 && !isTrack) || step.text === '') return null;
  const known = [...(shown.newest.state?.tray ?? []), ...(shown.moment.state?.tray ?? [])];
  const text = known.find(({ id }) => cards.includes(String(id)))?.text;
  return (
    <div class="told-card">
      <p>{step.text}</p>
      {text !== undefined && <small>{text}</small>}
    </div>
  );
}

/** The step that a replay shows; none without a replay. */
export const stepIn = ({ at, player }: Shown): Step | undefined =>
  at !== undefined || player.mode === 'over' ? undefined : stepOf(player);

/** What the step of a replay is about on the board: who moves and where to, who fights, who falls. */
export const aboutIn = (shown: Shown): readonly Name[] | undefined =>
  stepIn(shown)?.frames.flatMap((frame) => {
    if (frame.is === 'move') return [nameOf('piece', frame.piece), nameOf('space', frame.path.at(-1) ?? '')];
    if (frame.is === 'strike') return [nameOf('piece', frame.piece), nameOf('piece', frame.target)];
    return frame.is === 'loss' || frame.is === 'gone' ? [nameOf('piece', frame.piece)] : [];
  });

/** The version whose scores the strips show: a step that counts shows what it has come to. */
export function scoredIn(shown: Shown): number {
  const step = stepIn(shown);
  const counts = step?.frames.some(({ is }) => is === 'track') ?? false;
  return step !== undefined && counts ? step.version : shown.moment.game.version;
}

/** The seat that acts in the step that a replay shows: it rolls, or plays the card, or has sent the command. */
export function actingIn(shown: Shown): string | undefined {
  const step = stepIn(shown);
  const isSeat = (id: string): boolean => shown.moment.game.seats.some(({ seat }) => seat === id);
  const by = step?.frames.flatMap((frame) => (frame.is === 'dice' ? frame.by : frame.is === 'card' ? frame.of : []));
  return by?.find(isSeat) ?? step?.seat;
}

/** The dice that a replay has come to: those of its newest step with dice, none before the first one. */
export type Rolled = readonly Extract<Frame, { readonly is: 'dice' }>[];

export function rolledIn(shown: Shown): Rolled | undefined {
  const { at, player } = shown;
  if (at !== undefined || player.mode === 'over') return undefined;
  const steps = player.steps.slice(0, player.at);
  const last = steps.findLast(({ frames }) => frames.some(({ is }) => is === 'dice'));
  return (last?.frames ?? []).filter((frame) => frame.is === 'dice');
}

/** What the board tells where it does not show the newest moment. */
export const saidIn = ({ at, player }: Shown): string | undefined => {
  if (at !== undefined) return words.value.past;
  return player.mode === 'over' ? undefined : (stepOf(player)?.text ?? '');
};
