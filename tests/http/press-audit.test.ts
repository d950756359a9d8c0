import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '../../domain/lib/json.ts';
import { auditPress, type PressItem, type PressSet } from '../../domain/press/audit.ts';
import { hashOfEntry, pressCommitment } from '../../domain/press/entry.ts';
import { conversationsAmong, leafOf, pathOf, rootBy, rootOf } from '../../domain/press/tree.ts';
import { pressReport } from '../../infra/local/audit/audit-press.ts';
import { random } from '../kit/random.ts';
import { malformed } from '../verifier/malformed.ts';
import { hasPython, verifier } from '../verifier/python.ts';
import { verifyHead } from './jws.ts';
import { type House, open, SEATS, started } from './kit.ts';

// Press, checked when the game is over by the service, by the command line, and by the verifier in Python; and entries
// that a forger would like to have been written instead.

interface Audited {
  readonly verdict: string;
  readonly checks: { readonly [name: string]: number };
  readonly findings: readonly unknown[];
  readonly root?: string;
  readonly sets?: readonly PressSet[];
}

let house: House;
let folder: string;
beforeAll(async () => {
  house = await open();
  folder = await mkdtemp(join(tmpdir(), 'fieldpost-press-'));
});
afterAll(async () => {
  await house.close();
  await rm(folder, { recursive: true });
});

const seats = SEATS.diplomacy;
const auditOf = async (path: string, who?: string): Promise<Audited> =>
  (await house.as(who).get<Audited>(`${path}/press/audit`)).body;

/** A game in which Austria and England talk, and Germany with both, until all agree to a draw. */
async function talked(opens: string) {
  const path = await started(house, { of: 'diplomacy', settings: { press: { talk: 'both', opens } } as Json });
  const say = async (who: string, to: unknown, text: string, more: object = {}) =>
    (
      await house
        .as(who)
        .post<{ conversation: string; n: number; hash: string }>(`${path}/press`, { to, text, ...more })
    ).body;
  const receipts = [
    await say('austria', 'all', 'Peace.'),
    await say('austria', ['england'], 'Munich?'),
    await say('england', ['austria'], 'Gladly.'),
    await say('england', ['austria'], 'Or not.', { corrects: 2 }),
    await say('germany', ['austria', 'england'], 'What do you say?'),
  ];
  const running = await auditOf(path, 'austria');
  for (const seat of seats) await house.as(seat).put(`${path}/votes/draw`, { vote: true });
  const early = await auditOf(path, 'austria');
  house.wait(11);
  return { path, receipts, running, early };
}

/** All that a reader may read, and the log. */
async function evidence(path: string, who: string) {
  const { entries } = (await house.as(who).get<{ entries: readonly PressItem[] }>(`${path}/press?limit=200`)).body;
  const lines = (await house.as(who).get(`${path}/log?limit=5000`, { accept: 'application/x-ndjson' })).bytes;
  const audited = await auditOf(path, who);
  return {
    items: entries,
    lines,
    commits: lines
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
    audited,
  };
}

