import { inOrder } from '../../domain/contract/deck.ts';
import type { Game } from '../../domain/contract/game.ts';
import { bot } from '../../domain/kutuzov/bot/bot.ts';
import { cardsOf } from '../../domain/kutuzov/edition/card.ts';
import { editionOf } from '../../domain/kutuzov/edition/editions.ts';
import type { Answer } from '../../domain/kutuzov/frames/commands.ts';
import type { FrameKind } from '../../domain/kutuzov/frames/frames.ts';
import { isShowable } from '../../domain/kutuzov/pieces/pieces.ts';
import type { Standing } from '../../domain/kutuzov/standing.ts';
import { oneForEachHand, sharesHand } from '../../domain/kutuzov/state/held.ts';
import { seatOf } from '../../domain/kutuzov/state/seating.ts';
import type { State } from '../../domain/kutuzov/state/state.ts';
import type { View } from '../../domain/kutuzov/state/view.ts';
import {
  byCamp,
  CAMPS,
  type Camp,
  campOf,
  NATIONS,
  POWERS,
  POWERS_OF,
  type Power,
} from '../../domain/kutuzov/terms/nations.ts';
import { OFF_MAP } from '../../domain/kutuzov/terms/schemas.ts';
import type { SeatId, Viewer } from '../../domain/lib/ids.ts';
import { type Json, same } from '../../domain/lib/json.ts';
import type { Match } from '../../domain/match/state/state.ts';
import type { Entry, Twin } from './entry.ts';
import { sampleFor } from './play.ts';
import { type Below, oneOf, shuffled } from './random.ts';

/**
 * What the laws need to know of Kutuzov 1812. The scenarios take turns, and every third match has a single hand for
 * each Camp; tests/kutuzov/kit/whole.ts plays them to their ends.
 */
export const kutuzovEntry = (game: Game): Entry => ({
  game,
  bot,
  options: (seed) => ({
    scenario: [1, 4, 3, 2][seed % 4]!,
    seating: seed % 3 === 2 ? 'two-single' : 'four',
    windows: seed % 2 ? 'merged' : 'single',
  }),
  maxCommits: 160,
  matches: 3,
  twins: 100,
  endsByItself: false,
  standing: (below) => ({
    ...(below(2) === 0 && {
      askIf: [{ if: oneOf(below, ['battle', 'siege', 'preemption']) }, { if: 'move', within: below(3) }],
    }),
    ...(below(2) === 0 && { until: 'my-impulse' }),
    ...(below(2) === 0 && { choices: oneOf(below, ['silence', 'ask']) }),
  }),
  conserved: (state) => conserved(state as unknown as State),
  twin: (match, viewer, below) => twin(game, match, viewer, below),
});

