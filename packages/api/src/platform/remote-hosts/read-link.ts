import { isIP } from 'node:net';
import { type Network, publicNetwork } from './network.ts';

/** An address has at most so many characters. */
export const LONGEST_LINK = 1_000;

/**
 * The address that is asked, without the part that no host sees: https, a name and no number, nobody's password. A local network also has
 * http and numbers; what they are is looked at when they are connected to.
 */
export function readLink(
  link: string,
  { isPort, isLocal }: Pick<Network, 'isPort' | 'isLocal'> = publicNetwork,
  base?: URL,
): URL | null {
  const url = URL.parse(link, base?.href);
  if (!url || url.href.length > LONGEST_LINK) return null;
  url.hash = '';
  const isName = isIP(url.hostname.replaceAll(/[[\]]/g, '')) === 0 && url.hostname.includes('.');
  const isPlain = url.username === '' && url.password === '' && isPort(url.port);
  if (!isPlain) return null;
  if (isLocal) return url.protocol === 'https:' || url.protocol === 'http:' ? url : null;
  return url.protocol === 'https:' && isName ? url : null;
}
