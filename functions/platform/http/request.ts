import type { ZodType } from 'zod';
import type { Locale } from '../../../domain/lib/text.ts';
import type { Deprecated } from './deprecated.ts';
import type { Moment } from './moment.ts';

/** Who may call an operation. `signed-in`: with no personal token. */
export type Access = 'anyone' | 'people' | 'signed-in';

type Names<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;

/** The parameters of a path, such as `game` of `/v1/games/{game}`; of a path that the compiler does not know, any. */
export type Params<Path extends string> = { readonly [name in string extends Path ? string : Names<Path>]: string };

/** The JWT's subject; undefined: an anonymous reader, where the operation admits them. */
export type User<To extends Access> = To extends 'anyone' ? string | undefined : string;

/** A request, parsed and validated, with its sender. `On`: what the code that answers it stands on. */
export interface Request<
  On,
  Body = unknown,
  Query = unknown,
  To extends Access = Access,
  Path extends string = string,
> {
  readonly operation: AnyOperation;
  readonly user: User<To>;
  readonly params: Params<Path>;
  readonly query: Query;
  readonly body: Body;
  readonly locale: Locale;
  /** The media type to answer with, of those that the operation has. */
  readonly type: string;
  readonly idempotencyKey: string | undefined;
  readonly ifMatch: string | undefined;
  /** What the client would like, as it says it (RFC 7240). */
  readonly prefer: string | undefined;
  /** Where it came from. It is neither kept nor logged. */
  readonly address: string;
  /** Whether a program sent it, or a page of this site or of a configured origin. */
  readonly isOwnPage: boolean;
  /** When its last byte had arrived, milliseconds since 1970. */
  readonly arrived: number;
  readonly service: On;
}

/** What a function asks of a request that only a signed-in person can send. */
export interface Signed {
  readonly user: string;
}

/** What a function asks of a request whose path names a game. */
export interface InGame {
  readonly params: { readonly game: string };
}

/** What an operation answers. */
export interface Reply {
  readonly status?: number;
  /**
   * JSON, sent in canonical form (equal answers are equal bytes), unless it is a string, which needs a `content-type`.
   */
  readonly body?: unknown;
  readonly headers?: { readonly [name: string]: string };
  /** The version shown, or the face: the answer gets an ETag for it. */
  readonly version?: Moment;
  /** The answer is about a past version, which never changes. */
  readonly immutable?: boolean;
  /** The answer changes without a version: its tag is of its content, whatever `cache` of the operation says. */
  readonly isOwnTag?: true;
  /** A tag of an answer that is the same for everybody, in a language. */
  readonly tag?: string;
}

/** An answer with a tag of its content that need not be made for who has it. */
export interface Unmade {
  /**
   * All that it follows from besides the request and who sends it; undefined: that has no name. The tag is not of this,
   * for it may say more than the answer does.
   */
  readonly from: readonly string[] | undefined;
  make(): Promise<Reply>;
}

/** What the tags of an operation's answers name. `plain`: no answer is compressed (answers/compress.ts says why). */
type Cache<Asking> = { readonly plain?: true } & (
  | {
      /** A version of a game, as its reader sees it. */
      readonly by: 'version';
      /** Answers that mean the same may differ in bytes (by a signature): their tags are weak. */
      readonly weak?: true;
    }
  /** The content, because the answer has no version. */
  | { readonly by: 'content' }
  | {
      /** The content, which is the same for everybody. */
      readonly by: 'everybody';
      /**
       * Returns what the path alone says of an answer that never changes: a client that has it gets 304 without a look
       * at it.
       */
      known?(request: Asking): Pick<Reply, 'tag' | 'headers'> | undefined;
    }
  /** Nothing: the answer has no tag, and no client keeps it. */
  | { readonly by: 'nothing' }
);

/**
 * The processes beside the server: `imports` carries out one request at a time, `heavy` everything else that takes
 * long.
 */
export type WorkerName = 'imports' | 'heavy';

/** A request before its body is read. */
type Unread<On, To extends Access = Access> = Pick<
  Request<On, unknown, unknown, To>,
  'user' | 'address' | 'idempotencyKey' | 'service'
>;

/** One operation of openapi.yaml. `access`: who may call it; `permission`: what serves it. */
export interface Operation<On, Body, Query, To extends Access = Access, Path extends string = string> {
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: Path;
  readonly access: To;
  readonly permission: 'read' | 'write' | 'press';
  /** It still answers, and each answer says until when. */
  readonly deprecated?: Deprecated;
  /** What the tags of its answers name; a version, unless given. */
  readonly cache?: Cache<Request<On, Body, Query, To, Path>>;
  /** The media types that it can answer with, its own first; JSON alone unless given. */
  readonly types?: readonly [string, ...string[]];
  readonly body?: ZodType<Body>;
  /** Its receipt comes with the next questions where the client prefers so. */
  readonly represents?: true;
  /** How large a body may be, in bytes, if more than usual. */
  readonly mostBytes?: number;
  /** The process beside the server that runs it, if it takes long. In the cloud each request has its own process. */
  readonly worker?: WorkerName;
  /** Takes its cost out of what its sender may use, before its body is read. Throws a Problem (429). */
  charge?(unread: Unread<On, To>): Promise<void>;
  readonly query?: ZodType<Query>;
  run(request: Request<On, Body, Query, To, Path>): Promise<Reply | Unmade>;
}

// biome-ignore lint/suspicious/noExplicitAny: a list of operations is of all services, bodies and queries
export type AnyOperation = Operation<any, any, any>;

/** What an answer with a negotiated media type depends on. */
export const VARY_BY_TYPE = 'authorization, accept-language, accept-encoding, accept';
