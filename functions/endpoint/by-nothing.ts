import { type Kind, made, resultOf } from './kind.ts';

/** Answers without a tag, which no client keeps. */
export const byNothing: Kind = {
  after: async (reply) => resultOf(await made(reply)),
};
