import type { Match } from '../../../domain/match/state/state.ts';
import { tenureIn } from '../../../domain/press/entry.ts';
import { GREY, isGreyBy } from '../../../domain/press/grey.ts';
import type { Ports } from '../../platform/ports/grounds.ts';
import { blockedBy, isBlockedIn } from '../people/blocking.ts';
import type { Persons } from '../people/persons.ts';

/**
 * Returns which entries a reader wants collapsed, by `by`: those of muted seats and of blocked authors. Grey press is
 * muted as a whole, because blocks would reveal its author. Other people are not told, and the reads depend on the
 * reader's blocks only.
 */
export async function mutedFor(
  { people, persons }: Pick<Ports, 'people'> & { readonly persons: Persons },
  match: Match,
  user: string | undefined,
  me: string | undefined,
  { seats, muted }: { readonly [list in 'seats' | 'muted']: readonly string[] },
): Promise<(by: string) => Promise<boolean>> {
  const blocked = await blockedBy(people, user && (await persons.personOf(user)));
  const known = new Map<string, Promise<boolean>>();

  async function isMuted(by: string): Promise<boolean> {
    const { seat, since } = tenureIn(by);
    const sitting = (match.sittings ?? []).find((each) => each.seat === seat && each.since === since);
    if (sitting !== undefined && sitting.user === me) return false;
    return seats.includes(seat) || (sitting !== undefined && isBlockedIn(people, blocked, match, sitting));
  }

  return async (by) => {
    if (isGreyBy(by)) return muted.includes(GREY);
    const found = known.get(by) ?? isMuted(by);
    known.set(by, found);
    return found;
  };
}
