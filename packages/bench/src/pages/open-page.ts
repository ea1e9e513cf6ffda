import { browserFlags } from '@headstock/test-browser';
import { chromium } from 'playwright-core';

/** The phone that Lighthouse emulates. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** Opens a page in a fresh browser and waits until the network is quiet, so that everything it needs was made once. */
export async function openPage(url: string, executablePath: string): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: [...browserFlags, '--ignore-certificate-errors'] });
  try {
    const context = await browser.newContext({ ...PHONE, ignoreHTTPSErrors: true });
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
  } finally {
    await browser.close();
  }
}
