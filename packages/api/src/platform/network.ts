import ipaddr from 'ipaddr.js';

/**
 * The network that an IP address is counted as: an IPv4 address itself, also when it comes mapped into IPv6; of an IPv6
 * address its /64, which one customer of a provider has to himself. What is no address stays as it is.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}
