import { type Game, Unreachable } from '@fieldpost/client';
import { useEffect, useRef, useState } from 'preact/hooks';
import { isComposing } from '../app/composing.ts';
import { Refusal } from '../app/parts/problem.tsx';
import { api } from '../app/service/api.ts';
import { ALL, isCommon, isGrey, plainly, seatsIn, writerIn } from './conversations.ts';
import { type Draft, keepDraft, keptDraft } from './drafts.ts';
import { nameOf } from './names.ts';
import type { Talking } from './reading.ts';
import { words } from './words.ts';

interface Written {
  readonly game: Game;
  readonly conversation: string;
  readonly talk: Talking;
  /** The place of this reader's drafts at this table. */
  readonly place: string;
}

/** The longest entry, in characters. */
const MOST = 2_000;
/** Time from the last key press to storing the draft at the service, in milliseconds. */
const PAUSE = 1_500;

/**
 * Writes to a conversation. An entry keeps its key until an answer comes, so that sending again after a lost answer or
 * a reload adds one entry.
 */
export function Writing({ game, conversation, talk, place }: Written) {
  const [draft, setDraft] = useState<Draft>(
    () => keptDraft(place, conversation) ?? { text: talk.read.peek().marks?.drafts[conversation] ?? '' },
  );
  const [error, setError] = useState<unknown>();
  const [state, setState] = useState<'writing' | 'sending' | 'sent'>('writing');
  const all = words.value;
  const seat = writerIn(game, conversation);
  const timer = useRef(0);
  const write = (next: Draft): void => {
    setDraft(next);
    keepDraft(place, conversation, next);
  };
  /** Stores the draft for other screens of the same reader; a failure does no harm. */
  const keepAtService = (text: string): void => {
    const drafts = { ...talk.read.peek().marks?.drafts };
    delete drafts[conversation];
    if (text !== '') drafts[conversation] = text;
    talk.keep({ drafts }).catch(() => undefined);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const text = plainly(draft.text);
  const left = MOST - [...text].length;

  async function send(): Promise<void> {
    if (text === '' || left < 0 || state === 'sending') return;
    const key = draft.key ?? crypto.randomUUID();
    const newest = talk.read.peek().said.findLast(({ entry }) => entry.conversation === conversation)?.entry.n ?? 0;
    const after = draft.after ?? newest;
    write({ text: draft.text, key, after });
    clearTimeout(timer.current);
    setState('sending');
    setError(undefined);
    const seats = seatsIn(conversation).filter((each) => each !== seat);
    const to = isCommon(conversation) ? conversation : seats.length === 0 ? ALL : seats;
    try {
      const body = {
        to,
        text,
        ...(isGrey(conversation) ? { grey: true as const } : { after }),
        ...(seat !== undefined && { seat }),
      };
      const { n } = await api.value.postPress({ game: game.game, body }, { key });
      write({ text: '' });
      setState('sent');
      await talk.look();
      const drafts = { ...talk.read.peek().marks?.drafts };
      delete drafts[conversation];
      await talk.keep({ ...(n !== undefined && { read: { [conversation]: n } }), drafts }).catch(() => undefined);
    } catch (caught) {
      // A refused text was not added, so a changed text gets a new key. A text that may have arrived keeps its key.
      if (!(caught instanceof Unreachable)) write({ text: draft.text });
      setError(caught);
      setState('writing');
    }
  }

  return (
    <form
      class="writing"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <label class="field">
        {isGrey(conversation) ? nameOf(game, conversation) : all.text(nameOf(game, conversation))}
        <textarea
          rows={3}
          value={draft.text}
          onInput={({ currentTarget: { value } }) => {
            write({ text: value });
            setState('writing');
            clearTimeout(timer.current);
            timer.current = window.setTimeout(() => keepAtService(value), PAUSE);
          }}
          onKeyDown={(event) => {
            if (isComposing(event) || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            event.stopPropagation();
            void send();
          }}
        />
      </label>
      <Refusal error={error} />
      <p class="actions">
        <button type="submit" class="confirm" disabled={text === '' || left < 0 || state === 'sending'}>
          {draft.key !== undefined && error !== undefined ? all.again : all.send}
        </button>
        <span role="status">
          {state === 'sent' ? (isGrey(conversation) ? all.sentGrey : all.sent) : left < 200 ? all.left(left) : ''}
        </span>
      </p>
    </form>
  );
}
