import { openBrowser } from '@headstock/test-browser';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { keepInput } from './keep-input.ts';

const markup =
  '<button>Choose</button><input type="file" id="one" multiple><input type="file" id="two">' +
  '<select id="shows"><option value="">Shows</option><option>Front</option></select><button><i>Remove</i></button>';
const file = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from(name) });

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  page = await browser.newPage();
  await page.setContent(`<main><div>${markup}</div></main>`);
  await page.evaluate(`keep = (${String(keepInput)})(document.querySelector('main > div'));
    told = [];
    change = () => undefined;
    wake = () => {
      const root = document.createElement('div');
      root.innerHTML = '${markup}';
      root.addEventListener('change', ({ target }) => told.push(target.id, ...[...target.files ?? [target.value]].map((given) => given.name ?? given)));
      root.addEventListener('click', ({ target }) => told.push('pressed ' + target.textContent));
      change(root);
      document.querySelector('main').replaceChildren(root);
      keep(root);
    };`);
});
afterEach(() => page.close());

const told = () => page.evaluate('told');

describe('what is done to an island before it listens', () => {
  it('is kept: files that were chosen', async () => {
    await page.setInputFiles('#one', [file('front.png'), file('back.png')]);
    await page.setInputFiles('#two', file('heel.png'));
    await page.evaluate('wake()');
    expect(await told()).toEqual(['one', 'front.png', 'back.png', 'two', 'heel.png']);
  });

  it('is kept: files of a dialog that was open meanwhile', async () => {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.locator('#two').click()]);
    await page.evaluate('wake()');
    await chooser.setFiles(file('serial.png'));
    expect(await told()).toEqual(['two', 'serial.png']);
  });

  it('is kept: the focus, unless it went elsewhere', async () => {
    await page.focus('#two');
    await page.evaluate('wake()');
    expect(await page.evaluate('document.activeElement.id')).toBe('two');
  });

  it('is kept: what was chosen in a list, and the button that was pressed last', async () => {
    await page.click('text=Choose');
    await page.selectOption('#shows', 'Front');
    await page.click('text=Remove');
    await page.evaluate('wake()');
    expect(await told()).toEqual(['shows', 'Front', 'pressed Remove']);
  });

  it('presses no other button that stands in the place of the one that was pressed', async () => {
    await page.click('text=Remove');
    await page.evaluate(`change = (root) => (root.querySelectorAll('button')[1].textContent = 'Publish'); wake()`);
    expect(await told()).toEqual([]);
  });

  it('tells of nothing that was not chosen', async () => {
    await page.evaluate('wake()');
    expect(await told()).toEqual([]);
    expect(await page.evaluate('document.activeElement === document.body')).toBe(true);
  });
});
