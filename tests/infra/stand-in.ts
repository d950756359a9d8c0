import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Synthesised, synthesise } from '../../infra/app.ts';
import type { Built } from '../../infra/cloud/stack.ts';
import { FUNCTIONS } from '../../infra/endpoints.ts';
import { CONTACT } from './template.ts';

/** Stacks of which only the templates count, each made once. */
export interface StandIn extends Built {
  made(settings?: { readonly [name: string]: unknown }): Synthesised;
  remove(): void;
}

/** Stands in for what is built, by files of a line each; stack.test.ts has the real ones. */
export function standIn(): StandIn {
  const root = mkdtempSync(join(tmpdir(), 'fieldpost-stand-in-'));
  const file = (path: string): void => {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), 'export const handler = 1;\n');
  };
  for (const name of FUNCTIONS) file(`functions/${name}/index.mjs`);
  for (const name of ['index.html', 'sw.js', 'assets/index-abc.js']) file(`site/${name}`);
  const folders = { bundles: join(root, 'functions'), site: join(root, 'site') };
  const kept = new Map<string, Synthesised>();
  return {
    ...folders,
    made(settings = {}) {
      const key = JSON.stringify(settings);
      const made = kept.get(key) ?? synthesise({ ...CONTACT, ...settings }, folders, mkdtempSync(join(root, 'cloud-')));
      kept.set(key, made);
      return made;
    },
    remove: () => rmSync(root, { recursive: true }),
  };
}
