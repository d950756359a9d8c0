import type { Connection } from '../../platform/ports/ports.ts';

// The listings of connections in their table, by which the teller finds them.

/** The listing of connections that subscribe to a game. */
export const watching = (game: string): string => `G#${game}`;

/** Returns the listing of connections that subscribe to all games of a person, by a name in the lists. */
export const concerned = (name: string): string => `M#${name}`;

/** The listing of all connections of a person. */
export const heldBy = (subject: string): string => `P#${subject}`;

/** Returns the names of a connection's holder: the subject, and in games of form 1 the user. */
export const namesOf = ({ holder }: Connection): readonly string[] =>
  holder === undefined ? [] : [holder.user, holder.subject];

/** Returns every listing of a connection. */
export const placesOf = (connection: Connection): readonly string[] => [
  ...connection.games.map(watching),
  ...(connection.me ? namesOf(connection).map(concerned) : []),
  ...(connection.holder === undefined ? [] : [heldBy(connection.holder.subject)]),
];
