import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

/** A place in a bundle, as a stack names it: the bundle's address, line and column. */
const PLACE = /(file:\/\/[^\s()]+\.mjs):(\d+):(\d+)/g;

/** What stands before the path of a source in the repository. */
const BEFORE = /^.*?\/(?=(domain|functions|infra|node_modules)\/)/;

/**
 * A stack with the files and lines of the sources instead of those of the bundles. The maps beside the bundles are read
 * when the first stack is: if Node read them itself, every start would wait for it. A place without a map stays as it
 * is.
 */
export const inSources = (stack: string | undefined): string | undefined =>
  stack?.replaceAll(PLACE, (place, file: string, line: string, column: string) => {
    const map = mapOf(file);
    const found = map && originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
    return found?.source ? `${found.source.replace(BEFORE, '')}:${found.line}:${found.column + 1}` : place;
  });

/** The map of each bundle that stood in a stack; undefined: it has none. */
const MAPS = new Map<string, TraceMap | undefined>();

function mapOf(file: string): TraceMap | undefined {
  if (!MAPS.has(file)) MAPS.set(file, readMap(`${fileURLToPath(file)}.map`));
  return MAPS.get(file);
}

/** Ignores errors of a map: the report is about the fault that was thrown, not about this one. */
function readMap(path: string): TraceMap | undefined {
  try {
    return new TraceMap(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
