/** Maximum number of people who may use one invite link. */
export const MOST_USES = 100;
