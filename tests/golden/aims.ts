import { listed } from '../../domain/kutuzov/bot/listed.ts';
import { forceOfParty, outlookOf } from '../../domain/kutuzov/bot/outlook.ts';
import { cardOf } from '../../domain/kutuzov/cards/card.ts';
import type { Command } from '../../domain/kutuzov/commands.ts';
import { editionOf } from '../../domain/kutuzov/editions.ts';
import { controlOf, groundFor, hasFormation, neighboursOf, spaceOf } from '../../domain/kutuzov/ground.ts';
import { lapse, legal } from '../../domain/kutuzov/legal.ts';
import { causesOfMarch } from '../../domain/kutuzov/movement.ts';
import { campOf, otherCamp, type Power } from '../../domain/kutuzov/nations.ts';
import { commandOf, leadersIn } from '../../domain/kutuzov/pieces.ts';
import { procedureOf } from '../../domain/kutuzov/procedures/index.ts';
import type { View } from '../../domain/kutuzov/view.ts';
import { eager, house, type Player } from '../bench/kutuzov-players.ts';
import { oneOf } from '../kit/random.ts';

// Players of Kutuzov with an aim of their own, for games that are to end in a certain way.

/** How much a command is liked: not above 0, not at all. */
type Liking = (command: Command) => number;

/** The least of all choices. */
export const idle: Player = (view, seat) => lapse(view, seat);

/** The command that is liked most; where none is liked, that of another player. */
export const liking =
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

/** Plays cards for their events, and anything else eagerly at random. */
export const eventful: Player = liking(() => (command) => (command.type === 'play' && command.as === 'event' ? 1 : 0), eager);

/** Does nothing but raise its morale. */
export const brooding: Player = liking(
  () => (command) =>
    command.type === 'rise' || command.type === 'morale-dice' ? 2 : command.type === 'play' && command.as === 'cp' ? 1 : 0,
  idle,
);

/** How many lines it is to a space. */
function waysTo(view: View, space: string): ReadonlyMap<string, number> {
  const away = new Map([[space, 0]]);
  for (const [at, steps] of away) for (const next of neighboursOf(view, at)) if (!away.has(next)) away.set(next, steps + 1);
  return away;
}

/**
 * Goes for the enemy's Keys, each leader for the nearest that no other goes for, with all the soldiers it can lead: the fortresses first, and
 * Riga with a great army.
 */
export const seizing: Player = liking((view, power) => {
  const camp = campOf(power);
  const { spaces } = editionOf(view);
  const goals = spaces.map(({ id }) => id).filter((id) => controlOf(view, id) !== camp && spaceOf(view, id).key);
  const errands = new Map<string, { readonly ways: ReadonlyMap<string, number>; readonly fortress: number }>();
  const leaders = Object.entries(view.leaders).filter(([, { at, of }]) => campOf(of) === camp && !at.startsWith('@'));
  const pairs = goals
    .flatMap((goal) => {
      const ways = waysTo(view, goal);
      const { fortress } = spaceOf(view, goal);
      return leaders
        .filter(([leader]) => commandOf(view, leader) >= 2 * fortress)
        .map(([leader, { at }]) => ({ goal, leader, ways, steps: ways.get(at)!, fortress }));
    })
    .sort((a, b) => b.fortress - a.fortress || a.steps - b.steps);
  const taken = new Set<string>();
  for (const pair of pairs) {
    if (errands.has(pair.leader) || taken.has(pair.goal)) continue;
    errands.set(pair.leader, pair);
    taken.add(pair.goal);
  }
  for (const pair of pairs) if (!errands.has(pair.leader)) errands.set(pair.leader, pair);
  return (command) => {
    switch (command.type) {
      case 'play':
        return command.as === 'cp' ? 1 + (cardOf(view, command.card).cp ?? 0) : 0;
      case 'flag':
        return goals.includes(command.space) ? 100 : leaders.some(([, { at }]) => at === command.space) ? 11 : 0;
      case 'siege':
        return 100 + forceOfParty(view, command).size;
      case 'press':
        return 100 + command.fresh;
      case 'move': {
        const [id, ...others] = command.leaders;
        const errand = id === undefined || others.length > 0 ? undefined : errands.get(id);
        if (errand === undefined) return 0;
        const steps = errand.ways.get(command.to)!;
        const causes = causesOfMarch(view, camp, view.leaders[id!]!, command.from, command.to).length;
        if (steps >= errand.ways.get(command.from)!) return 0;
        return 10 + errand.fortress - 4 * causes - steps / 10 + forceOfParty(view, command).size / 1000;
      }
      default:
        return 0;
    }
  };
}, house);

/** Looks for battles with led enemies, the more the better the odds are as it likes them. */
const fighting = (odds: (own: number, theirs: number) => number): Player =>
  liking((view, power) => {
    const camp = campOf(power);
    const enemy = otherCamp(camp);
    const o = outlookOf(view, power);
    const foes = editionOf(view)
      .spaces.filter(({ id }) => hasFormation(view, id, enemy) && leadersIn(view, id, enemy).length > 0)
      .map(({ id }) => ({ dice: o.force(id, enemy).dice, ways: waysTo(view, id) }));
    const drawn = (at: string, dice: number): number => Math.max(0, ...foes.map((foe) => odds(dice, foe.dice) * 0.7 ** foe.ways.get(at)!));
    return (command) => {
      switch (command.type) {
        case 'play':
          return command.as === 'cp' ? 1 + (cardOf(view, command.card).cp ?? 0) : 0;
        case 'move': {
          if (command.leaders.length === 0) return 0;
          const { dice } = forceOfParty(view, command);
          const there = o.force(command.to, enemy);
          if (there.size > 0 && groundFor(view, command.to, camp) !== 'friendly') return 10 * odds(dice, there.dice);
          return drawn(command.to, dice) - drawn(command.from, dice);
        }
        case 'attack':
          return 10 * odds(forceOfParty(view, command).dice, o.force(command.space, enemy).dice);
        case 'build':
        case 'regroup':
          return ('leader' in command.piece ? 5 : 0.2) + drawn(command.space, 8) / 100;
        default:
          return 0;
      }
    };
  }, idle);

/** Throws its morale away: leaders attack with as few as they can, where most enemies are. */
export const reckless: Player = fighting((own, theirs) => theirs / own);
/** Beats whom it can, with all it has. */
export const crushing: Player = fighting((own, theirs) => own / Math.max(1, theirs));
