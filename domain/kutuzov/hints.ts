import type { Kind, Legal } from '../contract/legal.ts';
import type { Json } from '../lib/json.ts';
import type { Command } from './frames/commands.ts';

type Row = Extract<Legal, { is: 'fields' }>;

/** What a row fits: a subject and a target, as text, and the field and value that say the last of them. */
interface Fit {
  readonly key: string;
  readonly field: string;
  readonly value: Json;
}

/**
 * A grammar of choices with the plain meaning of each subject and target that several rows fit: all that can march goes
 * by land without an attack, all that can besiege does, a card is played for its CP, a flag is one's own. Of equal rows
 * it is the first one.
 */
export function hinted(legal: Legal): Legal {
  if (legal.is !== 'oneOf') return legal;
  const rows = legal.of.map((row) => (row.is === 'fields' ? { rank: rankOf(row), fits: fitsOf(row) } : undefined));
  const best = new Map<string, { row: number; rank: number; isAlone: boolean }>();
  for (const [row, each] of rows.entries()) {
    if (each === undefined) continue;
    const { rank } = each;
    for (const { key } of each.fits) {
      const known = best.get(key);
      if (known === undefined) best.set(key, { row, rank, isAlone: true });
      else best.set(key, { ...(rank < known.rank ? { row, rank } : known), isAlone: false });
    }
  }
  const isPlain = (row: number, { key }: Fit): boolean => {
    const plain = best.get(key);
    return plain?.row === row && !plain.isAlone;
  };
  return {
    ...legal,
    of: legal.of.map((node, row) => {
      const plain = rows[row]?.fits.filter((fit) => isPlain(row, fit)) ?? [];
      return node.is !== 'fields' || plain.length === 0 ? node : marked(node, plain);
    }),
  };
}

const NAMING: readonly (Kind | undefined)[] = ['space', 'piece', 'power', 'card'];

/** The names in a row by field, in the order in which a player says them. */
const namesIn = ({ fields, order = Object.keys(fields) }: Row) =>
  order.flatMap((field) => {
    const node = fields[field];
    if (node === undefined || !NAMING.includes(node.kind)) return [];
    const nodes = node.is === 'oneOf' ? node.of : [node];
    const values = nodes.flatMap((each) => (each.is === 'const' ? [each.value] : []));
    return values.length === 0 ? [] : [{ field, values }];
  });

/** The first name is the subject, the second one the target. */
function fitsOf(row: Row): readonly Fit[] {
  const [subject, target] = namesIn(row);
  if (subject === undefined) return [];
  return subject.values.flatMap((first) =>
    target === undefined
      ? [{ key: JSON.stringify([first]), field: subject.field, value: first }]
      : target.values.map((value) => ({ key: JSON.stringify([first, value]), field: target.field, value })),
  );
}

/** A row with the mark at the values that are its plain meaning. */
function marked(row: Row, plain: readonly Fit[]): Legal {
  const of = { ...row.fields };
  for (const { field, value } of plain) {
    const node = of[field];
    if (node?.is === 'const') of[field] = { ...node, default: true };
    if (node?.is === 'oneOf')
      of[field] = {
        ...node,
        of: node.of.map((each) => (each.is === 'const' && each.value === value ? { ...each, default: true } : each)),
      };
  }
  return { ...row, fields: of };
}

const constIn = ({ fields }: Row, field: string): Json | undefined => {
  const node = fields[field];
  return node?.is === 'const' ? node.value : undefined;
};

/** How far a row is from the plain one. */
function rankOf(row: Row): number {
  const type = constIn(row, 'type') as Command['type'] | undefined;
  switch (type) {
    case 'move':
      return ('attack' in row.fields ? OTHERWISE : 0) - partyOf(row);
    case 'convoy':
      return 2 * OTHERWISE - partyOf(row);
    case 'siege':
      return -partyOf(row);
    case 'play':
      return constIn(row, 'as') === 'cp' ? 0 : 1;
    case 'react':
      return 2;
    case 'flag':
      return constIn(row, 'flag') === 'own' ? 0 : 1;
    case 'deploy':
      return Number(constIn(row, 'causes'));
    default:
      return 0;
  }
}

const OTHERWISE = 1_000_000;

/** The size of a party: by SP, then by leaders. */
function partyOf(row: Row): number {
  const leaders = constIn(row, 'leaders');
  return 100 * mostOf(row.fields.sp) + (Array.isArray(leaders) ? leaders.length : 0);
}

/** The most that a number, or numbers by nation, can be. */
function mostOf(node: Legal | undefined): number {
  switch (node?.is) {
    case 'int':
      return node.max;
    case 'oneOf':
      return Math.max(0, ...node.of.map(mostOf));
    case 'const':
      return typeof node.value === 'number' ? node.value : sumOf(Object.values(node.value ?? {}));
    case 'fields':
      return Object.values(node.fields).reduce((sum, each) => sum + mostOf(each), 0);
    default:
      return 0;
  }
}

const sumOf = (numbers: readonly unknown[]): number => numbers.reduce<number>((sum, each) => sum + Number(each), 0);
