import { GAMES } from '../../domain/games/games.ts';
import { asksOf, isWaited } from '../../domain/match/clock/questions.ts';
import type { MatchCommand } from '../../domain/match/state/commands.ts';
import { viewOf } from '../../domain/match/view/view.ts';
import { createMatches, type Matches } from '../../functions/features/matches/matches.ts';
import { dynamoEventLog } from '../../functions/platform/dynamo/event-log.ts';
import { dynamoViews } from '../../functions/platform/dynamo/lists/views.ts';
import { dynamoVault, oneKey } from '../../functions/platform/dynamo/vault.ts';
import { startDynalite } from '../kit/dynalite.ts';
import { ENGINE_OF_TESTS, nonces } from '../kit/engine.ts';
import { sampleFor } from '../kit/play.ts';
import { random, seedOf } from '../kit/random.ts';
import { SETTINGS, TEXTS } from '../kit/table.ts';
import { metered, NO_UNITS, plus, type Units } from '../kit/units.ts';

/**
 * What one command costs in a match with this number of commits: mean over 20 commands, so that a snapshot is among
 * them.
 */
export interface UnitsRow {
  readonly commits: number;
  /** In a process that has the match in memory. */
  readonly warm: Units;
  /** In a process that sees the match for the first time. */
  readonly cold: Units;
  /** What the projector spends on it. */
  readonly views: Units;
}

const GAME = 'bench';
const SNAPSHOT_EVERY = 20;

/** Diplomacy, seven people sending random orders, on dynalite: the units of a command after each number of commits. */
export async function benchUnits(marks: readonly number[] = [10, 100, 1_000, 10_000]): Promise<UnitsRow[]> {
  const dynamo = await startDynalite();
  const meter = metered(dynamo.client);
  const views = dynamoViews(meter.client, dynamo.tables.views);
  const boot = (): Matches =>
    createMatches({
      log: dynamoEventLog(meter.client, dynamo.tables),
      vault: dynamoVault(meter.client, dynamo.tables.vault, oneKey(new Uint8Array(32))),
      games: GAMES,
      now: () => now,
      randomSeed: () => seedOf(1),
      randomNonce: nonces(),
      engineOf: () => ENGINE_OF_TESTS,
      snapshotKey: async () => new Uint8Array(32),
      pause: async () => undefined,
      snapshotEvery: () => SNAPSHOT_EVERY,
    });

  // A seat that writes sheet after sheet for one phase is limited: ten seconds for each.
  let now = Date.now();
  const below = random(1);
  const matches = boot();
  /** The next seat that is waited for sends its orders, to `process`. Gives back the version. */
  async function play(process = matches): Promise<number> {
    const { game, match } = (await matches.load(GAME))!;
    meter.take();
    const { seat, ask } = asksOf(game, match).find(isWaited)!;
    // Most orders are drafts: a game of this length would otherwise be won.
    const command = { ...(sampleFor(game, match, seat, below) as { type: string }), ready: match.v % 5 === 0 };
    return committed(process, seat, `${ask} ${seat} ${match.v}`, { type: 'act', seat, ask, command });
  }
  async function committed(process: Matches, user: string, cmdId: string, command: MatchCommand): Promise<number> {
    now += 10_000;
    const done = await process.execute({ game: GAME, by: { user }, cmdId, command });
    if (done.is !== 'committed') throw new Error(`${cmdId}: ${done.is}`);
    return done.receipt.version;
  }

  const settings = SETTINGS;
  const options = { rulings: 'rulebook' };
  await committed(matches, 'ann', 'create', { type: 'create', of: 'diplomacy', texts: TEXTS, options, settings });
  for (const { seat } of (await matches.load(GAME))!.match.chairs)
    await committed(matches, seat, `join ${seat}`, { type: 'join', seat });
  let version = await committed(matches, 'ann', 'start', { type: 'start' });

  const rows: UnitsRow[] = [];
  for (const commits of marks) {
    while (version < commits) version = await play();
    const sums = { warm: NO_UNITS, cold: NO_UNITS, views: NO_UNITS };
    for (let n = 0; n < SNAPSHOT_EVERY; n++) {
      version = await play();
      sums.warm = plus(sums.warm, meter.take());
      const { game, match } = (await matches.load(GAME))!;
      meter.take();
      await views.put(viewOf(game, match, 'en'));
      sums.views = plus(sums.views, meter.take());
    }
    for (let n = 0; n < SNAPSHOT_EVERY; n++) {
      version = await play(boot());
      sums.cold = plus(sums.cold, meter.take());
    }
    const mean = ({ requests, reads, writes }: Units): Units => ({
      requests: requests / SNAPSHOT_EVERY,
      reads: reads / SNAPSHOT_EVERY,
      writes: writes / SNAPSHOT_EVERY,
    });
    rows.push({ commits, warm: mean(sums.warm), cold: mean(sums.cold), views: mean(sums.views) });
  }
  await dynamo.stop();
  return rows;
}
