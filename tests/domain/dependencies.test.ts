import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import law from '../../.dependency-cruiser.mjs';
import { ENGINE } from '../../domain/lib/release.ts';
import { LAYERS } from '../../infra/local/structure/layers.mjs';

// `npm test` checks the code against the law of .dependency-cruiser.mjs. This file tests the law itself: each import
// below breaks exactly one rule.

const FORBIDDEN: readonly { readonly rule: string; readonly from: string; readonly to: string }[] = [
  { rule: 'the-domain-is-pure', from: 'domain/diplomacy/map/planted-3.ts', to: 'node:fs' },
  { rule: 'the-domain-is-pure', from: 'domain/log/planted-2.ts', to: 'functions/platform/http/planted.ts' },
  { rule: 'the-domain-is-pure', from: 'domain/match/state/planted-3.ts', to: 'infra/planted.ts' },
  { rule: 'hashes-need-crypto-alone', from: 'domain/lib/hash.ts', to: 'node:fs' },
  {
    rule: 'a-game-imports-no-other-game',
    from: 'domain/kutuzov/pieces/planted-4.ts',
    to: 'domain/napoleonics/state/state.ts',
  },
  {
    rule: 'rows-import-no-code',
    from: 'domain/kutuzov/edition/rows/planted.ts',
    to: 'domain/kutuzov/edition/editions.ts',
  },
  { rule: 'rows-import-no-code', from: 'domain/diplomacy/rules/planted.ts', to: 'domain/diplomacy/map/provinces.ts' },
  { rule: 'the-bot-is-a-player', from: 'domain/press/planted.ts', to: 'domain/diplomacy/bot/bot.ts' },
  { rule: 'the-bot-is-a-player', from: 'functions/features/bots/planted.ts', to: 'domain/kutuzov/bot/bot.ts' },
  { rule: 'bots-are-loaded-where-they-play', from: 'functions/features/bots/planted-2.ts', to: 'domain/games/bots.ts' },
  { rule: 'bots-are-loaded-where-they-play', from: 'infra/planted-3.ts', to: 'domain/games/bots.ts' },
  { rule: 'no-circles', from: 'domain/diplomacy/map/planted-1.ts', to: 'domain/diplomacy/map/planted-2.ts' },
  {
    rule: 'operations-do-not-import-each-other',
    from: 'functions/operations/games/planted-1.ts',
    to: 'functions/operations/games/get-game.ts',
  },
  {
    rule: 'the-cloud-is-kept-in-its-place',
    from: 'functions/features/press/planted.ts',
    to: '@aws-sdk/client-dynamodb',
  },
  {
    rule: 'functions-do-not-know-where-they-run',
    from: 'functions/platform/http/planted-2.ts',
    to: 'infra/planted.ts',
  },
  { rule: 'the-client-stands-alone', from: 'client/src/planted.ts', to: 'domain/lib/json.ts' },
  { rule: 'the-client-stands-alone', from: 'client/src/planted-2.ts', to: 'zod' },
  { rule: 'the-site-is-a-client-like-any-other', from: 'site/src/planted.ts', to: 'domain/contract/legal.ts' },
  { rule: 'the-site-is-a-client-like-any-other', from: 'site/src/planted-2.ts', to: 'zod' },
  {
    rule: 'the-site-audits-by-the-code-of-the-house',
    from: 'site/src/auditor/planted.ts',
    to: 'domain/kutuzov/cards/streams.ts',
  },
  {
    rule: 'answers-are-described-not-made',
    from: 'functions/operations/games/planted-3.ts',
    to: 'functions/answers/answers.ts',
  },
  {
    rule: 'answers-are-described-not-made',
    from: 'functions/features/matches/planted.ts',
    to: 'domain/match/view/view-schema.ts',
  },
  {
    rule: 'the-service-does-not-call-itself',
    from: 'functions/platform/http/planted-3.ts',
    to: 'client/src/planted-3.ts',
  },
  { rule: 'domain-has-layers', from: 'domain/planted.ts', to: 'domain/lib/planted-6.ts' },
  { rule: 'domain/diplomacy-has-layers', from: 'domain/diplomacy/planted.ts', to: 'domain/diplomacy/map/planted.ts' },
  {
    rule: 'domain/kutuzov-has-layers',
    from: 'domain/kutuzov/planted/planted.ts',
    to: 'domain/kutuzov/terms/planted.ts',
  },
  {
    rule: 'domain/napoleonics-has-layers',
    from: 'domain/napoleonics/planted/planted.ts',
    to: 'domain/napoleonics/army/planted.ts',
  },
  { rule: 'functions-has-layers', from: 'functions/planted.ts', to: 'functions/platform/kit/planted-7.ts' },
  { rule: 'tests-stay-outside', from: 'infra/planted-2.ts', to: 'tests/kit/planted.ts' },
];

