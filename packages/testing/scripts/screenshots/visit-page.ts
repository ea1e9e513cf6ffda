import { checkAccessibility } from '@headstock/testing/accessibility';
import { validateHtml } from '@headstock/testing/validate-html';
import type { Browser, Page } from '@playwright/test';
import { openSubject, type ScreenshotOptions, writeScreenshot } from './take-screenshot.ts';

/** Chromium logs this for every page with an error status, which some subjects are meant to have. */
const MISSING_PAGE = /status of 404|response 404/;

/** Scrolls through the page and back, and waits for the images that come into view. */
async function wake(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    // One that never came into view, as in a row that scrolls sideways, is not loaded at all.
    const asked = [...document.images].filter(({ currentSrc }) => currentSrc !== '');
    const patience = new Promise((resolve) => setTimeout(resolve, 5000));
    await Promise.race([patience, Promise.allSettled(asked.map((image) => image.decode()))]);
    window.scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}

/**
 * Opens the subject and takes its screenshot. Returns its problems: an unexpected status, invalid HTML as it was served, console messages,
 * failed requests, accessibility violations, horizontal overflow.
 */
export function visitPage(browser: Browser, options: ScreenshotOptions): Promise<string[]> {
  const expected = options.subject.status ?? 200;
  return openSubject(browser, options, async ({ page, status, html, monitor }) => {
    if (expected === 404) monitor.allow(MISSING_PAGE);
    const faults = [...(await checkAccessibility(page)), ...(await validateHtml(html))];
    if (status !== expected) faults.push(`answered ${status}, not ${expected}`);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (overflow > 0) faults.push(`is ${overflow} px wider than the screen`);
    await wake(page);
    await writeScreenshot(page, options);
    return [...faults, ...monitor.problems()];
  });
}
