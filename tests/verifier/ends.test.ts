import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { at } from '../../domain/lib/sure.ts';
import { auditFile } from '../../infra/local/commands/audit.ts';
import { hasPython, VERIFIER } from './python.ts';

// How the command line and verify.py end: "broken" is said of logs alone, and both take the same heads for signed.

const LOG = 'tests/golden/diplomacy/expired-lobby.ndjson';

let folder: string;
let key: JWK;
let sign: (header: { kid?: string }) => Promise<string>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fieldpost-ends-'));
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  key = await exportJWK(publicKey);
  const lines = readFileSync(LOG, 'utf8').trimEnd().split('\n');
  const { envelope, hash } = JSON.parse(at(lines, -1));
  const payload = { game: envelope.game, version: envelope.v, hash, at: envelope.at };
  sign = (header) => new SignJWT(payload).setProtectedHeader({ alg: 'ES256', ...header }).sign(privateKey);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The exit codes of both, and whether they found a wrong head. */
async function ends(...args: readonly string[]): Promise<readonly unknown[]> {
  const said: string[] = [];
  const spies = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation((chunk) => said.push(String(chunk)) > 0),
  );
  const code = await auditFile(args);
  for (const spy of spies) spy.mockRestore();
  const ours = [code, said.join('').includes('"WRONG_HEAD"')];
  if (!hasPython) return [ours, ours];
  const { status, stdout } = spawnSync('python3', [VERIFIER, ...args], { encoding: 'utf8' });
  return [ours, [status, stdout.includes(' WRONG_HEAD ')]];
}

const keySet = (name: string, set: unknown): string => {
  const file = join(folder, name);
  writeFileSync(file, typeof set === 'string' ? set : JSON.stringify(set));
  return file;
};

const both = (code: number, isWrong: boolean) => [
  [code, isWrong],
  [code, isWrong],
];

it('what cannot be read is wrong usage, and says nothing of a log', async () => {
  const head = await sign({ kid: 'k' });
  for (const args of [
    [join(folder, 'nothing.ndjson')],
    [folder],
    [LOG, '--head', head, '--jwks', join(folder, 'nothing.json')],
    [LOG, '--head', head, '--jwks', keySet('cut-off.json', '{"keys":')],
  ])
    expect([args, await ends(...args)]).toEqual([args, both(64, false)]);
});

it('a head is taken by both or by none', async () => {
  const head = await sign({ kid: 'k' });
  const keys = keySet('keys.json', { keys: [{ ...key, kid: 'k' }] });
  const last = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'.indexOf(head.at(-1) ?? '');
  const loose = `${head.slice(0, -1)}${'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'[last + 1]}`;
  // A log that holds: our command line has the engine, verify.py never says more than unchecked.
  for (const good of [head, ` ${head}\n`])
    expect(await ends(LOG, '--head', good, '--jwks', keys)).toEqual([
      [0, false],
      [hasPython ? 2 : 0, false],
    ]);
  const wrong: readonly (readonly [head: string, keys: string])[] = [
    [loose, keys],
    [`${head}==`, keys],
    [await sign({}), keys],
    [await sign({ kid: 'other' }), keys],
    [
      head,
      keySet('twice.json', {
        keys: [
          { ...key, kid: 'k' },
          { ...key, kid: 'k' },
        ],
      }),
    ],
    [head, keySet('nameless.json', { keys: [key] })],
    [head, keySet('no-set.json', [])],
    ['x', keys],
  ];
  for (const [each, set] of wrong) expect([each, set, await ends(LOG, '--head', each, '--jwks', set)]).toEqual([each, set, both(1, true)]);
});
