import { askOf } from '../../../domain/diplomacy/asks.ts';
import { unitName } from '../../../domain/diplomacy/map/provinces.ts';
import { type Phase, POWERS, type Power, type Season } from '../../../domain/diplomacy/map/vocabulary.ts';
import type { View } from '../../../domain/diplomacy/view.ts';
import { sure } from '../../../domain/lib/sure.ts';
import type { Client } from './client.ts';

type ByPower<T> = { readonly [power in Power]?: T };

/** One phase of a recorded game: what was ordered, and what stood on the board after; `centresAfter` where centres changed hands. */
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
  /** Positions compared with the record. */
  readonly compared: number;
  readonly differences: readonly string[];
  readonly commands: number;
  readonly status: string;
}

/**
 * Plays a recorded game over HTTP: `clients` sit down at the seven powers, order what the record orders, and every position is
 * compared with the record. A game that the record leaves unfinished ends by an agreed draw.
 */
export async function replay(clients: ByPower<Client>, record: RecordedGame): Promise<Replayed> {
  const of = (power: Power): Client => sure(clients[power], `client of ${power}`);
  const host = of('austria');
  const { body: created } = await host.post('/v1/games', { of: 'diplomacy', title: `Replay of ${record.id}` });
  const game: string = created.game;
  const at = `/v1/games/${game}`;
  for (const power of POWERS) await of(power).post(`${at}/seats`, { seat: power });
  await host.post(`${at}/start`, {});

  const differences: string[] = [];
  let compared = 0;
  let commands = 0;
  let view = (await host.get(`${at}/state`)).body.view as View;
  let centres = centresOf(view);
  const phases = [...record.phases];
  for (let phase = phases.shift(); phase !== undefined; phase = phases.shift()) {
    const ask = askOf(phase);
    const asked = POWERS.filter((power) => view.seats[power]?.asked);
    commands += asked.length;
    const sheets = phase.orders;
    await Promise.all(asked.map((power) => of(power).post(`${at}/actions`, { ask, written: { orders: [...(sheets[power] ?? [])] } })));
    view = (await host.get(`${at}/state`)).body.view as View;
    // Phases in which nobody has a choice are resolved with the one before.
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
  return { game, compared, differences, commands, status: await finish(of, at, view) };
}

async function finish(of: (power: Power) => Client, at: string, view: View): Promise<string> {
  if (view.winner === undefined) {
    for (const power of POWERS.filter((each) => (view.seats[each]?.units ?? 0) > 0))
      await of(power).put(`${at}/votes/draw`, { vote: true });
  }
  const { body } = await of('austria').get(at);
  return `${body.status}: ${body.outcome?.how}`;
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
  Object.fromEntries(POWERS.map((power) => [power, Object.keys(centres).filter((centre) => centres[centre] === power)]));

function unlike(what: string, here: readonly string[] = [], recorded: readonly string[] = []): readonly string[] {
  const [mine, theirs] = [here, recorded].map((names) => [...names].sort().join(', '));
  return mine === theirs ? [] : [`${what}: here ${mine}; recorded ${theirs}`];
}
