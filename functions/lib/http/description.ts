import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';

/** The files of the description beside openapi.yaml: what is each game's own. */
export const DESCRIPTION_FILES = ['diplomacy', 'kutuzov', 'napoleonics'].map((game) => `functions/openapi/${game}.yaml`);

const HEAD = 'components:\n  schemas:\n';

/** The description of the API in one: the schemas of the games stand after those of openapi.yaml, and all references are within. */
export async function description(): Promise<string> {
  const core = await readFile('openapi.yaml', 'utf8');
  const games = await Promise.all(DESCRIPTION_FILES.map(async (file) => (await readFile(file, 'utf8')).split(HEAD)[1]));
  return [core.trimEnd(), ...games.map((schemas) => schemas?.trimEnd()), ''].join('\n').replaceAll(/'?[\w./]+\.yaml(#\/[\w/]+)'?/g, "'$1'");
}

/** The same as JSON. */
export const descriptionAsJson = async (): Promise<string> => JSON.stringify(parse(await description()));
