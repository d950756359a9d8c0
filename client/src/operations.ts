import type { GamesPage, MyGamesPage, OPERATIONS, operations } from './types.ts';

/** The operations of the API, by the names that the description gives them. */
export type Operation = keyof typeof OPERATIONS;

type OrNothing<T> = [T] extends [never] ? unknown : T;
type InPath<O extends Operation> = OrNothing<NonNullable<operations[O]['parameters']['path']>>;
type InQuery<O extends Operation> = OrNothing<NonNullable<operations[O]['parameters']['query']>>;
type Json<T> = T extends { readonly content: { readonly 'application/json': infer Body } } ? Body : never;
type InBody<O extends Operation> = operations[O] extends { readonly requestBody: infer Body }
  ? { readonly body: Json<Body> }
  : operations[O] extends { readonly requestBody?: infer Body }
    ? OrNothing<Json<NonNullable<Body>>> extends infer Known
      ? unknown extends Known
        ? unknown
        : { readonly body?: Known }
      : never
    : unknown;

/** What an operation takes: what stands in its path and query, by name, and its `body`. */
export type Given<O extends Operation> = InPath<O> & InQuery<O> & InBody<O>;

type Succeeded = 200 | 201;
type Responses<O extends Operation> = operations[O]['responses'];
type Success<O extends Operation> = Responses<O>[Succeeded & keyof Responses<O>];

/** What an operation answers: its JSON, or text where it has none. */
export type Answered<O extends Operation> =
  Success<O> extends { readonly content: infer Content }
    ? Content extends { readonly 'application/json': infer Body }
      ? Body
      : string
    : never;

export interface CallOptions {
  /** The `Idempotency-Key` of a command; a new one unless given. */
  readonly key?: string;
  /** `If-Match`: commit only if the game has not moved on. */
  readonly ifMatch?: string;
  /** `Accept`, for `raw`: `application/x-ndjson`. */
  readonly accept?: string;
  /** `Prefer`: `return=representation` asks for the next questions with the receipt. */
  readonly prefer?: string;
  readonly signal?: AbortSignal;
}

/** An object may be left out that would have nothing in it. */
export type Args<O extends Operation> =
  object extends Given<O> ? [given?: Given<O>, options?: CallOptions] : [given: Given<O>, options?: CallOptions];

type Fields = NonNullable<Given<'listMyGames'>['fields']>;

/** One's own games: whole, or, with `fields`, in those. */
interface ListMyGames {
  (given: Given<'listMyGames'> & { readonly fields: Fields }, options?: CallOptions): Promise<MyGamesPage>;
  (given?: Omit<Given<'listMyGames'>, 'fields'>, options?: CallOptions): Promise<GamesPage>;
}

/** A function an operation: `getState({ game })`. */
export type Calls = {
  readonly [O in Operation]: O extends 'listMyGames' ? ListMyGames : (...args: Args<O>) => Promise<Answered<O>>;
};
