import type { Written } from '../../platform/dynamo/lists/images.ts';
import { shownOf } from '../../platform/dynamo/lists/places.ts';
import { reportThrown } from '../../platform/kit/report.ts';
import type { PressLog, Projected, Views } from '../../platform/ports/ports.ts';
import { followHooks } from '../channels/hooks/follow.ts';
import { type Following, followGame, followPress } from '../notifications/follow.ts';
import { queued } from '../notifications/queue.ts';
import { epochOf } from '../notifications/stands.ts';
import { enteredIn, type Hearing, hearersOf, type Said } from '../press/heard.ts';
import { type Telling, teller } from './tell.ts';
import { pressTeller } from './tell-press.ts';

/** What telling of games and messages needs. */
export interface Heralding extends Telling, Following, Hearing {
  readonly people: Following['people'] & Telling['people'];
  readonly press: Pick<PressLog, 'read'>;
  readonly views: Pick<Views, 'projected'>;
}

/** How long an entry waits that is newer than the lists. */
const LATE_MS = 5_000;

const seenOf = ({ view, hidden }: Projected) => shownOf(view, hidden);

/** Returns how games and entries are told: notifications are queued, connected clients hear of it at once. */
export function herald(on: Heralding) {
  const [tell, tellPress] = [teller(on), pressTeller(on)];
  return {
    /** Tells what changed in a game. Throws if notifications cannot be queued; lost messages fail nothing. */
    async game({ game, before, now }: Written): Promise<void> {
      // Caught up with after a restart: no connected client waits for it.
      const shown = now ?? (await on.views.projected(game));
      if (shown === undefined) return;
      await followGame(on, shown);
      await followHooks(on, shown);
      if (now !== undefined) await atBest(() => tell(game, seenOf(now), before && seenOf(before)));
    },
    /** Tells of an entry. One that is newer than the lists is queued, so that no other waits for it. */
    async press(said: Said): Promise<void> {
      const entered = await enteredIn(on.press, said);
      if (entered === undefined) return;
      const hearers = await hearersOf(on, entered);
      if (hearers === undefined) {
        const epoch = await epochOf(on.people, said.game);
        return queued(on, { do: 'said', ...entered, ...epoch, tries: 0 }, on.now() + LATE_MS);
      }
      await followPress(on, entered, hearers);
      await atBest(() => tellPress(entered, hearers));
    },
  };
}

/** Does what a client does not depend on: it reads after its cursor. */
async function atBest(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (caught) {
    reportThrown(caught, 'fault', { operation: 'tell' });
  }
}
