import type { Browser, Page } from 'playwright-core';
import { deferScripts, type DeferredScripts } from './deferral/defer-scripts.ts';
import { replayInput } from './input-replay/replay-input.ts';

export const origin = 'http://shop.test';
const pixel = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');
const body = `<img fetchpriority="high" src="/first.gif"><button id="cart">Cart</button>
  <form id="newsletter"><input name="email" value="a@b.c"><button>Send</button></form>
  <form id="search" action="/found"><input name="keywords" value="les paul"><button>Search</button></form>
  <select id="sort"><option>new</option><option>price</option></select>
  <div data-pending><button id="send">Send</button><input id="name"><textarea id="note"></textarea><input type="checkbox" id="gift"></div>`;
/** Stands in for the page's code: records what reaches it in `globalThis.handled`. */
const main = `globalThis.handled = [];
  for (const type of ['click', 'submit', 'input', 'change']) document.addEventListener(type, (event) => {
    if (type === 'submit') event.preventDefault();
    if (type !== 'click' || event.target.id) handled.push(type + ' ' + event.target.id);
  });
  __INPUT_REPLAY__.release((element) => element.closest('[data-pending]') === null);`;

/** A document with both inline scripts, whose only image waits for `sendImage`. */
export interface InlinePage {
  readonly page: Page;
  /** Paths that the page has requested. */
  readonly requests: string[];
  readonly sendImage: () => void;
  /** What has reached the page's code; waits until that has loaded. */
  readonly handled: () => Promise<unknown>;
  /** Runs code in the page without moving the pointer, which alone would load the scripts. */
  readonly inPage: (act: () => void) => Promise<void>;
}

/** Opens the document; `timeout` is the longest wait for its image, in ms. */
export async function openInlinePage(browser: Browser, timeout: number): Promise<InlinePage> {
  const page = await browser.newPage();
  const requests: string[] = [];
  const scripts: DeferredScripts = { run: ['/main.js'], preload: ['/messages.js'], timeout };
  const inline = `(${String(replayInput)})();(${String(deferScripts)})(${JSON.stringify(scripts)})`;
  const document = `<!doctype html><link rel="icon" href="data:,">${body}<script>${inline}</script>`;
  const image = Promise.withResolvers<void>();
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    requests.push(pathname);
    if (pathname === '/first.gif')
      await image.promise.then(() => route.fulfill({ contentType: 'image/gif', body: pixel }));
    else if (pathname.endsWith('.js'))
      await route.fulfill({ contentType: 'text/javascript', body: pathname === '/main.js' ? main : '' });
    else await route.fulfill({ contentType: 'text/html', body: document });
  });
  await page.goto(origin, { waitUntil: 'domcontentloaded' });
  return {
    page,
    requests,
    sendImage: image.resolve,
    handled: () => page.waitForFunction(() => Reflect.get(globalThis, 'handled')).then((list) => list.jsonValue()),
    inPage: (act) => page.evaluate(act),
  };
}
