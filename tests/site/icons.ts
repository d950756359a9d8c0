import type { Browser } from 'playwright-core';

interface Icon {
  readonly file: string;
  /** Width and height, in pixels. */
  readonly size: number;
  /** Whether the system cuts its edges: the ground fills the square, and the picture stays in the middle. */
  readonly isCut: boolean;
}

/** The icons of the installed site: of iPhones, of notifications, of home screens that cut icons. */
export const ICONS: readonly Icon[] = [
  { file: 'icon-180.png', size: 180, isCut: true },
  { file: 'icon-192.png', size: 192, isCut: false },
  { file: 'icon-512.png', size: 512, isCut: true },
];

/** Part of a cut icon that no system cuts off. */
const SAFE = 0.8;

/** Draws an icon from the SVG icon in a real browser, as PNG. */
export async function iconOf(browser: Browser, svg: string, { size, isCut }: Icon): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const ground = /<rect[^>]*fill="([^"]+)"/.exec(svg)?.[1] ?? '';
  const inner = isCut ? size * SAFE : size;
  await page.setContent(
    `<style>body{margin:0;display:grid;place-items:center;height:${size}px;background:${isCut ? ground : 'none'}}` +
      `svg{width:${inner}px;height:${inner}px}</style>${svg}`,
  );
  await page.bringToFront();
  const png = await page.screenshot({ omitBackground: !isCut });
  await page.close();
  return png;
}
