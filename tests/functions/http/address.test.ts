import { describe, expect, it } from 'vitest';
import { networkOf } from '../../../functions/platform/http/address.ts';

// Guests are counted by their network: the owner of one IPv6 network has any number of addresses.

describe('the network of a guest', () => {
  it.each([
    { it: 'an address of IPv4', address: '203.0.113.9', network: '203.0.113.9' },
    { it: 'one of IPv4 in IPv6', address: '::ffff:203.0.113.9', network: '203.0.113.9' },
    {
      it: 'the network of an address of IPv6',
      address: '2001:db8:1:2:aaaa:bbbb:cccc:dddd',
      network: '2001:db8:1:2::/64',
    },
    {
      it: 'the same network of another one, spelled otherwise',
      address: '2001:0DB8:1:2::1',
      network: '2001:db8:1:2::/64',
    },
    { it: 'a network with zeros', address: '2001:db8::5', network: '2001:db8:0:0::/64' },
    { it: 'a network of this link', address: 'fe80::1%eth0', network: 'fe80:0:0:0::/64' },
    { it: 'this machine', address: '::1', network: '0:0:0:0::/64' },
    { it: 'nobody knows where', address: '', network: '' },
  ])('is $it', ({ address, network }) => {
    expect(networkOf(address)).toBe(network);
  });
});
