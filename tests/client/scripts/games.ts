import { running } from '../running.ts';
import { playWhole, type Whole } from '../whole-games.ts';

// `npm run client:games`: whole games of each kind by the client over a bad network, a line each; exit 1 when a move was lost or made
// twice, a game does not end, or its log does not hold.

const seven = ['austria', 'england', 'france', 'germany', 'italy', 'russia', 'turkey'];
const GAMES: readonly Whole[] = [
  { new: { of: 'diplomacy' }, seats: seven, drawnIn: '1910' },
  ...(['001', '015'] as const).map((scenario): Whole => ({ new: { of: 'napoleonics', options: { scenario } }, seats: ['top', 'bottom'] })),
  ...[1, 4].map((scenario): Whole => ({ new: { of: 'kutuzov', options: { scenario } }, seats: ['fn', 'r1', 'fs', 'r2'] })),
];

const server = await running();
for (const [i, whole] of GAMES.entries()) {
  const since = performance.now();
  const { commits, how, verdict, faults, wrong } = await playWhole(server, whole, i + 1);
  const said = Object.entries(faults).map(([fault, count]) => `${count} ${fault}`);
  console.log(
    `${whole.new.of}: ${how}, ${commits} commits, ${verdict}; ${said.join(', ')}; ` +
      `${wrong.length === 0 ? 'no move lost or doubled' : wrong.join('; ')}; ${((performance.now() - since) / 1000).toFixed(1)} s`,
  );
  if (verdict !== 'holds' || wrong.length > 0) process.exitCode = 1;
}
await server.close();
