import fs, { existsSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import databases from 'dynalite/db/index.js';

// Loaded before a server. While the file `DISK_IS_FULL` exists, the disk takes nothing more: LevelDB is told so
// (`DISK_FAILS=writes`), or the check of free space (`DISK_FAILS=room`).

const { DISK_IS_FULL: flag = '', DISK_FAILS: what } = process.env;

if (what === 'room') {
  const { statfs } = fs.promises;
  const full = async (...[path]: Parameters<typeof statfs>) => {
    const found = await statfs(path);
    return existsSync(flag) ? Object.assign(found, { bavail: 0 }) : found;
  };
  fs.promises.statfs = full as typeof statfs;
  syncBuiltinESMExports();
} else {
  const { create } = databases;
  const unlessFull = <Args extends readonly unknown[]>(work: (...args: Args) => Promise<void>) => {
    return async (...args: Args): Promise<void> => {
      if (existsSync(flag)) throw Object.assign(new Error('No space left on device'), { code: 'LEVEL_IO_ERROR' });
      await work(...args);
    };
  };
  databases.create = (options) => {
    const database = create(options);
    const { db } = database;
    db._put = unlessFull(db._put.bind(db));
    db._del = unlessFull(db._del.bind(db));
    db._batch = unlessFull(db._batch.bind(db));
    return database;
  };
}
