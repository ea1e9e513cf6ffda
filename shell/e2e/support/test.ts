import { test as base, expect, type Page } from '@playwright/test';
import { CONSENT_COOKIE } from '@headstock/contracts/cookie-names';
import type { Locale } from '@headstock/contracts/locale';
import { monitorPage, type PageMonitor } from '@headstock/testing/page-monitor';
import { watchDocuments } from '@headstock/testing/watch-documents';
import { type MessageText, messagesIn } from './messages.ts';

interface Fixtures {
  /** Whether the newsletter modal may open; it would cover what a journey looks at. */
  newsletter: boolean;
  /** Whether the visitor has already declined tracking; the consent question would otherwise take up room on the page. */
  answered: boolean;
  /** Language of the journey; `test.use({ language: 'fr' })`. */
  language: Locale;
  /** The shop's messages in the journey's language, by id. */
  message: MessageText;
  /** Problems of the page; every journey ends with a check that there are none, and that production would run what it sent. */
  watch: PageMonitor;
}

/** A test of a journey. Console warnings, exceptions and failed requests of its page fail it. */
export const test = base.extend<Fixtures>({
  language: ['en', { option: true }],
  message: ({ language }, use) => use(messagesIn(language)),
  newsletter: [false, { option: true }],
  answered: [true, { option: true }],
  watch: [
    async ({ page, newsletter, answered, baseURL }, use) => {
      if (answered && baseURL) {
        // Cookies ignore ports: this one also holds for the shells that journeys start.
        await page.context().addCookies([{ name: CONSENT_COOKIE, value: 'needed', url: baseURL }]);
      }
      if (!newsletter)
        await page.addInitScript(() => {
          // A sandboxed frame has no storage.
          if (globalThis.origin !== 'null') localStorage.setItem('newsletter_signup', 'false');
        });
      const watch = monitorPage(page);
      const unregistered = watchDocuments(page);
      await use(watch);
      expect(watch.problems()).toEqual([]);
      expect(unregistered()).toEqual([]);
    },
    { auto: true },
  ],
});

/** How long to wait where the bot check's proof of work runs first, which is slow on a slow machine. */
export const workProof = { timeout: 60_000 };

/** After a document navigation: waits until the network has been idle for half a second, by when React has hydrated. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
}

export { expect };
