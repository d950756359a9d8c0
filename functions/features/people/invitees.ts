import { named, Problem } from '../../platform/http/problem.ts';
import type { Ports } from '../../platform/ports/grounds.ts';

/** Finds invited people. Accounts know handles. */
export type Knowing = Pick<Ports, 'subjectOf'> & {
  readonly accounts: { subjectCalled(handle: string): Promise<string | undefined> };
};

/** Precedes a handle in the name of an invited person. */
const HANDLE = '@';

/**
 * Returns the subject of an invited person from their user, or from `@` and their handle; `undefined` if no person has
 * that handle.
 */
export const inviteeOf =
  ({ accounts, subjectOf }: Knowing) =>
  async (written: string): Promise<string | undefined> =>
    written.startsWith(HANDLE) ? accounts.subjectCalled(written.slice(HANDLE.length)) : subjectOf(written);

/** Throws a Problem (400) if no person has an invited handle. */
export async function unlessNobody(service: Knowing, invited: readonly string[] | undefined): Promise<void> {
  for (const [i, each] of (invited ?? []).entries()) {
    if ((await inviteeOf(service)(each)) !== undefined) continue;
    const pointer = `/settings/invited/${i}`;
    const detail = { en: 'no person has this handle', ko: '이 별칭을 쓰는 사람이 없습니다.' };
    throw new Problem(400, 'NO_SUCH_HANDLE', named(pointer, detail), { errors: [{ pointer, detail }] });
  }
}
