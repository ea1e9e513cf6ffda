import type { Locator } from 'playwright-core';

/**
 * Waits until React has taken over an element that the server rendered, after which it answers clicks; never ends well for one
 * that stays static. The sign is the private property that React keeps on each of its elements. Throws after 30 s.
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
