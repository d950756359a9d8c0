import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../domain/games/games.ts';
import { sha256 } from '../../domain/lib/hash.ts';
import { at } from '../../domain/lib/sure.ts';
import type { Engines } from '../../domain/match/audit/deciders.ts';
import { AT_LEISURE } from '../../functions/platform/engines/bounds.ts';
import { enginesIn, releasedIn } from '../../functions/platform/engines/engines.ts';
import { KEPT } from '../../infra/engines/keep.ts';
import { auditLines, linesOfLog } from '../../infra/local/audit/audit.ts';
import { duel } from '../kit/duel/index.ts';
import { ENGINE_OF_TESTS, enginesOfTests } from '../kit/engine.ts';
import { sampleSize } from '../kit/long.ts';
import { sampleFor } from '../kit/play.ts';
import { random } from '../kit/random.ts';
import { seated, type Table } from '../kit/table.ts';
import { forgedOften, PLAYED, served, TIMES } from './forged.ts';
import { renamed, WITH_THE_ENGINE, withAReceipt } from './histories.ts';
import { LOBBIES_WITH_THE_ENGINE } from './lobbies.ts';
import { linesOf, type Played } from './logs.ts';
import { hasPython, verifier } from './python.ts';

// What a verifier without rules cannot know: the engine that decided finds it, or only a receipt or head that a person
// kept.

const games = { ...GAMES, duel: async () => duel };
const UNKNOWN = `${'A'.repeat(42)}E`;
/** An engine that decides the same under another name, as after a release that changed nothing. */
const SAME = sha256('the same engine, released again');
const released = await releasedIn(KEPT);
const ofRelease = (of: string): string => released.find(({ game }) => game === of)?.name ?? UNKNOWN;

const engines: Engines = async (name, of) =>
  (await enginesOfTests(games)(name === SAME ? ENGINE_OF_TESTS : name, of)) ?? enginesIn([KEPT], AT_LEISURE)(name, of);

const house = async (file: string, whole = true, kept?: Parameters<typeof auditLines>[2]) =>
  auditLines(await linesOfLog(file), whole, { games, engines, ...kept });

const others = (of: Played): readonly Played[] => PLAYED.filter(({ game, id }) => game === of.game && id !== of.id);
const headOf = ({ id, commits }: Played, back = 1) => {
  const { envelope, hash } = at(commits, -back);
  return { game: id, version: envelope.v, hash };
};

describe('forgeries that take the rules', () => {
  it(`are broken by the command line and GET /audit, and never hold for verify.py, each kind ${TIMES} times`, async () => {
    const python = verifier();
    const wrong: string[] = [];
    for (const [kind, forge] of Object.entries({ ...WITH_THE_ENGINE, ...LOBBIES_WITH_THE_ENGINE })) {
      for (const [i, { bytes }] of forgedOften(kind, forge).entries()) {
        const report = await house(python.fileOf(python.give(bytes)));
        if (report.verdict !== 'broken') wrong.push(`${kind}: ${report.verdict}`);
        if (i % 5 > 0) continue;
        const answer = await served(bytes);
        if (answer?.verdict !== 'broken') wrong.push(`${kind}: GET /audit ${answer?.status} ${answer?.verdict}`);
      }
    }
    expect(wrong).toEqual([]);
    const verdicts = new Set((await python.said()).map(({ verdict }) => verdict));
    expect([...verdicts].sort()).toEqual(hasPython ? ['broken', 'unchecked'] : []);
  });

  it(`an engine named otherwise: unknown is unchecked, one that decides otherwise is broken, one that decides the same holds`, async () => {
    const python = verifier();
    const verdicts = new Map<string, Set<string>>();
    const note = (kind: string, verdict: string | undefined) =>
      verdicts.set(kind, (verdicts.get(kind) ?? new Set()).add(String(verdict)));
    for (const [i, { bytes }] of forgedOften(
      'unknown',
      renamed(() => UNKNOWN),
    ).entries()) {
      note('unknown', (await house(python.fileOf(python.give(bytes)))).verdict);
      if (i % 5 === 0) note('unknown', (await served(bytes))?.verdict);
    }
    for (const { bytes, of } of forgedOften('released', renamed(ofRelease), undefined, Math.max(TIMES, 4))) {
      if (of.game !== duel) note('released', (await house(python.fileOf(python.give(bytes)))).verdict);
    }
    for (const { bytes } of forgedOften(
      'the same',
      renamed(() => SAME),
    )) {
      note('the same', (await house(python.fileOf(python.give(bytes)))).verdict);
    }
    expect(Object.fromEntries([...verdicts].map(([kind, said]) => [kind, [...said]]))).toEqual({
      unknown: ['unchecked'],
      released: ['broken'],
      'the same': ['holds'],
    });
    expect(new Set((await python.said()).map(({ verdict }) => verdict))).toEqual(
      new Set(hasPython ? ['unchecked'] : []),
    );
  });
});

