import type { ZodType } from 'zod';

/** A schema of openapi.yaml. `as`: how clients meet it; what is both must read the same both ways. */
export interface Component {
  readonly id: string;
  readonly schema: ZodType;
  readonly as: 'request' | 'answer' | 'both';
  readonly description: string;
}

export const request = (id: string, schema: ZodType, description: string): Component => ({
  id,
  schema,
  as: 'request',
  description,
});
export const answer = (id: string, schema: ZodType, description: string): Component => ({
  id,
  schema,
  as: 'answer',
  description,
});
export const both = (id: string, schema: ZodType, description: string): Component => ({
  id,
  schema,
  as: 'both',
  description,
});
