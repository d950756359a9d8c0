import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { parse } from 'yaml';
import { GAMES } from '../../../domain/games/games.ts';
import { sure } from '../../../domain/lib/sure.ts';
import { bundled, DESCRIPTION_FILES } from '../../../functions/platform/http/description.ts';
import { CLIENT_TYPES, clientTypes } from './client-types.ts';
import { withDrafts } from './drafts.ts';
import { draftOfGame, ofRelease, pathOf, withMade, withSchemas } from './files.ts';
import { payloads } from './messages.ts';
import { schemas } from './schemas.ts';

/**
 * Returns the files of the descriptions as they should be: openapi.yaml and its parts with drafts of missing operations
 * and regenerated schemas, asyncapi.yaml, and the client's types.
 */
export async function description(): Promise<{ readonly [file: string]: string }> {
  const made = await schemas(GAMES);
  const names = Object.keys(made);
  const found = await Promise.all(names.map(async (name) => [pathOf(name), await textOf(name)] as const));
  const texts = withDrafts(Object.fromEntries(found));
  const core = sure(texts[CORE_FILE], CORE_FILE);
  const { version } = (parse(core) as { readonly info: { readonly version: string } }).info;
  const files = Object.fromEntries(
    names.map((name) => [pathOf(name), withSchemas(name, ofRelease(sure(texts[pathOf(name)], name), version), made)]),
  );
  const live = withMade(await readFile('asyncapi.yaml', 'utf8'), payloads());
  const others = DESCRIPTION_FILES.map((file) => sure(files[file], file));
  const types = await clientTypes(bundled(sure(files[CORE_FILE], CORE_FILE), others));
  return { ...files, 'asyncapi.yaml': live, [CLIENT_TYPES]: types };
}

const CORE_FILE = 'openapi.yaml';

/** Returns the present text of a file; for a new game a draft. */
async function textOf(name: string): Promise<string> {
  const game = GAMES[name];
  return game === undefined || existsSync(pathOf(name))
    ? readFile(pathOf(name), 'utf8')
    : draftOfGame((await game()).title);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const [file, text] of Object.entries(await description())) await writeFile(file, text);
}
