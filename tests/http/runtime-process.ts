import { startRuntime } from '../../infra/local/server/runtime.ts';

// A server of one's own to kill: data folder and folder of bundles come as arguments, the address goes to standard output.
const [folder, bundles] = process.argv.slice(2) as [string, string];
const { url } = await startRuntime({ folder, port: 0, bundles, sweepEvery: 60_000 });
process.stdout.write(`${url}\n`);
