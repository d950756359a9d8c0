import type { Answered, Json } from '@fieldpost/client';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../../app/service/api.ts';
import { language } from '../../app/session.ts';
import { confirmed } from '../../grammar/meaning.ts';
import { finished } from '../../grammar/narrow.ts';
import type { Moment } from '../ahead.ts';
import { fromOf } from '../board/turning.ts';
import type { Choosing } from './choosing.ts';

/** How long nothing is written before it is asked what would become of it, in milliseconds. */
const PAUSE = 300;

/** What would become of what is chosen so far, as far as the service tells before it is sent. */
export interface Drawn {
  readonly advice: NonNullable<Answered<'postDryRun'>['advice']>;
  /** Chance or a secret decides what comes next, so that it cannot be taken back. */
  readonly isFinal: boolean;
  /** The dice that it leads to. */
  readonly dice?: NonNullable<Answered<'postDryRun'>['dice']>;
  readonly error?: unknown;
  /** The board with a sheet on it that is not sent yet. */
  readonly board?: string;
}

const NOTHING: Drawn = { advice: [], isFinal: false };

/**
 * Asks what would become of a choice that is whole, or of a sheet as far as it is written; nothing is asked of a sheet
 * that was sent.
 */
export function useDrawn(
  { game, board }: Moment,
  { question, sheet, draft, orders, isSending, meant, commandOfSheet }: Choosing,
): Drawn {
  const [drawn, setDrawn] = useState<Drawn & { readonly version: number }>({ ...NOTHING, version: 0 });
  const command = commandAsked();
  const text = JSON.stringify(command);
  const { game: id, version } = game;
  useEffect(() => {
    if (command === undefined) return setDrawn({ ...NOTHING, version });
    const end = new AbortController();
    const timer = setTimeout(() => {
      const body = { ask: question.ask, seat: question.seat, command } as never;
      const asking = { signal: end.signal };
      const svg = { ...asking, accept: 'image/svg+xml' };
      const from = board === undefined ? undefined : fromOf(board);
      const asked = { game: id, body, panels: '0', ...(from !== undefined && { from }) } as const;
      const picture = sheet === undefined ? undefined : api.value.raw('postDryRun', asked, svg);
      Promise.all([api.value.postDryRun({ game: id, body }, asking), picture]).then(
        ([{ advice = [], dice, wouldDraw, wouldReveal }, answer]) => {
          const isFinal = sheet === undefined && (wouldDraw !== undefined || wouldReveal === true);
          if (end.signal.aborted) return;
          setDrawn({ advice, isFinal, version, ...(dice && { dice }), ...(answer && { board: answer.text }) });
        },
        (error: unknown) => !end.signal.aborted && setDrawn({ ...NOTHING, error, version }),
      );
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [question.ask, text, version, language.value]);
  // A picture of another moment is none of this one.
  return drawn.version === version || board === undefined ? drawn : NOTHING;

  function commandAsked(): Json | undefined {
    if (isSending.value) return undefined;
    if (sheet !== undefined) {
      const isNew = orders === undefined || orders.isNew.value;
      return isNew && Object.keys(draft.value).length > 0 ? commandOfSheet(false) : undefined;
    }
    const [only, ...others] = meant.value.taken.length === 0 ? [] : finished(meant.value.partials);
    return others.length === 0 ? only?.command : confirmed(meant.value)?.command;
  }
}
