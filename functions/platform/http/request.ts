import type { ZodType } from 'zod';
import type { Locale } from '../../../domain/lib/text.ts';
import type { Deprecated } from './answers/deprecated.ts';
import type { Moment } from './moment.ts';

/** The callers of an operation. `signed-in`: not with a personal token. */
export type Access = 'anyone' | 'people' | 'signed-in';

type Names<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;

/** The parameters of a path, such as `game` of `/v1/games/{game}`; any for a path that the compiler does not know. */
export type Params<Path extends string> = { readonly [name in string extends Path ? string : Names<Path>]: string };

/** The JWT's subject; `undefined`: an anonymous reader, if the operation admits them. */
export type User<To extends Access> = To extends 'anyone' ? string | undefined : string;

/** A parsed and validated request with its sender. `On`: the ports of the code that answers it. */
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
  /** Its path and query, as they were sent. */
  readonly target: string;
  readonly body: Body;
  readonly locale: Locale;
  /** The media type of the answer, one of the operation's. */
  readonly type: string;
  readonly idempotencyKey: string | undefined;
  readonly ifMatch: string | undefined;
  /** The header `Prefer` of the request (RFC 7240). */
  readonly prefer: string | undefined;
  /** The address of the sender. It is neither stored nor logged. */
  readonly address: string;
  /** Whether a program sent it, or a page of this site or of a configured origin. */
  readonly isOwnPage: boolean;
  /** Whether its sender signed in with the key that `npm start` prints. A personal token has not. */
  readonly hasKey: boolean;
  /** When its last byte arrived, in milliseconds since 1970. */
  readonly arrived: number;
  readonly service: On;
}

/** The parts of a request that a function needs from a signed-in person. */
export interface Signed {
  readonly user: string;
}

/** The parts of a request with a game in its path. */
export interface InGame {
  readonly params: { readonly game: string };
}

/** The answer of an operation. */
export interface Reply {
  readonly status?: number;
  /** JSON, sent in canonical form (equal answers are equal bytes), or a string, which needs a `content-type`. */
  readonly body?: unknown;
  readonly headers?: { readonly [name: string]: string };
  /** The version shown, or the face. The answer gets an ETag for it. */
  readonly version?: Moment;
  /** The answer is about a past version, which never changes. */
  readonly immutable?: boolean;
  /** The answer changes without a version, so its tag is of its content, regardless of the operation's `cache`. */
  readonly isOwnTag?: true;
  /** A tag of an answer that is the same for everybody, in a language. */
  readonly tag?: string;
}

/** An answer with a tag of its content, built only if the reader lacks it. */
export interface Unmade {
  /**
   * Inputs of the answer other than request and sender; `undefined` if unknown. The tag is not made from these, because
   * they may reveal more than the answer.
   */
  readonly from: readonly string[] | undefined;
  make(): Promise<Reply>;
}

/**
 * An answer whose tag names its inputs. The inputs must reveal no more than the answer. Else a tag that changes, while
 * the answer stays, would tell that an input changed.
 */
export interface Named {
  /** Returns the inputs, if small items suffice to know them. It is called for a client that has some answer. */
  early(): Promise<readonly string[] | undefined>;
  /** Returns the answer with its inputs. */
  make(): Promise<Reply & { readonly from: readonly string[] }>;
}

/**
 * What the tags of an operation's answers name. `plain`: no answer is compressed, or none of
 * these fields (answers/compress.ts).
 */
type Cache<Asking> = { readonly plain?: true | readonly string[] } & (
  | {
      /** A version of a game, as its reader sees it. */
      readonly by: 'version';
      /** Answers with the same meaning may differ in bytes (by a signature), so their tags are weak. */
      readonly weak?: true;
    }
  /** The content, because the answer has no version. */
  | { readonly by: 'content' }
  | {
      /** The content, which is the same for everybody. */
      readonly by: 'everybody';
      /** Returns the tag of an answer that never changes, from the path alone. A client with it gets 304 at once. */
      known?(request: Asking): Pick<Reply, 'tag' | 'headers'> | undefined;
    }
  /** Nothing: the answer has no tag, and clients do not store it. */
  | { readonly by: 'nothing' }
);

/** The processes beside the server. `imports` carries out one request at a time, `heavy` all other long ones. */
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
  readonly permission: 'read' | 'costly' | 'write' | 'press';
  /** It still answers, and each answer names its end. */
  readonly deprecated?: Deprecated;
  /** What the tags of its answers name; default: a version. */
  readonly cache?: Cache<Request<On, Body, Query, To, Path>>;
  /** The media types of its answers, its own first; default: only JSON. */
  readonly types?: readonly [string, ...string[]];
  readonly body?: ZodType<Body>;
  /** Its receipt can come with the next questions: `Prefer: return=representation`. */
  readonly represents?: true;
  /** The maximum size of a body in bytes, if larger than usual. */
  readonly mostBytes?: number;
  /** The process beside the server that runs it, if it takes long. In the cloud each request has a separate process. */
  readonly worker?: WorkerName;
  /** Charges its sender before its body is read. Throws a Problem (429). */
  charge?(unread: Unread<On, To>): Promise<void>;
  readonly query?: ZodType<Query>;
  run(request: Request<On, Body, Query, To, Path>): Promise<Reply | Unmade | Named>;
}

// biome-ignore lint/suspicious/noExplicitAny: a list of operations is of all services, bodies and queries
export type AnyOperation = Operation<any, any, any>;

/** The inputs of an answer with a negotiated media type. */
export const VARY_BY_TYPE = 'authorization, accept-language, accept-encoding, accept';
