import { execFileSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { lacks } from '../kit/whole.ts';
import type { CommitsPage } from './kit.ts';
import { cleanUp, create, newFolder, type Server, start, stop } from './machine.ts';

afterAll(cleanUp);

/** A disk that can be filled and freed, and a server on it. */
interface Disk {
  start(): Promise<Server>;
  fill(): Promise<void>;
  free(): Promise<void>;
  remove(): void;
}

/** A small separate disk, which LevelDB fills; undefined on a machine where nobody can mount one. */
async function smallDisk(reserve: number): Promise<Disk | undefined> {
  const folder = await newFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  const filler = join(folder, 'filler');
  return {
    start: () => start(folder, { reserve }),
    fill: () =>
      writeFile(filler, Buffer.alloc(256 * 1024 * 1024)).catch((caught: { code?: string }) =>
        expect(caught.code).toBe('ENOSPC'),
      ),
    free: () => rm(filler),
    remove: () => execFileSync('umount', ['-l', folder]),
  };
}

/** A disk that says it is full while it is told to. */
async function toldDisk(fails: 'writes' | 'room'): Promise<Disk> {
  const [folder, beside] = [await newFolder(), await newFolder()];
  const flag = join(beside, 'full');
  const node = ['--import', join(import.meta.dirname, 'full-disk-process.ts')];
  return {
    start: () => start(folder, { node, env: { DISK_IS_FULL: flag, DISK_FAILS: fails } }),
    fill: () => writeFile(flag, ''),
    free: () => rm(flag),
    remove: () => undefined,
  };
}

describe.concurrent.each<readonly [string, () => Promise<Disk | undefined>]>([
  ['that is small, where LevelDB itself fails', () => smallDisk(0)],
  ['that is small, where the reserve is reached', () => smallDisk(4 * 1024 * 1024)],
  ['that takes no write', () => toldDisk('writes')],
  ['that has no room, as it says', () => toldDisk('room')],
])('a full disk %s', (_, made) => {
  it('fails commands with 507, loses nothing, and heals', async ({ skip }) => {
    const disk = await made();
    if (disk === undefined) lacks('right to mount a small disk');
    if (disk === undefined) return skip('this machine lets nobody mount a small disk');
    let server = await disk.start();
    try {
      const games = [];
      for (let n = 0; n < 5; n++) games.push((await create(server, `before-${n}`)).body);
      await disk.fill();
      let status = 0;
      for (let n = 0; n < 400 && status !== 507; n++) {
        const answer = await create(server, `full-${n}`);
        status = answer.status;
        if (status === 201) games.push(answer.body);
        else expect(answer.body).toMatchObject({ status: 507, code: 'STORAGE_FULL' });
      }
      expect(status).toBe(507);
      // A game that is there takes commands no more either, and takes them again afterwards.
      const path = `/v1/games/${games[0]?.game}`;
      const sit = () =>
        server.as('alice').post(`${path}/seats`, { seat: 'france' }, { 'idempotency-key': 'sitting-down' });
      expect((await sit()).body).toMatchObject({ status: 507, code: 'STORAGE_FULL' });
      for (const { game } of games) expect((await server.as('alice').get(`/v1/games/${game}`)).status).toBe(200);
      await disk.free();
      expect((await sit()).status).toBe(200);
      for (let n = 0; n < 5; n++) {
        const answer = await create(server, `after-${n}`);
        expect(answer.status).toBe(201);
        games.push(answer.body);
      }
      expect(await stop(server)).toBe(0);
      server = await disk.start();
      for (const { game, hash } of games) {
        const { body } = await server.as('alice').get<CommitsPage>(`/v1/games/${game}/events`);
        expect(body.commits[0]?.hash).toBe(hash);
      }
      await stop(server);
    } finally {
      server.process.kill('SIGKILL');
      disk.remove();
    }
  });
});
