import path from 'node:path';
import { locales } from '@headstock/contracts/locale';
import { readArguments } from '@headstock/launcher/command-line';
import { openBrowser } from '@headstock/test-browser';
import { subjects } from './screenshots/pages.ts';
import type { ScreenshotOptions } from './screenshots/take-screenshot.ts';
import { visitPage } from './screenshots/visit-page.ts';

const USAGE = `Usage: npm run crawl -- [folder] [--origin http://localhost:3000] [--only listing,product]
Visits every page of a running shop, or some of them, at 375, 768 and 1440 px, in en and fr, light and dark; reports wrong
statuses, console messages, breaches of accessibility and pages wider than the screen, and puts a picture of each into the
folder (.headstock/crawl). Ends with 1 where it found a fault.`;

const { values, positionals } = readArguments(USAGE, {
  options: { origin: { type: 'string', default: 'http://localhost:3000' }, only: { type: 'string' } },
  allowPositionals: true,
});
const folder = path.resolve(positionals[0] ?? '.headstock/crawl');
const only = values.only?.split(',');
const SCREENS = [
  { width: 375, height: 812 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

const visits = subjects
  .filter(({ name }) => only === undefined || only.includes(name))
  .flatMap((subject) =>
    SCREENS.flatMap((screen) =>
      locales.flatMap((language) =>
        (['light', 'dark'] as const).map((theme): ScreenshotOptions => {
          const file = path.join(folder, `${subject.name}-${screen.width}-${language}-${theme}.webp`);
          return { ...screen, origin: values.origin, subject, language, theme, full: true, file };
        }),
      ),
    ),
  );
if (visits.length === 0)
  throw new Error(`No page is called so. There are: ${subjects.map(({ name }) => name).join(', ')}.`);

const browser = await openBrowser();
let faulty = 0;
try {
  for (const visit of visits) {
    const faults = await visitPage(browser, visit).catch((error: unknown) => {
      if (!browser.isConnected()) throw error;
      return [String(error)];
    });
    if (faults.length > 0) faulty += 1;
    console.log(`${faults.length === 0 ? '✓' : '✗'} ${path.basename(visit.file, '.webp')}`);
    for (const fault of faults) console.log(`    ${fault}`);
  }
} finally {
  await browser.close();
}
console.log(`${visits.length} visits, ${faulty} with faults. Their pictures are in ${folder}.`);
process.exitCode = faulty === 0 ? 0 : 1;
process.channel?.unref();
