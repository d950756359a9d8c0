import { type Chance, die, pickOne } from '../../../domain/contract/chance.ts';
import { type Refusal, refusal } from '../../../domain/contract/refusal.ts';
import { err, ok, type Result } from '../../../domain/lib/result.ts';
import { evolve } from './evolve.ts';
import { type Command, type Event, HAND, isSeat, other, PLACES, type Seat, type Stance, type State } from './state.ts';

const LONGEST_LOOK = 2;
const STEPS = 2;
const BEATS: { readonly [stance in Stance]: Stance } = { high: 'low', middle: 'high', low: 'middle' };

/** The duel speaks English alone. */
const refuse = (code: string, text: string, rule?: string): Refusal => refusal(code, { en: text, ko: text }, rule);

/** The hands, two cards each, and the first round. */
export function setup(state: State, chance: Chance): readonly Event[] {
  const table = tableOf(state, chance);
  for (const seat of ['red', 'blue'] as const) {
    const cards: string[] = [];
    while (cards.length < HAND)
      cards.push(
        pickOne(
          chance,
          'deck',
          table.state.rest.filter((card) => !cards.includes(card)),
          ['deck'],
        ),
      );
    table.emit({ type: 'dealt', seat, sealed: table.seal([seat], cards) });
  }
  table.emit({ type: 'rounded' });
  return table.events;
}

/** Decides one command, or says which rule stands against it. */
export function decide(
  state: State,
  seat: string,
  command: Command,
  chance: Chance,
): Result<readonly Event[], Refusal> {
  if (!isSeat(seat)) return err(refuse('NO_SUCH_SEAT', `${seat} does not duel`));
  const objection = against(state, seat, command);
  if (objection !== undefined) return err(objection);
  const table = tableOf(state, chance);
  carryOut(table, seat, command, chance);
  return ok(table.events);
}

/** What stands against a command. It looks at nothing but what the seat itself may know. */
function against(state: State, seat: Seat, command: Command): Refusal | undefined {
  const { moment, hands } = state;
  if (state.over !== undefined) return refuse('OVER', 'the duel is over');
  const holds = (card: string | null): boolean => card === null || hands[seat].includes(card);
  const noCard = refuse('NOT_IN_HAND', 'that card is not in your hand', '§4.1');
  switch (moment.is) {
    case 'stances':
      return command.type === 'choose' ? undefined : refuse('CHOOSE_A_STANCE', 'both choose a stance now', '§2.1');
    case 'reaction':
      if (moment.attacker === seat) return refuse('NOT_YOUR_TURN', 'the defender reacts', '§5.1');
      if (command.type !== 'react') return refuse('REACT', 'you are attacked: play a card or none', '§5.1');
      return holds(command.card) ? undefined : noCard;
    case 'turn':
      if (moment.seat !== seat) return refuse('NOT_YOUR_TURN', `it is the turn of ${moment.seat}`, '§3.1');
      switch (command.type) {
        case 'step':
          return stepsOf(state.places, seat, moment.steps).includes(command.to)
            ? undefined
            : refuse('NO_STEP', 'two steps a turn, to a free place beside yours', '§3.2');
        case 'look':
          return command.count >= 1 && command.count <= looksOf(state.top.length + state.rest.length, moment.looked)
            ? undefined
            : refuse('NO_LOOK', 'once a turn, one or two cards', '§3.3');
        case 'draw':
          return state.top.length + state.rest.length > 0 ? undefined : refuse('DECK_EMPTY', 'no card is left', '§3.4');
        case 'attack':
          if (!isClose(state.places)) return refuse('TOO_FAR', 'attack from the place beside', '§3.5');
          return holds(command.card) ? undefined : noCard;
        case 'rest':
          return undefined;
        default:
          return refuse('YOUR_TURN', 'it is your turn', '§3.1');
      }
  }
}

/** Where a token may step: to the place beside it, unless the other stands there. */
export const stepsOf = (places: State['places'], seat: Seat, taken: number): readonly number[] =>
  taken >= STEPS
    ? []
    : [places[seat] - 1, places[seat] + 1].filter(
        (place) => place >= 0 && place < PLACES && place !== places[other(seat)],
      );

/** How many cards may be looked at. */
export const looksOf = (deck: number, looked: boolean): number => (looked ? 0 : Math.min(deck, LONGEST_LOOK));

export const isClose = (places: State['places']): boolean => Math.abs(places.red - places.blue) === 1;

