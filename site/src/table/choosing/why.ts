import type { Json } from '@fieldpost/client';
import { FieldpostError } from '@fieldpost/client';
import { signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { api } from '../../app/service/api.ts';
import type { Guess } from '../../grammar/guess.ts';
import type { Name } from '../../grammar/node.ts';

/** Why a clicked place cannot be chosen now: the words of the service, and the rule that says so, if one does. */
export interface Why {
  readonly name: Name;
  readonly refusal?: FieldpostError;
  /** What the site knows without asking. */
  readonly detail?: string;
}

/** How many commands are tried before it is only said that nothing can be done there. */
const TRIES = 4;

/** Asks the service why something is not offered, by trying what may have been meant; nothing is sent. */
export function useWhy(game: string, ask: string, seat: string) {
  return useMemo(() => {
    const why = signal<Why | undefined>(undefined);
    let asked = 0;
    return {
      why,
      forget(): void {
        asked++;
        why.value = undefined;
      },
      say(name: Name, detail: string): void {
        asked++;
        why.value = { name, detail };
      },
      async about(name: Name, tried: readonly Guess[], asCommand: (guess: Guess) => Json): Promise<void> {
        const mine = ++asked;
        const refusals: FieldpostError[] = [];
        for (const guess of tried.slice(0, TRIES)) {
          const refusal = await refusalOf({ game, body: { ask, seat, command: asCommand(guess) } as never });
          if (refusal !== undefined) refusals.push(refusal);
          if (mine !== asked) return;
          if (refusal?.rule !== undefined) break;
        }
        const best = refusals.find(({ rule }) => rule !== undefined) ?? refusals[0];
        why.value = best === undefined ? { name } : { name, refusal: best };
      },
    };
  }, [game, ask, seat]);
}

/** What the rules say against a command; nothing, if it could be given, or if it is no command at all. */
async function refusalOf(given: Parameters<typeof api.value.postDryRun>[0]): Promise<FieldpostError | undefined> {
  try {
    await api.value.postDryRun(given);
    return undefined;
  } catch (error) {
    if (error instanceof FieldpostError && error.status === 422) return error;
    return undefined;
  }
}
