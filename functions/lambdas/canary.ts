import { canaryFrom } from '../features/canary/environment.ts';
import { type Played, playCanary } from '../features/canary/game.ts';
import { Unexpected } from '../features/canary/unexpected.ts';
import { metered } from '../platform/kit/metrics.ts';
import { report } from '../platform/kit/report.ts';

/** Runs every five minutes, and plays a game at the public address. A run that throws is counted by the alarm. */
export const handler = metered('canary', async (): Promise<Played> => {
  try {
    return await playCanary(await canaryFrom(process.env));
  } catch (caught) {
    const found = caught instanceof Unexpected ? { game: caught.game, step: caught.step } : {};
    report('canary', { ...found, message: caught instanceof Error ? caught.message : String(caught) });
    throw caught;
  }
});