function carryOut(table: Table, seat: Seat, command: Command, chance: Chance): void {
  switch (command.type) {
    case 'choose':
      table.emit({ type: 'chose', seat, sealed: table.seal([seat], command.stance) });
      reveal(table);
      break;
    case 'step':
      table.emit({ type: 'stepped', seat, to: command.to });
      break;
    case 'look':
      for (let depth = 0; depth < command.count; depth++) {
        const card = table.state.top[depth]?.card ?? pickOne(chance, 'deck', table.state.rest, ['deck']);
        table.emit({ type: 'looked', seat, depth, sealed: table.seal([seat], card) });
      }
      break;
    case 'draw': {
      const card = table.state.top[0]?.card ?? pickOne(chance, 'deck', table.state.rest, ['deck']);
      table.emit({ type: 'drew', seat, sealed: table.seal([seat], card) });
      endTurn(table, seat, chance);
      break;
    }
    case 'attack':
      table.emit({ type: 'attacked', seat, sealed: table.seal([seat], command.card) });
      break;
    case 'react':
      table.emit({ type: 'reacted', seat, sealed: table.seal([seat], command.card) });
      strike(table, other(seat), chance);
      break;
    case 'rest':
      table.emit({ type: 'rested', seat });
      endTurn(table, seat, chance);
      break;
  }
}

/** Once both have chosen, the stances are opened together; the better one has the first turn, red if they are equal. */
function reveal(table: Table): void {
  const { moment } = table.state;
  if (moment.is !== 'stances' || moment.chosen.red === undefined || moment.chosen.blue === undefined) return;
  const { red, blue } = moment.chosen;
  const first = BEATS[blue.stance] === red.stance ? 'blue' : 'red';
  const opens = [{ topic: red.topic }, { topic: blue.topic }];
  table.emit({ type: 'revealed', stances: { red: red.stance, blue: blue.stance }, first, opens });
  table.emit({ type: 'turned', to: first });
}

/** Opens both cards and rolls: a hit for each die of 4 or more, one less for a parry. */
function strike(table: Table, attacker: Seat, chance: Chance): void {
  const { moment, reaction } = table.state;
  if (moment.is !== 'reaction' || reaction === undefined) throw new Error('no attack to resolve');
  const defender = other(attacker);
  const [attack, parry] = [moment.card, reaction.card];
  const cards = attacker === 'red' ? { red: attack, blue: parry } : { red: parry, blue: attack };
  table.emit({ type: 'opened', cards, opens: [{ topic: moment.topic }, { topic: reaction.topic }] });
  const dice = (attack?.startsWith('lunge') ? [1, 2] : [1]).map(() => die(chance, 6));
  const hits = Math.max(0, dice.filter((face) => face >= 4).length - (parry?.startsWith('parry') ? 1 : 0));
  table.emit({ type: 'struck', seat: defender, dice, hits });
  if (table.state.hits[defender] <= 0) table.emit({ type: 'finished', winner: attacker });
  else endTurn(table, attacker, chance);
}

/** The other's turn; after both turns the round ends: a card of the deck is burned, and an empty deck ends the duel. */
function endTurn(table: Table, seat: Seat, chance: Chance): void {
  if (seat === table.state.first) table.emit({ type: 'turned', to: other(seat) });
  else endRound(table, chance);
}

function endRound(table: Table, chance: Chance): void {
  if (table.state.top.length === 0 && table.state.rest.length > 0) {
    table.emit({ type: 'cut', sealed: table.seal([], pickOne(chance, 'deck', table.state.rest, ['deck'])) });
  }
  const top = table.state.top[0];
  if (top === undefined) {
    table.emit(finish(table.state.hits));
  } else {
    table.emit({ type: 'burned', card: top.card, opens: top.seen.map(({ topic }) => ({ topic })) });
    table.emit({ type: 'rounded' });
  }
}

const finish = ({ red, blue }: State['hits']): Event =>
  red === blue ? { type: 'finished' } : { type: 'finished', winner: red > blue ? 'red' : 'blue' };

/** Where one command is worked out: the state so far, and its events. */
interface Table {
  state: State;
  readonly events: Event[];
  emit(event: Event): void;
  seal<T>(to: Seat[], value: T): { to: Seat[]; topic: string; value: T };
}

function tableOf(state: State, chance: Chance): Table {
  return {
    state,
    events: [],
    emit(event) {
      this.events.push(event);
      chance.told?.();
      this.state = evolve(this.state, event);
    },
    seal(to, value) {
      return { to, topic: `seal/${this.state.seals + 1}`, value };
    },
  };
}
