import { diplomacy } from '../../domain/diplomacy/index.ts';
import { POWERS } from '../../domain/diplomacy/map/vocabulary.ts';
import type { Commit } from '../../domain/log/commit.ts';
import { commitFor } from '../../domain/match/decide/command.ts';
import { fold, NOTHING } from '../../domain/match/fold/evolve.ts';
import type { MatchCommand } from '../../domain/match/state/commands.ts';
import type { Match } from '../../domain/match/state/state.ts';
import { SETTINGS, TEXTS } from '../kit/table.ts';
import { against, measured, type Row } from './measure.ts';

const SEED = new Uint8Array(32).fill(7);

/** A log of `n` commits of Diplomacy: seven seats taken, then one sheet after another in Spring 1901. */
export function longLog(n: number): readonly Commit[] {
  const commits: Commit[] = [];
  let match: Match = NOTHING;
  const send = (user: string, command: MatchCommand): void => {
    const made = commitFor(
      diplomacy,
      match,
      { game: 'g0', by: { user }, at: match.v, cmdId: String(match.v), command },
      SEED,
      {
        engine: 'bench',
        form: 1,
      },
    );
    if (!made.ok) throw new Error(made.error.detail);
    commits.push(made.value);
    match = fold(diplomacy, match, made.value);
  };
  send('host', { type: 'create', of: 'diplomacy', texts: TEXTS, options: { rulings: 'rulebook' }, settings: SETTINGS });
  for (const power of POWERS) send(power, { type: 'join', seat: power });
  send('host', { type: 'start' });
  for (let i = 0; commits.length < n; i++) {
    const seat = POWERS[i % POWERS.length]!;
    send(seat, { type: 'act', seat, ask: 'S1901M', command: { type: 'orders', orders: {}, ready: false } });
  }
  return commits;
}

export async function benchLog(): Promise<readonly Row[]> {
  const commits = longLog(1000);
  const text = JSON.stringify(commits);
  const parse = await measured('parsing those 1,000 commits', 50, 5, () => JSON.parse(text));
  const folding = await measured('fold of 1,000 commits', 50, 5, () =>
    commits.reduce((match, commit) => fold(diplomacy, match, commit), NOTHING),
  );
  return [against(folding, parse, 10)];
}
