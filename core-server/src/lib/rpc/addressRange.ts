import { isIPv6 } from 'node:net';

/**
 * What counts as one address: of IPv6 the network of 64 bits, because whoever has one address there has them all; IPv4
 * whole, also when it is written as IPv6.
 */
export function addressRange(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const groups = head.split(':').filter(Boolean);
  const behind = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - behind.length) }, () => '0');
  const all = tail === undefined ? groups : [...groups, ...zeros, ...behind];
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
