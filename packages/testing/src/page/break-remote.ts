import type { RemoteName } from '@headstock/contracts/remotes';
import type { Page, Route } from '@playwright/test';

/**
 * How loading a remote fails in the browser: `missing`, all files are 404 · `hanging`, the entry never arrives · `chunk`, the
 * entry loads, but its chunks are 404 · `corrupt`, the entry is not JavaScript.
 */
export type BrowserFault = 'missing' | 'hanging' | 'chunk' | 'corrupt';

const isEntry = (route: Route): boolean => route.request().url().includes('/remoteEntry.js');

async function answer(fault: BrowserFault, route: Route): Promise<void> {
  if (fault === 'missing' || (fault === 'chunk' && !isEntry(route))) await route.fulfill({ status: 404, body: '' });
  else if (fault === 'corrupt' && isEntry(route)) await route.fulfill({ contentType: 'text/javascript', body: '}{' });
  else if (fault !== 'hanging' || !isEntry(route)) await route.continue();
  // A hanging entry gets no answer until the page closes.
}

/** Breaks a remote in this page until the returned function is called. Server rendering is not affected. */
export async function breakRemote(page: Page, remote: RemoteName, fault: BrowserFault): Promise<() => Promise<void>> {
  const pattern = `**/remotes/${remote}/**`;
  const handler = (route: Route): Promise<void> => answer(fault, route);
  await page.route(pattern, handler);
  return () => page.unroute(pattern, handler);
}
