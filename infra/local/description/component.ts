import type { ZodType } from 'zod';

/**
 * A schema of openapi.yaml. `as`: whether clients send or receive it. A schema for both must be the same in both
 * directions.
 */
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
