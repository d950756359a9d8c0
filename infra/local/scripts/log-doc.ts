import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Streams } from '../../../domain/contract/streams.ts';
import { GAMES } from '../../../domain/games/games.ts';
import { MATCH_STREAMS } from '../../../domain/log/streams.ts';

const BEGIN = '<!-- streams -->\n```json\n';
const END = '```\n<!-- /streams -->';

/** Returns the table of streams for docs/log-chance.md: for each game a line a stream. */
async function streamsTable(): Promise<string> {
  const games = await Promise.all(
    Object.entries(GAMES).map(async ([id, load]) => [id, (await load()).streams] as const),
  );
  const rows = (streams: Streams): string =>
    Object.entries(streams)
      .map(([name, stream]) => `    ${JSON.stringify(name)}: ${JSON.stringify(stream)}`)
      .join(',\n');
  const all = [['match', MATCH_STREAMS] as const, ...games];
  return `{\n${all.map(([id, streams]) => `  ${JSON.stringify(id)}: {\n${rows(streams)}\n  }`).join(',\n')}\n}\n`;
}

/** Returns the page with the present table. */
export async function withStreams(text: string): Promise<string> {
  const [before, rest = ''] = text.split(BEGIN);
  return `${before}${BEGIN}${await streamsTable()}${END}${rest.split(END)[1]}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync('docs/log-chance.md', await withStreams(readFileSync('docs/log-chance.md', 'utf8')));
}
