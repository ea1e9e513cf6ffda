import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Shop, startShop } from '@headstock/testing/shop';

/** Pictures are drawn once and kept between measurements. */
const PICTURES = path.resolve(import.meta.dirname, '../../../.headstock/bench/images');

/** A shop that runs already, with the ports that `npm start` gives it. */
function runningShop(port: number): Shop {
  const at = (offset: number): string => `http://127.0.0.1:${port + offset}`;
  const stop = (): Promise<void> => Promise.resolve();
  return {
    origin: `http://localhost:${port}`,
    apiUrl: at(1),
    registryUrl: at(2),
    gatewayUrl: at(3),
    dataFolder: '',
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

/** The shop at `port`, or one that is started for the measurement and forgotten after it. */
export async function openShop(port: number | undefined): Promise<Shop> {
  if (port !== undefined) return runningShop(port);
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'headstock-bench-'));
  // Nothing is drawn beside what is measured: every page is visited before, which draws what it shows.
  const shop = await startShop({ dataFolder, pictures: PICTURES, env: { PRERENDER_IMAGES: 'none' } });
  const stop = async (): Promise<void> => {
    await shop.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  };
  return { ...shop, stop, [Symbol.asyncDispose]: stop };
}