describe('of a game whose talk is opened to everybody', () => {
  let given: Awaited<ReturnType<typeof talked>>;
  let proof: Awaited<ReturnType<typeof evidence>>;
  beforeAll(async () => {
    given = await talked('everyone');
    proof = await evidence(given.path, 'italy');
  });

  it('the service shows every conversation that there could have been, and that each leads to the root', async () => {
    expect([given.running.verdict, given.running.sets, given.early.root]).toEqual(['unchecked', undefined, undefined]);
    const audited = await auditOf(given.path);
    expect(audited).toMatchObject({
      verdict: 'holds',
      findings: [],
      checks: { conversations: 3, entries: 5, texts: 5, removed: 0, missing: 0 },
    });
    expect(audited.sets?.map(({ conversation }) => conversation)).toEqual(conversationsAmong(seats));
    const leaves = (audited.sets ?? []).map((each) => leafOf(given.path.slice('/v1/games/'.length), each, each.salt));
    const jwks = (await house.as(undefined).get('/.well-known/jwks.json')).body;
    expect(await verifyHead(audited.root ?? '', jwks)).toEqual({
      game: given.path.slice('/v1/games/'.length),
      press: rootOf(leaves),
    });
    expect((await auditOf(given.path)).sets).toEqual(audited.sets);
  });

  it('the command line and the verifier in Python say the same, of what was said and of every forgery', async () => {
    const { items, lines, audited } = proof;
    const jwks = (await house.as(undefined).get('/.well-known/jwks.json')).body;
    const keys = join(folder, 'jwks.json');
    await writeFile(keys, JSON.stringify(jwks));
    const python = verifier();
    const found: (readonly [verdict: string, ...codes: string[]])[] = [];
    const sets = audited.sets ?? [];
    const cases: readonly Case[] = [
      { what: 'nothing', said: items, codes: [] },
      { what: 'entries that somebody kept besides', said: [...items, ...items.map(withoutText)], codes: [] },
      {
        what: 'texts that are not there',
        said: change(2, (item) => [withoutText(item)])(items),
        verdict: 'unchecked',
        codes: [],
      },
      { what: 'no end', said: items, sets: null, verdict: 'unchecked', codes: [] },
      {
        what: 'an end without a conversation',
        said: items,
        sets: sets.filter(({ n }) => n === 0),
        codes: ['NOT_AS_KEPT'],
      },
      { what: 'an end without one that nobody used', said: items, sets: sets.toSpliced(9, 1), codes: ['NOT_AS_KEPT'] },
      { what: 'an end without any', said: [], sets: [], codes: ['NOT_AS_KEPT'] },
      ...FORGERIES.map(({ what, forge, codes }) => ({ what, said: forge(items), codes })),
    ];
    for (const [i, { said, sets: end = sets }] of cases.entries()) {
      const file = join(folder, `said-${i}.ndjson`);
      const kept = said.length === 0 ? [] : given.receipts;
      const all = [...said, ...kept, ...(end === null ? [] : [{ root: audited.root, sets: end }])];
      await writeFile(file, all.map((each) => JSON.stringify(each)).join('\n'));
      const report = await pressReport(await readFile(file), lines.trim().split('\n'), jwks, verifyHead.bytes);
      found.push([report.verdict, ...new Set(report.findings.map(({ code }) => code).sort())]);
      python.give(lines, ['--press', file, '--jwks', keys]);
    }
    const wanted = cases.map(({ what, verdict, codes }) => [
      what,
      verdict ?? (codes.length > 0 ? 'broken' : 'holds'),
      ...codes,
    ]);
    expect(cases.map(({ what }, i) => [what, ...(found[i] ?? [])])).toEqual(wanted);
    const told = (await python.said()).map(({ verdict, holds, findings }) => [
      holds ? 'holds' : verdict,
      ...new Set(findings.map(([, code]) => code).sort()),
    ]);
    expect(told).toEqual(hasPython ? found : []);
  });

  it('files that nobody wrote well make no verifier fail, and both say the same of them', async () => {
    const { items, lines, audited } = proof;
    const jwks = (await house.as(undefined).get('/.well-known/jwks.json')).body;
    const [keys, below] = [join(folder, 'keys.json'), random(99)];
    await writeFile(keys, JSON.stringify(jwks));
    const end = { root: audited.root, sets: audited.sets?.slice(0, 4) };
    const all = [...items, ...given.receipts, { entries: items.slice(0, 2) }, end]
      .map((each) => JSON.stringify(each))
      .join('\n');
    const python = verifier();
    const found: string[] = [];
    for (let i = 0; i < MALFORMED; i++) {
      const file = join(folder, `malformed-${i}.ndjson`);
      await writeFile(file, malformed(all, below));
      const report = await pressReport(await readFile(file), lines.trim().split('\n'), jwks, verifyHead.bytes).catch(
        (caught: Error) => caught,
      );
      found.push(
        'verdict' in report
          ? [...new Set(report.findings.map(({ code }) => code).sort())].join()
          : report.constructor.name,
      );
      python.give(lines, ['--press', file, '--jwks', keys]);
    }
    expect(new Set(found).size).toBeGreaterThan(5);
    const told = (await python.said()).map(({ verdict, findings }) =>
      verdict === 'unreadable' ? 'Unreadable' : [...new Set(findings.map(([, code]) => code).sort())].join(),
    );
    const unlike = (hasPython ? found : []).flatMap((each, i) =>
      each === told[i] ? [] : [`${i}: ${each} and ${told[i]}`],
    );
    expect(unlike).toEqual([]);
  });
});

