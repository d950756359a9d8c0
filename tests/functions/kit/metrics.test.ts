import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GameStopped } from '../../../functions/platform/kit/faults.ts';
import { isSampled, measured, metered } from '../../../functions/platform/kit/metrics.ts';
import { report, reportThrown } from '../../../functions/platform/kit/report.ts';
import { metricsIn, valuesOf } from '../../kit/cloudwatch.ts';
import { linesOf, measuredLinesOf, NAMESPACE } from '../../kit/log-lines.ts';

// What a call measures, and the one line that it writes.

const ids = Array.from({ length: 4_000 }, (_, n) => `request-${n}`);
const sampled = ids.find(isSampled)!;
const unsampled = ids.find((id) => !isSampled(id))!;

const call = (work: () => void, name = 'projector') => measuredLinesOf(metered(name, async () => work()));
const request = (work: () => void, id: string) =>
  measuredLinesOf(() =>
    metered(
      'write',
      async (_: string) => work(),
      (each) => each,
    )(id),
  );
const of = (name: string, lines: readonly string[], dimensions = { service: 'fieldpost' } as Record<string, string>) =>
  valuesOf(metricsIn(lines), { namespace: NAMESPACE, name, dimensions });

describe('a call', () => {
  it('writes one line, with times apart and counts added up', async () => {
    const lines = await call(() => {
      for (const ms of [7, 12]) measured('listed', ms);
      for (const units of [0.5, 1, 1]) measured('reads', units);
      measured('conflicts');
    });
    expect(lines).toHaveLength(1);
    expect([of('listed', lines), of('reads', lines), of('conflicts', lines)]).toEqual([[7, 12], [2.5], [1]]);
  });

  it('writes none that measured nothing, and no call does without a namespace', async () => {
    // The first call of a process is a cold start.
    await call(() => undefined);
    expect(await call(() => undefined)).toEqual([]);
    expect(await linesOf(metered('projector', async () => measured('listed', 7)))).toEqual([]);
    expect(await measuredLinesOf(async () => measured('listed', 7))).toEqual([]);
  });

  it('writes its line also when it throws', async () => {
    const failing = metered('projector', async () => {
      measured('listed', 7);
      throw new Error('no');
    });
    expect(of('listed', await measuredLinesOf(() => expect(failing()).rejects.toThrow('no')))).toEqual([7]);
  });

  it('writes what is more than a line may have into further lines, and leaves nothing out', async () => {
    const lines = await call(() => {
      for (let ms = 0; ms < 250; ms++) measured('listed', ms);
      measured('reads', 3);
    });
    expect(lines).toHaveLength(3);
    expect(of('listed', lines)).toEqual(Array.from({ length: 250 }, (_, ms) => ms));
    expect(of('reads', lines)).toEqual([3]);
  });

  it('counts a time that seems to be before now as none', async () => {
    expect(of('listed', await call(() => measured('listed', -40)))).toEqual([0]);
  });

  it('does not mix with another one at the same time', async () => {
    const turn = () => new Promise((done) => setImmediate(done));
    const slow = (ms: number) =>
      metered('projector', async () => {
        await turn();
        measured('listed', ms);
        await turn();
        measured('listed', ms);
      })();
    const lines = await measuredLinesOf(() => Promise.all([slow(1), slow(2)]));
    expect(lines.map((line) => (JSON.parse(line) as { listed: unknown }).listed)).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });
});

describe('a request of a person', () => {
  const work = (): void => {
    measured('folded', 3);
    measured('refusals', 1, 'STALE_ASK');
    measured('reads', 2.5);
    measured('faults');
  };

  it('writes a line one time in ten, by the name that the gateway gave it alone', () => {
    const share = ids.filter(isSampled).length / ids.length;
    expect(share).toBeGreaterThan(0.08);
    expect(share).toBeLessThan(0.12);
    for (const id of ids) expect(isSampled(id)).toBe(isSampled(id));
    const uuids = Array.from({ length: 4_000 }, () => crypto.randomUUID());
    expect(uuids.filter(isSampled).length / uuids.length).toBeGreaterThan(0.07);
  });

  it('in the line, counts stand for ten requests; times and faults for themselves', async () => {
    const lines = await request(work, sampled);
    expect([of('folded', lines), of('refusals', lines), of('reads', lines)]).toEqual([[3], [10], [25]]);
    expect(of('faults', lines, { function: 'write' })).toEqual([1]);
    expect(JSON.parse(lines[0]!)).toMatchObject({ rules: 'STALE_ASK' });
  });

  it('writes a fault always, and nothing else with it', async () => {
    const lines = await request(work, unsampled);
    expect(of('faults', lines, { function: 'write' })).toEqual([1]);
    expect([of('folded', lines), of('refusals', lines), of('reads', lines)]).toEqual([[], [], []]);
    expect(lines[0]).not.toContain('STALE_ASK');
    expect(await request(() => measured('reads', 2), unsampled)).toEqual([]);
  });

  it('that shows a log that is not the one written is reported always', async () => {
    const stopped = () => reportThrown(new GameStopped('g', 'a hole'), 'fault', {});
    for (const work of [stopped, () => report('tamper', {}), () => report('rejected', {})])
      expect(await request(work, unsampled)).toMatchObject([
        expect.stringMatching(/"what":"(stopped|tamper|rejected)"/),
      ]);
  });
});

it('a code that is no word of the program stays out of the line', async () => {
  const lines = await call(() => {
    for (const code of ['NOT_DUE', 'Attack Burgundy at dawn', 'alice@example.org', 'eyJhbGciOiJFUzI1NiJ9', ''])
      measured('refusals', 1, code);
  });
  expect(JSON.parse(lines[0]!)).toMatchObject({ refusals: 5, rules: 'NOT_DUE' });
});

it('every function but that of pages measures its calls under its own name', () => {
  for (const file of readdirSync('functions/lambdas')) {
    const name = file.replace('.ts', '');
    const source = readFileSync(`functions/lambdas/${file}`, 'utf8');
    const names = [...source.matchAll(/\bmetered\(\s*'(\w+)'/g)].map(([, each]) => each);
    expect([file, names]).toEqual([file, name === 'docs' ? [] : [name]]);
  }
});

it('the report of a text that is no JSON does not repeat the text', async () => {
  for (const text of [
    'Burgundy at dawn',
    '{"text":"Burgundy at dawn',
    '{"text":Burgundy}',
    '["a", Burgundy at dawn and more]',
  ]) {
    const lines = await linesOf(async () => {
      try {
        JSON.parse(text);
      } catch (caught) {
        reportThrown(caught, 'fault', {});
      }
    });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('SyntaxError');
    expect(lines[0]).not.toMatch(/Burgundy|dawn/);
  }
});
