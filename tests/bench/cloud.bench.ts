import { execSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { script } from '../../infra/local/scripts/script.ts';
import { measureUnits } from './cloud-units.ts';

// Figures first, then the pages that follow from them: the pages read the file.

await script(
  {
    name: 'bench -- cloud',
    takes: '[--pages] [--json]',
    does: 'measure the units of work, simulate an evening, and write infra/COST.md and infra/SCALE.md; --pages: from the units that stand there',
    example: 'npm run bench -- cloud --pages',
    flags: ['pages'],
  },
  async ({ flags, tell, report }) => {
    if (!flags.has('pages')) {
      const progress = report(1);
      const commit = execSync('git rev-parse --short HEAD', { encoding: 'utf8' }).trim();
      const measured = { date: new Date().toISOString().slice(0, 10), commit, units: await measureUnits() };
      writeFileSync('tests/bench/cloud-units.json', `${JSON.stringify(measured, undefined, 2)}\n`);
      progress.step();
      progress.end();
    }
    const { costPage, scalePage } = await import('./cloud-pages.ts');
    const [cost, scale] = [costPage(), scalePage()];
    writeFileSync('infra/COST.md', cost);
    writeFileSync('infra/SCALE.md', scale);
    await tell(`${cost}\n${scale}`, { cost, scale });
    return 0;
  },
);
