import * as z from 'zod';
import type { Game, Locale } from '../domain/game.ts';
import { sha256 } from '../domain/lib/hash.ts';
import { jsonOf } from '../domain/lib/json.ts';
import { sure } from '../domain/lib/sure.ts';
import { canonical } from '../domain/log/canonical.ts';
import { operation } from './lib/http/endpoint.ts';
import { hosted, Problem } from './lib/http/problem.ts';

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
  run: async ({ service, params, locale }) => {
    const named = sure(params.rules, 'rules in the path');
    const load = Object.hasOwn(service.games, named) ? service.games[named] : undefined;
    if (load === undefined) throw new Problem(404, 'NO_SUCH_RULES', hosted(service.games));
    const { text, tag } = writtenIn(await load(), locale);
    return { body: text, tag, headers: { 'content-type': 'application/json' } };
  },
});

interface Written {
  readonly text: string;
  readonly tag: string;
}

const written = new WeakMap<Game, Map<Locale, Written>>();

/** The answer in a language: hundreds of kilobytes that change with a release alone, so they are made once. */
function writtenIn(game: Game, locale: Locale): Written {
  const ofGame = written.get(game) ?? new Map<Locale, Written>();
  written.set(game, ofGame);
  const known = ofGame.get(locale);
  if (known !== undefined) return known;
  const text = canonical(jsonOf(rulesOf(game, locale)));
  const made = { text, tag: `"${sha256(`${locale} ${text}`).slice(0, 27)}"` };
  ofGame.set(locale, made);
  return made;
}

function rulesOf(game: Game, locale: Locale) {
  const { id, title, titles, rules, schemas, seats, exports } = game;
  const names = game.names?.(locale) ?? {};
  const options = schemas.options.safeParse({});
  const shapes = Object.entries(schemas).map(([name, schema]) => [
    name,
    z.toJSONSchema(schema, { io: name === 'view' ? 'output' : 'input', unrepresentable: 'any' }),
  ]);
  return {
    id,
    title: titles?.[locale] ?? title,
    rules,
    seats: options.success ? seats(options.data).map((spec) => ({ ...spec, name: names.seats?.[spec.seat] ?? spec.name })) : [],
    schemas: Object.fromEntries(shapes),
    exports: Object.keys(exports ?? {}),
    setups: game.setups?.(locale) ?? [],
    names,
  };
}
