/**
 * `npm run screenshots` — the README's pictures, into packages/docs/images. `--all <folder>` — every page × 375, 768, 1440 × en,
 * fr × light, dark, to look at. Both take a shop that runs: `--origin http://localhost:3000`.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { locales } from '@headstock/contracts/locale';
import { workspaceRoot } from '@headstock/launcher/workspace';
import { chromium } from '@playwright/test';
import { subjects } from './screenshots/pages.ts';
import { type PictureOptions, takePicture } from './screenshots/take-picture.ts';

const { values } = parseArgs({
  options: { origin: { type: 'string', default: 'http://localhost:3000' }, all: { type: 'string' } },
});
const { origin, all } = values;
const IMAGES = path.join(workspaceRoot, 'packages/docs/images');
const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

type Shot = Omit<PictureOptions, 'origin'>;

const shot = (name: string, width: number, language: 'en' | 'fr', theme: 'light' | 'dark', suffix = ''): Shot[] =>
  subjects
    .filter((subject) => subject.name === name)
    .map((subject) => ({
      subject,
      width,
      language,
      theme,
      full: false,
      file: path.join(IMAGES, `${name}${suffix}.webp`),
    }));

/** What somebody should see who has never seen the shop. */
const forReadme = (): Shot[] => [
  ...shot('home', 1440, 'en', 'light'),
  ...shot('home', 1440, 'fr', 'dark', '-dark-fr'),
  ...shot('listing', 1440, 'en', 'light'),
  ...shot('product', 1440, 'en', 'light'),
  ...shot('product', 375, 'en', 'dark', '-phone-dark'),
  ...shot('checkout', 1440, 'en', 'light'),
  ...shot('not-found', 1440, 'en', 'light'),
];

const forLooking = (folder: string): Shot[] =>
  subjects.flatMap((subject) =>
    [375, 768, 1440].flatMap((width) =>
      locales.flatMap((language) =>
        (['light', 'dark'] as const).map((theme) => {
          const file = path.resolve(folder, `${subject.name}-${width}-${language}-${theme}.webp`);
          return { subject, width, language, theme, full: width !== 768, file };
        }),
      ),
    ),
  );

const executablePath = process.env['CHROMIUM_PATH'] ?? INSTALLED.find((file) => existsSync(file));
if (executablePath === undefined) throw new Error('There is no Chromium. Set CHROMIUM_PATH to one.');
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  for (const one of all === undefined ? forReadme() : forLooking(all)) {
    const bytes = await takePicture(browser, { ...one, origin });
    console.log(`${path.relative(process.cwd(), one.file)}  ${(bytes / 1000).toFixed(0)} kB`);
  }
} finally {
  await browser.close();
}
process.channel?.unref();
