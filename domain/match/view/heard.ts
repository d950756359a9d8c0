import type { Commit } from '../../log/commit.ts';
import type { AnyEvent } from '../state/events.ts';

/** The events of a commit, with the values of those seals that its reader may open. */
export function heard({ envelope, secrets }: Commit): readonly AnyEvent[] {
  const values = new Map(secrets.seals.map(({ e, value }) => [e, value]));
  return envelope.events.map((event, e) => {
    const { sealed: _, opens: __, ...facts } = event;
    // `commitOf` took the facts from an event, and left the type among them.
    return { ...facts, ...(values.has(e) && { secret: values.get(e) }) } as unknown as AnyEvent;
  });
}
