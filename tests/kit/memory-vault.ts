import type { Vault } from '../../functions/platform/ports/ports.ts';

/** The vault in memory. */
export function memoryVault(): Vault {
  const secrets = new Map<string, Uint8Array>();
  const get = async (name: string) => secrets.get(name)?.slice();
  const keep = async (name: string, secret: Uint8Array) => {
    if (!secrets.has(name)) secrets.set(name, secret.slice());
    return secrets.get(name)!.slice();
  };
  return {
    keepSeed: (game, seed) => keep(`seed/${game}`, seed),
    seed: (game) => get(`seed/${game}`),
    keepPerson: async (person, secret) => void (await keep(`person/${person}`, secret)),
    person: (person) => get(`person/${person}`),
  };
}
