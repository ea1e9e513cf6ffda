import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startShop } from '@headstock/testing/shop';
import { announceShop } from './support/journey-shop.ts';

/** Ports of the shells that some journeys start for themselves: the API takes changes from their pages, too. */
const OWN_SHELLS = Array.from({ length: 60 }, (_, index) => `http://localhost:${5900 + index}`);

/** Pictures are drawn once and kept between runs. */
const PICTURES = path.resolve(import.meta.dirname, '../../.headstock/journeys/images');

/**
 * Starts one fresh shop for all journeys; the returned function stops it and forgets its data. Where `JOURNEY_ORIGIN` and its
 * companions name a shop that runs already, that one is used.
 */
// oxlint-disable-next-line import/no-default-export -- Playwright takes the default export of its global setup.
export default async function startJourneyShop(): Promise<() => Promise<void>> {
  if (process.env['JOURNEY_ORIGIN']) return () => Promise.resolve();
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'headstock-journeys-'));
  const env = { ALLOWED_ORIGINS: OWN_SHELLS.join(','), PREPARE_PICTURES: 'first' };
  const shop = await startShop({ dataFolder, pictures: PICTURES, env });
  announceShop(shop);
  return async () => {
    await shop.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  };
}
