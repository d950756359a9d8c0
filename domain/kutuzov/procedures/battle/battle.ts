import { type Refusal, refusal } from '../../../game.ts';
import { constant, fields, oneOf } from '../../../legal.ts';
import {
  afterEliminations,
  type Battle,
  battleDice,
  diceOf,
  disruptionsByCards,
  type Fighter,
  fighterOf,
  fightersOf,
  formationIn,
  isBrokenOff,
  isFlagOverrun,
  isRouted,
  loserOf,
  otherSide,
  powerOfFighters,
  powerOfSide,
  regroupedIn,
  routToll,
  SIDES,
  type Side,
  strengthOf,
  struckBy,
  survivorsOf,
} from '../../battle/battle.ts';
import { hasLeft } from '../../battle/withdrawal.ts';
import { expire } from '../../cards/expiry.ts';
import { modifiers } from '../../cards/lasting.ts';
import { isEntrenched } from '../../map/entrenchment.ts';
import { type FlagChoice, flagRefusal } from '../../map/flags.ts';
import { controlOf } from '../../map/ground.ts';
import { type Camp, campOf, NATIONS_OF, type Nation, otherCamp } from '../../map/nations.ts';
import { minus } from '../../pieces/pieces.ts';
import type { Formation } from '../../schemas.ts';
import type { Position } from '../../state.ts';
import { enter, go, roll, type Table } from '../../table.ts';
import { openWindow } from '../hands/window.ts';
import { answerCalls } from '../movement/call.ts';
import type { Procedure } from '../procedure.ts';
import { followOutcome } from './aftermath.ts';
import { blame, closeBattle, enterLoot, mark } from './outcome.ts';
import { beginRetreat } from './retreat.ts';

const NOBODY: Formation = { troops: [], leaders: [] };

/** Who attacks where. */
export interface Attack {
  readonly space: string;
  /** The active Camp. Its pieces stand in the space already, as do the defenders, those who intercepted among them. */
  readonly camp: Camp;
  /** Where the attackers came from, the one who moved in first: the line of the attack (§12.4), and their way back (§12.6). */
  readonly origins: readonly string[];
  /** Evasions of defenders that failed (§11.8). */
  readonly failures: number;
  /** Some of those brought the attackers no die, by event, but the defenders have no help of the ground (§12.4). */
  readonly exposed?: true;
  /** Of the active Camp, who attacks, the commander first: in a zone perhaps not all who are there (§10.72). All, if left out. */
  readonly party?: Formation;
  /** Defenders who are not attacked: they evaded and stayed in their zone (§11.6). */
  readonly spared?: Formation;
  /** What coast batteries have done to the attackers: it counts in the first round (§15.3). */
  readonly shelled?: Fighter['struck'];
  /** Nations that fight each other, where it is not Camp against Camp: on ground that helps nobody (§9.3). */
  readonly nations?: { readonly attackers: readonly Nation[]; readonly defenders: readonly Nation[] };
}

/** Begins a battle (§12): everybody of the other Camp in the space defends. It is entered as a frame over the last one. */
export function beginBattle(
  table: Table,
  { space, camp, origins, failures, exposed, party, spared = NOBODY, shelled = UNHURT, nations }: Attack,
): void {
  const { state } = table;
  const active = nations?.attackers ?? NATIONS_OF[camp];
  const enemy = nations === undefined ? otherCamp(camp) : campOf(nations.defenders[0]!);
  const apart = party === undefined ? NOBODY : others(formationIn(state, space, active, NOBODY), party);
  enter(table, {
    is: 'battle',
    space,
    attackers: shelledBefore(fighterOf(state, space, camp, active, apart, party?.leaders[0]), shelled),
    defenders: fighterOf(state, space, enemy, nations?.defenders ?? NATIONS_OF[enemy], spared),
    origins,
    failures,
    sheltered: nations === undefined && failures === 0 && !exposed && controlOf(state, space) === enemy,
    entrenched: false,
    round: 1,
    loser: null,
    opening: null,
    broken: null,
    ways: null,
    stage: 'active',
  });
}

