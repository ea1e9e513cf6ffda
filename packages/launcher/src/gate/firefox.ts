import { FIREFOX_REMEDY, findFirefox } from '@headstock/test-browser/firefox';
import type { Terminal } from '#launcher/terminal.ts';
import { canInstall, installPackage } from './debian.ts';

/**
 * Firefox for the journey that looks at the shop with another browser's eyes: FIREFOX_PATH, an installed one, or Debian's,
 * installed now. Undefined: none, and said; the journey is passed over.
 */
export async function ensureFirefox(terminal: Terminal): Promise<string | undefined> {
  const found = findFirefox();
  if (found) return found;
  if (canInstall()) {
    const start = Date.now();
    terminal.activity('firefox', 'Installing firefox-esr');
    await installPackage('firefox-esr');
    terminal.activity('firefox');
    if (findFirefox()) terminal.done('Installed firefox-esr', Date.now() - start);
  }
  const program = findFirefox();
  if (!program) terminal.say(`- No Firefox: its journey is passed over. ${FIREFOX_REMEDY}`);
  return program;
}
