import { describe, expect, it } from 'vitest';
import { sample } from '../../domain/contract/sampling.ts';
import type { Json } from '../../domain/lib/json.ts';
import { canonical } from '../../domain/log/canonical.ts';
import { asksOf } from '../../domain/match/clock/questions.ts';
import { few, isOfBoard, plain, shownKinds, standing } from '../../site/src/grammar/answers.ts';
import { clicked, isCardAlone, turnedTo } from '../../site/src/grammar/clicks.ts';
import { hands } from '../../site/src/grammar/in-hand.ts';
import { isOneClick, isReversible, sentAtOnce, targeted, targetIn } from '../../site/src/grammar/meaning.ts';
import { finished, narrow, next, pointed, type Step } from '../../site/src/grammar/narrow.ts';
import { isOnBoard, keyOf, type Leaf, type Name, type Node, nameOf, nameOfValue } from '../../site/src/grammar/node.ts';
import { openSlots } from '../../site/src/grammar/partial.ts';
import { leaving, lit, valuesIn } from '../../site/src/grammar/pointing.ts';
import { readBack } from '../../site/src/grammar/read-back.ts';
import { pathKey, type Row, rowsOf } from '../../site/src/grammar/rows.ts';
import { shared } from '../../site/src/grammar/shared.ts';
import { keyOfRow, roomFor, sheetIn, sheetRows } from '../../site/src/grammar/sheet.ts';
import { marksOf, withCards } from '../../site/src/table/board/asked.ts';
import type { Entry } from '../kit/entry.ts';
import { sampleSize } from '../kit/long.ts';
import { playRandom } from '../kit/play.ts';
import { type Below, random } from '../kit/random.ts';
import { ENTRIES } from '../kit/registry.ts';
import { valueAt, wanted } from './wanted.ts';

// The table knows no game: everything that a grammar admits can be chosen by clicking what is lit, and by the controls
// that are shown.

const QUESTIONS = sampleSize(40, 150);

/** Open questions of fresh random matches. */
function* questionsOf({ game, ...entry }: Entry) {
  for (let seed = 7000, count = 0; ; seed++) {
    for (const match of playRandom(game, seed, entry).matches.filter(({ status }) => status === 'playing')) {
      for (const { seat } of asksOf(game, match)) {
        if (count++ === QUESTIONS) return;
        yield game.legal(game.view(match.state, [seat]), seat);
      }
    }
  }
}

/** A sheet without one entry is written entry by entry. */
function unreached(legal: Node, command: Json): Json | undefined {
  const sheet = sheetIn(legal);
  if (sheet === undefined) return wanted(rowsOf(legal), command) === undefined ? command : undefined;
  const written: { [key: string]: Json } = {};
  for (const [key, order] of Object.entries(valueAt(command, [sheet.field]) as { readonly [key: string]: Json })) {
    const room = roomFor(sheet.map, written);
    const rows = sheetRows(sheet.map).filter((row) => room.isFree(keyOfRow(row)));
    if (
      wanted(
        rows.filter((row) => keyOfRow(row) === key),
        order,
      ) === undefined
    )
      return { [key]: order };
    written[key] = order;
  }
  return undefined;
}

describe.each(ENTRIES)('the commands of $game.id', (entry) => {
  it('can all be chosen by what is lit and shown', { timeout: 3_600_000 }, () => {
    const below: Below = random(9000);
    const [lost, unread]: [string[], string[]] = [[], []];
    let count = 0;
    for (const legal of questionsOf(entry)) {
      const command = sample(legal, below);
      if (command === undefined) continue;
      count++;
      const rest = unreached(legal as Node, command);
      if (rest !== undefined) lost.push(keyOf(rest));
      // The other way round: a player who is told the command of another reads it in the words of the choices.
      const sent = { legal, command } as unknown;
      const read = JSON.parse(canonical(sent as Json)) as { readonly legal: Node; readonly command: Json };
      if (sheetIn(read.legal) === undefined && readBack(rowsOf(read.legal), read.command) === undefined)
        unread.push(keyOf(read.command));
    }
    expect(count).toBeGreaterThan(QUESTIONS / 2);
    expect(lost).toEqual([]);
    expect(unread).toEqual([]);
  });
});

/** The steps on the way to a command, as far as each click. */
const prefixes = (steps: readonly Step[]): readonly (readonly Step[])[] =>
  steps.slice(0, -1).map((_, i) => steps.slice(0, i + 1));

