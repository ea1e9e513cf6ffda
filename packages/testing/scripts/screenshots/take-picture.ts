import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CONSENT_COOKIE } from '@headstock/contracts/cookie-names';
import { type Locale, pathInLocale } from '@headstock/contracts/locale';
import type { Browser, Page } from '@playwright/test';
import { signInAs } from '@headstock/testing/ask-shop';
import { type PageWatch, watchPage } from '@headstock/testing/watch-page';
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

/** A subject that is open in a browser. */
export interface OpenSubject {
  readonly page: Page;
  /** The status of the answer to its address. */
  readonly status: number | undefined;
  /** What it did since it was asked for. */
  readonly watch: PageWatch;
}

/** Opens the subject as those see it for whom it is, in a browser of its own, and closes it after `look`. */
export async function openSubject<T>(
  browser: Browser,
  { origin, subject, width, height, language, theme }: PictureOptions,
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
    const watch = watchPage(page);
    const answer = await page.goto(origin + pathInLocale(subject.path, language), { waitUntil: 'networkidle' });
    await subject.act?.(page);
    await page.waitForLoadState('networkidle');
    return await look({ page, status: answer?.status(), watch });
  } finally {
    await context.close();
  }
}

/** Takes a picture of the subject for the README. Gives the bytes; throws where they are more than 250 kB. */
export async function takePicture(browser: Browser, options: PictureOptions): Promise<number> {
  const bytes = await openSubject(browser, options, ({ page }) => writePicture(page, options));
  if (bytes > MOST_BYTES) throw new Error(`${options.file} has ${bytes} bytes; ${MOST_BYTES} at most.`);
  return bytes;
}
