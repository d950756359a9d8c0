import { BATTLE_IDS, battleOf } from '../../../domain/napoleonics/scenarios/index.ts';
import { fray } from '../kit/fray.ts';
import { playWhole } from '../kit/whole.ts';

// `npm run random-battles -- [BATTLES]`: so many whole battles at random (2000), every scenario in turn; exit 1 when one goes wrong.

const battles = [...BATTLE_IDS.map(battleOf), fray];
const most = Number(process.argv[2] ?? 2000);
let commands = 0;
let turns = 0;
for (let n = 1; n <= most; n++) {
  const battle = battles[n % battles.length]!;
  const whole = playWhole(battle, n);
  commands += whole.commands;
  turns += whole.turns;
  if (whole.problems.length === 0) continue;
  console.error(`battle ${n}, ${battle.id}, after ${whole.commands} commands: ${whole.problems.join('; ')}`);
  process.exitCode = 1;
}
console.log(`${most} battles, ${commands} commands, ${turns} turns`);
