import { findChromium } from '@headstock/launcher/chromium';
import { type Browser, chromium, type LaunchOptions } from '@playwright/test';

export { findChromium };

/** How the browser of journeys and pictures is started: alone, without a display, and quiet. Throws where there is none. */
export const browserOptions = (): LaunchOptions => ({
  executablePath: findChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
});

/** A browser for pictures. Throws where there is none. */
export const openBrowser = (): Promise<Browser> => chromium.launch(browserOptions());
