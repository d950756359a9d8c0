import { forceOfParty } from '../../domain/kutuzov/bot/fights/forces.ts';
import { listed } from '../../domain/kutuzov/bot/listed.ts';
import { outlookOf } from '../../domain/kutuzov/bot/outlook.ts';
import { cardOf } from '../../domain/kutuzov/edition/card.ts';
import { editionOf } from '../../domain/kutuzov/edition/editions.ts';
import type { Command } from '../../domain/kutuzov/frames/commands.ts';
import { lapse, legal } from '../../domain/kutuzov/legal.ts';
import { controlOf, groundFor, neighboursOf, spaceOf } from '../../domain/kutuzov/map/ground.ts';
import { causesOfMarch } from '../../domain/kutuzov/movement/movement.ts';
import { commandOf, leadersIn } from '../../domain/kutuzov/pieces/pieces.ts';
import { procedureOf } from '../../domain/kutuzov/procedures/index.ts';
import type { View } from '../../domain/kutuzov/state/view.ts';
import { type Camp, campOf, otherCamp, type Power } from '../../domain/kutuzov/terms/nations.ts';
import { eager, house, type Player } from '../bench/kutuzov-players.ts';
import { oneOf } from '../kit/random.ts';

// Players of Kutuzov with a separate aim each, for games that are to end in a certain way.

/** How much a command is liked: not above 0, not at all. */
type Liking = (command: Command) => number;

/** The least of all choices. */
export const idle: Player = (view, seat) => lapse(view, seat);

/** The command that is liked most; where none is liked, that of another player. */
const liking =
  (of: (view: View, power: Power) => Liking, otherwise: Player): Player =>
  (view, seat, below) => {
    const frame = view.frames.at(-1)!;
    const power = procedureOf(frame)
      .asks(view, frame)
      .find((each) => view.seats[seat]?.includes(each))!;
    const like = of(view, power);
    const commands = listed(legal(view, seat)).map((command) => ({ command, worth: like(command) }));
    const most = Math.max(0, ...commands.map(({ worth }) => worth));
    const best = commands.filter(({ worth }) => worth === most);
    return most === 0 ? otherwise(view, seat, below) : oneOf(below, best).command;
  };

/** Plays cards for their events in answer to any question, and does anything else eagerly at random. */
export const eventful: Player = liking(
  () => (command) => Number(command.type === 'react' || (command.type === 'play' && command.as === 'event')),
  eager,
);

/** Does nothing but raise its morale. */
export const brooding: Player = liking(
  (view) => (command) => (command.type === 'rise' || command.type === 'morale-dice' ? 10 : playedForCp(view, command)),
  idle,
);

/** A card is liked for its CP. */
const playedForCp = (view: View, command: Command): number =>
  command.type === 'play' && command.as === 'cp' ? 1 + (cardOf(view, command.card).cp ?? 0) : 0;

/** How many lines it is from each space to one. */
function waysTo(view: View, space: string): ReadonlyMap<string, number> {
  const away = new Map([[space, 0]]);
  for (const [at, steps] of away)
    for (const next of neighboursOf(view, at)) if (!away.has(next)) away.set(next, steps + 1);
  return away;
}

/** A leader on its way to a Key. */
interface Errand {
  readonly leader: string;
  readonly goal: string;
  readonly ways: ReadonlyMap<string, number>;
  readonly fortress: number;
}

/**
 * The leaders of a Camp go for the enemy's Keys: each for the nearest that no other goes for, fortresses first, to Riga
 * a great army.
 */
function errandsOf(view: View, camp: Camp): ReadonlyMap<string, Errand> {
  const leaders = Object.entries(view.leaders).filter(([, { at, of }]) => campOf(of) === camp && !at.startsWith('@'));
  const pairs = editionOf(view)
    .spaces.filter(({ id, key }) => key && controlOf(view, id) !== camp)
    .flatMap(({ id, fortress }) => {
      const ways = waysTo(view, id);
      const able = leaders.filter(([leader]) => commandOf(view, leader) >= 2 * fortress);
      return able.map(([leader, { at }]) => ({ leader, goal: id, ways, fortress, steps: ways.get(at)! }));
    })
    .sort((a, b) => b.fortress - a.fortress || a.steps - b.steps);
  const errands = new Map<string, Errand>();
  const taken = new Set<string>();
  for (const pair of pairs) {
    if (errands.has(pair.leader) || taken.has(pair.goal)) continue;
    errands.set(pair.leader, pair);
    taken.add(pair.goal);
  }
  for (const pair of pairs) if (!errands.has(pair.leader)) errands.set(pair.leader, pair);
  return errands;
}

/** Goes for the enemy's Keys, each leader alone with all the soldiers it can lead, flagging the ground on the way. */
export const seizing: Player = liking((view, power) => {
  const camp = campOf(power);
  const errands = errandsOf(view, camp);
  const isWay = (space: string): boolean => leadersIn(view, space, camp).length > 0;
  return (command) => {
    switch (command.type) {
      case 'flag':
        return spaceOf(view, command.space).key ? 100 : Number(isWay(command.space)) * 11;
      case 'siege':
        return 100 + forceOfParty(view, command).size;
      case 'press':
        return 100 + command.fresh;
      case 'move': {
        const [leader, ...others] = command.leaders;
        const errand = others.length > 0 ? undefined : errands.get(leader ?? '');
        const steps = errand?.ways.get(command.to) ?? 0;
        if (errand === undefined || steps >= errand.ways.get(command.from)!) return 0;
        const causes = causesOfMarch(view, camp, view.leaders[errand.leader]!, command.from, command.to).length;
        return 10 + errand.fortress - 4 * causes - steps / 10 + forceOfParty(view, command).size / 1000;
      }
      default:
        return playedForCp(view, command);
    }
  };
}, house);

/** Looks for battles with led enemies, the more the better it likes the odds. */
const fighting = (odds: (own: number, theirs: number, leaders: readonly string[]) => number): Player =>
  liking((view, power) => {
    const camp = campOf(power);
    const enemy = otherCamp(camp);
    const { force } = outlookOf(view, power);
    const foes = editionOf(view)
      .spaces.filter(({ id }) => leadersIn(view, id, enemy).length > 0)
      .map(({ id }) => ({ dice: force(id, enemy).dice, ways: waysTo(view, id) }));
    const drawn = (at: string, dice: number, leaders: readonly string[]): number =>
      Math.max(0, ...foes.map((foe) => odds(dice, foe.dice, leaders) * 0.7 ** foe.ways.get(at)!));
    return (command) => {
      switch (command.type) {
        case 'move': {
          const { from, to, leaders } = command;
          if (leaders.length === 0) return 0;
          const { dice } = forceOfParty(view, command);
          const there = force(to, enemy);
          const isFight = there.size > 0 && groundFor(view, to, camp) !== 'friendly';
          return isFight ? 10 * odds(dice, there.dice, leaders) : drawn(to, dice, leaders) - drawn(from, dice, leaders);
        }
        case 'attack':
          return 10 * odds(forceOfParty(view, command).dice, force(command.space, enemy).dice, command.leaders);
        case 'build':
        case 'regroup':
          return 'leader' in command.piece ? 5 : 0.2;
        default:
          return playedForCp(view, command);
      }
    };
  }, idle);

/** Throws its morale away: leaders attack with as few as they can, where most enemies are, Napoleon above all. */
export const reckless: Player = fighting(
  (own, theirs, leaders) => ((leaders.includes('napoleon') ? 3 : 1) * theirs) / own,
);
/** Beats any enemy that it can, with all it has. */
export const crushing: Player = fighting((own, theirs) => own / Math.max(1, theirs));
