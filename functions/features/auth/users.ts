/** What the user of a program begins with: no issuer's token may. */
export const BOT_USER = 'bot:';

/** What the user of a guest begins with: no issuer's token may. */
export const GUEST_USER = 'guest:';

/** Returns whether a user is a guest. */
export const isGuest = (user: string): boolean => user.startsWith(GUEST_USER);
