import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { base64url, exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { at } from '../../domain/lib/sure.ts';
import { auditFile, auditLines, linesOfLog } from '../../infra/local/audit/audit.ts';
import { asTyped } from '../../infra/local/commands/usage.ts';
import { hasPython, VERIFIER } from './python.ts';

// How the command line and verify.py end: "broken" is said of logs alone, and both take the same heads for signed.

const LOG = 'tests/golden/diplomacy/expired-lobby.ndjson';

let folder: string;
let key: JWK;
let sign: (header: { kid?: string }) => Promise<string>;
/** A head that is signed, and has a key twice in one of its parts. */
let twiceIn: (part: 'header' | 'payload') => Promise<string>;
/** A head that is signed, with its version spelled so. */
let spelled: (version: (v: number) => string) => Promise<string>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fieldpost-ends-'));
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  key = await exportJWK(publicKey);
  const lines = readFileSync(LOG, 'utf8').trimEnd().split('\n');
  const { envelope, hash } = JSON.parse(at(lines, -1));
  const payload = { game: envelope.game, version: envelope.v, hash, at: envelope.at };
  twiceIn = async (part) => {
    const texts = [JSON.stringify({ alg: 'ES256', kid: 'k' }), JSON.stringify(payload)];
    const [header = '', body = ''] = texts.map((text, i) =>
      (i === 0) === (part === 'header') ? text.replace('{', '{"kid":"k","game":"g","kid":"k",') : text,
    );
    return signedTexts(header, body.replace('"kid":"k","game":"g","kid":"k",', '"game":"g",'));
  };
  const signedTexts = async (...texts: readonly string[]): Promise<string> => {
    const signed = texts.map((text) => base64url.encode(text)).join('.');
    const signature = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, privateKey, Buffer.from(signed));
    return `${signed}.${base64url.encode(new Uint8Array(signature))}`;
  };
  spelled = (version) => {
    const text = JSON.stringify(payload).replace(
      `"version":${payload.version}`,
      `"version":${version(payload.version)}`,
    );
    return signedTexts(JSON.stringify({ alg: 'ES256', kid: 'k' }), text);
  };
  sign = (header) => new SignJWT(payload).setProtectedHeader({ alg: 'ES256', ...header }).sign(privateKey);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The exit codes of both, and whether they found a wrong head. */
async function ends(...args: readonly string[]): Promise<readonly unknown[]> {
  const said: string[] = [];
  const spies = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation((chunk) => said.push(String(chunk)) > 0),
  );
  const code = await asTyped('', () => auditFile(args));
  for (const spy of spies) spy.mockRestore();
  const ours = [code, said.join('').includes('"WRONG_HEAD"')];
  if (!hasPython) return [ours, ours];
  const { status, stdout } = spawnSync('python3', [VERIFIER, ...args], { encoding: 'utf8' });
  return [ours, [status, stdout.includes(' WRONG_HEAD ')]];
}

/** Keys that are not for signatures of ES256, or not for the public. */
const UNFIT = [
  { use: 'enc' },
  { use: null },
  { use: 5 },
  { alg: 'ES384' },
  { key_ops: ['sign'] },
  { key_ops: [] },
  { key_ops: null },
  { key_ops: 'verify' },
  { d: 'A'.repeat(43) },
  { crv: 'P-384' },
  { kty: 'RSA' },
];

const keySet = (name: string, set: unknown): string => {
  const file = join(folder, name);
  writeFileSync(file, typeof set === 'string' ? set : JSON.stringify(set));
  return file;
};

const both = (code: number, isWrong: boolean) => [
  [code, isWrong],
  [code, isWrong],
];

it('an unreadable file is called unreadable, and says nothing of a log', async () => {
  const head = await sign({ kid: 'k' });
  for (const args of [
    [join(folder, 'nothing.ndjson')],
    [folder],
    [LOG, '--head', head, '--jwks', join(folder, 'nothing.json')],
    [LOG, '--head', head, '--jwks', keySet('cut-off.json', '{"keys":')],
    [
      LOG,
      '--head',
      head,
      '--jwks',
      keySet('key-twice.json', `{"keys":[],"keys":[${JSON.stringify({ ...key, kid: 'k' })}]}`),
    ],
    [
      LOG,
      '--head',
      head,
      '--jwks',
      keySet('x-twice.json', `{"keys":[${JSON.stringify({ ...key, kid: 'k' }).replace('"x":', '"x":"","\\u0078":')}]}`),
    ],
  ])
    expect([args, await ends(...args)]).toEqual([args, both(4, false)]);
});

