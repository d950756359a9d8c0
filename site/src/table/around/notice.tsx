import { signal } from '@preact/signals';
import { ahead } from '../../app/clock.ts';
import { isReachable } from '../../app/service/connection.ts';
import { lasting } from '../../app/when.ts';
import { states } from '../state-words.ts';

/** That a question is gone to which an answer was sent; it stays until the next answer. */
export const isStale = signal(false);

/** What is wrong with the table as a whole: nothing can be reached, or it is not the table that was answered. */
export function Notices() {
  return (
    <div class="notices" role="status">
      {!isReachable.value && <p class="notice offline">{states.value.offline}</p>}
      {ahead.value !== 0 && <p class="notice">{states.value.clock(lasting(Math.abs(ahead.value)), ahead.value > 0)}</p>}
      {isStale.value && <p class="notice stale">{states.value.stale}</p>}
    </div>
  );
}
