/** The prefix of bot account users. The issuer's tokens may not use it. */
export const BOT_USER = 'bot:';

/** The prefix of guest users. The issuer's tokens may not use it. */
export const GUEST_USER = 'guest:';

/** Returns whether a user is a guest. */
export const isGuest = (user: string): boolean => user.startsWith(GUEST_USER);
