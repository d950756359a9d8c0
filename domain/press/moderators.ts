/** Before the pseudonym of a moderator, in the entry by which they hide another one. */
const MODERATOR = 'moderator:';

export const byModerator = (pseudonym: string): string => MODERATOR + pseudonym;

/** Whether an entry is a moderator's. */
export const isOfModerator = (by: string): boolean => by.startsWith(MODERATOR);
