import type { ShopAddress } from '@headstock/testing/shop';
import { findFreePorts } from '@headstock/testing/free-ports';
import { startFront } from '@headstock/testing/front';
import { startHttpsFront } from '../front/https-front.ts';
import type { PageResult } from '../report/results.ts';
import { findPages } from './find-pages.ts';
import { runLighthouse } from './run-lighthouse.ts';
import { weighPage } from './weigh-page.ts';

export interface MeasureOptions {
  readonly shop: ShopAddress;
  readonly chromium: string;
  /** Visits with Lighthouse for each page. */
  readonly runs: number;
  readonly say: (line: string) => void;
}

/** Weighs the home page, a listing and a product over HTTP/2 with brotli, and lets Lighthouse visit each. */
export async function measurePages({ shop, chromium, runs, say }: MeasureOptions): Promise<PageResult[]> {
  const [port = 0] = (await findFreePorts(8)).slice(-1);
  await using front = await startFront({ shop, env: { PUBLIC_URL: `https://localhost:${port}` } });
  await using https = await startHttpsFront(port, front.origin);
  const results: PageResult[] = [];
  for (const { page, path } of await findPages(front.origin)) {
    say(`Measuring ${page} (${path})`);
    const url = https.origin + path;
    // The first visit draws pictures and fills caches, as a first visitor's would.
    await weighPage(url, chromium);
    const weight = await weighPage(url, chromium);
    results.push({ page, path, ...weight, lighthouse: await runLighthouse(url, chromium, runs) });
  }
  return results;
}
