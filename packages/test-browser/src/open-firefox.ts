import { existsSync } from 'node:fs';
import { type Browser, launch } from 'puppeteer-core';
import { findProgram } from './find-program.ts';

/** What to do where there is no Firefox. */
export const FIREFOX_REMEDY = 'Install it (Debian: apt-get install firefox-esr) or set FIREFOX_PATH.';

/** The path of Firefox: FIREFOX_PATH, or an installed one; undefined where there is none. */
export function findFirefox(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  const found = environment['FIREFOX_PATH'] ?? findProgram(['firefox-esr', 'firefox']);
  return found !== undefined && existsSync(found) ? found : undefined;
}

/**
 * Launches the installed Firefox, headless. Puppeteer drives it by WebDriver BiDi: Playwright needs a Firefox of its own that is
 * no Debian package. Throws where there is no Firefox.
 */
export async function openFirefox(): Promise<Browser> {
  const executablePath = findFirefox();
  if (executablePath === undefined) throw new Error(`There is no Firefox. ${FIREFOX_REMEDY}`);
  return launch({ browser: 'firefox', executablePath, headless: true });
}
