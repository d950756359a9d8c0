import type { Chance } from '../contract/chance.ts';
import { deckOf } from '../contract/deck.ts';
import { sure } from '../lib/sure.ts';
import { run } from './decide.ts';
import { deal, dealsOf } from './deeds/hands/deal.ts';
import { MOST } from './deeds/hands/single-hand.ts';
import { commanderFor } from './deeds/pieces/groups.ts';
import type { Edition, Scenario } from './edition/edition.ts';
import { editionOf, scenarioOf } from './edition/editions.ts';
import { leadersIn } from './pieces/pieces.ts';
import type { Position, State } from './state/state.ts';
import { freshImpulse } from './table/course-facts.ts';
import type { Event } from './table/events.ts';
import { enter, tableOf } from './table/table.ts';
import type { EditionId } from './terms/editions.ts';
import { byCamp, byPower, CAMPS, NATIONS, type Nation, partnerOf } from './terms/nations.ts';
import type { Leader, Troop } from './terms/schemas.ts';

/** The position of a scenario (§2.42, §2.5, §PB4) before any card is dealt. */
export function initialState(
  editionId: EditionId,
  scenarioId: number,
  seats: Position['seats'],
  {
    openHands = false,
    singleHand = false,
    turnFour = false,
    merged = false,
  }: { openHands?: boolean; singleHand?: boolean; turnFour?: boolean; merged?: boolean } = {},
): State {
  const edition = editionOf({ edition: editionId });
  const scenario = scenarioOf({ edition: editionId, scenario: scenarioId });
  const { imperial, tsarist } = scenario;
  const out = [
    ...scenario.deck.heldBack,
    ...scenario.deck.removed,
    ...scenario.attached.map(({ card }) => card),
    ...dealsOf(scenario, singleHand).flatMap(({ fixed }) => fixed),
  ];
  const inDeck = (deck: (of: string) => boolean) =>
    edition.cards.filter((card) => deck(card.deck) && !out.includes(card.number)).map(({ number }) => number);
  const state: State = {
    edition: editionId,
    scenario: scenarioId,
    seats,
    openHands,
    merged,
    singleHand,
    turn: scenario.turn,
    lastTurn: (turnFour ? scenario.lastTurnIfAgreed : undefined) ?? scenario.lastTurn,
    round: 1,
    marker: scenario.first,
    last: null,
    began: byPower(() => 0),
    impulse: freshImpulse({
      power: null,
      preemptive: false,
      morale: { imperial: imperial.morale, tsarist: tsarist.morale },
    }),
    facts: {
      kutuzovHasAppeared: scenario.kutuzovHasAppeared,
      austriaNeutral: false,
      prussiaRevolted: false,
      willToFight: tsarist.willToFight,
      willResources: 0,
      retreat: scenario.rules.includes('retreat-from-moscow') ? 'chosen' : 'closed',
      withdrawn: [],
      conquestRolls: 0,
      firstImpulseDone: [],
      bridgesUsed: scenario.rules.includes('surprise') ? [] : ['FN', 'FS'],
      dmcPlaced: byPower(() => 0),
      dmcLost: byPower(() => 0),
      handLimit: byPower(() => (singleHand ? MOST.other : 5)),
      owed: {},
      solo: null,
      winterCards: scenario.deck.removed,
    },
    troops: troopsOf(scenario),
    leaders: leadersOf(edition, scenario),
    commanders: {},
    regroup: {},
    flags: Object.fromEntries(
      Object.entries(scenario.flags).flatMap(([nation, spaces]) =>
        (spaces ?? []).map((space) => [space, nation as Nation]),
      ),
    ),
    scorched: [...scenario.scorched].sort(),
    sacked: [...scenario.sacked].sort(),
    entrenched: scenario.entrenched,
    dmc: {},
    trains: {},
    bridges: scenario.bridges.map((bridge) => ({ ...bridge, permanent: true })),
    morale: byCamp((camp) => ({ level: scenario[camp].morale, loss: scenario[camp].loss, gain: 0 })),
    attrition: { level: imperial.attrition, loss: imperial.attritionLoss, gain: 0 },
    resources: scenario.resources,
    homeUsed: { imperial: [], tsarist: [] },
    beside: byPower(() => []),
    reach: {},
    faceUp: byPower(() => []),
    removed: [],
    winter: scenario.deck.removed,
    attached: scenario.attached,
    effects: [],
    frames: [],
    lastRoll: null,
    beat: 0,
    over: null,
    hands: handsOf(edition, scenario, singleHand),
    chits: byCamp(() => ({ home: [], other: [] })),
    aside: byPower(() => []),
    draw: deckOf(inDeck((of) => !of.startsWith('home'))),
    discard: [],
    homeDraw: byCamp((camp) => deckOf(inDeck((of) => of === `home-${camp}`))),
    peek: null,
    answers: {},
    seals: 0,
  };
  return { ...state, commanders: commandersOf(state) };
}

