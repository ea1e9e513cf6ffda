import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { openBrowser } from '@headstock/test-browser';
import { openInlinePage, origin, type InlinePage } from '../inline-page.fixture.ts';

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

describe('input before the page has hydrated', () => {
  it('is replayed in order, repeated clicks once', async () => {
    const { page, handled, inPage, sendImage } = await open(60_000);
    await inPage(() => {
      const button = document.querySelector<HTMLElement>('#cart');
      button?.click();
      button?.click();
      document.querySelector<HTMLElement>('#newsletter button')?.click();
      document.querySelector('#sort')?.dispatchEvent(new Event('input', { bubbles: true }));
    });
    expect(await page.locator('[data-waiting]').count()).toBe(3);
    sendImage();
    expect(await handled()).toEqual(['click cart', 'submit newsletter', 'input sort', 'change sort']);
    expect(await page.locator('[data-waiting]').count()).toBe(0);
    expect(page.url()).toBe(`${origin}/`);
  });

  it('is left to the browser where no script is needed', async () => {
    const { page, inPage, requests } = await open(60_000);
    await Promise.all([
      page.waitForURL('**/found?keywords=les+paul', { waitUntil: 'commit' }),
      inPage(() => document.querySelector<HTMLElement>('#search button')?.click()),
    ]);
    expect(requests).toContain('/found');
  });

  it('reloads when it goes back to another page of the same document', async () => {
    const { page, inPage, requests } = await open(60_000);
    await inPage(() => history.pushState(null, '', '/second'));
    await page.reload({ waitUntil: 'domcontentloaded' });
    requests.length = 0;
    await inPage(() => history.back());
    await page.waitForURL(`${origin}/`, { waitUntil: 'commit' });
    await page.waitForTimeout(300);
    expect(requests).toContain('/');
  });

  it('does not reload for another position on the same page', async () => {
    const { page, inPage, requests } = await open(60_000);
    requests.length = 0;
    await inPage(() => {
      location.hash = 'sort';
      history.back();
    });
    await page.waitForTimeout(300);
    expect(requests).not.toContain('/');
  });

  it('waits for a part that hydrates later, and keeps what was typed whatever became of the fields', async () => {
    const { page, handled, inPage } = await open(0);
    await handled();
    await inPage(() => {
      const type = (id: string, value: string): void => {
        const field = document.querySelector<HTMLInputElement>(id);
        if (!field) return;
        field.value = value;
        field.dispatchEvent(new Event('input', { bubbles: true }));
      };
      document.querySelector<HTMLElement>('#send')?.click();
      type('#name', 'Ad');
      type('#name', 'Ada');
      type('#note', 'By the door');
      document.querySelector<HTMLElement>('#gift')?.click();
    });
    expect(await handled()).toEqual(['click gift', 'change gift']);
    await inPage(() => {
      for (const field of document.querySelectorAll<HTMLInputElement>('#name, #note')) field.value = '';
      document.querySelector('[data-pending]')?.removeAttribute('data-pending');
    });
    await page.waitForFunction(() => !document.querySelector('[data-waiting]'));
    const replayed =
      'click send, input name, change name, input note, change note, click gift, input gift, change gift';
    expect(await handled()).toEqual(['click gift', 'change gift', ...replayed.split(', ')]);
    expect(await page.locator('#name').inputValue()).toBe('Ada');
    expect(await page.locator('#note').inputValue()).toBe('By the door');
    expect(await page.locator('#gift').isChecked()).toBe(true);
  });
});

describe('input after hydration', () => {
  it('reaches the page directly', async () => {
    const { handled, inPage } = await open(0);
    await handled();
    await inPage(() => document.querySelector<HTMLElement>('#cart')?.click());
    expect(await handled()).toEqual(['click cart']);
  });
});
