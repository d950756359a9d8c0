import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fieldpost } from '../../../client/src/index.ts';
import { POWER_NAMES } from '../../../domain/diplomacy/map/powers.ts';
import { POWERS, type Power } from '../../../domain/diplomacy/map/vocabulary.ts';
import { type RecordedGame, replay } from '../../../infra/local/commands/replay.ts';
import { tokenOf } from '../../http/kit.ts';
import { startVisit, type Visit } from '../kit.ts';

// Three games that people and programs played elsewhere are replayed to their end in a browser: what stands on the
// board of the page after each phase is held against the record.

let visit: Visit;
beforeAll(async () => {
  visit = await startVisit();
});
afterAll(() => visit.close());

const recordOf = (name: string): RecordedGame =>
  JSON.parse(readFileSync(new URL(`../../diplomacy/games/${name}.json`, import.meta.url), 'utf8')) as RecordedGame;

async function played(name: string): Promise<{ readonly id: string; readonly record: RecordedGame }> {
  const record = recordOf(name);
  const clients = POWERS.map(
    async (power) => [power, fieldpost({ url: visit.house.url, token: await tokenOf(power) })] as const,
  );
  const { game, differences } = await replay(Object.fromEntries(await Promise.all(clients)), record);
  expect(differences).toEqual([]);
  return { id: game, record };
}

/** The units on the board of the page, dislodged ones too. */
const unitsOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.board svg [data-in][data-name]:not([data-kind=space])')].map(
      (piece) =>
        `${piece.getAttribute('data-name')?.split(', ').slice(0, 2).join(' ')} ${piece.getAttribute('data-in')}`,
    ),
  );

/** How many centres each power has, as the board of the page says. */
async function centresOn(page: Page): Promise<{ readonly [power: string]: number }> {
  const text = await page
    .locator('.board .sheet > svg')
    .first()
    .evaluate((svg) => svg.textContent ?? '');
  const told = POWERS.map(
    (power) => [power, Number(new RegExp(`${POWER_NAMES.en[power]}centres (\\d+),`).exec(text)?.[1] ?? 0)] as const,
  );
  return Object.fromEntries(told);
}

const KINDS: { readonly [letter: string]: string } = { A: 'army', F: 'fleet' };

/** A unit of a record as the page calls it: `A par` of France is `France army par`. */
function called(power: Power, unit: string): string {
  const [letter = '', place = ''] = unit.split(' ');
  return `${POWER_NAMES.en[power]} ${KINDS[letter]} ${place}`;
}

interface Phase {
  readonly version: number;
  readonly season: string;
  readonly year: number;
  readonly phase: string;
  readonly dislodged: readonly unknown[];
}

describe('a recorded game', () => {
  it.each(['droidippy-6341', 'droidippy-11285', 'webdip-cicero-446643'])(
    '%s is shown as it was, phase by phase, to its end',
    { timeout: 900_000 },
    async (name) => {
      const { id, record } = await played(name);
      const { page, context, faults } = await visit.open(undefined, `/g/${id}/replay?version=1`, {
        viewport: { width: 1280, height: 900 },
      });
      const { body } = await visit.house
        .as(undefined)
        .get<{ phases: readonly Phase[] }>(`/v1/games/${id}/phases?limit=200`);
      // Of phases that one commit resolved the last one is on the board.
      const shown = body.phases.filter(({ version }, i) => body.phases[i + 1]?.version !== version);
      const slider = page.locator('.timeline input[type=range]');
      await slider.waitFor();
      let centres: RecordedGame['phases'][number]['centresAfter'];
      let compared = 0;
      for (const phase of record.phases) {
        centres = phase.centresAfter ?? centres;
        const at = shown.find(
          ({ season, year, phase: kind }) => season === phase.season && year === phase.year && kind === phase.phase,
        );
        if (at === undefined) continue;
        await slider.fill(String(at.version));
        await page.waitForSelector(`.board svg[data-version="${at.version}"]`);
        const what = `${phase.season} ${phase.year}, ${phase.phase}`;
        const standing = [...(await unitsOn(page))];
        for (const power of POWERS)
          for (const unit of phase.unitsAfter[power] ?? []) {
            const found = standing.indexOf(called(power, unit));
            expect(found, `${what}: ${power} ${unit}`).toBeGreaterThanOrEqual(0);
            standing.splice(found, 1);
          }
        expect(standing, `${what}: beside the record only who was driven out`).toHaveLength(at.dislodged.length);
        if (centres !== undefined) {
          const counted = Object.fromEntries(POWERS.map((power) => [power, centres?.[power]?.length ?? 0]));
          expect(await centresOn(page), what).toEqual(counted);
        }
        compared++;
      }
      console.log(`${name}: ${compared} phases of ${record.phases.length} compared on the page`);
      expect(compared).toBe(shown.length);
      // The address of a version shows every visitor what stood there in the middle.
      const middle = shown[Math.floor(shown.length / 2)];
      await slider.fill(String(middle?.version));
      await page.waitForSelector(`.board svg[data-version="${middle?.version}"]`);
      await page.waitForURL(`**/replay?version=${middle?.version}*`);
      const other = await visit.open(undefined, new URL(page.url()).pathname + new URL(page.url()).search);
      await other.page.waitForSelector(`.board svg[data-version="${middle?.version}"] [data-kind=piece]`);
      expect(await unitsOn(other.page)).toEqual(await unitsOn(page));
      expect(other.faults).toEqual([]);
      await other.context.close();
      const { body: end } = await visit.house.as(undefined).get<{ version: number }>(`/v1/games/${id}`);
      await slider.fill(String(end.version));
      await page.waitForSelector(`.board svg[data-version="${end.version}"]`);
      expect(faults).toEqual([]);
      await context.close();
    },
  );
});

