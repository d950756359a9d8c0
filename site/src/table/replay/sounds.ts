import { areSoundsOn } from '../../app/session.ts';
import type { Step } from './film.ts';

// Short ticks, made in the browser: there is no file to load. They are off until the reader switches them on.

let context: AudioContext | undefined;

/** One tick: its pitch in hertz, when it begins, and how long it sounds, in seconds. */
function tick(on: AudioContext, pitch: number, start: number, length: number): void {
  const [tone, volume] = [on.createOscillator(), on.createGain()];
  const from = on.currentTime + start;
  tone.type = 'triangle';
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0.12, from);
  volume.gain.exponentialRampToValueAtTime(0.0001, from + length);
  tone.connect(volume).connect(on.destination);
  tone.start(from);
  tone.stop(from + length);
}

/** Sounds as a step does: a rattle of dice, a low knock of a loss, a soft tick of a move. */
export function sound({ frames }: Step): void {
  if (!areSoundsOn.value) return;
  context ??= new AudioContext();
  const has = (...kinds: readonly string[]): boolean => frames.some(({ is }) => kinds.includes(is));
  if (has('dice')) for (let i = 0; i < 5; i++) tick(context, 900 + 130 * (i % 3), 0.07 * i, 0.05);
  else if (has('loss', 'gone')) tick(context, 140, 0, 0.18);
  else if (has('card')) tick(context, 620, 0, 0.08);
  else if (has('move', 'new', 'mark')) tick(context, 380, 0, 0.07);
}
