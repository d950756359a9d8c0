import { FieldpostError, isRefusal, Unreachable } from '@fieldpost/client';
import { texts } from '../texts.ts';
import { Rule } from './rule.tsx';

/** Shows an error in the words of the service if it has some, with the rule that forbids the action. */
export function Refusal({ error, of }: { readonly error: unknown; readonly of?: string | undefined }) {
  if (error === undefined) return null;
  return (
    <div class="refusal" role="alert">
      <p>{wordsOfError(error)}</p>
      {error instanceof FieldpostError && error.rule !== undefined && <Rule of={of} rule={error.rule} />}
    </div>
  );
}

/** Returns an error in the words of the server, or of the site if those of the server are for programs. */
export function wordsOfError(error: unknown): string {
  if (isRefusal(error, 'ORDERS_CHANGED')) return texts.value.ordersChanged;
  if (error instanceof FieldpostError) return error.problem.detail;
  if (error instanceof Unreachable) return texts.value.offline;
  return `${texts.value.failed} ${error instanceof Error ? error.message : ''}`;
}
