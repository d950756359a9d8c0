import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';

/** The files of the description beside openapi.yaml: what is each game's own. */
export const DESCRIPTION_FILES = ['diplomacy', 'kutuzov', 'napoleonics'].map((game) => `functions/openapi/${game}.yaml`);

const HEAD = 'components:\n  schemas:\n';

/** The texts of these files in one: the schemas of the games stand after those of openapi.yaml, and all references are within. */
export function bundled(core: string, games: readonly string[]): string {
  const schemas = games.map((text) => text.split(HEAD)[1]?.trimEnd());
  return [core.trimEnd(), ...schemas, ''].join('\n').replaceAll(/'?[\w./]+\.yaml(#\/[\w/]+)'?/g, "'$1'");
}

/** The description of the API in one. */
export async function description(): Promise<string> {
  const [core = '', ...games] = await Promise.all(['openapi.yaml', ...DESCRIPTION_FILES].map((file) => readFile(file, 'utf8')));
  return bundled(core, games);
}

/** The same as JSON. */
export const descriptionAsJson = async (): Promise<string> => JSON.stringify(parse(await description()));

/** The description of the live channel. */
export const liveDescription = (): Promise<string> => readFile('asyncapi.yaml', 'utf8');

/** The same as JSON. */
export const liveDescriptionAsJson = async (): Promise<string> => JSON.stringify(parse(await liveDescription()));
