import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Template } from '../../infra/app.ts';
import type { FunctionName } from '../../infra/endpoints.ts';
import { grantedTo } from './template.ts';

/** The objects of the one bucket, by their names. */
export type Objects = Map<string, string>;

/** The S3 of a function: answers as its role allows. `used` and `refused` are told each act. */
export const storageFor = (
  template: Template,
  name: FunctionName,
  objects: Objects,
  { used, refused }: { used(act: string): void; refused(act: string): void },
): Server =>
  createServer(async (incoming, outgoing) => {
    const body = await textOf(incoming);
    const { pathname, searchParams } = new URL(incoming.url ?? '', 'http://s3');
    const key = pathname.split('/').slice(2).join('/');
    const action = key === '' ? 's3:ListBucket' : incoming.method === 'PUT' ? 's3:PutObject' : 's3:GetObject';
    const granted = grantedTo(template, name)
      .filter(({ actions }) => actions.includes(action))
      .find(({ on }) => (key === '' ? !on.includes('/') : reaches(on, key)));
    if (granted === undefined || !/^AWS4-HMAC-SHA256 /.test(incoming.headers.authorization ?? '')) {
      refused(`${action} ${key}`);
      return outgoing.writeHead(403).end(errorIn('AccessDenied'));
    }
    used(`${action} ${granted.on}`);
    if (action === 's3:ListBucket') {
      const after = searchParams.get('start-after') ?? '';
      const names = [...objects.keys()].filter((each) => each.startsWith(searchParams.get('prefix') ?? ''));
      const listed = names
        .filter((each) => each > after)
        .sort()
        .slice(0, Number(searchParams.get('max-keys')));
      const contents = listed.map((each) => `<Contents><Key>${each}</Key></Contents>`).join('');
      return outgoing.writeHead(200).end(`<?xml version="1.0"?><ListBucketResult>${contents}</ListBucketResult>`);
    }
    if (action === 's3:GetObject') {
      const text = objects.get(key);
      return outgoing.writeHead(text === undefined ? 404 : 200).end(text ?? errorIn('NoSuchKey'));
    }
    if (incoming.headers['x-amz-checksum-sha256'] !== createHash('sha256').update(body).digest('base64'))
      return outgoing.writeHead(400).end(errorIn('BadDigest'));
    if (incoming.headers['if-none-match'] === '*' && objects.has(key))
      return outgoing.writeHead(412).end(errorIn('PreconditionFailed'));
    objects.set(key, body);
    return outgoing.writeHead(200).end();
  });

const errorIn = (code: string): string => `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`;

/** Whether a resource of a policy has a name: `Bucket.Arn/anchors/*`. */
const reaches = (on: string, key: string): boolean =>
  on.includes('/') && on.endsWith('*') && key.startsWith(on.slice(on.indexOf('/') + 1, -1));

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
