import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { ConditionalCheckFailedException, type DynamoDBClient, GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { sure } from '../../../domain/lib/sure.ts';
import type { Vault } from '../ports.ts';
import { bytesIn } from './items.ts';

const IV = 12;
const TAG = 16;

/** AES-256-GCM: nonce, ciphertext, tag. The name is authenticated, so a secret cannot be passed off as another. */
export function encrypt(key: Uint8Array, name: string, secret: Uint8Array): Uint8Array {
  const iv = randomBytes(IV);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(name));
  return Buffer.concat([iv, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
}

/** Throws when the key or the name is not the one it was encrypted with, or a byte was changed. */
export function decrypt(key: Uint8Array, name: string, box: Uint8Array): Uint8Array {
  const decipher = createDecipheriv('aes-256-gcm', key, box.subarray(0, IV), { authTagLength: TAG })
    .setAAD(Buffer.from(name))
    .setAuthTag(box.subarray(-TAG));
  return new Uint8Array(Buffer.concat([decipher.update(box.subarray(IV, -TAG)), decipher.final()]));
}

/** The vault on DynamoDB. `key`: 32 bytes. What is kept once is never written over. */
export function dynamoVault(client: DynamoDBClient, table: string, key: Uint8Array): Vault {
  async function get(name: string): Promise<Uint8Array | undefined> {
    const { Item } = await client.send(new GetItemCommand({ TableName: table, Key: { pk: { S: name } }, ConsistentRead: true }));
    return Item && decrypt(key, name, bytesIn(Item, 'box'));
  }

  async function keep(name: string, secret: Uint8Array): Promise<Uint8Array> {
    try {
      const Item = { pk: { S: name }, box: { B: encrypt(key, name, secret) } };
      await client.send(new PutItemCommand({ TableName: table, Item, ConditionExpression: 'attribute_not_exists(pk)' }));
      return secret;
    } catch (caught) {
      if (!(caught instanceof ConditionalCheckFailedException)) throw caught;
      return sure(await get(name), `secret ${name}, though one is kept`);
    }
  }

  return {
    keepSeed: (game, seed) => keep(`seed/${game}`, seed),
    seed: (game) => get(`seed/${game}`),
  };
}
