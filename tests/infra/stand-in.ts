import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Synthesised, synthesise } from '../../infra/app.ts';
import { type Settings, settingsSchema } from '../../infra/cloud/settings.ts';
import type { Built } from '../../infra/cloud/stack.ts';
import { FUNCTIONS } from '../../infra/endpoints.ts';
import { runFolder } from '../kit/built.ts';
import { CONTACT } from './template.ts';

/** Stacks of which only the templates count, each made once. */
interface StandIn extends Built {
  made(settings?: { readonly [name: string]: unknown }, step?: Partial<Settings>): Synthesised;
}

let only: StandIn | undefined;

/**
 * Stands in for what is built, by files of a line each; stack.test.ts has the real ones. There is one for all tests of
 * a process: each of its templates takes a second.
 */
export const standIn = (): StandIn => (only ??= made());

function made(): StandIn {
  const root = mkdtempSync(join(runFolder(), 'stand-in-'));
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
    made(settings = {}, step = {}) {
      const given = { ...CONTACT, ...settings };
      const key = JSON.stringify([settingsSchema.parse(given), step]);
      const made = kept.get(key) ?? synthesise(given, folders, mkdtempSync(join(root, 'cloud-')), 'none', step);
      kept.set(key, made);
      return made;
    },
  };
}