it('a log without a commit is unreadable; a last line without its line feed counts if it is whole', async () => {
  const log = readFileSync(LOG);
  const cut = log.subarray(0, -1);
  const file = join(folder, 'log.ndjson');
  for (const bytes of [Buffer.alloc(0), Buffer.from('\n'), cut.subarray(0, 1)]) {
    writeFileSync(file, bytes);
    for (const args of [[file], [file, '--partial']]) {
      const house = (await auditLines(await linesOfLog(file), args.length === 1)).findings.map((finding) => [
        finding.v,
        finding.code,
      ]);
      expect(house).toEqual([[1, 'BAD_SHAPE']]);
      expect(await ends(...args)).toEqual(both(4, false));
      if (!hasPython) continue;
      const { stdout } = spawnSync('python3', [VERIFIER, ...args], { encoding: 'utf8' });
      expect(stdout.match(/^\d+ [A-Z_]+/gm)).toEqual(['1 BAD_SHAPE']);
    }
  }
  writeFileSync(file, cut);
  expect(await ends(file)).toEqual([
    [0, false],
    [hasPython ? 2 : 0, false],
  ]);
});

it('a head is taken by both or by none', async () => {
  const head = await sign({ kid: 'k' });
  const keys = keySet('keys.json', { keys: [{ ...key, kid: 'k' }] });
  const last = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'.indexOf(head.at(-1) ?? '');
  const loose = `${head.slice(0, -1)}${'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'[last + 1]}`;
  // A log that holds: our command line has the engine, verify.py never says more than unchecked.
  const more = { use: 'sig', alg: 'ES256', key_ops: ['verify'], x5t: 'unknown' };
  const sets = [
    keys,
    keySet('more.json', {
      keys: [
        { ...key, kid: 'k', ...more },
        { ...key, kid: 'other', use: 'enc' },
      ],
    }),
  ];
  for (const [good, set] of [
    [head, keys],
    [` ${head}\n`, keys],
    [head, sets[1]],
    // One integer, in other spellings: a payload is JSON, and need not be canonical.
    [await spelled((v) => `${v}.0`), keys],
    [await spelled((v) => `${v}e0`), keys],
    [await spelled((v) => `${v}0e-1`), keys],
  ] as const)
    expect(await ends(LOG, '--head', good, '--jwks', set ?? '')).toEqual([
      [0, false],
      [hasPython ? 2 : 0, false],
    ]);
  const wrong: readonly (readonly [head: string, keys: string])[] = [
    [loose, keys],
    [`${head}==`, keys],
    [await sign({}), keys],
    [await twiceIn('header'), keys],
    [await twiceIn('payload'), keys],
    [await spelled((v) => `"${v}"`), keys],
    [await spelled((v) => `${v}.5`), keys],
    [await spelled((v) => `-${v}`), keys],
    [await spelled(() => 'true'), keys],
    [await spelled(() => '0.0'), keys],
    [await spelled(() => '1e400'), keys],
    [await spelled(() => '9007199254740993'), keys],
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
    ...UNFIT.map((unlike, i): readonly [string, string] => [
      head,
      keySet(`unfit-${i}.json`, { keys: [{ ...key, kid: 'k', ...unlike }] }),
    ]),
    [
      head,
      keySet('one-is-for-secrets.json', {
        keys: [
          { ...key, kid: 'k' },
          { ...key, kid: 'k', use: 'enc' },
        ],
      }),
    ],
    [head, keySet('nameless.json', { keys: [key] })],
    [head, keySet('no-set.json', [])],
    ['x', keys],
  ];
  for (const [each, set] of wrong)
    expect([each, set, await ends(LOG, '--head', each, '--jwks', set)]).toEqual([each, set, both(1, true)]);
});
