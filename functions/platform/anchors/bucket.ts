import {
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  type PutObjectCommandInput,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { ANCHORS, type AnchorStore, anchorName, hourIn } from '../ports/anchor-store.ts';

/** A bucket with Object Lock. */
interface Bucket {
  readonly name: string;
  readonly region: string;
  /** Where S3 is, if it is not in AWS. */
  readonly endpoint?: string | undefined;
  now(): number;
}

/** How far back the newest anchor is looked for before the whole list is read, in hours. */
const RECENT = 720;

/** Most names in one answer of S3. */
const PAGE = 1000;

/** Keeps anchors in S3. The lock of the bucket keeps each version of an object. Throws errors of the SDK. */
export function anchorsInBucket({ name: Bucket, region, endpoint, now }: Bucket): AnchorStore {
  const client = new S3Client({
    region,
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    requestHandler: { connectionTimeout: 2_000, requestTimeout: 10_000, throwOnRequestTimeout: true },
    cacheMiddleware: true,
  });

  /** A bucket with Object Lock takes an object only with a checksum. */
  const sent = (Key: string, Body: string, more: Partial<PutObjectCommandInput> = {}) =>
    client.send(new PutObjectCommand({ Bucket, Key, Body, ChecksumAlgorithm: 'SHA256', ...more }));

  async function get(Key: string): Promise<string | undefined> {
    try {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
      return await Body?.transformToString();
    } catch (caught) {
      if (caught instanceof NoSuchKey) return undefined;
      throw caught;
    }
  }

  /** Returns hours after a name, in order: names of as many digits sort as their numbers do. */
  async function listed(after: string, limit: number): Promise<readonly number[]> {
    const { Contents = [] } = await client.send(
      new ListObjectsV2Command({ Bucket, Prefix: ANCHORS, StartAfter: after, MaxKeys: limit }),
    );
    return Contents.flatMap(({ Key = '' }) => hourIn(Key) ?? []);
  }

  return {
    put: async (name, text) => void (await sent(name, text)),
    async add(name, text) {
      try {
        await sent(name, text, { IfNoneMatch: '*' });
        return true;
      } catch (caught) {
        if (!(caught instanceof S3ServiceException) || caught.$metadata.httpStatusCode !== 412) throw caught;
        // The SDK tries again when an answer is lost. Then it meets what the first try wrote.
        return (caught.$metadata.attempts ?? 1) > 1 && (await get(name)) === text;
      }
    },
    get,
    hours: (from, limit) => listed(anchorName(from - 1), Math.min(limit, PAGE)),
    async newest() {
      const recent = await listed(anchorName(Math.floor(now() / 3_600_000) - RECENT), PAGE);
      let newest = recent.at(-1);
      if (newest !== undefined) return newest;
      for (let page = await listed(ANCHORS, PAGE); page.length > 0; page = await listed(anchorName(newest), PAGE))
        newest = page.at(-1) ?? 0;
      return newest;
    },
  };
}
