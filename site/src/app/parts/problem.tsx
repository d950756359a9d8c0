import { FieldpostError, isRefusal, Unreachable } from '@fieldpost/client';
import { texts } from '../texts.ts';
import { Rule } from './rule.tsx';

/** What went wrong, in words: of the service where it has some, with the rule that says no. */
export function Refusal({ error, of }: { readonly error: unknown; readonly of?: string | undefined }) {
  if (error === undefined) return null;
  return (
    <div class="refusal" role="alert">
      <p>{wordsOfError(error)}</p>
      {error instanceof FieldpostError && error.rule !== undefined && <Rule of={of} rule={error.rule} />}
    </div>
  );
}

/** Returns what went wrong in the words of the server, or of the site where those of the server are for programs. */
export function wordsOfError(error: unknown): string {
  if (isRefusal(error, 'ORDERS_CHANGED')) return texts.value.ordersChanged;
  if (error instanceof FieldpostError) return error.problem.detail;
  if (error instanceof Unreachable) return texts.value.offline;
  return `${texts.value.failed} ${error instanceof Error ? error.message : ''}`;
}
