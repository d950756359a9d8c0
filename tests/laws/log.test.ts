import { describe, expect, it } from 'vitest';
import { fromBase64url } from '../../domain/lib/hash.ts';
import type { Json } from '../../domain/lib/json.ts';
import { sure } from '../../domain/lib/sure.ts';
import { eventsOf, hashOf } from '../../domain/log/commit.ts';
import type { Commit, Envelope2 } from '../../domain/log/envelope.ts';
import { formOf } from '../../domain/log/forms.ts';
import { audit } from '../../domain/match/audit/audit.ts';
import { commitFor } from '../../domain/match/decide/command.ts';
import type { Actor } from '../../domain/match/desk/desk.ts';
import type { MatchCommand } from '../../domain/match/state/commands.ts';
import { meansOf } from '../kit/engine.ts';
import { frozen } from '../kit/frozen.ts';
import { sampleSize } from '../kit/long.ts';
import { matchesOf } from '../kit/matches.ts';
import { ENTRIES } from '../kit/registry.ts';
import type { Table } from '../kit/table.ts';

// An auditor with the full log of a finished game can check all of it: the chain, every secret against its commitment,
// and every die and card against the seed. The seed was committed to before any player sat down.

const { commitment, salt: saltOf } = formOf(2);

interface Seal {
  readonly to: readonly string[];
  readonly topic: string;
  readonly commitment: string;
}
interface Opened {
  readonly topic: string;
  readonly v: number;
  readonly e: number;
  readonly to?: readonly string[];
  readonly value?: Json;
  readonly salt?: string;
}

const sealAt = (table: Table, v: number, e: number): Seal =>
  table.commits[v - 1]!.envelope.events[e]!.sealed as unknown as Seal;

/** The person, or the machine, that a commit's command came from. */
function actorOf(table: Table, { envelope }: Commit): Actor {
  const [kind, name] = envelope.by.split(':');
  if (kind === 'user') return { user: name! };
  if (kind === 'bot') return 'bots';
  if (kind !== 'seat') return envelope.by as 'clock' | 'house';
  const holder = table.matches[envelope.v - 1]!.chairs.find(({ seat }) => seat === name)?.holder;
  return { user: holder?.kind === 'user' ? holder.user : '' };
}

describe.each(ENTRIES)('the log of $game.id', (entry) => {
  const tables = matchesOf(entry);

  it('is a chain: each commit carries the hash of the one before', () => {
    for (const { commits } of tables) {
      commits.forEach((commit, i) => {
        expect(commit.envelope.v).toBe(i + 1);
        expect(commit.envelope.prev).toBe(commits[i - 1]?.hash ?? '');
        expect(commit.hash).toBe(hashOf(commit.envelope));
        expect(commit.envelope.at).toBeGreaterThanOrEqual(commits[i - 1]?.envelope.at ?? 0);
      });
    }
  });

  it('shows no sealed value in an envelope, and proves each by its commitment', () => {
    let seals = 0;
    for (const table of tables) {
      const seed = fromBase64url(table.match.seed!);
      for (const { envelope, secrets } of table.commits) {
        const places = envelope.events.flatMap(({ sealed }, e) => (sealed === undefined ? [] : [e]));
        expect(secrets.seals.map(({ e }) => e)).toEqual(places);
        for (const { e, value, salt } of secrets.seals) {
          const seal = sealAt(table, envelope.v, e);
          expect(Object.keys(seal).sort()).toEqual(['commitment', 'to', 'topic']);
          expect(seal.commitment).toBe(commitment(salt, value));
          const { game, v, nonce } = envelope as Envelope2;
          expect(salt).toBe(saltOf(seed, { game, v, nonce, place: String(e) }));
          seals++;
        }
        expect(envelope.command).toBe(commitment(secrets.command!.salt, secrets.command!.value));
      }
    }
    expect(seals).toBeGreaterThan(sampleSize(50, 100));
  });

  it('opens a seal with exactly what was sealed', () => {
    let openings = 0;
    for (const table of tables) {
      for (const { envelope, secrets } of table.commits) {
        envelope.events.forEach(({ opens }, e) => {
          ((opens ?? []) as unknown as readonly Opened[]).forEach((open, o) => {
            const seal = sealAt(table, open.v, open.e);
            const shown = open.to === undefined ? open : secrets.opened.find((each) => each.e === e && each.o === o);
            expect(seal.topic).toBe(open.topic);
            expect(seal.commitment).toBe(commitment(shown!.salt!, shown!.value!));
            openings++;
          });
        });
      }
    }
    // Nothing sealed is ever opened in Napoleonics, and little in Kutuzov.
    expect(openings).toBeGreaterThan(
      { napoleonics: -1, kutuzov: sampleSize(10, 20) }[entry.game.id] ?? sampleSize(50, 100),
    );
  });

  it('reveals at the end the seed that the first commit committed to', () => {
    for (const { commits, match } of tables) {
      const [created] = commits[0]!.envelope.events;
      expect(formOf(2).seedCommitment(fromBase64url(match.seed!))).toBe(created!.seedCommitment);
      expect(commits.filter(({ envelope }) => envelope.events.some(({ type }) => type === 'match/ended'))).toEqual([
        commits.at(-1),
      ]);
    }
  });

  // Deciding again draws every die and card again from the seed; with a frozen match it also proves that deciding
  // changes nothing.
  it('comes out again, byte for byte, when every command is decided again', () => {
    for (const table of tables) {
      const seed = fromBase64url(table.match.seed!);
      table.commits.forEach((commit, i) => {
        const { game, at, cmdId, nonce, engine } = commit.envelope as Envelope2;
        const command = commit.secrets.command!.value as unknown as MatchCommand;
        const incoming = { game, by: actorOf(table, commit), at, cmdId, command, nonce };
        const again = commitFor(entry.game, frozen(table.matches[i]!), incoming, seed, { engine, form: 2 });
        expect(again).toEqual({ ok: true, value: commit });
      });
    }
  });

  it('is found faultless by the audit that everyone can run', async () => {
    for (const { commits, game } of tables) {
      expect(await audit(game, commits, true, meansOf(game))).toMatchObject({
        findings: [],
        ok: true,
        complete: true,
        checks: { redecided: commits.length },
      });
    }
  });

  it('counts the draws of every stream, and never back', () => {
    for (const { matches } of tables) {
      matches.slice(1).forEach((match, i) => {
        for (const [stream, count] of Object.entries(matches[i]!.draws))
          expect(match.draws[stream]).toBeGreaterThanOrEqual(count);
      });
    }
  });

  it('holds only commands that the published schemas describe', () => {
    let commands = 0;
    for (const { commits } of tables) {
      for (const { secrets } of commits) {
        const { type, command } = sure(secrets.command, 'command of a commit').value as {
          readonly type: string;
          readonly command?: unknown;
        };
        if (type !== 'act') continue;
        expect(entry.game.schemas.command.safeParse(command)).toMatchObject({ success: true });
        commands++;
      }
    }
    expect(commands).toBeGreaterThan(0);
  });

  it('holds only events that the published schemas describe', () => {
    for (const table of tables) {
      for (const commit of table.commits) {
        for (const event of eventsOf(commit).filter(({ type }) => !type.startsWith('match/'))) {
          expect(entry.game.schemas.event.safeParse(event)).toMatchObject({ success: true });
        }
      }
    }
  });
});
