import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../domain/games.ts';
import { sha256 } from '../../domain/lib/hash.ts';
import { at } from '../../domain/lib/sure.ts';
import type { Engines } from '../../domain/match/audit.ts';
import { enginesIn, releasedIn } from '../../functions/lib/engines.ts';
import { KEPT } from '../../infra/engines/keep.ts';
import { auditLines, linesOfLog } from '../../infra/local/commands/audit.ts';
import { duel } from '../kit/duel/index.ts';
import { ENGINE_OF_TESTS, enginesOfTests } from '../kit/engine.ts';
import { forgedOften, PLAYED, served, TIMES } from './forged.ts';
import { renamed, WITH_THE_ENGINE, withAReceipt } from './histories.ts';
import type { Played } from './logs.ts';
import { hasPython, verifier } from './python.ts';

// What a verifier without rules cannot know: the engine that decided finds it, or only a receipt or head that somebody kept.

const games = { ...GAMES, duel: async () => duel };
const UNKNOWN = `${'A'.repeat(42)}E`;
/** An engine that decides the same under another name, as after a release that changed nothing. */
const SAME = sha256('the same engine, released again');
const released = await releasedIn(KEPT);
const ofRelease = (of: string): string => released.find(({ game }) => game === of)?.name ?? UNKNOWN;

const engines: Engines = async (name, of) =>
  (await enginesOfTests(games)(name === SAME ? ENGINE_OF_TESTS : name, of)) ?? enginesIn([KEPT])(name, of);

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
    for (const [kind, forge] of Object.entries(WITH_THE_ENGINE)) {
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
  }, 600_000);

  it(`an engine named otherwise: unknown is unchecked, one that decides otherwise is broken, one that decides the same holds`, async () => {
    const python = verifier();
    const verdicts = new Map<string, Set<string>>();
    const note = (kind: string, verdict: string | undefined) => verdicts.set(kind, (verdicts.get(kind) ?? new Set()).add(String(verdict)));
    for (const [i, { bytes }] of forgedOften(
      'unknown',
      renamed(() => UNKNOWN),
    ).entries()) {
      note('unknown', (await house(python.fileOf(python.give(bytes)))).verdict);
      if (i % 5 === 0) note('unknown', (await served(bytes))?.verdict);
    }
    for (const { bytes, of } of forgedOften('released', renamed(ofRelease))) {
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
    expect(new Set((await python.said()).map(({ verdict }) => verdict))).toEqual(new Set(hasPython ? ['unchecked'] : []));
  }, 600_000);
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
        const head = await new SignJWT({ ...kept, at: 1 }).setProtectedHeader({ alg: 'ES256', kid: 'k1' }).sign(privateKey);
        python.give(bytes, [...partial, '--head', head, '--jwks', jwks]);
        expected.push('', 'NOT_AS_KEPT', 'NOT_AS_KEPT');
        const without = await house(file, whole);
        const codes = (await house(file, whole, { kept: [kept] })).findings.map(({ code }) => code);
        const says = 'says' in without ? without.says.map(({ en }) => en).join() : '';
        if (without.verdict !== (whole ? 'holds' : 'unchecked')) wrong.push(`${kind} without: ${JSON.stringify(without.findings)}`);
        if (!says.includes('Not compared with anything')) wrong.push(`${kind}: ${says}`);
        if (codes.join() !== 'NOT_AS_KEPT') wrong.push(`${kind} with a receipt: ${codes.join()}`);
      }
    }
    expect(wrong).toEqual([]);
    const said = await python.said();
    expect(said.map(({ findings }) => findings.map(([, code]) => code).join())).toEqual(hasPython ? expected : []);
  }, 600_000);
});