describe('a click', () => {
  it.each(ENTRIES)(
    'sends nothing in $game.id but what can be taken back, and nothing on the way to another command',
    { timeout: 3_600_000 },
    (entry) => {
      const below: Below = random(9100);
      const wrong: string[] = [];
      let sent = 0;
      for (const legal of questionsOf(entry)) {
        if (sheetIn(legal as Node) !== undefined) continue;
        const rows = rowsOf(legal as Node);
        const command = sample(legal, below);
        const way = command === undefined ? undefined : wanted(rows, command);
        if (way === undefined) continue;
        for (const steps of [...prefixes(way.taken), way.taken]) {
          const whole = sentAtOnce(narrow(rows, steps));
          if (whole === undefined) continue;
          sent++;
          const isMeant = steps.length === way.taken.length && keyOf(whole.command) === keyOf(command!);
          if (!isMeant || !isReversible(whole.partial)) wrong.push(keyOf(whole.command));
        }
        // A target whose command cannot be taken back is never sent by the click that names it.
        const target = targeted(way);
        if (target !== undefined && !isReversible(target.partial) && sentAtOnce(way) !== undefined)
          wrong.push(keyOf(target.command));
      }
      expect(wrong).toEqual([]);
      if (entry.game.id === 'napoleonics') expect(sent).toBeGreaterThan(10);
    },
  );

  it.each(ENTRIES)(
    'on another piece leaves a written order of $game.id as it is, and begins with that piece',
    { timeout: 3_600_000 },
    (entry) => {
      const below: Below = random(9200);
      const changed: string[] = [];
      let count = 0;
      for (const legal of questionsOf(entry)) {
        const sheet = sheetIn(legal as Node);
        if (sheet === undefined || (sheet.map.kind ?? 'piece') !== 'piece') continue;
        const rows = sheetRows(sheet.map);
        const keys = Object.keys(sheet.map.entries);
        for (const key of keys) {
          const first: Step = { is: 'name', name: nameOf('piece', key) };
          const targets = [...lit(narrow(rows, [first]).partials)];
          const target = targets[below(Math.max(1, targets.length))];
          if (target === undefined) continue;
          const { partials, taken } = narrow(rows, [first, { is: 'name', name: target }]);
          if (finished(partials).length === 0) continue;
          for (const other of keys.filter((each) => each !== key)) {
            const names = [nameOf('piece', other), nameOf('space', other)];
            const next = clicked(rows, { taken, isWritten: true }, names);
            count++;
            if (target === names[0]) continue;
            if (next?.length !== 1 || next[0]?.is !== 'name' || next[0].name !== names[0])
              changed.push(`${key} ${target} ${other}`);
          }
        }
      }
      expect(changed).toEqual([]);
      if (entry.game.id === 'diplomacy') expect(count).toBeGreaterThan(100);
    },
  );

  it('on a place is a target of the piece in hand, and on another piece takes that one in hand', () => {
    const row = (piece: string, to: readonly string[]): Node => ({
      is: 'fields',
      label: 'move',
      fields: {
        type: { is: 'const', value: 'move' },
        piece: { is: 'const', kind: 'piece', value: piece },
        to: { is: 'oneOf', kind: 'space', of: to.map((value) => ({ is: 'const', value })) },
      },
      order: ['piece', 'to'],
      reversible: true,
    });
    const rows = rowsOf({ is: 'oneOf', of: [row('a', ['e5', 'e6']), row('b', ['e6', 'e7'])] });
    expect(hands(rows, [])).toEqual(['piece:a', 'piece:b']);
    expect(hands(rows, ['piece:b', 'piece:a']), 'in the order of the orders').toEqual(['piece:b', 'piece:a']);
    const hand = 'piece:b';
    const a: Step = { is: 'name', name: 'piece:a' };
    expect(clicked(rows, { taken: [], hand }, ['space:e6'])).toEqual([
      { is: 'name', name: hand },
      { is: 'name', name: 'space:e6' },
    ]);
    expect(clicked(rows, { taken: [], hand }, ['piece:a', 'space:d5'])).toEqual([a]);
    // A leader could join the unit in that place; the unit can still move itself, and is meant.
    expect(clicked(rows, { taken: [], hand }, ['piece:a', 'space:e6']), 'a unit in reach').toEqual([a]);
    const done = narrow(rows, [a, { is: 'name', name: 'space:e5' }]);
    expect(sentAtOnce(done)?.command).toEqual({ type: 'move', piece: 'a', to: 'e5' });
    // An order of a piece alone is never taken in hand: its click would send it.
    const order: Node = {
      is: 'fields',
      label: 'order',
      fields: { type: { is: 'const', value: 'order' }, piece: { is: 'const', kind: 'piece', value: 'a' } },
    };
    expect(hands(rowsOf(order), [])).toEqual([]);
  });
});

