import { existsSync } from 'node:fs';
import { findProgram } from './find-program.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const MACOS = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** What to do where there is no browser. */
export const CHROMIUM_REMEDY = 'Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.';

/** The path of an installed Chromium or Chrome, or undefined. */
export const installedChromium = (): string | undefined =>
  findProgram(NAMES) ?? (existsSync(MACOS) ? MACOS : undefined);

/** The path of the browser to use: CHROMIUM_PATH, or an installed one. Throws where there is none. */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): string {
  const found = environment['CHROMIUM_PATH'] ?? installedChromium();
  if (found === undefined || !existsSync(found)) throw new Error(`There is no Chromium. ${CHROMIUM_REMEDY}`);
  return found;
}
