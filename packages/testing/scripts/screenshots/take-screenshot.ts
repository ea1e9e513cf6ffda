import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CONSENT_COOKIE } from '@headstock/contracts/cookie-names';
import { type Locale, pathInLocale } from '@headstock/contracts/locale';
import type { Browser, Page } from '@playwright/test';
import { signInAs } from '@headstock/testing/query-api';
import { type PageMonitor, monitorPage } from '@headstock/testing/page-monitor';
import sharp from 'sharp';
import type { PictureSubject } from './pages.ts';

export interface ScreenshotOptions {
  readonly origin: string;
  readonly subject: PictureSubject;
  readonly width: number;
  readonly height: number;
  readonly language: Locale;
  readonly theme: 'light' | 'dark';
  /** The full page instead of the viewport. */
  readonly full: boolean;
  readonly file: string;
}

/** The largest file for the README. */
const MOST_BYTES = 250_000;
const QUALITIES = [86, 78, 70, 60, 50];
/** The maximum height of a WebP image. */
const HIGHEST = 16_000;

/** Writes a screenshot as WebP, below 250 kB if the lowest quality allows. Returns its size in bytes. */
export async function writeScreenshot(page: Page, { full, width, file }: ScreenshotOptions): Promise<number> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const whole = full && height <= HIGHEST;
  const cut = full && !whole ? { clip: { x: 0, y: 0, width, height: HIGHEST } } : {};
  const png = await page.screenshot({ fullPage: full, animations: 'disabled', ...cut });
  mkdirSync(path.dirname(file), { recursive: true });
  let bytes = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    bytes = await sharp(png).webp({ quality, effort: 5 }).toBuffer();
    if (bytes.length <= MOST_BYTES) break;
  }
  writeFileSync(file, bytes);
  return bytes.length;
}

/** A subject that is open in a page. */
export interface OpenSubject {
  readonly page: Page;
  /** The status of its response. */
  readonly status: number | undefined;
  /** Its document as it was served. */
  readonly html: string;
  /** Its problems since the navigation. */
  readonly monitor: PageMonitor;
}

/** Opens the subject in a browser context of its own, signed in as its account, and closes it after `look`. */
export async function openSubject<T>(
  browser: Browser,
  { origin, subject, width, height, language, theme }: ScreenshotOptions,
  look: (open: OpenSubject) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: language,
  });
  try {
    if (!subject.isNewcomer) await context.addCookies([{ name: CONSENT_COOKIE, value: 'needed', url: origin }]);
    if (subject.as) await signInAs(subject.as, context, origin);
    const page = await context.newPage();
    await page.addInitScript(() => localStorage.setItem('newsletter_signup', 'false'));
    const monitor = monitorPage(page);
    const answer = await page.goto(origin + pathInLocale(subject.path, language), { waitUntil: 'networkidle' });
    const html = (await answer?.text()) ?? '';
    await subject.act?.(page);
    await page.waitForLoadState('networkidle');
    return await look({ page, status: answer?.status(), html, monitor });
  } finally {
    await context.close();
  }
}

/** Takes a screenshot for the README. Returns its size in bytes; throws above 250 kB. */
export async function takeScreenshot(browser: Browser, options: ScreenshotOptions): Promise<number> {
  const bytes = await openSubject(browser, options, ({ page }) => writeScreenshot(page, options));
  if (bytes > MOST_BYTES) throw new Error(`${options.file} has ${bytes} bytes; ${MOST_BYTES} at most.`);
  return bytes;
}
