import type { Legal } from '../contract/legal.ts';
import { provinceOf } from './map/provinces.ts';
import type { Loc, Power } from './map/vocabulary.ts';
import type { View } from './view.ts';

type Row = Extract<Legal, { is: 'fields' }>;

/** The letter of each order on a keyboard. */
const KEYS: { readonly [order: string]: string } = {
  hold: 'H',
  move: 'M',
  support: 'S',
  convoy: 'C',
  retreat: 'R',
  disband: 'D',
};
const BUILDS: { readonly [unit: string]: string } = { A: 'A', F: 'F' };

/** What stands in a province, to the powers of a seat. */
type Standing = 'own' | 'foreign' | 'nothing';

/**
 * A grammar of choices with letters, and with what an order for a unit means by a place: support to hold for a unit of
 * the seat, a move elsewhere, hold or disband for the unit itself, an army where one can be built.
 */
export function hinted(legal: Legal, view: View, powers: readonly Power[]): Legal {
  const owners = new Map(view.units.map(({ loc, power }) => [provinceOf(loc), power]));
  const standing = (loc: Loc): Standing => {
    const owner = owners.get(provinceOf(loc));
    return owner === undefined ? 'nothing' : powers.includes(owner) ? 'own' : 'foreign';
  };
  const sheet = (node: Legal): Legal => {
    if (node.is === 'oneOf') return { ...node, of: node.of.map(sheet) };
    const orders = node.is === 'fields' ? node.fields.orders : undefined;
    if (node.is !== 'fields' || orders?.is !== 'map') return node;
    const entries = Object.entries(orders.entries).map(([unit, choices]) => [unit, unitChoices(choices, standing)]);
    return { ...node, fields: { ...node.fields, orders: { ...orders, entries: Object.fromEntries(entries) } } };
  };
  return sheet(legal);
}

function unitChoices(choices: Legal, standing: (loc: Loc) => Standing): Legal {
  if (choices.is !== 'oneOf') return choices;
  const rows = choices.of.flatMap((row) => (row.is === 'fields' ? [row] : []));
  // A fleet moves to a coast, and a support is for a unit in a province: the support is of the same place.
  const held = new Set(
    rows
      .filter((row) => isInPlace(row))
      .flatMap((row) => locsIn(row, 'of'))
      .filter((loc) => standing(loc) === 'own'),
  );
  const of = choices.of.map((row) => (row.is === 'fields' ? hintedRow(row, held) : row));
  return { ...choices, of };
}

/** `held`: the units of the seat that this one could support where they stand. */
function hintedRow(row: Row, held: ReadonlySet<Loc>): Legal {
  const order = orderOf(row);
  const key = order === 'build' ? BUILDS[String(valueIn(row, 'unit'))] : KEYS[order];
  const keyed: Row = key === undefined ? row : { ...row, key };
  switch (order) {
    case 'hold':
    case 'disband':
      return { ...keyed, default: true };
    case 'build':
      return key === 'A' ? { ...keyed, default: true } : keyed;
    case 'move':
    case 'retreat':
      return toPlaces(keyed, (loc) => order === 'retreat' || !held.has(provinceOf(loc)));
    case 'support':
      return isInPlace(row) && locsIn(row, 'of').some((loc) => held.has(loc)) ? { ...keyed, default: true } : keyed;
    default:
      return keyed;
  }
}

/** A row with the mark at the places that it is the plain order for. */
function toPlaces(row: Row, isMeant: (loc: Loc) => boolean): Row {
  const { to } = row.fields;
  if (to?.is !== 'oneOf') return row;
  const of = to.of.map(
    (each): Legal => (each.is === 'const' && isMeant(each.value as Loc) ? { ...each, default: true } : each),
  );
  return { ...row, fields: { ...row.fields, to: { ...to, of } } };
}

const valueIn = ({ fields }: Row, field: string): unknown => {
  const node = fields[field];
  return node?.is === 'const' ? node.value : undefined;
};
const orderOf = (row: Row): string => String(valueIn(row, 'order'));
const isInPlace = (row: Row): boolean => orderOf(row) === 'support' && row.fields.to === undefined;
const locsIn = (row: Row, field: string): readonly Loc[] => {
  const loc = valueIn(row, field);
  return loc === undefined ? [] : [loc as Loc];
};
