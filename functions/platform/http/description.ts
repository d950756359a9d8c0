import { readFile } from 'node:fs/promises';
import { type Document, isMap, type Pair, parse, parseDocument, YAMLMap } from 'yaml';

/** The files of the description besides openapi.yaml: people, history, the server, and each game. */
export const DESCRIPTION_FILES = ['people', 'history', 'service', 'diplomacy', 'kutuzov', 'napoleonics'].map(
  (part) => `functions/openapi/${part}.yaml`,
);

/** Separates the handwritten part of each file (above) from the generated one (below). */
export const MADE = `
  # Made from the zod schemas of the code by \`npm run describe -- openapi\`; what is changed here by hand is lost.
  schemas:
`;

/**
 * Merges the handwritten parts of these files: operations, parameters, headers, answers, examples. References are not
 * resolved yet.
 */
export function operations(core: string, others: readonly string[]): Document {
  const whole = byHand(core);
  const parts = others.map(byHand);
  for (const kind of ['paths', 'webhooks']) {
    for (const { key, value } of pairsOf(whole.get(kind))) {
      const name = String(key);
      if (isMap(value) && value.has('$ref'))
        whole.setIn([kind, name], parts.map((part) => part.getIn([kind, name], true)).find(isMap));
    }
  }
  for (const part of parts) {
    for (const { key: kind, value } of pairsOf(part.get('components'))) {
      if (String(kind) === 'securitySchemes') continue;
      for (const { key, value: own } of pairsOf(value)) whole.setIn(['components', String(kind), String(key)], own);
    }
  }
  withRule(whole);
  return whole;
}

/** Merges the texts of these files. Schemas come last, and all references are internal. */
export function bundled(core: string, others: readonly string[]): string {
  const hand = operations(core, others).toString({ lineWidth: 0, flowCollectionPadding: false }).trimEnd();
  const made = [core, ...others].map((text) => text.split(MADE)[1]?.trimEnd());
  return [hand + MADE.trimEnd(), ...made, ''].join('\n').replaceAll(/'?[\w./]+\.yaml(#\/[\w/]+)'?/g, "'$1'");
}

/** Returns the whole description of the API. */
export async function description(): Promise<string> {
  const [core = '', ...others] = await Promise.all(
    ['openapi.yaml', ...DESCRIPTION_FILES].map((file) => readFile(file, 'utf8')),
  );
  return bundled(core, others);
}

/** Returns the same as JSON. */
export const descriptionAsJson = async (): Promise<string> => JSON.stringify(parse(await description()));

/** Returns the description of the live channel. */
export const liveDescription = (): Promise<string> => readFile('asyncapi.yaml', 'utf8');

/** Returns the same as JSON. */
export const liveDescriptionAsJson = async (): Promise<string> => JSON.stringify(parse(await liveDescription()));

const byHand = (text: string): Document => parseDocument(text.split(MADE)[0] ?? '');
const pairsOf = (map: unknown): readonly Pair[] => (isMap(map) ? map.items : []);

/** The place in openapi.yaml of the answers of every operation and the headers of every answer. */
const RULE = 'x-everywhere';

/** The header that the cloud's gateway adds. An answer that names it itself is the gateway's, and has no other. */
const GATEWAYS = 'Apigw-Requestid';

/** The answer that a client has already. */
const KEPT = 'NotModified';

const responsesOf = (operation: unknown): readonly YAMLMap[] => {
  const responses = isMap(operation) ? operation.get('responses') : undefined;
  return isMap(responses) ? [responses] : [];
};

/** Adds the common answers and headers of openapi.yaml to each operation. */
function withRule(whole: Document): void {
  const everywhere = (part: string): readonly Pair[] => pairsOf(whole.getIn([RULE, part]));
  const [common, always] = [everywhere('responses'), everywhere('headers')];
  const [unlessKept, withContent] = [everywhere('unless-kept'), everywhere('with-content')];
  whole.delete(RULE);
  const lists = pairsOf(whole.get('paths')).flatMap(({ value }) =>
    pairsOf(value).flatMap((operation) => responsesOf(operation.value)),
  );
  for (const list of lists) {
    list.items.push(...common.filter(({ key }) => !list.has(String(key))));
    list.items.sort((one, other) => String(one.key).localeCompare(String(other.key)));
  }
  for (const { key, value: answer } of [...lists, whole.getIn(['components', 'responses'])].flatMap(pairsOf)) {
    if (!isMap(answer) || answer.has('$ref')) continue;
    const own = answer.get('headers');
    if (isMap(own) && own.has(GATEWAYS)) continue;
    const headers = new YAMLMap();
    const common = [
      ...always,
      ...(String(key) === KEPT ? [] : unlessKept),
      ...(answer.has('content') ? withContent : []),
    ];
    headers.items = [...pairsOf(own), ...common.filter(({ key: name }) => !(isMap(own) && own.has(String(name))))];
    answer.set('headers', headers);
  }
}
