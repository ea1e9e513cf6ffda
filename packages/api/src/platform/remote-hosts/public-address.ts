import ipaddr from 'ipaddr.js';

/** What is routed on the public IPv6 internet at all. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an IP address is one of the public internet: not of this machine, a private network, a link, a carrier's inside, a multicast group,
 * a block that is reserved, or a form of IPv6 that carries an IPv4 address. Anything that is no address is not public.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  return address instanceof ipaddr.IPv4 || address.match(GLOBAL_IPV6);
}

/** Whether an IP address is one of this machine alone. */
export const isLoopbackAddress = (text: string): boolean =>
  ipaddr.isValid(text) && ipaddr.process(text).range() === 'loopback';
