import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { parse } from 'yaml';
import { GAMES } from '../../../domain/games.ts';
import { bundled } from '../../../functions/lib/http/description.ts';
import { CLIENT_TYPES, clientTypes } from './client-types.ts';
import { withDrafts } from './drafts.ts';
import { fileOf, fileOfGame, withMade, withSchemas } from './files.ts';
import { payloads } from './messages.ts';
import { schemas } from './schemas.ts';

/**
 * The files of the descriptions, as they should be: openapi.yaml with drafts of what it lacks, a file for each game, asyncapi.yaml, the
 * client's types.
 */
export async function description(): Promise<{ readonly [file: string]: string }> {
  const text = withDrafts(await readFile('openapi.yaml', 'utf8'));
  const made = await schemas(GAMES);
  const { version } = (parse(text) as { readonly info: { readonly version: string } }).info;
  const games = await Promise.all(
    Object.entries(GAMES).map(
      async ([id, load]) => [fileOf(id), fileOfGame((await load()).title, version, made[id] ?? {}, made.core ?? {})] as const,
    ),
  );
  const core = withSchemas(text, made);
  const live = withMade(await readFile('asyncapi.yaml', 'utf8'), payloads());
  const texts = games.map(([, game]) => game);
  const types = await clientTypes(bundled(core, texts));
  return { 'openapi.yaml': core, ...Object.fromEntries(games), 'asyncapi.yaml': live, [CLIENT_TYPES]: types };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const [file, text] of Object.entries(await description())) await writeFile(file, text);
}