/** A side at which coast batteries have fired: those they eliminated are gone, the disruptions fall in the first round (§15.3). */
const shelledBefore = (fighter: Fighter, { eliminations, disruptions }: Fighter['struck']): Fighter => ({
  ...fighter,
  hits: eliminations,
  eliminated: eliminations,
  struck: { eliminations: 0, disruptions },
});
const UNHURT: Fighter['struck'] = { eliminations: 0, disruptions: 0 };
const together = (a: Fighter['struck'], b: Fighter['struck']): Fighter['struck'] => ({
  eliminations: a.eliminations + b.eliminations,
  disruptions: a.disruptions + b.disruptions,
});

/** The hits on the defender of which an Entrenchment cancels one (§12.45); more than one kind: he chooses. */
const cancellable = ({ stage, defenders: { struck } }: Battle): readonly ('elimination' | 'disruption')[] =>
  stage !== 'cancel'
    ? []
    : [...(struck.eliminations > 0 ? (['elimination'] as const) : []), ...(struck.disruptions > 0 ? (['disruption'] as const) : [])];

/** How the winner may flag the duchy (§12.9); more than one way: he chooses (§7). */
function flagsOf(position: Position, battle: Battle): readonly FlagChoice[] {
  const { loser, stage, space } = battle;
  if (stage !== 'spoils' || loser === null || !isFlagOverrun(position, battle, loser)) return [];
  const winners = fightersOf(position, battle, otherSide(loser));
  if (strengthOf(winners) === 0) return [];
  const power = powerOfFighters(position, winners);
  return (['own', 'ally', 'none'] as const).filter((flag) => flagRefusal(position, power, space, flag) === undefined);
}

const NOT_A_FLAG: Refusal = refusal(
  'NOT_A_FLAG',
  { en: 'the winner cannot flag the duchy so', ko: '승자는 그곳에 그렇게 깃발을 놓을 수 없습니다.' },
  '§12.9',
);

/** A battle runs by itself (§12.2-§12.9) but for the hit that an Entrenchment cancels, and the flag of an overrun. */
export const battle: Procedure<Battle> = {
  asks(position, frame) {
    if (cancellable(frame).length > 1) return [powerOfSide(position, frame, 'defenders')];
    return flagsOf(position, frame).length > 1 ? [powerOfSide(position, frame, otherSide(frame.loser!))] : [];
  },
  legal(view, frame) {
    const hits = cancellable(frame).map((hit) => fields({ type: constant('cancel'), hit: constant(hit) }));
    const flags = flagsOf(view, frame).map((flag) =>
      fields({ type: constant('flag'), space: constant(frame.space), flag: constant(flag) }),
    );
    return oneOf([...hits, ...flags]);
  },
  against: (_, __, ___, { type }) => (type === 'flag' ? NOT_A_FLAG : undefined),
  act(table, frame, _, command) {
    if (command.type === 'cancel') cancel(table, frame, command.hit);
    if (command.type === 'flag') closeBattle(table, frame, command.flag);
  },
  run(table, frame) {
    switch (frame.stage) {
      case 'active':
      case 'inactive':
        return prepare(table, frame);
      case 'round':
        if (!answerCalls(table, frame)) fight(table, frame);
        return;
      case 'cancel':
        return cancel(table, frame, cancellable(frame)[0]!);
      case 'losses':
        return suffer(table, frame);
      case 'decide':
        return settle(table, frame);
      case 'verdict':
        return modifiers(table.state, 'extraRound').length > 0 ? resume(table, frame) : openWindow(table, 'verdict');
      case 'judge':
        return judge(table, frame);
      case 'interlude':
        return pause(table, frame);
      case 'retreat':
        return fallBack(table, frame);
      case 'retreated':
        return reckon(table, frame);
      case 'spoils':
        return closeBattle(table, frame, flagsOf(table.state, frame)[0]);
    }
  },
  lapse(view, frame) {
    const [hit] = cancellable(frame);
    return hit === undefined ? { type: 'flag', space: frame.space, flag: flagsOf(view, frame)[0]! } : { type: 'cancel', hit };
  },
};

/** Pieces without some of them. */
const others = (all: Formation, gone: Formation): Formation => ({
  troops: minus(all.troops, gone.troops),
  leaders: all.leaders.filter((id) => !gone.leaders.includes(id)),
});

/** Before the dice of a round cards are played, by the attackers first (§12.1); one may end the battle. */
function prepare(table: Table, frame: Battle): void {
  const [ended] = modifiers(table.state, 'battleEnded');
  if (ended === undefined) openWindow(table, frame.stage === 'active' ? 'battle-active' : 'battle-inactive');
  else {
    const { scorched } = ended;
    expire(table, ['roll'], '§12.1', ({ id }) => id === 'battleEnded');
    go(table, { ...frame, broken: { scorched, resumed: null }, loser: scorched ? 'defenders' : 'attackers', stage: 'verdict' });
  }
}

