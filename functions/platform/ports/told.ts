/** What a table tells of the people of a game, and lists do not show. It is stored beside the view, and short. */
export interface Told {
  /** Proves the title, which the log commits to. */
  readonly salt?: string;
  /** The names of people without a seat, by pseudonym. */
  readonly gone?: { readonly [pseudonym: string]: string };
  /** The owner invites people by name, and only the owner sees whom. */
  readonly invites?: true;
  /** There is more to tell: a table reads the items of the people. */
  readonly more?: true;
}
