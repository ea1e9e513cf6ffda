import type { RemoteName } from '@headstock/contracts/remotes';
import type { Page, Route } from '@playwright/test';

/**
 * How the browser fails to get a remote: `missing`, its files answer 404 · `hanging`, its entry never answers · `chunk`, its
 * entry comes, but nothing that it fetches · `corrupt`, its entry is no script.
 */
export type BrowserFault = 'missing' | 'hanging' | 'chunk' | 'corrupt';

const isEntry = (route: Route): boolean => route.request().url().includes('/remoteEntry.js');

async function answer(fault: BrowserFault, route: Route): Promise<void> {
  if (fault === 'missing' || (fault === 'chunk' && !isEntry(route))) await route.fulfill({ status: 404, body: '' });
  else if (fault === 'corrupt' && isEntry(route)) await route.fulfill({ contentType: 'text/javascript', body: '}{' });
  else if (fault !== 'hanging' || !isEntry(route)) await route.continue();
  // A hanging entry is answered when the page is gone.
}

/** Breaks a remote for this page's browser until the returned function mends it. The server renders as always. */
export async function breakRemote(page: Page, remote: RemoteName, fault: BrowserFault): Promise<() => Promise<void>> {
  const pattern = `**/remotes/${remote}/**`;
  const handler = (route: Route): Promise<void> => answer(fault, route);
  await page.route(pattern, handler);
  return () => page.unroute(pattern, handler);
}
