import { sha256 } from '../../../domain/lib/hash.ts';
import { canonical } from '../../../domain/log/canonical.ts';

/*
 * The table `people`, what concerns invitations; no log knows of any of it:
 *   L#<game>    / L#<HMAC of the code>   a link to a game: for what, until when, how often, and who used it (links.ts)
 *   L#<game>    / I#<subject>            an invitation that its owner sent since it was opened (invitations.ts)
 *   U#<person>  / A#<game>               that somebody once used a link to a game, and whether they declined
 *   V#<subject> / G#<game>               that somebody was once invited to a game, and whether they declined
 *   R#<game>    / R                     the rematch of a game, and whose it is (rematch.ts)
 *   X#invited   / <game>                 that the lists do not yet show who is invited there now
 * Invitations of the first commit, and of edits of the lobby, stand beside its texts (people/texts.ts).
 */
export const keys = {
  link: (game: string, hash: string) => [`L#${game}`, `L#${hash}`] as const,
  links: (game: string) => [`L#${game}`, 'L#'] as const,
  sent: (game: string, subject: string) => [`L#${game}`, `I#${subject}`] as const,
  allSent: (game: string) => [`L#${game}`, 'I#'] as const,
  all: (game: string) => [`L#${game}`, ''] as const,
  led: (person: string, game: string) => [`U#${person}`, `A#${game}`] as const,
  allLed: (person: string) => [`U#${person}`, 'A#'] as const,
  rematch: (game: string) => [`R#${game}`, 'R'] as const,
  changed: (game: string) => ['X#invited', game] as const,
  allChanged: () => ['X#invited', ''] as const,
};

const ID = 16;

/** What the owner of a game knows a link by: it says nothing of the code. */
export const linkId = (sk: string): string => `l${sk.slice('L#'.length, 'L#'.length + ID)}`;

/** What the owner of a game knows an invitation by: another one in each game. */
export const invitationId = (game: string, subject: string): string =>
  `i${sha256(canonical(['fieldpost/invitation/1', game, subject])).slice(0, ID)}`;

/** Returns the key of what is noted of an invitation with the invited person. */
export const invitedIn = (subject: string, game: string) => [`V#${subject}`, `G#${game}`] as const;
export const allInvitedIn = (subject: string) => [`V#${subject}`, 'G#'] as const;
