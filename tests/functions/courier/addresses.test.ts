import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPublic } from '../../../functions/platform/courier/addresses.ts';
import { targetOf } from '../../../functions/platform/courier/target.ts';

// Where nothing is ever sent: this machine, the networks around it, and what stands for them under another spelling.

describe('addresses', () => {
  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.8',
    '192.0.2.1',
    '192.88.99.1',
    '192.168.1.1',
    '198.18.0.1',
    '198.19.255.255',
    '198.51.100.7',
    '203.0.113.9',
    '224.0.0.1',
    '239.255.255.250',
    '255.255.255.255',
    '::',
    '::1',
    '::127.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '64:ff9b:1::1',
    '100::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '3fff::1',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'fe80::1%eth0',
    '2606:4700:4700::1111%1',
    'fec0::1',
    'ff02::1',
    'localhost',
    '',
    '8.8.8',
  ])('%s is none of the internet', (address) => {
    expect(isPublic(address)).toBe(false);
  });

  it.each([
    '1.1.1.1',
    '8.8.8.8',
    '93.184.216.34',
    '100.128.0.1',
    '172.32.0.1',
    '2606:4700:4700::1111',
    '2a00:1450:4001:80b::200e',
    '2001:4860:4860::8888',
  ])('%s is one', (address) => {
    expect(isPublic(address)).toBe(true);
  });
});

describe('URLs', () => {
  it.each([
    '127.0.0.1',
    '127.1',
    '0x7f.1',
    '0x7f000001',
    '0177.0.0.1',
    '017700000001',
    '2130706433',
    '①②⑦.0.0.1',
    '127。0。0。1',
    '127.0.0.1.',
    '127.0.0.1..',
    '%31%32%37.0.0.1',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:a9fe:a9fe]',
    '[::]',
    '[fe80::1]',
    '[64:ff9b::127.0.0.1]',
    '169.254.169.254',
    '0',
  ])('%s is judged as the address that it is', (host) => {
    expect(['private-address', 'not-a-url']).toContain(targetOf(`https://${host}/hook`));
  });

  it('spells an address in any base and is found out', () => {
    const private32 = fc.constantFrom([10, 0], [127, 0], [169, 254], [192, 168]);
    fc.assert(
      fc.property(private32, fc.nat(255), fc.nat(255), fc.constantFrom(8, 10, 16), ([a, b], c, d, base) => {
        const number = (((a ?? 0) * 256 + (b ?? 0)) * 256 + c) * 256 + d;
        const spelled = base === 10 ? `${number}` : base === 8 ? `0${number.toString(8)}` : `0x${number.toString(16)}`;
        expect(targetOf(`https://${spelled}/`)).toBe('private-address');
      }),
    );
  });

  it.each([
    { url: 'http://hooks.example/', wrong: 'not-https' },
    { url: 'ftp://hooks.example/', wrong: 'not-https' },
    { url: 'file:///etc/passwd', wrong: 'not-https' },
    { url: 'https://hooks.example:8443/', wrong: 'port' },
    { url: 'https://hooks.example:80/', wrong: 'port' },
    { url: 'https://me@hooks.example/', wrong: 'user' },
    { url: 'https://me:secret@hooks.example/', wrong: 'user' },
    { url: 'https://', wrong: 'not-a-url' },
    { url: 'https://./', wrong: 'not-a-url' },
    { url: 'hooks.example', wrong: 'not-a-url' },
    { url: `https://hooks.example/${'a'.repeat(2_048)}`, wrong: 'too-long' },
  ])('$url is refused: $wrong', ({ url, wrong }) => {
    expect(targetOf(url)).toBe(wrong);
  });

  it('keeps host, path and query of the others, and no fragment', () => {
    expect(targetOf('https://Hooks.Example.:443/a/../b?c=d#e')).toEqual({
      host: 'hooks.example',
      isAddress: false,
      path: '/b?c=d',
    });
    expect(targetOf('https://[2606:4700:4700::1111]/')).toEqual({
      host: '2606:4700:4700::1111',
      isAddress: true,
      path: '/',
    });
  });
});
