import type { Locator } from 'playwright-core';

/**
 * Waits until React has taken over an element that the server rendered, after which it answers clicks. The sign is the private
 * property that React keeps on each of its elements. Throws after Playwright's 30 s.
 */
export async function waitForHydration(element: Locator): Promise<void> {
  const handle = await element.elementHandle();
  await element
    .page()
    .waitForFunction(
      (node) => node !== null && Object.keys(node).some((key) => key.startsWith('__reactProps$')),
      handle,
    );
}
