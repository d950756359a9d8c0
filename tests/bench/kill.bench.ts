import { cpus } from 'node:os';
import { killed } from '../http/killed.ts';
import { cleanUp } from '../http/machine.ts';
import { writeSection } from './section.ts';

// `npm run bench:kill`: ten times `kill -9` while 32 people play. Exit 1 if anything that was acknowledged is lost, or there twice. A minute or two.

const PLAN = { writers: 32, kills: 10, lives: [2_000, 5_000] } as const;

try {
  const { acknowledged, again, repeated, lost, doubled, findings } = await killed(PLAN);
  await writeSection(
    `${PLAN.kills} times kill -9 under ${PLAN.writers} writers`,
    `Written by \`npm run bench:kill\`: ${cpus().length} cores, Node ${process.version}; ${PLAN.writers / 2} battles of Napoleonics, two people each, who send a command again,
with its key, until it is answered; the server is killed every 2 to 5 seconds and started again.

| | |
|---|---|
| commands acknowledged | ${acknowledged} |
| sent again, since the server died before it answered | ${again} |
| of these committed before it died, and answered with that receipt | ${repeated} |
| lost | ${lost} |
| doubled | ${doubled} |
| findings of the audits | ${findings.length} |`,
  );
  process.exitCode = lost + doubled + findings.length === 0 ? 0 : 1;
} finally {
  await cleanUp();
}
