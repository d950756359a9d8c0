import { script } from '../../../infra/local/scripts/script.ts';
import { running } from '../running.ts';
import { playWhole, type Whole } from '../whole-games.ts';

// `npm run play-many -- client:games`: whole games of each kind by the client over a bad network, a line each.

const seven = ['austria', 'england', 'france', 'germany', 'italy', 'russia', 'turkey'];
const GAMES: readonly Whole[] = [
  { new: { of: 'diplomacy' }, seats: seven, drawnIn: '1910' },
  ...(['001', '015'] as const).map(
    (scenario): Whole => ({ new: { of: 'napoleonics', options: { scenario } }, seats: ['top', 'bottom'] }),
  ),
  ...[1, 4].map(
    (scenario): Whole => ({ new: { of: 'kutuzov', options: { scenario } }, seats: ['fn', 'r1', 'fs', 'r2'] }),
  ),
];

await script(
  {
    name: 'play-many -- client:games',
    takes: '[--json]',
    does: 'play whole games of each kind by the client against a running server over a bad network, and audit them',
    example: 'npm run play-many -- client:games',
    exits: '1: a move was lost or made twice, a game does not end, or its log does not hold',
  },
  async ({ report, tell }) => {
    const progress = report(GAMES.length);
    const server = await running();
    let isRight = true;
    try {
      for (const [i, whole] of GAMES.entries()) {
        const since = performance.now();
        const played = await playWhole(server, whole, i + 1);
        const { commits, how, verdict, faults, wrong } = played;
        const seconds = (performance.now() - since) / 1000;
        const said = Object.entries(faults).map(([fault, count]) => `${count} ${fault}`);
        progress.step();
        await tell(
          `${whole.new.of}: ${how}, ${commits} commits, ${verdict}; ${said.join(', ')}; ` +
            `${wrong.length === 0 ? 'no move lost or doubled' : wrong.join('; ')}; ${seconds.toFixed(1)} s`,
          { of: whole.new.of, ...played, seconds },
        );
        isRight &&= verdict === 'holds' && wrong.length === 0;
      }
    } finally {
      progress.end();
      await server.close();
    }
    return isRight ? 0 : 1;
  },
);
