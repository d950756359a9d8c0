import type { Match } from '../../../domain/match/state/state.ts';
import { tenureIn } from '../../../domain/press/entry.ts';
import { GREY, isGreyBy } from '../../../domain/press/grey.ts';
import type { Ports } from '../../platform/ports/grounds.ts';
import { blockedBy, isBlockedIn } from '../people/blocking.ts';
import type { Persons } from '../people/persons.ts';
import type { PressMarks } from './answers.ts';

/**
 * Whether a reader wants an entry folded away, by its `by`: they mute its seat, or have blocked its author. Grey press
 * they mute as a whole, for blocks would reveal its author. Nobody else is told, and the reads of the store follow from
 * the reader's blocks alone.
 */
export async function mutedFor(
  { people, persons }: Pick<Ports, 'people'> & { readonly persons: Persons },
  match: Match,
  user: string | undefined,
  me: string | undefined,
  { seats, muted }: Pick<PressMarks, 'seats' | 'muted'>,
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
