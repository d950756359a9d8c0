import { createHmac, generateKeyPairSync, sign } from 'node:crypto';

/**
 * What of KMS the functions use, for two keys: the same operations and formats, with keys made here. Throws on any
 * other request.
 */
export function keyService(
  master: string,
  signing: string,
): (action: string, request: { readonly [name: string]: string }) => object {
  const secret = 'the secret of the master key';
  const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return (action, { KeyId, Message, MessageType, MacAlgorithm, SigningAlgorithm }) => {
    switch (`${action} ${KeyId}`) {
      case `GenerateMac ${master}`:
        if (MacAlgorithm !== 'HMAC_SHA_256') break;
        return {
          KeyId,
          MacAlgorithm,
          Mac: createHmac('sha256', secret).update(Buffer.from(Message!, 'base64')).digest('base64'),
        };
      case `GetPublicKey ${signing}`:
        return {
          KeyId,
          KeySpec: 'ECC_NIST_P256',
          PublicKey: pair.publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
        };
      case `Sign ${signing}`:
        if (SigningAlgorithm !== 'ECDSA_SHA_256' || MessageType !== 'RAW') break;
        return {
          KeyId,
          SigningAlgorithm,
          Signature: sign('sha256', Buffer.from(Message!, 'base64'), pair.privateKey).toString('base64'),
        };
    }
    throw new Error(`KMS would not ${action} with ${KeyId}`);
  };
}
