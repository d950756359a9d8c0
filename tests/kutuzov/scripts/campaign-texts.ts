import { writeFileSync } from 'node:fs';
import { tsaristKeys } from '../../../domain/kutuzov/map/ground.ts';
import { WrongUsage } from '../../../infra/local/commands/usage.ts';
import { type ScriptWork, script } from '../../../infra/local/scripts/script.ts';
import { fileOf, keptSeeds, SCENARIO } from '../campaign/kept.ts';
import { recordOf } from '../campaign/record.ts';
import { scoresOf } from '../campaign/swings.ts';
import { textOf } from '../campaign/text.ts';

const SEEDS = /^(\d{1,9})(?:-(\d{1,9}))?$/;

/** `4 10-12`: these seeds; without any those that are kept. */
function seedsOf(words: readonly string[]): readonly number[] {
  if (words.length === 0) return keptSeeds();
  return words.flatMap((word) => {
    const [, first, last = first] = SEEDS.exec(word) ?? [];
    if (first === undefined) throw new WrongUsage(`seeds are numbers or ranges of them (1-20), not ${word}`);
    return Array.from({ length: Number(last) - Number(first) + 1 }, (_, i) => Number(first) + i);
  });
}

async function write({ words, flags, report, tell }: ScriptWork): Promise<number> {
  const seeds = seedsOf(words);
  const progress = report(seeds.length);
  for (const seed of seeds) {
    const campaign = recordOf(SCENARIO, seed);
    const { camp, how, turn, state } = campaign.end;
    const { points } = scoresOf(state);
    const text = textOf(campaign);
    const lines = text.split('\n').length - 1;
    const keys = tsaristKeys(state);
    const outcome =
      `seed ${seed}: ${camp ?? 'nobody'}, ${how ?? 'open'}, turn ${turn}; points ${points.imperial} to ${points.tsarist}, ` +
      `${keys} Tsarist Keys; ${lines} lines`;
    if (!flags.has('outcomes')) writeFileSync(fileOf(seed), text);
    await tell(outcome, {
      seed,
      camp,
      how,
      turn,
      points,
      keys,
      lines,
      file: flags.has('outcomes') ? null : fileOf(seed),
    });
    progress.step();
  }
  progress.end();
  return 0;
}

await script(
  {
    name: 'golden -- campaign-texts',
    takes: '[SEED | FROM-TO …] [--outcomes] [--json]',
    flags: ['outcomes'],
    does: 'write the annotated campaigns of scenario 1 that the bot plays against itself: those that are kept, or those of these seeds; with --outcomes only say how each ends',
    example: 'npm run golden -- campaign-texts --outcomes 1-20',
    exits: '0',
  },
  write,
);
