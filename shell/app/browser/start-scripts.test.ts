import { existsSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { chromium, type Browser, type Page } from 'playwright-core';
import { startScripts } from './start-scripts.ts';

const systemBrowser = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const origin = 'http://shop.test';
const pixel = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');
const body = `<img fetchpriority="high" src="/first.gif"><button id="cart">Cart</button>
  <form id="letter"><input name="email" value="a@b.c"><button>Send</button></form>
  <form id="search" action="/found"><input name="keywords" value="les paul"><button>Search</button></form>
  <select id="sort"><option>new</option><option>price</option></select>
  <div data-pending><button id="send">Send</button><input id="name"><textarea id="note"></textarea><input type="checkbox" id="gift"></div>`;
/** Stands for the page's code: writes down what reaches it, in `globalThis.heard`. */
const main = `globalThis.heard = [];
  for (const type of ['click', 'submit', 'input', 'change']) document.addEventListener(type, (event) => {
    if (type === 'submit') event.preventDefault();
    if (type !== 'click' || event.target.id) heard.push(type + ' ' + event.target.id);
  });
  __INPUT_REPLAY__.release((element) => element.closest('[data-pending]') === null);`;
let browser: Browser;
let page: Page;
let asked: string[];
/** Lets the picture come. */
let bringPicture: () => void;

beforeAll(async () => {
  browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    ...(existsSync(systemBrowser) ? { executablePath: systemBrowser } : {}),
  });
});
afterAll(() => browser.close());

async function open(patience: number): Promise<void> {
  const late = { run: ['/main.js'], preload: ['/messages.js'], patience };
  const document = `<!doctype html><link rel="icon" href="data:,">${body}<script>(${String(startScripts)})(${JSON.stringify(late)})</script>`;
  const picture = new Promise<void>((resolve) => (bringPicture = resolve));
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(pathname);
    if (pathname === '/first.gif') await picture.then(() => route.fulfill({ contentType: 'image/gif', body: pixel }));
    else if (pathname.endsWith('.js'))
      await route.fulfill({ contentType: 'text/javascript', body: pathname === '/main.js' ? main : '' });
    else await route.fulfill({ contentType: 'text/html', body: document });
  });
  await page.goto(origin, { waitUntil: 'domcontentloaded' });
}
beforeEach(async () => {
  asked = [];
  page = await browser.newPage();
});
afterEach(async () => {
  bringPicture();
  await page.close();
});

const scripts = (): string[] => asked.filter((path) => path.endsWith('.js')).toSorted();
const heard = (): Promise<unknown> =>
  page.waitForFunction(() => Reflect.get(globalThis, 'heard')).then((list) => list.jsonValue());
/** What the visitor does in the page, without the pointer going there first: that alone would start the scripts. */
const inPage = (act: () => void): Promise<void> => page.evaluate(act);

describe('the scripts of a page', () => {
  it('are asked for together when the first picture is there', async () => {
    await open(60_000);
    await page.waitForTimeout(300);
    expect(scripts()).toEqual([]);
    bringPicture();
    expect(await heard()).toEqual([]);
    expect(scripts()).toEqual(['/main.js', '/messages.js']);
  });

  it('do not wait longer for the picture than they may', async () => {
    await open(50);
    expect(await heard()).toEqual([]);
  });

  it.each([
    ['pointer', () => page.mouse.click(5, 5)],
    ['key', () => page.keyboard.press('Tab')],
  ])('come at once at the first sign of the visitor: %s', async (_sign, act) => {
    await open(60_000);
    await act();
    expect(await heard()).toEqual([]);
    expect(scripts()).toEqual(['/main.js', '/messages.js']);
  });
});

describe('what the visitor does before the scripts are there', () => {
  it('is answered in its order, impatience once', async () => {
    await open(60_000);
    await inPage(() => {
      const button = document.querySelector<HTMLElement>('#cart');
      button?.click();
      button?.click();
      document.querySelector<HTMLElement>('#letter button')?.click();
      document.querySelector('#sort')?.dispatchEvent(new Event('input', { bubbles: true }));
    });
    expect(await page.locator('[data-waiting]').count()).toBe(3);
    bringPicture();
    expect(await heard()).toEqual(['click cart', 'submit letter', 'input sort', 'change sort']);
    expect(await page.locator('[data-waiting]').count()).toBe(0);
    expect(page.url()).toBe(`${origin}/`);
  });

  it('is left to the browser where the browser can answer', async () => {
    await open(60_000);
    await Promise.all([
      page.waitForURL('**/found?keywords=les+paul', { waitUntil: 'commit' }),
      inPage(() => document.querySelector<HTMLElement>('#search button')?.click()),
    ]);
    expect(asked).toContain('/found');
  });

  it('goes back to a page of the same document as it is, not as this one', async () => {
    await open(60_000);
    await inPage(() => history.pushState(null, '', '/second'));
    await page.reload({ waitUntil: 'domcontentloaded' });
    asked = [];
    await inPage(() => history.back());
    await page.waitForURL(`${origin}/`, { waitUntil: 'commit' });
    await page.waitForTimeout(300);
    expect(asked).toContain('/');
  });

  it('does not bring the page again for a place within it', async () => {
    await open(60_000);
    asked = [];
    await inPage(() => {
      location.hash = 'sort';
      history.back();
    });
    await page.waitForTimeout(300);
    expect(asked).not.toContain('/');
  });

  it('waits for a place that wakes up later, with what was typed there, whatever became of the fields', async () => {
    await open(0);
    await heard();
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
    expect(await heard()).toEqual(['click gift', 'change gift']);
    await inPage(() => {
      for (const field of document.querySelectorAll<HTMLInputElement>('#name, #note')) field.value = '';
      document.querySelector('[data-pending]')?.removeAttribute('data-pending');
    });
    await page.waitForFunction(() => !document.querySelector('[data-waiting]'));
    const inTurn = 'click send, input name, change name, input note, change note, click gift, input gift, change gift';
    expect(await heard()).toEqual(['click gift', 'change gift', ...inTurn.split(', ')]);
    expect(await page.locator('#name').inputValue()).toBe('Ada');
    expect(await page.locator('#note').inputValue()).toBe('By the door');
    expect(await page.locator('#gift').isChecked()).toBe(true);
  });

  it('is heard by nobody but the page afterwards', async () => {
    await open(0);
    await heard();
    await inPage(() => document.querySelector<HTMLElement>('#cart')?.click());
    expect(await heard()).toEqual(['click cart']);
  });
});
