import { keys } from '../../functions/features/notifications/keys.ts';
import type { Courier, Letter } from '../../functions/platform/courier/loads.ts';
import { Unsent } from '../../functions/platform/courier/loads.ts';
import { Unreachable } from '../../functions/platform/kit/faults.ts';
import type { Below } from '../kit/random.ts';
import { keyOf, type Row } from '../kit/versions.ts';
import { sleep } from '../kit/virtual-time.ts';

// The mail service, and the one case in which it may get a letter twice (docs/notifications.md): the sender did not
// learn or could not note that the letter was handed over.

interface Copy {
  /** The process that handed it over. */
  readonly by: string;
  /** The answer to that process was lost. */
  readonly isUnanswered: boolean;
}

export interface Mails {
  /** Each letter that was handed over, without copies that are allowed. */
  readonly letters: readonly Letter[];
  /** Copies that are allowed. */
  readonly repeated: readonly Letter[];
  /** Notes a write to the table `people`. */
  wrote(after: Row | undefined): void;
  /** The courier of a process. It fails now and then, before it hands the load over or after it. */
  courierOf(region: string): Courier;
}

/** `isDead`: whether a process died. */
export function mailsTo(below: Below, isDead: (region: string) => boolean): Mails {
  const letters: Letter[] = [];
  const repeated: Letter[] = [];
  const copies = new Map<string, readonly Copy[]>();
  /** Keys of deliveries whose outcome is stored. */
  const noted = new Set<string>();

  function handOver(letter: Letter, by: string, isUnanswered: boolean): void {
    const name = deliveryOf(letter);
    const before = copies.get(name) ?? [];
    copies.set(name, [...before, { by, isUnanswered }]);
    const isAllowed = !noted.has(name) && before.every((copy) => copy.isUnanswered || isDead(copy.by));
    if (before.length > 0 && isAllowed) repeated.push(letter);
    else letters.push(letter);
  }

  return {
    letters,
    repeated,
    wrote(after) {
      const state = after === undefined ? undefined : (JSON.parse(after.value?.S ?? '{}') as { state?: string }).state;
      // A dropped one was not handed over. If its need holds again, it waits again.
      if (after !== undefined && state !== 'waiting' && state !== 'dropped')
        noted.add(JSON.stringify(Object.values(keyOf(after))));
    },
    // A letter fails by `Unsent`: the couriers of both servers say no `5xx` of one, and a person may ask for three
    // codes a day.
    courierOf: (region) => async (load) => {
      await sleep(below(300));
      if (below(20) === 0) throw new Unreachable('the courier');
      if (below(20) === 0) throw new Unsent('the mail service');
      const isUnanswered = below(40) === 0;
      if ('letter' in load) handOver(load.letter, region, isUnanswered);
      if (isUnanswered) throw new Unreachable('the courier, for its answer');
      return { outcome: '2xx' };
    },
  };
}

/** The Message-ID of a mail. */
export const idOf = ({ message }: Letter): string =>
  /^Message-ID: <(.+)@/im.exec(Buffer.from(message, 'base64').toString('utf8'))?.[1] ?? '';

/** The key of the item in which the outcome of a letter is noted. */
function deliveryOf(letter: Letter): string {
  const { person = '', channel = '' } = letter.about ?? {};
  const id = idOf(letter);
  if (id === `c${channel}` || id.startsWith(`c${channel}.`))
    return JSON.stringify(keys.said(person, channel, `c${id.slice(channel.length + 2) || '0'}`));
  if (id.startsWith(`${channel}.`)) return JSON.stringify(keys.said(person, channel, id.slice(channel.length + 1)));
  return JSON.stringify(keys.delivery(person, channel, id));
}
