import path from 'node:path';
import { locales } from '@headstock/contracts/locale';
import { readArguments } from '@headstock/launcher/command-line';
import { openBrowser } from '@headstock/test-browser';
import { discoverSignedInPages } from '@headstock/testing/signed-in-pages';
import { subjects } from './screenshots/pages.ts';
import type { ScreenshotOptions } from './screenshots/take-screenshot.ts';
import { visitPage } from './screenshots/visit-page.ts';

const USAGE = `Usage: npm run crawl -- [folder] [--origin http://localhost:3000] [--only listing,product] [--widths 375,768,1440]
  [--languages en,fr] [--themes light,dark]
Visits every page of a running shop, those of accounts, sellers and staff as the demo accounts, or some of them by their names;
reports wrong statuses, invalid HTML, console messages, breaches of accessibility and pages wider than the screen, and puts a
picture of each into the folder (.headstock/crawl). Ends with 1 where it found a fault.`;

/** How many faults of one visit are printed. */
const MOST_FAULTS = 12;
const HEIGHTS: Readonly<Record<string, number>> = { 375: 812, 768: 1024, 1440: 900 };
const { values, positionals } = readArguments(USAGE, {
  options: {
    origin: { type: 'string', default: 'http://localhost:3000' },
    only: { type: 'string' },
    widths: { type: 'string', default: Object.keys(HEIGHTS).join(',') },
    languages: { type: 'string', default: locales.join(',') },
    themes: { type: 'string', default: 'light,dark' },
  },
  allowPositionals: true,
});
const folder = path.resolve(positionals[0] ?? '.headstock/crawl');
const only = values.only?.split(',');
const widths = values.widths.split(',').map((width) => ({ width: Number(width), height: HEIGHTS[width] ?? 900 }));
const languages = locales.filter((locale) => values.languages.split(',').includes(locale));
const themes = (['light', 'dark'] as const).filter((theme) => values.themes.split(',').includes(theme));

const browser = await openBrowser();
const all = [...subjects, ...(await discoverSignedInPages(browser, values.origin))];
const visits = all
  .filter(({ name }) => only === undefined || only.includes(name))
  .flatMap((subject) =>
    widths.flatMap((screen) =>
      languages.flatMap((language) =>
        themes.map((theme): ScreenshotOptions => {
          const file = path.join(folder, `${subject.name}-${screen.width}-${language}-${theme}.webp`);
          return { ...screen, origin: values.origin, subject, language, theme, full: true, file };
        }),
      ),
    ),
  );
if (visits.length === 0) throw new Error(`No page is called so. There are: ${all.map(({ name }) => name).join(', ')}.`);

let faulty = 0;
try {
  for (const visit of visits) {
    const faults = await visitPage(browser, visit).catch((error: unknown) => {
      if (!browser.isConnected()) throw error;
      return [String(error)];
    });
    if (faults.length > 0) faulty += 1;
    console.log(`${faults.length === 0 ? '✓' : '✗'} ${path.basename(visit.file, '.webp')}`);
    for (const fault of faults.slice(0, MOST_FAULTS)) console.log(`    ${fault}`);
    if (faults.length > MOST_FAULTS) console.log(`    and ${faults.length - MOST_FAULTS} more`);
  }
} finally {
  await browser.close();
}
console.log(`${visits.length} visits, ${faulty} with faults. Their pictures are in ${folder}.`);
process.exitCode = faulty === 0 ? 0 : 1;
process.channel?.unref();
