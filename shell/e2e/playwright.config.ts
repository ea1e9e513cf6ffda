import { browserOptions } from '@headstock/testing/browser';
import { defineConfig } from '@playwright/test';

/** What takes longest goes first, so that no worker waits for it at the end. */
const longest = ['**/render-processes.spec.ts', '**/content.spec.ts', '**/html-and-links.spec.ts'];

/** Journeys through the built shop, one shop for all of them. `global-setup.ts` starts it; workers hear where it is. */
export default defineConfig({
  testDir: './journeys',
  projects: [
    { name: 'longest', testMatch: longest },
    { name: 'shop', testIgnore: longest },
  ],
  outputDir: '../../.headstock/reports/journeys',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: 'line',
  forbidOnly: true,
  use: {
    baseURL: process.env['JOURNEY_ORIGIN'],
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    trace: 'retain-on-failure',
    launchOptions: browserOptions(),
  },
});
