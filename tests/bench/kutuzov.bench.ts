import { gzipSync } from 'node:zlib';
import { chanceOf } from '../../domain/contract/chance.ts';
import { decide } from '../../domain/kutuzov/decide.ts';
import type { Command } from '../../domain/kutuzov/frames/commands.ts';
import { kutuzov } from '../../domain/kutuzov/index.ts';
import { legal } from '../../domain/kutuzov/legal.ts';
import type { State } from '../../domain/kutuzov/state/state.ts';
import { view } from '../../domain/kutuzov/state/view.ts';
import { evolve } from '../../domain/kutuzov/table/evolve.ts';
import type { Json } from '../../domain/lib/json.ts';
import { canonical } from '../../domain/log/canonical.ts';
import { random, seedOf } from '../kit/random.ts';
import { seated } from '../kit/table.ts';
import { eager, play } from './kutuzov-players.ts';
import { against, measured, type Row } from './measure.ts';
import type { SizeRow } from './napoleonics.bench.ts';

/** The whole war, played eagerly at random to its end; the same each time. */
const GAME = { scenario: 1, players: { imperial: eager, tsarist: eager }, seed: 1 };

interface Step {
  readonly state: State;
  readonly seat: string;
  readonly command: Command;
}

/** What the rules cost on one core, in scenario 1, the longest. */
export async function benchKutuzov(): Promise<readonly Row[]> {
  const steps: Step[] = [];
  play({ ...GAME, watch: (state, seat, command) => steps.push({ state, seat, command }) });
  const middle = steps
    .filter(({ state }) => state.turn === 2)
    .map(({ state, seat }) => [view(state, [seat]), seat] as const);
  const chance = chanceOf(seedOf(1), {});
  const moved = ({ state, seat, command }: Step): State => {
    const decided = decide(state, seat, command, chance);
    if (!decided.ok) throw new Error(decided.error.detail);
    return decided.value.reduce(evolve, state);
  };

  const copy = await measured('a JSON round trip of a state', 2_000, 200, () =>
    JSON.parse(JSON.stringify(steps[0]!.state)),
  );
  const choices = await measured('Kutuzov: legal in turn 2 of scenario 1', 5_000, 500, (i) =>
    legal(...middle[i % middle.length]!),
  );
  const commands = await measured('Kutuzov: a command through decide and evolve, scenario 1', 5_000, 500, (i) =>
    moved(steps[i % steps.length]!),
  );
  const games = await measured(`Kutuzov: scenario 1 at random to its end, ${steps.length} commands`, 5, 1, () =>
    play(GAME),
  );
  return [against(choices, copy, 5), against(commands, copy), against(games, copy)];
}

/** A war like that as a match of four people, from the lobby to the victory. */
export function sizesOfKutuzov(): SizeRow {
  const table = seated(kutuzov, { seed: GAME.seed, options: { scenario: GAME.scenario } });
  const below = random(GAME.seed);
  for (let [asked] = table.waited(); asked !== undefined; [asked] = table.waited())
    table.act(
      asked.seat,
      eager(view(table.match.state as unknown as State, [asked.seat]), asked.seat, below) as unknown as Json,
    );
  const log = table.commits.map((commit) => `${canonical(commit as unknown as Json)}\n`).join('');
  return {
    game: 'Kutuzov: scenario 1',
    commits: table.commits.length,
    log: Buffer.byteLength(log),
    gzip: gzipSync(log).length,
    snapshot: Buffer.byteLength(JSON.stringify(table.match)),
  };
}
