import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { CONSENT_COOKIE } from '@headstock/contracts/cookie-names';
import type { Locale } from '@headstock/contracts/locale';
import { monitorPage, type PageMonitor } from '@headstock/testing/page-monitor';
import { type Words, wordsIn } from './message-text.ts';

interface Fixtures {
  /** Whether the invitation to the newsletter may open; it would lie over what a journey looks at. */
  newsletter: boolean;
  /** Whether the visitor has answered what may be counted, with no; the question would lie beside what a journey looks at. */
  answered: boolean;
  /** Language of the journey; `test.use({ language: 'fr' })`. */
  language: Locale;
  /** The words of the journey's language. */
  words: Words;
  /** What the page did that it should not; every journey ends by looking, so unexpected faults fail it. */
  watch: PageMonitor;
}

/** A test of a journey: the page is watched, and must stay without console messages and failed requests. */
export const test = base.extend<Fixtures>({
  language: ['en', { option: true }],
  words: ({ language }, use) => use(wordsIn(language)),
  newsletter: [false, { option: true }],
  answered: [true, { option: true }],
  watch: [
    async ({ page, newsletter, answered, baseURL }, use) => {
      if (answered && baseURL) {
        // Cookies know no ports: this one holds for the shells that journeys start, too.
        await page.context().addCookies([{ name: CONSENT_COOKIE, value: 'needed', url: baseURL }]);
      }
      if (!newsletter) await page.addInitScript(() => localStorage.setItem('newsletter_signup', 'false'));
      const watch = monitorPage(page);
      await use(watch);
      expect(watch.problems()).toEqual([]);
    },
    { auto: true },
  ],
});

/** How long to wait where the proof of work against bots is done first: it takes its time on a slow machine. */
export const workProof = { timeout: 60_000 };

/** After a navigation of the document: waits until React has hydrated, and what it loads at once is there. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
}

/** Waits until React has taken over an element of the server's HTML; elements that stay static never become so. */
export async function untilHydrated(element: Locator): Promise<void> {
  const isOwned = (): Promise<boolean> =>
    element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps$')));
  await expect.poll(isOwned).toBe(true);
}

export { expect };
