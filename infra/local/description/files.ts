import { Document, isMap, isScalar, isSeq, parseDocument, visit } from 'yaml';
import { CORE } from './named.ts';
import type { Schemas } from './schemas.ts';

/** Where the description of a game's own schemas is, seen from the folder of openapi.yaml. */
export const fileOf = (game: string): string => `functions/openapi/${game}.yaml`;

/** The text of openapi.yaml with its schemas made anew; those of the games stand in files of their own. */
export function withSchemas(text: string, { [CORE]: core = {}, ...games }: { readonly [file: string]: Schemas }): string {
  const elsewhere = Object.entries(games).flatMap(([game, own]) => Object.keys(own).map((id) => [id, fileOf(game)] as const));
  return withMade(text, pointed(core, new Map(elsewhere)));
}

/** The text of a description with `components.schemas` made anew; what is written by hand stays as it is, to the byte. */
export function withMade(text: string, made: Schemas): string {
  const node = parseDocument(text).getIn(['components', 'schemas'], true);
  if (!isMap(node) || !node.range) throw new Error('the description has no components.schemas');
  const [start, end] = node.range;
  return (
    text.slice(0, start) +
    printed(made)
      .trimEnd()
      .replaceAll(/\n(?!\n)/g, '\n    ') +
    text.slice(end).replace(/^\n*/, '\n')
  );
}

/** The file of a game: a description that can be read alone, without an operation. */
export function fileOfGame(title: string, version: string, own: Schemas, core: Schemas): string {
  const shared = new Map(Object.keys(core).map((id) => [id, '../../openapi.yaml']));
  return printed({
    openapi: '3.1.0',
    info: {
      title: `Fieldpost: ${title}`,
      version,
      summary: `What only ${title} has: options, commands, standing orders, events, positions.`,
      description:
        'Made by `npm run openapi` from the code. The operations are in openapi.yaml; `/openapi.yaml` of a server has both in one.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    paths: {},
    components: { schemas: pointed(own, shared) },
  });
}

/** Schemas whose references into other files say so. */
const pointed = (schemas: Schemas, files: ReadonlyMap<string, string>): Schemas =>
  JSON.parse(
    JSON.stringify(schemas).replaceAll(
      /"#\/components\/schemas\/(\w+)"/g,
      (_, id: string) => `"${files.get(id) ?? ''}#/components/schemas/${id}"`,
    ),
  ) as Schemas;

/** Texts that are true or false to a reader of YAML 1.1. */
const IS_BOOLEAN_IN_1_1 = /^(y|n|yes|no|on|off)$/i;

/** How long a line of short facts may be. */
const SHORT = 100;

/** As YAML in block style; what is short and has nothing in it in one line, texts of several lines unchanged. */
function printed(value: object): string {
  const document = new Document(value, { aliasDuplicateObjects: false });
  visit(document, {
    Scalar: (_, node) => {
      if (typeof node.value !== 'string') return;
      if (node.value.includes('\n')) node.type = 'BLOCK_LITERAL';
      else if (IS_BOOLEAN_IN_1_1.test(node.value)) node.type = 'QUOTE_SINGLE';
    },
    Pair: (_, { key, value: under }) => {
      if (isScalar(key) && (key.value === 'enum' || key.value === 'required') && isSeq(under)) under.flow = true;
    },
    Map: (_, node) => {
      const isFlat = node.items.every(({ value: under }) => isScalar(under) && !String(under.value).includes('\n'));
      if (isFlat && JSON.stringify(node).length < SHORT) node.flow = true;
    },
  });
  return document.toString({ lineWidth: 130, singleQuote: true, flowCollectionPadding: false });
}