describe('a click on a unit of the player in reach of the chosen unit', () => {
  const move = (to: string): Node => ({
    is: 'fields',
    label: 'move',
    fields: { order: { is: 'const', value: 'move' }, to: { is: 'const', kind: 'space', value: to } },
  });
  const support = (of: string): Node => ({
    is: 'fields',
    label: 'support',
    fields: { order: { is: 'const', value: 'support' }, of: { is: 'const', kind: 'piece', value: of } },
  });
  const entries = {
    vie: { is: 'oneOf', of: [move('bud'), support('bud'), support('ser')] },
    bud: { is: 'oneOf', of: [move('ser')] },
  };
  const rows = sheetRows({ is: 'map', kind: 'piece', min: 0, max: 2, entries } as unknown as Leaf<'map'>);
  const vienna: Step = { is: 'name', name: 'piece:vie' };
  const at: readonly Name[] = ['piece:bud', 'space:bud'];
  const none = (): boolean => false;

  it('means that unit as long as it has no order', () => {
    expect(turnedTo(rows, [vienna], at, none)).toBe('piece:bud');
    expect(
      turnedTo(rows, [vienna], at, (name) => name === 'piece:bud'),
      'one that has an order',
    ).toBeUndefined();
  });

  it('means a target once the kind of order is chosen, and where the unit is of another player', () => {
    expect(turnedTo(rows, [vienna, { is: 'label', label: 'support' }], at, none)).toBeUndefined();
    expect(turnedTo(rows, [vienna], ['piece:ser'], none)).toBeUndefined();
    expect(turnedTo(rows, [], at, none)).toBeUndefined();
  });
});

describe('the last command that is left', () => {
  const fire: Node = {
    is: 'fields',
    label: 'fire',
    fields: {
      type: { is: 'const', value: 'fire' },
      unit: { is: 'const', kind: 'piece', value: 'a' },
      target: { is: 'const', kind: 'piece', value: 'x' },
    },
    order: ['unit', 'target'],
  };
  const done: Node = { is: 'fields', label: 'End turn', fields: { type: { is: 'const', value: 'done' } } };
  const name = (of: Name): Step => ({ is: 'name', name: of });

  it.each([
    { what: 'alone', rows: rowsOf(fire) },
    { what: 'beside the end of the turn', rows: rowsOf({ is: 'oneOf', of: [fire, done] }) },
  ])('$what: its piece has a target to point at, and both clicks make it whole', ({ rows }) => {
    expect(hands(rows, [])).toEqual(['piece:a']);
    const held = narrow(rows, [name('piece:a')]);
    expect([...lit(held.partials)]).toEqual(['piece:x']);
    expect(targeted(held)).toBeUndefined();
    const steps = clicked(rows, { taken: [], hand: 'piece:a' }, ['piece:x', 'space:f6']);
    const whole = narrow(rows, steps ?? []);
    expect(targeted(whole)?.command).toEqual({ type: 'fire', unit: 'a', target: 'x' });
    expect(targetIn(whole)).toBe('piece:x');
  });

  it('no button of the bar names a target; what ends the question stays in the bar', () => {
    const rows = rowsOf({ is: 'oneOf', of: [fire, done] });
    const barOf = (steps: readonly Step[]) => plain(narrow(rows, steps)).filter(({ partial }) => !isOfBoard(partial));
    expect(barOf([]).map(({ command }) => command)).toEqual([{ type: 'done' }]);
    const steps = [name('piece:a'), name('piece:x')];
    expect(barOf(steps)).toEqual([]);
    expect(plain(narrow(rows, steps)).length).toBe(1);
    expect(standing(rows).map(({ command }) => command)).toEqual([{ type: 'done' }]);
  });

  it('a single place, as of a retreat, is a target: a second click on it sends', () => {
    const to = (value: string): Node => ({ is: 'const', kind: 'space', value });
    const rows = rowsOf({
      is: 'fields',
      label: 'retreat',
      fields: { type: { is: 'const', value: 'retreat' }, to: { is: 'oneOf', of: [to('e5'), to('e6')], kind: 'space' } },
    } as Node);
    const once = narrow(rows, [name('space:e5')]);
    expect(targeted(once)?.command).toEqual({ type: 'retreat', to: 'e5' });
    expect([targetIn(once), isOneClick(once), sentAtOnce(once)]).toEqual(['space:e5', true, undefined]);
  });
});

