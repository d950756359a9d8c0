import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, open } from '../http/kit.ts';
import { printed } from './printed.ts';

// `fieldpost status-page`, as cron runs it, of a running server and of one that is gone.

let house: House;
let folder: string;
beforeAll(async () => {
  house = await open();
  folder = await mkdtemp(join(tmpdir(), 'status-'));
});
afterAll(() => rm(folder, { recursive: true }));

const checked = async () => {
  expect((await printed('status-page', folder, '--url', house.url)).code).toBe(0);
  const [json, html] = [
    await readFile(join(folder, 'status.json'), 'utf8'),
    await readFile(join(folder, 'index.html'), 'utf8'),
  ];
  return { ...(JSON.parse(json) as { is: string; since: number; outages: { n: number }[] }), html };
};

it('says whether the service answers, since when, and what the public record has', async () => {
  const up = await checked();
  expect(up).toMatchObject({ is: 'up', outages: [] });
  expect(up.html).toMatch(/The service answers[\s\S]*서비스가 응답합니다/);
  const why = '<b>a "new" disk</b>';
  await house.service.outages.maintain({ from: house.now, why });
  const during = await checked();
  expect(during).toMatchObject({ is: 'maintenance', maintenance: { why } });
  expect(during.html).toContain('&lt;b&gt;a &quot;new&quot; disk&lt;/b&gt;');
  expect(during.html).not.toContain('<b>');
  await house.service.outages.endMaintenance(house.now + 60_000);
  for (let n = 0; n < 20; n++) await house.service.outages.declare(house.now - 60_000 + n, house.now, `outage ${n}`);
  const after = await checked();
  expect(after.is).toBe('up');
  expect(after.outages.map(({ n }) => n)).toEqual(Array.from({ length: 20 }, (_, i) => 21 - i));
  expect((await checked()).since).toBe(after.since);
  await house.close();
  const down = await checked();
  expect(down).toMatchObject({ is: 'down', outages: after.outages });
  expect(down.since).toBeGreaterThanOrEqual(after.since);
  expect(down.html).toContain('The service does not answer.');
  expect((await readdir(folder)).sort()).toEqual(['index.html', 'status.json']);
});

it('needs a folder and an address', async () => {
  expect((await printed('status-page', folder)).code).toBe(64);
  expect((await printed('status-page', '--url', 'https://play.example')).code).toBe(64);
});
