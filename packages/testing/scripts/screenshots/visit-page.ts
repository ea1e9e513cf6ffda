import { pathInLocale } from '@headstock/contracts/locale';
import { checkAccessibility } from '@headstock/testing/accessibility';
import { watchPage } from '@headstock/testing/watch-page';
import type { Browser, Page } from '@playwright/test';
import { type PictureOptions, writePicture } from './take-picture.ts';

/** Chromium says so of every page that answers with an error, which pages that are not there must. */
const MISSING_PAGE = /status of 404|response 404/;

/** Scrolls through the page and back, so that pictures that load when they come near are there. */
async function wake(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    window.scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}

/**
 * Opens the subject in a browser of its own and takes its picture. Gives what a good page does not have: another status than
 * expected, console messages, failed requests, breaches of accessibility, a page wider than the screen.
 */
export async function visitPage(browser: Browser, options: PictureOptions): Promise<string[]> {
  const { origin, subject, width, height, language, theme } = options;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: language,
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(() => localStorage.setItem('newsletter_signup', 'false'));
    const watch = watchPage(page);
    const expected = subject.status ?? 200;
    if (expected === 404) watch.allow(MISSING_PAGE);
    const answer = await page.goto(origin + pathInLocale(subject.path, language), { waitUntil: 'networkidle' });
    await subject.act?.(page);
    await page.waitForLoadState('networkidle');
    const faults = [...(await checkAccessibility(page)), ...watch.problems()];
    if (answer?.status() !== expected) faults.push(`answered ${answer?.status()}, not ${expected}`);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (overflow > 0) faults.push(`is ${overflow} px wider than the screen`);
    await wake(page);
    await writePicture(page, options);
    return faults;
  } finally {
    await context.close();
  }
}
