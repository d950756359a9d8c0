import { readdirSync, readFileSync } from 'node:fs';
import type { Published, Told } from '../../../domain/contract/chronicle.ts';
import { diplomacy } from '../../../domain/diplomacy/index.ts';
import { POWERS, type Power } from '../../../domain/diplomacy/map/vocabulary.ts';
import type { Json } from '../../../domain/lib/json.ts';
import type { RecordedGame } from '../../../infra/local/commands/replay.ts';
import { type Opening, open, type Table } from '../../kit/table.ts';

const FOLDER = new URL('../games/', import.meta.url);

/** The twelve games that people and programs played elsewhere. */
export const RECORDED = readdirSync(FOLDER)
  .sort()
  .map((file) => JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as RecordedGame);

/** A match of seven that has started; each seat is held by the person of its name, or by a bot. */
export function seven({
  options = {},
  settings = {},
  bots = [],
}: {
  readonly options?: Json;
  readonly settings?: Opening['settings'];
  readonly bots?: readonly Power[];
} = {}): Table {
  const table = open(diplomacy, { options, settings });
  for (const power of POWERS) bots.includes(power) ? table.seatBot('ann', power) : table.join(power, power);
  return table.start();
}

/** A match in which everybody orders what was ordered in a recorded game, as far as it goes or until it is won. */
export function playedAs({ phases }: RecordedGame, options: Json = {}): Table {
  const table = seven({ options });
  for (const { season, year, phase, orders } of phases) {
    const { position } = table.match.state as never as { position: { season: string; year: number; phase: string } };
    // Some records disband units without a retreat in a separate phase (§12.5).
    if (
      table.match.status === 'over' ||
      position.season !== season ||
      position.year !== year ||
      position.phase !== phase
    )
      continue;
    for (const { seat } of table.waited()) {
      const view = diplomacy.view(table.match.state as never, [seat]);
      const read = diplomacy.read!(view, seat, { orders: orders[seat as keyof typeof orders] ?? [], ready: true });
      if (!read.ok) throw new Error(read.error.detail);
      table.act(seat, read.value.command as Json);
    }
  }
  return table;
}

export const published = (table: Table): readonly Published[] => table.commits.map(({ envelope }) => envelope);

/** What an export of the match is made of, as the service puts it together. */
export const toldOf = (table: Table): Told<never, never> => ({
  game: table.id,
  title: table.match.title,
  version: table.match.v,
  at: table.match.at,
  status: table.match.status === 'over' ? 'over' : 'playing',
  options: table.match.options as never,
  outcome: table.match.outcome,
  commits: published(table),
  start: diplomacy.view(diplomacy.initial(table.match.options as never), []) as never,
  view: diplomacy.view(table.match.state as never, []) as never,
});
