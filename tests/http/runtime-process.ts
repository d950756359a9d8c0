import { startRuntime } from '../../infra/local/server/runtime.ts';

// A server of one's own to kill: data folder, folder of bundles and bytes to leave free on the disk come as arguments, the address goes to
// standard output.
const [folder, bundles, reserve] = process.argv.slice(2) as [string, string, string?];
const { url, close } = await startRuntime({
  folder,
  port: 0,
  bundles,
  sweepEvery: 60_000,
  ...(reserve !== undefined && { reserve: Number(reserve) }),
});
process.stdout.write(`${url}\n`);
process.once('SIGTERM', () => void close().then(() => process.exit(0)));
