import { existsSync } from 'node:fs';
import { CHROMIUM_REMEDY, installedChromium, installedShell } from '@headstock/test-browser/find-chromium';
import type { Terminal } from '#launcher/terminal.ts';
import { canInstall, installKnownPackage, installPackage } from './debian.ts';

const SHELL = 'chromium-headless-shell';

/** Installs the headless shell, or else Chromium; beside an installed Chromium only what needs no new lists of packages. */
async function install(): Promise<void> {
  if (installedChromium()) await installKnownPackage(SHELL);
  else if (!(await installPackage(SHELL))) await installPackage('chromium');
}

/**
 * The browser for the journeys: CHROMIUM_PATH, an installed headless shell, or Debian's, installed now; else an installed
 * Chromium. Undefined: none, and said.
 */
export async function ensureChromium(terminal: Terminal): Promise<string | undefined> {
  const wanted = process.env['CHROMIUM_PATH'];
  if (wanted && !existsSync(wanted)) {
    terminal.fail(`CHROMIUM_PATH is ${wanted}, and there is no such file.`);
    return undefined;
  }
  const found = wanted ?? installedShell();
  if (found) return found;
  if (canInstall()) {
    const start = Date.now();
    terminal.activity('chromium', 'Installing chromium');
    await install();
    terminal.activity('chromium');
    if (installedShell()) terminal.done(`Installed ${SHELL}`, Date.now() - start);
  }
  const program = installedShell() ?? installedChromium();
  if (!program) terminal.fail(`The journeys need Chromium. ${CHROMIUM_REMEDY}`);
  return program;
}
