import { existsSync } from 'node:fs';
import type { Terminal } from '#launcher/terminal.ts';
import { canInstall, findProgram, installPackage } from './debian.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const MACOS = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const REMEDY = 'Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.';

const installed = (): string | undefined => findProgram(NAMES) ?? (existsSync(MACOS) ? MACOS : undefined);

/** The browser that is there: CHROMIUM_PATH, or an installed one. Throws where there is none. */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): string {
  const found = environment['CHROMIUM_PATH'] ?? installed();
  if (found === undefined || !existsSync(found)) throw new Error(`There is no Chromium. ${REMEDY}`);
  return found;
}

/** The browser for the journeys: CHROMIUM_PATH, an installed one, or Debian's, installed now. Undefined: none, and said. */
export async function ensureChromium(terminal: Terminal): Promise<string | undefined> {
  const wanted = process.env['CHROMIUM_PATH'];
  if (wanted && !existsSync(wanted)) {
    terminal.fail(`CHROMIUM_PATH is ${wanted}, and there is no such file.`);
    return undefined;
  }
  const found = wanted ?? installed();
  if (found) return found;
  if (canInstall()) {
    const start = Date.now();
    terminal.activity('chromium', 'Installing chromium');
    const isThere = await installPackage('chromium');
    terminal.activity('chromium');
    const program = findProgram(NAMES);
    if (isThere && program) {
      terminal.done('Installed chromium', Date.now() - start);
      return program;
    }
  }
  terminal.fail(`The journeys need Chromium. ${REMEDY}`);
  return undefined;
}
