import { bilingual } from '../../app/texts.ts';
import type { Step } from '../../grammar/narrow.ts';
import type { Party } from '../../grammar/party.ts';
import { pathKey } from '../../grammar/rows.ts';
import { type Dictionary, wordsOfChoice } from './words.ts';

const said = bilingual({ whoGoes: 'Who goes', whoLeads: 'In command' }, { whoGoes: '누가 가나', whoLeads: '지휘' });

interface WhoProps {
  readonly party: Party;
  readonly words: Dictionary;
  readonly onSteps: (steps: readonly Step[]) => void;
}

/** Who goes: each member is switched on or off. Who commands is asked only where several may. */
export function WhoGoes({ party, words, onSteps }: WhoProps) {
  const { members, chosen, heads, slot } = party;
  const nameOf = (id: string): string => wordsOfChoice({ kind: 'piece' }, { value: id }, words);
  const [first] = chosen;
  if (members.length === 0) return null;
  return (
    <>
      <fieldset class="chips bare who-goes" data-path={pathKey(slot.path)}>
        <legend>{said.value.whoGoes}</legend>
        {members.map((id) => {
          const steps = party.toggled(id);
          return (
            <button
              type="button"
              key={id}
              aria-pressed={chosen.includes(id)}
              data-value={id}
              disabled={steps === undefined}
              onClick={() => steps !== undefined && onSteps(steps)}
            >
              {nameOf(id)}
            </button>
          );
        })}
      </fieldset>
      {heads.length > 1 && (
        <fieldset class="chips bare who-leads">
          <legend>{said.value.whoLeads}</legend>
          {heads.map((id) => {
            const steps = party.led(id);
            return (
              <button
                type="button"
                key={id}
                aria-pressed={id === first}
                data-value={id}
                disabled={steps === undefined}
                onClick={() => steps !== undefined && onSteps(steps)}
              >
                {nameOf(id)}
              </button>
            );
          })}
        </fieldset>
      )}
    </>
  );
}
