import { sha256 } from '../../../domain/lib/hash.ts';
import { type Decider, type Engines, UnfitEngine } from '../../../domain/match/audit/deciders.ts';
import RELEASED from '../../../engines/engines.json' with { type: 'json' };
import { trusted } from '../app/trusted.ts';
import { HASHES } from './hash.ts';

/** What the file of an engine sets when it runs. */
declare const fieldpostEngine: { make(hashes: typeof HASHES): Decider };

const HASH = /^[\w-]{43}$/;

/** The hash of an engine. Logs of form 1 name a release instead. */
const hashOf = (name: string, of: string): string | undefined =>
  HASH.test(name) ? name : RELEASED.find(({ game, release }) => game === of && release === name)?.name;

/**
 * Fetches the engines of the service that serves this page. The service learns only the name of a log's engine, which
 * is the address of its file. The file is compared with its name and runs here. `step` is called for each commit that
 * an engine has reached.
 */
export const enginesOfService =
  (step: () => void): Engines =>
  async (name, of) => {
    const hash = hashOf(name, of);
    if (hash === undefined) return undefined;
    const url = `/v1/rules/${encodeURIComponent(of)}/engines/${hash}`;
    const { status } = await fetched(url, 'HEAD');
    if (status === 404) return undefined;
    return {
      async redecide(commits, seed, mine) {
        const file = await fetched(url, 'GET');
        if (!file.ok) throw NO_ANSWER;
        if (sha256(await file.text()) !== hash) throw ANOTHER;
        // The browser has cached the same file. Each engine sets the same global, so it runs again.
        importScripts(trusted.createScriptURL(url));
        try {
          return fieldpostEngine.make(HASHES).redecide(commits, seed, (engine) => {
            step();
            return mine(engine);
          });
        } catch (caught) {
          const said = (caught as Error).message;
          throw new UnfitEngine({ en: `it failed: ${said}`, ko: `실패했습니다: ${said}` });
        }
      },
    };
  };

const NO_ANSWER = new UnfitEngine({ en: 'the server did not give its file', ko: '서버가 파일을 주지 않았습니다' });
const ANOTHER = new UnfitEngine({ en: 'its file is another one than its name says', ko: '파일이 이름과 다릅니다' });

async function fetched(url: string, method: string): Promise<Response> {
  try {
    return await fetch(url, { method });
  } catch {
    throw NO_ANSWER;
  }
}
