import { existsSync } from 'node:fs';
import type { Terminal } from '#launcher/terminal.ts';
import { canInstall, findProgram, installPackage } from './debian.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const MACOS = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** The browser for the journeys: CHROMIUM_PATH, an installed one, or Debian's, installed now. Undefined: none, and said. */
export async function ensureChromium(terminal: Terminal): Promise<string | undefined> {
  const wanted = process.env['CHROMIUM_PATH'];
  if (wanted && !existsSync(wanted)) {
    terminal.fail(`CHROMIUM_PATH is ${wanted}, and there is no such file.`);
    return undefined;
  }
  const found = wanted ?? findProgram(NAMES) ?? (existsSync(MACOS) ? MACOS : undefined);
  if (found) return found;
  if (canInstall()) {
    const start = Date.now();
    terminal.activity('chromium', 'Installing chromium');
    const installed = await installPackage('chromium');
    terminal.activity('chromium');
    const program = findProgram(NAMES);
    if (installed && program) {
      terminal.done('Installed chromium', Date.now() - start);
      return program;
    }
  }
  terminal.fail('The journeys need Chromium. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.');
  return undefined;
}
