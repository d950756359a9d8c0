/**
 * What a token may be good for: reading games, playing them, what people say there, what concerns its holder alone; and
 * moderating, if its holder is a moderator.
 */
export const SCOPES = ['games:read', 'games:play', 'press:read', 'press:write', 'me', 'moderate'] as const;

export type Scope = (typeof SCOPES)[number];
