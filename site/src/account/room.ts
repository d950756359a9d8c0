import type { Answered } from '@fieldpost/client';

export type Account = Answered<'getAccount'>;

/** What each room is given: the account as it is, and what says that it has changed. */
export interface Room {
  readonly account: Account;
  readonly onChange: (account: Account) => void;
}