describe('a card in the hand', () => {
  it('that is chosen leaves the others lit; to take another one loses nothing', () => {
    const play: Node = {
      is: 'fields',
      label: 'play',
      fields: {
        type: { is: 'const', value: 'play' },
        card: { is: 'oneOf', kind: 'card', of: ['A', 'B'].map((value) => ({ is: 'const', value })) },
      },
    };
    const rows = rowsOf(play);
    const chosen = narrow(rows, [{ is: 'name', name: 'card:A' }]);
    expect(isCardAlone(chosen.taken)).toBe(true);
    expect([...withCards(marksOf(undefined, chosen), rows)]).toEqual([
      ['card:A', 'picked'],
      ['card:B', 'lit'],
    ]);
    expect(clicked(rows, { taken: chosen.taken }, ['card:B'])).toEqual([{ is: 'name', name: 'card:B' }]);
  });
});

describe('values with a name', () => {
  const isNamed = ({ kind }: { readonly kind?: string }): boolean => isOnBoard(kind) || kind === 'card';

  it.each(ENTRIES)(
    'can be pointed at in $game.id, be it called by words or by numbers',
    { timeout: 3_600_000 },
    (entry) => {
      const kinds = new Set<string>();
      const dark: string[] = [];
      for (const legal of questionsOf(entry)) {
        const sheet = sheetIn(legal as Node);
        const rows = sheet === undefined ? rowsOf(legal as Node) : sheetRows(sheet.map);
        const { partials } = narrow(rows, []);
        const names = lit(partials);
        for (const slot of partials.flatMap((partial) => openSlots(partial).slice(0, 1)).filter(isNamed))
          for (const value of valuesIn(slot)) {
            const name = nameOfValue(slot.kind ?? '', value);
            if (name === undefined) continue;
            kinds.add(`${slot.kind} ${typeof value}`);
            if (!names.has(name) || pointed(rows, [], [name]) === undefined) dark.push(name);
          }
      }
      expect(dark).toEqual([]);
      const { id } = entry.game;
      if (id === 'kutuzov') expect(kinds).toContain('card number');
      else expect(kinds).toContain(id === 'duel' ? 'space number' : 'piece string');
    },
  );

  it('is put on a list by pointing at it, as cards are that are discarded, and taken off again', () => {
    const discard: Node = {
      is: 'fields',
      fields: {
        type: { is: 'const', value: 'discard' },
        cards: { is: 'pick', kind: 'card', values: [7, 32, 50], min: 2, max: 2 },
      },
    };
    const rows = rowsOf(discard);
    const steps: readonly Step[] = [32, 7].map((card) => ({ is: 'name', name: nameOf('card', card) }));
    expect([...lit(narrow(rows, []).partials)]).toEqual(['card:7', 'card:32', 'card:50']);
    expect(finished(narrow(rows, steps.slice(0, 1)).partials)).toEqual([]);
    const { partials } = narrow(rows, steps);
    expect(finished(partials).map(({ command }) => command)).toEqual([{ type: 'discard', cards: [32, 7] }]);
    expect(leaving(partials[0]!, 'card:7')).toEqual({ path: 'cards', rest: [32] });
    expect(pointed(rows, steps, ['card:50'])).toEqual([{ is: 'name', name: 'card:50' }]);
  });
});

