import { beforeEach, describe, expect, it } from 'vitest';
import { sha256 } from '../../../domain/lib/hash.ts';
import { createHandles, nameless } from '../../../functions/features/accounts/handles.ts';
import { keys } from '../../../functions/features/people/keys.ts';
import { handleIn } from '../../../functions/features/people/names.ts';
import { skeletonOf } from '../../../functions/features/people/skeleton.ts';
import type { People } from '../../../functions/platform/ports/ports.ts';
import { memoryPeople } from '../../kit/memory-people.ts';

// Handles are one item each. A process may stop or freeze between two steps: even then no two people have the same
// handle, and no person is stuck.

const DAY = 86_400_000;
const MINUTES = 60_000;
const PEOPLE = ['pann', 'pbob', 'pcid', 'pdan', 'peve'];

let now = 1_800_000_000_000;
let people: People;
const claimOf = async (skeleton: string): Promise<string> => sha256(skeleton);
const handlesOn = (on: Pick<People, 'get' | 'put'>) => createHandles({ people: on, claimOf, now: () => now });
const handles = () => handlesOn(people);

beforeEach(async () => {
  people = memoryPeople();
  for (const person of PEOPLE)
    await people.put(...keys.profile(person), { kind: 'person', name: person, subject: person }, 0);
});

const profileOf = async (person: string) => {
  const profile = await people.get(...keys.profile(person));
  if (profile === undefined) throw new Error(`no profile of ${person}`);
  return profile;
};
const handleOf = async (person: string): Promise<string | undefined> => handleIn(people, await profileOf(person));
const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (caught: { code?: string; message: string }) => caught.code ?? caught.message,
  );

/** Stops before the n-th write. */
const stopping = (writes: number): Pick<People, 'get' | 'put'> => {
  let left = writes;
  return {
    get: people.get,
    put: async (...args) => {
      if (left-- <= 0) throw new Error('stopped');
      return people.put(...args);
    },
  };
};

describe('a handle', () => {
  it('is one person’s, and so are its look-alikes', async () => {
    await handles().take('pann', 'Modern');
    expect(await handleOf('pann')).toBe('modern');
    for (const written of ['modern', 'modem', 'MODERN', 'm0dem'])
      expect([written, await codeOf(handles().take('pbob', written))]).toEqual([written, 'HANDLE_TAKEN']);
    expect(await codeOf(handles().take('pbob', 'admin'))).toBe('HANDLE_RESERVED');
    expect(await codeOf(handles().take('pbob', 'a b'))).toBe('BAD_HANDLE');
    expect(await codeOf(handles().take('pann', 'modern'))).toBe('done');
  });

  it('changes once in 30 days; what it was is quarantined for 90, but not for who had it', async () => {
    await handles().take('pann', 'first-one');
    await handles().take('pann', 'second-one');
    expect(await handleOf('pann')).toBe('second-one');
    expect(await codeOf(handles().take('pann', 'third-one'))).toBe('RENAMED_LATELY');
    expect(await codeOf(handles().take('pbob', 'first-one'))).toBe('HANDLE_TAKEN');
    now += 30 * DAY;
    expect(await codeOf(handles().take('pann', 'first-one'))).toBe('done');
    expect(await handleOf('pann')).toBe('first-one');
    now += 60 * DAY;
    expect(await codeOf(handles().take('pbob', 'second-one'))).toBe('HANDLE_TAKEN');
    now += 31 * DAY;
    expect(await codeOf(handles().take('pbob', 'second-one'))).toBe('done');
    expect([await handleOf('pann'), await handleOf('pbob')]).toEqual(['first-one', 'second-one']);
  });

  it('can be given up, and taken back; another one then is a change', async () => {
    await handles().take('pann', 'once-ann');
    await handles().release('pann');
    await handles().release('pann');
    expect(await handleOf('pann')).toBeUndefined();
    expect(await codeOf(handles().take('pbob', 'once-ann'))).toBe('HANDLE_TAKEN');
    expect(await codeOf(handles().take('pann', 'once-ann'))).toBe('done');
    expect(await codeOf(handles().take('pann', 'twice-ann'))).toBe('RENAMED_LATELY');
  });

  it('may change to one that looks alike, which is the same claim', async () => {
    await handles().take('pann', 'a_long_name');
    await handles().take('pann', 'a-long-name');
    expect(await handleOf('pann')).toBe('a-long-name');
    expect((await profileOf('pann')).value.former).toMatchObject({ handle: 'a_long_name' });
    now += 200 * DAY;
    expect(await codeOf(handles().take('pbob', 'a_long_name'))).toBe('HANDLE_TAKEN');
  });
});

