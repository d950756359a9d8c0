import { type Made, NOTED, type Played, playedBy, type Replay, type Stage } from '../contract/replay.ts';
import type { Heard } from '../contract/story.ts';
import { at, sure } from '../lib/sure.ts';
import type { Side } from './army/sides.ts';
import type { Options } from './play.ts';
import type { Event } from './state/events.ts';
import type { CardId, PieceId } from './state/state.ts';
import type { View } from './state/view.ts';

type EventOf<K extends Event['type']> = Heard<Extract<Event, { type: K }>>;
type Words = Stage<Options, View>;

/** Cards that the reader knows, as they come to a side. */
const cards = (of: Side, secret: CardId | readonly CardId[] | undefined): readonly Made[] =>
  secret === undefined ? [] : [secret].flat().map((card) => ({ is: 'card', card, of }));

const hexOf = ({ units, leaders }: View, id: PieceId): string =>
  sure(
    [...units, ...leaders].find((piece) => piece.id === id),
    `piece ${id}`,
  ).hex;

const blocksOf = ({ units }: View, id: PieceId): number =>
  sure(
    units.find((unit) => unit.id === id),
    `unit ${id}`,
  ).blocks;

/** Dice, with what they count against the target. */
const dice = ({ by, why, faces, hits, flags }: EventOf<'rolled'>): Made => ({
  is: 'dice',
  by,
  for: why,
  faces,
  counts: { hits, flags },
});

/** Goes along the path from where it stands; leaders who are attached go along. */
function move({ piece, path, leader }: EventOf<'moved'>, { before }: Words): Made {
  const view = before();
  const way = wayOf(view, piece);
  const from = at(way.length > 0 ? way : [hexOf(view, piece)], -1);
  // A leader who has gone hex by hex is there already.
  const rest = way.length > 0 ? path.slice(way.length) : path;
  return { is: 'move', piece, path: [from, ...rest], ...(leader !== undefined && { with: [leader] }) };
}

/** The hexes that a leader has gone on his retreat, where the board has him. */
function wayOf({ frames }: View, piece: PieceId): readonly string[] {
  const frame = frames.at(-1);
  return frame?.is === 'leader-retreat' && frame.leader === piece ? frame.path : [];
}

const banners = ({ banners: held }: View, side: Side): number => held[side].length;

/** A side has so many banners more, or fewer. */
function count(side: Side, change: number, { before }: Words): Made {
  const from = banners(before(), side);
  return { is: 'track', track: 'banners', of: side, from, to: from + change };
}

/** What each event does to the board. */
const REPLAY = {
  entered: NOTED,
  // A leader who retreats goes hex by hex.
  went: ({ frame }, { before }) => {
    if (frame.is !== 'leader-retreat' || frame.path.length === 0) return [];
    const { leader, path } = frame;
    const from = wayOf(before(), leader).at(-1) ?? hexOf(before(), leader);
    return [{ is: 'move', piece: leader, path: [from, at(path, -1)] }];
  },
  left: NOTED,
  dealt: ({ side, secret }) => cards(side, secret),
  'card-played': ({ side, card, as }) => [{ is: 'card', card, of: side, ...(as !== null && as !== card && { as }) }],
  reacted: ({ side, card }) => (card === null ? [] : [{ is: 'card', card, of: side }]),
  drew: ({ side, secret }) => cards(side, secret),
  scouted: ({ side, secret }) => cards(side, secret),
  kept: NOTED,
  discarded: NOTED,
  reshuffled: NOTED,
  'turn-began': NOTED,
  chose: NOTED,
  'slots-opened': NOTED,
  ordered: NOTED,
  unordered: NOTED,
  joined: NOTED,
  moved: (event, words) => [move(event, words)],
  exited: ({ unit, leader }) =>
    [unit, ...(leader === undefined ? [] : [leader])].map((piece) => ({ is: 'gone', piece, why: 'exited' })),
  'square-formed': ({ side, secret }) => cards(side, secret),
  'square-left': NOTED,
  regained: ({ unit, blocks }, { before }) => {
    const from = blocksOf(before(), unit);
    return [{ is: 'track', track: 'blocks', of: unit, from, to: from + blocks }];
  },
  'combat-began': ({ kind, unit, target, artillery }) =>
    [unit, ...artillery].map((piece) => ({ is: 'strike', piece, target, how: kind })),
  rolled: (event) => [dice(event)],
  'blocks-lost': ({ unit, blocks }, { before }) => [
    { is: 'loss', piece: unit, count: blocks, left: blocksOf(before(), unit) - blocks },
  ],
  eliminated: ({ unit }) => [{ is: 'gone', piece: unit, why: 'eliminated' }],
  'leader-lost': ({ leader }) => [{ is: 'gone', piece: leader, why: 'lost' }],
  'leader-left': ({ leader }) => [{ is: 'gone', piece: leader, why: 'left' }],
  'flags-ignored': NOTED,
  'banner-gained': ({ side }, words) => [count(side, 1, words)],
  'banner-lost': ({ side }, words) => [count(side, -1, words)],
  won: NOTED,
} satisfies Replay<Event, Words>;

/** A battle in frames. */
export const replay: Played<Options, Event, View> = {
  play: (event, _, stage) => playedBy<Event, Words>(REPLAY, event, stage),
  places: (view) =>
    new Map([
      ...view.units.map(({ id, hex }) => [id, hex] as const),
      ...view.leaders.map(({ id, hex }) => [id, wayOf(view, id).at(-1) ?? hex] as const),
    ]),
};
