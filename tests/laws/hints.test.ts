import { describe, expect, it } from 'vitest';
import type { Legal } from '../../domain/contract/legal.ts';
import { LOCALES, type Locale } from '../../domain/lib/text.ts';
import { asksOf } from '../../domain/match/clock/questions.ts';
import { matchesOf, positionsOf } from '../kit/matches.ts';
import { ENTRIES } from '../kit/registry.ts';

// What a client does with one click, and shows in one line.

const NAMING = ['space', 'piece', 'power', 'card'];

type Row = Extract<Legal, { is: 'fields' }>;

/** The rows of a grammar, with the unit that they are for where it is the key of a sheet. */
function rowsIn(legal: Legal, subject = ''): readonly { readonly subject: string; readonly row: Row }[] {
  switch (legal.is) {
    case 'oneOf':
      return legal.of.flatMap((each) => rowsIn(each, subject));
    case 'fields': {
      const sheets = Object.values(legal.fields).filter(({ is }) => is === 'map');
      return [{ subject, row: legal }, ...sheets.flatMap((each) => rowsIn(each))];
    }
    case 'map':
      return Object.entries(legal.entries).flatMap(([key, each]) => rowsIn(each, key));
    default:
      return [];
  }
}

/** What a row fits by its first two names, or first name with a subject: whether it does so as the default. */
function fitsOf(subject: string, row: Row): readonly { readonly fit: string; readonly isDefault: boolean }[] {
  const names = (row.order ?? Object.keys(row.fields)).flatMap((field) => {
    const node = row.fields[field]!;
    const consts = node.is === 'oneOf' ? node.of : [node];
    const values = consts.flatMap((each) =>
      each.is === 'const' ? [{ value: each.value, isDefault: each.default === true }] : [],
    );
    return NAMING.includes(String(node.kind)) && values.length > 0 ? [values] : [];
  });
  const [first = [], second] = subject === '' ? names : [[{ value: subject, isDefault: false }], names[0]];
  return first.flatMap((one) =>
    (second ?? [{ value: null, isDefault: false }]).map((other) => ({
      fit: JSON.stringify([one.value, other.value]),
      isDefault: row.default === true || one.isDefault || other.isDefault,
    })),
  );
}

describe.each(ENTRIES)('the defaults of $game.id', (entry) => {
  const { game } = entry;

  it('are at most one for each subject and target', () => {
    let marks = 0;
    for (const table of matchesOf(entry)) {
      for (const match of positionsOf(table)) {
        for (const { seat, kind } of asksOf(game, match)) {
          const legal = game.legal(game.view(match.state, [seat]), seat);
          const defaults = rowsIn(legal).flatMap(({ subject, row }) =>
            fitsOf(subject, row).filter(({ isDefault }) => isDefault),
          );
          const fits = defaults.map(({ fit }) => fit);
          const twice = fits.filter((fit, i) => fits.indexOf(fit) !== i);
          expect([match.v, kind, twice]).toEqual([match.v, kind, []]);
          marks += fits.length;
        }
      }
    }
    if (['diplomacy', 'kutuzov'].includes(game.id)) expect(marks).toBeGreaterThan(100);
  });

  // A client need not guess by the order of the rows. In the duel no two rows fit the same. In Diplomacy the meaning
  // depends on the draft, which the grammar does not know.
  const isGuessed = game.id === 'diplomacy';
  it(`are ${isGuessed ? 'not all there' : 'there'} if several rows fit the same`, () => {
    let several = 0;
    let guessed = 0;
    for (const table of matchesOf(entry)) {
      for (const match of positionsOf(table)) {
        for (const { seat, kind } of asksOf(game, match)) {
          const rows = rowsIn(game.legal(game.view(match.state, [seat]), seat)).map(({ row }) => fitsOf('', row));
          const met = new Map<string, number>();
          for (const row of rows)
            for (const fit of new Set(row.map(({ fit }) => fit))) met.set(fit, (met.get(fit) ?? 0) + 1);
          const plain = new Set(rows.flat().flatMap(({ fit, isDefault }) => (isDefault ? [fit] : [])));
          const unsaid = [...met].filter(([fit, count]) => count > 1 && !plain.has(fit));
          if (!isGuessed) expect([match.v, kind, unsaid]).toEqual([match.v, kind, []]);
          guessed += unsaid.length;
          several += [...met.values()].filter((count) => count > 1).length;
        }
      }
    }
    expect(guessed > 0).toBe(isGuessed);
    if (game.id === 'kutuzov') expect(several).toBeGreaterThan(100);
  });
});

const MOST: { readonly [locale in Locale]: number } = { en: 60, ko: 36 };

describe.each(ENTRIES.filter(({ game }) => game.id !== 'duel'))('the short words of $game.id', ({ game, ...entry }) => {
  it('fit a bar, in every language', () => {
    const wrong = new Set<string>();
    for (const table of matchesOf({ game, ...entry })) {
      for (const match of positionsOf(table)) {
        for (const locale of LOCALES) {
          const phase = game.phaseShort!(match.state, locale);
          if (phase.length < 4 || phase.length > 18) wrong.add(`${phase.length}: ${phase}`);
          for (const { seat, kind } of asksOf(game, match)) {
            const { short } = game.prompt!(game.view(match.state, [seat]), seat, locale);
            if (short.length < 4 || short.length > MOST[locale]) wrong.add(`${kind}, ${short.length}: ${short}`);
            if (locale === 'ko' && !/[가-힣]/.test(short)) wrong.add(`${kind}: ${short}`);
            if (/undefined|null|NaN|\[object| {2}/.test(short + phase)) wrong.add(`${kind}: ${short}, ${phase}`);
          }
        }
      }
    }
    expect([...wrong]).toEqual([]);
  });
});
