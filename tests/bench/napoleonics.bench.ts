import { gzipSync } from 'node:zlib';
import { type Chance, chanceOf } from '../../domain/contract/chance.ts';
import type { Json } from '../../domain/lib/json.ts';
import { canonical } from '../../domain/log/canonical.ts';
import { napoleonics } from '../../domain/napoleonics/index.ts';
import { battleOf } from '../../domain/napoleonics/scenarios/index.ts';
import type { Command } from '../../domain/napoleonics/state/commands.ts';
import type { State } from '../../domain/napoleonics/state/state.ts';
import { eager } from '../kit/eager.ts';
import { random, seedOf } from '../kit/random.ts';
import { seated } from '../kit/table.ts';
import { against, measured, type Row } from './measure.ts';

const { initial, setup, asks, view, legal, decide, evolve, outcome } = napoleonics;
const WATERLOO = '015';

interface Step {
  readonly state: State;
  readonly seat: string;
  readonly command: Command;
}

/** Waterloo played eagerly at random, up to its end or the given number of commands; the same each time. */
function played(number: number, most = Number.POSITIVE_INFINITY): readonly Step[] {
  const below = random(number);
  const chance = chanceOf(seedOf(number), {});
  const options = { battle: battleOf(WATERLOO) };
  let state = setup(initial(options), chance).reduce(evolve, initial(options));
  const steps: Step[] = [];
  while (outcome(state) === undefined && steps.length < most) {
    const { seat } = asks(state)[0]!;
    const command = eager(legal(view(state, [seat]), seat), below) as unknown as Command;
    steps.push({ state, seat, command });
    state = moved({ state, seat, command }, chance);
  }
  return steps;
}

function moved({ state, seat, command }: Step, chance: Chance): State {
  const decided = decide(state, seat, command, chance);
  if (!decided.ok) throw new Error(decided.error.detail);
  return decided.value.reduce(evolve, state);
}

/** What the rules cost on one core, at Waterloo, the largest of the battles. */
export async function benchNapoleonics(): Promise<readonly Row[]> {
  const steps = played(1);
  const [first] = steps;
  const opening = Array.from({ length: 20 }, (_, n) => played(n + 1, 12)).flat();
  const views = opening
    .filter(({ state }) => state.turn <= 2)
    .map(({ state, seat }) => [view(state, [seat]), seat] as const);
  const chance = chanceOf(seedOf(1), {});

  const copy = await measured('a JSON round trip of a state', 5_000, 500, () =>
    JSON.parse(JSON.stringify(first!.state)),
  );
  const choices = await measured('Napoleonics: legal in the first turns of Waterloo', 5_000, 500, (i) =>
    legal(...views[i % views.length]!),
  );
  const commands = await measured('Napoleonics: a command through decide and evolve, Waterloo', 5_000, 500, (i) =>
    moved(steps[i % steps.length]!, chance),
  );
  const battles = await measured(`Napoleonics: Waterloo at random to its end, ${steps.length} commands`, 10, 1, () =>
    played(1),
  );
  return [against(choices, copy, 2), against(commands, copy), against(battles, copy)];
}

/** What a whole game takes to keep, in bytes. */
export interface SizeRow {
  readonly game: string;
  readonly commits: number;
  readonly log: number;
  readonly gzip: number;
  /** The newest position, as a snapshot holds it. */
  readonly snapshot: number;
}

/** Waterloo as a match of two people, from the lobby to the victory. */
export function sizesOfNapoleonics(): SizeRow {
  const table = seated(napoleonics, { options: { scenario: WATERLOO } });
  const below = random(1);
  while (table.match.status === 'playing') {
    const { seat } = table.waited()[0]!;
    table.act(seat, eager(legal(view(table.match.state as unknown as State, [seat]), seat), below)!);
  }
  const log = table.commits.map((commit) => `${canonical(commit as unknown as Json)}\n`).join('');
  return {
    game: 'Napoleonics: Waterloo',
    commits: table.commits.length,
    log: Buffer.byteLength(log),
    gzip: gzipSync(log).length,
    snapshot: Buffer.byteLength(JSON.stringify(table.match)),
  };
}
