import { expect, it } from 'vitest';
import { lacks } from '../kit/whole.ts';
import { decidedOnNodes, wordsOf } from './nodes.ts';

// Engines of JavaScript may differ in a digit, and a bot then chooses otherwise: so logs are decided again on the Nodes
// of this machine. All of them: `npm run golden -- nodes`.

it('logs with bots and missed deadlines are decided alike on each Node here, by the engines that made them and by new ones', async () => {
  const compared = await decidedOnNodes('lapses');
  const { nodes, released, own } = compared;
  if (nodes.length < 2) lacks('second Node');
  console.log(wordsOf(compared).join('\n'));
  expect(released.map(({ log }) => log)).toEqual([
    'diplomacy/lapses-and-a-bot.ndjson',
    'kutuzov/lapses.ndjson',
    'napoleonics/lapses.ndjson',
  ]);
  expect(own.map(({ log }) => log)).toEqual(released.map(({ log }) => log));
  expect(released.filter(({ commits, redecided, findings }) => redecided !== commits || findings.length > 0)).toEqual(
    [],
  );
  for (const { version, lines } of nodes) expect([version, lines]).toEqual([version, nodes[0]?.lines]);
});
