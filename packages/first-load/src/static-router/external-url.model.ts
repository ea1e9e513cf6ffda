/**
 * Whether an address that a page or a loader gives to the router leads out of the shop, or is not a page's address at all. The router only
 * navigates within the shop; external pages are reached by links, whose target the visitor can see.
 */
export function isExternalUrl(address: string, origin: string): boolean {
  if (!URL.canParse(address, origin)) return true;
  const url = new URL(address, origin);
  return url.origin !== origin || !/^https?:$/.test(url.protocol);
}