/** Both sides roll, at once (§12.5). */
function fight(table: Table, frame: Battle): void {
  const { space, attackers, defenders } = frame;
  const isRevolt = campOf(attackers.nations[0]!) !== attackers.camp;
  const entrenched = !isRevolt && isEntrenched(table.state, space, defenders.camp);
  const now: Battle = { ...frame, entrenched };
  const [attack, defence] = SIDES.map((side) => {
    const dice = diceOf(battleDice(table.state, now, side));
    const count = (faces: readonly number[]) => faces.filter((face) => face >= 5).length;
    const { faces } = roll(table, powerOfSide(table.state, now, side), dice, { why: 'battle', rule: '§12.5', space, count });
    return struckBy(table.state, now[otherSide(side)].camp, faces);
  });
  const isCancelled = entrenched && now.round === 1 && attack!.eliminations + attack!.disruptions > 0;
  go(table, {
    ...now,
    attackers: { ...now.attackers, struck: together(now.attackers.struck, defence!) },
    defenders: { ...now.defenders, struck: attack! },
    stage: isCancelled ? 'cancel' : 'losses',
  });
}

/** An Entrenchment takes one hit away (§12.45). */
function cancel(table: Table, frame: Battle, hit: 'elimination' | 'disruption'): void {
  const { eliminations, disruptions } = frame.defenders.struck;
  const struck = hit === 'elimination' ? { eliminations: eliminations - 1, disruptions } : { eliminations, disruptions: disruptions - 1 };
  go(table, { ...frame, defenders: { ...frame.defenders, struck }, stage: 'losses' });
}

/** The hits of a round: the 6s are eliminated, of the 5s low morale regroups a part (§12.51, §12.54). */
function suffer(table: Table, frame: Battle): void {
  const { state } = table;
  const tolls = SIDES.map((side) => {
    const { camp, struck } = frame[side];
    const disruptions = struck.disruptions + disruptionsByCards(state, camp);
    return { side, pool: struck.eliminations, disruptions, regroup: regroupedIn(state, camp, disruptions) };
  });
  const [attackers, defenders] = tolls.map((toll) => afterRound(state, frame, toll));
  go(table, { ...frame, attackers: attackers!, defenders: defenders!, stage: 'decide' });
  for (const { side, pool, regroup } of tolls) takeLosses(table, frame.space, fightersOf(state, frame, side), pool, regroup, '§12.51');
}

interface Toll {
  readonly side: Side;
  readonly pool: number;
  readonly disruptions: number;
  readonly regroup: number;
}
function afterRound(position: Position, frame: Battle, { side, pool, disruptions, regroup }: Toll): Fighter {
  const fighter = afterEliminations(frame[side], pool, strengthOf(fightersOf(position, frame, side)));
  return {
    ...fighter,
    hits: fighter.hits + pool + disruptions,
    disruptions: fighter.disruptions + disruptions - regroup,
    struck: { eliminations: 0, disruptions: 0 },
  };
}

function takeLosses(table: Table, space: string, formation: Formation, pool: number, regroup: number, rule: string): void {
  if (pool + regroup === 0 || strengthOf(formation) === 0) return;
  const { troops, leaders } = formation;
  const power = powerOfFighters(table.state, formation);
  const camp = campOf(power);
  enter(table, { is: 'losses', power, camp, space, troops, leaders, pool, regroup, shared: true, taken: {}, open: true, rule });
}

/** After a round (§12.52): one side is wiped out, or both, there is a loser by hits, or another round. */
function settle(table: Table, frame: Battle): void {
  expire(table, ['battleRound'], '§12.1');
  const { state } = table;
  const gone = SIDES.filter((side) => strengthOf(fightersOf(state, frame, side)) === 0);
  const loser = loserOf(state, frame);
  const next: Battle = { ...frame, opening: frame.opening ?? openingOf(frame) };
  if (gone.length > 0) go(table, { ...next, loser: gone.length > 1 ? null : gone[0]!, stage: 'spoils' });
  else if (frame.round === 1 && modifiers(state, 'forceSecondRound').length > 0)
    go(table, { ...next, loser: loser ?? null, stage: 'interlude' });
  else if (loser === undefined) nextRound(table, next);
  else go(table, { ...next, loser, stage: 'verdict' });
}

