import { expect, it } from 'vitest';
import { IS_LONG } from '../kit/long.ts';
import { lacks } from '../kit/whole.ts';
import { decidedOnNodes, wordsOf } from './nodes.ts';

// Engines of JavaScript may differ in a digit, and a bot then chooses otherwise: so logs are decided again on the Nodes
// of this machine. All of them: `npm run golden -- nodes`.

/** `npm test` decides those of Diplomacy alone, in which a bot plays from the start. */
const LOGS = ['', '0.2.0/'].flatMap((release) => [
  `${release}diplomacy/lapses-and-a-bot.ndjson`,
  `${release}kutuzov/lapses.ndjson`,
  `${release}napoleonics/lapses.ndjson`,
]);
const decided = LOGS.filter((log) => IS_LONG || log.includes('diplomacy/')).sort();

it('logs with bots and missed deadlines are decided alike on each Node here, by the engines that made them and by new ones', async () => {
  const compared = await decidedOnNodes(IS_LONG ? 'lapses' : 'diplomacy/lapses');
  const { nodes, released, own } = compared;
  if (nodes.length < 2) lacks('second Node');
  console.log(wordsOf(compared).join('\n'));
  expect(released.map(({ log }) => log)).toEqual(decided);
  expect(own.map(({ log }) => log)).toEqual(decided);
  expect(released.filter(({ commits, redecided, findings }) => redecided !== commits || findings.length > 0)).toEqual(
    [],
  );
  for (const { version, lines } of nodes) expect([version, lines]).toEqual([version, nodes[0]?.lines]);
});
