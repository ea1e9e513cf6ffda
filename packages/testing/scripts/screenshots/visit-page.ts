import { checkAccessibility } from '@headstock/testing/accessibility';
import type { Browser, Page } from '@playwright/test';
import { openSubject, type PictureOptions, writePicture } from './take-picture.ts';

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
export function visitPage(browser: Browser, options: PictureOptions): Promise<string[]> {
  const expected = options.subject.status ?? 200;
  return openSubject(browser, options, async ({ page, status, watch }) => {
    if (expected === 404) watch.allow(MISSING_PAGE);
    const faults = await checkAccessibility(page);
    if (status !== expected) faults.push(`answered ${status}, not ${expected}`);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (overflow > 0) faults.push(`is ${overflow} px wider than the screen`);
    await wake(page);
    await writePicture(page, options);
    return [...faults, ...watch.problems()];
  });
}
