import type { KMSClient } from '@aws-sdk/client-kms';
import { base64url, compactVerify, createLocalJWKSet, decodeProtectedHeader } from 'jose';
import { expect, it } from 'vitest';
import { kmsSigner } from '../../../functions/platform/ports/signer.ts';
import { keyService } from '../../infra/kms.ts';

const keys = keyService([], ['signing', 'newer']);

type Sent = { readonly input: { readonly Message?: Uint8Array } };

/** A client of KMS that may return other signatures than KMS gave: bytes come as bytes. */
const client = (signature?: readonly number[]): KMSClient =>
  ({
    send: async (command: Sent) => {
      const Message = Buffer.from(command.input.Message ?? []).toString('base64');
      const action = command.constructor.name.replace('Command', '');
      const answer = keys(action, { ...command.input, Message } as Record<string, string>) as Record<string, string>;
      const bytes = (name: string): Uint8Array | undefined =>
        answer[name] === undefined ? undefined : Buffer.from(answer[name], 'base64');
      return {
        PublicKey: bytes('PublicKey'),
        Signature: signature === undefined ? bytes('Signature') : Uint8Array.from(signature),
      };
    },
  }) as unknown as KMSClient;

it('a signature of a key in KMS verifies with its public half, for any numbers in the signature', async () => {
  const signer = kmsSigner(client(), 'signing');
  const jwks = createLocalJWKSet(await signer.jwks());
  for (let n = 0; n < 300; n++) {
    const { payload } = await compactVerify(await signer.sign({ n }), jwks);
    expect(JSON.parse(new TextDecoder().decode(payload))).toEqual({ n });
  }
});

it('the newest of two key pairs signs; what the older one signed still verifies', async () => {
  const before = await kmsSigner(client(), 'signing').sign({ n: 1 });
  const signer = kmsSigner(client(), 'newer', 'signing');
  const after = await signer.sign({ n: 2 });
  const { keys: published } = await signer.jwks();
  expect(new Set(published.map(({ kid }) => kid)).size).toBe(2);
  const jwks = createLocalJWKSet({ keys: published });
  for (const signed of [before, after]) await compactVerify(signed, jwks);
  expect(decodeProtectedHeader(after).kid).toBe(published[0]?.kid);
  expect(decodeProtectedHeader(before).kid).toBe(published[1]?.kid);
});

const ones = (n: number): number[] => Array(n).fill(1);
it.each([
  {
    what: 'as long as they can be',
    der: [0x30, 68, 2, 32, ...ones(32), 2, 32, ...ones(32)],
    expected: [...ones(32), ...ones(32)],
  },
  {
    what: 'with a zero before them, so that they are not negative',
    der: [0x30, 70, 2, 33, 0, 0xff, ...ones(31), 2, 33, 0, 0xfe, ...ones(31)],
    expected: [0xff, ...ones(31), 0xfe, ...ones(31)],
  },
  {
    what: 'shorter',
    der: [0x30, 66, 2, 31, ...ones(31), 2, 31, ...ones(31)],
    expected: [0, ...ones(31), 0, ...ones(31)],
  },
  {
    what: 'one byte each',
    der: [0x30, 6, 2, 1, 5, 2, 1, 7],
    expected: [...Array(31).fill(0), 5, ...Array(31).fill(0), 7],
  },
])('numbers of a signature $what are 32 bytes each in the end', async ({ der, expected }) => {
  const [, , signature] = (await kmsSigner(client(der), 'signing').sign({})).split('.');
  expect([...base64url.decode(signature!)]).toEqual(expected);
});
