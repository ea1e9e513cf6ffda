import { findFirefox, openFirefox } from '@headstock/test-browser/firefox';
import type { ConsoleMessage, Page } from 'puppeteer-core';
import { test as base, expect } from '@playwright/test';
import { CONSENT_COOKIE } from '@headstock/contracts/cookie-names';
import { messagesIn } from '../support/messages.ts';

/** What Firefox says of its own accord, and of no page of ours in particular. */
const HARMLESS = [/^Layout was forced before the page was fully loaded/];

/** What a page says on the console that somebody should look at, and what it throws. */
function watchPage(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message: ConsoleMessage) => {
    if (!['error', 'warn'].includes(message.type()) || HARMLESS.some((words) => words.test(message.text()))) return;
    problems.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${String(error)}`));
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
  });
  return problems;
}

interface Fixtures {
  window: Page;
}

const test = base.extend<Fixtures>({
  window: async ({ baseURL }, use) => {
    const firefox = await openFirefox();
    const page = await firefox.newPage();
    page.setDefaultTimeout(30_000);
    await page.setViewport({ width: 1280, height: 900 });
    await page.setCookie({ name: CONSENT_COOKIE, value: 'needed', url: baseURL!, domain: 'localhost' });
    const problems = watchPage(page);
    await use(page);
    await firefox.close();
    expect(problems).toEqual([]);
  },
});

const headingOf = (page: Page): Promise<string> => page.$eval('h1', (heading) => heading.textContent ?? '');

test.describe('in Firefox', () => {
  test.skip(findFirefox() === undefined, 'There is no Firefox here; the gate installs it where it can.');

  for (const [language, prefix] of [
    ['en', ''],
    ['fr', '/fr'],
  ] as const) {
    const message = messagesIn(language);

    test(`a shopper filters a listing, opens a product and has it in the cart: ${language}`, async ({
      window,
      baseURL,
    }) => {
      await window.goto(`${baseURL}${prefix}/`);
      await window.waitForNetworkIdle();
      await window.goto(`${baseURL}${prefix}/shop/category/merch?availability=AVAILABLE`);
      const listing = await headingOf(window);
      await window.locator('main article h2 a, main article h3 a').click();
      await window.waitForFunction((before) => document.querySelector('h1')?.textContent !== before, {}, listing);
      const product = await headingOf(window);
      expect(new URL(window.url()).pathname).toMatch(/\/shop\/[^/]+\/[^/]+$/);

      await window.locator(`main ::-p-aria([name="${message('product.addToCart')}"][role="button"])`).click();
      await window.locator('dialog[open]').wait();
      await window.goto(`${baseURL}${prefix}/cart`);
      await window.locator(`main ::-p-text(${product})`).wait();
      expect(await headingOf(window)).toBe(message('cart.title'));
    });
  }
});
