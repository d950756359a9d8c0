import { type Answered, FieldpostError, isRefusal, type Json } from '@fieldpost/client';
import { useState } from 'preact/hooks';
import { api } from '../../app/service/api.ts';
import { isReachable } from '../../app/service/connection.ts';
import type { Whole } from '../../grammar/meaning.ts';
import { isOnBoard, nameOfValue } from '../../grammar/node.ts';
import { isPointedAt } from '../../grammar/pointing.ts';
import { pathKey } from '../../grammar/rows.ts';
import { noteSent } from '../../guide/given.ts';
import { isStale } from '../around/notice.tsx';
import type { Choosing, Question } from '../choosing/choosing.ts';
import type { Memory } from './memory.ts';

export type Actions = Answered<'getActions'>;

export interface Sending {
  send(commandOf: () => Json, whole?: Whole): Promise<void>;
  /** Nothing can be sent now: an answer is on its way, or nothing can be reached. */
  readonly isOff: boolean;
  readonly error: unknown;
}

interface Given {
  readonly game: string;
  /** The version of the questions that are shown. */
  readonly shown: number;
  readonly question: Question;
  readonly choosing: Choosing;
  readonly memory: Memory;
  /** Takes the next questions, which came with the receipt. */
  readonly onAnswered: (actions: Actions) => void;
}

/** Asks for the next questions with the receipt: one request a click. */
export const REPRESENTATION = { prefer: 'return=representation' };

/** Sends answers to a question. */
export function useSending({ game, shown, question, choosing, memory, onAnswered }: Given): Sending {
  const { isSending } = choosing;
  const [error, setError] = useState<unknown>();
  const [answered, setAnswered] = useState(0);
  const send = async (commandOf: () => Json, whole?: Whole): Promise<void> => {
    isSending.value = true;
    setError(undefined);
    try {
      if ((await choosing.first.current?.()) === false) return;
      const command = commandOf();
      const written = choosing.draft.value;
      const end = choosing.ending();
      const over = choosing.orders?.over();
      const body = { ask: question.ask, seat: question.seat, command, ...(over !== undefined && { over }) };
      const { version, actions } = await api.value.postAction({ game, body: body as never }, REPRESENTATION);
      choosing.orders?.sent({ version, orders: written });
      setAnswered(version);
      noteSent(game, question, command, choosing.sheet !== undefined);
      if (whole !== undefined) remember(memory, whole, version);
      end();
      isStale.value = false;
      // Clicks that wait are for the next question; where nothing is asked they are for none.
      if (actions?.actions.length === 0) memory.clicks = [];
      // What the server has of a sheet comes with the position.
      if (actions !== undefined && choosing.sheet === undefined) onAnswered(actions);
    } catch (caught) {
      memory.clicks = [];
      // The next question shows itself; that the last one is gone must be said where it stays.
      if (isRefusal(caught, 'STALE_ASK')) isStale.value = true;
      else setError(caught);
      // What was expected instead is lit again.
      if (caught instanceof FieldpostError && caught.problem.nearest !== undefined) choosing.back();
    } finally {
      isSending.value = false;
    }
  };
  // What is written stays; it is sent when it can be. A question that was answered stays until the next one is read.
  return { send, isOff: isSending.value || !isReachable.value || shown < answered, error };
}

/** Notes which piece a command was about. */
function remember(memory: Memory, { partial: { row, filled }, command }: Whole, version: number): void {
  const named = row.slots.filter((slot) => isPointedAt(slot) && isOnBoard(slot.kind));
  const [slot] = named;
  const value = slot && filled.get(pathKey(slot.path));
  const subject = value === undefined ? undefined : nameOfValue(slot?.kind ?? '', value);
  if (subject === undefined) return;
  memory.boxed = memory.boxed.filter((piece) => piece !== subject);
  memory.sent = [...memory.sent, { version, subject, isAlone: named.length === 1, command }];
}