describe('choices that a person need not make', () => {
  const space = (value: string): Node => ({ is: 'const', kind: 'space', value });
  const sp = (max: number): Node => ({
    is: 'fields',
    fields: { FN: { is: 'int', min: 1, max, start: max } },
    optional: ['FN'],
  });
  const march = (to: string, max: number): Node => ({
    is: 'fields',
    label: 'move',
    fields: { type: { is: 'const', value: 'move' }, to: space(to), sp: sp(max) },
  });
  const commandsOf = (...args: Parameters<typeof narrow>) =>
    finished(narrow(...args).partials).map(({ command }) => command);
  const toKiev: Step = { is: 'name', name: 'space:kiev' };
  const shownOf = (rows: readonly Row[], steps: readonly Step[]) => {
    const { partials, taken } = narrow(rows, steps);
    return shared(partials, taken, next(partials).open[0]?.slot).map(({ path }) => pathKey(path));
  };
  const toMoscow: Step = { is: 'name', name: 'space:moscow' };

  it('soldiers begin at as many as can go, once it is clear where; a player who takes them away has none', () => {
    const rows = rowsOf({ is: 'oneOf', of: [march('moscow', 6), march('kiev', 3)] });
    expect(commandsOf(rows, [toMoscow])).toEqual([{ type: 'move', to: 'moscow', sp: { FN: 6 } }]);
    const none: Step = { is: 'value', path: 'sp/FN', value: undefined };
    expect(commandsOf(rows, [toMoscow, none])).toEqual([{ type: 'move', to: 'moscow', sp: {} }]);
  });

  it('asks for leaders and for soldiers where either may be meant', () => {
    const piece = (fields: { readonly [name: string]: Node }): Node => ({
      is: 'fields',
      label: 'deploy',
      fields: { type: { is: 'const', value: 'deploy' }, piece: { is: 'fields', fields } },
    });
    const among = (...values: readonly (string | number)[]): Node => ({
      is: 'oneOf',
      kind: 'answer',
      of: values.map((value) => ({ is: 'const', value })),
    });
    const rows = rowsOf({
      is: 'oneOf',
      of: [piece({ leader: among('ney', 'davout') }), piece({ nation: among('FN', 'PR'), sp: among(1, 2) })],
    });
    expect(
      next(narrow(rows, []).partials).open.map(({ slot, choices }) => [pathKey(slot.path), choices.length]),
    ).toEqual([
      ['piece/leader', 2],
      ['piece/nation', 2],
    ]);
  });

  const party = (node: Node): Node => ({ ...node, kind: 'party' });
  const counted = (node: { readonly max: number; readonly least: number }): Node => ({
    is: 'map',
    kind: 'count',
    min: node.least,
    max: 1,
    entries: { FN: { is: 'int', min: 1, max: node.max, start: node.max } },
  });
  const goes = (fields: { readonly [name: string]: Node }, optional: readonly string[] = []): Node => ({
    is: 'fields',
    label: 'go',
    fields: { type: { is: 'const', value: 'go' }, ...fields },
    order: ['leaders', 'sp', 'to', 'attack'],
    optional: [...optional],
  });

  it('several leaders who may go, with or without soldiers, or soldiers alone: each party can be chosen', () => {
    const leaders = party({ is: 'pick', values: ['ney', 'davout'], min: 1, max: 2 });
    const nobody = party({ is: 'const', value: [] });
    const legal: Node = {
      is: 'oneOf',
      of: [
        goes({ leaders, sp: counted({ least: 0, max: 3 }), to: space('kiev') }),
        goes({ leaders: nobody, sp: counted({ least: 1, max: 3 }), to: space('kiev') }),
      ],
    };
    for (const [who, sp] of [
      [['ney'], { FN: 3 }],
      [['davout'], {}],
      [['ney', 'davout'], { FN: 1 }],
      [[], { FN: 2 }],
    ] as const)
      expect(wanted(rowsOf(legal), { type: 'go', leaders: [...who], sp, to: 'kiev' })).toBeDefined();
    // Nobody alone goes nowhere, and of three at most two are a party of two.
    expect(wanted(rowsOf(legal), { type: 'go', leaders: [], sp: {}, to: 'kiev' })).toBeUndefined();
    const [slot] =
      rowsOf(goes({ leaders: party({ is: 'pick', values: ['ney', 'davout', 'murat'], min: 2, max: 2 }) }))[0]?.slots ??
      [];
    expect(slot?.of.is === 'choice' && slot.of.choices.map(({ value }) => value)).toEqual([
      ['ney', 'davout'],
      ['ney', 'murat'],
      ['davout', 'murat'],
    ]);
  });

  it('shows a whole kind as a choice beside its button if a player may change its number, and no other whole kind', () => {
    const kind = (label: string, fields: { readonly [name: string]: Node }): Node => ({ is: 'fields', label, fields });
    const halve = (max: number): readonly Row[] =>
      rowsOf({
        is: 'oneOf',
        of: [
          kind('pass', { type: { is: 'const', value: 'pass' } }),
          kind('halve', { type: { is: 'const', value: 'halve' }, resources: { is: 'int', min: 1, max } }),
        ],
      });
    expect(commandsOf(halve(3), [])).toContainEqual({ type: 'halve', resources: 1 });
    expect(shownKinds(narrow(halve(3), []))).toEqual(['halve']);
    expect(wanted(halve(3), { type: 'halve', resources: 2 })?.taken).toEqual([
      { is: 'label', label: 'halve' },
      { is: 'value', path: 'resources', value: 2 },
    ]);
    expect(shownKinds(narrow(halve(1), []))).toEqual([]);
  });

  it('asks which command is meant if one of several complete commands may say more', () => {
    const some = (n: number): Node =>
      goes(
        {
          sp: { is: 'const', kind: 'count', label: `${n} SP`, value: { FN: n } },
          to: space('kiev'),
          attack: { is: 'const', value: true },
        },
        ['attack'],
      );
    const rows = rowsOf({ is: 'oneOf', of: [some(1), some(2)] });
    const { open } = next(narrow(rows, [toKiev]).partials);
    expect(open.map(({ slot, choices }) => [pathKey(slot.path), choices.map(({ label }) => label)])).toEqual([
      ['sp', ['1 SP', '2 SP']],
    ]);
    expect(wanted(rows, { type: 'go', sp: { FN: 2 }, to: 'kiev', attack: true })).toBeDefined();
    expect(commandsOf(rows, [toKiev])).toHaveLength(2);
    // Where nothing more can be said the buttons that send them are the choice.
    const plain = rowsOf({
      is: 'oneOf',
      of: [1, 2].map((n) => goes({ sp: { is: 'const', kind: 'count', value: { FN: n } }, to: space('kiev') })),
    });
    expect(next(narrow(plain, [toKiev]).partials).open).toEqual([]);
  });

  it('of whole commands of one kind, what some of them alone take can be said: soldiers of another nation, a card for later', () => {
    const schwarzenberg = party({ is: 'const', value: ['schwarzenberg'] });
    const plan: Node = { is: 'pick', kind: 'card', values: ['card 84'], min: 0, max: 1 };
    const led = (...nations: readonly (readonly [string, number])[]): Node => {
      const of = nations.map(
        ([nation, max]) => [nation, { is: 'int', kind: 'count', min: 1, max, start: max }] as const,
      );
      const sp: Node = {
        is: 'fields',
        kind: 'count',
        fields: Object.fromEntries(of),
        optional: nations.map(([nation]) => nation),
      };
      return goes({ leaders: schwarzenberg, sp, to: space('kiev'), plan }, ['plan']);
    };
    const rows = rowsOf({ is: 'oneOf', of: [led(['AU', 4]), led(['AU', 3], ['FS', 1])] });
    const go = (sp: { readonly [nation: string]: number }, more: object = {}) =>
      wanted(rows, { type: 'go', leaders: ['schwarzenberg'], sp, to: 'kiev', ...more });
    for (const sp of [{ FS: 1 }, { AU: 3, FS: 1 }, { AU: 4 }, {}]) {
      expect(go(sp)).toBeDefined();
      expect(go(sp, { plan: ['card 84'] })).toBeDefined();
    }
    // Not before it is said where they go: then something else is asked.
    const elsewhere = rowsOf({
      is: 'oneOf',
      of: [led(['AU', 4]), goes({ leaders: schwarzenberg, to: space('brest'), plan }, ['plan'])],
    });
    expect(shownOf(elsewhere, [])).toEqual([]);
    const chosen: Step = { is: 'value', path: 'leaders', value: ['schwarzenberg'] };
    expect(shownOf(rows, [chosen, toKiev])).toEqual(['sp/AU', 'plan', 'sp/FS']);
  });

  it('of some of them alone also where the numbers are no range, or the cards not the same; what was added can be taken away again', () => {
    const go = (sp: { readonly [nation: string]: Node }, cards: readonly string[]) =>
      goes(
        {
          leaders: party({ is: 'const', value: ['yorck'] }),
          sp: { is: 'fields', kind: 'count', fields: sp, optional: Object.keys(sp) },
          to: space('kiev'),
          plan: { is: 'pick', kind: 'card', values: [...cards], min: 0, max: 1 },
        },
        ['plan'],
      );
    const some = (...values: readonly number[]): Node => ({
      is: 'oneOf',
      kind: 'count',
      of: values.map((value) => ({ is: 'const', value, label: `${value} SP` })),
    });
    const upTo = (max: number): Node => ({ is: 'int', kind: 'count', min: 1, max, start: max });
    const rows = rowsOf({
      is: 'oneOf',
      of: [go({ AU: some(1, 2, 4) }, ['card 1']), go({ AU: upTo(3), FS: some(1, 3) }, ['card 1', 'card 2'])],
    });
    const said = (sp: { readonly [nation: string]: number }, plan: readonly string[] = []) =>
      wanted(rows, { type: 'go', leaders: ['yorck'], sp, to: 'kiev', ...(plan.length > 0 && { plan: [...plan] }) });
    for (const sp of [{ AU: 2 }, { AU: 4 }, { AU: 3, FS: 3 }, { FS: 1 }]) expect(said(sp)).toBeDefined();
    expect(said({ AU: 3 }, ['card 2'])).toBeDefined();
    expect(said({ AU: 4 }, ['card 1'])).toBeDefined();
    const whole: readonly Step[] = [{ is: 'value', path: 'leaders', value: ['yorck'] }, toKiev];
    const [slot] = shared(narrow(rows, whole).partials, [], undefined).filter(({ path }) => pathKey(path) === 'sp/AU');
    expect(slot?.of.is === 'choice' && slot.of.choices.map(({ value, label }) => label ?? value)).toEqual([
      '1 SP',
      '2 SP',
      3,
      '4 SP',
    ]);
    const taken: Step = { is: 'value', path: 'sp/FS', value: undefined };
    expect(commandsOf(rows, [...whole, taken, { is: 'value', path: 'sp/AU', value: 4 }])).toMatchObject([
      { sp: { AU: 4 } },
    ]);
  });

  it('few commands that differ in a Power are offered as they are, and to do nothing besides; not where more can be said, or one has begun', () => {
    const lose = (...nations: readonly string[]): Node => ({
      is: 'fields',
      label: 'lose',
      fields: {
        type: { is: 'const', value: 'lose' },
        nation: { is: 'oneOf', kind: 'power', of: nations.map((value) => ({ is: 'const', value })) },
      },
    });
    const pass = (...optional: readonly string[]): Node => ({
      is: 'fields',
      fields: { type: { is: 'const', value: 'pass' }, for: { is: 'const', value: 'move' } },
      optional: [...optional],
    });
    const commands = (...of: readonly Node[]) =>
      few(narrow(rowsOf({ is: 'oneOf', of: [...of] }), []))?.map(({ command }) => command);
    const ofNation = (nation: string) => ({ type: 'lose', nation });
    expect(commands(lose('FN', 'FS'))).toEqual([ofNation('FN'), ofNation('FS')]);
    expect(commands(lose('FN', 'FS', 'AU'), pass())).toEqual([
      ofNation('FN'),
      ofNation('FS'),
      ofNation('AU'),
      { type: 'pass', for: 'move' },
    ]);
    expect(commands(lose('FN', 'FS', 'AU', 'PR'))).toBeUndefined();
    expect(commands(lose('FN', 'FS'), pass('for'))).toBeUndefined();
    const yesOrNo: Node = {
      is: 'fields',
      label: 'retire',
      fields: { retire: { is: 'oneOf', of: [true, false].map((value) => ({ is: 'const', value })) } },
    };
    expect(commands(yesOrNo)).toBeUndefined();
    const numbered: Node = { is: 'fields', label: 'halve', fields: { resources: { is: 'int', min: 1, max: 2 } } };
    expect(commands(numbered)).toBeUndefined();
    expect(commands(lose('FN', 'FS'), { ...lose('FN'), label: 'drop' })).toBeUndefined();
    expect(commands(lose('FN'))).toBeUndefined();
    expect(
      commands({
        is: 'fields',
        fields: {
          stance: {
            is: 'oneOf',
            kind: 'answer',
            of: [
              { is: 'const', value: 'high' },
              { is: 'const', value: 'low' },
            ],
          },
        },
      }),
    ).toBeUndefined();
    const withCard: Node = { is: 'fields', fields: { card: { is: 'const', kind: 'card', value: 'card 3' } } };
    expect(commands(lose('FN', 'FS'), withCard)).toBeUndefined();
    const begun = narrow(rowsOf(lose('FN', 'FS')), [{ is: 'label', label: 'lose' }]);
    expect(few(begun)).toBeUndefined();
  });
});