describe('a process that stops before a write', () => {
  it.each([0, 1, 2, 3, 4, 5])(
    '%i of a change has the old handle or none, and ends the change by asking again',
    async (writes) => {
      await handles().take('pann', 'old-name');
      now += 40 * DAY;
      const told = await codeOf(handlesOn(stopping(writes)).take('pann', 'new-name'));
      expect(told).toBe(writes < 5 ? 'stopped' : 'done');
      expect(['old-name', 'new-name']).toContain(await handleOf('pann'));
      // In every case, no other person has the old one now.
      expect(await codeOf(handles().take('pbob', 'old-name'))).toBe('HANDLE_TAKEN');
      now += 20 * MINUTES;
      expect(await codeOf(handles().take('pbob', 'old-name'))).toBe('HANDLE_TAKEN');
      expect(await codeOf(handles().take('pann', 'new-name'))).toBe('done');
      expect(await handleOf('pann')).toBe('new-name');
      expect((await people.get(...keys.claim(await claimOf(skeletonOf('old-name')))))?.value.until).toBeGreaterThan(
        now + 89 * DAY,
      );
    },
  );

  it('leaves a claim that others take after ten minutes, and not before', async () => {
    expect(await codeOf(handlesOn(stopping(2)).take('pann', 'wanted'))).toBe('stopped');
    expect(await codeOf(handles().take('pbob', 'wanted'))).toBe('HANDLE_TAKEN');
    now += 11 * MINUTES;
    expect(await codeOf(handles().take('pbob', 'wanted'))).toBe('done');
    expect([await handleOf('pann'), await handleOf('pbob')]).toEqual([undefined, 'wanted']);
  });

  it.each([0, 1, 2])('%i of giving up can give up again', async (writes) => {
    await handles().take('pann', 'old-name');
    await codeOf(handlesOn(stopping(writes)).release('pann'));
    await handles().release('pann');
    expect(await handleOf('pann')).toBeUndefined();
    now += 89 * DAY;
    expect(await codeOf(handles().take('pbob', 'old-name'))).toBe('HANDLE_TAKEN');
  });
});

describe('a person who is erased', () => {
  it('leaves no claim that names them, of all handles that they ever had, and of one that they were stopped at', async () => {
    for (const handle of ['first-ann', 'second-ann', 'third-ann', 'fourth-ann']) {
      await handles().take('pann', handle);
      now += 40 * DAY;
    }
    expect(await codeOf(handlesOn(stopping(2)).take('pann', 'fifth-ann'))).toBe('stopped');
    const claims = ['first-ann', 'second-ann', 'third-ann', 'fourth-ann', 'fifth-ann'];
    const kept = async () =>
      Promise.all(
        claims.map(async (handle) => (await people.get(...keys.claim(await claimOf(skeletonOf(handle)))))?.value),
      );
    expect((await kept()).every((value) => value?.person === 'pann')).toBe(true);
    await nameless(people, await profileOf('pann'), now);
    expect(await kept()).toEqual(claims.map(() => ({ until: now + 365 * DAY })));
  });
});

describe('a process that freezes', () => {
  it('between claim and profile while another takes the handle has none, is told so, and may choose again at once', async () => {
    await handles().take('pann', 'first-ann');
    now += 40 * DAY;
    let asleep = true;
    const frozen: Pick<People, 'get' | 'put'> = {
      get: people.get,
      put: async (pk, sk, ...rest) => {
        if (sk === 'P' && asleep) {
          asleep = false;
          now += 11 * MINUTES;
          await handles().take('pbob', 'wanted');
        }
        return people.put(pk, sk, ...rest);
      },
    };
    expect(await codeOf(handlesOn(frozen).take('pann', 'wanted'))).toBe('HANDLE_TAKEN');
    expect([await handleOf('pann'), await handleOf('pbob')]).toEqual([undefined, 'wanted']);
    expect(await codeOf(handles().take('pann', 'another'))).toBe('done');
    expect(await handleOf('pann')).toBe('another');
  });
});

describe('five who want one handle at once', () => {
  it('are never two who have it, and nobody is stuck, in forty rounds of stops and pauses', async () => {
    let seed = 7;
    const random = (): number => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
    let doubles = 0;
    for (let round = 0; round < 40; round++) {
      const wanted = `name-${String.fromCharCode(97 + (round % 26))}${round}`;
      const waits: (() => void)[] = [];
      const restless: Pick<People, 'get' | 'put'> = {
        get: people.get,
        put: async (...args) => {
          const luck = random();
          if (luck < 0.25) throw new Error('stopped');
          if (luck < 0.5) {
            now += 4 * MINUTES;
            await new Promise<void>((go) => waits.push(go));
          }
          return people.put(...args);
        },
      };
      const all = PEOPLE.map((person) => codeOf(handlesOn(restless).take(person, wanted)));
      const settled = Promise.all(all);
      for (let turn = 0; turn < 60; turn++) {
        await new Promise((done) => setImmediate(done));
        waits.splice(Math.floor(random() * waits.length), 1)[0]?.();
      }
      await settled;
      const having = (await Promise.all(PEOPLE.map(handleOf))).filter((handle) => handle === wanted);
      if (having.length > 1) doubles++;
      now += 120 * DAY;
      // Its holder keeps it; if nobody has it, the person who asks gets it.
      const asked = await codeOf(handles().take('pann', wanted));
      expect(['done', 'HANDLE_TAKEN']).toContain(asked);
      expect((await Promise.all(PEOPLE.map(handleOf))).filter((handle) => handle === wanted)).toHaveLength(1);
      now += 120 * DAY;
    }
    expect(doubles).toBe(0);
  });
});
