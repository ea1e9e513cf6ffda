// `npm run screenshots [-- --origin=http://localhost:3000]` takes the README's pictures of a shop that runs, into packages/docs/images.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import sharp from 'sharp';

interface Picture {
  readonly name: string;
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly theme: 'light' | 'dark';
}

const flags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'];
const folder = path.resolve(import.meta.dirname, '../../docs/images');
const origin =
  process.argv.find((word) => word.startsWith('--origin='))?.slice('--origin='.length) ?? 'http://localhost:3000';

const pictures: readonly Picture[] = [
  { name: 'home', path: '/', width: 1440, height: 900, theme: 'light' },
  { name: 'listing', path: '/shop/category/electric-guitars', width: 1440, height: 1100, theme: 'light' },
  { name: 'listing-dark-phone', path: '/fr/shop', width: 390, height: 844, theme: 'dark' },
];

async function take(browser: Browser, picture: Picture): Promise<void> {
  const { name, width, height, theme } = picture;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(origin + picture.path, { waitUntil: 'networkidle' });
  const png = await page.screenshot();
  await sharp(png)
    .webp({ quality: 82 })
    .toFile(path.join(folder, `${name}.webp`));
  await context.close();
  console.log(`${name}.webp`);
}

mkdirSync(folder, { recursive: true });
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: flags });
const page = await browser.newPage();
await page.goto(`${origin}/shop/category/electric-guitars`);
const product = await page.locator('main a[href^="/shop/19"]').first().getAttribute('href');
for (const picture of pictures) await take(browser, picture);
if (product) await take(browser, { name: 'product', path: product, width: 1440, height: 1000, theme: 'light' });
await browser.close();