function troopsOf({ units }: Scenario): Position['troops'] {
  const rows: Record<string, Troop[]> = {};
  for (const { space, nation, infantry, cavalry, artillery } of units) {
    const sp = infantry + 2 * cavalry + 4 * artillery;
    if (sp === 0) continue;
    const here = rows[space] ?? [];
    rows[space] = here;
    const i = here.findIndex(({ of }) => of === nation);
    const troop = here[i];
    if (troop === undefined) here.push({ of: nation, sp, marched: 0, stopped: false, marked: false });
    else here[i] = { ...troop, sp: troop.sp + sp };
    here.sort((a, b) => NATIONS.indexOf(a.of) - NATIONS.indexOf(b.of));
  }
  return rows;
}

function leadersOf({ leaders }: Edition, { units, unavailable }: Scenario): Position['leaders'] {
  const where = (id: string): Leader['at'] =>
    units.find((unit) => unit.leaders.includes(id))?.space ??
    (unavailable.includes(id) ? '@unavailable' : '@eliminated');
  return Object.fromEntries(
    leaders.map(({ id, nation }) => [id, { of: nation, at: where(id), marched: 0, stopped: false, marked: false }]),
  );
}

/** Returns the commanders where several leaders of a Camp stand together (§10.54, §10.62). */
function commandersOf(position: Position): Position['commanders'] {
  const named = (space: string) =>
    CAMPS.flatMap((camp) =>
      leadersIn(position, space, camp).length > 1 ? [[camp, commanderFor(position, space, camp, position.marker)]] : [],
    );
  const spaces = [...new Set(Object.values(position.leaders).map(({ at }) => at))].filter((at) => !at.startsWith('@'));
  return Object.fromEntries(
    spaces
      .map((space) => [space, Object.fromEntries(named(space))] as const)
      .filter(([, camps]) => Object.keys(camps).length > 0),
  );
}

function handsOf({ card }: Edition, scenario: Scenario, singleHand: boolean): State['hands'] {
  const isHome = (number: number) => sure(card.get(number), `card #${number}`).deck.startsWith('home');
  const deals = dealsOf(scenario, singleHand);
  return byPower((power) => {
    const { fixed } = sure(
      deals.find((deal) => deal.power === power) ?? deals.find((deal) => deal.power === partnerOf(power)),
      `deal of ${power}`,
    );
    return { home: fixed.filter(isHome), other: fixed.filter((number) => !isHome(number)) };
  });
}

/**
 * The first events of a game: its Powers are to be chosen (§2.34), or the cards are dealt; then on to the first choice.
 */
export function setup(start: State, chance: Chance): readonly Event[] {
  const table = tableOf(start, chance);
  if (start.frames.length === 0) {
    deal(table);
    enter(table, { is: 'turn', stage: 'preparation' });
  }
  run(table);
  return table.events;
}
