import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../domain/lib/json.ts';
import { sure } from '../../domain/lib/sure.ts';
import { type Commit, seenBy } from '../../domain/log/commit.ts';
import { audit } from '../../domain/match/audit/audit.ts';
import type { MatchCommand } from '../../domain/match/state/commands.ts';
import { duelEntry } from '../kit/duel-entry.ts';
import { meansOf } from '../kit/engine.ts';
import { ENTRIES } from '../kit/registry.ts';
import { open, refusalOf } from '../kit/table.ts';
import { playedAgainstBots } from './bot-logs.ts';
import { copied, type Draft, remade } from './forger.ts';
import { linesOf } from './logs.ts';
import { verifier } from './python.ts';

// A bot's answer stands in the log like a person's: an audit decides it again without asking the bot.

const ANSWERS: { readonly [game: string]: number } = { duel: 30, diplomacy: 14, napoleonics: 30, kutuzov: 24 };
const optionsOf = ({ options }: (typeof ENTRIES)[number]) => (typeof options === 'function' ? options(1) : options);

const botsIn = (commits: readonly Commit[]): readonly Commit[] =>
  commits.filter(({ envelope }) => envelope.by.startsWith('bot:'));
const commandOf = ({ secrets }: Pick<Commit, 'secrets'>) =>
  sure(secrets.command, 'command').value as unknown as MatchCommand;

describe.each(ENTRIES)('a game of $game.id against bots', (entry) => {
  const table = playedAgainstBots(entry, optionsOf(entry), sure(ANSWERS[entry.game.id], entry.game.id));
  const { commits, game } = table;

  it('holds in an audit, and nothing is wrong with it by the verifier', async () => {
    const report = await audit(game, commits, true, meansOf(game));
    expect(report).toMatchObject({ verdict: 'holds', findings: [], checks: { redecided: commits.length } });
    const python = verifier();
    python.give(linesOf(commits));
    for (const { findings } of await python.said()) expect(findings).toEqual([]);
  });

  it('shows which seat each bot answered for, and what it answered to nobody else', () => {
    const byBots = botsIn(commits);
    expect(byBots.length).toBeGreaterThan(3);
    for (const commit of byBots) {
      const command = commandOf(commit) as Extract<MatchCommand, { type: 'act' }>;
      expect(command).toMatchObject({ type: 'act', ask: commit.envelope.ask });
      expect(commit.envelope.by).toBe(`bot:${command.seat}`);
      expect(game.schemas.command.safeParse(command.command)).toMatchObject({ success: true });
      const own = sure(table.match.chairs[0], 'chair of a person').seat;
      for (const viewer of [[], [own]]) expect(seenBy(commit, viewer).secrets).not.toHaveProperty('command');
      expect(seenBy(commit, [command.seat]).secrets).toHaveProperty('command');
    }
  });
});

describe('an answer in the name of a bot', () => {
  const table = playedAgainstBots(duelEntry, { hits: 3 }, 12);
  const started =
    table.commits.findIndex(({ envelope }) => envelope.events.some(({ type }) => type === 'match/started')) + 1;

  it('is refused for a seat that a person holds, for a closed question, and where it is no answer', () => {
    const live = open(duelEntry.game, { options: { hits: 3 } })
      .join('ann', 'red')
      .seatBot('ann', 'blue')
      .start();
    const answer = {
      type: 'act',
      seat: 'blue',
      ask: live.askOf('blue'),
      command: { type: 'choose', stance: 'low' },
    } as const;
    expect(refusalOf(() => live.send('bots', { ...answer, seat: 'red' }))).toBe('NOT_A_BOT');
    expect(refusalOf(() => live.send('bots', { ...answer, seat: 'green' }))).toBe('NOT_A_BOT');
    expect(refusalOf(() => live.send('bots', { ...answer, ask: 'b99' }))).toBe('STALE_ASK');
    expect(refusalOf(() => live.send('bots', { type: 'vote', seat: 'blue', kind: 'draw', value: true }))).toBe(
      'NOT_YOUR_SEAT',
    );
    live.send('bots', answer);
    expect(refusalOf(() => live.send('bots', answer))).toBe('STALE_ASK');
  });

  /**
   * What an audit finds after a forger, who knows the seed, has changed the first commit of a kind in play and
   * recomputed all else.
   */
  async function foundAfter(
    isFor: (commit: Draft) => boolean,
    change: (commit: Draft, command: JsonObject & { seat: string }) => void,
  ) {
    const log = copied(table.commits);
    const commit = sure(log.slice(started).find(isFor), 'commit');
    change(commit, sure(commit.secrets.command, 'command').value as JsonObject & { seat: string });
    const { findings } = await audit(
      table.game,
      remade(log, table.seed) as unknown as readonly Commit[],
      true,
      meansOf(table.game),
    );
    return findings.map(({ v, code, detail }) => `${v - commit.envelope.v} ${code}: ${detail}`);
  }
  const byAs =
    (by: string) =>
    ({ envelope }: Draft): void => {
      envelope.by = by;
    };
  const isBots = ({ envelope }: Draft): boolean => envelope.by === 'bot:blue';
  const isPersons = ({ envelope }: Draft): boolean => envelope.by === 'seat:red' && envelope.ask !== undefined;

  it('every forgery of it is found by an audit', async () => {
    expect(await foundAfter(isBots, () => undefined)).toEqual([]);
    expect(await foundAfter(isPersons, byAs('bot:red'))).toEqual([
      expect.stringContaining('0 NOT_REPEATABLE: the command is refused: NOT_A_BOT'),
    ]);
    expect(await foundAfter(isBots, byAs('bot:red'))).toEqual(['0 NOT_REPEATABLE: its envelope comes out otherwise']);
    expect(await foundAfter(isBots, byAs('bots'))).toEqual(['0 NOT_REPEATABLE: its envelope comes out otherwise']);
    const toAnother = await foundAfter(isBots, ({ envelope }, command) => {
      Object.assign(command, { ask: 'b99' });
      envelope.ask = 'b99';
    });
    expect(toAnother).toEqual([expect.stringContaining('0 NOT_REPEATABLE: the command is refused: STALE_ASK')]);
  });
});
