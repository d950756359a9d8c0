import * as z from 'zod';
import type { Game } from '../../../domain/contract/game.ts';
import { sha256 } from '../../../domain/lib/hash.ts';
import { jsonOf } from '../../../domain/lib/json.ts';
import type { Locale } from '../../../domain/lib/text.ts';
import { canonical } from '../../../domain/log/canonical.ts';
import { optionsIn } from '../../features/settings/options.ts';
import { opened } from '../../platform/http/answers/opened.ts';
import { hosted, Problem } from '../../platform/http/problem.ts';
import { operation } from '../operation.ts';

const PARTS = ['seats', 'schemas', 'exports', 'setups', 'deadlines', 'names', 'guide'] as const;
type Part = (typeof PARTS)[number];

/** Names of parts, separated by commas. */
const partsSchema = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(z.enum(PARTS)).min(1));

/** Options in JSON, as for a new game. The game checks them. */
const optionsSchema = z
  .string()
  .refine(isJson, { message: 'options are JSON', params: { ko: 'options는 JSON입니다.' } })
  .transform((text): unknown => JSON.parse(text));

const rulesQuery = z
  .strictObject({ parts: partsSchema.optional(), options: optionsSchema.optional() })
  .refine(({ parts, options }) => options === undefined || parts?.join() === 'seats', {
    message: '"options" changes only the seats; add parts=seats',
    path: ['options'],
    params: { ko: 'options로는 자리만 알 수 있습니다. parts=seats도 쓰세요.' },
  });

/**
 * Returns a game's schemas (JSON Schema 2020-12), its seats with or without options, its scenarios, and names:
 * everything that a client needs besides the choices.
 */
export const getRules = operation({
  id: 'getRules',
  method: 'GET',
  path: '/v1/rules/{rules}',
  access: 'anyone',
  permission: 'read',
  cache: { by: 'everybody' },
  query: rulesQuery,
  run: async ({ service, params, query, locale }) => {
    const { rules: id } = params;
    const load = Object.hasOwn(service.games, id) ? service.games[id] : undefined;
    if (load === undefined) throw new Problem(404, 'NO_SUCH_RULES', hosted(service.games));
    const game = await load();
    const { text, tag } =
      query.options === undefined
        ? writtenIn(game, locale, query.parts ?? PARTS)
        : seatedBy(game, locale, query.options);
    return { body: text, tag, headers: { 'content-type': 'application/json' } };
  },
});

interface Written {
  readonly text: string;
  readonly tag: string;
}

/** The serialised parts of an answer in a language: hundreds of kilobytes that change only with a release. */
const written = new WeakMap<Game, Map<string, Written>>();

/** Returns the answer in a language. Each part is built once, in canonical form. */
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
  const names = (): Names =>
    (JSON.parse(`{${made('names', () => game.names?.(locale) ?? {}).text}}`) as { readonly names: Names }).names;
  const fields = [
    ...Object.entries(alwaysOf(game, locale)).map(([field, value]) => [field, made(field, () => value)] as const),
    ...PARTS.filter((part) => wanted.includes(part) && (part !== 'guide' || game.guide !== undefined)).map(
      (part) => [part, made(part, () => MAKE[part](game, locale, names))] as const,
    ),
  ].sort(([one], [other]) => (one < other ? -1 : 1));
  const text = `{${fields.map(([, { text: each }]) => each).join()}}`;
  return { text, tag: `"${sha256([locale, ...fields.map(([, { tag }]) => tag)].join()).slice(0, 27)}"` };
}

const alwaysOf = ({ id, title, titles, rules, turns }: Game, locale: Locale) => ({
  id,
  title: titles?.[locale] ?? title,
  rules,
  ...(turns === true && { turns }),
});

/** Returns the seats for some options. Clients may send any options, so the seats are built for each request. */
function seatedBy(game: Game, locale: Locale, given: unknown): Written {
  const { options } = optionsIn(game, given);
  const seats = named(game.seats(options), game.names?.(locale, options) ?? {});
  const text = canonical(jsonOf({ ...alwaysOf(game, locale), seats }));
  return { text, tag: `"${sha256(`${locale} ${text}`).slice(0, 27)}"` };
}

const named = (specs: ReturnType<Game['seats']>, names: Names) =>
  specs.map((spec) => ({ ...spec, name: names.seats?.[spec.seat] ?? spec.name }));

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

type Names = { readonly [kind: string]: { readonly [id: string]: string } };

/** The schemas of a game that describe answers. The others describe requests. */
const ANSWERED: readonly string[] = ['view', 'event', 'chapter'];
const schemaOf = (schema: z.ZodType, name: string) =>
  z.toJSONSchema(schema, { io: name === 'view' ? 'output' : 'input', unrepresentable: 'any' });

const MAKE: { readonly [part in Part]: (game: Game, locale: Locale, names: () => Names) => unknown } = {
  seats({ schemas, seats }, _, names) {
    const options = schemas.options.safeParse({});
    return options.success ? named(seats(options.data), names()) : [];
  },
  schemas: ({ schemas }) =>
    Object.fromEntries(
      Object.entries(schemas).map(([name, schema]) => [
        name,
        ANSWERED.includes(name) ? opened(schemaOf(schema, name)) : schemaOf(schema, name),
      ]),
    ),
  exports: ({ exports }) => Object.keys(exports ?? {}),
  setups: (game, locale) => game.setups?.(locale) ?? [],
  deadlines: ({ kinds }, _, names) => kinds.map((kind) => ({ kind, name: names().kinds?.[kind] ?? kind })),
  names: (_, __, names) => names(),
  guide: (game, locale) => game.guide?.(locale),
};
