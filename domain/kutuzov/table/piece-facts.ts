import * as z from 'zod';
import { grouped } from '../../lib/grouped.ts';
import { put } from '../../lib/records.ts';
import { at, sure } from '../../lib/sure.ts';
import type { Position, Records, State } from '../state/state.ts';
import { NATIONS, type Nation } from '../terms/nations.ts';
import {
  camp,
  count,
  fact,
  type Leader,
  leaderId,
  list,
  nation,
  rule,
  space,
  type Troop,
  troopSchema as troop,
} from '../terms/schemas.ts';

/* Facts of pieces: where they go, what they suffer, who commands. */

const MOVES = ['march', 'event', 'intercept', 'evade', 'retreat', 'convoy', 'deploy', 'bridge'] as const;

export const pieceFacts = [
  fact('moved', {
    from: space,
    to: space,
    troops: list(troop).meta({ description: 'The pieces as they were in `from`.' }),
    leaders: list(leaderId),
    how: z.enum(MOVES),
    /** Spaces to be added to what each has marched. */
    marched: count,
    stopped: z.boolean(),
    rule,
  }),
  fact('placed', {
    space,
    of: nation,
    sp: z.int().min(1),
    from: z.enum(['pool', 'regroup']),
    stopped: z.literal(true).exactOptional(),
    rule,
  }),
  fact('lost', { space, troops: list(troop), to: z.enum(['pool', 'regroup']), rule }).meta({
    description: 'SP are eliminated, or go to the Regroup Box.',
  }),
  fact('regroup-set', { of: nation, sp: count, rule }),
  fact('leader-put', { leader: leaderId, at: z.string(), stopped: z.literal(true).exactOptional(), rule }),
  fact('marked', { space, troops: list(troop), leaders: list(leaderId), rule }).meta({
    description: 'The pieces get a Battle or Failed Intercept marker. `troops`: as they were before.',
  }),
  fact('halted', { space, troops: list(troop), leaders: list(leaderId), rule }).meta({
    description: 'The pieces may not move by CP or intercept again in this impulse. `troops`: as they were before.',
  }),
  fact('freed', { space, troops: list(troop), leaders: list(leaderId), rule }).meta({
    description: 'The pieces may move by CP again although they had to stop. `troops`: as they were before.',
  }),
  fact('commander-named', { space, camp, leader: leaderId.nullable(), rule }),
] as const;

type Facts = z.infer<(typeof pieceFacts)[number]>;
type FactOf<K extends Facts['type']> = Extract<Facts, { type: K }>;

export const pieceRecords: Records<Facts> = {
  moved,
  placed: (state, { space, of, sp, from, stopped }) => {
    const fresh: Troop = { of, sp, marched: 0, stopped: stopped === true, marked: false };
    return {
      ...state,
      regroup: from === 'regroup' ? added(state.regroup, of, -sp) : state.regroup,
      troops: withTroops(state.troops, space, [fresh]),
    };
  },
  lost: (state, { space, troops, to }) => ({
    ...state,
    regroup: to === 'regroup' ? troops.reduce((box, { of, sp }) => added(box, of, sp), state.regroup) : state.regroup,
    troops: withoutTroops(state.troops, space, troops),
  }),
  'regroup-set': (state, { of, sp }) => ({ ...state, regroup: put(state.regroup, of, sp || null) }),
  'leader-put': (state, { leader, at, stopped }) =>
    withLeaders(state, [leader], ({ of }) => ({ of, at, marched: 0, stopped: stopped === true, marked: false })),
  marked: (state, fact) => changed(state, fact, { marked: true }),
  halted: (state, fact) => changed(state, fact, { stopped: true }),
  freed: (state, fact) => changed(state, fact, { stopped: false }),
  'commander-named': (state, { space, camp, leader }) => {
    const here = put(state.commanders[space] ?? {}, camp, leader);
    return { ...state, commanders: put(state.commanders, space, Object.keys(here).length === 0 ? null : here) };
  },
};

/** The state once it is forgotten what each piece did in the impulse. */
export function unmarched(state: State): State {
  const rest = { marched: 0, stopped: false, marked: false };
  const troops = Object.entries(state.troops).map(([space, here]) => [
    space,
    joined(here.map((troop) => ({ ...troop, ...rest }))),
  ]);
  const leaders = Object.entries(state.leaders).map(([id, leader]) => [id, { ...leader, ...rest }]);
  return { ...state, troops: Object.fromEntries(troops), leaders: Object.fromEntries(leaders) };
}

function moved(state: State, { from, to, troops, leaders, marched, stopped }: FactOf<'moved'>): State {
  const after = <T extends Troop | Leader>(piece: T): T => ({
    ...piece,
    marched: piece.marched + marched,
    stopped: piece.stopped || stopped,
  });
  const gone = withoutTroops(state.troops, from, troops);
  const next = { ...state, troops: withTroops(gone, to, troops.map(after)) };
  return withLeaders(next, leaders, (leader) => ({ ...after(leader), at: to }));
}

/** Pieces of a space in which something is different now. */
function changed(
  state: State,
  { space, troops, leaders }: FactOf<'marked' | 'halted' | 'freed'>,
  change: Partial<Troop & Leader>,
): State {
  const gone = withoutTroops(state.troops, space, troops);
  const next = {
    ...state,
    troops: withTroops(
      gone,
      space,
      troops.map((troop) => ({ ...troop, ...change })),
    ),
  };
  return withLeaders(next, leaders, (leader) => ({ ...leader, ...change }));
}

function withLeaders(state: State, ids: readonly string[], change: (leader: Leader) => Leader): State {
  if (ids.length === 0) return state;
  return {
    ...state,
    leaders: {
      ...state.leaders,
      ...Object.fromEntries(ids.map((id) => [id, change(sure(state.leaders[id], `leader ${id}`))])),
    },
  };
}

/** Soldiers who did the same are one row; rows in a fixed order. */
const joined = (troops: readonly Troop[]): readonly Troop[] =>
  [...grouped(troops, keyOf).values()]
    .map((alike) => ({ ...at(alike, 0), sp: alike.reduce((sum, { sp }) => sum + sp, 0) }))
    .filter(({ sp }) => sp !== 0)
    .toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
const keyOf = ({ of, marched, stopped, marked }: Troop): string =>
  `${NATIONS.indexOf(of)}/${marched}/${stopped}/${marked}`;

type Troops = Position['troops'];
function withTroops(troops: Troops, space: string, more: readonly Troop[]): Troops {
  const here = joined([...(troops[space] ?? []), ...more]);
  const { [space]: _, ...others } = troops;
  return here.length === 0 ? others : { ...others, [space]: here };
}
const withoutTroops = (troops: Troops, space: string, gone: readonly Troop[]): Troops =>
  withTroops(
    troops,
    space,
    gone.map((troop) => ({ ...troop, sp: -troop.sp })),
  );

/** Returns the Regroup Box with this many SP of a nation more, or fewer. */
const added = (box: Position['regroup'], of: Nation, sp: number): Position['regroup'] =>
  put(box, of, (box[of] ?? 0) + sp || null);
