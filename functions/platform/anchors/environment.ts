import * as z from 'zod';
import type { AnchorStore } from '../ports/anchor-store.ts';
import { anchorsInBucket } from './bucket.ts';
import { anchorsInFolder } from './folder.ts';
import { nowhere } from './nowhere.ts';

/** `FIELDPOST_ANCHORS`: a folder; `ANCHORS_BUCKET`: a bucket in the region. Without both there are no anchors. */
const schema = z.object({
  FIELDPOST_ANCHORS: z.string().min(1).optional(),
  ANCHORS_BUCKET: z.string().min(1).optional(),
  AWS_REGION: z.string().min(1).optional(),
  AWS_ENDPOINT_URL_S3: z.string().min(1).optional(),
});

const credentialsSchema = z.object({
  AWS_ACCESS_KEY_ID: z.string().min(1),
  AWS_SECRET_ACCESS_KEY: z.string().min(1),
  AWS_SESSION_TOKEN: z.string().min(1).optional(),
});

/** Opens the store of anchors that an environment names. */
export function anchorsFrom(env: { readonly [name: string]: string | undefined }): AnchorStore {
  const { FIELDPOST_ANCHORS: folder, ANCHORS_BUCKET: name, AWS_REGION: region, ...at } = schema.parse(env);
  if (folder !== undefined) return anchorsInFolder(folder);
  if (name === undefined || region === undefined) return nowhere();
  return anchorsInBucket({
    name,
    region,
    endpoint: at.AWS_ENDPOINT_URL_S3,
    now: Date.now,
    fetch,
    credentials() {
      const {
        AWS_ACCESS_KEY_ID: id,
        AWS_SECRET_ACCESS_KEY: secret,
        AWS_SESSION_TOKEN: token,
      } = credentialsSchema.parse(env);
      return { id, secret, token };
    },
  });
}
