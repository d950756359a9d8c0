/** How many people may use one link. */
export const MOST_USES = 100;
