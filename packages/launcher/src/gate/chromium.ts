import { existsSync } from 'node:fs';
import { CHROMIUM_REMEDY, installedChromium } from '@headstock/test-browser/find-chromium';
import type { Terminal } from '#launcher/terminal.ts';
import { canInstall, installPackage } from './debian.ts';

/** The browser for the journeys: CHROMIUM_PATH, an installed one, or Debian's, installed now. Undefined: none, and said. */
export async function ensureChromium(terminal: Terminal): Promise<string | undefined> {
  const wanted = process.env['CHROMIUM_PATH'];
  if (wanted && !existsSync(wanted)) {
    terminal.fail(`CHROMIUM_PATH is ${wanted}, and there is no such file.`);
    return undefined;
  }
  const found = wanted ?? installedChromium();
  if (found) return found;
  if (canInstall()) {
    const start = Date.now();
    terminal.activity('chromium', 'Installing chromium');
    const isThere = await installPackage('chromium');
    terminal.activity('chromium');
    const program = installedChromium();
    if (isThere && program) {
      terminal.done('Installed chromium', Date.now() - start);
      return program;
    }
  }
  terminal.fail(`The journeys need Chromium. ${CHROMIUM_REMEDY}`);
  return undefined;
}
