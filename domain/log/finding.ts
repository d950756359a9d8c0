/** Something wrong with a log, and the commit where it shows. */
export interface Finding {
  readonly v: number;
  readonly code:
    | 'BAD_SHAPE'
    | 'WRONG_GAME'
    | 'COMMAND_TWICE'
    | 'WRONG_VERSION'
    | 'BROKEN_CHAIN'
    | 'WRONG_HASH'
    | 'BACK_IN_TIME'
    | 'WRONG_COMMITMENT'
    | 'WRONG_SALT'
    | 'UNKNOWN_SEAL'
    | 'MISSING_SECRET'
    | 'WRONG_SEED'
    | 'NO_END'
    | 'CUT_OFF'
    | 'AFTER_THE_END'
    | 'WRONG_DRAWS'
    | 'WRONG_PILES'
    | 'WRONG_TIME'
    | 'WRONG_EPOCH'
    | 'WRONG_CONTRIBUTION'
    | 'NOT_REPEATABLE'
    | 'NOT_AS_KEPT'
    | 'WRONG_HEAD'
    | 'WRONG_RECORD'
    | 'OUTAGE_UNKNOWN'
    | 'OUTAGE_MISSING';
  readonly detail: string;
}