/** A file in a layer, which is a folder or itself a file. */
const fileIn = (layer: string, name: string): string => (layer.endsWith('.ts') ? layer : `${layer}/${name}`);

/** For each layer: an import of the one above it. */
const UPWARDS = Object.entries(LAYERS).flatMap(([root, layers]) =>
  layers.slice(0, -1).map((layer, i) => ({
    rule: `${root}/${layer}`,
    from: `${root}/${fileIn(layer, 'upwards.ts')}`,
    to: `${root}/${fileIn(layers[i + 1]!, 'planted-above.ts')}`,
  })),
);

/** The other half of the circle: a circle is reported once. */
const CLOSING = { from: 'domain/diplomacy/map/planted-2.ts', to: 'domain/diplomacy/map/planted-1.ts' };

/** Imports that look like those, and are none. */
const ALLOWED: readonly { readonly from: string; readonly to: string; readonly type?: true }[] = [
  { from: 'domain/kutuzov/edition/rows/allowed.ts', to: 'domain/kutuzov/edition/edition.ts', type: true },
  { from: 'domain/kutuzov/procedures/battle/siege.ts', to: 'domain/kutuzov/procedures/battle/retreat.ts' },
  { from: 'domain/kutuzov/procedures/battle/retreat.ts', to: 'domain/kutuzov/procedures/battle/siege.ts' },
  { from: 'domain/games/bots.ts', to: 'domain/diplomacy/bot/bot.ts' },
  { from: 'functions/lambdas/bots.ts', to: 'domain/games/bots.ts' },
  { from: 'functions/features/bots/allowed.ts', to: 'domain/games/bots.ts', type: true },
  { from: 'domain/diplomacy/state/allowed.ts', to: 'zod' },
  { from: 'functions/platform/dynamo/allowed.ts', to: '@aws-sdk/client-dynamodb' },
  { from: 'functions/operations/read.ts', to: 'functions/operations/games/get-game.ts' },
  { from: 'functions/operations/play/allowed.ts', to: 'functions/answers/receipt.ts', type: true },
  { from: 'site/src/auditor/allowed.ts', to: 'domain/match/audit/audit.ts' },
  { from: 'site/src/allowed.ts', to: 'domain/match/audit/audit.ts', type: true },
];

describe('the dependency law', () => {
  let house: string;
  let violations: ICruiseResult['summary']['violations'];

  beforeAll(async () => {
    house = mkdtempSync(join(tmpdir(), 'fieldpost-law-'));
    const write = (path: string, text: string): void => {
      mkdirSync(dirname(join(house, path)), { recursive: true });
      writeFileSync(join(house, path), text);
    };
    const planted = [...FORBIDDEN, ...UPWARDS, CLOSING, ...ALLOWED];
    for (const { to } of planted) if (to.endsWith('.ts')) write(to, 'export const planted = 1;\n');
    for (const { from, to, ...how } of planted) {
      const target = to.endsWith('.ts') ? relative(dirname(from), to) : to;
      const path = target.startsWith('.') || !to.endsWith('.ts') ? target : `./${target}`;
      write(
        from,
        'type' in how
          ? `import type { planted } from '${path}';\nexport type Planted = typeof planted;\n`
          : `export * from '${path}';\n`,
      );
    }
    const { output } = await cruise(['client', 'domain', 'functions', 'infra', 'site'], {
      ...law.options,
      ruleSet: law,
      validate: true,
      baseDir: house,
    });
    if (typeof output === 'string') throw new Error(output);
    violations = output.summary.violations;
  });
  afterAll(() => rmSync(house, { recursive: true }));

  const broken = (path: string): readonly string[] => [
    ...new Set(violations.filter(({ from }) => from === path).map(({ rule }) => rule.name)),
  ];

  it('has an example of every rule', () => {
    expect(new Set([...FORBIDDEN, ...UPWARDS].map(({ rule }) => rule))).toEqual(
      new Set(law.forbidden?.map(({ name }) => name)),
    );
  });

  it.each(FORBIDDEN)('$rule: $from does not import $to', ({ rule, from }) => {
    expect(broken(from)).toEqual([rule]);
  });

  it.each(UPWARDS)('$rule: $from does not import $to', ({ rule, from }) => {
    expect(broken(from)).toContain(rule);
  });

  it.each(ALLOWED)('$from may import $to', ({ from }) => {
    expect(broken(from)).toEqual([]);
  });
});

const sources = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(folder, file));

it('domain/ reads no clock, draws no chance itself and does no I/O', () => {
  const impure = /\b(Date\.now|new Date|Math\.random|process\.|performance\.|fetch\(|setTimeout|console\.)/;
  const guilty = sources('domain').filter((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .some((line) => impure.test(line) && !/^\s*(\/\/|\*)/.test(line)),
  );
  expect(guilty).toEqual([]);
});

it('the engine release is the version of the package', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(ENGINE).toBe(`fieldpost@${version}`);
});
