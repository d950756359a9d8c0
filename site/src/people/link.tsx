/** Names of people who have not taken one yet, of guests, and of programs with whose they are. */
const UNTAKEN = /^(player|guest)-|[\s—(]/;

/** What somebody is called, and the way to their page, which those have who have taken a name. */
export const PersonLink = ({ name }: { readonly name: string }) =>
  UNTAKEN.test(name) ? <span>{name}</span> : <a href={`/people/${encodeURIComponent(name)}`}>{name}</a>;
