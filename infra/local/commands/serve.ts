import { join, resolve } from 'node:path';
import { tokenFor } from '../server/keys.ts';
import { type Runtime, startRuntime } from '../server/runtime.ts';
import { checkSettings } from '../settings.ts';

export const DEMO_PLAYERS = ['alice', 'bob', 'carol', 'dave', 'erin', 'frank', 'grace'] as const;

/**
 * `fieldpost serve`: serves the functions in a folder of bundles until stopped. `HOST`, `PORT`, `FIELDPOST_DATA` (a
 * folder).
 */
export async function serve(bundles: string): Promise<number> {
  checkSettings(process.env);
  const folder = resolve(process.env.FIELDPOST_DATA ?? '.fieldpost');
  const { HOST: host = '127.0.0.1', PORT: port = '8080', FIELDPOST_ORIGIN: origin } = process.env;
  const runtime = await startRuntime({
    folder,
    host,
    port: Number(port),
    bundles,
    sweepEvery: 2_000,
    names: DEMO_PLAYERS,
    origin,
    isLoopbackDenied: process.env.FIELDPOST_LOOPBACK === 'deny',
  });
  const tokens = await Promise.all(
    DEMO_PLAYERS.map(async (user) => [user, await tokenFor(runtime.keys, user)] as const),
  );
  const stopped = new Promise<void>((stop) => {
    // Ctrl-C arrives twice: from the terminal, and from the launcher.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  });
  process.stdout.write(greeting(runtime, tokens, join(folder, 'mail')));
  await stopped;
  await runtime.close();
  return 0;
}

/** A game of one person that begins at once, and their first orders. */
const FIRST_GAME = {
  of: 'diplomacy',
  seats: {
    france: 'me',
    ...Object.fromEntries(['austria', 'england', 'germany', 'italy', 'russia', 'turkey'].map((seat) => [seat, 'bot'])),
  },
  start: true,
};
const FIRST_ORDERS = { ask: 'S1901M', written: ['A Paris - Picardy', 'A Marseilles - Spain', 'F Brest - MAO'] };

function greeting(
  { url, address }: Pick<Runtime, 'url' | 'address'>,
  tokens: readonly (readonly [string, string])[],
  mail: string,
): string {
  const [[, alice]] = tokens as [readonly [string, string]];
  return `
Fieldpost serves at ${url} (description of the API: ${url}/docs)

Open this address to play and to sign in by name. Give it only to people who may sign in under any name:

${address}

Demo players and their tokens for signing in, valid for 30 days (for others: npm run -s fieldpost -- token NAME):

${tokens.map(([user, token]) => `${user.padEnd(6)} ${token}`).join('\n')}

Three commands open a game against six bots, send your first orders, and tell what came of them:

U=${url}; J="Content-Type: application/json"; A="Authorization: Bearer ${alice}"
G=$(curl -s $U/v1/games -H "$A" -H "$J" -d '${JSON.stringify(FIRST_GAME)}' | grep -Eo 'g[0-9a-f]{20}')
curl -s $U/v1/games/$G/actions -H "$A" -H "$J" -d '${JSON.stringify(FIRST_ORDERS)}'
until curl -s $U/v1/games/$G | grep -q F1901M; do sleep 1; done; curl -s $U/v1/games/$G/story

Mails to players lie in ${mail}. Stop the server with Ctrl-C. Your games are kept.
`;
}
