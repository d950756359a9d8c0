import { writeAnchor } from '../features/anchors/write.ts';
import { anchorsFrom } from '../platform/anchors/environment.ts';
import { masterFrom } from '../platform/dynamo/master.ts';
import { signerFrom } from '../platform/dynamo/signing.ts';
import { storesFrom } from '../platform/dynamo/stores.ts';
import { metered } from '../platform/kit/metrics.ts';
import { once } from '../platform/kit/once.ts';
import { anchorsUnder } from '../platform/ports/keys.ts';

const anchoring = once(async () => {
  const master = masterFrom(process.env);
  const { memos } = storesFrom(process.env, master);
  const secret = anchorsUnder(await master());
  const { sign } = signerFrom(process.env);
  return { anchors: anchorsFrom(process.env), memos, secret, sign, now: Date.now };
});

/** Runs every hour, and writes the anchor of the hour before. */
export const handler = metered('anchor', async (): Promise<{ readonly hour?: number }> => {
  const hour = await writeAnchor(await anchoring());
  return hour === undefined ? {} : { hour };
});
