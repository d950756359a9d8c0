import type { Answered, Game } from '@fieldpost/client';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../app/service/api.ts';
import { ruleAddress } from '../app/service/rule-texts.ts';
import { language } from '../app/session.ts';
import { texts } from '../app/texts.ts';
import type { Name } from '../grammar/node.ts';
import { lastPointed, lights, newest } from './given.ts';
import { keepProgress, keptProgress } from './kept.ts';
import { asked, BEGUN, given, pointed, type Guide as Steps, skipped } from './progress.ts';
import { words } from './words.ts';

interface Props {
  readonly game: Game;
  readonly actions: Answered<'getActions'>;
}

/** Shows the step of a guided game: what it is about, and buttons to go on. It never keeps the player from a move. */
export function Guide({ game, actions }: Props) {
  const kept = keptProgress(game.game);
  const progress = kept.value;
  const steps = useSteps(game.of, progress !== undefined);
  const command = newest.value;
  const open = actions.actions.filter(({ settled }) => settled !== true);
  useEffect(() => {
    if (steps === undefined || kept.peek() === undefined || command?.game !== game.game) return;
    keepProgress(game.game, given(steps, kept.peek() ?? BEGUN, command));
  }, [steps, command]);
  useEffect(() => {
    if (steps === undefined || kept.peek() === undefined) return;
    keepProgress(game.game, asked(steps, kept.peek() ?? BEGUN, open));
  }, [steps, open.map(({ ask }) => ask).join(), progress?.answered]);
  const click = lastPointed.value;
  useEffect(() => {
    if (steps === undefined || kept.peek() === undefined || click?.game !== game.game) return;
    keepProgress(game.game, pointed(steps, kept.peek() ?? BEGUN, click.names));
  }, [steps, click]);
  const step = progress === undefined ? undefined : steps?.[progress.at];
  useEffect(() => {
    lights.value = (step?.light ?? []) as readonly Name[];
    return () => {
      lights.value = [];
    };
  }, [step]);
  if (progress === undefined) return null;
  const text = words.value;
  const end = (): void => keepProgress(game.game, undefined);
  const all = steps?.length ?? 10;
  const isOver = steps !== undefined && progress.at >= steps.length;
  return (
    <section class="guide" aria-label={text.guide} data-step={step?.id}>
      <p class="guide-head">
        <strong role="status">{isOver ? text.over : (step?.title ?? texts.value.loading)}</strong>
        {!isOver && (
          <span class="step-count">
            <span aria-hidden="true">{`${progress.at + 1}/${all}`}</span>
            <span class="unseen">{text.step(progress.at + 1, all)}</span>
          </span>
        )}
      </p>
      <p class="guide-say">
        {isOver ? text.playOn : step?.say}
        {step?.rule !== undefined && (
          <>
            {' '}
            <a href={ruleAddress(game.of, step.rule)} aria-label={`${texts.value.rule} ${step.rule}`}>
              {step.rule}
            </a>
          </>
        )}
      </p>
      <p class="actions">
        {isOver ? (
          <button type="button" class="small" onClick={end}>
            {text.close}
          </button>
        ) : (
          <>
            <button
              type="button"
              class="small go-on"
              disabled={steps === undefined}
              onClick={() => steps !== undefined && keepProgress(game.game, skipped(steps, progress))}
            >
              {step?.wait === undefined ? text.next : text.skip}
            </button>
            <button type="button" class="small bare" onClick={end}>
              {text.end}
            </button>
          </>
        )}
      </p>
    </section>
  );
}

/** Returns the steps of a game's guide in the language of the page. */
function useSteps(of: string, isWanted: boolean): Steps['steps'] | undefined {
  const [steps, setSteps] = useState<Steps['steps']>();
  useEffect(() => {
    if (!isWanted) return;
    const end = new AbortController();
    api.value.getRules({ rules: of as never, parts: ['guide'] }, { signal: end.signal }).then(
      ({ guide }) => setSteps(guide?.steps),
      () => undefined,
    );
    return () => end.abort();
  }, [of, isWanted, language.value]);
  return steps;
}
