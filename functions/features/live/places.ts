import type { Connection } from '../../platform/ports/ports.ts';

// How connections are listed in their table, so that the sender of news finds them.

/** Those that want to hear of a game. */
export const watching = (game: string): string => `G#${game}`;

/**
 * Returns the key of connections that want to hear of all that concerns a person, by a name under which the lists know
 * them.
 */
export const concerned = (name: string): string => `M#${name}`;

/** All of a person. */
export const heldBy = (subject: string): string => `P#${subject}`;

/** The names of a connection's holder: a person is found by the subject, in games of form 1 by the user. */
export const namesOf = ({ holder }: Connection): readonly string[] =>
  holder === undefined ? [] : [holder.user, holder.subject];

/** Every place where a connection is listed. */
export const placesOf = (connection: Connection): readonly string[] => [
  ...connection.games.map(watching),
  ...(connection.me ? namesOf(connection).map(concerned) : []),
  ...(connection.holder === undefined ? [] : [heldBy(connection.holder.subject)]),
];
