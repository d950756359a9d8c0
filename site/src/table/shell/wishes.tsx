import { areReplaysOn, areSoundsOn } from '../../app/session.ts';
import { words } from '../replay/words.ts';

/** What a reader may switch: replays with motion, and their sounds. */
export function Wishes() {
  return (
    <section class="replay-wishes">
      {(
        [
          [areReplaysOn, words.value.replays],
          [areSoundsOn, words.value.sounds],
        ] as const
      ).map(([wish, said]) => (
        <label class="toggle" key={said}>
          <input
            type="checkbox"
            checked={wish.value}
            onChange={({ currentTarget }) => {
              wish.value = currentTarget.checked;
            }}
          />
          {said}
        </label>
      ))}
    </section>
  );
}
