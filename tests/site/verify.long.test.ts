import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Commit } from '../../domain/log/commit.ts';
import { SEATS, started } from '../http/kit.ts';
import { rechained } from '../kit/rechained.ts';
import { unusableOn } from './axe.ts';
import { startVisit, type Visit } from './kit.ts';

// The auditor in the page: what it says of good and forged logs, and that a file stays where it is.

let visit: Visit;
beforeAll(async () => {
  visit = await startVisit();
});
afterAll(() => visit.close());

const logOf = (name: string): string => readFileSync(new URL(`../golden/${name}.ndjson`, import.meta.url), 'utf8');

/** Gives a file to the page, and waits until it is checked. */
async function drop(page: Page, log: string): Promise<void> {
  // The report on the log before it is not that of this one.
  await page.evaluate(() => document.querySelector('.report')?.classList.add('old'));
  await page.setInputFiles('input[type=file]', {
    name: 'log.ndjson',
    mimeType: 'application/x-ndjson',
    buffer: Buffer.from(log),
  });
  await page.waitForSelector('.report:not(.old)');
}

const countOf = (page: Page, what: string) =>
  page.locator('.checks div', { hasText: what }).locator('dd').textContent();

describe('a file', () => {
  it('that is good holds: every command is decided again here, and nothing of it leaves the browser', async () => {
    const { page, context, faults } = await visit.open(undefined, '/verify');
    await page.waitForSelector('input[type=file]');
    const asked: string[] = [];
    page.on('request', (request) =>
      asked.push(`${request.method()} ${new URL(request.url()).pathname} ${request.postData() ?? ''}`.trim()),
    );
    for (const name of ['diplomacy/agreed-draw', 'napoleonics/resignation', 'kutuzov/will-to-fight']) {
      const log = logOf(name);
      await drop(page, log);
      const lines = log.trimEnd().split('\n').length;
      expect(await page.locator('.report h2').textContent()).toBe('It holds');
      expect(await countOf(page, 'Commands decided again')).toBe(`${lines} of ${lines}`);
    }
    // Everybody knows the names by which the page requests engines; it sends nothing else of the log to anybody.
    expect(
      asked.filter(
        (each) => !/^(GET|HEAD) (\/assets\/auditor-[\w-]+\.js|\/v1\/rules\/\w+\/engines\/[\w-]{43})$/.test(each),
      ),
    ).toEqual([]);
    expect(asked.filter((each) => each.includes('/engines/')).length).toBeGreaterThan(0);
    expect(faults).toEqual([]);
    expect(await unusableOn(page, context)).toEqual([]);
    await context.close();
  });

  it('with an order that was exchanged is found out by the engine, though chain and hashes fit', async () => {
    const log = logOf('diplomacy/agreed-draw');
    const first = log.split('\n').findIndex((line) => line.includes('"resolved"')) + 1;
    expect(first).toBeGreaterThan(1);
    const turned = rechained(log, (commit) => {
      if (commit.envelope.v !== first) return commit;
      const events = commit.envelope.events.map((event) =>
        JSON.parse(JSON.stringify(event).replaceAll('"outcome":"succeeded"', '"outcome":"bounced"')),
      );
      return { ...commit, envelope: { ...commit.envelope, events } };
    });
    expect(turned).not.toBe(log);
    const { page, context, faults } = await visit.open(undefined, '/verify', { locale: 'ko-KR' });
    await page.waitForSelector('input[type=file]');
    await drop(page, turned);
    expect(await page.locator('.report h2').textContent()).toBe('어긋납니다');
    const finding = page.locator('.findings li').first();
    expect(await finding.textContent()).toMatch(
      new RegExp(`^커밋 ${first} NOT_REPEATABLE: 결정한 엔진이 이제 다르게 결정합니다`),
    );
    expect(await finding.locator('a').getAttribute('href')).toBe(
      `/log.txt#:~:text=${encodeURIComponent('9. What an audit')}`,
    );
    expect(faults).toEqual([]);
    expect(await unusableOn(page, context)).toEqual([]);
    await context.close();
  });

  it('that is a page of JSON, or the first part of a log, is read: the one holds, the other is incomplete', async () => {
    const lines = logOf('diplomacy/agreed-draw').trimEnd().split('\n');
    const pageOf = (of: readonly string[], next?: string): string =>
      JSON.stringify({ commits: of.map((line) => JSON.parse(line)), ...(next && { next }) }, undefined, 1);
    const { page, context } = await visit.open(undefined, '/verify');
    await page.waitForSelector('input[type=file]');
    for (const [log, title, missing] of [
      [pageOf(lines), 'It holds', 0],
      [pageOf(lines.slice(0, 9), '/v1/games/g/log?after=9'), 'It is incomplete: its end is missing', 2],
      [`${lines.slice(0, 9).join('\n')}\n`, 'It is incomplete: its end is missing', 1],
      ['<html>', 'This is not a log', 1],
    ] as const) {
      await drop(page, log);
      expect(await page.locator('.report h2').textContent()).toBe(title);
      expect(await page.locator('.findings li').count()).toBe(missing);
    }
    expect(await page.locator('.findings li').textContent()).toContain('BAD_SHAPE');
    await context.close();
  });

  it('that was shortened is compared with a receipt that a person kept, and says so', async () => {
    const log = logOf('diplomacy/agreed-draw');
    const lines = log.trimEnd().split('\n');
    const { envelope, hash } = JSON.parse(lines.at(-2) ?? '') as Commit;
    const { page, context } = await visit.open(undefined, '/verify');
    await page.waitForSelector('input[type=file]');
    await page.locator('details.kept summary').click();
    await page.locator('.kept textarea').first().fill(`${envelope.game}:${envelope.v}:${hash}`);
    await page.locator('.drop .toggle input').check();
    await drop(page, `${lines.slice(0, -2).join('\n')}\n`);
    expect(await page.locator('.findings li').first().textContent()).toContain('NOT_AS_KEPT');
    await page.locator('header button', { hasText: '한국어' }).click();
    await page.waitForSelector('.findings q:text-is("간직한 영수증이나 헤드의 버전이 기록에 없습니다")');
    await page.locator('header button', { hasText: 'English' }).click();
    await drop(page, `${lines.slice(0, -1).join('\n')}\n`);
    await page.waitForSelector('.report.unchecked');
    expect(await countOf(page, 'Receipts')).toBe('1');
    await page.locator('.kept textarea').first().fill('not a receipt');
    await page.locator('button:has-text("Check again")').click();
    await page.waitForSelector('.refusal:has-text("This is not a receipt: no")');
    await context.close();
  });
});

