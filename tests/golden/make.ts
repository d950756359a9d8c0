import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { chanceOf } from '../../domain/contract/chance.ts';
import type { Reading } from '../../domain/contract/refusal.ts';
import { bot } from '../../domain/diplomacy/bot/bot.ts';
import { diplomacy } from '../../domain/diplomacy/index.ts';
import { POWERS, type Power } from '../../domain/diplomacy/map/vocabulary.ts';
import type { Json } from '../../domain/lib/json.ts';
import { sure } from '../../domain/lib/sure.ts';
import { canonical } from '../../domain/log/canonical.ts';
import { unlessReleased } from '../../functions/platform/engines/own-engines.ts';
import { nameOwnEngines } from '../../infra/engines/own.ts';
import type { Entry } from '../kit/entry.ts';
import { ENTRIES } from '../kit/registry.ts';
import { open, seated, type Table } from '../kit/table.ts';
import { kindsOf } from './kinds.ts';
import { folderOf, KUTUZOV } from './kutuzov.ts';
import { NAPOLEONICS } from './napoleonics.ts';

// `npm run golden -- logs`: writes the missing golden logs of this release, one for each way a game can end and one for
// each kind of game. An existing one is never written again: it stands for the games that people have finished. Its
// commits name the engines of this code, which must be released: an audit decides it again by them, after any change of
// the code.

type Orders = { readonly [power in Power]?: readonly string[] };

/** Everybody who is asked hands in what is written. */
function turn(table: Table, orders: Orders): Table {
  for (const { seat } of table.waited()) {
    const view = diplomacy.view(table.match.state as never, [seat]);
    const read = diplomacy.read!(view, seat, { orders: [...(orders[seat as Power] ?? [])] });
    if (!read.ok) throw new Error(read.error.detail);
    table.wait(3600).act(seat, (read.value as Reading<Json>).command);
  }
  return table;
}

const OPENING: Orders = {
  austria: ['A vie - gal', 'A bud - ser', 'F tri - alb'],
  france: ['A par - bur', 'A mar S A par - bur', 'F bre - mao'],
  germany: ['A mun - bur', 'A ber - kie', 'F kie - den'],
  russia: ['A war - gal', 'A mos - ukr', 'F sev - bla', 'F stp/sc - bot'],
  turkey: ['F ank - bla', 'A con - bul', 'A smy - con'],
};

const played = (seed: number): Table => turn(seated(diplomacy, { seed, options: { rulings: 'rulebook' } }), OPENING);

/** One of the real games in which a power reaches 18 centres. */
function solo(): Table {
  const { phases } = JSON.parse(readFileSync('tests/diplomacy/games/droidippy-6341.json', 'utf8')) as {
    readonly phases: readonly {
      readonly season: string;
      readonly year: number;
      readonly phase: string;
      readonly orders: Orders;
    }[];
  };
  const table = seated(diplomacy, { seed: 1, options: { rulings: 'rulebook' } });
  for (const { season, year, phase, orders } of phases) {
    const name = `${season === 'spring' ? 'S' : 'F'}${year}${phase.slice(0, 1).toUpperCase()}`;
    if (table.waited()[0]?.ask === name) turn(table, orders);
  }
  return table;
}

function all(table: Table, kind: 'draw' | 'cancel', powers: readonly Power[] = POWERS): Table {
  for (const power of powers) table.vote(power, kind);
  return table;
}

function resigned(): Table {
  const table = played(4);
  for (const power of POWERS) table.leave(power);
  return table;
}

/** Deadlines pass and default answers are given; a bot sits in for a player who left. */
function lapsed(): Table {
  const table = seated(diplomacy, {
    seed: 5,
    options: { rulings: 'datc' },
    settings: { deadlines: { default: 86_400 } },
  });
  turn(table, OPENING).leave('italy').seatBot('ann', 'italy');
  while (!table.waited().some(({ seat }) => seat === 'italy')) table.wait(86_401).tick();
  table.playBot('italy', bot).wait(86_401).tick();
  return all(
    table,
    'draw',
    POWERS.filter((power) => power !== 'italy'),
  );
}

/** Two players: the coin decides which player Italy joins; a last year ends it. */
function lastYear(): Table {
  const table = seated(diplomacy, { seed: 7, options: { rulings: 'rulebook', players: 2, endYear: 1915 } });
  while (table.match.status === 'playing') turn(table, {});
  return table;
}

/**
 * Two people without names, at seats dealt by preference; one plays as the bot would, the other is silent and is
 * granted grace.
 */
function masked(): Table {
  const settings = { anonymous: true, seating: 'preferences', grace: 600, deadlines: { default: 3600 } } as const;
  const table = open(diplomacy, { seed: 8, owner: 'zoe', options: { players: 2 }, settings });
  for (const user of ['ann', 'bob']) table.send({ user }, { type: 'join', preferences: [ALLIES] });
  table.start('zoe');
  while (table.match.status === 'playing') {
    if (!table.waited().some(({ seat }) => seat === ALLIES)) table.wait(3600).tick().wait(600).tick();
    else {
      const view = diplomacy.view(table.match.state as never, [ALLIES]);
      table.act(ALLIES, bot(view, ALLIES, chanceOf(table.seed, {})) as unknown as Json);
    }
  }
  return table;
}
const ALLIES = 'england-france-russia';

const DIPLOMACY: { readonly [name: string]: () => Table } = {
  solo,
  'agreed-draw': () => all(played(2), 'draw'),
  cancelled: () => all(played(3), 'cancel'),
  abandoned: resigned,
  'lapses-and-a-bot': lapsed,
  'last-year-of-two': lastYear,
  'masked-win-of-two': masked,
  'expired-lobby': () =>
    open(diplomacy, { seed: 6, options: { rulings: 'rulebook' } })
      .join('bob', 'italy')
      .wait(60 * 60 * 24 * 7)
      .tick(),
};

const entryOf = (id: string): Entry =>
  sure(
    ENTRIES.find(({ game }) => game.id === id),
    id,
  );

const missing = Object.entries({ diplomacy: DIPLOMACY, napoleonics: NAPOLEONICS, kutuzov: KUTUZOV }).flatMap(
  ([game, ends]) =>
    Object.entries({ ...ends, ...kindsOf(entryOf(game)) })
      .map(([name, make]) => ({ file: `${folderOf(game)}${name}.ndjson`, make }))
      .filter(({ file }) => !existsSync(file)),
);

if (missing.length > 0) {
  await nameOwnEngines();
  unlessReleased();
}
for (const { file, make } of missing) {
  const table = make();
  if (table.match.status !== 'over') throw new Error(`${file} does not end`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, table.commits.map((commit) => `${canonical(commit as unknown as Json)}\n`).join(''));
  console.log(`${file}: ${table.commits.length} commits, ${table.match.outcome?.how}`);
}
