import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openBrowser } from '@headstock/test-browser';
import { waitForHydration } from '@headstock/test-browser/wait-for-hydration';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { buildPreview } from '../../scripts/preview-build.ts';
import { servePreview } from '../../scripts/preview-server.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const folder = mkdtempSync(path.join(tmpdir(), 'headstock-ui-test-'));
let server: Server;
let browser: Browser;
let url = '';

beforeAll(async () => {
  await buildPreview(folder);
  server = await servePreview(folder, 0);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The preview has no port.');
  url = `http://127.0.0.1:${address.port}/`;
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  server?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function open(options: BrowserContextOptions = {}): Promise<{ page: Page; problems: string[] }> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  await page.goto(url);
  await waitForHydration(page.getByRole('button', { name: 'Open the dialog' }));
  return { page, problems };
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** Waits for two frames, after which the browser scrolls by the styles that stand now. */
const painted = (page: Page) =>
  page.evaluate<void>('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))');
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent || document.activeElement?.tagName);

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  return page.evaluate<string[]>(
    `axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })
      .then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map((node) => id + ' ' + node.html.slice(0, 160))))`,
  );
}

describe('the kitchen sink', () => {
  it.each([
    [375, 'light'],
    [375, 'dark'],
    [1440, 'light'],
    [1440, 'dark'],
  ] as const)(
    'has no violation and nothing in the console at %i px, %s',
    async (width, colorScheme) => {
      const { page, problems } = await open({ viewport: { width, height: 900 }, colorScheme });
      expect(await violations(page)).toEqual([]);
      expect(problems).toEqual([]);
      await page.context().close();
    },
    60_000,
  );

  it('does not scroll sideways at any width', async () => {
    const { page } = await open();
    const wider: number[] = [];
    for (const width of [320, 375, 768, 916, 1024, 1280, 1600, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      await painted(page);
      if (await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)) wider.push(width);
    }
    expect(wider).toEqual([]);
    await page.context().close();
  });

  it('gives every control a target of 24 px and more, and buttons 44', async () => {
    const { page } = await open({ viewport: { width: 375, height: 900 } });
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('button')]
        .filter((button) => button.checkVisibility() && button.getBoundingClientRect().height < 43.5)
        .map((button) => button.outerHTML.slice(0, 120)),
    );
    expect(small).toEqual([]);
    await page.context().close();
  });

  it('brings the current decade into view on a phone', async () => {
    const { page } = await open({ viewport: { width: 375, height: 900 } });
    const box = await page.getByRole('list', { name: 'Decades' }).locator('[aria-current]').boundingBox();
    expect(box?.x).toBeGreaterThan(16);
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThan(360);
    await page.context().close();
  });

  it('stands still for those who want it so', async () => {
    const { page } = await open();
    const seconds = await page.evaluate(() =>
      Math.max(
        ...[...document.querySelectorAll('*')].map((element) =>
          Number.parseFloat(getComputedStyle(element).transitionDuration),
        ),
      ),
    );
    expect(seconds).toBeLessThan(0.001);
    await page.context().close();
  });

  it('moves nothing when the fonts arrive', async () => {
    const { page } = await open();
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(list.getEntries().reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0)),
          ).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(0), 500);
        }),
    );
    expect(shift).toBeLessThan(0.01);
    await page.context().close();
  });
});

describe('a dialog', () => {
  it('takes the focus, keeps it, and gives it back on Esc', async () => {
    const { page } = await open();
    await press(page, 'Open the dialog');
    const dialog = page.getByRole('dialog', { name: 'Login/Register' });
    expect(await dialog.getByLabel('Email address').evaluate((input) => input === document.activeElement)).toBe(true);
    for (let at = 0; at < 12; at += 1) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
        ),
      ).toBe(true);
    }
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await focused(page)).toBe('Open the dialog');
    await page.context().close();
  });

  it('is 350 px wide, and as wide as a small phone allows', async () => {
    const { page } = await open();
    await press(page, 'Open the dialog');
    expect((await page.getByRole('dialog').boundingBox())?.width).toBe(350);
    await page.setViewportSize({ width: 320, height: 600 });
    expect((await page.getByRole('dialog').boundingBox())?.width).toBe(296);
    await page.context().close();
  });

  it('closes by a press outside, not by one that began inside', async () => {
    const { page } = await open();
    await press(page, 'Open the dialog');
    const box = await page.getByRole('dialog').boundingBox();
    await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 80);
    await page.mouse.down();
    await page.mouse.move(20, 20);
    await page.mouse.up();
    expect(await page.getByRole('dialog').count()).toBe(1);
    await page.mouse.click(20, 20);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await focused(page)).toBe('Open the dialog');
    await page.context().close();
  });

  it('holds the page still behind it and lets it go', async () => {
    const { page } = await open();
    const scrolled = () => page.evaluate(() => window.scrollY);
    const wheel = async () => {
      await page.mouse.move(1200, 400);
      await page.mouse.wheel(0, -600);
      await page.waitForTimeout(150);
    };
    await press(page, 'Open the left drawer');
    await page.getByRole('dialog').waitFor();
    await painted(page);
    const before = await scrolled();
    await wheel();
    expect(await scrolled()).toBe(before);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await painted(page);
    await wheel();
    await page.waitForFunction((y) => window.scrollY < y, before);
    await page.context().close();
  });

  it('shows messages above itself, where they can be dismissed', async () => {
    const { page } = await open();
    await press(page, 'Toast: bad');
    await press(page, 'Open the wide dialog');
    await page.getByRole('dialog').getByRole('button', { name: 'Dismiss' }).click();
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await page.getByRole('dialog').count()).toBe(1);
    await page.context().close();
  });
});

describe('a drawer', () => {
  it.each(['left', 'right'])('stands at the %s edge over the whole height', async (side) => {
    const { page } = await open({ viewport: { width: 375, height: 700 } });
    await press(page, `Open the ${side} drawer`);
    await painted(page);
    const box = await page.getByRole('dialog', { name: 'Your cart' }).boundingBox();
    expect(box).toEqual({ x: 0, y: 0, width: 375, height: 700 });
    expect(await violations(page)).toEqual([]);
    await press(page, 'Close');
    expect(await focused(page)).toBe(`Open the ${side} drawer`);
    await page.context().close();
  });
});
