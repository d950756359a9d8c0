export { type Fieldpost, fieldpost, type Options, type Raw } from './client.ts';
export { BadHook, type HookHeaders, readHook } from './hook.ts';
export { type Kept, type KeptAnswers, keptInMemory } from './kept.ts';
export type { Socket, SocketClass } from './live.ts';
export type { Answered, CallOptions, Given, Operation } from './operations.ts';
export { FieldpostError, isPassing, isRefusal, Unreachable } from './problem.ts';
export { sample } from './sample.ts';
export type { Fetch, Retrying } from './send.ts';
export type * from './types.ts';
