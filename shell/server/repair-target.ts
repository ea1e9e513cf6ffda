function isWellFormed(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * The target of a request as an address that routes can read: a lone `%` and what is no UTF-8 stand for themselves, and a second slash at the start
 * names no host. No page has such an address, so its visitor gets the page that says so, in their language.
 */
export function repairTarget(target: string): string {
  const query = target.indexOf('?');
  const path = query < 0 ? target : target.slice(0, query);
  if (!path.startsWith('//') && isWellFormed(path)) return target;
  const read = isWellFormed(path) ? path : path.replaceAll('%', '%25');
  return read.replace(/^\/\/+/, (slashes) => `/${'%2F'.repeat(slashes.length - 1)}`) + target.slice(path.length);
}
