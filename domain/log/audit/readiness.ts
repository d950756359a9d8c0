import { same } from '../../lib/json.ts';
import type { Commit, Envelope } from '../envelope.ts';
import type { Finding } from '../finding.ts';

type Event = Envelope['events'][number];

/**
 * Follows, from the first commit on, how the people of a match without joint dice are asked whether they are there: the
 * places where they sit are fixed, each of them says so once, and only then the match begins; starts that failed are
 * counted.
 */
export function problemsOfReadiness(commits: readonly Commit[]): readonly Finding[] {
  const sitting = new Set<string>();
  let asked: Set<string> | undefined;
  let failed = 0;
  let isOpen = true;

  const problemOf = (event: Event): string | undefined => {
    const seat = String(event.seat);
    switch (event.type) {
      case 'match/joined':
        sitting.add(seat);
        return asked === undefined || !isOpen
          ? undefined
          : `${seat} is taken while others are asked whether they are there`;
      case 'match/left':
        sitting.delete(seat);
        return undefined;
      case 'match/closed': {
        const seats: readonly unknown[] = Array.isArray(event.seats) ? event.seats : [];
        const isNew = asked === undefined && isOpen;
        asked = new Set(seats.filter((each) => typeof each === 'string'));
        const isSound =
          seats.length > 0 && asked.size === seats.length && [...asked].every((each) => sitting.has(each));
        return isNew && isSound && same(event.contributions, [])
          ? undefined
          : 'others are asked whether they are there than those who sit';
      }
      case 'match/confirmed':
        return isOpen && asked?.delete(seat) === true ? undefined : `${seat} confirms what was not asked`;
      case 'match/reopened':
        failed++;
        if (asked === undefined || !isOpen) return 'a start fails that was not under way';
        asked = undefined;
        return event.failed === failed
          ? undefined
          : `${String(event.failed)} starts are said to have failed, not ${failed}`;
      case 'match/started':
        isOpen = false;
        return asked === undefined || asked.size === 0
          ? undefined
          : 'the match starts before everybody has said that they are there';
      default:
        return undefined;
    }
  };

  return commits.flatMap(({ envelope }) =>
    envelope.events.flatMap((event): Finding[] => {
      const detail = problemOf(event);
      return detail === undefined ? [] : [{ v: envelope.v, code: 'WRONG_CONTRIBUTION', detail }];
    }),
  );
}
