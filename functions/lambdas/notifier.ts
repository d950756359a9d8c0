import { tellingFrom } from '../features/live/environment.ts';
import { overVersions } from '../features/live/following.ts';
import { teller } from '../features/live/tell.ts';
import { pressTeller } from '../features/live/tell-press.ts';
import { once } from '../platform/kit/once.ts';

const telling = once(async () => {
  const on = tellingFrom(process.env);
  return { tell: teller(on), tellPress: pressTeller(on) };
});

/** Follows the stream of `events`, and tells connected clients of new versions and messages. */
export const handler = overVersions(
  async (game, version, first) => {
    // No connected client waits for a game that is only caught up with.
    if (version > 0) await (await telling()).tell(game, version, first);
  },
  async (said) => (await telling()).tellPress(said),
);
