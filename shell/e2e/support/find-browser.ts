import { existsSync } from 'node:fs';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser of the journeys: CHROMIUM_PATH, or an installed one. Throws when there is none. */
export function findBrowser(): string {
  const found = process.env['CHROMIUM_PATH'] ?? INSTALLED.find((file) => existsSync(file));
  if (found === undefined) throw new Error('The journeys need Chromium. Install it or set CHROMIUM_PATH.');
  return found;
}
