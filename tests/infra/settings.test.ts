import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkSettings } from '../../infra/local/settings.ts';

describe('a wrong setting ends the start', () => {
  it.each([
    ['FIELDPOST_QUOTAS', '{"lobbys":5}'],
    ['FIELDPOST_QUOTAS', '{"lobbies":0}'],
    ['FIELDPOST_QUOTAS', 'many'],
    ['FIELDPOST_QUOTAS', ''],
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['HOST', ''],
    ['FIELDPOST_CONTACT', 'somebody'],
    ['FIELDPOST_METRICS', ''],
    ['FIELDPOST_METRICS', 'two words'],
    ['FIELDPOST_LOOPBACK', 'yes'],
    ['FIELDPOST_LOOPBACK', 'allow'],
    ['FIELDPOST_MODERATORS', ''],
    ['DYNAMODB_ENDPOINT', 'here'],
  ])('%s=%s', (name, value) => {
    expect(() => checkSettings({ [name]: value })).toThrow(
      `the setting ${name} is ${JSON.stringify(value)}, which is wrong: `,
    );
  });

  it('and none of these does', () => {
    checkSettings({});
    checkSettings({
      FIELDPOST_QUOTAS: '{"open":50,"hourly":20,"bots":10}',
      FIELDPOST_METRICS: 'fieldpost',
      PORT: '0',
      HOST: '127.0.0.1',
      FIELDPOST_CONTACT: 'mailto:me@example.org',
    });
  });
});

describe('packages', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { hasInstallScript?: boolean }>;
  };

  it('that want to run something when they are installed are these; each works without, and none is run', () => {
    const scripted = Object.keys(lock.packages).filter((path) => lock.packages[path]?.hasInstallScript === true);
    // swagger-ui-dist brings the first, which would send word of the installation; the others ship what they would
    // build.
    expect(scripted).toEqual(['node_modules/@scarf/scarf', 'node_modules/classic-level', 'node_modules/esbuild']);
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
    expect(readFileSync('infra/local/fieldpost.mjs', 'utf8')).toContain("['--ignore-scripts', ");
  });
});
