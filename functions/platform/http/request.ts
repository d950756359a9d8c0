import type { ZodType } from 'zod';
import { sure } from '../../../domain/lib/sure.ts';
import type { Locale } from '../../../domain/lib/text.ts';
import type { Deprecated } from './deprecated.ts';
import type { Moment } from './moment.ts';

/** A request, parsed and validated, with its sender. `On`: what the code that answers it stands on. */
export interface Request<On, Body = unknown, Query = unknown> {
  readonly operation: AnyOperation;
  /** The JWT's subject; undefined: an anonymous reader. */
  readonly user: string | undefined;
  readonly params: { readonly [name: string]: string };
  readonly query: Query;
  readonly body: Body;
  readonly locale: Locale;
  /** The media type to answer with, of those that the operation has. */
  readonly type: string;
  readonly idempotencyKey: string | undefined;
  readonly ifMatch: string | undefined;
  /** Where it came from. It is neither kept nor logged. */
  readonly address: string;
  /** Whether a program sent it, or a page of this site or of a configured origin. */
  readonly isOwnPage: boolean;
  /** When its last byte had arrived, milliseconds since 1970. */
  readonly arrived: number;
  readonly service: On;
}

/** The game in the path of a request. */
export const gameIn = ({ params }: Pick<Request<unknown>, 'params'>): string => sure(params.game, 'game in the path');

/** What an operation answers. */
export interface Reply {
  readonly status?: number;
  /** JSON, sent in canonical form (equal answers are equal bytes), unless it is a string, which needs a `content-type`. */
  readonly body?: unknown;
  readonly headers?: { readonly [name: string]: string };
  /** The version shown, or the face: the answer gets an ETag for it. */
  readonly version?: Moment;
  /** The answer is about a past version, which never changes. */
  readonly immutable?: boolean;
  /** The answer changes without a version: its tag is of its content, whatever other answers of the operation have. */
  readonly isOwnTag?: true;
  /** A tag of an answer that is the same for everybody, in a language. */
  readonly tag?: string;
}

/** An answer with a tag of its content that need not be made for who has it. */
export interface Unmade {
  /**
   * All that it follows from besides the request and who sends it; undefined: that has no name. The tag is not of this, for it may say more
   * than the answer does.
   */
  readonly from: readonly string[] | undefined;
  make(): Promise<Reply>;
}

/** The processes beside the server: `imports` carries out one request at a time, `heavy` everything else that takes long. */
export type WorkerName = 'imports' | 'heavy';

/** A request before its body is read. */
export type Unread<On> = Pick<Request<On>, 'user' | 'address' | 'idempotencyKey' | 'service'>;

/** One operation of openapi.yaml. `access`: who may call it (`signed-in`: with no personal token); `permission`: what serves it. */
export interface Operation<On, Body, Query> {
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly access: 'anyone' | 'people' | 'signed-in';
  readonly permission: 'read' | 'write' | 'press';
  /** It still answers, and each answer says until when. */
  readonly deprecated?: Deprecated;
  /** Answers that mean the same may differ in bytes (by a signature): their tags are weak. */
  readonly isWeak?: true;
  /** The answer's tag is of its content, because it has no version. */
  readonly isOwnTag?: true;
  /** The answer has no tag, and nobody keeps it. */
  readonly isUnkept?: true;
  /** The answer is the same for everybody and has a tag of its content. */
  readonly isForEverybody?: true;
  /** What the path alone says of an answer that never changes: a client that has it learns so without a look at it. */
  known?(request: Request<On, Body, Query>): Pick<Reply, 'tag' | 'headers'> | undefined;
  /** The answer is never compressed (answers/compress.ts says why). */
  readonly isPlain?: true;
  /** The media types that it can answer with, its own first; JSON alone unless given. */
  readonly types?: readonly [string, ...string[]];
  readonly body?: ZodType<Body>;
  /** How large a body may be, in bytes, if more than usual. */
  readonly mostBytes?: number;
  /** The process beside the server that runs it, if it takes long. In the cloud each request has its own process. */
  readonly worker?: WorkerName;
  /** Takes its cost out of what its sender may use, before its body is read. Throws a Problem (429). */
  charge?(unread: Unread<On>): Promise<void>;
  readonly query?: ZodType<Query>;
  run(request: Request<On, Body, Query>): Promise<Reply | Unmade>;
}

// biome-ignore lint/suspicious/noExplicitAny: a list of operations is of all services, bodies and queries
export type AnyOperation = Operation<any, any, any>;

/** What an answer with a negotiated media type depends on. */
export const VARY_BY_TYPE = 'authorization, accept-language, accept-encoding, accept';
