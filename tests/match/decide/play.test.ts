import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../domain/lib/json.ts';
import { seenBy } from '../../../domain/log/commit.ts';
import { orderOf } from '../../../domain/match/desk/orders.ts';
import { duel, duelBot } from '../../kit/duel/index.ts';
import type { State } from '../../kit/duel/state.ts';
import { open, refusalOf, seated, type Table } from '../../kit/table.ts';

/** A started duel in which red has the first turn: high beats low. The tokens stand side by side. */
const redsTurn = (opening = {}): Table =>
  seated(duel, { options: { hits: 3 }, ...opening })
    .act('red', { type: 'choose', stance: 'high' })
    .act('blue', { type: 'choose', stance: 'low' });

const stateOf = (table: Table): State => table.match.state as unknown as State;

describe('an answer', () => {
  it('is taken from the holder of the seat to act', () => {
    const table = redsTurn();
    expect(refusalOf(() => table.act('blue', { type: 'rest' }))).toBe('NOT_ASKED');
    const answer = { type: 'act', seat: 'red', ask: table.askOf('red'), command: { type: 'rest' } } as const;
    expect(refusalOf(() => table.send({ user: 'blue-person' }, answer))).toBe('NOT_YOUR_SEAT');
    expect(refusalOf(() => table.send({ user: 'red-person' }, { ...answer, seat: 'green' }))).toBe('NOT_YOUR_SEAT');
    expect(refusalOf(() => table.send('bots', answer))).toBe('NOT_A_BOT');
    table.send({ user: 'red-person' }, answer);
    expect(table.last.envelope).toMatchObject({ by: 'seat:red', ask: answer.ask });
  });

  // A command on its way while the game moves on must not answer a question its sender never saw.
  it('is refused when the question is not the open one any more', () => {
    const table = redsTurn();
    const ask = table.askOf('red');
    table.act('red', { type: 'look', count: 1 });
    expect(table.askOf('red')).not.toBe(ask);
    expect(refusalOf(() => table.act('red', { type: 'rest' }, ask))).toBe('STALE_ASK');
  });

  it('may be changed while the others have not answered yet', () => {
    const table = seated(duel, { options: { hits: 3 } });
    table.act('red', { type: 'choose', stance: 'low' }).act('red', { type: 'choose', stance: 'high' });
    expect(table.waited().map(({ seat }) => seat)).toEqual(['blue']);
    table.act('blue', { type: 'choose', stance: 'low' });
    expect(table.last.envelope.events[1]).toMatchObject({
      type: 'revealed',
      stances: { red: 'high', blue: 'low' },
      first: 'red',
    });
  });

  it('that the rules refuse changes nothing, and says which rule', () => {
    const table = redsTurn();
    const { v } = table.match;
    expect(refusalOf(() => table.act('red', { type: 'step', to: 3 }))).toBe('NO_STEP');
    expect(table.match.v).toBe(v);
  });

  it('that nobody expects at the end is refused: the game is over', () => {
    const table = redsTurn().leave('red');
    expect(refusalOf(() => table.act('blue', { type: 'rest' }))).toBe('GAME_OVER');
    expect(refusalOf(() => table.vote('blue', 'draw'))).toBe('GAME_OVER');
    expect(refusalOf(() => table.join('cid'))).toBe('GAME_OVER');
    expect(refusalOf(() => table.tick())).toBe('GAME_OVER');
  });
});

