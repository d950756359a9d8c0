import { readFile } from 'node:fs/promises';
import { askOf } from '../../../domain/diplomacy/asks.ts';
import { POWERS, type Power } from '../../../domain/diplomacy/map/vocabulary.ts';
import type { RecordedGame } from '../../../infra/local/commands/replay.ts';
import { type House, lobby } from '../../http/kit.ts';

/** The recorded game that most pictures show. */
const RECORD = 'webdip-cicero-446643';

/** Returns a recorded game of Diplomacy, up to a phase. */
export async function recordOf(phases: number, name = RECORD): Promise<RecordedGame> {
  const file = new URL(`../../diplomacy/games/${name}.json`, import.meta.url);
  const record = JSON.parse(await readFile(file, 'utf8')) as RecordedGame;
  return { ...record, phases: record.phases.slice(0, phases) };
}

/**
 * A game of Diplomacy in which some phases of the record are over. Each seat is held by the person of its name, unless
 * another is named. Returns its path.
 */
export async function diplomacyOf(
  house: House,
  over: number,
  holders: { readonly [power in Power]?: string } = {},
  name = RECORD,
): Promise<string> {
  const holder = (power: Power): string => holders[power] ?? power;
  const path = await lobby(house, { of: 'diplomacy', owner: holder('austria') });
  for (const power of POWERS) await house.as(holder(power)).post(`${path}/seats`, { seat: power });
  await house.as(holder('austria')).post(`${path}/start`);
  for (const phase of (await recordOf(over, name)).phases) {
    for (const power of POWERS)
      await house
        .as(holder(power))
        .post(`${path}/actions`, { ask: askOf(phase), written: { orders: phase.orders[power] ?? [] } });
  }
  return path;
}
