/** What a table tells of the people of a game, and lists do not show. It is stored beside the view. */
export interface Told {
  /** Whether a table finds everything here and in the view. Otherwise it reads the items of the people. */
  readonly isAll: boolean;
  /** Proves the title, which the log commits to. */
  readonly salt?: string;
  /** The names of people without a seat, by pseudonym. */
  readonly gone?: { readonly [pseudonym: string]: string };
  /** The owner invites people by name, and only the owner sees whom. */
  readonly invites?: true;
}
