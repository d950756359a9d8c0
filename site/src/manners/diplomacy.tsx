import { FieldpostError, type Json } from '@fieldpost/client';
import { useEffect, useMemo } from 'preact/hooks';
import { api } from '../app/service/api.ts';
import type { Draft } from '../grammar/sheet.ts';
import { NotationField, type Unread } from '../sandbox/notation-field.tsx';
import { lateIn } from '../sandbox/typed.ts';
import type { Moment } from '../table/ahead.ts';
import type { Choosing, Question, Usual } from '../table/choosing/choosing.ts';
import { keptDraft } from '../table/choosing/draft.ts';
import { states } from '../table/state-words.ts';
import type { Manners } from './index.ts';

/** Returns the orders of the viewer's seats, as a view has them. */
const sheetIn = (view: unknown, seat: string): Draft =>
  (view as { readonly mine?: { readonly [seat: string]: { readonly orders?: Draft } } }).mine?.[seat]?.orders ?? {};

type Read = { readonly orders: Draft } | Unread;

/** A line as the service reads it: valid orders, or the reason why it is no order. */
async function read(line: string, game: string, { ask, seat }: Question): Promise<Read> {
  try {
    const body = { ask, seat, written: [line] } as never;
    const { view, notes } = await api.value.postDryRun({ game, body });
    const orders = Object.entries(sheetIn(view, seat));
    const voids = orders.filter(([, order]) => (order as { readonly order?: Json }).order === 'void');
    if (orders.length > 0 && voids.length === 0) return { orders: Object.fromEntries(orders) };
    const why = notes?.find(({ code }) => code !== 'READ_AS');
    return { line, reason: why?.detail ?? '', rule: why?.rule };
  } catch (caught) {
    if (!(caught instanceof FieldpostError) || caught.status === 401 || caught.status === 429 || caught.status >= 500)
      throw caught;
    return { line, reason: caught.problem.detail ?? caught.message, rule: caught.problem.rule };
  }
}

/** Takes orders as text beside clicks, and loads orders that the player sent from elsewhere. */
function Written({
  moment,
  question,
  choosing,
}: {
  readonly moment: Moment;
  readonly question: Question;
  readonly choosing: Choosing;
}) {
  const { game } = moment.game;
  const kept = keptDraft(game, question);
  const { draft } = kept;
  useEffect(() => {
    kept.meet({ version: question.answer?.version ?? 0, orders: sheetIn(moment.state?.view ?? {}, question.seat) });
  }, [kept, question.answer?.version, moment.state]);
  const take = async (lines: readonly string[]): Promise<readonly Unread[]> => {
    const answers = await Promise.all(lines.map((line) => read(line, game, question)));
    const written = answers.flatMap((answer) => ('orders' in answer ? [answer.orders] : []));
    draft.value = Object.assign({}, draft.peek(), ...written) as Draft;
    return answers.flatMap((answer) => ('orders' in answer ? [] : [answer]));
  };
  const place = `${game}/${question.seat}/${question.ask}`;
  const late = useMemo(() => lateIn(`${game}/${question.seat}/`, place), [place]);
  return (
    <>
      {late.length > 0 && (
        <p class="notice" role="status">
          {states.value.late(late.join('; '))}
        </p>
      )}
      <NotationField place={place} first={choosing.first} onTake={take} />
    </>
  );
}

interface Order {
  readonly order: string;
  readonly to?: string;
  readonly of?: string;
}

/** Supports a unit of the player that holds or has no order; attacks any other unit in the way. */
const usual: Usual = (commands, draft, keys) => {
  const orders = commands as unknown as readonly Order[]; // orders of this game
  const stays = (place: string): boolean =>
    keys.includes(place) && (draft[place] as Order | undefined)?.order !== 'move';
  const help = orders.findIndex(
    ({ order, of, to }) => order === 'support' && to === undefined && of !== undefined && stays(of),
  );
  return help < 0 ? undefined : commands[help];
};

export const diplomacy: Manners = { AtQuestion: Written, usual };
