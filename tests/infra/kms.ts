import { createHmac, generateKeyPairSync, sign } from 'node:crypto';

/**
 * What of KMS the functions use: the same operations and formats, with keys made here. Throws on any other request.
 */
export function keyService(
  hmacs: readonly string[],
  pairs: readonly string[],
): (action: string, request: { readonly [name: string]: string }) => object {
  const made = new Map(pairs.map((pair) => [pair, generateKeyPairSync('ec', { namedCurve: 'P-256' })]));
  return (action, { KeyId = '', Message, MessageType, MacAlgorithm, SigningAlgorithm }) => {
    const pair = made.get(KeyId);
    if (action === 'GenerateMac' && hmacs.includes(KeyId) && MacAlgorithm === 'HMAC_SHA_256')
      return {
        KeyId,
        MacAlgorithm,
        Mac: createHmac('sha256', `the secret of ${KeyId}`).update(Buffer.from(Message!, 'base64')).digest('base64'),
      };
    if (action === 'GetPublicKey' && pair !== undefined)
      return {
        KeyId,
        KeySpec: 'ECC_NIST_P256',
        PublicKey: pair.publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
      };
    if (action === 'Sign' && pair !== undefined && SigningAlgorithm === 'ECDSA_SHA_256' && MessageType === 'RAW')
      return {
        KeyId,
        SigningAlgorithm,
        Signature: sign('sha256', Buffer.from(Message!, 'base64'), pair.privateKey).toString('base64'),
      };
    throw new Error(`KMS would not ${action} with ${KeyId}`);
  };
}