describe('a takeback', () => {
  it('undoes the newest step, and the one before it', () => {
    const table = redsTurn();
    const start = stateOf(table);
    table.act('red', { type: 'step', to: 0 });
    const between = stateOf(table);
    table.act('red', { type: 'step', to: 1 }).takeBack('red');
    expect(stateOf(table)).toEqual(between);
    table.takeBack('red');
    expect(stateOf(table)).toEqual(start);
    expect(refusalOf(() => table.takeBack('red'))).toBe('NOTHING_TO_TAKE_BACK');
  });

  it('renames the question, so that an answer to the old one does not fit', () => {
    const table = redsTurn();
    const first = table.askOf('red');
    table.act('red', { type: 'step', to: 0 }).takeBack('red');
    expect(table.askOf('red')).toBe(`${first}~1`);
    expect(refusalOf(() => table.act('red', { type: 'rest' }, first))).toBe('STALE_ASK');
    table.act('red', { type: 'step', to: 0 }).takeBack('red');
    expect(table.askOf('red')).toBe(`${first}~2`);
  });

  it('is only for the seat that stepped', () => {
    const table = redsTurn().act('red', { type: 'step', to: 0 });
    expect(refusalOf(() => table.takeBack('blue'))).toBe('NOTHING_TO_TAKE_BACK');
  });

  it.each([
    ['a look at the deck', { type: 'look', count: 1 }],
    ['a sealed card and the other’s question', { type: 'attack', card: null }],
    ['the end of the turn', { type: 'rest' }],
  ])('never reaches back over %s', (_, command) => {
    const table = redsTurn()
      .act('red', { type: 'step', to: 0 })
      .act('red', { type: 'step', to: 1 })
      .act('red', command);
    expect(refusalOf(() => table.takeBack('red'))).toBe('NOTHING_TO_TAKE_BACK');
  });

  it('is not barred by votes, standing orders or other words that move nothing on the board', () => {
    const table = redsTurn().act('red', { type: 'step', to: 0 });
    table.vote('blue', 'cancel').stand('red', { react: 'pass' }).takeBack('red');
    expect(stateOf(table).places.red).toBe(1);
    expect(table.match.votes).toEqual({ cancel: ['blue'] });
    expect(table.match.standing).toEqual({ red: { react: 'pass' } });
  });

  // A standing order that speaks once the step is undone may draw: what came before it is then history.
  it('that a standing order answers leaves nothing to take back', () => {
    const cautious: typeof duel = {
      ...duel,
      answer: (view, seat, standing) =>
        view.moment.is === 'turn' && view.moment.seat === seat && view.moment.steps === 1 && standing?.turn === 'rest'
          ? { type: 'draw' }
          : undefined,
    };
    const table = seated(cautious, { options: { hits: 3 } })
      .act('red', { type: 'choose', stance: 'high' })
      .act('blue', { type: 'choose', stance: 'low' })
      .act('red', { type: 'step', to: 0 })
      .act('red', { type: 'step', to: 1 })
      .stand('red', { turn: 'rest' })
      .takeBack('red');
    expect(table.types).toEqual(['match/took-back', 'match/answered', 'drew', 'turned']);
    expect(refusalOf(() => table.takeBack('red'))).toBe('NOTHING_TO_TAKE_BACK');
    expect(stateOf(table).hands.red).toHaveLength(3);
  });
});

describe('a standing order', () => {
  it('answers in the same commit as the question', () => {
    const table = redsTurn().stand('blue', { react: 'pass' }).act('red', { type: 'attack', card: null });
    expect(table.types.slice(0, 4)).toEqual(['attacked', 'match/answered', 'reacted', 'opened']);
    expect(table.last.envelope.events[1]).toMatchObject({ seat: 'blue', how: 'standing' });
    expect(table.last.envelope.events[3]).toMatchObject({ cards: { red: null, blue: null } });
  });

  it('answers at once when the question is open already', () => {
    const table = redsTurn().stand('red', { turn: 'rest' });
    expect(table.types).toEqual(['match/stood', 'match/answered', 'rested', 'turned']);
  });

  it('is sealed to its seat, and so is its withdrawal', () => {
    const table = redsTurn().stand('blue', { react: 'card' }).stand('blue', null);
    for (const { envelope } of table.commits.slice(-2)) {
      const [event] = envelope.events;
      expect(Object.keys(event!).sort()).toEqual(['sealed', 'seat', 'type']);
      expect(event!.sealed).toMatchObject({ to: ['blue'] });
    }
    expect(table.match.standing).toEqual({});
    table.act('red', { type: 'attack', card: null });
    expect(table.waited()).toMatchObject([{ seat: 'blue', kind: 'reaction' }]);
  });

  // A commit must fit into an item of the table.
  it('answers at most a hundred questions in one commit; the next command goes on', () => {
    const tireless: typeof duel = {
      ...duel,
      // The deck never runs out, so its cards are not counted.
      piles: () => ({}),
      evolve: (state, event) => ({ ...duel.evolve(state, event), top: [], rest: state.rest }),
      answer: (view, seat, standing) =>
        standing?.turn === 'rest' && view.moment.is === 'stances'
          ? { type: 'choose', stance: 'low' }
          : duel.answer(view, seat, standing),
    };
    const table = seated(tireless, { options: { hits: 9 } })
      .stand('red', { turn: 'rest' })
      .stand('blue', { turn: 'rest' });
    const answers = () => table.types.filter((type) => type === 'match/answered').length;
    expect([answers(), table.match.status]).toEqual([100, 'playing']);
    table.stand('red', { turn: 'rest' });
    expect([answers(), table.match.status]).toEqual([100, 'playing']);
  });

  it('plays a game to its end when both rest for ever', () => {
    const table = redsTurn().stand('red', { turn: 'rest' }).stand('blue', { turn: 'rest' });
    while (table.match.status === 'playing')
      for (const { seat } of table.waited()) table.act(seat, { type: 'choose', stance: 'low' });
    expect(table.match.outcome).toEqual({ result: 'drawn', seats: ['red', 'blue'], how: 'equal-hits' });
  });
});

