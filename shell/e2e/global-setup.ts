import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { portsOfWorkers } from '@headstock/testing/free-ports';
import { startShop } from '@headstock/testing/shop';
import type { FullConfig } from '@playwright/test';
import { announceShop } from './support/journey-shop.ts';

/** Pictures are drawn once and kept between runs. */
const PICTURES = path.resolve(import.meta.dirname, '../../.headstock/journeys/images');

/**
 * Starts one fresh shop for all journeys; the returned function stops it and forgets its data. Where `JOURNEY_ORIGIN` and its
 * companions name a shop that runs already, that one is used.
 */
// oxlint-disable-next-line import/no-default-export -- Playwright takes the default export of its global setup.
export default async function startJourneyShop({ workers }: FullConfig): Promise<() => Promise<void>> {
  if (process.env['JOURNEY_ORIGIN']) return () => Promise.resolve();
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'headstock-journeys-'));
  // Some journeys start shells of their own: the API takes changes from their pages, too.
  const shells = portsOfWorkers(workers).map((port) => `http://localhost:${port}`);
  const env = { ALLOWED_ORIGINS: shells.join(','), PRERENDER_IMAGES: 'none', OFFER_ANSWER_SECONDS: '1-2' };
  const shop = await startShop({ dataFolder, pictures: PICTURES, env });
  announceShop(shop);
  return async () => {
    await shop.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  };
}
