import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './child.mjs';
import { ROOT } from './node.mjs';

// `npm start` runs stored bundles. Only a change of the sources or of a package rebuilds them.

/** The sources of the bundles. */
const SOURCES = [
  'client/src',
  'domain',
  'functions',
  'infra',
  'site',
  'LOG.md',
  'engines/engines.json',
  'package-lock.json',
];

/**
 * Where the bundles of the sources in a folder are, or will be: their hash is in the name.
 * @param {string} [root]
 */
export function serverFolder(root = ROOT) {
  const files = SOURCES.flatMap((source) =>
    source.includes('.')
      ? [source]
      : readdirSync(join(root, source), { recursive: true, encoding: 'utf8' })
          .filter((file) => /\.(ts|tsx|mjs|json|css|html|svg|webmanifest)$/.test(file))
          .map((file) => join(source, file)),
  );
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    const text = readFileSync(join(root, file));
    hash.update(`${file}\n${text.length}\n`).update(text);
  }
  return join(root, '.build', `server-${hash.digest('hex').slice(0, 20)}`);
}

/**
 * Returns the program that serves. If it is not bundled yet, a separate process bundles it, because bundling needs more
 * memory than serving.
 * @param {string} node the Node that runs it
 * @returns {Promise<string>}
 */
export async function builtServer(node) {
  const folder = serverFolder();
  if (!existsSync(folder)) {
    const code = await run(node, [join(ROOT, 'infra', 'local', 'build.ts'), folder], { cwd: ROOT });
    if (code !== 0) throw new Error('the server could not be built');
  }
  return join(folder, 'serve.mjs');
}
