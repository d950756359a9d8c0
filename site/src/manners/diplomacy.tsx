import { FieldpostError, type Json, type Legal } from '@fieldpost/client';
import { useEffect, useMemo } from 'preact/hooks';
import { api } from '../app/service/api.ts';
import { openSlots } from '../grammar/partial.ts';
import { pathKey } from '../grammar/rows.ts';
import type { Draft } from '../grammar/sheet.ts';
import { takes } from '../grammar/takes.ts';
import { ToSandbox } from '../sandbox/from-table.tsx';
import { NotationField, type Unread } from '../sandbox/notation-field.tsx';
import { lateIn } from '../sandbox/typed.ts';
import type { Moment } from '../table/ahead.ts';
import type { Choosing, Habits, Question } from '../table/choosing/choosing.ts';
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
      {late.length > 0 && Object.keys(draft.value).length === 0 && (
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
  readonly via?: string;
}
type Orders = { readonly [place: string]: Order | undefined };

/** A coast is a part of a province. */
const provinceOf = (place: string | undefined): string | undefined => place?.split('/')[0];

/** Whether an army may go over sea by its order: it says so, or fleets could carry it there. */
function goesBySea({ to, via }: Order, rows: Legal | undefined): boolean {
  if (via !== undefined) return true;
  const walks = rows?.is === 'oneOf' ? rows.of : [];
  return !walks.some(
    (row) =>
      row.is === 'fields' &&
      row.fields.order?.is === 'const' &&
      row.fields.order.value === 'move' &&
      row.fields.via === undefined &&
      row.fields.to?.is === 'oneOf' &&
      row.fields.to.of.some((each) => each.is === 'const' && each.value === to),
  );
}

/**
 * What a unit is meant to do at another one of the player: carry an army that is ordered over sea, move behind a unit
 * that is ordered to leave, support a unit that stays.
 */
const usual: Habits['usual'] = (commands, draft, map) => {
  const orders = commands as unknown as readonly Order[]; // orders of this game
  const written = draft as unknown as Orders;
  const of = orders.find((each) => each.of !== undefined)?.of;
  if (of === undefined || !Object.hasOwn(map.entries, of)) return undefined;
  const its = written[of];
  const among = (is: (order: Order) => boolean): Json | undefined => commands[orders.findIndex(is)];
  if (its?.order !== 'move') return among(({ order, to }) => order === 'support' && to === undefined);
  const carry = goesBySea(its, map.entries[of]) ? among(({ order }) => order === 'convoy') : undefined;
  return carry ?? among(({ order, to }) => order === 'move' && provinceOf(to) === of);
};

/** A support or a convoy of a unit with an order to move goes where that order goes. */
const completed: Habits['completed'] = (partials, draft) =>
  partials.flatMap((partial) => {
    const { row, filled } = partial;
    const of = filled.get('of');
    const its = typeof of === 'string' ? (draft as unknown as Orders)[of] : undefined;
    const to = its?.order === 'move' ? its.to : undefined;
    const [open, ...others] = openSlots(partial);
    if (to === undefined || open === undefined || others.length > 0 || pathKey(open.path) !== 'to') return [];
    const place = [to, provinceOf(to)].find((each) => each !== undefined && takes(open, each));
    return place === undefined ? [] : [{ row, filled: new Map([...filled, ['to', place]]) }];
  });

export const diplomacy: Manners = {
  AtQuestion: Written,
  AtMore: ToSandbox,
  hasNoDice: true,
  habits: { usual, completed },
};
