/**
 * The scopes of a token: reading games, playing them, their press, its holder's account, and moderating if its holder
 * is a moderator.
 */
export const SCOPES = ['games:read', 'games:play', 'press:read', 'press:write', 'me', 'moderate'] as const;

export type Scope = (typeof SCOPES)[number];
