import { findChromium } from '@headstock/launcher/chromium';
import { type Browser, chromium, type LaunchOptions } from '@playwright/test';

export { findChromium };

/**
 * What the tests' browser does without. The first two prepare pages of the address bar's pop-ups in a process of their own for every
 * window, which costs three quarters of the processor time of a short visit. The others are those that Playwright turns off; a browser
 * only hears the last list.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Command line of every browser that the tests and benchmarks start. */
export const browserFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${disabledFeatures.join(',')}`,
];

/** Launch options of the browser for journeys and screenshots. Throws if no Chromium is installed. */
export const browserOptions = (): LaunchOptions => ({ executablePath: findChromium(), args: [...browserFlags] });

/** Launches the browser for screenshots. Throws if no Chromium is installed. */
export const openBrowser = (): Promise<Browser> => chromium.launch(browserOptions());
