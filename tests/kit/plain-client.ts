import { setTimeout as pause } from 'node:timers/promises';

/** What came back: the status, and the body as JSON, or as text if it is not JSON. */
interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: an answer is whatever the API sent
  readonly body: any;
}

/**
 * A client that shows what came, for tests and benches of the wire itself. It sends a request again with the same key
 * while the server is too busy for it, as README says, and else once. Throws on a status that is not 2xx.
 */
export interface Client {
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>;
  put(path: string, body: unknown): Promise<Answer>;
  delete(path: string): Promise<Answer>;
}

/** Sends a request again, a second later, as long as the answer is that the server is too busy for it. */
export async function patiently(send: () => Promise<Response>): Promise<Response> {
  for (;;) {
    const response = await send();
    if (response.status !== 503 || !(await response.clone().text()).includes('"code":"BUSY"')) return response;
    await pause(1_000);
  }
}

/** A client at `base` that sends `token` with everything, and a new Idempotency-Key with every command. */
export function client(base: string, token: string): Client {
  async function send(method: string, path: string, body: unknown, headers: Record<string, string>): Promise<Answer> {
    const request = {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    };
    const response = await patiently(() => fetch(base + path, request));
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  }
  return {
    get: (path, headers = {}) => send('GET', path, undefined, headers),
    post: (path, body, headers = {}) => send('POST', path, body, headers),
    put: (path, body) => send('PUT', path, body, {}),
    delete: (path) => send('DELETE', path, undefined, {}),
  };
}