/** Returns what is wrong with cards, soldiers, leaders, flags or markers: all of them have a printed number. */
export function conserved(state: State): readonly string[] {
  const edition = editionOf(state);
  const { soldiers, flags, markers } = edition.limits;
  const cards = cardsIn(state);
  const all = inOrder(edition.cards.map(({ number }) => number));
  const flagged = (...of: readonly string[]): number =>
    Object.values(state.flags).filter((flag) => of.includes(flag)).length;
  const spOf = (nation: string): number =>
    Object.values(state.troops)
      .flat()
      .reduce((sum, troop) => (troop.of === nation ? sum + troop.sp : sum), 0);
  const counts: readonly (readonly [string, number, number])[] = [
    ...NATIONS.map((nation) => {
      const { infantry, cavalry, artillery } = soldiers[nation];
      return [
        `SP of ${nation}`,
        spOf(nation) + (state.regroup[nation] ?? 0),
        infantry + 2 * cavalry + 4 * artillery,
      ] as const;
    }),
    ['French flags', flagged('FN', 'FS'), flags.french],
    ['Russian flags', flagged('R1', 'R2'), flags.russian],
    ['allied flags', flagged('PR', 'AU'), flags.allied],
    ['Scorched Earth', state.scorched.length, markers.scorched],
    ['Entrenchments', Object.keys(state.entrenched).length, markers.entrenched],
    ['sacked places', state.sacked.length, markers.sacked],
    ['Depot markers', Object.keys(state.dmc).length, markers.dmc],
    ...POWERS.map((power) => [`resources of ${power}`, state.resources[power], Number.POSITIVE_INFINITY] as const),
  ];
  const isOne = (camp: Camp): boolean => {
    const [first, second] = POWERS_OF[camp];
    return (
      !sharesHand(state, camp) ||
      same([state.hands[first], state.aside[first]], [state.hands[second], state.aside[second]])
    );
  };
  const rows = Object.entries(state.troops).flatMap(([space, here]) => here.map(({ sp }) => [space, sp] as const));
  // Soldiers that cannot be shown are lost as well, once the losses are taken, and at the end of a deployment.
  const isLosing = state.frames.some(({ is }) => is === 'losses' || is === 'transit');
  const places = [...edition.spaces.map(({ id }) => id), ...OFF_MAP];
  const inOrderOf = (ids: readonly string[]) => [...ids].sort().join();
  return [
    ...(cards.join() === all.join() ? [] : [`the cards are ${cards.join()}`]),
    ...CAMPS.filter((camp) => !isOne(camp)).map((camp) => `the ${camp} hand is not one`),
    ...counts
      .filter(([, count, most]) => count < 0 || count > most)
      .map(([what, count, most]) => `${count} ${what} of ${most}`),
    ...NATIONS.filter((nation) => !isLosing && !isShowable(state, nation)).map(
      (nation) => `the counters of ${nation} cannot show its soldiers`,
    ),
    ...rows.filter(([, sp]) => sp < 1).map(([space, sp]) => `${sp} SP in ${space}`),
    ...(inOrderOf(Object.keys(state.leaders)) === inOrderOf([...edition.leader.keys()])
      ? []
      : ['the leaders are not the printed ones']),
    ...Object.entries(state.leaders).flatMap(([id, { at }]) => (places.includes(at) ? [] : [`${id} is at ${at}`])),
    ...[...CAMPS.map((camp) => state.morale[camp]), state.attrition].flatMap(({ level, loss, gain }) =>
      loss < 0 || gain < 0 || (loss > 0 && gain > 0) ? [`${level} with ${loss} Loss and ${gain} Gain`] : [],
    ),
  ];
}

function cardsIn(state: State): readonly number[] {
  const { hands, chits, aside, draw, discard, homeDraw, homeUsed, beside, faceUp, removed, winter, attached, frames } =
    state;
  return inOrder([
    ...oneForEachHand(state, POWERS).flatMap((power) => [...cardsOf(hands[power]), ...aside[power]]),
    ...CAMPS.flatMap((camp) => cardsOf(chits[camp])),
    ...POWERS.flatMap((power) => [...beside[power], ...faceUp[power]]),
    ...[draw, homeDraw.imperial, homeDraw.tsarist].flatMap(({ known, rest }) => [
      ...known.map(({ card }) => card),
      ...rest,
    ]),
    ...discard,
    ...homeUsed.imperial,
    ...homeUsed.tsarist,
    ...removed,
    ...winter,
    ...attached.map(({ card }) => card),
    ...frames.flatMap((frame) => (frame.is === 'card' || (frame.is === 'event' && !frame.away) ? [frame.card] : [])),
  ]);
}

/** Where a Power that is asked may show a card of its hand. */
const SHOWING: readonly FrameKind[] = [
  'mulligan',
  'impulse',
  'card',
  'grant',
  'excess',
  'recovery',
  'shortage',
  'event',
  'division',
];

/**
 * Cards that the viewer does not know change places: in the other hands, in the draw deck, those of a Camp among
 * themselves, and those that others are looking at. A hand from which the next command may show a card stays as it is.
 * At a window others answer something else; standing orders of others say something else that nobody asks about now.
 */