describe('a game of the service', () => {
  it('is fetched and checked here: lists each drawn card with its commit, and shows the opinion of the service on request', async () => {
    const path = await started(visit.house, { of: 'napoleonics', options: { scenario: '015' } });
    const game = path.replace('/v1/games/', '');
    for (const seat of SEATS.napoleonics) await visit.house.as(seat).put(`${path}/votes/draw`, { vote: true });
    const { page, context, faults } = await visit.open(undefined, `/verify?game=${game}`);
    await page.waitForSelector('.report');
    // The tests decide by an engine that no file has, so nobody can decide again.
    expect(await page.locator('.report h2').first().textContent()).toBe('Some checks were not possible');
    const draws = Number(await countOf(page, 'Dice, cards'));
    expect(draws).toBeGreaterThan(5);
    await page.locator('.drawn summary').click();
    expect(await page.locator('.drawn summary').textContent()).toBe(`Every draw (${draws})`);
    expect(await page.locator('.drawn tbody tr').count()).toBe(Math.min(draws, 50));
    const log = await visit.house.as(undefined).get(`${path}/log`, { accept: 'application/x-ndjson' });
    const dealt = log.bytes
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Commit)
      .flatMap(({ secrets }) => secrets.seals.flatMap(({ value }) => (Array.isArray(value) ? value : [value])));
    const cells = await page.locator('.drawn tbody tr td:last-child').allTextContents();
    for (const card of cells) expect(dealt.map(String)).toContain(card);
    expect(await page.locator('.drawn tbody a').first().getAttribute('href')).toMatch(
      new RegExp(`^/g/${game}/replay\\?version=\\d+$`),
    );
    await page.locator('.second button').click();
    await page.waitForSelector('.second textarea');
    expect(faults).toEqual([]);
    expect(await unusableOn(page, context)).toEqual([]);
    await context.close();
  });
});
