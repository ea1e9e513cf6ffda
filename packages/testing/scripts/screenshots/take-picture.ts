import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Locale, pathInLocale } from '@headstock/contracts/locale';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import type { PictureSubject } from './pages.ts';

export interface PictureOptions {
  readonly origin: string;
  readonly subject: PictureSubject;
  readonly width: number;
  readonly language: Locale;
  readonly theme: 'light' | 'dark';
  /** The whole page, or what fits on a screen. */
  readonly full: boolean;
  readonly file: string;
}

const HEIGHTS: Readonly<Record<number, number>> = { 375: 812, 768: 1024, 1440: 900 };
/** What a README's picture may weigh. */
const MOST_BYTES = 250_000;
const QUALITIES = [86, 78, 70, 60, 50];

/** Opens the subject in a browser of its own, takes its picture and writes it as WebP of at most 250 kB. Gives the bytes. */
export async function takePicture(browser: Browser, options: PictureOptions): Promise<number> {
  const { origin, subject, width, language, theme, full, file } = options;
  const context = await browser.newContext({
    viewport: { width, height: HEIGHTS[width] ?? 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    await page.goto(origin + pathInLocale(subject.path, language), { waitUntil: 'networkidle' });
    await subject.act?.(page);
    await page.waitForLoadState('networkidle');
    const png = await page.screenshot({ fullPage: full, animations: 'disabled' });
    mkdirSync(path.dirname(file), { recursive: true });
    for (const quality of QUALITIES) {
      const bytes = await sharp(png).webp({ quality, effort: 5 }).toBuffer();
      writeFileSync(file, bytes);
      if (bytes.length <= MOST_BYTES) return bytes.length;
    }
    throw new Error(`${file} does not get below ${MOST_BYTES / 1000} kB.`);
  } finally {
    await context.close();
  }
}
