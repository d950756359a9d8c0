import { Document, isMap, isScalar, isSeq, parseDocument, visit } from 'yaml';
import { MADE } from '../../../functions/platform/http/description.ts';
import { CORE } from './named.ts';
import type { Schemas } from './schemas.ts';

/** The path of a part of the description from the folder of openapi.yaml. */
export const pathOf = (file: string): string => (file === CORE ? 'openapi.yaml' : `functions/openapi/${file}.yaml`);

/** Returns a file of the description with regenerated schemas. All references to schemas lead to the right files. */
export function withSchemas(file: string, text: string, made: { readonly [file: string]: Schemas }): string {
  const home = new Map(Object.entries(made).flatMap(([of, own]) => Object.keys(own).map((id) => [id, of] as const)));
  const refTo = (id: string): string => {
    const of = home.get(id) ?? file;
    return `${of === file ? '' : seen(of, file)}#/components/schemas/${id}`;
  };
  const pointed = JSON.stringify(made[file] ?? {}).replaceAll(
    /"#\/components\/schemas\/(\w+)"/g,
    (_, id: string) => `"${refTo(id)}"`,
  );
  const byHand = text.replaceAll(/'[\w./]*#\/components\/schemas\/(\w+)'/g, (_, id: string) => `'${refTo(id)}'`);
  return withMade(byHand, JSON.parse(pointed) as Schemas);
}

/** The path of a file of the description from another one. */
function seen(file: string, from: string): string {
  if (from === CORE) return pathOf(file);
  return file === CORE ? '../../openapi.yaml' : `${file}.yaml`;
}

/**
 * Returns the text of a description with regenerated `components.schemas`. Handwritten text stays unchanged to the
 * byte.
 */
export function withMade(text: string, made: Schemas): string {
  const byHand = text.indexOf(MADE) + MADE.length;
  // What is made stands last, so its end is known. To parse it would take most of the time.
  if (text.includes(MADE)) return `${text.slice(0, byHand)}    ${indented(made)}\n`;
  const node = parseDocument(text).getIn(['components', 'schemas'], true);
  if (!isMap(node) || !node.range) throw new Error('the description has no components.schemas');
  const [start, end] = node.range;
  return text.slice(0, start) + indented(made) + text.slice(end).replace(/^\n*/, '\n');
}

/** Returns schemas as they stand in a description. */
const indented = (made: Schemas): string =>
  printed(made)
    .trimEnd()
    .replaceAll(/\n(?!\n)/g, '\n    ');

/** Returns a draft of the file of a new game. */
export const draftOfGame = (title: string): string => `openapi: 3.1.0
info:
  title: 'Fieldpost: ${title}'
  version: 0.0.0
  summary: 'What only ${title} has: options, commands, standing orders, events, positions.'
  description: |
    A part of the description of Fieldpost. The common part is openapi.yaml: the terms and, in
    \`x-everywhere\`, the answers of every operation and the headers of every answer. A server has all parts in \`/openapi.yaml\`.
  license: {name: Apache-2.0, identifier: Apache-2.0}
servers:
  - url: /
    description: Where this description was read.
paths: {}

components:${MADE}    Draft: {}
`;

/** Returns a new file of the description for openapi.yaml's release. */
export const ofRelease = (text: string, version: string): string =>
  text.replace(/^ {2}version: .*$/m, `  version: ${version}`);

/** Texts that YAML 1.1 reads as true or false. */
const IS_BOOLEAN_IN_1_1 = /^(y|n|yes|no|on|off)$/i;

/** Maximum length of a line of short facts. */
const SHORT = 100;

/**
 * Returns YAML in block style. Short values without members are on one line, and texts of several lines stay unchanged.
 */
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
