/** The forms in which text leaves the shell. */
export type Encoding = 'br' | 'gzip' | 'identity';

const takes = (name: string): RegExp =>
  new RegExp(`(?:^|[\\s,])${name}(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))(?:[\\s;,]|$)`);
const brotli = takes('br');
const gzip = takes('gzip');

/** The smallest form that an `accept-encoding` header allows. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding {
  if (header === undefined) return 'identity';
  const accepted = header.toString();
  if (brotli.test(accepted)) return 'br';
  return gzip.test(accepted) ? 'gzip' : 'identity';
}
