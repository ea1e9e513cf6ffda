import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CONSENT_COOKIE } from '@headstock/contracts/cookie-names';
import { type Locale, pathInLocale } from '@headstock/contracts/locale';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import type { PictureSubject } from './pages.ts';

export interface PictureOptions {
  readonly origin: string;
  readonly subject: PictureSubject;
  readonly width: number;
  readonly height: number;
  readonly language: Locale;
  readonly theme: 'light' | 'dark';
  /** The whole page, or what fits on a screen. */
  readonly full: boolean;
  readonly file: string;
}

/** What a README's picture may weigh. */
const MOST_BYTES = 250_000;
const QUALITIES = [86, 78, 70, 60, 50];
/** WebP holds no higher pictures. */
const HIGHEST = 16_000;

/** Writes a picture of the page as WebP, of at most 250 kB where quality allows. Gives the bytes. */
export async function writePicture(page: Page, { full, width, file }: PictureOptions): Promise<number> {
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

/** Opens the subject in a browser of its own and takes its picture. Gives the bytes. */
export async function takePicture(browser: Browser, options: PictureOptions): Promise<number> {
  const { origin, subject, width, height, language, theme } = options;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  try {
    // The pictures show the shop, not what it asks newcomers.
    await context.addCookies([{ name: CONSENT_COOKIE, value: 'needed', url: origin }]);
    const page = await context.newPage();
    await page.goto(origin + pathInLocale(subject.path, language), { waitUntil: 'networkidle' });
    await subject.act?.(page);
    await page.waitForLoadState('networkidle');
    return await writePicture(page, options);
  } finally {
    await context.close();
  }
}
