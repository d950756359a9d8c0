import { startRuntime } from '../../infra/local/server/runtime.ts';

// A server of one's own to kill: data folder, folder of bundles, bytes to leave free on the disk and milliseconds that
// a stop may take come as arguments, the address goes to standard output.
const [folder, bundles, reserve, patience] = process.argv.slice(2) as [string, string, string?, string?];
const { url, close } = await startRuntime({
  folder,
  port: 0,
  bundles,
  sweepEvery: 60_000,
  ...(reserve !== undefined && { reserve: Number(reserve) }),
  ...(patience !== undefined && { patience: Number(patience) }),
});
process.stdout.write(`${url}\n`);
process.once('SIGTERM', () => void close().then(() => process.exit(0)));
