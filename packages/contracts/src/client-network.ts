/** The first four groups of an IPv6 address, which is what one customer of a provider has. */
function network64(address: string): string {
  const [before = '', after = ''] = address.split('%', 1)[0]?.split('::') ?? [];
  const head = before === '' ? [] : before.split(':');
  const tail = after === '' ? [] : after.split(':');
  const zeros = address.includes('::')
    ? Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0')
    : [];
  const groups = [...head, ...zeros, ...tail].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** Who counts as one client by address: an IPv4 address, also when it comes as IPv6, or a /64 network of IPv6. */
export function clientNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  return mapped ?? (address.includes(':') ? network64(address) : address);
}
