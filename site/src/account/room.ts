import type { Answered } from '@fieldpost/client';

export type Account = Answered<'getAccount'>;

/** What each section receives: the account as stored, and a callback for its changes. */
export interface Room {
  readonly account: Account;
  readonly onChange: (account: Account) => void;
}
