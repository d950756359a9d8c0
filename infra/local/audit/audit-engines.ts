import { join, resolve } from 'node:path';
import { sha256 } from '../../../domain/lib/hash.ts';
import type { Engines } from '../../../domain/match/audit/deciders.ts';
import { AT_LEISURE } from '../../../functions/platform/engines/bounds.ts';
import { deciderOf } from '../../../functions/platform/engines/engine-process.ts';
import { enginesCodeIn, enginesIn, HASH, releasedIn } from '../../../functions/platform/engines/engines.ts';
import { KEPT } from '../../engines/keep.ts';
import { Unreadable } from '../commands/usage.ts';
import type { Report } from '../progress.ts';
import { answered, bodyOf } from './audit-source.ts';

// Decides which engines run here. The audited service does not decide.

/** The command line's options about engines. */
interface Trust {
  /** Hashes of trusted engines, in any folder. */
  readonly engines: readonly string[];
  /** Whether to run, confined, engines that only the service has. */
  readonly isTrusting: boolean;
  /** The audited service, from which an engine may be fetched. */
  readonly url?: string | undefined;
}

/** Engines, and the places that were searched. */
interface Searched {
  readonly engines: Engines;
  readonly places: readonly string[];
}

/** The folder of engines of a server on this machine, beside its data. */
const ofThisMachine = (): string =>
  process.env.FIELDPOST_ENGINES ?? join(resolve(process.env.FIELDPOST_DATA ?? '.fieldpost'), 'engines');

/** Maximum size of an engine. */
const MOST_BYTES = 64_000_000;

/**
 * Finds the engines that an audit may run. Each file is compared with its hash. Engines in `engines.json` run
 * unconfined. All others run confined, without access to files, processes or the network: those in `--engine`, those in
 * this machine's data folder, and (`--trust-engines`) those of the service. An engine that only the service names never
 * makes a log hold.
 */
export function enginesHere({ engines, isTrusting, url }: Trust, report?: Report): Searched {
  const folders = [KEPT, ofThisMachine()];
  const released = enginesIn([KEPT], AT_LEISURE, report);
  const codeIn = enginesCodeIn(folders);
  const isFetched = url !== undefined && (isTrusting || engines.length > 0);
  const find: Engines = async (name, of) => {
    const own = await released(name, of);
    if (own !== undefined) return own;
    if (!HASH.test(name)) return undefined;
    const isReleased = (await releasedIn(KEPT)).some((each) => each.name === name);
    const isKnown = isReleased || engines.includes(name);
    const here = await codeIn(name, of);
    const code = here ?? (isFetched && (isKnown || isTrusting) ? await fetchedFrom(url, of, name) : undefined);
    if (code === undefined) return undefined;
    return { ...deciderOf(code, AT_LEISURE, report, !isReleased), isTheirs: here === undefined && !isKnown };
  };
  return { engines: find, places: [...folders.map((folder) => resolve(folder)), ...(isFetched ? [url] : [])] };
}

/** Returns the service's file of an engine, if its hash matches. */
async function fetchedFrom(url: string, of: string, name: string): Promise<string | undefined> {
  const at = new URL(`v1/rules/${encodeURIComponent(of)}/engines/${name}`, `${url.replace(/\/*$/, '')}/`);
  try {
    const answer = await answered(at, {});
    if (!answer.ok) return undefined;
    const code = new TextDecoder().decode(await bodyOf(answer, at, MOST_BYTES));
    return sha256(code) === name ? code : undefined;
  } catch (caught) {
    if (caught instanceof Unreadable) return undefined;
    throw caught;
  }
}