/** The size and the pictures of a GIF, block by block; throws on what is none. */
function readGif(bytes: Buffer): { readonly width: number; readonly height: number; readonly frames: number } {
  expect(bytes.subarray(0, 6).toString('latin1')).toBe('GIF89a');
  const [width, height] = [bytes.readUInt16LE(6), bytes.readUInt16LE(8)];
  const tableOf = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));
  let at = 13 + tableOf(bytes.readUInt8(10));
  const skip = (): void => {
    for (let size = bytes.readUInt8(at++); size > 0; size = bytes.readUInt8(at++)) at += size;
  };
  for (let frames = 0; ; ) {
    const block = bytes.readUInt8(at++);
    if (block === 0x3b) return { width, height, frames };
    if (block === 0x21) at++;
    else if (block === 0x2c) {
      frames++;
      at += 9 + tableOf(bytes.readUInt8(at + 8)) + 1;
    } else throw new Error(`no block of a GIF: ${block}`);
    skip();
  }
}

describe('the film of a game', () => {
  it('is a GIF with a picture for each board that differs from the one before', async () => {
    const { id } = await played('droidippy-6341');
    const { page, context, faults } = await visit.open(undefined, `/g/${id}/replay?version=10`);
    const { body: game } = await visit.house.as(undefined).get<{ version: number }>(`/v1/games/${id}`);
    const { body: series } = await visit.house
      .as(undefined)
      .get<{ phases: { version: number }[] }>(`/v1/games/${id}/series`);
    let before = '';
    let boards = 0;
    for (let version = series.phases[0]!.version; version <= game.version; version++) {
      const { bytes } = await visit.house.as(undefined).get(`/v1/games/${id}/board.svg?version=${version}`);
      const picture = bytes.replace(/ data-version="\d+"/, '');
      if (picture !== before || version === game.version) boards++;
      before = picture;
    }
    const download = page.waitForEvent('download', { timeout: 240_000 });
    const began = Date.now();
    await page.locator('.film button').click();
    const file = readFileSync(await (await download).path());
    const gif = readGif(file);
    console.log(
      `film: ${gif.frames} pictures of ${gif.width} x ${gif.height}, ${Math.round(file.length / 1024)} KB, ${Date.now() - began} ms`,
    );
    expect(gif).toMatchObject({ width: 720, frames: boards });
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('motion', () => {
  it('plays along by itself; frames per second are printed', async () => {
    const { id } = await played('droidippy-6341');
    const { page, context } = await visit.open(undefined, `/g/${id}/replay?version=10`, {
      reducedMotion: 'no-preference',
    });
    await page.waitForSelector('.board svg [data-kind=piece]');
    const measured = await page.evaluate(async () => {
      const times: number[] = [];
      let isOn = true;
      const tick = (time: number): void => {
        times.push(time);
        if (isOn) requestAnimationFrame(tick);
      };
      requestAnimationFrame(tick);
      document.querySelector<HTMLElement>('.timeline .play')?.click();
      await new Promise((done) => setTimeout(done, 8000));
      isOn = false;
      return { frames: times.length - 1, ms: times.at(-1)! - times[0]! };
    });
    console.log(`motion: ${((1000 * measured.frames) / measured.ms).toFixed(1)} frames per second`);
    expect(await page.locator('.where').textContent()).not.toMatch(/^10 /);
    await context.close();
  });
});
