import { tellingFrom } from './lib/live/environment.ts';
import { overVersions } from './lib/live/following.ts';
import { type Teller, teller } from './lib/live/tell.ts';

let tell: Teller | undefined;

/** Follows the stream of `events`, and tells those who are connected which game has which version. */
export const handler = overVersions(async (game, version) => {
  // Nobody is connected who waits for what is only caught up with.
  if (version === 0) return;
  tell ??= teller(tellingFrom(process.env));
  await tell(game, version);
});
