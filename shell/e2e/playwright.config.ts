import { browserOptions } from '@headstock/test-browser';
import { defineConfig } from '@playwright/test';

/** What takes longest goes first, so that no worker waits for it at the end. */
const longest = [
  '**/upload-to-payout.spec.ts',
  '**/redeploy.spec.ts',
  '**/render-processes.spec.ts',
  '**/content.spec.ts',
  '**/html-and-links.spec.ts',
];

/**
 * Journeys through the built shop, one shop for all of them. `global-setup.ts` starts it and tells the workers where it is.
 * A journey that fails is not repeated: one that needs a second try is a defect. `JOURNEY_TRACE=on` keeps a trace of each that
 * fails, which takes about a quarter longer.
 */
export default defineConfig({
  testDir: './journeys',
  projects: [
    { name: 'longest', testMatch: longest },
    { name: 'shop', testIgnore: longest },
  ],
  outputDir: '../../.headstock/reports/journeys',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  retries: 0,
  // Journeys wait for the network and for timers about half of their time, so two cores carry three.
  workers: 3,
  timeout: 180_000,
  expect: { timeout: 40_000 },
  reporter: 'line',
  forbidOnly: true,
  use: {
    baseURL: process.env['JOURNEY_ORIGIN'],
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    trace: process.env['JOURNEY_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: browserOptions(),
  },
});
