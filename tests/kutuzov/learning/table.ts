import type { Scales } from '../../../domain/kutuzov/bot/foresight/traits.ts';

/* The table of what was learned, as code. */

const WIDTH = 136;

const HEAD = `import type { Scales } from './traits.ts';

/*
 * What played games (BALANCE.md) have taught about positions (chances.ts), in the form that \`npm run play-many --
 * bot-learning\` writes.
 */

// biome-ignore format: some traits a line
export const LEARNED: readonly Scales[] = [
`;

/** Weights are rounded to this number of places; those that are 0 then are left out. */
const PLACES = 2;
const rounded = (number: number): number => Number(number.toFixed(PLACES));

const keyOf = (name: string): string => (/^[a-z]+$/.test(name) ? name : `'${name}'`);

/** Some entries a line. */
function linesOf(entries: readonly string[]): readonly string[] {
  const lines: string[] = [];
  for (const entry of entries) {
    const line = lines.at(-1);
    if (line === undefined || line.length + entry.length + 2 > WIDTH) lines.push(`      ${entry},`);
    else lines[lines.length - 1] = `${line} ${entry},`;
  }
  return lines;
}

const blockOf = ({ scenario, side, bias, weights }: Scales): string =>
  [
    '  {',
    `    scenario: ${scenario},`,
    `    side: '${side}',`,
    `    bias: ${rounded(bias)},`,
    '    weights: {',
    ...linesOf(
      Object.entries(weights)
        .filter(([, weight]) => rounded(weight) !== 0)
        .map(([name, weight]) => `${keyOf(name)}: ${rounded(weight)}`),
    ),
    '    },',
    '  },',
    '',
  ].join('\n');

/** The text of learned.ts with these scales, in order of scenario and side. */
export const tableOf = (learned: readonly Scales[]): string =>
  `${HEAD}${learned
    .toSorted((a, b) => a.scenario - b.scenario || (a.side < b.side ? -1 : 1))
    .map(blockOf)
    .join('')}];\n`;

/** The scales with those of one side of a scenario replaced, or added. */
export const withScales = (learned: readonly Scales[], scales: Scales): readonly Scales[] => [
  ...learned.filter(({ scenario, side }) => scenario !== scales.scenario || side !== scales.side),
  scales,
];
