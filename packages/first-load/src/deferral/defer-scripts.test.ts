import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { openBrowser } from '@headstock/test-browser';
import { openInlinePage, type InlinePage } from '../inline-page.fixture.ts';

let browser: Browser;
let opened: InlinePage;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

async function open(timeout: number): Promise<InlinePage> {
  opened = await openInlinePage(browser, timeout);
  return opened;
}
afterEach(async () => {
  opened.sendImage();
  await opened.page.close();
});

const scripts = (): string[] => opened.requests.filter((path) => path.endsWith('.js')).toSorted();

describe('the scripts of a page', () => {
  it('are requested together once the high-priority image has arrived', async () => {
    const { page, sendImage, handled } = await open(60_000);
    await page.waitForTimeout(300);
    expect(scripts()).toEqual([]);
    sendImage();
    expect(await handled()).toEqual([]);
    expect(scripts()).toEqual(['/main.js', '/messages.js']);
  });

  it('wait for the image no longer than the timeout', async () => {
    const { handled } = await open(50);
    expect(await handled()).toEqual([]);
  });

  it.each([
    ['pointer', ({ page }: InlinePage) => page.mouse.click(5, 5)],
    ['key', ({ page }: InlinePage) => page.keyboard.press('Tab')],
  ])('are requested at once when the visitor uses a %s', async (_device, act) => {
    const { handled } = await open(60_000);
    await act(opened);
    expect(await handled()).toEqual([]);
    expect(scripts()).toEqual(['/main.js', '/messages.js']);
  });
});
