import type { Text } from '../../../domain/lib/text.ts';
import type { Posts } from '../../platform/courier/posts.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Connection, Connections } from '../../platform/ports/ports.ts';
import type { ServerMessage } from './messages.ts';
import { placesOf } from './places.ts';

/** The stores of connections. */
export interface Holding {
  readonly connections: Connections;
  readonly posts: Posts<ServerMessage>;
  /** Milliseconds since 1970. */
  now(): number;
}

/** Removes a connection and its listings. */
export async function forget({ connections }: Holding, connection: Connection): Promise<void> {
  await Promise.all(placesOf(connection).map((place) => connections.unlist(place, connection.id)));
  await connections.remove(connection.id);
}

/** Sends a connection its error. */
export const complain = ({ posts }: Holding, { id, locale }: Connection, { code, detail }: Problem): Promise<boolean> =>
  posts.post(id, { type: 'problem', code, detail: detail[locale] });

/** Tells a connection why it ends, closes it, and removes it. */
export async function end(holding: Holding, connection: Connection, why: Problem): Promise<void> {
  if (await complain(holding, connection, why)) await holding.posts.close(connection.id);
  await forget(holding, connection);
}

const problem = (status: number, code: string, detail: Text) => (): Problem => new Problem(status, code, detail);

export const tokenExpired = problem(401, 'TOKEN_EXPIRED', {
  en: 'the token has expired; send a newer one: {"type":"token","token":"..."}',
  ko: '토큰의 기한이 지났습니다. 새 토큰을 보내세요: {"type":"token","token":"..."}',
});
export const noToken = problem(401, 'UNAUTHORIZED', {
  en: 'send a token first: {"type":"token","token":"..."}',
  ko: '먼저 토큰을 보내세요: {"type":"token","token":"..."}',
});
export const otherPerson = problem(403, 'OTHER_PERSON', {
  en: 'the token is of another person than this connection; open another one for them',
  ko: '이 연결의 주인이 아닌 사람의 토큰입니다. 그 사람의 연결을 따로 여세요.',
});
export const tooManyConnections = (most: number): Problem =>
  new Problem(429, 'TOO_MANY_CONNECTIONS', {
    en: `a person has at most ${most} connections; this one is closed, because you opened a newer one`,
    ko: `한 사람의 연결은 최대 ${most}개입니다. 새 연결이 열려 이 연결을 닫습니다.`,
  });
export const tooManyGames = (most: number): Problem =>
  new Problem(429, 'TOO_MANY_GAMES', {
    en: `a connection is subscribed to at most ${most} games; unsubscribe from some, or open another connection`,
    ko: `한 연결은 최대 ${most}개의 게임을 받아 볼 수 있습니다. 일부를 그만 받거나 다른 연결을 여세요.`,
  });
export const tooLarge = (most: number): Problem =>
  new Problem(413, 'MESSAGE_TOO_LARGE', {
    en: `a message has at most ${most} bytes`,
    ko: `메시지는 최대 ${most}바이트입니다.`,
  });
export const badMessage = (detail: Text): Problem => new Problem(400, 'BAD_MESSAGE', detail);
