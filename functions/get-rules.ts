import * as z from 'zod';
import type { Game, Locale } from '../domain/game.ts';
import { sha256 } from '../domain/lib/hash.ts';
import { jsonOf } from '../domain/lib/json.ts';
import { sure } from '../domain/lib/sure.ts';
import { canonical } from '../domain/log/canonical.ts';
import { operation } from './lib/http/endpoint.ts';
import { hosted, Problem } from './lib/http/problem.ts';

const PARTS = ['seats', 'schemas', 'exports', 'setups', 'deadlines', 'names'] as const;
type Part = (typeof PARTS)[number];

/** Names of parts, with commas between them. */
const partsSchema = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(z.enum(PARTS)).min(1));

/**
 * A game's schemas (JSON Schema 2020-12), its seats when no option is chosen, its scenarios, and names: all that a client needs
 * beside the choices.
 */
export const getRules = operation({
  id: 'getRules',
  method: 'GET',
  path: '/v1/rules/{rules}',
  access: 'anyone',
  permission: 'read',
  isForEverybody: true,
  query: z.strictObject({ parts: partsSchema.optional() }),
  run: async ({ service, params, query, locale }) => {
    const named = sure(params.rules, 'rules in the path');
    const load = Object.hasOwn(service.games, named) ? service.games[named] : undefined;
    if (load === undefined) throw new Problem(404, 'NO_SUCH_RULES', hosted(service.games));
    const { text, tag } = writtenIn(await load(), locale, query.parts ?? PARTS);
    return { body: text, tag, headers: { 'content-type': 'application/json' } };
  },
});

interface Written {
  readonly text: string;
  readonly tag: string;
}

/** The parts of an answer in a language, each as it is written: hundreds of kilobytes that change with a release alone. */
const written = new WeakMap<Game, Map<string, Written>>();

/** The answer in a language: parts that are made once, in canonical form, whatever choice of them is asked for. */
function writtenIn(game: Game, locale: Locale, wanted: readonly Part[]): Written {
  const ofGame = written.get(game) ?? new Map<string, Written>();
  written.set(game, ofGame);
  const made = (field: string, value: () => unknown): Written => {
    const key = `${locale} ${field}`;
    const known = ofGame.get(key);
    if (known !== undefined) return known;
    const text = canonical(jsonOf({ [field]: value() })).slice(1, -1);
    const part = { text, tag: sha256(text) };
    ofGame.set(key, part);
    return part;
  };
  const names = (): Names => (JSON.parse(`{${made('names', () => game.names?.(locale) ?? {}).text}}`) as { readonly names: Names }).names;
  const { id, title, titles, rules } = game;
  const always = { id, title: titles?.[locale] ?? title, rules };
  const fields = [
    ...Object.entries(always).map(([field, value]) => [field, made(field, () => value)] as const),
    ...PARTS.filter((part) => wanted.includes(part)).map((part) => [part, made(part, () => MAKE[part](game, locale, names))] as const),
  ].sort(([one], [other]) => (one < other ? -1 : 1));
  const text = `{${fields.map(([, { text: each }]) => each).join()}}`;
  return { text, tag: `"${sha256([locale, ...fields.map(([, { tag }]) => tag)].join()).slice(0, 27)}"` };
}

type Names = { readonly [kind: string]: { readonly [id: string]: string } };

const MAKE: { readonly [part in Part]: (game: Game, locale: Locale, names: () => Names) => unknown } = {
  seats({ schemas, seats }, _, names) {
    const options = schemas.options.safeParse({});
    return options.success ? seats(options.data).map((spec) => ({ ...spec, name: names().seats?.[spec.seat] ?? spec.name })) : [];
  },
  schemas: ({ schemas }) =>
    Object.fromEntries(
      Object.entries(schemas).map(([name, schema]) => [
        name,
        z.toJSONSchema(schema, { io: name === 'view' ? 'output' : 'input', unrepresentable: 'any' }),
      ]),
    ),
  exports: ({ exports }) => Object.keys(exports ?? {}),
  setups: (game, locale) => game.setups?.(locale) ?? [],
  deadlines: ({ kinds }, _, names) => kinds.map((kind) => ({ kind, name: names().kinds?.[kind] ?? kind })),
  names: (_, __, names) => names(),
};
