import { createHash } from 'node:crypto';
import { ANCHORS, type AnchorStore, anchorName, hourIn } from '../ports/anchor-store.ts';
import { type Asked, type Credentials, queryOf, signedHeaders } from './signed.ts';

/** A bucket with Object Lock, and who asks. */
interface Bucket {
  readonly name: string;
  readonly region: string;
  /** Where S3 is, if it is not in AWS. */
  readonly endpoint?: string | undefined;
  credentials(): Credentials;
  now(): number;
  fetch(url: string, init: RequestInit): Promise<Response>;
}

/** How far back the newest anchor is looked for before the whole list is read, in hours. */
const RECENT = 720;

/** Most names in one answer of S3. */
const PAGE = 1000;

const PATIENCE_MS = 10_000;

/** Keeps anchors in S3. The lock of the bucket keeps each version of an object. */
export function anchorsInBucket(bucket: Bucket): AnchorStore {
  const of = bucket.endpoint === undefined ? '' : `/${bucket.name}`;
  const origin = bucket.endpoint ?? `https://${bucket.name}.s3.${bucket.region}.amazonaws.com`;
  const { host } = new URL(origin);

  async function ask(
    what: Partial<Asked> & Pick<Asked, 'method' | 'path'>,
    fine: readonly number[],
  ): Promise<Response> {
    const asked: Asked = { query: [], headers: {}, body: '', ...what, path: of + what.path, host };
    const { host: _, ...headers } = signedHeaders(asked, bucket.credentials(), bucket.region, bucket.now());
    const query = queryOf(asked);
    const answer = await bucket.fetch(`${origin}${asked.path}${query === '' ? '' : `?${query}`}`, {
      method: asked.method,
      headers,
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(asked.method === 'PUT' && { body: asked.body }),
    });
    if (answer.ok || fine.includes(answer.status)) return answer;
    throw new Error(`S3 answers ${answer.status}: ${(await answer.text()).slice(0, 300)}`);
  }

  /** A bucket with Object Lock takes an object only with a checksum. */
  const sent = (name: string, text: string, headers: Asked['headers'] = {}) =>
    ask(
      {
        method: 'PUT',
        path: `/${name}`,
        body: text,
        headers: { ...headers, 'x-amz-checksum-sha256': createHash('sha256').update(text).digest('base64') },
      },
      [412],
    );

  /** Returns hours after a name, in order: names of as many digits sort as their numbers do. */
  async function listed(after: string, limit: number): Promise<readonly number[]> {
    const query = [
      ['list-type', '2'],
      ['max-keys', String(limit)],
      ['prefix', ANCHORS],
      ['start-after', after],
    ] as const;
    const text = await (await ask({ method: 'GET', path: '/', query }, [])).text();
    return [...text.matchAll(/<Key>([^<]*)<\/Key>/g)].flatMap(([, name = '']) => hourIn(name) ?? []);
  }

  return {
    put: async (name, text) => void (await sent(name, text)),
    add: async (name, text) => (await sent(name, text, { 'if-none-match': '*' })).status !== 412,
    async get(name) {
      const answer = await ask({ method: 'GET', path: `/${name}` }, [404]);
      return answer.status === 404 ? undefined : answer.text();
    },
    hours: (from, limit) => listed(anchorName(from - 1), Math.min(limit, PAGE)),
    async newest() {
      const recent = await listed(anchorName(Math.floor(bucket.now() / 3_600_000) - RECENT), PAGE);
      let newest = recent.at(-1);
      if (newest !== undefined) return newest;
      for (let page = await listed(ANCHORS, PAGE); page.length > 0; page = await listed(anchorName(newest), PAGE))
        newest = page.at(-1) ?? 0;
      return newest;
    },
  };
}