describe('a bot', () => {
  const against = (): Table =>
    open(duel, { options: { hits: 3 } })
      .join('ann', 'red')
      .seatBot('ann', 'blue')
      .start();

  it('is played by the bot, up to the question that it is called for', () => {
    const table = against();
    expect(refusalOf(() => table.playBot('red', duelBot))).toBe('NOT_A_BOT');
    table.playBot('blue', duelBot);
    expect(table.last.envelope).toMatchObject({ by: 'bot:blue', ask: 'b3' });
    expect(refusalOf(() => table.playBot('blue', duelBot))).toBe('STALE_ASK');
  });

  it('cannot be commanded by its owner', () => {
    const table = against();
    expect(refusalOf(() => table.act('blue', { type: 'choose', stance: 'low' }))).toBe('NOT_YOUR_SEAT');
  });

  // What it chose is its secret as a person's choice would be.
  it('keeps its secrets', () => {
    const table = against().playBot('blue', duelBot);
    const seen = seenBy(table.last, ['red']);
    expect(seen.secrets).toEqual({ seals: [], opened: [] });
    expect(JSON.stringify(seen)).not.toContain('stance');
  });

  it('thinks apart from the dice of the game, and the same when it thinks again', () => {
    const [one, two] = [against().playBot('blue', duelBot), against().playBot('blue', duelBot)];
    expect(one.last.envelope.draws).toEqual([]);
    expect(one.last.hash).toBe(two.last.hash);
  });

  it('plays a whole game', () => {
    const table = against();
    while (table.match.status === 'playing') {
      const { seat } = table.waited()[0]!;
      if (seat === 'blue') table.playBot('blue', duelBot);
      else table.act('red', duel.lapse(duel.view(stateOf(table), ['red']), 'red'));
    }
    expect(table.match.outcome).toBeDefined();
  });
});

describe('a game in which everybody begins with a standing order', () => {
  const usual: typeof duel = { ...duel, defaultOrder: { react: 'pass' } };
  const begun = (opening = {}) =>
    seated(usual, { options: { hits: 3 }, ...opening })
      .act('red', { type: 'choose', stance: 'high' })
      .act('blue', { type: 'choose', stance: 'low' });

  it('answers by it until it is changed, and seals to the seat what has answered', () => {
    const table = begun().act('red', { type: 'attack', card: null });
    const [, answered] = table.last.envelope.events;
    expect(Object.keys(answered!).sort()).toEqual(['ask', 'sealed', 'seat', 'type']);
    expect(answered).toMatchObject({
      type: 'match/answered',
      seat: 'blue',
      sealed: { to: ['blue'], topic: 'how/blue' },
    });
    const known = (viewer: readonly string[]) => seenBy(table.last, viewer).secrets.seals.filter(({ e }) => e === 1);
    expect(known(['blue'])).toMatchObject([{ value: 'standing' }]);
    expect(known(['red'])).toEqual([]);
  });

  it('looks the same after a default answer', () => {
    const byOrder = begun().act('red', { type: 'attack', card: null }).last.envelope.events[1]!;
    const silent = begun({ settings: { deadlines: { default: 60 } } })
      .stand('blue', null)
      .act('red', { type: 'attack', card: null });
    const bySilence = silent
      .wait(60 + 3)
      .tick()
      .last.envelope.events.find(({ type }) => type === 'match/answered')!;
    expect(Object.keys(bySilence)).toEqual(Object.keys(byOrder));
    const publicOf = ({ sealed }: JsonObject) => ({ ...(sealed as JsonObject), commitment: '' });
    expect(publicOf(bySilence)).toEqual(publicOf(byOrder));
  });

  it('asks every seat that wants no order, also after a vote for a draw in secret', () => {
    const table = begun().stand('blue', null).act('red', { type: 'attack', card: null });
    expect(table.waited()).toMatchObject([{ seat: 'blue', kind: 'reaction' }]);
    const hushed = begun({ settings: { votes: 'secret' } })
      .vote('blue', 'draw')
      .act('red', { type: 'attack', card: null });
    expect(hushed.waited()).toMatchObject([{ seat: 'blue', kind: 'turn' }]);
  });

  it('leaves games of form 1, and bots, as they were', () => {
    const old = begun({ form: 1 }).act('red', { type: 'attack', card: null });
    expect(old.waited()).toMatchObject([{ seat: 'blue', kind: 'reaction' }]);
    expect(orderOf(usual, old.match, 'blue')).toBeUndefined();
    const { match } = begun();
    expect(orderOf(usual, match, 'blue')).toEqual({ react: 'pass' });
    const chairs = match.chairs.map((chair) => ({ ...chair, holder: { kind: 'bot' as const } }));
    expect(orderOf(usual, { ...match, chairs }, 'blue')).toBeUndefined();
  });
});
