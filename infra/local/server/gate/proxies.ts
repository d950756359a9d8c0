import { BlockList, isIP } from 'node:net';
import { Unusable } from '../data-folder.ts';

/** The proxies that a server trusts. */
export interface Proxies {
  has(address: string): boolean;
  /** Returns the address of a client: the peer of its connection, or the one in a trusted proxy's header. */
  clientOf(peer: string | undefined, forwarded: string | readonly string[] | undefined): string;
}

/** Returns IPv4 in the form of a socket for both families. */
const MAPPED = /^::ffff:(?=\d+\.)/i;

/**
 * Reads `FIELDPOST_PROXIES`: addresses and CIDR ranges of trusted proxies, separated by commas. `X-Forwarded-For` is
 * read from the right, past trusted proxies only. Throws on anything else, so that a server with a wrong setting does
 * not start.
 */
export function proxiesIn(setting: string | undefined): Proxies {
  const trusted = listOf(setting);
  const has = (address: string): boolean => isIn(trusted, address);
  return {
    has,
    clientOf(peer = '', forwarded = []) {
      const hops = [forwarded].flat().join(',').split(',');
      let address = peer;
      while (has(address)) {
        const next = hops.pop()?.trim() ?? '';
        // Nothing is known beyond a hop without an address.
        if (isIP(next) === 0) return address;
        address = next;
      }
      return address;
    },
  };
}

function isIn(list: BlockList, address: string): boolean {
  const bare = address.replace(MAPPED, '');
  const family = isIP(bare);
  return family !== 0 && list.check(bare, family === 6 ? 'ipv6' : 'ipv4');
}

function listOf(setting: string | undefined): BlockList {
  const list = new BlockList();
  if (setting === undefined) return list;
  for (const each of setting.split(',').map((part) => part.trim())) {
    const [address = '', bits, ...more] = each.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    const most = family === 'ipv6' ? 128 : 32;
    const isWhole = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
    if (isIP(address) === 0 || !isWhole || more.length > 0)
      throw new Unusable(
        `FIELDPOST_PROXIES: "${each}" is not an IP address or a CIDR range; write them between commas: 127.0.0.1,10.0.0.0/8`,
      );
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}