const openingOf = ({ attackers, defenders }: Battle): Battle['opening'] =>
  attackers.hits === defenders.hits ? 'nobody' : attackers.hits < defenders.hits ? 'attackers' : 'defenders';

/** Another round, with whoever is left (§12.52). */
const nextRound = (table: Table, frame: Battle): void => go(table, { ...frame, round: frame.round + 1, loser: null, stage: 'active' });

/** A card makes another round of the end; also where one had ended the battle without dice. */
function resume(table: Table, frame: Battle): void {
  const { by } = modifiers(table.state, 'extraRound').at(-1)!;
  expire(table, ['roll'], '§12.1', ({ id }) => id === 'extraRound');
  expire(table, ['battleRound'], '§12.1');
  nextRound(table, { ...frame, broken: frame.broken && { ...frame.broken, resumed: by } });
}

/** Nobody answers the result any more: a rout takes its toll before the retreat (§12.7). */
function judge(table: Table, frame: Battle): void {
  const beaten: Battle = { ...frame, stage: 'retreat' };
  if (!isBrokenOff(frame) && isRouted(table.state, frame, frame.loser!)) rout(table, beaten);
  else go(table, beaten);
}

/** Disruptions of the loser become eliminations (§12.7). */
function rout(table: Table, frame: Battle): void {
  const loser = frame.loser!;
  const pieces = fightersOf(table.state, frame, loser);
  const toll = routToll(table.state, frame, loser);
  go(table, routed(frame, loser, toll, strengthOf(pieces)));
  takeLosses(table, frame.space, pieces, toll, 0, '§12.7');
}
const routed = (frame: Battle, loser: Side, toll: number, size: number): Battle => ({
  ...frame,
  [loser]: { ...afterEliminations(frame[loser], toll, size), disruptions: 0, routed: true },
});

/** Between the rounds of a battle that goes on by a card: a rout is carried out at once, with its loot (§12.7, §12.10). */
function pause(table: Table, frame: Battle): void {
  const { loser } = frame;
  const { state } = table;
  if (loser === null) nextRound(table, frame);
  else if (strengthOf(fightersOf(state, frame, loser)) === 0) go(table, { ...frame, stage: 'spoils' });
  else if (frame[loser].routed) {
    followOutcome(table, frame[loser].camp, 'routed');
    const blamed = blame(table, frame[loser], 'rout');
    nextRound(table, { ...frame, [loser]: { ...frame[loser], routed: false, blamed } });
    enterLoot(table, frame, loser);
  } else if (isRouted(state, frame, loser)) rout(table, frame);
  else nextRound(table, frame);
}

/** The loser is marked and sent away, if anybody is left of it (§12.6). */
function fallBack(table: Table, frame: Battle): void {
  const { space, origins } = frame;
  const loser = frame.loser!;
  const isGone = strengthOf(fightersOf(table.state, frame, loser)) === 0;
  mark(table, space, fightersOf(table.state, frame, loser));
  go(table, { ...frame, stage: isGone ? 'spoils' : 'retreated' });
  if (isGone) return;
  const pieces = fightersOf(table.state, frame, loser);
  const { camp } = frame[loser];
  const active = loser === 'attackers' && !hasLeft(table.state, camp, origins);
  beginRetreat(table, { camp, space, active, origins, pieces });
}

/** The losses of the retreat may have made it a rout: then the disruptions fall on those who got away (§12.62, §12.7). */
function reckon(table: Table, frame: Battle): void {
  const loser = frame.loser!;
  const left = strengthOf(survivorsOf(table.state, frame, loser));
  const isNews = !isBrokenOff(frame) && !frame[loser].routed && left > 0 && isRouted(table.state, frame, loser);
  const toll = isNews ? routToll(table.state, frame, loser) : 0;
  const spoils: Battle = { ...frame, stage: 'spoils' };
  go(table, isNews ? routed(spoils, loser, toll, left) : spoils);
  let due = toll;
  for (const { to, apart } of frame.ways!) {
    const pieces = formationIn(table.state, to, frame[loser].nations, apart);
    const part = Math.min(due, strengthOf(pieces));
    takeLosses(table, to, pieces, part, 0, '§12.7');
    due -= part;
  }
}