const MALFORMED = Number(process.env.MALFORMED ?? 60);

/** What a reader has of the press; `sets`: at the end, `null` if they have none of it. */
interface Case {
  readonly what: string;
  readonly said: readonly PressItem[];
  readonly sets?: readonly PressSet[] | null;
  readonly verdict?: string;
  readonly codes: readonly string[];
}

const withoutText = ({ entry, hash }: PressItem): PressItem => ({ entry, hash });

/** An entry rewritten as a forger could do it; the hash fits again. */
const anew = (item: PressItem, entry: Partial<PressItem['entry']>, text = item.text ?? ''): PressItem => {
  const changed = { ...item.entry, ...entry };
  const said = { text, salt: item.salt ?? '', ...(item.corrects !== undefined && { corrects: item.corrects }) };
  const whole = { ...changed, commitment: pressCommitment(changed, said) };
  return { ...item, text, entry: whole, hash: hashOfEntry(whole) };
};
const PRIVATE = 'austria,england';
const isAt = ({ entry }: PressItem, n: number): boolean => entry.conversation === PRIVATE && entry.n === n;
const change = (n: number, how: (item: PressItem) => readonly PressItem[]) => (items: readonly PressItem[]) =>
  items.flatMap((item) => (isAt(item, n) ? how(item) : [item]));

const FORGERIES: readonly {
  readonly what: string;
  readonly forge: (items: readonly PressItem[]) => readonly PressItem[];
  readonly codes: readonly string[];
}[] = [
  { what: 'another text', forge: change(2, (item) => [{ ...item, text: 'Never.' }]), codes: ['WRONG_COMMITMENT'] },
  { what: 'a text without its salt', forge: change(2, ({ salt: _, ...item }) => [item]), codes: ['WRONG_COMMITMENT'] },
  {
    what: 'an entry that was changed',
    forge: change(2, (item) => [{ ...item, entry: { ...item.entry, cmdId: 'another' } }]),
    codes: ['WRONG_HASH'],
  },
  {
    what: 'an entry that was written anew',
    forge: change(2, (item) => [anew(item, {}, 'Never.')]),
    codes: ['BROKEN_CHAIN', 'NOT_AS_KEPT'],
  },
  {
    what: 'the last entry, written anew',
    forge: change(3, (item) => [anew(item, {}, 'Never.')]),
    codes: ['NOT_AS_KEPT'],
  },
  {
    what: 'an entry that was left out',
    forge: change(2, () => []),
    codes: ['BROKEN_CHAIN', 'NOT_AS_KEPT', 'WRONG_VERSION'],
  },
  { what: 'the last entry, left out', forge: change(3, () => []), codes: ['NOT_AS_KEPT'] },
  {
    what: 'a conversation that was left out',
    forge: (items) => items.filter(({ entry }) => entry.conversation !== PRIVATE),
    codes: ['NOT_AS_KEPT'],
  },
  {
    what: 'an entry that was moved to another conversation',
    forge: change(3, (item) => [anew(item, { conversation: 'austria,germany', n: 1, prev: '', by: item.entry.by })]),
    codes: ['NOT_AS_KEPT', 'WRONG_AUTHOR'],
  },
  {
    what: 'a framed author, who never sat there then',
    forge: change(3, (item) => [anew(item, { by: 'austria/1' })]),
    codes: ['NOT_AS_KEPT', 'WRONG_AUTHOR'],
  },
  {
    what: 'a framed author, who is not in it',
    forge: change(3, (item) => [anew(item, { by: item.entry.by.replace('england', 'france') })]),
    codes: ['NOT_AS_KEPT', 'WRONG_AUTHOR'],
  },
  {
    what: 'another moment of the game',
    forge: change(3, (item) => [anew(item, { about: { ...item.entry.about, hash: item.hash } })]),
    codes: ['NOT_AS_KEPT', 'WRONG_ABOUT'],
  },
  {
    what: 'an earlier time',
    forge: change(3, (item) => [anew(item, { at: 1 })]),
    codes: ['BACK_IN_TIME', 'NOT_AS_KEPT'],
  },
  {
    what: 'another game',
    forge: change(3, (item) => [anew(item, { game: 'g00000000000000000000' })]),
    codes: ['NOT_AS_KEPT', 'WRONG_GAME'],
  },
];

