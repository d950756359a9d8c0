import { z } from 'zod';
import { sure } from '../domain/lib/sure.ts';
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
  run: async ({ service, params, locale }) => {
    const named = sure(params.rules, 'rules in the path');
    const load = Object.hasOwn(service.games, named) ? service.games[named] : undefined;
    if (load === undefined) throw new Problem(404, 'NO_SUCH_RULES', hosted(service.games));
    const game = await load();
    const { id, title, titles, rules, schemas, seats, exports } = game;
    const names = game.names?.(locale) ?? {};
    const options = schemas.options.safeParse({});
    const written = Object.entries(schemas).map(([name, schema]) => [
      name,
      z.toJSONSchema(schema, { io: name === 'view' ? 'output' : 'input', unrepresentable: 'any' }),
    ]);
    return {
      body: {
        id,
        title: titles?.[locale] ?? title,
        rules,
        seats: options.success ? seats(options.data).map((spec) => ({ ...spec, name: names.seats?.[spec.seat] ?? spec.name })) : [],
        schemas: Object.fromEntries(written),
        exports: Object.keys(exports ?? {}),
        setups: game.setups?.(locale) ?? [],
        names,
      },
    };
  },
});
