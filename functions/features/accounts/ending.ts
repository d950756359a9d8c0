import { Problem } from '../../platform/http/problem.ts';
import { Busy } from '../../platform/kit/faults.ts';
import type { Entry, People } from '../../platform/ports/ports.ts';
import { keys } from '../people/keys.ts';

const DAY = 86_400_000;
/** Time in which a deletion can be cancelled. */
const RESPITE_MS = 7 * DAY;
const TRIES = 8;

/** Returns when an account ends; `undefined` if no deletion was requested. */
export const endsAt = (profile: Entry): number | undefined => keys.profile.read(profile).ends;

interface Deps {
  readonly people: Pick<People, 'get' | 'put'>;
  now(): number;
}

/**
 * Ends accounts. The holder requests the deletion, and can cancel it for seven days. Cancelling needs an explicit
 * request, because an open page sends other requests on its own. After that, the sweeps in leaving-games.ts and
 * ended.ts do the rest.
 */
export function createEndings({ people, now }: Deps) {
  /** Requests the deletion of an account. Repeating the request changes nothing. */
  async function end(person: string): Promise<void> {
    await change(person, (profile) =>
      endsAt(profile) === undefined ? { ...profile.value, ends: now() + RESPITE_MS } : undefined,
    );
  }

  /** Keeps an account and cancels its deletion. Throws a Problem (409) if the account has ended. */
  async function keep(person: string): Promise<void> {
    await change(person, (profile) => {
      const at = endsAt(profile);
      if (at === undefined) return undefined;
      if (at <= now()) throw ended();
      const { ends: _, ...kept } = profile.value;
      return kept;
    });
  }

  async function change(person: string, to: (profile: Entry) => Entry['value'] | undefined): Promise<void> {
    for (let tries = 0; tries < TRIES; tries++) {
      // The note is written first, so that the sweeps find the person even if a later step fails.
      const note = await people.get(...keys.leaving('ending', person));
      if (!(await people.put(...keys.leaving('ending', person), { at: now() }, note?.rev ?? 0))) continue;
      const profile = await people.get(...keys.profile(person));
      if (profile === undefined || keys.profile.read(profile).state !== undefined) throw ended();
      const value = to(profile);
      if (value === undefined || (await people.put(profile.pk, profile.sk, value, profile.rev))) return;
    }
    throw new Busy('this profile is being written');
  }

  return { end, keep };
}
export type Endings = ReturnType<typeof createEndings>;

const ended = (): Problem =>
  new Problem(409, 'ACCOUNT_DELETED', {
    en: 'this account has ended, and is being erased',
    ko: '끝난 계정이며, 지우고 있습니다.',
  });