function twin(game: Game, match: Match, viewer: Viewer, below: Below): Twin | undefined {
  if (match.status !== 'playing') return undefined;
  const state = match.state as unknown as State;
  const frame = state.frames.at(-1)!;
  const asked = game.asks(state).map(({ seat }) => seat);
  const seen = game.view(state, viewer) as View;
  const others = POWERS.filter((power) => !(power in seen.hands));
  const open = others.filter((power) => !(SHOWING.includes(frame.is) && asked.includes(seatOf(state, power))));
  if (others.length === 0) return undefined;

  const shown = seen.peek?.cards ?? [];
  const redealt = redeal(state, open, shown, below);
  const dealt = { ...match, state: redealt as unknown as Json };
  const answers = Object.fromEntries(
    Object.entries(state.answers).map(([topic, answer]) => [
      topic,
      viewer.includes(seatOf(state, answer.power))
        ? answer
        : { ...answer, command: otherAnswer(game, dealt, answer, below) },
    ]),
  );
  const standing = Object.fromEntries(
    Object.entries(match.standing).map(([seat, order]) => [
      seat,
      viewer.includes(seat) ? order : otherOrder(order as Standing | null),
    ]),
  );
  const secrets = Object.fromEntries([
    ...Object.entries(answers).map(([topic, { command }]) => [topic, command]),
    ...Object.entries(standing).map(([seat, order]) => [`standing/${seat}`, order]),
  ]);
  const seals = Object.fromEntries(
    Object.entries(match.seals).map(([topic, seal]) => [
      topic,
      topic in secrets ? { ...seal, value: secrets[topic] as Json } : seal,
    ]),
  );
  return {
    match: { ...match, state: { ...redealt, answers } as unknown as Json, seals, standing },
    mirror: (seat: SeatId, command: Json) =>
      frame.is === 'window' && !viewer.includes(seat) ? sampleFor(game, dealt, seat, below) : command,
    isChoosing: state.peek !== null && seen.peek === null,
  };
}

/** An order that asks where nothing ever happens, besides. */
/** Returns a different standing order; a seat without one always has to act. */
const otherOrder = (order: Standing | null): Json =>
  order && ({ ...order, askIf: [...(order.askIf ?? []), { if: 'battle', space: 'nowhere' }] } as unknown as Json);

/** Another answer that a Power could have given to the window that is open. */
function otherAnswer(game: Game, match: Match, { power }: Answer, below: Below): Answer['command'] {
  const state = match.state as unknown as State;
  const frame = state.frames.at(-1)!;
  const frames = frame.is === 'window' ? state.frames.with(-1, { ...frame, waiting: [power] }) : state.frames;
  const asking = { ...match, state: { ...state, frames } as unknown as Json };
  return sampleFor(game, asking, seatOf(state, power), below) as unknown as Answer['command'];
}

/** Other cards everywhere, as many as before; `shown`: cards that the viewer is looking at stay where they are. */
function redeal(state: State, open: readonly Power[], shown: readonly number[], below: Below): State {
  const owners = oneForEachHand(state, open);
  const hidden = [
    ...owners.flatMap((power) => [...state.hands[power].other, ...state.aside[power]]),
    ...CAMPS.flatMap((camp) => state.chits[camp].other),
    ...state.draw.rest,
  ];
  const home = CAMPS.map((camp) => [
    ...owners.filter((power) => campOf(power) === camp).flatMap((power) => state.hands[power].home),
    ...state.chits[camp].home,
    ...state.homeDraw[camp].rest,
  ]);
  const swapped = new Map(
    [hidden, ...home]
      .map((cards) => cards.filter((card) => !shown.includes(card)))
      .flatMap((cards) => shuffled(below, cards).map((card, i) => [cards[i]!, card] as const)),
  );
  const inPlace = (cards: readonly number[]): readonly number[] => cards.map((card) => swapped.get(card) ?? card);
  const swap = (cards: readonly number[]): readonly number[] => inOrder(inPlace(cards));
  const hands = Object.fromEntries(
    POWERS.map((power) => {
      const { home: own, other } = state.hands[power];
      return [power, open.includes(power) ? { home: swap(own), other: swap(other) } : state.hands[power]];
    }),
  ) as State['hands'];
  return {
    ...state,
    hands,
    chits: byCamp((camp) => ({ home: swap(state.chits[camp].home), other: swap(state.chits[camp].other) })),
    aside: Object.fromEntries(
      POWERS.map((power) => [power, open.includes(power) ? swap(state.aside[power]) : state.aside[power]]),
    ) as State['aside'],
    draw: { known: state.draw.known, rest: swap(state.draw.rest) },
    homeDraw: Object.fromEntries(
      CAMPS.map((camp) => [camp, { known: state.homeDraw[camp].known, rest: swap(state.homeDraw[camp].rest) }]),
    ) as unknown as State['homeDraw'],
    peek: state.peek && { ...state.peek, cards: inPlace(state.peek.cards) },
  };
}
