import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { Document, isMap, isScalar, isSeq, parseDocument, visit } from 'yaml';
import { z } from 'zod';
import { GAMES } from '../../domain/games.ts';
import { sure } from '../../domain/lib/sure.ts';
import { jsonSchema } from '../../domain/log/schema.ts';
import { COMPONENTS, type Component, componentsOf } from './openapi-components.ts';
import { withDrafts } from './openapi-drafts.ts';

type JsonSchema = { [keyword: string]: unknown };

/** `components.schemas` of openapi.yaml: those of the service, then those of every game. Throws when one reads in two ways. */
export async function schemas(): Promise<{ readonly [id: string]: JsonSchema }> {
  const games = await Promise.all(Object.values(GAMES).map((load) => load()));
  const components = [...COMPONENTS, ...games.flatMap(componentsOf)];
  const sent = written(
    components.filter((each) => each.as !== 'answer'),
    'input',
  );
  const answered = written(
    components.filter((each) => each.as !== 'request'),
    'output',
  );
  return Object.fromEntries(
    components.map(({ id, as }) => {
      if (as === 'both' && JSON.stringify(sent[id]) !== JSON.stringify(answered[id])) throw new Error(`${id} is not the same both ways`);
      return [id, sure((as === 'request' ? sent : answered)[id], id)];
    }),
  );
}

/** Components as JSON Schemas that refer to each other. */
function written(components: readonly Component[], io: 'input' | 'output'): { readonly [id: string]: JsonSchema } {
  const registry = z.registry<{ id: string }>();
  const byId = new Map(components.map((component) => [component.id, component]));
  for (const { id, schema } of components) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    io,
    uri: (id) => `#/components/schemas/${id}`,
    override: ({ zodSchema, jsonSchema: schema }) => {
      if (zodSchema === jsonSchema) for (const keyword of Object.keys(schema)) delete (schema as JsonSchema)[keyword];
      else plain(schema as JsonSchema);
    },
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _, $id: __, description: ___, ...schema }]) => {
      return [id, { description: sure(byId.get(id), id).description, ...(schema as JsonSchema) }];
    }),
  );
}

/** Leaves out what says nothing here: all integers are safe, all keys are strings, and `readonly` is TypeScript's affair. */
function plain(schema: JsonSchema): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (JSON.stringify(schema.propertyNames) === '{"type":"string"}') delete schema.propertyNames;
  delete schema.readOnly;
}

/** The text of openapi.yaml with `components.schemas` made anew; what is written by hand stays as it is, to the byte. */
export async function withSchemas(text: string): Promise<string> {
  const node = parseDocument(text).getIn(['components', 'schemas'], true);
  if (!isMap(node) || !node.range) throw new Error('openapi.yaml has no components.schemas');
  const [start, end] = node.range;
  const made = printed(await schemas());
  return text.slice(0, start) + made.trimEnd().replaceAll(/\n(?!\n)/g, '\n    ') + text.slice(end).replace(/^\n*/, '\n');
}

/** As YAML in block style; short lists of words in one line, texts of several lines unchanged. */
function printed(value: object): string {
  const document = new Document(value, { aliasDuplicateObjects: false });
  visit(document, {
    Scalar: (_, node) => {
      if (typeof node.value === 'string' && node.value.includes('\n')) node.type = 'BLOCK_LITERAL';
    },
    Pair: (_, { key, value }) => {
      if (isScalar(key) && (key.value === 'enum' || key.value === 'required') && isSeq(value)) value.flow = true;
    },
  });
  return document.toString({ lineWidth: 130, singleQuote: true, flowCollectionPadding: false });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await writeFile('openapi.yaml', await withSchemas(withDrafts(await readFile('openapi.yaml', 'utf8'))));
}
