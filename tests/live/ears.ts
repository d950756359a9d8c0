import { cursorAt, START } from '../../functions/features/live/cursor.ts';
import { tokenOf } from '../http/kit.ts';
import type { Twins } from '../http/twin-houses.ts';
import { type Listener, listen } from './listener.ts';

type Wish = { readonly games?: readonly string[]; readonly me?: boolean };

/**
 * A person who listens on both of twin servers, and has said the same on both. Their connections are put into `opened`.
 */
export async function earsIn({ houses }: Twins, user: string, opened: Listener[]) {
  const listeners: Listener[] = [];
  for (const { url } of houses) listeners.push(await listen(url, ['fieldpost.v1', `bearer.${await tokenOf(user)}`]));
  opened.push(...listeners);
  return {
    user,
    async wish(wish: Wish): Promise<void> {
      for (const each of listeners) {
        each.send({ type: 'subscribe', ...wish });
        await each.rest();
      }
    },
    /** All that was heard in each house, and what the cursor of the beginning finds there. */
    async heard(): Promise<readonly [string, string]> {
      const found: string[] = [];
      for (const [i, each] of listeners.entries()) {
        await each.rest();
        const events = await houses[i]!.as(user).get(`/v1/me/events?limit=5&after=${cursorAt(user, START)}`);
        found.push([...each.bytes, events.bytes].join('\n'));
      }
      return found as unknown as readonly [string, string];
    },
  };
}
export type Ears = Awaited<ReturnType<typeof earsIn>>;
