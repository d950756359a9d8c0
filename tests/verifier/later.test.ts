import { expect, it } from 'vitest';
import { GAMES } from '../../domain/games/games.ts';
import type { JsonObject } from '../../domain/lib/json.ts';
import type { Commit } from '../../domain/log/commit.ts';
import { auditLines } from '../../infra/local/audit/audit.ts';
import { duel } from '../kit/duel/index.ts';
import { duelEntry } from '../kit/duel-entry.ts';
import { ENGINE_OF_TESTS } from '../kit/engine.ts';
import { rechained } from '../kit/rechained.ts';
import { linesOf, playedTable } from './logs.ts';
import { hasPython, verifier } from './python.ts';

// Logs of form 2 as a later release may write them (docs/log-releases.md): both verifiers of this release never call
// them broken. What is form 3 they refuse.

const games = { ...GAMES, duel: async () => duel };
const honest = linesOf(playedTable(duelEntry, 5, 30).commits);

/** Changes each event of the log; several may stand for one. */
const events =
  (change: (event: JsonObject) => readonly JsonObject[]) =>
  (commit: Commit): Commit => ({
    ...commit,
    envelope: { ...commit.envelope, events: commit.envelope.events.flatMap(change) } as Commit['envelope'],
  });
const inEvent = (type: string, more: (event: JsonObject) => JsonObject) =>
  events((event) => [event.type === type ? { ...event, ...more(event) } : event]);
const envelope =
  (more: JsonObject) =>
  (commit: Commit): Commit => ({ ...commit, envelope: { ...commit.envelope, ...more } as Commit['envelope'] });

/** Appends to the commits in which nothing is drawn or sealed, whose events are counted by their places. */
const atTheEnd =
  (event: JsonObject) =>
  (commit: Commit): Commit => ({
    ...commit,
    envelope: { ...commit.envelope, events: [...commit.envelope.events, event] } as Commit['envelope'],
  });
const withSetting = ({ settings = {} }: JsonObject): JsonObject => ({
  settings: { ...(settings as JsonObject), fog: { is: 'thick' } },
});

const ADDED: { readonly [what: string]: (commit: Commit) => Commit } = {
  'an event of the match': atTheEnd({ type: 'match/saluted', seat: 'nobody', until: 5 }),
  'an event of the game': atTheEnd({ type: 'flag-raised', at: 'e4' }),
  'a key of events': events((event) => [{ ...event, since: '0.9.0' }]),
  'a setting when the game is opened': inEvent('match/created', withSetting),
  'a setting changed in the lobby': inEvent('match/edited', withSetting),
  'a reason to leave': inEvent('match/left', ({ how }) => ({ how: how === 'left' ? 'recalled' : (how ?? 'left') })),
  'a kind of vote': inEvent('match/voted', () => ({ kind: 'armistice' })),
  'another engine': (commit) => envelope({ engine: `${ENGINE_OF_TESTS.slice(0, -1)}A` })(commit),
};

const NEXT_FORM: { readonly [what: string]: (commit: Commit) => Commit } = {
  'a field of the envelope': envelope({ mood: 'high' }),
  'a number of the form': envelope({ form: 3 }),
  'a kind of actor': (commit) => (commit.envelope.v === 3 ? envelope({ by: 'umpire:red' })(commit) : commit),
  'a field of the secrets': (commit) => ({ ...commit, secrets: { ...commit.secrets, key: 'k' } as Commit['secrets'] }),
};

/** The verdict of our audit without engines, its codes, and those of verify.py. */
async function said(changes: readonly ((commit: Commit) => Commit)[]) {
  const logs = changes.map((change) => rechained(honest, change));
  const python = verifier();
  for (const log of logs) python.give(log);
  const theirs = await python.said();
  return Promise.all(
    logs.map(async (log, i) => {
      const means = { games, engines: async () => undefined };
      const { verdict, findings } = await auditLines(log.trimEnd().split('\n'), true, means);
      const ours = [verdict, findings.map(({ code }) => code).slice(0, 1)];
      const { verdict: their, findings: found } = theirs[i] ?? {};
      return { ours, theirs: hasPython ? [their, (found ?? []).map(([, code]) => code).slice(0, 1)] : ours };
    }),
  );
}

it('what a later release may add is passed over, and its decisions are unchecked', async () => {
  expect(honest).toContain('match/edited');
  const found = await said(Object.values(ADDED));
  for (const [i, what] of Object.keys(ADDED).entries())
    expect([what, found[i]]).toEqual([what, { ours: ['unchecked', []], theirs: ['unchecked', []] }]);
});

it('what needs another form is refused', async () => {
  const found = await said(Object.values(NEXT_FORM));
  for (const [i, what] of Object.keys(NEXT_FORM).entries())
    expect([what, found[i]]).toEqual([what, { ours: ['broken', ['BAD_SHAPE']], theirs: ['broken', ['BAD_SHAPE']] }]);
});
