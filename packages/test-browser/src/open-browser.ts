import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { findTestBrowser } from './find-chromium.ts';

/**
 * Features that the browser of the tests does without. The first two render pages for the address bar's pop-ups in a process of their
 * own for every window, which costs three quarters of the processor time of a short visit. The others are those that Playwright turns
 * off: Chromium takes only the last `--disable-features` of its command line, so the list has to repeat them.
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

/** Compiling and collecting beside the page costs a tenth more processor time, which tests on every core do not have. */
const oneThread = '--js-flags=--single-threaded';

/** Launch options for Playwright. Throws where no Chromium is installed. */
export const browserOptions = (): LaunchOptions => ({
  executablePath: findTestBrowser(),
  args: [...browserFlags, oneThread],
});

/** Launches the browser, headless. Throws where no Chromium is installed. */
export const openBrowser = (): Promise<Browser> => chromium.launch(browserOptions());
