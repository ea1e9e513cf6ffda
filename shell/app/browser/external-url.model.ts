/**
 * Whether an address, as a page or a loader gives it to the router, leads out of the shop, or is no address of a page at all.
 * The router only goes to pages of the shop; whoever leads elsewhere uses a link, which the visitor sees.
 */
export function isExternalUrl(address: string, origin: string): boolean {
  if (!URL.canParse(address, origin)) return true;
  const url = new URL(address, origin);
  return url.origin !== origin || !/^https?:$/.test(url.protocol);
}
