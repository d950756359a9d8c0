import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

/** A place in a bundle, as a stack names it: the bundle's address, line and column. */
const PLACE = /(file:\/\/[^\s()]+\.mjs):(\d+):(\d+)/g;

/** The prefix of source paths in the repository. */
const BEFORE = /^.*?\/(?=(domain|functions|infra|node_modules)\/)/;

/**
 * Returns a stack with the files and lines of the sources. The maps of the bundles are read at the first stack, because
 * reading them in Node would delay every start. A place without a map stays unchanged.
 */
export const inSources = (stack: string | undefined): string | undefined =>
  stack?.replaceAll(PLACE, (place, file: string, line: string, column: string) => {
    const map = mapOf(file);
    const found = map && originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
    return found?.source ? `${found.source.replace(BEFORE, '')}:${found.line}:${found.column + 1}` : place;
  });

/** The map of each bundle in a stack; `undefined` if it has none. */
const MAPS = new Map<string, TraceMap | undefined>();

function mapOf(file: string): TraceMap | undefined {
  if (!MAPS.has(file)) MAPS.set(file, readMap(`${fileURLToPath(file)}.map`));
  return MAPS.get(file);
}

/** Ignores errors of a map, because the report is about the thrown error. */
function readMap(path: string): TraceMap | undefined {
  try {
    return new TraceMap(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
