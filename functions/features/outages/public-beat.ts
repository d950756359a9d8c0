import * as z from 'zod';
import { courierFrom } from '../../platform/courier/courier.ts';
import { report } from '../../platform/kit/report.ts';

/** The path at which the service shows that it works. */
export const BEAT_PATH = '/v1/beat';

/** `COURIER`: the function that sends; without it, a local server asks itself. */
const schema = z.object({
  COURIER: z.string().min(1).optional(),
  FIELDPOST_ORIGIN: z.url().optional(),
  AWS_REGION: z.string().min(1).optional(),
});

/** Returns how the service is asked at its public address. A failure is reported, and leaves a gap in the record. */
export function beatOf(env: { readonly [name: string]: string | undefined }): () => Promise<void> {
  const { COURIER, FIELDPOST_ORIGIN: origin, AWS_REGION: region } = schema.parse(env);
  if (COURIER === undefined || origin === undefined || region === undefined) return async () => undefined;
  const courier = courierFrom(env, region);
  const url = new URL(BEAT_PATH, origin).href;
  return async () => {
    const outcome = await courier({ parcel: { url, headers: {}, body: '' } }).then(
      (delivery) => delivery.outcome,
      (caught: unknown) => String(caught),
    );
    if (outcome !== '2xx') report('beat', { message: `${url}: ${outcome}` });
  };
}
