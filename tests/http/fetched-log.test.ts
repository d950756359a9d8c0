import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { logIn } from '../../domain/match/audit/log-text.ts';
import { auditLog } from '../../infra/local/audit/audit.ts';
import { logOfGame } from '../../infra/local/audit/audit-source.ts';
import { enginesOfTests } from '../kit/engine.ts';
import { GAMES_UNDER_TEST, open, SEATS, started } from './kit.ts';

// The command that LOG.md prints fetches a whole log, however many pages it has, and so does `fieldpost audit GAME
// --url`.

const [, COMMAND = ''] = /<!-- fetch -->\n```\n([\s\S]*?)```/.exec(readFileSync('LOG.md', 'utf8')) ?? [];

it('a log is fetched page by page, as Link says, and a single page says that it is not the last', async () => {
  const house = await open();
  const folder = mkdtempSync(join(tmpdir(), 'fieldpost-fetched-'));
  try {
    const path = await started(house, { of: 'diplomacy' });
    for (const seat of SEATS.diplomacy) await house.as(seat).put(`${path}/votes/draw`, { vote: true });
    const game = path.replace('/v1/games/', '');
    const { bytes } = await house.as(undefined).get(`${path}/log`, { accept: 'application/x-ndjson' });

    const [settings = '', ...loop] = COMMAND.replace('http://localhost:8080', house.url)
      .replace('g3b6146915c4ea78fe04a', game)
      .replace('/log\n', '/log?limit=4\n')
      .split('\n');
    expect(settings).toContain(`/v1/games/$G/log?limit=4`);
    await once(spawn('sh', ['-c', [settings, ...loop].join('\n')], { cwd: folder, stdio: 'ignore' }), 'exit');
    expect(readFileSync(join(folder, 'game.ndjson'), 'utf8')).toBe(bytes);

    const { log, whole } = await logOfGame({ url: house.url, token: undefined }, game);
    expect([whole, log.lines.map((line) => `${line}\n`).join('')]).toEqual([true, bytes]);

    const means = { games: GAMES_UNDER_TEST, engines: enginesOfTests(GAMES_UNDER_TEST) };
    const pages = ['application/json', 'application/x-ndjson'].flatMap((accept) =>
      ['', '?limit=4'].map((limit) => ({ accept, limit })),
    );
    for (const { accept, limit } of pages) {
      const page = await house.as(undefined).get(`${path}/log${limit}`, { accept });
      const { verdict } = await auditLog(logIn(Buffer.from(page.bytes)), true, means);
      expect([accept, limit, verdict]).toEqual([accept, limit, limit === '' ? 'holds' : 'incomplete']);
      expect(page.headers.get('link') === null).toBe(limit === '');
    }
  } finally {
    rmSync(folder, { recursive: true });
    await house.close();
  }
});

it('of a game that goes on, what its reader may know is fetched', async () => {
  const house = await open();
  try {
    const path = await started(house, { of: 'diplomacy' });
    const { log, whole } = await logOfGame({ url: house.url, token: undefined }, path.replace('/v1/games/', ''));
    const report = await auditLog(log, whole, { games: GAMES_UNDER_TEST, engines: enginesOfTests(GAMES_UNDER_TEST) });
    expect(report).toMatchObject({ verdict: 'unchecked', reason: 'secrets', findings: [] });
  } finally {
    await house.close();
  }
});
