import { named, Problem } from '../../platform/http/problem.ts';
import type { Ports } from '../../platform/ports/grounds.ts';

/** How somebody is known who is invited; accounts know handles. */
export type Knowing = Pick<Ports, 'subjectOf'> & {
  readonly accounts: { subjectCalled(handle: string): Promise<string | undefined> };
};

/** Before a handle, where somebody is named who is invited. */
const HANDLE = '@';

/** How `people` knows somebody who is invited: by their user, or `@` and their handle. Undefined: nobody has that handle. */
export const inviteeOf =
  ({ accounts, subjectOf }: Knowing) =>
  async (written: string): Promise<string | undefined> =>
    written.startsWith(HANDLE) ? accounts.subjectCalled(written.slice(HANDLE.length)) : subjectOf(written);

/** Throws a Problem (400) where somebody is invited by a handle that nobody has. */
export async function unlessNobody(service: Knowing, invited: readonly string[] | undefined): Promise<void> {
  for (const [i, each] of (invited ?? []).entries()) {
    if ((await inviteeOf(service)(each)) !== undefined) continue;
    const pointer = `/settings/invited/${i}`;
    const detail = { en: 'no person has this handle', ko: '이 별칭을 쓰는 사람이 없습니다.' };
    throw new Problem(400, 'NO_SUCH_HANDLE', named(pointer, detail), { errors: [{ pointer, detail }] });
  }
}
