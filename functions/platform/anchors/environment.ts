import * as z from 'zod';
import { once } from '../kit/once.ts';
import type { AnchorStore } from '../ports/anchor-store.ts';
import { anchorsInFolder } from './folder.ts';
import { nowhere } from './nowhere.ts';

/** `FIELDPOST_ANCHORS`: a folder; `ANCHORS_BUCKET`: a bucket in the region. Without both there are no anchors. */
const schema = z.object({
  FIELDPOST_ANCHORS: z.string().min(1).optional(),
  ANCHORS_BUCKET: z.string().min(1).optional(),
  AWS_REGION: z.string().min(1).optional(),
  AWS_ENDPOINT_URL_S3: z.string().min(1).optional(),
});

/** Opens the store of anchors that an environment names. */
export function anchorsFrom(env: { readonly [name: string]: string | undefined }): AnchorStore {
  const {
    FIELDPOST_ANCHORS: folder,
    ANCHORS_BUCKET: name,
    AWS_REGION: region,
    AWS_ENDPOINT_URL_S3: endpoint,
  } = schema.parse(env);
  if (folder !== undefined) return anchorsInFolder(folder);
  if (name === undefined || region === undefined) return nowhere();
  return loaded(async () => {
    const { anchorsInBucket } = await import('./bucket.ts');
    return anchorsInBucket({ name, region, endpoint, now: Date.now });
  });
}

/** Loads a store with its first use: most functions that may read anchors never do, and the client of S3 is large. */
function loaded(load: () => Promise<AnchorStore>): AnchorStore {
  const store = once(load);
  return {
    put: async (name, text) => (await store()).put(name, text),
    add: async (name, text) => (await store()).add(name, text),
    get: async (name) => (await store()).get(name),
    hours: async (from, limit) => (await store()).hours(from, limit),
    newest: async () => (await store()).newest(),
  };
}
