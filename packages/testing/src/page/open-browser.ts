import { findChromium } from '@headstock/launcher/chromium';
import { type Browser, chromium, type LaunchOptions } from '@playwright/test';

export { findChromium };

/** Launch options of the browser for journeys and screenshots. Throws if no Chromium is installed. */
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

/** Launches the browser for screenshots. Throws if no Chromium is installed. */
export const openBrowser = (): Promise<Browser> => chromium.launch(browserOptions());
