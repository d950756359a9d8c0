import { createHash, createHmac, hkdfSync } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { compileFunction } from 'node:vm';
import { brotliDecompressSync } from 'node:zlib';

// Decides golden logs again by the released engine that made them and by that of another folder, on any version of Node:
// engines are plain JavaScript. Prints one line of JSON for each log and engine: how many commits came out the same, and
// the first that did not. `made`: whether the engine is the one that made the log.
//
//   node decide.mjs [--only TEXT] FOLDER_OF_LOGS FOLDER_OF_RELEASED_ENGINES FOLDER_OF_ENGINES

/** @typedef {import('../../domain/match/decide/engine.ts').Engine} Engine */
/** @typedef {import('../../domain/log/envelope.ts').Commit} Commit */
/** @typedef {import('../../infra/engines/given-hashes.ts').Hashes} Hashes */

/** @type {Hashes} */
const HASHES = {
  sha256: (data) => createHash('sha256').update(data).digest(),
  hmac: (key, data) => createHmac('sha256', key).update(data).digest(),
  hkdf: (key, info) => new Uint8Array(hkdfSync('sha256', key, new Uint8Array(), info, 32)),
};

/**
 * The engines in a folder.
 * @param {string} folder
 * @returns {readonly { readonly file: string, readonly engine: Engine }[]}
 */
function enginesIn(folder) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.js.br'));
  return files.sort().map((file) => {
    const code = brotliDecompressSync(readFileSync(join(folder, file))).toString('utf8');
    return { file, engine: compileFunction(`${code}\nreturn fieldpostEngine;`)().make(HASHES) };
  });
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: '' } },
});
const [logs = '', released = '', own = ''] = positionals;
/** @type {readonly { readonly name: string, readonly game: string, readonly release: string, readonly file: string }[]} */
const rows = JSON.parse(readFileSync(join(released, 'engines.json'), 'utf8'));
const engines = [
  ...enginesIn(released).map((each) => ({ ...each, made: true })),
  ...enginesIn(own).map((each) => ({ ...each, made: false })),
];
const files = readdirSync(logs, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ndjson') && file.includes(values.only),
);
for (const log of files.sort()) {
  const lines = readFileSync(join(logs, log), 'utf8').trim().split('\n');
  const commits = lines.map((line) => /** @type {Commit} */ (JSON.parse(line)));
  const game = basename(dirname(log));
  const maker = commits[0]?.envelope.engine;
  const row = rows.find((each) => each.game === game && (each.name === maker || each.release === maker));
  const seed = String(
    commits.flatMap(({ envelope }) => envelope.events).find(({ type }) => type === 'match/ended')?.seed,
  );
  for (const { file, engine, made } of engines) {
    if (made ? file !== row?.file : file.split('.')[0] !== game) continue;
    const { redecided, findings } = engine.redecide(commits, seed, () => true);
    process.stdout.write(
      `${JSON.stringify({ log, made, engine: file, commits: commits.length, redecided, findings })}\n`,
    );
  }
}
