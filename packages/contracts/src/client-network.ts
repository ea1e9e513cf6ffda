import ipaddr from 'ipaddr.js';

/**
 * The network that counts as one client: an IPv4 address itself, also when it is mapped into IPv6; of an IPv6 address its
 * /64, which one customer of a provider has to himself. Anything but an address stays as it is.
 */
export function clientNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}
