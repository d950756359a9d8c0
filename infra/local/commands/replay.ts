import type { Fieldpost } from '../../../client/src/index.ts';
import { askOf } from '../../../domain/diplomacy/asks.ts';
import { unitName } from '../../../domain/diplomacy/map/provinces.ts';
import { type Phase, POWERS, type Power, type Season } from '../../../domain/diplomacy/map/vocabulary.ts';
import type { View } from '../../../domain/diplomacy/view.ts';
import { sure } from '../../../domain/lib/sure.ts';

type ByPower<T> = { readonly [power in Power]?: T };

/** One phase of a recorded game: its orders, and the board after it; `centresAfter` if centres changed hands. */
interface RecordedPhase {
  readonly season: Season;
  readonly year: number;
  readonly phase: Phase;
  readonly orders: ByPower<readonly string[]>;
  readonly unitsAfter: ByPower<readonly string[]>;
  readonly centresAfter?: ByPower<readonly string[]>;
}

export interface RecordedGame {
  readonly id: string;
  readonly phases: readonly RecordedPhase[];
}

interface Replayed {
  readonly game: string;
  /** Number of positions that were compared with the record. */
  readonly compared: number;
  readonly differences: readonly string[];
  readonly commands: number;
  readonly status: string;
}

/**
 * Replays a recorded game over HTTP. `clients` hold the seven powers and give the recorded orders, and every position
 * is compared with the record. A game without an end in the record ends by an agreed draw.
 */
export async function replay(clients: ByPower<Fieldpost>, record: RecordedGame): Promise<Replayed> {
  const of = (power: Power): Fieldpost => sure(clients[power], `client of ${power}`);
  const host = of('austria');
  const { game } = await host.createGame({ body: { of: 'diplomacy', title: `Replay of ${record.id}` } });
  for (const power of POWERS) await of(power).takeSeat({ game, body: { seat: power } });
  await host.startGame({ game });

  const differences: string[] = [];
  let compared = 0;
  let commands = 0;
  let view = await viewOf(host, game);
  let centres = centresOf(view);
  const phases = [...record.phases];
  for (let phase = phases.shift(); phase !== undefined; phase = phases.shift()) {
    const ask = askOf(phase);
    const asked = POWERS.filter((power) => view.seats[power]?.asked);
    commands += asked.length;
    const sheets = phase.orders;
    await Promise.all(
      asked.map((power) =>
        of(power).postAction({ game, body: { ask, written: { orders: [...(sheets[power] ?? [])] } } }),
      ),
    );
    view = await viewOf(host, game);
    // Phases without choices are resolved together with the previous one.
    const passed = phases.splice(
      0,
      Math.max(
        0,
        phases.findIndex((next) => askOf(next) === view.ask),
      ),
    );
    for (const each of [phase, ...passed]) centres = each.centresAfter ?? centres;
    compared++;
    differences.push(...differencesOf(ask, view, (passed.at(-1) ?? phase).unitsAfter, centres));
  }
  return { game, compared, differences, commands, status: await finish(of, game, view) };
}

async function finish(of: (power: Power) => Fieldpost, game: string, view: View): Promise<string> {
  if (view.winner === undefined) {
    for (const power of POWERS.filter((each) => (view.seats[each]?.units ?? 0) > 0))
      await of(power).castVote({ game, kind: 'draw', body: { vote: true } });
  }
  const { status, outcome } = await of('austria').getGame({ game });
  return `${status}: ${outcome?.how}`;
}

async function viewOf(client: Fieldpost, game: string): Promise<View> {
  const state = await client.getState({ game });
  if (state.of !== 'diplomacy') throw new Error(`it is a game of ${state.of}`);
  return state.view as View;
}

function differencesOf(
  when: string,
  view: View,
  units: ByPower<readonly string[]>,
  centres: ByPower<readonly string[]>,
): readonly string[] {
  const held = centresOf(view);
  return POWERS.flatMap((power) => {
    const here = view.units.filter((unit) => unit.power === power).map(unitName);
    return [
      ...unlike(`after ${when}, units of ${power}`, here, units[power]),
      ...unlike(`after ${when}, centres of ${power}`, held[power], centres[power]),
    ];
  });
}

const centresOf = ({ centres }: View): ByPower<readonly string[]> =>
  Object.fromEntries(
    POWERS.map((power) => [power, Object.keys(centres).filter((centre) => centres[centre] === power)]),
  );

function unlike(what: string, here: readonly string[] = [], recorded: readonly string[] = []): readonly string[] {
  const [mine, theirs] = [here, recorded].map((names) => [...names].sort().join(', '));
  return mine === theirs ? [] : [`${what}: here ${mine}; recorded ${theirs}`];
}
