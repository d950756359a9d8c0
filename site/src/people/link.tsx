/** Names of people who have not chosen one yet, of guests, and of programs with their owners. */
const UNTAKEN = /^(player|guest)-|[\s—(]/;

/** The name of a person, with a link to their page if they have chosen a name. */
export const PersonLink = ({ name }: { readonly name: string }) =>
  UNTAKEN.test(name) ? <span>{name}</span> : <a href={`/people/${encodeURIComponent(name)}`}>{name}</a>;
