import { setTimeout } from 'node:timers/promises';
import type { ShopAddress } from '@headstock/testing/shop';
import { findFreePorts } from '@headstock/testing/free-ports';
import { startShellInstance } from '@headstock/testing/shell-instance';
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

/** The shell makes a page as small as can be once it has been rendered again and was the same. */
const SETTLED_AFTER = 3;
const RENDERED_AGAIN_MS = 6_000;

/** Visits a page until it is served as a shop in use serves it: pictures drawn, page compressed for good. */
async function settle(url: string): Promise<void> {
  for (let visit = 0; visit < SETTLED_AFTER; visit += 1) {
    const response = await fetch(url, { headers: { 'accept-encoding': 'br' } });
    await response.arrayBuffer();
    await setTimeout(RENDERED_AGAIN_MS);
  }
}

/** Weighs the home page, a listing and a product over HTTP/2 with brotli, and lets Lighthouse visit each. */
export async function measurePages({ shop, chromium, runs, say }: MeasureOptions): Promise<PageResult[]> {
  const [port = 0] = (await findFreePorts(8)).slice(-1);
  await using front = await startShellInstance({ shop, env: { PUBLIC_URL: `https://localhost:${port}` } });
  await using https = await startHttpsFront(port, front.origin);
  const results: PageResult[] = [];
  for (const { page, path } of await findPages(front.origin)) {
    say(`Measuring ${page} (${path})`);
    const url = https.origin + path;
    // The first visit draws the pictures.
    await weighPage(url, chromium);
    await settle(front.origin + path);
    const weight = await weighPage(url, chromium);
    results.push({ page, path, ...weight, lighthouse: await runLighthouse(url, chromium, runs) });
  }
  return results;
}
