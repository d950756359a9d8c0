import type { Answered, Game } from '@fieldpost/client';
import { api } from '../app/service/api.ts';

type Sent = Answered<'listInvitations'>['links'][number];
type Made = Answered<'createLink'>;

/** Invite links that this page has made, by their game: the server tells a code once. */
const made = new Map<string, readonly Made[]>();

/** The call before: the next one waits for it, so that two clicks make one link. */
let last: Promise<unknown> = Promise.resolve();

/** Returns the address of an invite link with a use for each free seat. Rejects as the server refuses. */
export function invitationTo(game: Game, free: number): Promise<string> {
  const link = last.then(() => linkTo(game, free));
  last = link.catch(() => undefined);
  return link;
}

/**
 * Gives a link of this page again while it has a use for each free seat, else makes another. Opening a link uses it: a
 * player who opens it and takes no seat has used it too.
 */
async function linkTo({ game, settings }: Game, free: number): Promise<string> {
  const known = made.get(game) ?? [];
  const { links } = known.length === 0 ? { links: [] } : await api.value.listInvitations({ game });
  const isGood = ({ id }: Made): boolean => links.some((each) => each.id === id && isFor(each, free));
  const good =
    known.find(isGood) ?? (await api.value.createLink({ game, body: settings.anonymous ? {} : { uses: free } }));
  made.set(game, [...known.filter(({ id }) => id !== good.id), good]);
  return addressOf(good);
}

/** Whether a link that is still listed has a use for each free seat. In an anonymous game uses are not counted. */
const isFor = ({ used, uses }: Sent, free: number): boolean => used === undefined || uses - used === free;

/** Returns the address that opens a link. */
export const addressOf = ({ link }: Pick<Made, 'link'>): string => `${location.origin}/join#${link}`;