it('a root that nobody signed, or of another game, is none', async () => {
  const { path } = await talked('everyone');
  const other = await talked('everyone');
  const { lines, items, audited } = await evidence(path, 'italy');
  const jwks = (await house.as(undefined).get('/.well-known/jwks.json')).body;
  const codesOf = async (root: string | undefined): Promise<readonly string[]> => {
    const file = join(folder, 'said.ndjson');
    await writeFile(file, [...items, { root, sets: audited.sets }].map((each) => JSON.stringify(each)).join('\n'));
    return (await pressReport(await readFile(file), lines.trim().split('\n'), jwks, verifyHead.bytes)).findings.map(
      ({ code }) => code,
    );
  };
  const [head = '', payload = '', signature = ''] = (audited.root ?? '').split('.');
  expect(await codesOf(audited.root)).toEqual([]);
  expect(
    await codesOf([head, payload, signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))].join('.')),
  ).toEqual(['WRONG_HEAD']);
  expect(await codesOf((await auditOf(other.path)).root)).toEqual(['WRONG_GAME']);
});

it('with press that is never opened shows each seat its own conversations, the empty ones too, and none of others', async () => {
  const { path } = await talked('never');
  const [austria, france, nobody] = [
    await auditOf(path, 'austria'),
    await auditOf(path, 'france'),
    await auditOf(path),
  ];
  // Nobody can tell from outside whether a conversation that they may not read was left out.
  for (const each of [austria, france, nobody]) expect(each).toMatchObject({ verdict: 'unchecked', findings: [] });
  for (const { checks, sets } of [austria, france, nobody])
    expect(checks.missing).toBe(conversationsAmong(seats).length - (sets?.length ?? 0));
  expect(austria.checks.entries).toBe(5);
  expect([france.checks.entries, nobody.checks.entries]).toEqual([1, 1]);
  const isOf = ({ conversation }: PressSet): boolean =>
    conversation.split(',').includes('france') || !conversation.includes(',');
  expect(france.sets?.every(isOf)).toBe(true);
  expect(france.sets?.filter(({ n }) => n > 0).map(({ conversation }) => conversation)).toEqual(['all']);
  expect(nobody.sets?.map(({ conversation }) => conversation)).toEqual(['all']);
});

it('a tree of any width gives every leaf its way, and no other', () => {
  for (let width = 1; width <= 9; width++) {
    const leaves = Array.from({ length: width }, (_, i) =>
      leafOf('g', { conversation: `c${i}`, n: i, head: '' }, 'salt'),
    );
    const root = rootOf(leaves);
    for (const [i, leaf] of leaves.entries()) {
      const path = pathOf(leaves, i);
      expect(rootBy(leaf, i, width, path)).toBe(root);
      expect(rootBy(leaf, i, width, [...path, leaf])).toBeUndefined();
      if (width > 1) expect(rootBy(leaf, (i + 1) % width, width, path)).not.toBe(root);
    }
  }
});

it('a game without press says nothing of it', () => {
  const checks = { conversations: 0, entries: 0, texts: 0, removed: 0, missing: 0 };
  expect(auditPress([], { items: [] })).toEqual({ verdict: 'unchecked', findings: [], checks });
});
