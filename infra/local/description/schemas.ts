import * as z from 'zod';
import type { Game } from '../../../domain/contract/game.ts';
import type { Registry } from '../../../domain/games/games.ts';
import { sure } from '../../../domain/lib/sure.ts';
import { jsonSchema } from '../../../domain/log/json-schema.ts';
import { opened } from '../../../functions/platform/http/answers/opened.ts';
import type { Component } from './component.ts';
import { COMPONENTS } from './components.ts';
import { CORE, type JsonSchema, named } from './named.ts';
import { componentsOf, nameOf } from './of-games.ts';
import { typed } from './typed.ts';

export type Schemas = { readonly [id: string]: JsonSchema };

/**
 * Returns `components.schemas` of a server with these games, by file (`core`, `people`, `history`, or a game's id).
 * Throws if a name would mean two schemas.
 */
export async function schemas(registry: Registry): Promise<{ readonly [file: string]: Schemas }> {
  const games: readonly Game[] = await Promise.all(Object.values(registry).map((load) => load()));
  const components = [...Object.values(COMPONENTS).flat(), ...games.flatMap(componentsOf)];
  const gameOf = (id: string): string | undefined => games.find((game) => id.startsWith(nameOf(game)))?.id;
  const all = named(typed(written(components), games), (id) => gameOf(id) ?? CORE);
  const fileOf = (id: string): string => gameOf(id) ?? homeOf(id);
  return Object.fromEntries(
    [...new Set([...Object.keys(COMPONENTS), ...games.map(({ id }) => id)])].map((file) => [
      file,
      Object.fromEntries(Object.entries(all).filter(([id]) => fileOf(id) === file)),
    ]),
  );
}

const HOMES = new Map(Object.entries(COMPONENTS).flatMap(([file, own]) => own.map(({ id }) => [id, file] as const)));

/** Returns the file of a component. Inner components are in the same file, because their names begin with its name. */
function homeOf(id: string): string {
  const outer = [...HOMES.keys()].filter((each) => id.startsWith(each)).toSorted((a, b) => b.length - a.length)[0];
  return HOMES.get(outer ?? '') ?? CORE;
}

/**
 * Components as JSON Schemas that refer to each other. Those of requests refuse fields that they do not name; those of
 * answers admit them. A component for both directions admits them too, because answers contain it: the server refuses
 * such fields in a request all the same.
 */
function written(components: readonly Component[]): Schemas {
  const sent = inDirection(
    components.filter((each) => each.as !== 'answer'),
    'input',
  );
  const answered = inDirection(
    components.filter((each) => each.as !== 'request'),
    'output',
  );
  return Object.fromEntries(
    components.map(({ id, as }) => {
      if (as === 'both' && JSON.stringify(sent[id]) !== JSON.stringify(answered[id]))
        throw new Error(`${id} is not the same both ways`);
      return [id, as === 'request' ? sure(sent[id], id) : opened(sure(answered[id], id))];
    }),
  );
}

function inDirection(components: readonly Component[], io: 'input' | 'output'): Schemas {
  const anyJson: unknown = jsonSchema;
  const registry = z.registry<{ id: string }>();
  const byId = new Map(components.map((component) => [component.id, component]));
  for (const { id, schema } of components) registry.add(schema, { id });
  const { schemas: made } = z.toJSONSchema(registry, {
    io,
    uri: (id) => `#/components/schemas/${id}`,
    override: ({ zodSchema, jsonSchema: schema }) => {
      if (zodSchema === anyJson)
        for (const keyword of Object.keys(schema)) delete (schema as Record<string, unknown>)[keyword];
      else plain(schema);
    },
  });
  return Object.fromEntries(
    Object.entries(made).map(([id, { $schema: _, $id: __, description: ___, ...schema }]) => {
      return [id, { description: sure(byId.get(id), id).description, ...schema }];
    }),
  );
}

/**
 * Removes redundant keywords: all integers are safe, all keys are strings, and `readonly` concerns TypeScript only. A
 * default is written into the description, because generators of clients treat fields with the keyword as required.
 */
function plain(schema: Record<string, unknown>): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (JSON.stringify(schema.propertyNames) === '{"type":"string"}') delete schema.propertyNames;
  delete schema.readOnly;
  if (schema.default === undefined) return;
  const said = `Without it: \`${JSON.stringify(schema.default)}\`.`;
  schema.description = schema.description === undefined ? said : `${schema.description} ${said}`;
  delete schema.default;
}
