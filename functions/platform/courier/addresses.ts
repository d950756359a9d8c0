import { BlockList, isIP, isIPv4 } from 'node:net';

/** A range of addresses, as the registries of IANA write it. */
type Range = readonly [network: string, bits: number];

/** Special-purpose ranges of IPv4. No receiver has such an address. */
const SPECIAL_4: readonly Range[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/** The ranges of IPv6 for networks, without those for translation, documentation or use within a site. */
const GLOBAL_6: Range = ['2000::', 3];
const SPECIAL_6: readonly Range[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
];

const listOf = (ranges: readonly Range[], family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList();
  for (const [network, bits] of ranges) list.addSubnet(network, bits, family);
  return list;
};

const special4 = listOf(SPECIAL_4, 'ipv4');
const global6 = listOf([GLOBAL_6], 'ipv6');
const special6 = listOf(SPECIAL_6, 'ipv6');

/**
 * Returns whether an address is public on the internet. This machine, its network, and addresses that translate to them
 * are not. Text that is no address, or has a zone, is not.
 */
export function isPublic(address: string): boolean {
  if (isIP(address) === 0 || address.includes('%')) return false;
  if (isIPv4(address)) return !special4.check(address, 'ipv4');
  return global6.check(address, 'ipv6') && !special6.check(address, 'ipv6');
}
