import { existsSync } from 'node:fs';
import { findProgram } from './find-program.ts';

const SHELL = 'chromium-headless-shell';
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const MACOS = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** What to do where there is no browser. */
export const CHROMIUM_REMEDY = 'Install it (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH.';

/** The path of an installed headless shell: Chromium without a user interface, at half the processor time of a short visit. */
export const installedShell = (): string | undefined => findProgram([SHELL]);

/** The path of an installed Chromium or Chrome, or undefined. */
export const installedChromium = (): string | undefined =>
  findProgram([...BROWSERS, SHELL]) ?? (existsSync(MACOS) ? MACOS : undefined);

function find(environment: NodeJS.ProcessEnv, installed: () => string | undefined): string {
  const found = environment['CHROMIUM_PATH'] ?? installed();
  if (found === undefined || !existsSync(found)) throw new Error(`There is no Chromium. ${CHROMIUM_REMEDY}`);
  return found;
}

/** The path of the browser to measure with: CHROMIUM_PATH, or an installed one. Throws where there is none. */
export const findChromium = (environment: NodeJS.ProcessEnv = process.env): string =>
  find(environment, installedChromium);

/** The path of the browser to test with: CHROMIUM_PATH, an installed headless shell, or another one. Throws where there is none. */
export const findTestBrowser = (environment: NodeJS.ProcessEnv = process.env): string =>
  find(environment, () => installedShell() ?? installedChromium());