describe('forgeries that are a whole new history', () => {
  it(`are found by a receipt or head, and by nothing else, each kind ${TIMES} times`, async () => {
    const python = verifier();
    const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
    const jwks = join(python.fileOf(0), '..', 'jwks.json');
    writeFileSync(jwks, JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid: 'k1' }] }));
    const kinds = { ...withAReceipt(others), 'another known engine': renamed(() => SAME) };
    const wrong: string[] = [];
    const expected: string[] = [];
    for (const [kind, forge] of Object.entries(kinds)) {
      for (const { bytes, of } of forgedOften(kind, forge)) {
        const kept = headOf(of);
        const whole = kind !== 'cut off';
        const partial = whole ? [] : ['--partial'];
        const file = python.fileOf(python.give(bytes, partial));
        python.give(bytes, [...partial, '--receipt', `${kept.game}:${kept.version}:${kept.hash}`]);
        const head = await new SignJWT({ ...kept, at: 1 })
          .setProtectedHeader({ alg: 'ES256', kid: 'k1' })
          .sign(privateKey);
        python.give(bytes, [...partial, '--head', head, '--jwks', jwks]);
        expected.push('', 'NOT_AS_KEPT', 'NOT_AS_KEPT');
        const without = await house(file, whole);
        const codes = (await house(file, whole, { kept: [kept] })).findings.map(({ code }) => code);
        const says = 'says' in without ? without.says.map(({ en }) => en).join() : '';
        if (without.verdict !== (whole ? 'holds' : 'unchecked'))
          wrong.push(`${kind} without: ${JSON.stringify(without.findings)}`);
        if (!says.includes('Not compared with anything')) wrong.push(`${kind}: ${says}`);
        if (codes.join() !== 'NOT_AS_KEPT') wrong.push(`${kind} with a receipt: ${codes.join()}`);
      }
    }
    expect(wrong).toEqual([]);
    const said = await python.said();
    expect(said.map(({ findings }) => findings.map(([, code]) => code).join())).toEqual(hasPython ? expected : []);
  });
});

it('the order of what `secrets` lists is free: no hash depends on it, and all say the same of the log', async () => {
  const python = verifier();
  let turned = 0;
  for (const { commits } of PLAYED.filter((_, i) => i % sampleSize(3, 1) === 0)) {
    const log = commits.map(({ secrets, ...commit }) => {
      if (Math.max(secrets.seals.length, secrets.opened.length) > 1) turned++;
      return {
        ...commit,
        secrets: { ...secrets, seals: secrets.seals.toReversed(), opened: secrets.opened.toReversed() },
      };
    });
    const file = python.fileOf(python.give(linesOf(log)));
    expect(await house(file)).toMatchObject({ verdict: 'holds', findings: [] });
  }
  expect(turned).toBeGreaterThan(10);
  for (const { findings } of await python.said()) expect(findings).toEqual([]);
});

/**
 * A duel that both of a pair play alike: this number of commands, then a restore that was none, if there is one, and on
 * to the end.
 */
function playedWith(invented: boolean): { readonly commits: Table['commits']; readonly from: number } {
  const table = seated(duel, { seed: 77, id: `g${'7'.repeat(20)}`, options: { hits: 9 } });
  const below = random(5);
  const playOn = (most: number): void => {
    for (let i = 0; i < most && table.match.status === 'playing'; i++) {
      const { seat } = at(table.wait(1).waited(), 0);
      table.act(seat, sampleFor(duel, table.match, seat, below));
    }
  };
  playOn(4);
  const from = table.commits.length;
  if (invented) table.wait(120).send('house', { type: 'restored', from });
  playOn(30);
  for (const { seat } of table.match.chairs) if (table.match.status === 'playing') table.vote(seat, 'draw');
  return { commits: table.commits, from };
}

it('a restore that was none, and new dice after it: named by both, and found only by holders of a later commit', async () => {
  const { commits: honest, from } = playedWith(false);
  const { commits: forged } = playedWith(true);
  expect(forged.slice(0, from)).toEqual(honest.slice(0, from));
  const dice = (log: Table['commits']) =>
    log.slice(from).flatMap(({ envelope }) => envelope.events.filter(({ type }) => type === 'struck'));
  expect(dice(honest).length).toBeGreaterThan(0);
  expect(dice(forged)).not.toEqual(dice(honest));

  const python = verifier();
  const bytes = linesOf(forged);
  const file = python.fileOf(python.give(bytes));
  const report = await house(file);
  expect(report).toMatchObject({ verdict: 'holds', findings: [] });
  expect('says' in report && report.says.some(({ en }) => en.includes(`restored up to version ${from};`))).toBe(true);
  expect(await served(Buffer.from(bytes))).toEqual({ status: 200, verdict: 'holds' });
  const expected = [''];
  // By default every fourth, and those on both sides of the restore.
  const isCompared = ({ envelope: { v } }: (typeof honest)[number]): boolean =>
    v % sampleSize(4, 1) === 0 || v === from || v === from + 1;
  for (const { envelope, hash } of honest.filter(isCompared)) {
    const isLater = envelope.v > from;
    const kept = { game: envelope.game, version: envelope.v, hash };
    python.give(bytes, ['--receipt', `${kept.game}:${kept.version}:${hash}`]);
    expected.push(isLater ? 'NOT_AS_KEPT' : '');
    expect((await house(file, true, { kept: [kept] })).verdict).toBe(isLater ? 'broken' : 'holds');
  }
  const said = await python.said();
  expect(said.map(({ findings }) => findings.map(([, code]) => code).join())).toEqual(hasPython ? expected : []);
});
