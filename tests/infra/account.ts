import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Template } from '../../infra/app.ts';
import type { FunctionName } from '../../infra/endpoints.ts';
import { grantedTo } from './template.ts';

/** The account of the operator, as far as functions use it. */
export interface Account {
  /** The parameters of Systems Manager. */
  readonly parameters: Map<string, string>;
  /** Most runs at once of functions that have a limit. */
  readonly runs: Map<string, number>;
}

interface Noted {
  used(act: string): void;
  refused(act: string): void;
}

/** Systems Manager and the settings of Lambda for a function, as its role allows. */
export const accountFor = (
  template: Template,
  name: FunctionName,
  { parameters, runs }: Account,
  { used, refused }: Noted,
): Server =>
  createServer(async (incoming, outgoing) => {
    const body = JSON.parse(await textOf(incoming)) as { readonly [name: string]: unknown };
    const [, called] = /^\/2017-10-31\/functions\/([\w-]+)\/concurrency$/.exec(incoming.url ?? '') ?? [];
    const isParameter = incoming.headers['x-amz-target'] === 'AmazonSSM.GetParameter' && incoming.method === 'POST';
    const [action, on] = isParameter
      ? ['ssm:GetParameter', `:parameter${body.Name}`]
      : ['lambda:PutFunctionConcurrency', `:function:${called}`];
    const granted = grantedTo(template, name)
      .filter(({ actions }) => actions.includes(action))
      .find((each) => each.on.endsWith(on));
    const service = isParameter ? 'ssm' : 'lambda';
    const isSigned = new RegExp(`^AWS4-HMAC-SHA256 Credential=.*/${service}/aws4_request,`).test(
      incoming.headers.authorization ?? '',
    );
    if (granted === undefined || !isSigned || (!isParameter && incoming.method !== 'PUT')) {
      refused(`${action} ${on}`);
      return outgoing.writeHead(403).end('{"__type":"AccessDeniedException"}');
    }
    used(`${action} ${granted.on}`);
    if (!isParameter) {
      runs.set(String(called), body.ReservedConcurrentExecutions as number);
      return outgoing.writeHead(200).end(JSON.stringify(body));
    }
    const Value = body.WithDecryption === true ? parameters.get(String(body.Name)) : 'encrypted';
    if (Value === undefined) return outgoing.writeHead(400).end('{"__type":"ParameterNotFound"}');
    return outgoing.writeHead(200).end(JSON.stringify({ Parameter: { Name: body.Name, Value } }));
  });

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8') || '{}';
}
