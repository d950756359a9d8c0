import { readFile, writeFile } from 'node:fs/promises';
import { script } from '../../../infra/local/scripts/script.ts';
import { startBrowser } from '../browser.ts';
import { ICONS, iconOf } from '../icons.ts';

// Draws the icons of the installed site from its SVG icon. Phones take no SVG for the home screen and for notifications.

const FOLDER = new URL('../../../site/public/', import.meta.url);

await script(
  {
    name: 'draw -- icons',
    takes: '[--json]',
    does: 'draw the PNG icons of the site from site/public/icon.svg; a line each',
    example: 'npm run draw -- icons',
  },
  async ({ tell }) => {
    const svg = await readFile(new URL('icon.svg', FOLDER), 'utf8');
    const browser = await startBrowser();
    try {
      for (const icon of ICONS) {
        await writeFile(new URL(icon.file, FOLDER), await iconOf(browser, svg, icon));
        await tell(icon.file, { ...icon });
      }
    } finally {
      await browser.close();
    }
    return 0;
  },
);
