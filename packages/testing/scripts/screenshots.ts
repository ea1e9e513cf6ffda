import path from 'node:path';
import { readArguments } from '@headstock/launcher/command-line';
import { workspaceRoot } from '@headstock/launcher/workspace';
import { openBrowser } from '@headstock/test-browser';
import { subjects } from './screenshots/pages.ts';
import { type ScreenshotOptions, takeScreenshot } from './screenshots/take-screenshot.ts';

const USAGE = `Usage: npm run screenshots -- [--origin http://localhost:3000]
Takes the README's pictures of a running shop, into packages/docs/images.`;

const { values } = readArguments(USAGE, { options: { origin: { type: 'string', default: 'http://localhost:3000' } } });
const IMAGES = path.join(workspaceRoot, 'packages/docs/images');
const HEIGHTS: Readonly<Record<number, number>> = { 375: 812, 1440: 900 };

type Shot = Omit<ScreenshotOptions, 'origin'>;

const shot = (name: string, width: number, language: 'en' | 'fr', theme: 'light' | 'dark', suffix = ''): Shot[] =>
  subjects
    .filter((subject) => subject.name === name)
    .map((subject) => ({
      subject,
      width,
      height: HEIGHTS[width] ?? 900,
      language,
      theme,
      full: false,
      file: path.join(IMAGES, `${name}${suffix}.webp`),
    }));

/** The README's screenshots. */
const forReadme = (): Shot[] => [
  ...shot('home', 1440, 'en', 'light'),
  ...shot('home', 1440, 'fr', 'dark', '-dark-fr'),
  ...shot('listing', 1440, 'en', 'light'),
  ...shot('product', 1440, 'en', 'light'),
  ...shot('product', 375, 'en', 'dark', '-phone-dark'),
  ...shot('checkout', 1440, 'en', 'light'),
  ...shot('not-found', 1440, 'en', 'light'),
];

const browser = await openBrowser();
try {
  for (const one of forReadme()) {
    const bytes = await takeScreenshot(browser, { ...one, origin: values.origin });
    console.log(`${path.relative(process.cwd(), one.file)}  ${(bytes / 1000).toFixed(0)} kB`);
  }
} finally {
  await browser.close();
}
process.channel?.unref();
